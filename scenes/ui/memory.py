"""Memo: boxes are kept as long as all that was read of the model to make them is as it was.

A maker reads what it likes. It is given a `Reader` in place of the model, which notes every field when it is read
first, and of a position down to the fields of its records. What is read later counts as well: while the box is laid, or
when a tooltip of it is put into words.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from game.engine.record import Record
from game.engine.state import State
from game.text import language

M = TypeVar("M")
P = ParamSpec("P")
B = TypeVar("B")

MOST_KEPT = 200
"""Makers, each with its arguments, of which something is kept: those of two tables. More would only take memory."""

MOST_OF_ONE = 6
"""What is kept of one maker with the same arguments: moves that are pointed at by turns are made once."""


class FieldsRead:
    """What was read of a record, and of the records nested in it."""

    __slots__ = ("missed", "nested", "values")

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.nested: dict[str, list[FieldsRead]] = {}
        self.missed = ""

    def fits(self, record: Record) -> bool:
        """Whether all that was read is the same there. What was different last is likely to be so again: it is compared
        first.
        """
        fields, missed = record.__dict__, self.missed
        if missed:
            if missed in self.nested:
                if not _fit(self.nested[missed], fields[missed]):
                    return False
            elif self.values[missed] != fields[missed]:
                return False
        for name, value in self.values.items():
            now = fields[name]
            if not (now is value or now == value):
                self.missed = name
                return False
        for name, notes in self.nested.items():
            if not _fit(notes, fields[name]):
                self.missed = name
                return False
        return True


def _fit(notes: Sequence[FieldsRead], records: Sequence[Record]) -> bool:
    """Whether all that was read of a row of records is the same in these."""
    if len(records) != len(notes):
        return False
    for note, record in zip(notes, records, strict=True):
        if (note.values or note.nested) and not note.fits(record):
            return False
    return True


_OWN = Record.__dict__["__dict__"]
"""What was read so far as it lies in a twin; `__dict__` of a twin itself is all of its record, and notes it."""

_TWINS: dict[type[Record], type[Record]] = {}
"""The class of the twins of a class of records."""


def _twin_class(kind: type[Record]) -> type[Record]:
    """The class of twins: of the record's class, so that its methods and `isinstance` do what they do of a record.

    A field is noted when it is read first; from then on it is an attribute of the twin, at no further cost.
    """

    class Twin(kind):  # type: ignore[misc, valid-type]
        __slots__ = ("_note", "_parts", "_record")

        def __getattr__(self, name: str) -> Any:
            try:
                value = self._record.__dict__[name]
            except KeyError:
                raise AttributeError(name) from None
            if name in kind.nested:
                value = self._parts.get(name)
                if value is None:
                    notes = self._note.nested[name] = [FieldsRead() for _ in self._record.__dict__[name]]
                    parts = zip(self._record.__dict__[name], notes, strict=True)
                    value = self._parts[name] = [_twin(part, note) for part, note in parts]
            else:
                self._note.values[name] = value
            _OWN.__get__(self)[name] = value
            return value

        @property
        def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
            own: dict[str, Any] = self._record.__dict__
            self._note.values.update((name, value) for name, value in own.items() if name not in kind.nested)
            for name in kind.nested:
                for part in getattr(self, name):
                    part.__dict__  # noqa: B018  # reading it notes all of it
            return own

        def copy(self) -> Any:
            self.__dict__  # noqa: B018  # reading it notes all of it
            return self._record.copy()

    Twin.__name__ = Twin.__qualname__ = kind.__name__
    return Twin


def _twin(record: Record, note: FieldsRead) -> Any:
    """A record that looks like this one and notes what is read of it."""
    kind = type(record)
    if kind not in _TWINS:
        hidden = [name for name in record.__dict__ if hasattr(kind, name)]
        assert not hidden, f"{kind.__name__} has fields that a twin cannot note: {hidden}"
        _TWINS[kind] = _twin_class(kind)
    twin: Any = object.__new__(_TWINS[kind])
    twin._note, twin._parts, twin._record = note, {}, record
    if isinstance(record, State):
        twin.always = record.always
    return twin


def _turn(twin: Any, record: Record) -> None:
    """From now on it looks like this record."""
    twin._record = record
    kept = _OWN.__get__(twin)
    for name in [name for name in kept if name not in twin._parts]:
        del kept[name]
    for name, parts in [*twin._parts.items()]:
        records = record.__dict__[name]
        if len(parts) != len(records):  # only a tooltip has read of them, while another model was shown
            del twin._parts[name], kept[name]
            continue
        for part, now in zip(parts, records, strict=True):
            _turn(part, now)


class Reader:
    """A model, and what was read of it. It is read like the model itself.

    A field is noted when it is read first; from then on it is an attribute of the reader, at no further cost.

    A reader is turned to the model of now when what was made from it is shown again: then a tooltip that nobody has
    read yet tells of now. That is right because all that was read before is the same there.
    """

    _model: Any
    _fields: dict[str, object]
    _missed: str
    _note: FieldsRead
    _view: Any
    _inner: dict[Reader, None]

    def __init__(self, model: object) -> None:
        self.__dict__.update(_model=model, _fields={}, _missed="", _note=FieldsRead(), _view=None, _inner={})

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._model, name)
        if name == "view" and isinstance(value, State):
            self.__dict__["view"] = self.__dict__["_view"] = twin = _twin(value, self._note)
            return twin
        self._fields[name] = self.__dict__[name] = value
        return value

    def fits(self, model: Any) -> bool:
        """Whether all that was read is the same in this model."""
        if self._model is model:
            return True
        missed, fields = self._missed, self._fields
        if missed and fields[missed] != getattr(model, missed):
            return False
        for name, value in fields.items():
            now = getattr(model, name)
            if now is not value:
                if now != value:
                    self.__dict__["_missed"] = name
                    return False
                fields[name] = now  # equal, and quicker to compare with when it is met again
        if self._view is not None and model.view is not self._model.view:
            is_alike = _TWINS.get(type(model.view)) is type(self._view)
            if not is_alike or not self._note.fits(model.view):
                return False
        for inner in self._inner:  # noqa: SIM110  # a generator takes longer than most of them
            if not inner.fits(model):
                return False
        return True

    def turn_to(self, model: Any) -> None:
        """Be read like this model from now on: one that it fits, or for which something was made with it before."""
        if self._model is not model:
            if self._view is not None and self._model.view is not model.view:
                _turn(self._view, model.view)
            for name in self._fields:
                self.__dict__.pop(name, None)
            self.__dict__["_model"] = model
        for inner in self._inner:  # others may have turned them
            inner.turn_to(model)


def model_of(model: Any) -> Any:
    """The model that is read through a reader, or the model itself."""
    return model._model if isinstance(model, Reader) else model


class MadeBox(NamedTuple):
    """What was made, and what was read for it."""

    reader: Reader
    box: Any


_READ: list[dict[Reader, None]] = []
"""Who wants to know what is read: see `reading`."""


@contextmanager
def reading() -> Iterator[dict[Reader, None]]:
    """The readers of all that is made or found meanwhile, but those that others of them hold."""
    readers: dict[Reader, None] = {}
    _READ.append(readers)
    try:
        yield readers
    finally:
        _READ.pop()


_KEPT: OrderedDict[Hashable, list[MadeBox]] = OrderedDict()
"""What was made, by its maker, what that was given, and the language; what was used last at the end."""


def forget() -> None:
    """Keep nothing of what was made so far: a reader holds its model, and with it the theme and the position."""
    _KEPT.clear()


def memo(make: Callable[Concatenate[M, P], B]) -> Callable[Concatenate[M, P], B]:
    """A maker of boxes, or of what they are made from, whose work is kept while the language, the further arguments and
    all that it read of the model stay. A maker that calls another one has read what that has read.

    What it makes must hang on nothing else. What it reads of positions is noted field by field, all else as a whole and
    compared by value.
    """

    @wraps(make)
    def made(model: M, /, *more: P.args, **named: P.kwargs) -> B:
        outer = model if isinstance(model, Reader) else None
        now = model_of(model)
        key = (make, more, tuple(named.items()), language.now())
        kept = _KEPT.get(key)
        if kept is None:
            kept = _KEPT[key] = []
        else:
            _KEPT.move_to_end(key)
        found = _found(kept, now)
        if found is None:
            reader = Reader(now)
            found = MadeBox(reader, make(cast(M, reader), *more, **named))
            kept.insert(0, found)
            del kept[MOST_OF_ONE:]
            if len(_KEPT) > MOST_KEPT:
                _KEPT.popitem(last=False)
        if outer is not None:
            outer._inner[found.reader] = None
        elif _READ:
            _READ[-1][found.reader] = None
        box: B = found.box
        return box

    return made


def _found(kept: list[MadeBox], model: Any) -> MadeBox | None:
    """What was made of the same, the latest first; its reader is turned to this model."""
    for number, found in enumerate(kept):
        if found.reader.fits(model):
            found.reader.turn_to(model)
            if number:
                kept.insert(0, kept.pop(number))
            return found
    return None
