import { bitCount, bitsOf } from "../../../maths/bits.ts";
import { type Candidates, candidate, candidatesIn } from "../board/candidates.ts";
import { type Conclusion, extraSubset, housesOfBoth, type Pattern, sameExtra } from "../patterns/deadly-pattern.ts";
import { sayCells, sayHouse, sayStruck } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";

/**
 * If every empty cell had two digits left, and each of these stood twice in its row, column and box, the board would have two
 * solutions or none (a bivalue universal grave, or BUG). So one of the cells with more holds a digit that is too many.
 */
export const bivalueGrave: Technique = { name: "Bivalue universal grave", level: 5.6, find };

/** More cells than this with a third digit conclude nothing that is worth looking for. */
const mostCells = 5;

function find(grid: Candidates): Finding | null {
  const pattern = patternOf(grid);
  if (pattern === null) return null;
  const one = single(grid, pattern);
  if (one) return finding(grid, pattern, 5.6, one);
  const same = sameExtra(grid, pattern) ?? locked(grid, pattern);
  if (same) return finding(grid, pattern, 5.7, same);
  for (let count = 2; count <= 5; count++) {
    const subset = extraSubset(grid, pattern, count);
    if (subset) return finding(grid, pattern, 5.6 + count / 10, subset);
  }
  return null;
}

/** The cells with more than two digits, and the digits that are too many in them; null where the rest would be no grave. */
function patternOf({ layout, marks, places }: Candidates): Pattern | null {
  const roof: number[] = [];
  for (let cell = 0; cell < layout.cells; cell++) {
    if ((bitCount[marks[cell] as number] as number) > 2) roof.push(cell);
    if (roof.length > mostCells) return null;
  }
  if (roof.length === 0) return null;
  const left = places.slice();
  let extra = 0;
  for (const cell of roof) {
    const tooMany = bitsOf(marks[cell] as number).filter((digit) =>
      [0, 1, 2].some((kind) => {
        const house = layout.houseOf[cell * 3 + kind] as number;
        return (bitCount[places[house * 10 + digit] as number] as number) > 2;
      }),
    );
    if (tooMany.length !== (bitCount[marks[cell] as number] as number) - 2) return null;
    for (const digit of tooMany) {
      extra |= 1 << digit;
      for (let at = cell * 3; at < cell * 3 + 3; at++) {
        const slot = (layout.houseOf[at] as number) * 10 + digit;
        left[slot] = (left[slot] as number) & ~(1 << (layout.positionOf[at] as number));
      }
    }
  }
  return left.some((positions) => positions !== 0 && bitCount[positions] !== 2) ? null : { cells: roof, roof, extra };
}

/** One cell has a digit too many: it holds that one. */
function single({ layout, marks }: Candidates, { roof, extra }: Pattern): Conclusion | null {
  const [cell] = roof;
  if (cell === undefined || roof.length > 1) return null;
  return {
    strike: bitsOf((marks[cell] as number) & ~extra).map((digit) => candidate(cell, digit)),
    reason: `Only ${sayCells(layout, [cell])} can prevent that`,
    because: [cell],
  };
}

/** Two cells of a house must between them hold a digit of the grave, so the other one holds a digit too many. */
function locked(grid: Candidates, { roof, extra }: Pattern): Conclusion | null {
  const { layout, marks, places } = grid;
  for (const house of housesOfBoth(grid, roof)) {
    const common = roof.reduce((bits, cell) => bits & (marks[cell] as number), ~extra);
    for (const digit of bitsOf(common & layout.all)) {
      if (bitCount[places[house * 10 + digit] as number] !== 2) continue;
      const strike = roof.flatMap((cell) =>
        bitsOf((marks[cell] as number) & ~extra & ~(1 << digit)).map((other) => candidate(cell, other)),
      );
      if (strike.length > 0)
        return {
          strike,
          reason: `The ${digit} of ${sayHouse(layout, house)} stands in one of ${sayCells(layout, roof)}, and the other one has to prevent that`,
          because: roof,
        };
    }
  }
  return null;
}

function finding(
  { layout, marks }: Candidates,
  { roof, extra }: Pattern,
  level: number,
  { strike, reason, because }: Conclusion,
): Finding {
  return {
    technique: bivalueGrave.name,
    level,
    place: [],
    strike,
    cells: roof,
    because,
    look: () =>
      `Look at the empty cells: only ${sayCells(layout, roof)} ${roof.length > 1 ? "have" : "has"} more than two digits left.`,
    why: () =>
      `If every empty cell had just two digits, each twice in its row, column and box, all of them could be exchanged and the board would have two solutions. ${reason}: ${sayStruck(layout, strike)}.`,
    shows: () => ({ area: roof, pattern: candidatesIn(roof, extra, marks) }),
  };
}
