"""Compiles the unit: kernel, rules and search, by mypyc, into one library beside its sources.

Everything else about the package is in pyproject.toml. Without a C compiler, or when the unit does not compile,
the same sources are installed and run interpreted, and a loud notice says so; WATERHOLE_COMPILE=required makes
that an error instead.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import re
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var
from typing import TYPE_CHECKING, Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

if TYPE_CHECKING:
    from types import ModuleType

SOURCES = Path("src/waterhole")
GENERATED = Path("build/mypyc" if "--inplace" in sys.argv else "build/mypyc-wheel")  # C
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
PAGE = SOURCES / "server/static/index.html"


def load_compiled() -> ModuleType:
    """_compiled.py by its path: importing the package would run what is about to be compiled."""
    spec = importlib.util.spec_from_file_location("_compiled", SOURCES / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["_compiled"] = module
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()


def require_page() -> None:
    """What is given to others has the web client in it; who installs it has no Node to build one."""
    if {"bdist_wheel", "sdist"} & set(sys.argv) and not PAGE.exists():
        sys.exit("waterhole: the web client is not built, and a package without it would serve no page: make web")


def as_built() -> bool:
    """WATERHOLE_COMPILE=built: a wheel of the unit that `make build` left here, to try one without waiting for it."""
    return "--inplace" not in sys.argv and os.environ.get("WATERHOLE_COMPILE") == "built"


def interpreted(reason: str) -> None:
    """Say loudly that the installation will be slow, or refuse it where compiling was required."""
    if os.environ.get("WATERHOLE_COMPILE") == "required":
        sys.exit(f"waterhole: not compiled: {reason}")
    bar = "!" * 88
    print(
        f"\n{bar}\n!! waterhole is NOT COMPILED: {reason}\n"
        "!! The same sources run interpreted: every game can be played, but bots and simulations\n"
        f"!! are some fifty times slower. With a C compiler (gcc or clang): make build\n{bar}\n",
        file=sys.stderr,
        flush=True,
    )


def in_parts() -> bool:
    """A C file for each module, compiled side by side and only where it changed: for those who edit.

    A wheel, or WATERHOLE_COMPILE=whole, is one C file instead: minutes on one core, and some per cent faster games.
    """
    return "--inplace" in sys.argv and os.environ.get("WATERHOLE_COMPILE") != "whole"


def c_compiler() -> str | None:
    """The C compiler that setuptools will call; None where there is none."""
    from setuptools._distutils import ccompiler, sysconfig

    maker = ccompiler.new_compiler()
    if maker.compiler_type == "msvc":
        return "msvc"
    sysconfig.customize_compiler(maker)
    return shutil.which(maker.compiler_so[0])


def sources() -> dict[str, Path]:
    """What is compiled: for a wheel the package alone, in a checkout the benchmarks' loops as well."""
    unit = compiled.unit(SOURCES.resolve())
    found = {module: path.relative_to(Path.cwd()) for module, path in unit.items()}
    return found if "--inplace" in sys.argv else {m: path for m, path in found.items() if m.startswith("waterhole.")}


def extensions() -> list[Extension]:
    """The unit in C; an empty list, with the notice, where that cannot be had."""
    paths = [str(path) for path in sources().values()]
    if c_compiler() is None:
        interpreted("no C compiler was found")
        return []
    try:
        from mypyc.build import mypycify

        modules: list[Extension] = mypycify(
            paths,
            opt_level="3",
            debug_level="0",
            group_name="waterhole._unit",
            target_dir=str(GENERATED),
            multi_file=in_parts(),
        )
    except ImportError as error:
        interpreted(f"mypyc is not installed ({error})")
        return []
    except SystemExit:
        interpreted("mypyc refused the sources, for the reasons above")
        return []
    for module in modules:
        module.include_dirs.append(str(GENERATED / "waterhole"))  # where mypyc puts the headers of the parts
    if os.name == "posix":
        for module in modules:
            # Integers wrap as in the sources; calls inside the library need no detour (1.3 times as fast).
            module.extra_compile_args = [*module.extra_compile_args, "-fwrapv", "-fno-semantic-interposition"]
    return modules


