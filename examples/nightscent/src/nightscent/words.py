"""Nightscent: the action table and the kinds of events, with their words."""

from __future__ import annotations

from nightscent.layout import DROPS, ENDINGS, FLOWER_NAMES, NIGHTS, OPENING, PLACES, PLANTING, SEEDLINGS
from sillage.kernel.words import ActionTable, Argument, EventTable, Name, Number, Scene, Translate


class Seedling(Argument):
    """A seedling of the edition, by its id."""

    def __init__(self, count: int = SEEDLINGS + 1) -> None:
        super().__init__("seedling", count)

    def word(self, value: int, scene: Scene) -> str:
        tiles = scene.edition.seedlings.tiles
        return tiles[value - 1].id if 1 <= value <= len(tiles) else ""

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        if not self.word(value, scene):
            return "–"
        tile = scene.edition.seedlings.tiles[value - 1]
        flower = tr(f"nightscent-flower-{tile.flower}")
        return tr("nightscent-seedling", id=tile.id, flower=flower, scent=tile.scent, nectar=tile.nectar)


class Bench(Seedling):
    """A place on the bench, named by the seedling that stands there."""

    def __init__(self) -> None:
        super().__init__(PLACES)

    def word(self, value: int, scene: Scene) -> str:
        return super().word(int(scene.state["bench"][value]), scene)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return Seedling().phrase(int(scene.state["bench"][value]), scene, tr)


FLOWER = Name("flower", FLOWER_NAMES, "nightscent-flower")
COUNT = Number("count", 128)

# The whole table: 22 actions, in an order that never changes.
ACTIONS = ActionTable("nightscent")
OPEN = ACTIONS.add("open", FLOWER, Number("drops", DROPS + 1), phases=(OPENING,), clause="NS-4")
PLANT = ACTIONS.add("plant", Bench(), phases=(PLANTING,), clause="NS-8")
REST = ACTIONS.add("rest", phases=(PLANTING,), clause="NS-9")

EVENTS = EventTable()
NIGHT = EVENTS.add("night", "night {night} falls", Number("night", NIGHTS + 1))
CAME = EVENTS.add("came", "a moth came to {flower}", FLOWER)
STANDS = EVENTS.add("stands", "seedling {seedling} stands on the bench", Seedling())
OPENED = EVENTS.add("opened", "seat {seat} opened {flower} with {drops} drops", FLOWER, Number("drops", DROPS + 1))
LURED = EVENTS.add("lured", "seat {seat} lured {count} moths to {flower}", COUNT, FLOWER)
LONELY = EVENTS.add("lonely", "seat {seat} lured nothing and took {count} dew", COUNT)
PLANTED = EVENTS.add("planted", "seat {seat} planted {seedling}", Seedling())
RESTED = EVENTS.add("rested", "seat {seat} took {count} dew", COUNT)
ENDED = EVENTS.add("ended", "the game ended: {ending}", Name("ending", ENDINGS, "nightscent-ending"))
