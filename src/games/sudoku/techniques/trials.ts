import { and, inWords } from "../../../engine/words.ts";
import { bitCount, bitsOf } from "../../../maths/bits.ts";
import {
  type Candidates,
  candidate,
  cellOf,
  copyInto,
  copyOf,
  digitOf,
  place,
  settle,
  strike,
} from "../board/candidates.ts";
import { fillings } from "../solver/fillings.ts";
import { sayCell } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/** The techniques that may be used within a supposition. */
type Helper = (grid: Candidates) => Finding | null;

/** Suppose a digit and carry on with the techniques of pencil marks, not with singles alone: it fails. */
export function trial(helpers: readonly Technique[]): Technique {
  const help: Helper = (grid) =>
    helpers.reduce<Finding | null>((found, technique) => found ?? technique.find(grid), null);
  return { name: "Trial", level: 9.3, find: (grid) => findTrial(grid, help) };
}

/** Suppose a digit, and within that suppose others in turn, each of which fails, until nothing is left. */
export const trialInTrial: Technique = { name: "Trial within a trial", level: 10, find: findNested };

/** What no other technique settles: every way to go on is searched. It always finds something on a board with one solution. */
export const exhaustion: Technique = { name: "All ways tried", level: 11, find: findByExhaustion };

const dead = "some cell has no digit left, or some row, column or box no place for one";

/** The cells with fewest digits first: a proof from these is followed best. */
function candidatesInOrder({ marks }: Candidates): number[] {
  const cells = [...marks.keys()].filter((cell) => marks[cell]);
  cells.sort((one, other) => (bitCount[marks[one] as number] as number) - (bitCount[marks[other] as number] as number));
  return cells.flatMap((cell) => bitsOf(marks[cell] as number).map((digit) => candidate(cell, digit)));
}

function findTrial(grid: Candidates, help: Helper): Finding | null {
  const trying = copyOf(grid);
  let best: { one: number; used: string[] } | null = null;
  for (const one of candidatesInOrder(grid)) {
    copyInto(trying, grid);
    place(trying, cellOf(one), digitOf(one));
    const used: string[] = [];
    for (;;) {
      settle(trying);
      const most = best ? best.used.length : 50;
      const step = trying.broken || trying.empty === 0 || used.length + 1 >= most ? null : help(trying);
      if (step === null) break;
      used.push(step.technique);
      for (const struck of step.strike)
        if ((trying.marks[cellOf(struck)] as number) & (1 << digitOf(struck)))
          strike(trying, cellOf(struck), digitOf(struck));
    }
    if (trying.broken) best = { one, used };
    if (best?.used.length === 0) break;
  }
  if (best === null) return null;
  const { one, used } = best;
  const named = and([...new Set(used)]);
  return struckBy(
    grid,
    one,
    "Trial",
    9.3 + Math.min(0.6, used.length * 0.05),
    `carry on with singles${named ? ` and these: ${named}` : ""}, and ${dead}`,
  );
}

function findNested(grid: Candidates): Finding | null {
  const outer = copyOf(grid);
  const inner = copyOf(grid);
  for (const one of candidatesInOrder(grid)) {
    copyInto(outer, grid);
    place(outer, cellOf(one), digitOf(one));
    settle(outer);
    let failed = 0;
    let last = -1;
    // Round and round, until a whole round rules out nothing more.
    while (!outer.broken && last !== failed) {
      last = failed;
      for (const other of candidatesInOrder(outer)) {
        if (outer.broken || !((outer.marks[cellOf(other)] as number) & (1 << digitOf(other)))) continue;
        copyInto(inner, outer);
        place(inner, cellOf(other), digitOf(other));
        settle(inner);
        if (!inner.broken) continue;
        failed++;
        strike(outer, cellOf(other), digitOf(other));
        settle(outer);
      }
    }
    if (outer.broken)
      return struckBy(
        grid,
        one,
        "Trial within a trial",
        10,
        `${inWords(failed)} further ${failed === 1 ? "supposition fails" : "suppositions fail"}, one after the other, until ${dead}`,
      );
  }
  return null;
}

function findByExhaustion(grid: Candidates): Finding | null {
  const [solution] = fillings(grid, 1);
  const one = candidatesInOrder(grid).find((each) => solution && solution[cellOf(each)] !== digitOf(each));
  return one === undefined ? null : struckBy(grid, one, "All ways tried", 11, "every way to go on ends in a clash");
}

function struckBy({ layout }: Candidates, one: number, technique: string, level: number, end: string): Finding {
  const cell = sayCell(layout, cellOf(one));
  return {
    technique,
    level,
    place: [],
    strike: [one],
    cells: [cellOf(one)],
    because: [cellOf(one)],
    look: () => `Look at ${cell}: suppose that it is ${digitOf(one)}.`,
    why: () => `Suppose ${cell} were ${digitOf(one)}: ${end}. So ${cell} cannot be ${digitOf(one)}.`,
    shows: () => ({ area: [cellOf(one)], pattern: [one] }),
  };
}