def is_stale(source: str, made: str) -> bool:
    """Whether an object must be made anew: the source, or something it includes, is newer."""
    if not Path(made).exists():
        return True
    made_at = Path(made).stat().st_mtime
    return any(path.stat().st_mtime > made_at for path in included_by(Path(source)))


def included_by(source: Path) -> set[Path]:
    """A C file and all that it includes of what was generated here."""
    found, new = set[Path](), [source]
    while new:
        path = new.pop()
        found.add(path)
        names = re.findall(r'^#include ["<]([^">]+)[">]', path.read_text("utf-8"), re.MULTILINE)
        there = [folder / name for folder in (GENERATED, GENERATED / "waterhole") for name in names]
        new += [one for one in there if one.exists() and one not in found]
    return found


class BuildUnit(build_ext):
    """build_ext that leaves a stamp of what it compiled, or the notice and no stamp."""

    def build_extension(self, ext: Extension) -> None:
        """Compile its parts side by side, leaving those that are as they were."""
        compile_one = self.compiler.compile

        def compile_parts(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            stale = [source for source, made in zip(sources, objects, strict=True) if is_stale(source, made)]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], output_dir=output_dir, **options), stale)
                for count, _ in enumerate(made, start=1):
                    if len(stale) > 1 and (count == len(stale) or count % max(1, len(stale) // 4) == 0):
                        print(f"Compiled {count} of {len(stale)} parts", flush=True)
            return objects

        self.compiler.compile = compile_parts
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_one

    def run(self) -> None:
        if as_built():
            self.copy_built(Path(self.build_lib) / "waterhole")
            return
        if self.inplace:
            self.forget(SOURCES)
        try:
            super().run()
        except (CCompilerError, OSError):
            interpreted("the C compiler failed, for the reasons above")
            self.extensions = []
            return
        if not self.extensions:
            return
        home = SOURCES if self.inplace else Path(self.build_lib) / "waterhole"
        compiled.write_stamp(home, digests, {"python": platform.python_version(), **{n: version(n) for n in TOOLS}})
        os.utime(home / compiled.STAMP, (BEGAN, BEGAN))  # what was edited meanwhile is newer, for make too

    @staticmethod
    def copy_built(home: Path) -> None:
        """The libraries beside the sources; the benchmarks' loops in them are in no wheel, and so not in its stamp."""
        status = compiled.examine(SOURCES.resolve())
        if not status.compiled:
            sys.exit(f"waterhole: there is no unit to take: {status.reason}")
        for library in SOURCES.rglob(f"*{get_config_var('EXT_SUFFIX')}"):
            target = home / library.relative_to(SOURCES)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, target)
        versions = json.loads((SOURCES / compiled.STAMP).read_text("utf-8"))["versions"]
        compiled.write_stamp(home, digests, versions)

    @staticmethod
    def forget(home: Path) -> None:
        """No stamp while libraries are being replaced, and no library that outlived its source."""
        (home / compiled.STAMP).unlink(missing_ok=True)
        for folder in (home, Path(compiled.BENCHMARKS)):
            for library in folder.rglob(f"*{get_config_var('EXT_SUFFIX')}"):
                library.unlink()


BEGAN = time.time()
TOOLS = ("mypy", "librt")
# Hashed before compiling: an edit made meanwhile counts as newer than the library.
digests = {module: digest for module, digest in compiled.digests(SOURCES.resolve()).items() if module in sources()}


class Compiled(Distribution):
    """Libraries that were built before make a wheel for one platform, too."""

    def has_ext_modules(self) -> bool:
        return as_built() or bool(self.ext_modules)


require_page()
setup(
    ext_modules=extensions() if BUILDS & set(sys.argv) and not as_built() else [],
    cmdclass={"build_ext": BuildUnit},
    distclass=Compiled,
)
