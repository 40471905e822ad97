import { permutations } from "../../../../maths/permutations.ts";
import { type Random, random } from "../../../../maths/random.ts";

/** Three people 0 to 2; each has one of the first things 0 to 2 and one of the second things 0 to 2. */
export type GridClue =
  | { readonly says: "first" | "second"; readonly who: number; readonly thing: number; readonly not: boolean }
  /** Whoever has this first thing has (or has not) this second thing. */
  | { readonly says: "link"; readonly first: number; readonly second: number; readonly not: boolean };

export interface GridPuzzle {
  readonly clues: readonly GridClue[];
  /** The first and the second thing of each person. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** The person the question is about; it cannot be answered without any one of the clues. */
  readonly asked: number;
  /** What follows one after another, and from which of the clues (by place in `clues`) or from what is left. */
  readonly steps: readonly GridStep[];
}

export interface GridStep {
  readonly clues: readonly number[];
  /** Why, when the clues do not say it alone. */
  readonly why: "said" | "left for the person" | "left for the thing";
  readonly who: number;
  readonly first?: number;
  readonly second?: number;
}

interface World {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const orders = permutations([0, 1, 2]);
const worlds: readonly World[] = orders.flatMap((first) => orders.map((second) => ({ first, second })));

/** A small logic grid, one of four kinds of reasoning with everything shuffled. The same seed, the same clues. */
export function gridPuzzle(seed: number): GridPuzzle {
  const dice = random(seed);
  const { clues, steps, first, second } = dice.pick([byCrossing, bySaying, byPair, byChain])(dice);
  const asked = dice.shuffle([0, 1, 2]).find((who) => {
    const answers = (some: readonly GridClue[]) =>
      new Set(fitting(some).map((one) => `${one.first[who]}${one.second[who]}`)).size;
    return answers(clues) === 1 && clues.every((clue) => answers(clues.filter((one) => one !== clue)) > 1);
  });
  if (asked === undefined || fitting(clues).length !== 1) throw new Error("the clues do not fix the grid");
  return { clues, steps, first, second, asked };
}

function fitting(clues: readonly GridClue[]): readonly World[] {
  return worlds.filter((world) => clues.every((clue) => holds(clue, world)));
}

function holds(clue: GridClue, { first, second }: World): boolean {
  if (clue.says === "link") return (second[first.indexOf(clue.first)] === clue.second) !== clue.not;
  return ((clue.says === "first" ? first : second)[clue.who] === clue.thing) !== clue.not;
}

type Made = Omit<GridPuzzle, "asked">;

/** Who is who, and the things in the order the reasoning meets them. */
function cast(dice: Random) {
  const [p = 0, q = 0, r = 0] = dice.shuffle([0, 1, 2]);
  const [x = 0, y = 0, z = 0] = dice.shuffle([0, 1, 2]);
  const [a = 0, b = 0, c = 0] = dice.shuffle([0, 1, 2]);
  return { p, q, r, x, y, z, a, b, c };
}

function placed(who: readonly number[], things: readonly number[]): number[] {
  return [0, 1, 2].map((one) => things[who.indexOf(one)] ?? 0);
}

/** Noes alone settle the first things: p has z, q has y, r has x. Then p has c, q has b, r has a. */
function byCrossing(dice: Random): Made {
  const { p, q, r, x, y, z, a, b, c } = cast(dice);
  return {
    clues: [
      { says: "first", who: p, thing: x, not: true },
      { says: "first", who: q, thing: x, not: true },
      { says: "first", who: p, thing: y, not: true },
      { says: "link", first: x, second: a, not: false },
      { says: "second", who: p, thing: b, not: true },
    ],
    steps: [
      { clues: [0, 1], why: "left for the thing", who: r, first: x },
      { clues: [0, 2], why: "left for the person", who: p, first: z },
      { clues: [], why: "left for the person", who: q, first: y },
      { clues: [3], why: "said", who: r, second: a },
      { clues: [4], why: "left for the person", who: p, second: c },
      { clues: [], why: "left for the person", who: q, second: b },
    ],
    first: placed([p, q, r], [z, y, x]),
    second: placed([p, q, r], [c, b, a]),
  };
}

/** One yes and noes: p has x, q has z, r has y. Then q has a, p has c, r has b. */
function bySaying(dice: Random): Made {
  const { p, q, r, x, y, z, a, b, c } = cast(dice);
  return {
    clues: [
      { says: "first", who: p, thing: x, not: false },
      { says: "first", who: q, thing: y, not: true },
      { says: "link", first: y, second: a, not: true },
      { says: "second", who: p, thing: a, not: true },
      { says: "link", first: x, second: b, not: true },
    ],
    steps: [
      { clues: [0], why: "said", who: p, first: x },
      { clues: [1], why: "left for the person", who: q, first: z },
      { clues: [], why: "left for the person", who: r, first: y },
      { clues: [2, 3], why: "left for the thing", who: q, second: a },
      { clues: [4], why: "left for the person", who: p, second: c },
      { clues: [], why: "left for the person", who: r, second: b },
    ],
    first: placed([p, q, r], [x, z, y]),
    second: placed([p, q, r], [c, a, b]),
  };
}

/** The second things come first: p has b, q has c, r has a. So r has x; then q has z and p has y. */
function byPair(dice: Random): Made {
  const { p, q, r, x, y, z, a, b, c } = cast(dice);
  return {
    clues: [
      { says: "second", who: p, thing: b, not: false },
      { says: "second", who: q, thing: a, not: true },
      { says: "link", first: x, second: a, not: false },
      { says: "link", first: y, second: c, not: true },
    ],
    steps: [
      { clues: [0], why: "said", who: p, second: b },
      { clues: [1], why: "left for the person", who: q, second: c },
      { clues: [], why: "left for the person", who: r, second: a },
      { clues: [2], why: "said", who: r, first: x },
      { clues: [3], why: "left for the person", who: q, first: z },
      { clues: [], why: "left for the person", who: p, first: y },
    ],
    first: placed([p, q, r], [y, z, x]),
    second: placed([p, q, r], [b, c, a]),
  };
}

/** From a second thing to a first one and back: r has a and y; p has z, q has x; q has c, p has b. */
function byChain(dice: Random): Made {
  const { p, q, r, x, y, z, a, b, c } = cast(dice);
  return {
    clues: [
      { says: "second", who: r, thing: a, not: false },
      { says: "link", first: y, second: a, not: false },
      { says: "first", who: p, thing: x, not: true },
      { says: "link", first: x, second: b, not: true },
    ],
    steps: [
      { clues: [0, 1], why: "said", who: r, first: y, second: a },
      { clues: [2], why: "left for the person", who: p, first: z },
      { clues: [], why: "left for the person", who: q, first: x },
      { clues: [3], why: "left for the person", who: q, second: c },
      { clues: [], why: "left for the person", who: p, second: b },
    ],
    first: placed([p, q, r], [z, x, y]),
    second: placed([p, q, r], [b, c, a]),
  };
}
