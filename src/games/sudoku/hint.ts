import type { Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { areFull, markOf } from "../../engine/game/grid-moves.ts";
import { capital } from "../../engine/words.ts";
import { bitsOf } from "../../maths/bits.ts";
import { type Candidates, candidatesOf, cellOf, digitOf, strike } from "./board/candidates.ts";
import { type Layout, layoutOf } from "./board/layout.ts";
import { type Board, sizeOfBoard } from "./board/text.ts";
import { beyondSingles, singles, withoutMarks } from "./rating/ladder.ts";
import { apply, easiest } from "./rating/rate.ts";
import type { Finding, Linked } from "./techniques/finding.ts";
import { sayCell, sayHouse } from "./words/say.ts";

/**
 * The first step that a person would see from a state that agrees with the key. It follows from the digits that stand, and from
 * steps of before that ruled something out; never from a digit that is not pencilled in. Where the pencil marks are full,
 * steps whose strikes the player has made are passed over.
 */
export function nextStep(state: GridState<Board>, key: string): Step<GridMove> | null {
  const layout = layoutOf(sizeOfBoard(state.board));
  const wanted = Array.from(key, Number);
  const easy = easiest(candidatesOf(layout, state.cells), withoutMarks, Number.POSITIVE_INFINITY);
  if (easy) return stepOf(easy);
  const grid = candidatesLeft(layout, state, wanted);
  const isFull = areFull(state, wanted);
  const single = easiest(grid, singles, Number.POSITIVE_INFINITY);
  const none = !single && (isFull ? null : (slip(layout, state, wanted) ?? noMarks(layout, state, grid)));
  if (none) return none;
  const isDone = ({ place, strike: struck }: Finding) =>
    isFull && place.length === 0 && struck.every((one) => !((state.marks[cellOf(one)] ?? 0) & markOf(digitOf(one))));
  for (;;) {
    const step = easiest(grid, [...singles, ...beyondSingles], Number.POSITIVE_INFINITY);
    if (step === null || !isDone(step)) return step && stepOf(step);
    apply(grid, step);
  }
}

/** What the digits leave, without what was ruled out; a digit that belongs there stays whatever is said of it. */
function candidatesLeft(layout: Layout, { cells, ruledOut }: GridState<Board>, wanted: readonly number[]): Candidates {
  const grid = candidatesOf(layout, cells);
  for (const [cell, out] of ruledOut.entries()) {
    const gone = (out & ~markOf(wanted[cell] ?? 0)) << 1;
    for (const digit of bitsOf((grid.marks[cell] as number) & gone)) strike(grid, cell, digit);
  }
  return grid;
}

/** Before the first step that needs pencil marks, where there are none at all. It names the house in which they show something first. */
function noMarks(layout: Layout, { cells, marks }: GridState<Board>, grid: Candidates): Step<GridMove> | null {
  if (marks.some((own, cell) => own !== 0 && cells[cell] === 0)) return null;
  const first = easiest(grid, beyondSingles, Number.POSITIVE_INFINITY);
  const shown = first?.shows().area ?? [];
  const empty = layout.houses.map((house) => house.filter((cell) => cells[cell] === 0));
  const found = empty.map((house) => house.filter((cell) => shown.includes(cell)).length);
  const house = [...empty.keys()].reduce((best, one) => {
    const more = (found[one] ?? 0) - (found[best] ?? 0);
    return more > 0 || (more === 0 && lengthOf(empty[one]) < lengthOf(empty[best])) ? one : best;
  });
  const here = empty[house] ?? [];
  const name = sayHouse(layout, house);
  return {
    look: `Look at the empty cells of ${name}, and at the digits that each of them can still be.`,
    technique: "Pencil marks",
    why: `At first sight no cell has only one digit left, and no row, column or box has only one place for a digit. Pencil marks in all empty cells show what is possible, and then what is not: first of all in ${name}.`,
    cells: here,
    because: [],
    area: here,
    moves: [{ do: "fill" }],
  };
}

/** A house without empty cells has nothing to look at. */
const lengthOf = (house: readonly number[] | undefined) => house?.length || Number.POSITIVE_INFINITY;

/** Most cells of a box in which a digit is pencilled by those who note the few places of a digit, not all digits of a cell. */
const fewPlaces = 3;

/** A cell that lacks the digit that belongs there, where all digits of all cells were pencilled in. */
function slip(layout: Layout, state: GridState<Board>, wanted: readonly number[]): Step<GridMove> | null {
  const { cells, marks } = state;
  const open = cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const times = new Map<number, number>();
  for (const cell of open)
    for (const digit of bitsOf((marks[cell] ?? 0) << 1)) {
      const slot = (layout.houseOf[cell * 3 + 2] as number) * 10 + digit;
      times.set(slot, (times.get(slot) ?? 0) + 1);
    }
  const isWhole = open.every((cell) => marks[cell]) && [...times.values()].some((count) => count > fewPlaces);
  const cell = isWhole ? open.find((one) => !((marks[one] ?? 0) & markOf(wanted[one] ?? 0))) : undefined;
  if (cell === undefined) return null;
  const left = (candidatesLeft(layout, state, wanted).marks[cell] as number) & ~((marks[cell] ?? 0) << 1);
  const [first, ...more] = bitsOf(left).map((value): GridMove => ({ do: "mark", cells: [cell], value }));
  if (!first) return null;
  const place = sayCell(layout, cell);
  return {
    look: `Look at the pencil marks of ${place}.`,
    technique: "Pencil marks",
    why: `The pencil marks of ${place} leave out a digit that is still possible there. Put back what its row, column and box allow.`,
    cells: [cell],
    because: [],
    area: [cell],
    moves: [first, ...more],
  };
}

const markIn = (one: number) => ({ cell: cellOf(one), value: digitOf(one) });
const linkIn = ({ from, to, strong }: Linked) => ({ from: from.map(markIn), to: to.map(markIn), strong });

function stepOf(found: Finding): Step<GridMove> {
  const written = found.place.map(
    (one): GridMove => ({ do: "write", cell: cellOf(one), value: digitOf(one), tidy: true }),
  );
  const struck: GridMove = { do: "strike", marks: found.strike.map(markIn) };
  const [first = struck, ...more] = written;
  const { technique, cells, because } = found;
  const { area, pattern, links = [] } = found.shows();
  return {
    look: capital(found.look()),
    technique,
    why: capital(found.why()),
    cells,
    because,
    area,
    pattern: pattern.map(markIn),
    links: links.map(linkIn),
    moves: [first, ...more],
  };
}
