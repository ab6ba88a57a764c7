"""Whose face stands for a seat that leads no nation, and for an army without players."""

from __future__ import annotations

from collections.abc import Sequence

from game.files.profiles import Profiles
from game.session.session import HUMAN, PEOPLE, Seat
from game.text.people import people
from scenes import ui
from scenes.table.model import TableModel
from scenes.table.seats import NO_COLOUR
from sprites.bust.invented import invented
from sprites.bust.person import Bust, bust_of

RULERS = {1: "caesar", 2: "cleopatra", 3: "pericles", 4: "elizabeth", 5: "mansa_musa", 6: "saint_augustine"}
"""Whose face stands for a person in each colour."""

FACES = (
    "cleopatra", "caesar", "pericles", "elizabeth", "mansa_musa", "hatshepsut", "archimedes", "boudica", "sun_tzu",
    "anna_komnene", "sejong_the_great", "alhazen", "marco_polo", "joan_of_arc", "montezuma", "pocahontas", "tokugawa",
    "suleiman_i", "florence_nightingale", "marie_curie", "shaka_zulu", "simon_bolivar", "tesla", "lin_zexu",
)  # fmt: skip
"""The faces that somebody who is remembered can choose from."""

NOBODY = "shadow"


def face_called(name: str) -> Bust:
    """The face that somebody has chosen; the first of them where there is none of this name."""
    return bust_of(people()[name if name in FACES else FACES[0]])


def profile_faces(profiles: Profiles, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The name of the face that each seat's player has chosen; empty where no profile plays it."""
    known = (profiles.called(seat.name) if seat.player == HUMAN else None for seat in seats)
    return tuple(profile.face if profile else "" for profile in known)


def chosen_face(model: TableModel, seat: int) -> Bust | None:
    """The face that a seat's player has chosen, where a profile plays it."""
    name = model.faces[seat] if seat < len(model.faces) else ""
    return face_called(name) if name else None


def seat_mark(model: TableModel, seat: int, side: float) -> ui.Glyph:
    """What stands beside the name of a seat: its disc, or in its colour the face that its player has chosen."""
    return mark_of(model.faces[seat] if seat < len(model.faces) else "", model.seats[seat].colour, side)


def mark_of(face: str, colour: int, side: float) -> ui.Glyph:
    """The same for a seat of this colour; without a face its disc."""
    return ui.medal(face_called(face), colour, side) if face else ui.disc(colour, side)


def face_of_seat(colour: int, player: str) -> Bust:
    """A ruler for a person; for a computer somebody invented, another one for every colour, level and style."""
    if colour == NO_COLOUR:
        return bust_of(people()[NOBODY])
    return bust_of(people()[RULERS[colour]]) if player in PEOPLE else invented(f"{colour} {player}")
