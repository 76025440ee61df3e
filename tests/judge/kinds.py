"""Kinds of forgeries: each changes the rows of a record, and returns which of them must be named."""

from __future__ import annotations

import json
import re

from sillage.kernel.game import find_game


def some(rows, rng, true=lambda row: True):
    """The number of a decision of which something is true."""
    return rng.choice([number for number, row in enumerate(rows[:-1]) if number and true(row)])


def another_sentence(rows, rng):
    at = some(rows, rng, lambda row: row["events"])
    place = rng.randrange(len(rows[at]["events"]))
    others = {words for row in rows[:-1] for words in row["events"]} - {rows[at]["events"][place]}
    rows[at]["events"][place] = rng.choice(sorted(others))
    return at


def a_number_in_a_sentence(rows, rng):
    at = some(rows, rng, lambda row: re.search(r"\d+(?!.*\d)", " ".join(row["events"])))
    numbered = [place for place, words in enumerate(rows[at]["events"]) if re.search(r"\d", words)]
    place = rng.choice(numbered)
    rows[at]["events"][place] = re.sub(r"\d+(?=\D*$)", lambda m: str(int(m[0]) + 1), rows[at]["events"][place])
    return at


def a_sentence_less(rows, rng):
    at = some(rows, rng, lambda row: row["events"])
    rows[at]["events"].pop(rng.randrange(len(rows[at]["events"])))
    return at


def a_sentence_more(rows, rng):
    at = some(rows, rng)
    rows[at]["events"].append("seat 0 gained 3 coins and 3 power")
    return at


def another_action(rows, rng):
    at = some(rows, rng)
    words = {row["action"] for row in rows[1:-1]} - {rows[at]["action"]}
    rows[at]["action"] = rng.choice(sorted(words))
    return at


def an_unknown_action(rows, rng):
    at = some(rows, rng)
    rows[at]["action"] = rng.choice(["juggle", "", rows[at]["action"] + " 1", 7, None])
    return at


def another_code(rows, rng):
    at = some(rows, rng)
    rows[at]["code"] += rng.choice([-1, 1])
    return at


def another_seat(rows, rng):
    at = some(rows, rng)
    rows[at]["seat"] += 1
    return at


def another_step(rows, rng):
    at = some(rows, rng)
    rows[at]["phase"] = rng.choice(sorted({row["phase"] for row in rows[1:-1]} - {rows[at]["phase"]}))
    return at


def more_legal_actions(rows, rng):
    at = some(rows, rng)
    rows[at]["legal"] += rng.choice([-1, 1])
    return at


def another_number(rows, rng):
    at = some(rows, rng)
    rows[at]["n"] += 1
    return at


def an_impossible_outcome(rows, rng):
    at = some(rows, rng, lambda row: row["chance"])
    pair = rng.choice(rows[at]["chance"])
    pair[rng.randrange(2)] += pair[0]
    return at


def an_outcome_less(rows, rng):
    at = some(rows, rng, lambda row: row["chance"])
    rows[at]["chance"].pop()
    return at


def an_outcome_more(rows, rng):
    at = some(rows, rng)
    rows[at]["chance"].append([2, 0])
    return at


def another_deal(rows, rng):
    pair = rng.choice(rows[0]["chance"][:3])        # notes, cards, goals: each is another
    pair[1] = (pair[1] + 1) % pair[0]
    return 0


def a_decision_less(rows, rng):
    at = some(rows, rng)
    del rows[at]
    return at


def a_decision_twice(rows, rng):
    at = some(rows, rng)
    rows.insert(at, json.loads(json.dumps(rows[at])))
    return at + 1


def a_game_cut_short(rows, rng):
    at = some(rows, rng)
    del rows[at:-1]
    return at


def other_scores(rows, rng):
    seat = rng.randrange(len(rows[-1]["result"]["scores"]))
    rows[-1]["result"]["scores"][seat] += rng.choice([-1, 1, 10])
    return len(rows) - 1


def another_winner(rows, rng):
    rows[-1]["result"]["winners"] = [(rows[-1]["result"]["winners"][0] + 1) % len(rows[-1]["result"]["scores"])]
    return len(rows) - 1


def other_rounds(rows, rng):
    rows[-1]["result"]["rounds"] += rng.choice([-1, 1])
    return len(rows) - 1


def other_ranks(rows, rng):
    ranks = rows[-1]["result"]["ranks"]
    ranks[rng.randrange(len(ranks))] += 1
    return len(rows) - 1


def another_ending(rows, rng):
    result = rows[-1]["result"]
    others = set(find_game(rows[0]["game"]).endings[1:]) - {result["ending"]}
    result["ending"] = rng.choice([*sorted(others), "nobody knows", "", None])
    return len(rows) - 1


