import { type KeyboardEvent, useRef, useState } from "react";
import { cellAfter, type Rectangle } from "../engine/game/rectangle.ts";

/**
 * One tab stop for a board of buttons, one a cell: arrows, Home and End move inside it, Tab leaves it. It begins at `start`, and again
 * when another board comes, `of` which it tells.
 */
export function useRovingGrid(size: Rectangle, start: number, of: unknown) {
  const [cursor, setCursor] = useState<{ readonly of: unknown; readonly cell: number } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const at = cursor !== null && cursor.of === of ? cursor.cell : start;
  const visit = (cell: number) => setCursor({ of, cell });

  function go(cell: number) {
    visit(cell);
    board.current?.querySelectorAll<HTMLElement>("button")[cell]?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const to = event.altKey || event.metaKey ? null : cellAfter(event.key, event.ctrlKey, at, size);
    if (to === null) return;
    event.preventDefault();
    go(to);
  }

  return {
    /** The element that holds the buttons. */
    board,
    /** The cell with the tab stop. */
    at,
    /** Moves the tab stop without the focus. */
    visit,
    /** Moves the focus. */
    go,
    onKey,
    tabIndex: (cell: number) => (cell === at ? 0 : -1),
  };
}
