"""What holds in every position of Perfumery: every card lies in exactly one place, every count is right."""

from collections import Counter

from sillage.games.perfumery.layout import (
    BLEND,
    DEVELOP,
    FUNDS,
    IN_DECK,
    INSERT,
    INSTALL,
    KINDS,
    LIMIT,
    OVER,
    PAY,
    PERFUMES,
)


def cards_in_play(state, parts):
    """How often each card is on the table."""
    numbers = [*range(1, parts.perfumes + 1), *range(PERFUMES + 1, PERFUMES + 1 + parts.recipes)]
    used = Counter(n for n in numbers if parts.fewest[n] <= state.seats)
    used[FUNDS] = int(state.players)
    return used


def filled(row, count):
    """The cards of a row; behind them there is nothing."""
    assert not row[count:].any(), "an unused place is not empty"
    assert (row[:count] > 0).all(), "a gap"
    return [int(card) for card in row[:count]]


def check(state, parts):
    found = Counter(n for n in range(len(state.deck)) if state.deck[n] == IN_DECK)
    for column in range(len(state.column)):
        heap = state.column[column]
        cards = filled(heap.card, heap.count)
        assert column < state.columns or not cards
        found.update(cards)
    for seat in range(len(state.player)):
        found.update(check_player(state, parts, seat))
    if state.lifted:
        found[int(state.lifted)] += 1
    assert found == cards_in_play(state, parts), found - cards_in_play(state, parts)
    check_decks(state, parts)
    check_course(state)


def check_decks(state, parts):
    for deck in range(2):
        for rank in range(3):
            first = deck * PERFUMES + 1
            here = [n for n in range(first, first + PERFUMES) if state.deck[n] == IN_DECK and parts.rank[n] == rank]
            assert state.left[deck, rank] == len(here)


def check_player(state, parts, seat):
    me = state.player[seat]
    hand = filled(me.hand, me.held)
    assert hand == sorted(hand)
    assert me.held <= parts.hand_limit or (state.phase == LIMIT and seat == state.actor)
    recipes = [card for note in me.note for card in filled(note.recipe, note.count)]
    assert all(PERFUMES < card < FUNDS for card in recipes)
    produced = filled(me.produced, me.perfumes)
    assert me.points == sum(int(parts.perfume[card].brand) for card in produced)
    rival = state.players == 1 and seat == 1
    for kind in range(KINDS):
        spaces = sum(parts.perfume[card].storage == kind for card in produced)
        assert me.spaces[kind] == (0 if rival else spaces)
        assert 0 <= me.stored[kind] <= me.spaces[kind]
    assert (me.yard >= 0).all()
    assert 0 <= me.home <= me.perfumers <= parts.most_perfumers
    if state.phase == BLEND and seat < state.players:
        check_draft(me)
    else:
        assert not any(me.draft[name].any() for name in me.draft.dtype.names)
    return Counter(hand + recipes + produced)


def check_draft(me):
    draft = me.draft
    made = filled(draft.make, draft.made)
    assert made == [c for c in made if c in me.hand[: me.held]]
    assert int(draft.played).bit_count() == len(made)
    for field in ("flow", "yard", "stored", "need"):
        assert (draft[field] >= 0).all()
    assert (draft.stored <= draft.spaces).all()


def check_course(state):
    assert (state.next_column >= 0) != (state.next_owner >= 0)
    assert 0 <= state.starter < state.seats
    assert (state.pending != 0) == (state.phase == BLEND)
    if state.phase == BLEND:
        assert int(state.pending) >> state.actor & 1
    if state.phase in (DEVELOP, BLEND, OVER):
        assert state.run == -1
        assert state.installing == -1
    assert (state.lifted > 0) == (state.phase == INSERT)
    assert state.owed == 0 or state.phase in (INSTALL, INSERT, PAY)
    assert state.paid == 0 or state.phase == PAY