def something_more_in_the_result(rows, rng):
    rows[-1]["result"][rng.choice(["moves", "remark", "score"])] = rng.choice([7, "seat 0 cheated", None])
    return len(rows) - 1


def no_result(rows, rng):
    del rows[-1]
    return len(rows)


def a_header_without_something(rows, rng):
    del rows[0][rng.choice(["edition", "options", "seats", "chance", "events", "game"])]
    return 0


# Forgeries that no rule of a game sees: what a line may say, and of which kind it is (docs/record.md).
def a_key_more(rows, rng):
    at = rng.randrange(len(rows))
    rows[at]["remark"] = "seat 0 cheated"
    return at


def keys_in_another_order(rows, rng):
    at = rng.randrange(len(rows) - 1)
    rows[at] = dict(reversed(rows[at].items()))
    return at


def a_key_less(rows, rng):
    at = some(rows, rng)
    del rows[at][rng.choice([key for key in rows[at] if key not in ("auto", "sum")])]
    return at


def nobody_was_asked(rows, rng):
    at = some(rows, rng, lambda row: row["legal"] > 1)
    rows[at]["auto"] = True
    return at


def asked_by_itself(rows, rng):
    at = some(rows, rng)
    rows[at]["auto"] = rng.choice([False, 1, "yes", None])
    return at


def a_number_of_another_kind(rows, rng):
    name = rng.choice(["scores", "ranks", "winners"])
    rows[-1]["result"][name] = [rng.choice([float, str])(value) for value in rows[-1]["result"][name]]
    return len(rows) - 1


def other_versions(rows, rng):
    key, odd = rng.choice([("rules", 99), ("rules", "1"), ("rules", True), ("version", 3), ("version", None),
                           ("sillage", 2.0), ("sillage", 3)])
    rows[0][key] = odd
    return 0


def odd_seats(rows, rng):
    seats = rows[0]["seats"]
    rows[0]["seats"] = rng.choice([
        [None] * len(seats), {str(seat): "a" for seat in range(len(seats))}, "abcd"[: len(seats)],
        [*seats[1:], {"name": "a", "bot": 9}], [*seats[1:], {"name": "a"}], [*seats[1:], 7],
    ])
    return 0


def odd_dice(rows, rng):
    events = rows[0].pop("events")
    rows[0] |= {"events": events, "dice": rng.choice(["secret", None, []])}
    return 0


def pieces_of_another_game(rows, rng):
    rows[0]["edition"]["game"] = rng.choice(["chess", "", None])
    return 0


def tables(value):
    """Every object of an edition, and of what lies in it."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from tables(inner)


def something_unknown_in_the_edition(rows, rng):
    """Told only there: no rule reads it."""
    edition = rows[0]["edition"]
    rng.choice([edition, *tables(edition)])["house_rules"] = rng.choice([{}, {"status": "printed"}, 7, "none", None])
    return 0


def something_less_in_the_edition(rows, rng):
    edition = rows[0]["edition"]
    table = rng.choice([table for table in edition.values() if isinstance(table, dict) and "source" in table])
    del table[rng.choice(list(table))]
    return 0


def a_piece_of_another_kind(rows, rng):
    table = rng.choice([table for table in tables(rows[0]["edition"]) if any(type(v) is int for v in table.values())])
    key = rng.choice([key for key, value in table.items() if type(value) is int])
    table[key] = rng.choice([str(table[key]), float(table[key]), bool(table[key]), [table[key]]])
    return 0


def an_unknown_option(rows, rng):
    rows[0]["options"][rng.choice(["house_rules", "", "Side", "first-game"])] = rng.choice([False, True, "A", 1, None])
    return 0


def an_option_less(rows, rng):
    del rows[0]["options"][rng.choice(list(rows[0]["options"]))]
    return 0


def an_option_of_another_kind(rows, rng):
    rows[0]["options"][rng.choice(list(rows[0]["options"]))] = rng.choice([0, 1, "C", None, [True], "mild"])
    return 0


KINDS = [
    another_sentence, a_number_in_a_sentence, a_sentence_less, a_sentence_more, another_action, an_unknown_action,
    another_code, another_seat, another_step, more_legal_actions, another_number, an_impossible_outcome,
    an_outcome_less, an_outcome_more, another_deal, a_decision_less, a_decision_twice, a_game_cut_short, other_scores,
    another_winner, other_ranks, other_rounds, another_ending, something_more_in_the_result,
    no_result, a_header_without_something,
    a_key_more, keys_in_another_order, a_key_less, nobody_was_asked, asked_by_itself, a_number_of_another_kind,
    other_versions, odd_seats, odd_dice, pieces_of_another_game, something_unknown_in_the_edition,
    something_less_in_the_edition, a_piece_of_another_kind, an_unknown_option, an_option_less,
    an_option_of_another_kind,
]
