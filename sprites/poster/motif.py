"""Motif: what a poster shows, as plain values. What its data leave open is chosen here, the same in every run."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sprites.bust.person import Bust

Rule = tuple[str, float, int]
"""Which part of a subject takes another of its tones: where, how much, and the index of the tone."""

STATICS = frozenset((
    "ancient-ruins", "aqueduct", "arabic-door", "bank", "barn", "barracks-tent", "brasero",
    "byzantin-temple", "camping-tent", "capitol", "castle", "cave-entrance", "church", "clock-tower",
    "coliseum", "congress", "crypt-entrance", "dam", "damaged-house", "defensive-wall", "dolmen",
    "egyptian-pyramids", "egyptian-temple", "elven-castle", "factory", "fire-shrine", "gate", "gold-mine",
    "granary", "great-pyramid", "greek-temple", "greenhouse", "harbor-dock", "hill-fort", "hospital",
    "house", "hut", "indian-palace", "lighthouse", "mayan-pyramid", "medieval-village-01", "moai",
    "modern-city", "observatory", "pagoda", "pisa-tower", "qaitbay-citadel",
    "radio-tower", "rempart", "saint-basil-cathedral", "samara-mosque", "shinto-shrine", "shop",
    "siege-tower", "stone-bridge", "stone-wall", "suspension-bridge", "temple-door", "temple-gate",
    "triple-gate", "water-mill", "white-tower", "windmill",
))  # fmt: skip
"""The icons that are buildings: they stand in their place as they are."""

_BEASTS = frozenset((
    "polar-bear", "charging-bull", "lion", "ivory-tusks", "camel", "camel-head", "elephant",
    "elephant-head", "sheep", "gorilla", "tiger", "kangaroo", "ostrich", "toucan", "scorpion", "penguin",
    "finch", "monkey", "donkey", "sea-turtle", "heron", "horse-head", "wolf-head", "fox-head",
))  # fmt: skip
_VESSELS = frozenset((
    "trireme", "drakkar", "galleon", "caravel", "paddle-steamer", "submarine", "dreadnought", "sinagot",
    "sinking-ship", "galley", "sailboat", "pirate-cannon", "boat-horizon", "ironclad", "steamer",
))  # fmt: skip
_RIDERS = frozenset((
    "mounted-knight", "cavalry", "chariot", "cloaked-figure-on-horseback",
))  # fmt: skip

_WALLS = (("marble", "terracotta"), ("sandstone", "brick"), ("cream", "terracotta"), ("brick", "lead"))
_THINGS = (("bronze",), ("gold",), ("terracotta",), ("paper",), ("timber",), ("steel",))
_ARMS = (("steel",), ("bronze",), ("sail",), ("red",))
_CLOTHS = ("red", "blue", "plum", "jade", "black")


@dataclass(frozen=True)
class Motif:
    """A picture before it has pixels.

    kind: the occasion, a card type such as building or war. age: 1 to 4. emblem: the icon that is its subject;
    empty for the place alone. Empty fields and None are chosen by `chosen`.
    tones: up to three materials. rules: parts of the subject in its second and third tone. fill, split: how the icon
    becomes a body. size, foot: height and foot of the subject. horizon: where sky and land meet. sections, built: of
    a wonder, and how many stand. bust: the person, where one is the subject.
    """

    kind: str
    age: int
    emblem: str = ""
    place: str = ""
    biome: str = ""
    plate: str = ""
    tones: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()
    fill: str = ""
    split: str = ""
    hour: int | None = None
    size: float = 0.0
    foot: float = 0.0
    horizon: float = 0.0
    front: str = ""
    frame: str = ""
    cloth: str = ""
    stage: str = ""
    sections: int = 0
    built: int = 0
    bust: Bust | None = None

    @property
    def seed(self) -> int:
        """A number that is the same for a picture in every run and every language."""
        said = self.emblem + self.kind + (str(self.bust) if self.bust else "")
        return sum(ord(letter) * (index + 3) for index, letter in enumerate(said))


def chosen(motif: Motif) -> Motif:
    """The motif with all that its data leave open."""
    seed = motif.seed
    age = min(max(motif.age, 1), 4)
    static = motif.emblem in STATICS
    place, plate, tones, rules, split = _usual(motif, age, static, seed)
    split = motif.split or ("axis" if static and not split else split or "form")
    plate = motif.plate or plate
    return replace(
        motif,
        age=age,
        place=motif.place or place,
        plate=plate,
        tones=motif.tones or tones,
        rules=motif.rules if motif.tones or motif.rules else rules,
        split=split,
        fill=motif.fill or "close",
        hour=seed % 3 if motif.hour is None else motif.hour,
        front=motif.front or ("grass", "bough", "wall", "shrubs")[seed // 5 % 4],
        frame=motif.frame or ("arch", "leaves")[seed // 3 % 2],
        cloth=motif.cloth or _CLOTHS[seed // 2 % len(_CLOTHS)],
    )


def _usual(motif: Motif, age: int, static: bool, seed: int) -> tuple[str, str, tuple[str, ...], tuple[Rule, ...], str]:
    """Place, plate, tones, rules and split of a card that says none of them."""
    roof: tuple[Rule, ...] = (("top", 0.3, 1),)
    if motif.kind == "war":
        return "war", "banner", (("gold",), ("sail",))[seed % 2], (), "form"
    if motif.kind == "battle":
        return "battle", "crop" if seed % 2 else "third", ("iron",), (), "form"
    if motif.kind == "military":
        if motif.emblem in _VESSELS:
            return "sea", "third", ("sail", "timber"), (("bot", 0.7, 1),), "form"
        if motif.emblem in _RIDERS:
            return "camp", "group", ("cream", "red"), (), "form"
        return "camp", "crop", _ARMS[seed % len(_ARMS)], (), "form"
    if motif.kind == "golden_age":
        return "heaven" if seed % 3 == 0 else "city", "still", ("gold",), (), "form"
    if motif.kind == "cover":
        return "city", "cover", _WALLS[age - 1], roof if static else (), "form"
    if motif.kind == "nation":
        return "city", "still", (("gold",), ("bronze",))[seed % 2], (), "form"
    if motif.kind == "event":
        place = ("city", "field", "camp")[seed % 3]
        return (
            place,
            "hero",
            _WALLS[age - 1] if static else _THINGS[seed % len(_THINGS)],
            roof if static else (),
            "form",
        )
    if motif.kind == "advisor":
        return "court", "still", _THINGS[seed % len(_THINGS)], (), "form"
    if motif.emblem in _VESSELS:
        return "sea", "third", ("sail", "timber"), (("bot", 0.72, 1),), "form"
    if motif.kind == "colony":
        place = {"ice": "sea", "jungle": "jungle", "desert": "desert", "tropic": "sea", "peaks": "peaks"}.get(
            motif.biome, "field"
        )
        return place, "third", ("cream",) if motif.emblem in _BEASTS else _THINGS[seed % 5], (), "form"
    if static:
        plate = ("hero", "third", "night", "framed", "hero")[seed % 5]
        return "city", "hero" if motif.kind == "wonder" else plate, _WALLS[age - 1], roof, "axis"
    if motif.kind == "wonder":
        return "city", "hero", (("gold",), ("marble",))[seed % 2], (), "form"
    return "city", "still", _THINGS[seed % len(_THINGS)], (), "form"
