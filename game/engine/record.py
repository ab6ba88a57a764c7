"""Records: plain mutable data whose copies are always right."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import blake2s
from typing import Any, ClassVar, Self

from game.engine.persisted import effect_name, step_name


class Record:
    """A mutable bag of immutable leaves: ints, strings, booleans, None and tuples of them.

    Fields named in `nested` are lists of Records. Nothing else may be mutable, so that `copy` needs no
    thought: leaves are shared, nested Records are copied.
    """

    nested: ClassVar[tuple[str, ...]] = ()
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from the others and are kept for speed; no part of a fingerprint."""

    def copy(self) -> Self:
        """An independent twin: changing one never changes the other."""
        twin = object.__new__(type(self))
        fields = twin.__dict__
        fields.update(self.__dict__)
        for name in self.nested:
            fields[name] = [part.copy() for part in fields[name]]
        return twin

    def fingerprint(self) -> str:
        """A short digest of everything the Record holds, equal on every machine and Python version."""
        return blake2s(canonical(self).encode(), digest_size=6).hexdigest()


_PLAIN = frozenset((int, str, bool, type(None)))


def canonical(value: Any) -> str:
    """A text that two values share exactly when they mean the same; the ground of fingerprints."""
    if type(value) in _PLAIN:
        return repr(value)
    if isinstance(value, Record):
        content = value.__dict__
        told = [f"{name}:{canonical(content[name])}" for name in sorted(content) if name not in value.derived]
        return "{" + ",".join(told) + "}"
    if isinstance(value, (tuple, list)):
        parts = [repr(part) if type(part) in _PLAIN else canonical(part) for part in value]
        return "(" + ",".join(parts) + ")"
    if callable(value) and hasattr(value, "__qualname__"):
        return step_name(value)
    return _told(value)


def _told(value: Any) -> str:
    """What waits on the stack with a step, such as the effect of a card: its fields under its persisted name."""
    if is_dataclass(value) and not isinstance(value, type):
        told = (f"{field.name}={_told(getattr(value, field.name))}" for field in fields(value) if field.repr)
        return f"{effect_name(type(value))}({', '.join(told)})"
    if type(value) is tuple:
        return f"({', '.join(map(_told, value))}{',' if len(value) == 1 else ''})"
    return repr(value)
