"""For the reference of the Python API: the types of fields that take them from a parameter of the constructor."""

from __future__ import annotations

from typing import Any

from griffe import Attribute, Class, Expr, ExprName, ExprSubscript, Extension


class FieldTypes(Extension):
    """`self.seed: Final = seed` has the type of the parameter `seed`, and `Final` goes without saying."""

    def on_class(self, *, cls: Class, **others: Any) -> None:
        """Give the fields of a class their types."""
        if "__init__" not in cls.members:
            return
        parameters = {parameter.name: parameter.annotation for parameter in cls["__init__"].parameters}
        for member in cls.members.values():
            if isinstance(member, Attribute) and "instance-attribute" in member.labels:
                member.annotation = _type_of(member.annotation, member.value, parameters)
                member.value = None


def _type_of(annotation: Any, value: Any, parameters: dict[str, Any]) -> str | Expr | None:
    if isinstance(annotation, ExprSubscript) and str(annotation.left) == "Final":
        return annotation.slice
    if str(annotation) in {"Final", "None"}:
        return parameters.get(value.name) if isinstance(value, ExprName) else None
    return annotation  # type: ignore[no-any-return]
