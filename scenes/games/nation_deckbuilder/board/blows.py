"""The next blow of every enemy: what it deals on average and at most, and the health that is left."""

from __future__ import annotations

from game.nation_deckbuilder.analysis.forecast import Blow, Forecast
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes.games.nation_deckbuilder.text.explanations import WALLS
from scenes.games.nation_deckbuilder.text.sides import nation_colour, nation_name
from scenes.table.model import TableModel
from scenes.ui.box import Box
from scenes.ui.boxes import Gap, Row
from scenes.ui.host.explanation import Explanation, SumLine, Tooltip
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import disc, glyph, heading, plate
from scenes.ui.memo import memo
from scenes.ui.numbers import number, tenths
from scenes.ui.text import Style, Text
from sprites.paint import palette

say = Sentences("nation_deckbuilder")


@memo
def next_blows(model: TableModel[NationState]) -> PaintLayer:
    """One line for all enemies; nothing is foreseen before the first turn and after the last."""
    foreseen: Forecast | None = model.forecast
    own = model.view.players[model.viewer].nation
    blows = foreseen.against(own) if foreseen else ()
    told = Tooltip(_about, model)
    words = Text(say("blows.none"), Style.LABEL, colour=palette.DIM, name="no blow", tells=told, align="right", grow=1)
    content = Row(
        heading(say("blows.title"), shorter=(say("blows.short"),), name="next blows", tells=told, drop=1),
        *((_blow(model, blow) for blow in blows) if blows else (words,)),
        gap=10,
        pad=(12, 0, 12, 0),
        back=(plate(),),
    )
    return PaintLayer(content, zone="totals", name="blows")


def _blow(model: TableModel[NationState], blow: Blow) -> Box:
    """Whose it is, the damage, and the health after the hardest one."""
    damage = say("blows.damage", likely=tenths(blow.likely), most=blow.most)
    if blow.least == blow.most:
        damage = str(blow.most)
    brief = (f"≤{blow.most}",) if blow.least < blow.most else ()
    deadly: tuple[Box, ...] = ()
    if blow.deadly:
        percent = max(1, round(100 * blow.deadly))
        deadly = (Text(say("blows.deadly", percent=percent), Style.FIGURE, size=14.5, colour=palette.LOSS, drop=3),)
    return Row(
        disc(nation_colour(model, blow.attacker), 17, drop=2),
        glyph("damage", 17),
        Text(damage, Style.FIGURE, size=15.5, shorter=brief),
        Gap(grow=1),
        glyph("health", 17),
        Text(f"› {blow.health}", Style.FIGURE, size=15.5),
        *deadly,
        gap=4,
        grow=1,
        name=f"blow of {blow.attacker}",
        tells=Tooltip(_told, model, blow),
    )


def _about(model: TableModel[NationState]) -> Explanation:
    return Explanation(say("blows.title"), remarks=say.lines("blows.told"), chapter=WALLS)


def _told(model: TableModel[NationState], blow: Blow) -> Explanation:
    """How the hardest blow comes about."""
    before = blow.health + blow.lost
    return Explanation(
        say("blows.of", name=nation_name(model, blow.attacker)),
        (
            SumLine(say("blows.in_play"), number(blow.least)),
            SumLine(say("blows.on_average"), tenths(blow.likely)),
            SumLine(say("blows.at_most"), number(blow.most)),
            SumLine(say("blows.walls"), number(-blow.walls)),
            SumLine(say("blows.health"), number(before)),
        ),
        f"{blow.health} {{health}}",
        say.lines("blows.told"),
        WALLS,
    )
