import type { Mark } from "../../engine/figure/figure.ts";
import { type Formula, readFormula } from "./formula.ts";

/** What a quantity measures, and so which units it may have. */
export type Kind = "length" | "area" | "volume" | "angle" | "count";

export interface ShapeQuantity {
  readonly name: string;
  readonly words: string;
  readonly kind: Kind;
}

/** The sizes that fix a shape by their names, in its figure's unit. */
export type Sizes = (name: string) => number;

/** What a side, angle or radius is labelled with: "a = 5 cm", or only its letter where nothing is known. */
export type Label = (name: string) => string;

export interface Check {
  /** Whether the sizes that are known go together; it is asked once all that it names are known. */
  readonly of: readonly string[];
  readonly holds: (...sizes: number[]) => boolean;
  /** Why not, as a sentence: the texts of the sizes stand in it. */
  readonly why: (...texts: string[]) => string;
}

export interface Shape {
  readonly id: string;
  readonly name: string;
  readonly quantities: readonly ShapeQuantity[];
  readonly formulas: readonly Formula[];
  /** What fixes the shape: its figure is drawn from these. */
  readonly bases: readonly string[];
  readonly checks: readonly Check[];
  /** What the page opens with. */
  readonly opens: Readonly<Record<string, string>>;
  readonly note: string;
  /** Its letters say where a size stands: with two of them exchanged it is another shape, though no formula tells. */
  readonly inOrder?: boolean;
  readonly draw: (size: Sizes, label: Label) => readonly Mark[];
}

interface ShapeText {
  readonly id: string;
  readonly name: string;
  /** A line each: "a length side a". */
  readonly quantities: string;
  /** A line each, in the order in which they are tried: "A = a * b". */
  readonly formulas: string;
  readonly bases: string;
  readonly checks?: readonly Check[];
  readonly opens: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly inOrder?: boolean;
  readonly draw: Shape["draw"];
}

/** Makes a shape of its texts. */
export function shape(text: ShapeText): Shape {
  return {
    ...text,
    quantities: lines(text.quantities).map((line) => {
      const [name = "", kind = "", ...words] = line.split(" ");
      if (!isKind(kind)) throw new Error(`${text.id}: ${line}`);
      return { name, kind, words: words.join(" ") };
    }),
    formulas: lines(text.formulas).map(readFormula),
    bases: text.bases.split(" "),
    checks: text.checks ?? [],
    note: text.note ?? "",
  };
}

/** "triangle", "L-shape": what the shape is called in a sentence. */
export function nounOf({ name }: Shape): string {
  const noun = name.replace(/:.*/, "");
  return /^[A-Z]-/.test(noun) ? noun : noun.toLowerCase();
}

/** "slant height": what a quantity is called in a sentence. */
export const wordsOf = (shape: Shape, name: string): string =>
  shape.quantities.find((one) => one.name === name)?.words ?? name;

const kinds: readonly Kind[] = ["length", "area", "volume", "angle", "count"];
const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text);
const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The first size has to be larger than the second: "The inner radius …". */
export const larger = (of: readonly [string, string], why: Check["why"]): Check => ({
  of,
  holds: (a = 0, b = 0) => a > b,
  why,
});

/** Of polygons. */
export const wholeSides: Check = {
  of: ["n"],
  holds: (n = 0) => Number.isInteger(n) && n >= 3,
  why: (n) => `A polygon has a whole number of sides, and three at least: ${n} is none.`,
};
