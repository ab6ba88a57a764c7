"""What a table shows of what happens: events are heard and shown, and pieces sent to where they led."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.engine.event import Event, Frame
from scenes import ui
from scenes.audio.motifs import motif
from scenes.audio.pieces import token_sound
from scenes.audio.sound import Sounds
from scenes.play.acts import Act, BannerAct, FlashAct, MomentAct, RestAct, SpotlightAct
from scenes.play.choreographer import Beat
from scenes.play.dice.dice_act import DiceAct
from scenes.play.dice.great_die import GreatDieAct, clear_spot
from scenes.play.tokens_act import Route, TokensAct
from scenes.play.view.table_view import TableView
from scenes.table.moment import Moment, MomentStage
from scenes.table.piece_moments import TakenMoment
from scenes.table.show import Banner, DiceThrow, Flash, Rest, Show, Spotlight, Tokens


class TableStage:
    """The stage on which the choreographer plays."""

    def __init__(self, table: TableView, sounds: Sounds) -> None:
        self._table = table
        self._sounds = sounds
        self._manner: ui.Manner | None = None

    @property
    def motion(self) -> ui.Motion:
        """The pieces on their way."""
        return self._table.top.motion

    def sound(self, beat: Beat) -> None:
        """An event begins to be shown: let it be heard, from where it happens."""
        frame = beat.frame
        event, table, seat = frame.event, self._table.table, frame.event.seat
        when = table.motifs.get(type(event), "")
        nation = self._table.game.session.game.plays(frame.state, seat) if when and seat is not None else ""
        for name in filter(None, (table.sound(frame.state, event), motif(nation, when))):
            self._sounds.play(name, x=self._x_of(event))

    def acts(self, event: Event) -> list[Act]:
        """The shows of an event over what lies on the table now."""
        shows = self._table.table.shows(self._table.model(), event)
        self._manner = next((show for show in shows if isinstance(show, ui.Manner)), self._manner)
        routes = [route for show in shows if isinstance(show, Tokens) and (route := self._route(show))]
        for glyph, target in {route.show.glyph: route.target for route in routes}.items():
            self._sounds.play(token_sound(glyph), x=ui.middle(target)[0])
        flights = [TokensAct(routes, self._table.pace, self._sounds, self._picture)] if routes else []
        return [*flights, *(act for show in shows if (act := self._act(show)))]

    def _x_of(self, event: Event) -> float:
        """Where an event is heard from: the piece or place it is about, or the plaque of its seat."""
        areas = (self._table.top.spot(fact) for fact in event.facts.values() if isinstance(fact, str))
        area = next(filter(None, areas), None)
        return ui.middle(area)[0] if area else self._table.top.x_of_seat(event.seat)

    def _route(self, show: Tokens) -> Route | None:
        """The way of tokens over what lies on the table now; None where an end of it is not in sight."""
        start, end = self._table.top.spot(show.source), self._table.top.spot(show.target)
        piece = self._table.top.layout.sprites.get(show.target)
        takes_off = self._table.top.spot(show.takes_off) if show.takes_off else None
        return Route(show, start, end, piece, takes_off) if start and end and show.count > 0 else None

    def _picture(self, area: ui.Area) -> pygame.Surface:
        """How an area of the table looks now."""
        return self._table.top.canvas.picture(self._table.theme.rect(*area)).surface

    def _act(self, show: Show) -> Act | None:
        """The running show; None for tokens, which fly together, and for what is not in sight."""
        spot = self._table.top.spot
        match show:
            case Tokens() | ui.Manner():
                return None
            case Rest(names=names):
                return RestAct(show, [area for name in names if (area := spot(name))], self._table.pace)
            case Banner():
                return BannerAct(show, self._table.top.layout.banner, self._table.pace)
            case Spotlight(piece=piece):
                sprite = self._table.top.layout.sprites.get(piece)
                return SpotlightAct(show, sprite.look, sprite.area, self._table.pace) if sprite else None
            case Flash(names=names):
                areas = [area for name in names if (area := spot(name))]
                return FlashAct(show, areas, self._table.pace) if areas else None
            case DiceThrow(tray=tray):
                area, seed = spot(tray), len(self._table.game.session.moves)
                if area is None:
                    return None
                lying = self._lying(area, {die.piece for die in show.dice})
                waiting = [sprite for die in show.dice if (sprite := self._table.top.sprite(die.piece))]
                goal, pace = spot(show.hits) if show.hits else None, self._table.pace
                if show.is_great and pace.factor and not pace.calm:
                    lies = waiting[0] if waiting else None
                    clear = clear_spot(self._table.theme, self._table.top.layout)
                    theme, light = self._table.theme, spot(show.decides) if show.decides else None
                    return GreatDieAct(show, theme, area, self._sounds, pace, seed, lies, goal, clear, light)
                return DiceAct(show, self._table.theme, area, lying, self._sounds, pace, seed, waiting, goal)
            case Moment(is_told=False) if self._table.pace.calm:
                return None
            case TakenMoment(piece=piece) if piece in self._table.awaited:
                return None
            case Moment():
                stage = MomentStage(self._table.theme, self._table.top.picture, spot, self._table.top.sprite)
                return MomentAct(show, stage, self._sounds, self._table.pace)

    def _lying(self, tray: ui.Area, thrown: Collection[str]) -> list[ui.Point]:
        """Where other pieces lie in a tray."""
        sprites = self._table.top.layout.sprites.items()
        lying = [ui.middle(sprite.area) for name, sprite in sprites if name not in thrown]
        return [spot for spot in lying if ui.contains(tray, spot)]

    def lay(self, frame: Frame | None) -> bool:
        """Send the pieces to where a frame has them, in the manner of the event that led there; None is the true
        position. Whether the table was laid anew.
        """
        if frame and self._table.table.is_passed_over(self._table.model(), frame.event):
            return False
        manner, self._manner = self._manner, None
        before = self._table.top.times_laid
        self._table.show(frame, manner)
        return self._table.top.times_laid != before
