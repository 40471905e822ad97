import type { Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { capital } from "../../engine/words.ts";
import { type Candidates, candidatesOf, cellOf, digitOf, strike } from "./candidates.ts";
import type { Finding } from "./finding.ts";
import { beyondSingles, singles } from "./ladder.ts";
import { layoutOf } from "./layout.ts";
import { easiest } from "./rate.ts";
import { sayCell } from "./say.ts";
import { type Board, sizeOfBoard } from "./text.ts";

/**
 * The first step that a person would see from a state that agrees with the key. Pencil marks count as what is possible in
 * their cells, unless they leave a digit out that is needed.
 */
export function nextStep(state: GridState<Board>, key: string): Step<GridMove> | null {
  const layout = layoutOf(sizeOfBoard(state.board));
  const byRules = candidatesOf(layout, state.cells);
  // What shows without any marks comes first.
  const single = easiest(byRules, singles, Number.POSITIVE_INFINITY);
  if (single) return stepOf(single);

  const missing = state.cells.findIndex((value, cell) => {
    const marks = state.marks[cell] ?? 0;
    return value === 0 && marks !== 0 && !(marks & (1 << (Number(key[cell]) - 1)));
  });
  if (missing >= 0)
    return fillAgain(
      missing,
      `The pencil marks of ${sayCell(layout, missing)} leave out a digit that is possible there, so nothing can be concluded from them. Fill the marks in again.`,
    );
  const grid = withMarks(byRules, state);
  const marked = easiest(grid, singles, Number.POSITIVE_INFINITY);
  if (marked) return stepOf(marked);

  const bare = state.cells.findIndex((value, cell) => value === 0 && !state.marks[cell]);
  if (bare >= 0)
    return fillAgain(
      bare,
      "At first sight no cell has only one digit left, and no row, column or box has only one place for a digit. Pencil marks in all empty cells show what is possible, and then what is not.",
    );
  const step = easiest(grid, beyondSingles, Number.POSITIVE_INFINITY);
  return step && stepOf(step);
}

/** The candidates without those that the pencil marks of their cell leave out. */
function withMarks(grid: Candidates, { marks }: GridState<Board>): Candidates {
  for (const [cell, pencilled] of marks.entries()) {
    if (pencilled === 0) continue;
    for (let digit = 1; digit <= grid.layout.size; digit++)
      if ((grid.marks[cell] as number) & (1 << digit) & ~(pencilled << 1)) strike(grid, cell, digit);
  }
  return grid;
}

function fillAgain(cell: number, why: string): Step<GridMove> {
  return {
    look: "Look at the empty cells.",
    technique: "Pencil marks",
    why,
    cells: [cell],
    because: [],
    moves: [{ do: "fill" }],
  };
}

function stepOf(found: Finding): Step<GridMove> {
  const written = found.place.map(
    (one): GridMove => ({ do: "write", cell: cellOf(one), value: digitOf(one), tidy: true }),
  );
  const struck: GridMove = {
    do: "strike",
    marks: found.strike.map((one) => ({ cell: cellOf(one), value: digitOf(one) })),
  };
  const [first = struck, ...more] = written;
  const { technique, cells, because } = found;
  return { look: capital(found.look()), technique, why: capital(found.why()), cells, because, moves: [first, ...more] };
}
