"""The play scene: a table with people and computer players around it, until the game is over."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path

import pygame

from game.bots.pickling import learn_constants
from game.bots.roster import bot_package
from game.learn.seen_hints import PLAYED
from game.session.branches import Sandbox
from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Published
from game.session.journal import Journal
from game.session.session import HUMAN
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.app.thumbnails import keep_thumbnail
from scenes.games.plugin import plugin_of
from scenes.play.choreographer import SHOWN
from scenes.play.dice.dice_act import patience_stamp
from scenes.play.game_in_play import GameInPlay
from scenes.play.help.newcomer_hints import NewcomerHints, is_first_game
from scenes.play.input.rails import MENU
from scenes.play.input.table_commands import TableCommands
from scenes.play.input.table_targets import LOG_AREA
from scenes.play.perspective import Perspective
from scenes.play.table_scene import TableScene
from scenes.play.turns import Turns
from scenes.play.view.branch_sign import BRANCH_SIGN, frame_stamps
from scenes.play.view.city_life import CityLife
from scenes.play.view.draw_ahead import DrawAhead, PicturesAhead
from scenes.play.view.handover_cover import HandoverCover
from scenes.play.view.idle_motion import IdleMotion, air_over_table
from scenes.play.view.thinking_sign import sign_stamp
from scenes.play.view.turn_banner import Sweep, TurnBanner
from scenes.table.panels.aim import AIM
from scenes.table.panels.recap import RECAP

_say = Sentences("screens")

SKIPPING = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class PlayScene(TableScene):
    """A game in play: whoever is to act acts, and what happens is shown."""

    name = "game"
    plays: type[GameInPlay] = GameInPlay
    asks: type[TableCommands] = TableCommands
    tells = True
    """Whether it is said in words whose turn it is, and newcomers are told what is new: a lesson does so itself."""

    def __init__(self, app: App, journal: Journal | Sandbox) -> None:
        session = journal.session
        table = plugin_of(session.game.name).table()
        game = self.plays(journal, table, app.thinker)
        if app.settings.hard_beside:
            game.race_hard()
        viewpoint = Perspective(session.seats, game.deciding, game.see_alike)
        super().__init__(app, game, table, viewpoint, self.asks)
        self.banner = TurnBanner()
        self.sweep = Sweep()
        self.life = IdleMotion(self.table.top)
        self.city = CityLife(self.table.top)
        self.air = ui.LitAir(air_over_table)
        self.curtain = HandoverCover()
        self.ahead = DrawAhead(self.table)
        self.pictures = PicturesAhead(self.table)
        self.turns = Turns(self)
        self.newcomer_hints = NewcomerHints(app, self.table, self.commands)
        self.table.is_first_game = self.tells and is_first_game(app, session.game.name)
        self._is_laid_unpainted = False
        self.is_at_rest = False
        """Whether nothing moved on the table in the last frame."""
        self._is_to_cut = False
        """Whether what runs is cut short as soon as it may be."""
        self._painted: tuple[int, tuple[int, str, str] | None] = (0, None)
        self._carded = -1
        """The position for which a postcard was wished."""
        self._foreseen: tuple[bool, int] | None = None
        """What of the end of the game was told to the painters last: whether it has come, and after how many rounds."""
        self._pictured: Path | None = None
        """The file beside which a picture of the position lies."""
        changes = MOVED, TAKEN_BACK, SEAT_GIVEN
        self.subscriptions.add(
            *(session.bus.subscribe(kind, self._forget_picture) for kind in changes),
            *(session.bus.subscribe(kind, lambda _: self.turns.forget_offer()) for kind in changes),
            self.commands.playback.shown.subscribe(SHOWN, self.city.note_shown),
            session.bus.subscribe(TAKEN_BACK, self.city.note_laid),
        )

    def _forget_picture(self, told: Published) -> None:
        """The picture of the saved game is one of an earlier position."""
        self._pictured = None

    # -- the scene --------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Open the game on the table; where its ghost cannot race, say so."""
        self.commands.playback.open()
        self.refresh()
        self._prepare_thinking()
        if self.game.race and self.game.race.trouble:
            text = _say("ghost.missing_told", why=closed(self.game.race.trouble))
            self.app.stack.push(Message(self.app, _say("ghost.missing"), text))
        if self.game.is_what_if:
            words = Sentences(self.game.session.game.name).or_of(_say, "branch.begins")
            self.commands.hints.note(words, self.commands.controls.notes[BRANCH_SIGN].area)
        elif not self.game.session.moves:
            self._tell_aim()

    def _prepare_thinking(self) -> None:
        """Read what the first question to a computer needs, a little in every frame, before it is asked."""
        bot = bot_package(self.game.session.game)
        self.app.preloader.ask(("thinking", bot), iter([learn_constants]))
        self.app.preloader.ask_modules(bot)

    def _tell_aim(self) -> None:
        """Say what the challenge asks for that has just been begun; nothing at other tables."""
        aim, area = self.game.aim(self.game.session.state), self.table.top.spot(AIM)
        if aim and area:
            self.commands.hints.note(" ".join(aim[1:3]), area)

    def leave(self) -> None:
        """Let go of the file, and of what is being thought. By now the postcard of the game may have been painted."""
        path, postcard = self.game.journal.path, self.table.postcard()
        if path and postcard and path.exists():
            keep_thumbnail(path, postcard)
        self.game.clock.keep()
        super().leave()
        self.newcomer_hints.subscriptions.leave()
        self.game.journal.close()

    def pause(self) -> None:
        """Nothing stays in the hand while something else is on top; saved games show the table as it is now."""
        self.game.stop_thinking()
        self.game.clock.keep()
        self.host.leave()
        self.curtain.close()
        self._keep_picture()

    def _keep_picture(self) -> None:
        """The picture of a saved game, or of a what-if for whoever keeps it, shows what everybody at the table may see,
        whoever sits there later.
        """
        path = self.game.journal.path
        if path == self._pictured and not self.game.is_what_if:
            return
        was_covered = self.viewpoint.is_covered
        self._cover(was_covered or self.game.sees_more(self.viewpoint.viewer))
        window = self.app.surface
        self.table.top.canvas.paint(window, self._stamps())
        if path:
            keep_thumbnail(path, self.table.postcard() or window)
            self._pictured = path
        self._cover(was_covered)

    def _cover(self, is_covered: bool) -> None:
        """Close or lift the curtain at once."""
        if is_covered != self.viewpoint.is_covered:
            self.viewpoint.is_covered = is_covered
            self.table.relay(ui.Pace(0))
        self.refresh()

    def resume(self) -> None:
        """Settings may have changed, who plays a seat, and what was played in the game from elsewhere."""
        self.table.is_first_game = self.tells and is_first_game(self.app, self.game.session.game.name)
        self.game.log.catch_up()
        if self.viewpoint.seat_people(self.game.session.seats):
            self.turns.call_anew()
        self.refresh()

    # -- input ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or key that comes while something is shown ends the show, and counts as well; Space only leafs on.

        It answers nothing, though, that was not asked on the screen, and counts for nothing else where the show may not
        be cut short yet.
        """
        self.game.clock.touched()
        if self.viewpoint.is_covered:
            return self._handle_covered(event)
        is_back = ui.is_meant(event, "table.back") and not self.host.carried
        if is_back and self.choreographer.is_still and self.commands.close_newest():
            self.refresh()
            return True
        if is_back and self.newcomer_hints.take_late():
            return True
        if event.type in SKIPPING and not self.choreographer.may_be_cut:
            self._is_to_cut = True
            return True
        if ui.is_meant(event, "show.step") and not self.choreographer.is_idle:
            self.host.hold_key(ui.action("show.step"))
            self.choreographer.skip_step()
            self.refresh()
            return True
        if event.type in SKIPPING:
            self.commands.begin_press(self._is_asked_on_screen)
            self.commands.hints.notice = None
            self._hide_told(event)
            self.commands.playback.recap.hide()
            self.banner.finish()
            self.sweep.finish()
            self.slide.finish()
            self.unrolling.finish()
            self.choreographer.finish()
            self.turns.notice()
            self.refresh()
            if self.viewpoint.is_covered:
                return True
        before = self.host.idle_pointing if event.type == pygame.MOUSEMOTION else None
        used = self._handle(event)
        if used:
            self.life.wake()
            if before is None or before != self.host.idle_pointing or self.host.hovered == LOG_AREA:
                self.refresh()
        return used

    @property
    def way_back(self) -> str:
        """Behind the curtain it leads to the menu at once."""
        return "cover.menu" if self.viewpoint.is_covered else super().way_back

    def step_choice(self) -> None:
        """Behind the curtain there is nothing to choose."""
        if not self.viewpoint.is_covered:
            super().step_choice()

    def _cut(self) -> bool:
        """Cut short what somebody wanted to end before it might be; True where that was now."""
        if not self._is_to_cut or not self.choreographer.may_be_cut:
            return False
        self._is_to_cut = False
        self.choreographer.finish()
        return True

    def _hide_told(self, event: pygame.event.Event) -> None:
        """A key or a button goes down: what newcomers were told goes, for good where that was pressed itself."""
        under = self.commands.sight.popovers.at(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else None
        if under and under.kind == ui.PopoverKind.HINT:
            self.newcomer_hints.close()
        self.newcomer_hints.hide(is_dealing=not (self.choreographer.is_still or self.game.has_moved))

    @property
    def _is_asked_on_screen(self) -> bool:
        """Whether the last picture asks what is asked now. A question goes on to be asked while it is the same and only
        its seat has moved: quick hands need not wait for what they have done themselves.
        """
        session, (moves, question) = self.game.session, self._painted
        since = (session.state_before(index).decision for index in range(moves, len(session.moves)))
        is_own = all(decision and question and decision.seat == question[0] for decision in since)
        return is_own and question == self.game.question

    def _handle_covered(self, event: pygame.event.Event) -> bool:
        """While the table passes to the next person, only that person's answer counts, and the way to the menu."""
        self.curtain.holding = self.app.settings.pressing
        if ui.is_meant(event, "cover.menu"):
            self.commands.open_menu()
        elif self.curtain.handle(event, self.table.theme):
            self._uncover()
        self.dirty = True
        return True

    def _uncover(self) -> None:
        """The next person sits at the table: the own hand appears."""
        self.curtain.close()
        self._cover(False)

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> None:
        """Let time pass for everything that moves or waits; whoever is to act acts."""
        self._run_clock(dt_ms)
        self._foresee_end()
        active = not (self.banner.is_still and self.sweep.is_still)
        active |= self._skip_on() | self._cut()
        if not self.choreographer.holds_up:
            self.banner.advance(dt_ms)
        self.sweep.advance(dt_ms)
        if self.viewpoint.is_covered:
            active |= self.curtain.is_held
            if self.curtain.advance(dt_ms):
                self._uncover()
        laid = self.table.top.times_laid
        active |= self._pass_time(dt_ms) | self._is_laid_unpainted
        active |= self.commands.hints.tell_whether_saved()
        self.game.computers.think(dt_ms)
        self.game.let_hard_play()
        active |= self.game.computers.thinking_seat is not None
        self.is_at_rest = not active
        if self.choreographer.is_idle and self.table.top.times_laid == laid:
            active |= self._go_on(dt_ms)
        if self.dirty:
            self._is_laid_unpainted = False
        elif self._is_laid_unpainted and self.table.top.times_laid == laid:
            if not self.ahead.work():
                return
            self._is_laid_unpainted = False
        elif self.table.top.times_laid != laid or (active and self._what_is_seen(self.host.focused) != self._seen):
            if not self.game.is_person_deciding or self.table.shown_state is not None:
                self._lay()  # nobody is asked any more: no button may stay lit
            self._is_laid_unpainted = True
            self.ahead.begin(self._painting())
            return  # laying takes most of a frame, and so do drawing and painting: the next ones do that
        active |= self.newcomer_hints.advance(
            dt_ms, self.tells and not self.viewpoint.is_covered, self.tells and self._is_calm
        )
        if self.choreographer.is_still and self._carded != self.game.position:
            self._carded = self.game.position
            self.table.wish_for_postcard()
        coming = self.game.computers.held_back
        if active:
            self.life.wake()
            self.refresh()
        elif coming and self.choreographer.is_idle:
            self.ahead.follow(coming)
        if self.is_at_rest and not self.viewpoint.is_covered:
            self.pictures.work()
        is_calm = self.table.pace.calm or self.viewpoint.is_covered
        stirs = self.air.advance(dt_ms, is_calm) | self.life.advance(dt_ms, is_calm)
        stirs |= self.city.advance(dt_ms, is_calm)
        self.dirty |= self.city.is_changing
        if self.life.crawled != self.table.top.crawled:
            self.table.top.crawled = self.life.crawled
            self.refresh()
        if stirs and not self.dirty:
            self.dirty = self.is_breathing = True

    def _foresee_end(self) -> None:
        """As soon as the end is known, have painted what will be seen of it once the last move has been shown; and when
        it is near, once a round and while nothing moves, what would be seen of it now: that stands there until the rest
        is painted.
        """
        game, state, is_over = self.game.session.game, self.game.session.state, self.game.deciding is None
        known = (is_over, game.rounds(state)) if self.tells and (is_over or game.is_near_end(state)) else None
        if known and known != self._foreseen:
            if not (is_over or self.choreographer.is_idle):
                return
            if not self.turns.is_scored:
                self.commands.result().foresee()
        self._foreseen = known

    def _painting(self) -> Iterator[None]:
        """Step by step, bring the picture in line with what is laid now."""
        self._lay()
        yield
        yield from self._settling()

    def _run_clock(self, dt_ms: float) -> None:
        """While a person is asked, sits at the table and looks at it, that seat uses time."""
        commands, game = self.commands, self.game
        commands.shows_clock = self.app.settings.clock and self.tells
        if not commands.shows_clock:
            return
        is_here = pygame.key.get_focused() or pygame.display.get_driver() == "dummy"
        thinks = game.is_person_deciding and not self.viewpoint.is_covered and is_here
        before = game.clock.seconds, game.clock.glass_seconds
        if game.clock.advance(dt_ms, game.deciding if thinks else None):
            self.app.sounds.play("turn_chime_0")
            commands.hints.note(_say("clock.empty"), MENU)
        if before != (game.clock.seconds, game.clock.glass_seconds):
            self.refresh()

    def _what_is_seen(self, focused: str | None) -> Hashable:
        clock = self.game.clock
        times = (clock.seconds, clock.glass_seconds) if self.commands.shows_clock else None
        return super()._what_is_seen(focused), times, self.commands.shows_clock

    def _skip_on(self) -> bool:
        """The key that leafs through a show ends, while it is held, every show as soon as it begins; True meanwhile."""
        step = ui.action("show.step")
        held_ms = self.host.key_ms(step)
        if held_ms is not None and held_ms >= step.hold:
            self.choreographer.finish()
        return held_ms is not None

    @property
    def _is_quiet(self) -> bool:
        """Nor is told whose turn it is."""
        return super()._is_quiet and self.banner.is_still

    @property
    def _is_calm(self) -> bool:
        """Whether nothing moves, nothing waits to be seen or thrown, and whoever is asked sits at the table."""
        is_still = self.choreographer.is_still and self.banner.is_still and self.sweep.is_still
        commands = self.commands
        is_read = self._is_recapped or commands.advice.is_open
        is_free = not (self.viewpoint.is_covered or is_read or self.table.held)
        return is_still and is_free and self.table.waiting_area is None

    @property
    def _is_recapped(self) -> bool:
        """Whether what others did is told over the table: it is not where the table itself says so, or its log does."""
        layout = self.table.top.layout
        is_read_there = layout.log is not None or RECAP in layout.anchors
        return not is_read_there and bool(self.commands.playback.recap.lines)

    # -- turns ------------------------------------------------------------------------------------------------

    def _go_on(self, dt_ms: float) -> bool:
        """Once all has been seen that was shown, the game goes on; True when anything changed."""
        return self.turns.go_on(dt_ms)

    def score(self) -> bool:
        """Once the last position has been seen, go on to the scoring."""
        if self.turns.is_scored or not self.choreographer.is_still:
            return False
        self.turns.is_scored = True
        if self.tells and self.game.has_people:
            for seat in self.game.session.seats:
                if seat.player == HUMAN:
                    self.app.met_by(seat.name).add(self.game.session.game.name, PLAYED)
        self.commands.open_scores()
        return True

    # -- the picture ------------------------------------------------------------------------------------------

    def _thinking_stamps(self) -> list[ui.Stamp]:
        """Who has been thinking for a while."""
        computers = self.game.computers
        seat = computers.thinking_seat
        if seat is None:
            return []
        calm = self.app.settings.reduced_motion
        return [sign_stamp(self.table.theme, self.table.top.layout, seat, computers.thought_ms, calm)]

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint what changed."""
        self.is_breathing = False
        if self.table.shown_state is None and not self.viewpoint.is_covered:
            self._painted = len(self.game.session.moves), self.game.question
        return self.table.top.canvas.paint(surface, self._stamps() + self._curtain_stamps())

    def _curtain_stamps(self) -> list[ui.Stamp]:
        """What lies over everything while the table passes to the next person."""
        if not self.viewpoint.is_covered:
            return []
        table, viewer = self.table, self.viewpoint.viewer
        seat, face = self.game.session.seats[viewer], self.game.faces[viewer]
        self.curtain.holding = self.app.settings.pressing
        return self.curtain.stamps(table.theme, seat, table.table.news(table.model()), face)

    def _sweep_stamps(self) -> list[ui.Stamp]:
        """The light that passes over what may be done when a turn begins."""
        if self.sweep.is_still:
            return []
        glows = self.table.glows(None)
        return self.sweep.stamps(self.table.top, (name for name, kinds in glows.items() if kinds == ("open",)))

    def _stamps(self) -> list[ui.Stamp]:
        """Everything that moves or floats on the table, low to high."""
        theme, table, top = self.table.theme, self.table, self.table.top
        self.commands.sight.popovers.begin()
        stamps = [
            *self.city.stamps(),
            *self.air.stamps(theme),
            *self.life.stamps(),
            *frame_stamps(theme, self.game.session),
        ]
        stamps += [*self._pieces(), *self._sweep_stamps()]
        if self.choreographer.is_idle and (waiting := table.waiting_area):
            stamps.append(patience_stamp(theme, waiting, self.turns.die_waited))
        stamps += self._log_stamps()
        stamps += self.banner.stamps(theme, top.layout) + self._thinking_stamps()
        return stamps + (self.newcomer_hints.stamps(theme) if self._tells_tips else []) + self._hand()

    @property
    def _tells_tips(self) -> bool:
        """Whether nothing else is to be read first: the name of whose turn it is, or a dialog on the table."""
        return not self.banner.is_named and self.app.stack.top is self

    def _popovers(self) -> Iterator[ui.Popover]:
        """And what others did, and what newcomers are told, which waits for the name of whose turn it is: one text is
        read at a time, and moves for none.
        """
        yield from super()._popovers()
        theme = self.table.theme
        is_due = self.banner.is_still and self._is_recapped
        if is_due and (did := self.commands.playback.recap.popover(theme)):
            yield did
        if self._tells_tips and (told := self.newcomer_hints.popover(theme)):
            yield told

    @property
    def spoken_notes(self) -> tuple[tuple[Hashable, str], ...]:
        """And what newcomers are told; where others may listen, that they hear what one may not see."""
        told = self.newcomer_hints.told
        notes = ((told, f"{told.title}. {told.words}".removeprefix(". ")),) if told else ()
        overheard = self.app.speech.voice.is_on and self.viewpoint.has_secrets
        return (*super().spoken_notes, *notes, *((("overheard", _say("speech.overheard")),) if overheard else ()))

    def _weighted(self) -> Iterable[ui.Weighted]:
        """The name of whose turn it is."""
        area = self.banner.area(self.table.theme, self.table.top.layout)
        return [(area, ui.NEVER)] if area else ()
