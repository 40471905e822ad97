import { atMostOne, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, digitOf } from "../board/candidates.ts";
import { cellsOf } from "../board/layout.ts";
import { aDigit, sayCell, sayHouse } from "../words/say.ts";
import type { Finding, Technique } from "./finding.ts";
import { hiddenPairs } from "./hidden-subsets.ts";
import { claimed, pointed } from "./locked-candidates.ts";

/**
 * What strikes candidates and at once leaves a digit a single place. It is seen without pencil marks: the digit is written, and
 * nothing need be remembered of what was struck.
 */
export const directPointing = direct("Pointing to a single", 2.4, pointed);
export const directClaiming = direct("Claiming for a single", 2.42, claimed);
export const directHiddenPair = direct("Hidden pair beside a single", 2.44, hiddenPairs);

/** Finds the first step of a kind whose strikes are accepted; of a hidden pair the single has to be in its own house. */
type Find = (grid: Candidates, accept: (strike: readonly number[], house?: number) => boolean) => Finding | null;

function direct(name: string, level: number, find: Find): Technique {
  return {
    name,
    level,
    find(grid) {
      let single: Single | null = null;
      const step = find(grid, (strike, house) => {
        single = singleAfter(grid, strike, house);
        return single !== null;
      });
      return step && single && finding(grid, name, level, step, single);
    },
  };
}

/** A house with one place for a digit, as a candidate. */
interface Single {
  readonly house: number;
  readonly one: number;
}

/** The first single that is there once these candidates are struck: of any house, or only of one. */
function singleAfter({ layout, places }: Candidates, struck: readonly number[], only?: number): Single | null {
  const { size, houseOf, positionOf, cellAt } = layout;
  const gone = new Map<number, number>();
  for (const one of struck) {
    for (let at = cellOf(one) * 3; at < cellOf(one) * 3 + 3; at++) {
      const slot = (houseOf[at] as number) * 10 + digitOf(one);
      gone.set(slot, (gone.get(slot) ?? 0) | (1 << (positionOf[at] as number)));
    }
  }
  for (const [slot, positions] of gone) {
    const left = (places[slot] as number) & ~positions;
    const house = Math.floor(slot / 10);
    if ((only ?? house) === house && left && atMostOne(left))
      return { house, one: candidate(cellAt[house * size + lowest(left)] as number, slot % 10) };
  }
  return null;
}

function finding({ layout }: Candidates, name: string, level: number, step: Finding, { house, one }: Single): Finding {
  const cell = cellOf(one);
  const [digit, said] = [digitOf(one), sayHouse(layout, house)];
  return {
    technique: name,
    level,
    place: [one],
    strike: [],
    cells: [cell],
    because: step.cells,
    look: () => `${step.look().slice(0, -1)}, and then for ${aDigit(digit)} in ${said}.`,
    why: () => `${step.why()} That leaves ${said} one place for its ${digit}: ${sayCell(layout, cell)}.`,
    shows: () => {
      const { area, pattern } = step.shows();
      return { area: [...new Set([...area, ...cellsOf(layout, house)])], pattern: [...pattern, one] };
    },
  };
}
