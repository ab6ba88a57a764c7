"""A rival takes a piece; and the shadow of what floats over the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from sprites.paint import brush, palette

GOLD: tuple[palette.Colour, ...] = ((255, 242, 189), (243, 201, 93), (217, 154, 41))
DUST: tuple[palette.Colour, ...] = ((226, 206, 168), (190, 168, 130))
READ_AT: ui.Point = (640.0, 300.0)


def soft_shadow(stage: MomentStage, card: ui.Stamp, height: float) -> ui.Stamp:
    """The soft shadow of what floats over the table."""
    rect = card.rect
    size = (round(rect.width * 1.16), round(rect.height * 1.16))
    spot = stage.theme.cached(
        ("moment shadow", size[0] // 16, size[1] // 16), lambda: brush.spot(size, palette.BLACK, 0.7, 2.2)
    )
    drop = round(stage.theme.px(18) * height)
    return staging.faded(
        ui.Stamp(spot, spot.get_rect(center=(rect.centerx + drop // 2, rect.centery + drop)).topleft), height
    )


@dataclass(frozen=True)
class TakenMoment(Moment):
    """A rival takes a piece that lies nowhere in sight afterwards: it is shown large beside `goal`, where it is
    counted, and goes in there, small.
    """

    piece: str
    goal: str

    ms = ui.MANNERS["rival_buy"].total
    still = ui.MANNERS["rival_buy"].landed
    is_told = False

    BEGUN, COME = ui.MANNERS["rival_buy"].back, ui.MANNERS["rival_buy"].landed
    SCALE, BESIDE, SMALL = 1.4, 90.0, 0.2

    @property
    def pieces(self) -> tuple[str, ...]:
        """The piece."""
        return (self.piece,)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The piece on its way, over its shadow."""
        theme, sprite, goal = stage.theme, stage.sprite(self.piece), stage.spot(self.goal)
        if sprite is None or goal is None:
            return []
        x, y, width, height = sprite.area
        end = (goal[0] + goal[2] / 2, goal[1] + goal[3] / 2)
        side = 1 if end[0] < READ_AT[0] else -1
        shown = (
            end[0] + side * (goal[2] / 2 + self.BESIDE + width * self.SCALE / 2),
            max(40 + height * self.SCALE / 2, end[1]),
        )
        come, gone = staging.part(at, self.BEGUN, self.COME), staging.part(at, self.COME, self.ms)
        spot = staging.arc(staging.arc((x + width / 2, y + height / 2), shown, 30)(come), end, 0)(gone)
        scale = (1 + (self.SCALE - 1) * come) * (1 + (self.SMALL - 1) * gone)
        face = sprite.look.surface(theme.magnified(self.SCALE))
        card = staging.centred(theme, face, spot, scale / self.SCALE)
        return [soft_shadow(stage, card, come * (1 - gone)), card]

    def left(self, stage: MomentStage) -> Mapping[str, ui.Area]:
        """It fades where it is counted."""
        goal = stage.spot(self.goal)
        return {self.piece: (goal[0] + goal[2] / 2, goal[1] + goal[3] / 2, 1.0, 1.0)} if goal else {}
