import { between, bracketed, element, leaf, type Markup, row } from "../../maths/expression/markup.ts";
import { notation } from "../../maths/expression/notation.ts";
import { showExpression } from "../../maths/expression/show.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Drawing } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { piecesText, relationText } from "./pieces-text.ts";
import type { Relation } from "./relation.ts";

/** How a line was read: as books print it, and in one line of text. */
export interface ReadBack {
  readonly markup: readonly Markup[];
  readonly text: string;
}

/** How a line was read; null for points, which are counted instead. */
export function readBack(drawing: Drawing): ReadBack | null {
  switch (drawing.kind) {
    case "function":
      return equation("y", drawing.tree);
    case "sideways":
      return equation("x", drawing.tree);
    case "polar":
      return where(equation("r", drawing.tree), drawing.when);
    case "parametric": {
      const { x, y } = drawing;
      const inner = row(set(x), leaf("mo", ","), gap, set(y));
      const text = `the point (${showExpression(x)}, ${showExpression(y)})`;
      return where({ markup: [bracketed(inner)], text }, drawing.when);
    }
    case "pieces":
      return { markup: cases(drawing.pieces), text: piecesText(drawing.pieces) };
    case "relation": {
      const { relation } = drawing;
      const read = { markup: relationMarkup(relation), text: relationText(relation) };
      return (relation.conditions ?? []).reduce(where, read);
    }
    case "points":
      return null;
  }
}

const gap = element("mspace", [], { width: "0.4em" });
const set = (tree: Expression): Markup => row(...notation(tree));

function equation(name: string, tree: Expression): ReadBack {
  return { markup: [leaf("mi", name), ...between("="), ...notation(tree)], text: `${name} = ${showExpression(tree)}` };
}

function where(read: ReadBack, when?: Relation): ReadBack {
  if (!when) return read;
  const { markup, text } = read;
  return {
    markup: [...markup, gap, leaf("mtext", "where"), gap, ...relationMarkup(when)],
    text: `${text} where ${relationText(when)}`,
  };
}

/** y = { a rule, and where it holds, in each row. */
function cases(pieces: readonly Piece[]): readonly Markup[] {
  const rows = pieces.map(({ tree, when }) => {
    const conditions = when.flatMap((each, i) => [
      ...(i > 0 ? [gap, leaf("mtext", "and"), gap] : []),
      ...relationMarkup(each),
    ]);
    const holds = when.length > 0 ? [leaf("mtext", "if"), gap, ...conditions] : [leaf("mtext", "everywhere else")];
    return element("mtr", [element("mtd", [set(tree)]), element("mtd", [row(...holds)])]);
  });
  const brace: Markup = { tag: "mo", text: "{", attributes: { fence: "true", stretchy: "true" }, children: [] };
  return [leaf("mi", "y"), ...between("="), row(brace, element("mtable", rows))];
}

function relationMarkup({ sides, signs }: Relation): readonly Markup[] {
  return sides.flatMap((side, i) => [...(i > 0 ? between(signs[i - 1] ?? "=") : []), set(side)]);
}
