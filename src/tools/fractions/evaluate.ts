import type { Rational } from "../../maths/rational.ts";
import { improper } from "./convert.ts";
import { operate, raised, type Worked } from "./operate.ts";
import type { Literal, Tree } from "./parse.ts";
import { show } from "./show.ts";
import type { Stage, Step } from "./step.ts";
import { cancelling, lowest, text, type Written } from "./written.ts";

/** What a part of a sum is, and the steps of its own that still have to be shown before it is used. */
interface Part {
  readonly as: Written;
  readonly steps: readonly Step[];
}

/** The value of a sum, its operations worked out in order: one stage each. Throws a Fault. */
export function evaluate(tree: Tree): { readonly value: Rational; readonly stages: readonly Stage[] } {
  if (tree.kind === "number") return single(tree);
  const stages: Stage[] = [];
  const { as } = part(tree, stages);
  return { value: lowest(as), stages };
}

/** A number by itself is written as a fraction in lowest terms. */
function single(literal: Literal): { readonly value: Rational; readonly stages: readonly Stage[] } {
  const { as, steps } = improper(literal);
  const all = [...steps, ...cancelling(as)];
  return { value: lowest(as), stages: all.length > 0 ? [{ title: "As a fraction in lowest terms", steps: all }] : [] };
}

function part(tree: Tree, stages: Stage[]): Part {
  const keep = (title: string, before: readonly Step[], { value, steps }: Worked): Part => {
    stages.push({ title, steps: [...before, ...steps] });
    return { as: value, steps: [] };
  };
  switch (tree.kind) {
    case "number":
      return improper(tree);
    case "minus": {
      const { as, steps } = part(tree.of, stages);
      const value = lowest({ num: -as.num, den: as.den });
      const line = `-(${text(as)}) = ${text(value)}`;
      return keep(`The minus before ${text(as)}`, steps, {
        value,
        steps: [{ say: "A minus in front turns the sign round.", line }],
      });
    }
    case "^": {
      const base = part(tree.base, stages);
      return keep(titleOf(tree, [tree.base], [base]), base.steps, raised(base.as, tree.exponent, tree.at));
    }
    default: {
      const left = part(tree.left, stages);
      const right = part(tree.right, stages);
      const title = titleOf(tree, [tree.left, tree.right], [left, right]);
      return keep(title, [...left.steps, ...right.steps], operate(tree.kind, left.as, right.as, tree.at));
    }
  }
}

/** An operation with what is known of it by then: numbers as they were written, worked out parts as their values. */
function titleOf(tree: Exclude<Tree, Literal>, parts: readonly Tree[], worked: readonly Part[]): string {
  const known = parts.map((one, i): Literal => {
    const value = lowest(worked[i]?.as ?? { num: 0n, den: 1n });
    return one.kind === "number" ? one : { kind: "number", form: "fraction", text: text(value), value, at: one.at };
  });
  const [left, right] = known;
  if (!left) return show(tree);
  if (tree.kind === "^") return show({ ...tree, base: left });
  return tree.kind === "minus" || !right ? show(tree) : show({ ...tree, left, right });
}
