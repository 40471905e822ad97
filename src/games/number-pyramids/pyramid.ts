import type { Reading, TextForm } from "../../engine/game/game.ts";
import { fractionText, type Rational, readRational } from "../../maths/rational.ts";
import { type Law, laws, numberFault } from "./law.ts";
import { bricksOf, heights } from "./layout.ts";

/** A number for each brick, null where it is empty. */
export type Bricks = readonly (Rational | null)[];

export interface Pyramid {
  readonly law: Law;
  readonly height: number;
  readonly givens: Bricks;
}

const sizes = heights.map(bricksOf);

/** The longest number that a brick holds, above and below the line: nine digits. */
const largest = 999_999_999n;

/** Whether a number is short enough to stand in a brick. */
export function isShort({ num, den }: Rational): boolean {
  return num <= largest && -num <= largest && den <= largest;
}

/**
 * A pyramid as text, "add:16...3..5" with a point between neighbouring bricks from the top on: minus signs as usual and
 * 1_2 for a half, so that it can stand in a link.
 */
export const pyramidText: TextForm<Pyramid> = {
  write: ({ law, givens }) => `${law}:${writeBricks(givens)}`,
  read(text) {
    if (text.length > 500) return { problem: "A pyramid has at most 21 bricks; this text is far longer." };
    const [name = "", numbers, ...more] = text.trim().split(":");
    const law = laws.find((one) => one === name);
    if (!law || numbers === undefined || more.length > 0)
      return {
        problem: "A pyramid begins with add:, subtract: or multiply:, as in add:16...3..5 with its six bricks.",
      };
    const givens = readBricks(numbers);
    if ("problem" in givens) return givens;
    const height = heights.find((one) => bricksOf(one) === givens.value.length);
    if (!height)
      return {
        problem: `A pyramid has ${sizes.slice(0, -1).join(", ")} or ${sizes.at(-1)} bricks; this text has ${givens.value.length}.`,
      };
    const fault = givens.value.map((value) => value && numberFault(law, value)).find(Boolean);
    return fault ? { problem: fault } : { value: { law, height, givens: givens.value } };
  },
};

/** Bricks as text, "20...1_2.-3". */
export function writeBricks(bricks: Bricks): string {
  return bricks.map((value) => (value ? fractionText(value).replace("/", "_") : "")).join(".");
}

/** Bricks from text, any number of them. */
export function readBricks(text: string): Reading<Bricks> {
  const pieces = text.split(".");
  const values = pieces.map((piece) =>
    /^-?\d{1,9}(_\d{1,9})?$/.test(piece) ? readRational(piece.replace("_", "/")) : null,
  );
  const odd = pieces.find((piece, at) => piece !== "" && !values[at]);
  return odd === undefined
    ? { value: values }
    : { problem: `A brick is empty or a number like 12, -3 or 1_2 for a half; "${odd.slice(0, 20)}" is none.` };
}
