"""`auto`: the choices of a draft are filled in, for the person to look over."""

from __future__ import annotations

from tests.server.play import full_table, settle


def at_blending(person, **terms):
    """Mia and Max at Perfumery; both are at their blending."""
    people = [person("Mia"), person("Max")]
    table = full_table(people, game="perfumery", **terms)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    before = chairs[0].ask(type="auto")
    assert before["error"]["reason"] == "no-hint", "there is no draft yet"
    while chairs[0].state["view"]["phase"] != "blend":
        asked = next(c for c in chairs if c.state["legal"])
        asked.play(asked.state["legal"][0]["code"])
        settle(chairs)
    return chairs


def words(chair):
    return [legal["action"] for legal in chair.state["legal"]]


def test_a_draft_is_filled_in_changed_and_committed_by_its_owner(person):
    mia, max_ = at_blending(person)
    seen = max_.state["view"]["players"]
    mia.until_seq(mia.ask(type="auto", key="fill")["seq"])
    assert words(mia)[-1] == "commit"
    assert mia.state["view"]["players"][0]["draft"]["step"] != "effect"
    assert mia.state["asked"] == [0, 1]
    assert max_.state["view"]["players"] == seen
    assert mia.ask(type="auto")["error"]["reason"] == "no-hint", "nothing is open any more"
    mia.until_seq(mia.ask(type="undo")["seq"])
    mia.until_seq(mia.ask(type="auto")["seq"])
    mia.until_seq(mia.play("commit")["seq"])
    assert mia.state["asked"] == [1]
    assert mia.ask(type="auto")["error"]["reason"] == "no-hint", "a commit is final"
    for chair in (mia, max_):
        chair.close()


def test_a_table_without_hints_fills_in_nothing(person):
    mia, max_ = at_blending(person, hints=False)
    assert mia.ask(type="auto")["error"]["reason"] == "no-hint"
    assert words(mia) == ["use", "skip"]
    for chair in (mia, max_):
        chair.close()
