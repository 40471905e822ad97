import { createElement, type ReactNode } from "react";
import type { Markup } from "../../maths/expression/markup.ts";
import { notation } from "../../maths/expression/notation.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { useNumberText } from "./number-text.ts";

/** An expression as it is printed in books, with its numbers as the reader writes them. */
export function Notation({ tree, display = false }: { tree: Expression; display?: boolean }) {
  return <Formula markup={notation(tree)} attributes={display ? { display: "block" } : {}} />;
}

interface FormulaProps {
  readonly markup: readonly Markup[];
  readonly attributes?: Readonly<Record<string, string>>;
}

/** MathML, with its numbers as the reader writes them. */
export function Formula({ markup, attributes = {} }: FormulaProps) {
  const written = useNumberText();
  const shown = ({ tag, text, attributes, children }: Markup, key: number): ReactNode =>
    createElement(
      tag,
      { ...attributes, key },
      ...(text === "" ? children.map(shown) : [tag === "mn" ? written(text) : text]),
    );
  return createElement("math", attributes, ...markup.map(shown));
}
