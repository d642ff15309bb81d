"""The sentences in which a game refuses moves, read from its source."""

from __future__ import annotations

import ast
import inspect
import string

from waterhole.kernel.game import Game


def sentences_of(game: Game) -> set[str]:
    """Every text of explain.py that ends like a sentence, docstrings left out."""
    module = inspect.getmodule(game.explain)
    assert module is not None
    tree = ast.parse(inspect.getsource(module))
    described = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef)]
    docstrings = {id(node.body[0].value) for node in described if isinstance(node.body[0], ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return {node.value for node in texts if isinstance(node.value, str) and node.value.endswith(".")}


def facts_in(sentence: str) -> set[str]:
    """The names of the facts that a sentence speaks of."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
