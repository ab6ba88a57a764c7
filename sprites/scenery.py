"""What the picture of a card shows behind its subject: moods of light, horizons and props, by card type and age."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.palette import Colour, hex_colour, mix

AGES = 4
AGE_SHARE = 0.25  # how far the mood of the age tints the scenes that have a mood of their own


@dataclass(frozen=True)
class Mood:
    """The light of a scene: three sky colours from the top down, the distance, the ground and its near edge."""

    top: Colour
    middle: Colour
    horizon: Colour
    far: Colour
    ground: Colour
    near: Colour

    def mixed(self, other: Mood, share: float) -> Mood:
        """A mood with `share` of another one mixed into it."""
        return Mood(
            mix(self.top, other.top, share),
            mix(self.middle, other.middle, share),
            mix(self.horizon, other.horizon, share),
            mix(self.far, other.far, share),
            mix(self.ground, other.ground, share),
            mix(self.near, other.near, share),
        )


def _mood(codes: str) -> Mood:
    return Mood(*(hex_colour(f"#{code}") for code in codes.split()))


@dataclass(frozen=True)
class Prop:
    """A thing in the middle distance and its own colour, before the air and the light change it."""

    icon: str
    colour: Colour
    rooted: bool = False  # it needs land under it, also at sea


@dataclass(frozen=True)
class Scene:
    """The stage of one card type. Icons stand in tuples by age: horizon far away, props in the middle distance."""

    setting: str  # land, sea or hall
    mood: Mood | None  # None: the mood of the age alone
    takes_age_light: bool
    props: tuple[tuple[Prop, Prop], ...]
    horizon: tuple[tuple[str, ...], ...]
    rays: float = 0.0
    storm: bool = False  # lightning and a dim sun
    embers: bool = False

    def light(self, age: int) -> Mood:
        """The mood of this scene in an age; start cards take the light of age 1."""
        of_age = AGE_MOODS[_row(age)]
        if self.mood is None:
            return of_age
        return self.mood.mixed(of_age, AGE_SHARE) if self.takes_age_light else self.mood

    def horizon_icons(self, age: int) -> tuple[str, ...]:
        """The silhouettes far away in an age."""
        return self.horizon[_row(age) % len(self.horizon)]

    def props_of(self, age: int) -> tuple[Prop, Prop]:
        """The things that stand between the subject and the horizon in an age."""
        return self.props[_row(age) % len(self.props)]


def _row(age: int) -> int:
    return min(max(age, 1), AGES) - 1


AGE_MOODS = (
    _mood("3B7FB4 EDBE76 FFE6AE C08A52 94713A 4A3418"),
    _mood("274F7C 7FA6B4 F6D9A2 56788A 4C6B40 1F331E"),
    _mood("1B6A72 E2B673 FBE7B6 8A7A58 6E5230 33220F"),
    _mood("453A5A B5725C F0BE86 6A4E56 463C3C 1D1718"),
)

PALM = Prop("palm-tree", hex_colour("#6F8A3A"), rooted=True)
OAK = Prop("oak", hex_colour("#4E7A34"))
PINE = Prop("pine-tree", hex_colour("#2F6A44"), rooted=True)
BIRCH = Prop("birch-trees", hex_colour("#C9B884"))
AMPHORA = Prop("amphora", hex_colour("#B0602E"))
BARREL = Prop("barrel", hex_colour("#8A5428"))
TENT = Prop("camping-tent", hex_colour("#D8BC86"))
PAVILION = Prop("barracks-tent", hex_colour("#D2B07C"))
FLAG = Prop("flying-flag", hex_colour("#B02A20"))
STANDARD = Prop("knight-banner", hex_colour("#A8281E"))
BOAT = Prop("sailboat", hex_colour("#F0E4C8"))
CARAVEL = Prop("caravel", hex_colour("#E8CFA2"))
SCAFFOLD = Prop("crane", hex_colour("#A87838"))
CANDLES = Prop("candles", hex_colour("#F2DCA0"))
SHELF = Prop("bookshelf", hex_colour("#7C3420"))
VASE = Prop("column-vase", hex_colour("#C8A06A"))
FIRE_BOWL = Prop("fire-bowl", hex_colour("#F09A3A"))
SPEARS = Prop("spears", hex_colour("#A08A6C"))
TORN_BANNER = Prop("tattered-banner", hex_colour("#9A3A2A"))
BURNING_TREE = Prop("burning-tree", hex_colour("#E2601E"))
RUIN = Prop("damaged-house", hex_colour("#6A3230"))
LAURELS = Prop("laurels", hex_colour("#B8912A"))
DOVE = Prop("peace-dove", hex_colour("#FFFBEA"))

CITIES = (
    ("egyptian-pyramids", "greek-temple", "palm-tree"),
    ("elven-castle", "church", "white-tower"),
    ("byzantin-temple", "caravel", "windmill"),
    ("factory", "suspension-bridge", "clock-tower"),
)
COASTS = (
    ("greek-temple", "egyptian-pyramids", "sailboat"),
    ("elven-castle", "church", "sailboat"),
    ("byzantin-temple", "windmill", "caravel"),
    ("factory", "lighthouse", "suspension-bridge"),
)
CAMPS = (
    ("barracks-tent", "camping-tent", "greek-temple"),
    ("barracks-tent", "elven-castle", "camping-tent"),
    ("camping-tent", "elven-castle", "barracks-tent"),
    ("barracks-tent", "factory", "camping-tent"),
)
SIEGES = (
    ("siege-tower", "spears", "rempart"),
    ("rempart", "siege-tower", "spears"),
)

SCENES: dict[str, Scene] = {
    "building": Scene(
        "land", None, False,
        ((PALM, AMPHORA), (OAK, PINE), (BIRCH, OAK), (PINE, BARREL)),
        CITIES,
    ),
    "military": Scene(
        "land", _mood("3F1014 BC4530 FFB578 7E4436 6A3A28 220E08"), True,
        ((TENT, FLAG), (PAVILION, STANDARD)),
        CAMPS,
    ),
    "colony": Scene(
        "sea", _mood("2C86B8 9FD6DC FFF1CC 5E9C98 2E93A8 083A54"), True,
        ((BOAT, PALM), (CARAVEL, PINE)),
        COASTS,
    ),
    "wonder": Scene(
        "land", _mood("3A2A5E C77A52 FFE2A0 8B5E6E 6E4C38 1E120E"), True,
        ((PALM, SCAFFOLD), (PINE, SCAFFOLD), (BIRCH, SCAFFOLD), (OAK, SCAFFOLD)),
        CITIES,
        rays=0.10,
    ),
    "advisor": Scene(
        "hall", _mood("5A2A18 9A4F26 F7C98A 6E3A20 5C2F19 1C0C06"), False,
        ((AMPHORA, FIRE_BOWL), (CANDLES, SHELF), (VASE, CANDLES), (SHELF, VASE)),
        ((),),
    ),
    "battle": Scene(
        "land", _mood("27303F 6E7786 F2A35E 565260 3A424F 10141C"), False,
        ((TORN_BANNER, SPEARS),),
        SIEGES,
        embers=True,
    ),
    "war": Scene(
        "land", _mood("0D0B1A 3D1E33 E0512C 4A1A26 2A1220 08050C"), False,
        ((BURNING_TREE, RUIN),),
        SIEGES,
        storm=True, embers=True,
    ),
    "golden_age": Scene(
        "land", _mood("D9891E F7C84A FFF8D2 C0882A A8701C 4A2B08"), False,
        ((LAURELS, DOVE),),
        CITIES,
        rays=0.18,
    ),
}  # fmt: skip
