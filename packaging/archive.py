"""Packs a build: the folder as one file with the version and the system in its name, and its checksum beside it.

    python packaging/archive.py dist

A tar.xz on Linux, a zip elsewhere. Says how large the folder, its greatest parts and the file are; exits with 1 where
they are larger than they may be.
"""

import hashlib
import platform
import shutil
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.version import VERSION

MOST_MB = {"folder": 100.0, "archive": 35.0} if platform.system() == "Linux" else {"folder": 130.0, "archive": 50.0}
"""Elsewhere numpy brings its linear algebra along."""
PARTS_TOLD = 6


def size(path: Path) -> float:
    """Megabytes of a file, or of all in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / 1e6


def packed(dist: Path) -> Path:
    """The archive of the build in a folder."""
    system, processor = platform.system().lower().replace("darwin", "macos"), platform.machine().lower()
    name = f"table-of-nations-{VERSION}-{system}-{processor}"
    app = dist / "Table of Nations.app"
    if system != "linux":
        source = app if app.exists() else dist / "table-of-nations"
        return Path(shutil.make_archive(str(dist / name), "zip", dist, source.name))
    path = dist / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz") as archive:
        archive.add(dist / "table-of-nations", name)
    return path


def main(dist: Path) -> int:
    """Pack, and say how large it is."""
    folder, archive = dist / "table-of-nations", packed(dist)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n", encoding="utf-8")
    sizes = {"folder": size(folder), "archive": size(archive)}
    print(", ".join(f"{name} {each:.1f} MB (at most {MOST_MB[name]:.0f})" for name, each in sizes.items()))
    parts = [each for each in (folder / "_internal").iterdir() if not each.is_symlink()]
    parts = sorted(parts, key=size, reverse=True)[:PARTS_TOLD]
    print("of these: " + ", ".join(f"{part.name} {size(part):.1f}" for part in parts))
    return int(any(each > MOST_MB[name] for name, each in sizes.items()))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
