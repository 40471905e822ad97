import { type Board, countMines, neighboursOf, numbersOf } from "./board.ts";

/** For the tests: what is certain, by going through every way of laying the mines. Slow on purpose, and sharing nothing with the solver. */
export interface Truth {
  readonly safe: ReadonlySet<number>;
  readonly mines: ReadonlySet<number>;
  readonly ways: number;
}

/** Every way of laying all the mines into the cells that are not open, so that the numbers of the open cells are right. */
export function truthOf(board: Board, open: ReadonlySet<number>): Truth {
  const near = neighboursOf(board.rows, board.columns);
  const numbers = numbersOf(board);
  const cells = [...numbers.keys()].filter((cell) => !open.has(cell));
  const shownBeside = cells.map((cell) => (near[cell] ?? []).filter((other) => open.has(other)));
  /** Of every open cell: mines that it still needs, and cells around it that are not decided. */
  const needs = [...numbers];
  const free = near.map((around) => around.filter((cell) => !open.has(cell)).length);
  const laid: number[] = [];
  const counts = new Array<number>(numbers.length).fill(0);
  let ways = 0;
  const go = (at: number, left: number): void => {
    const cell = cells[at];
    if (cell === undefined) {
      if (left > 0) return;
      ways++;
      for (const mine of laid) counts[mine] = (counts[mine] ?? 0) + 1;
      return;
    }
    const beside = shownBeside[at] ?? [];
    for (const mine of [1, 0]) {
      if (mine > left || left - mine > cells.length - at - 1) continue;
      let fits = true;
      for (const one of beside) {
        const need = (needs[one] ?? 0) - mine;
        const room = (free[one] ?? 0) - 1;
        needs[one] = need;
        free[one] = room;
        if (need < 0 || need > room) fits = false;
      }
      if (fits) {
        if (mine) laid.push(cell);
        go(at + 1, left - mine);
        if (mine) laid.pop();
      }
      for (const one of beside) {
        needs[one] = (needs[one] ?? 0) + mine;
        free[one] = (free[one] ?? 0) + 1;
      }
    }
  };
  go(0, countMines(board));
  return {
    safe: new Set(cells.filter((cell) => counts[cell] === 0)),
    mines: new Set(cells.filter((cell) => counts[cell] === ways)),
    ways,
  };
}

/** The cells that are open when nothing certain is left to open, from the first cell on. */
export function openedByTruth(board: Board): ReadonlySet<number> {
  const open = new Set([board.start]);
  for (;;) {
    const { safe } = truthOf(board, open);
    if (safe.size === 0) return open;
    for (const cell of safe) open.add(cell);
  }
}
