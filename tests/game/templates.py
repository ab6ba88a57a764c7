"""What a template speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.text.template import Template, TemplateSlot

_SIGN = re.compile(r"\{(\w+)\}")


def places(template: Template) -> frozenset[str]:
    """The names of all facts that a template speaks of."""
    return frozenset(_places(template))


def _places(template: Template) -> Iterator[str]:
    for part in template:
        if isinstance(part, TemplateSlot):
            yield part.name
            for text in part.texts:
                yield from _places(text)


def signs(template: Template) -> frozenset[str]:
    """The names of the signs in a template: gold for {gold}. A sign that a fact names is left out."""
    deeper = (text for part in template if isinstance(part, TemplateSlot) for text in part.texts)
    plain = "<>".join(part for part in template if isinstance(part, str))
    return frozenset(_SIGN.findall(plain)).union(*map(signs, deeper))
