"""Compiles the unit: kernel, rules and search, by mypyc, into one library beside its sources.

Everything else about the package is in pyproject.toml. Without a C compiler, or when the unit does not compile,
the same sources are installed and run interpreted, and a loud notice says so; WATERHOLE_COMPILE=required makes
that an error instead.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var
from typing import TYPE_CHECKING

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

if TYPE_CHECKING:
    from types import ModuleType

SOURCES = Path("src/waterhole")
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}


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


def c_compiler() -> str | None:
    """The C compiler that setuptools will call; None where there is none."""
    from setuptools._distutils import ccompiler, sysconfig

    maker = ccompiler.new_compiler()
    if maker.compiler_type == "msvc":
        return "msvc"
    sysconfig.customize_compiler(maker)
    return shutil.which(maker.compiler_so[0])


def extensions() -> list[Extension]:
    """The unit in C; an empty list, with the notice, where that cannot be had."""
    paths = [str(SOURCES / source) for source in compiled.unit(SOURCES)]
    if not paths:
        return []
    if c_compiler() is None:
        interpreted("no C compiler was found")
        return []
    try:
        from mypyc.build import mypycify

        modules: list[Extension] = mypycify(
            paths, opt_level="3", debug_level="0", group_name="waterhole._unit", target_dir="build/mypyc"
        )
    except ImportError as error:
        interpreted(f"mypyc is not installed ({error})")
        return []
    except SystemExit:
        interpreted("mypyc refused the sources, for the reasons above")
        return []
    if os.name == "posix":
        for module in modules:
            # Integers wrap as in the sources; calls inside the library need no detour (1.3 times as fast).
            module.extra_compile_args = [*module.extra_compile_args, "-fwrapv", "-fno-semantic-interposition"]
    return modules


class BuildUnit(build_ext):
    """build_ext that leaves a stamp of what it compiled, or the notice and no stamp."""

    def run(self) -> None:
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

    @staticmethod
    def forget(home: Path) -> None:
        """No stamp while libraries are being replaced, and no library that outlived its source."""
        (home / compiled.STAMP).unlink(missing_ok=True)
        for library in home.rglob(f"*{get_config_var('EXT_SUFFIX')}"):
            library.unlink()


TOOLS = ("mypy", "librt")
# Hashed before compiling: an edit made meanwhile counts as newer than the library.
digests = compiled.digests(SOURCES)

setup(
    ext_modules=extensions() if BUILDS & set(sys.argv) else [],
    cmdclass={"build_ext": BuildUnit},
)
