import type { Expression } from "../../maths/expression/tree.ts";
import { range } from "../../maths/whole.ts";

/** A function of x; NaN where it has no value. */
export type Graph = (x: number) => number;

const calls: Readonly<Record<string, (a: number, b: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  ln: Math.log,
  log2: Math.log2,
  exp: Math.exp,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sign: Math.sign,
};
const constants: Readonly<Record<string, number>> = { π: Math.PI, e: Math.E, τ: 2 * Math.PI };

/** The function that an expression in x is, in floating-point numbers; null where it names what cannot be drawn here. */
export function graphOf(tree: Expression): Graph | null {
  switch (tree.kind) {
    case "number": {
      const value = Number(tree.value.num) / Number(tree.value.den);
      return () => value;
    }
    case "name": {
      const { name } = tree;
      const value = constants[name];
      return name === "x" ? (x) => x : value === undefined ? null : () => value;
    }
    case "minus":
    case "root": {
      const of = graphOf(tree.of);
      return of && (tree.kind === "minus" ? (x) => -of(x) : (x) => Math.sqrt(of(x)));
    }
    case "call": {
      const call = tree.name === "log" && tree.args.length === 1 ? Math.log10 : calls[tree.name];
      const of = tree.args.length === 1 && tree.args[0] ? graphOf(tree.args[0]) : null;
      return call && of ? (x) => call(of(x), 0) : null;
    }
    default: {
      const [left, right] = [graphOf(tree.left), graphOf(tree.right)];
      if (!left || !right) return null;
      switch (tree.kind) {
        case "+":
          return (x) => left(x) + right(x);
        case "-":
          return (x) => left(x) - right(x);
        case "*":
          return (x) => left(x) * right(x);
        case "/":
          // Nothing is divided by 0, not even to get something infinite.
          return (x) => (right(x) === 0 ? Number.NaN : left(x) / right(x));
        case "^":
          return (x) => left(x) ** right(x);
      }
    }
  }
}

/** The gradient of the chord from x to x + h; NaN where there is none. */
export const gradient = (f: Graph, x: number, h: number) => (f(x + h) - f(x)) / h;

/**
 * What the gradients of ever shorter chords come near to, as far as numbers can tell: from both sides the same, or null. It is
 * tried out, not derived.
 */
export function limitAt(f: Graph, x: number): number | null {
  const h = 1e-5 * Math.max(1, Math.abs(x));
  const [right, left] = [gradient(f, x, h), gradient(f, x, -h)];
  // Two steps on either side: what is still growing has no limit.
  const [nearer, other] = [gradient(f, x, h / 10), gradient(f, x, -h / 10)];
  const tolerance = 1e-3 * Math.max(1, Math.abs(right));
  const close = [left, nearer, other].every((one) => Math.abs(one - right) < tolerance);
  return close ? (right + left) / 2 : null;
}

/** Places tried within a strip: its lowest and highest are found among them. */
const tries = 40;

export interface Strip {
  readonly from: number;
  readonly wide: number;
  readonly low: number;
  readonly high: number;
}

/** The strips from a to b, each with the lowest and the highest the graph is in it. */
export function strips(f: Graph, a: number, b: number, many: number): Strip[] {
  const wide = (b - a) / many;
  return range(0, many - 1).map((n) => {
    const from = a + n * wide;
    const heights = range(0, tries).map((i) => f(from + (i / tries) * wide));
    return { from, wide, low: Math.min(...heights), high: Math.max(...heights) };
  });
}
