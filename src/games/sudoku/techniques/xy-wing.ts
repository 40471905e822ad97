import { capital } from "../../../engine/words.ts";
import { bitCount, bitsOf, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate, candidatesIn } from "../board/candidates.ts";
import { commonPeers } from "../board/layout.ts";
import { aDigit, sayCell, sayDigits, sayStruck } from "../words/say.ts";
import { linksThrough } from "../words/say-chain.ts";
import type { Finding, Technique } from "./finding.ts";

/**
 * A cell with two digits sees two cells that pair each of these with the same third digit: one of the two is that third.
 */
export const xyWing: Technique = { name: "XY-wing", level: 4.2, find: (grid) => find(grid, 2) };

/** The same with the third digit in the middle cell, too. */
export const xyzWing: Technique = { name: "XYZ-wing", level: 4.4, find: (grid) => find(grid, 3) };

function find(grid: Candidates, digitsInPivot: number): Finding | null {
  const { layout, marks } = grid;
  const { peers, peerCount } = layout;
  for (let pivot = 0; pivot < layout.cells; pivot++) {
    const digits = marks[pivot] as number;
    if (bitCount[digits] !== digitsInPivot) continue;
    for (let a = pivot * peerCount; a < (pivot + 1) * peerCount; a++) {
      const one = peers[a] as number;
      const first = marks[one] as number;
      if (!canBeWing(first, digits, digitsInPivot)) continue;
      for (let b = a + 1; b < (pivot + 1) * peerCount; b++) {
        const other = peers[b] as number;
        const second = marks[other] as number;
        const shared = first & second;
        if (!canBeWing(second, digits, digitsInPivot) || bitCount[shared] !== 1) continue;
        // Without the shared digit the two take both (other) digits of the pivot.
        if ((first | second) !== (digits | shared)) continue;
        const ends = digitsInPivot === 2 ? [one, other] : [one, other, pivot];
        const digit = lowest(shared);
        const strike = commonPeers(layout, ends).filter((cell) => (marks[cell] as number) & shared);
        if (strike.length > 0)
          return finding(
            grid,
            pivot,
            [one, other],
            digit,
            strike.map((cell) => candidate(cell, digit)),
          );
      }
    }
  }
  return null;
}

/** In an XY-wing a wing shares one digit with the pivot, in an XYZ-wing both of its two. */
function canBeWing(wing: number, pivot: number, digitsInPivot: number): boolean {
  return bitCount[wing] === 2 && bitCount[wing & pivot] === digitsInPivot - 1;
}

function finding(
  { layout, marks }: Candidates,
  pivot: number,
  wings: readonly [number, number],
  digit: number,
  strike: readonly number[],
): Finding {
  const pivotDigits = bitsOf(marks[pivot] as number);
  const technique = pivotDigits.length === 2 ? xyWing : xyzWing;
  const cases = wings.map((wing) => {
    const other = bitsOf(marks[wing] as number).find((one) => one !== digit);
    return `if it is ${other}, ${sayCell(layout, wing)} is ${digit}`;
  });
  const [[one, first], [other, second]] = wings.map((wing) => [
    wing,
    bitsOf((marks[wing] as number) & ~(1 << digit))[0],
  ]) as [[number, number], [number, number]];
  // From the digit in one wing to the digit in the other.
  const ends = [
    [one, digit],
    [one, first],
    [pivot, first],
    [pivot, second],
    [other, second],
    [other, digit],
  ].map(([cell = 0, value = 0]) => [candidate(cell, value)]);
  const itself = pivotDigits.length === 3 ? `it may be ${digit} itself; ` : "";
  const each = pivotDigits.length === 3 ? "each of the three cells" : "each of the two";
  return {
    technique: technique.name,
    level: technique.level,
    place: [],
    strike,
    cells: [pivot],
    because: wings,
    look: () => `Look at ${sayCell(layout, pivot)}, which can be ${sayDigits(pivotDigits, "or")}.`,
    why: () =>
      `${capital(sayCell(layout, pivot))} is ${sayDigits(pivotDigits, "or")}: ${itself}${cases.join("; ")}. One of them is ${aDigit(digit)} in any case, so a cell that shares a row, column or box with ${each} is not: ${sayStruck(layout, strike)}.`,
    shows: () => ({
      area: [pivot],
      pattern: candidatesIn([pivot, ...wings], layout.all, marks),
      links: pivotDigits.length === 2 ? linksThrough(ends) : [],
    }),
  };
}
