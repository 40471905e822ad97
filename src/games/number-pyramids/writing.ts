import type { TextForm } from "../../engine/game/game.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { fractionText, type Rational, readRational } from "../../maths/rational.ts";
import { numberFault } from "./law.ts";
import { isShort } from "./pyramid.ts";
import type { State } from "./state.ts";

/** Writes a number into a brick, or clears it. */
export interface Writing {
  readonly brick: number;
  readonly value: Rational | null;
  /** What was typed where it is no number: such a move is refused with the reason. */
  readonly typed?: string;
}

/** Longer than any number of a pyramid; what is typed beyond is a slip. */
const longest = 30;

const tooLong = "A move is a brick and a short number, like b3=12, or b3= to clear it.";

export const writingText: TextForm<Writing> = {
  write: ({ brick, value, typed }) => `b${brick}=${typed ?? (value ? fractionText(value) : "")}`,
  read(text) {
    const [, brick, typed] = text.length > longest ? [] : (/^b(\d{1,2})=(.*)$/s.exec(text) ?? []);
    if (brick === undefined || typed === undefined) return { problem: tooLong };
    const { value, problem } = numberOf(typed);
    return problem === null ? { value: { brick: Number(brick), value } } : { problem };
  },
};

/** What was typed into a brick as a move: one that is refused where it is no number. */
export function writingOf(brick: number, typed: string): Writing {
  const { value, problem } = numberOf(typed);
  return problem === null ? { brick, value } : { brick, value: null, typed };
}

/** Why this cannot be written into this brick: a sentence; null where it can. */
export function faultOf({ pyramid, bricks }: State, { brick, value, typed }: Writing): string | null {
  if (typed !== undefined) return numberOf(typed).problem;
  if (brick >= bricks.length) return `There is no such brick: this pyramid has ${bricks.length}.`;
  if (pyramid.givens[brick]) return "This brick is given.";
  return value && numberFault(pyramid.law, value);
}

/** The number that was typed, null for none; or why it is no number. */
function numberOf(typed: string): { readonly value: Rational | null; readonly problem: string | null } {
  const number = asciiDigits(typed).trim().replace(/^[−–]/, "-").replace("٫", ".").replace(/\s+/g, " ");
  if (number === "") return { value: null, problem: null };
  if (number.length > longest) return { value: null, problem: "A brick holds a short number, like 12, -3 or 2/3." };
  const value = readRational(number);
  if (!value)
    return {
      value,
      problem: `A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "${number}" is none.`,
    };
  return { value, problem: isShort(value) ? null : "A brick holds a number of nine digits at most." };
}
