"""Messages of one language, found by their ids and formatted.

`fluent.syntax` reads the files; what a message comes to is worked out here, as `@fluent/bundle` does it in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast

from waterhole.text.functions import FUNCTIONS
from waterhole.text.languages import ENGLISH, LANGUAGES, PSEUDO, plural
from waterhole.text.phrase import Phrase
from waterhole.text.pseudo import pseudo

SHARED = ("text", "terminal/text")  # the browser reads the first of them

Value = object  # a string, a number, None (nothing is known), a list or a bag


@dataclass(frozen=True)
class Cast:
    """Who is who in a sentence: a name for each player, and the seat of the one who reads."""

    names: Sequence[str] = ()
    own: int = -1


NOBODY = Cast()


@dataclass
class Scope:
    """What a pattern can see while it is being formatted."""

    bundle: Bundle
    args: Mapping[str, Value]
    cast: Cast
    errors: list[str] = field(default_factory=list)

    def say(self, name: str, args: Mapping[str, Value]) -> str:
        """Another message, with arguments of its own beside those at hand."""
        return self.bundle.in_scope(name, replace(self, args={**self.args, **args}))


class Bundle:
    """The messages of a language; what it lacks is said by `instead`, English."""

    def __init__(
        self,
        language: str,
        sources: Sequence[str],
        instead: Bundle | None = None,
        transform: Callable[[str], str] | None = None,
    ) -> None:
        self.language = language
        self.instead = instead
        self.transform = transform
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        for source in sources:
            for entry in FluentParser(with_spans=False).parse(source).body:
                if isinstance(entry, ast.Message):
                    self.messages[entry.id.name] = entry
                elif isinstance(entry, ast.Term):
                    self.terms[entry.id.name] = entry

    def has(self, name: str) -> bool:
        return name in self.messages or (self.instead is not None and self.instead.has(name))

    def format(
        self, phrase: Phrase | str, cast: Cast = NOBODY, errors: list[str] | None = None, /, **args: Value
    ) -> str:
        """A phrase, or the message of this id, in words; what is wrong with it is added to `errors`."""
        said = Phrase(phrase, args) if isinstance(phrase, str) else phrase
        return self.in_scope(said.id, Scope(self, said.args, cast, [] if errors is None else errors))

    def in_scope(self, name: str, scope: Scope, attribute: str | None = None) -> str:
        found = self.messages.get(name)
        pattern = None if found is None else _part(found, attribute)
        if pattern is not None:
            return self._pattern(pattern, scope)
        if self.instead is not None:
            return self.instead.in_scope(name, replace(scope, bundle=self.instead), attribute)
        scope.errors.append(f"there is no message '{name}'" + (f" with .{attribute}" if attribute else ""))
        return name

    # -- what a pattern comes to ---------------------------------------------------------

    def _pattern(self, pattern: ast.Pattern, scope: Scope) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value if self.transform is None else self.transform(element.value))
            else:
                parts.append(self.shown(self._value(element.expression, scope), scope))
        return "".join(parts)

    def shown(self, value: Value, scope: Scope) -> str:
        if value is None:
            scope.errors.append("an argument is missing")
            return "?"
        if isinstance(value, float):
            text = f"{value:.3f}".rstrip("0").rstrip(".")
            return text if self.language in (ENGLISH, PSEUDO) else text.replace(".", ",")
        return str(value)

    def _value(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression, scope: Scope) -> Value:
        match expression:
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral(value=number):
                return float(number) if "." in number else int(number)
            case ast.VariableReference():
                return _plain(scope.args.get(expression.id.name))
            case ast.MessageReference():
                attribute = expression.attribute.name if expression.attribute else None
                return scope.bundle.in_scope(expression.id.name, scope, attribute)
            case ast.TermReference():
                return self._term(expression, scope)
            case ast.FunctionReference():
                return self._call(expression, scope)
            case ast.SelectExpression():
                return self._pattern(self._chosen(expression, scope), scope)
            case ast.Placeable():
                return self._value(expression.expression, scope)
        raise AssertionError(expression)

    def _term(self, reference: ast.TermReference, scope: Scope) -> str:
        term = self.terms[reference.id.name]
        pattern = _part(term, reference.attribute.name if reference.attribute else None)
        assert pattern is not None
        named = reference.arguments.named if reference.arguments else []
        args = {one.name.name: self._value(one.value, scope) for one in named}
        return self._pattern(pattern, replace(scope, args=args))

    def _call(self, call: ast.FunctionReference, scope: Scope) -> Value:
        positional = [self._value(one, scope) for one in call.arguments.positional]
        named = {one.name.name: self._value(one.value, scope) for one in call.arguments.named}
        return FUNCTIONS[call.id.name](scope, *positional, **named)

    def _chosen(self, select: ast.SelectExpression, scope: Scope) -> ast.Pattern:
        value = self._value(select.selector, scope)
        number = value if isinstance(value, int | float) else None
        category = None if number is None else plural(self.language, number)
        for variant in select.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                if float(key.value) == number:
                    return variant.value
            elif key.name in (value, category):
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)


def _part(entry: ast.Message | ast.Term, attribute: str | None) -> ast.Pattern | None:
    if attribute is None:
        return entry.value
    return next((one.value for one in entry.attributes if one.id.name == attribute), None)


def _plain(value: Value) -> Value:
    """An argument as selectors see it: yes and no for what is true or false."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


@cache
def bundle(language: str = ENGLISH, game: str = "") -> Bundle:
    """The shared messages in a language, and with them those of a game."""
    if language == PSEUDO:
        return Bundle(ENGLISH, _sources(ENGLISH, game), transform=pseudo)
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}.")
    return Bundle(language, _sources(language, game), None if language == ENGLISH else bundle(ENGLISH, game))


def _sources(language: str, game: str) -> list[str]:
    """The shared files of a language and a game's; a language may lack one, a game may have none yet."""
    folders = [*SHARED, f"games/{game}/text"] if game else SHARED
    files = [resources.files("waterhole").joinpath(folder, f"{language}.ftl") for folder in folders]
    return [file.read_text("utf-8") for file in files if file.is_file()]
