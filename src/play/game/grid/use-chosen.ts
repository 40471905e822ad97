import { useState } from "react";
import { count } from "../../../engine/words.ts";
import { announce } from "../../../ui/announce/announcer.ts";

/** Which cells are chosen: the one at the cursor, or several. */
export function useChosen() {
  const [cursor, setCursor] = useState<number | null>(null);
  /** Null while it is the cell at the cursor alone. */
  const [many, setMany] = useState<readonly number[] | null>(null);
  const [several, setSeveral] = useState(false);
  const cells = many ?? (cursor === null ? [] : [cursor]);

  function choose(next: readonly number[], at: number) {
    setMany(next);
    setCursor(at);
  }

  function told(next: readonly number[], at: number) {
    choose(next, at);
    announce(`${count(next.length, "cell")} chosen.`);
  }

  return {
    /** The cell the player is at; null before she has chosen one. */
    cursor,
    cells,
    /** Whether there may be others than one. */
    isMany: many !== null,
    /** Whether each cell that is tapped is added. */
    several,
    /** Goes to a cell: it is the one that is chosen, unless several are to be. */
    goTo(cell: number) {
      setCursor(cell);
      if (!several) setMany(null);
    },
    /** Adds a cell, or takes it out. */
    toggle: (cell: number) => told(cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell], cell),
    /** Goes on to a cell with those that are chosen. */
    extend: (to: number) => told([...cells.filter((one) => one !== to), to], to),
    /** Those that a finger or a mouse has come over so far. */
    over: (cells: readonly number[]) => choose(cells, cells.at(-1) ?? 0),
    tell: () => announce(`${count(cells.length, "cell")} chosen.`),
    /** Back to the one at the cursor. */
    one() {
      setMany(null);
      setSeveral(false);
      announce("One cell at a time.");
    },
    turnSeveral() {
      setMany(several ? null : cells);
      setSeveral(!several);
      announce(several ? "One cell at a time." : "Several cells: each cell that you press is added.");
    },
    none() {
      setMany(several ? [] : null);
      setCursor(null);
    },
  };
}

export type Chosen = ReturnType<typeof useChosen>;
