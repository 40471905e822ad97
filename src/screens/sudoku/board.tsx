import { type KeyboardEvent, useEffect, useRef } from "react";
import { digitAt, isGiven, type State, words } from "../../games/sudoku/grid.ts";

interface BoardProps {
  readonly game: State;
  /** The cell (0 to 80) the player is at; null before she has chosen one. */
  readonly cursor: number | null;
  readonly onCursor: (cell: number) => void;
  /** 1 to 9 writes, 0 clears. */
  readonly onDigit: (digit: number) => void;
}

const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A grid with one tab stop: arrows move inside it, Tab leaves it. */
export function Board({ game, cursor, onCursor, onDigit }: BoardProps) {
  const board = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current || cursor === null) return;
    moved.current = false;
    board.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus();
  }, [cursor]);

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The place of the key, so that the number pad writes digits with and without NumLock and with Shift.
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? /^(\d)$/.exec(event.key)?.[1];
    const to = target(event.key, cursor ?? 0);
    if (event.key === "Backspace" || event.key === "Delete") onDigit(0);
    else if (to !== null && !(digit && /\d/.test(event.key))) {
      moved.current = true;
      onCursor(to);
    } else if (digit) onDigit(Number(digit));
    else return;
    event.preventDefault();
  }

  return (
    <table
      ref={board}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA grid pattern on a table
      role="grid"
      aria-label="Sudoku grid"
      className="sudoku"
      onKeyDown={onKey}
    >
      <tbody>
        {lines.map((y) => (
          <tr key={y}>
            {lines.map((x) => {
              const cell = y * 9 + x;
              const given = isGiven(game, cell);
              return (
                <td
                  key={cell}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                  role="gridcell"
                  data-cell={cell}
                  tabIndex={cell === (cursor ?? 0) ? 0 : -1}
                  aria-label={words(game, cell)}
                  aria-selected={cell === cursor && !given}
                  aria-disabled={given}
                  className={given ? "given" : "open"}
                  onFocus={() => onCursor(cell)}
                >
                  {digitAt(game, cell) || ""}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a key leads from a cell; null for keys that do not move. */
function target(key: string, cell: number): number | null {
  const [x, y] = [cell % 9, Math.floor(cell / 9)];
  switch (key) {
    case "ArrowLeft":
      return y * 9 + Math.max(0, x - 1);
    case "ArrowRight":
      return y * 9 + Math.min(8, x + 1);
    case "ArrowUp":
      return Math.max(0, y - 1) * 9 + x;
    case "ArrowDown":
      return Math.min(8, y + 1) * 9 + x;
    case "Home":
      return y * 9;
    case "End":
      return y * 9 + 8;
    default:
      return null;
  }
}
