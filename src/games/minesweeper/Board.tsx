// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
// biome-ignore-all lint/a11y/useFocusableInteractive: as above, only the cells of a grid take the focus
// biome-ignore-all lint/suspicious/noArrayIndexKey: rows and columns never change their places
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from "react";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { useRovingGrid } from "../../engine/game/use-roving-grid.ts";
import { capital } from "../../engine/words.ts";
import { mineHere, placeWords } from "./board.ts";
import { clashes, closed, flag, type Move, open, outcome, type State } from "./state.ts";
import { useLongPress } from "./use-long-press.ts";
import { cellWords, leftWords } from "./words.ts";

/** A field of cells to open or to flag. A field too big for the page is moved about in its frame. */
export default function Board({ state, hint, because, over, onMove }: BoardProps<State, Move>) {
  const { board, numbers, cells } = state;
  const { rows, columns } = board;
  const [flagging, setFlagging] = useState(false);
  const grid = useRovingGrid({ rows, columns }, board.start, board);
  const frame = grid.board;
  const solved = outcome(state) === "solved";
  const clashing = new Set(clashes(state).flatMap((clash) => clash.cells));
  const press = useLongPress(flagAt);

  // A field bigger than its frame opens where its first cell is.
  useEffect(() => {
    const box = frame.current;
    const first = box?.querySelectorAll<HTMLElement>("button")[board.start];
    if (!box || !first) return;
    box.scrollLeft = first.offsetLeft - (box.clientWidth - first.offsetWidth) / 2;
    box.scrollTop = first.offsetTop - (box.clientHeight - first.offsetHeight) / 2;
  }, [board, frame]);

  function flagAt(cell: number) {
    grid.visit(cell);
    if (!over) onMove({ do: "flag", cell });
  }

  function act(cell: number) {
    grid.visit(cell);
    if (over) return;
    if (cells[cell] !== open) return onMove({ do: flagging ? "flag" : "open", cell });
    // An open cell without a number has nothing left around it.
    if (numbers[cell] !== 0) onMove({ do: "chord", cell });
  }

  function onKey(event: KeyboardEvent) {
    const flags = event.key.toLowerCase() === "f" && !event.ctrlKey && !event.altKey && !event.metaKey;
    return flags ? flagAt(grid.at) : grid.onKey(event);
  }

  function nameOf(cell: number): string {
    const unmarked = solved && cells[cell] === closed;
    const words = unmarked ? `${placeWords(board, cell)}: a mine, left closed` : cellWords(state, cell);
    const clash = clashing.has(cell) && cells[cell] === open ? ", too many flags around it" : "";
    return `${capital(words)}${clash}${hint.includes(cell) ? ", in the hint" : ""}`;
  }

  return (
    <>
      <div className="mines-bar">
        <span className="mines-left">{capital(leftWords(state))}</span>
        <button
          type="button"
          className="btn screen-only"
          aria-pressed={flagging}
          aria-disabled={over}
          onClick={() => over || setFlagging(!flagging)}
        >
          <Mark what="flag" /> Flag
        </button>
      </div>
      <div className="mines-room">
        <div ref={frame} className="mines-frame" data-over={over ? outcome(state) : undefined}>
          <div
            role="grid"
            aria-label="The field"
            aria-describedby="mines-keys"
            className="mines"
            style={{ "--across": columns } as CSSProperties}
            data-big={columns > 9 || undefined}
            data-flagging={flagging || undefined}
            onKeyDown={onKey}
            onPointerMove={press.onMove}
            onPointerUp={press.stop}
            onPointerCancel={press.stop}
          >
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} role="row">
                {cells.slice(row * columns, (row + 1) * columns).map((look, column) => {
                  const cell = row * columns + column;
                  const number = numbers[cell] ?? 0;
                  const mine = number === mineHere && (look === open || (solved && look === closed));
                  return (
                    <button
                      key={column}
                      type="button"
                      role="gridcell"
                      tabIndex={grid.tabIndex(cell)}
                      aria-label={nameOf(cell)}
                      aria-disabled={over}
                      data-look={look === open ? (mine ? "burst" : "open") : "closed"}
                      data-number={look === open && number > 0 ? number : undefined}
                      data-clash={clashing.has(cell) || undefined}
                      data-tone={hint.includes(cell) ? "hint" : because.includes(cell) ? "because" : undefined}
                      onClick={(event) => {
                        // What ends a long press is no tap; a click of the keyboard (detail 0) always is one.
                        if (!press.spent.current || event.detail === 0) act(cell);
                      }}
                      onContextMenu={(event) => {
                        event.preventDefault();
                        if (!press.byTouch.current) flagAt(cell);
                      }}
                      onFocus={() => grid.visit(cell)}
                      onPointerDown={(event) => press.onDown(event, cell)}
                    >
                      {look === flag && <Mark what="flag" />}
                      {mine && <Mark what="mine" />}
                      {look === open && number > 0 && number}
                    </button>
                  );
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
      <p className="screen-only mines-ways">
        Tap a cell to open it; hold it, or switch to Flag, to mark a mine. Tap a number that has all its flags to open
        the rest around it.
      </p>
      <p id="mines-keys" className="screen-only board-keys">
        With a keyboard: arrows go from cell to cell, Enter opens one, F sets a flag or takes it away, and Enter on a
        number opens the rest around it. With a mouse: the right button flags.
      </p>
    </>
  );
}

function Mark({ what }: { what: "flag" | "mine" }) {
  return (
    <svg viewBox="0 0 24 24" className="mines-mark" data-what={what} aria-hidden="true" focusable="false">
      {what === "flag" ? (
        <>
          <path className="mines-line" d="M7 21V3M4 21h8" />
          <path className="mines-cloth" d="M7 3.5l12 4.5-12 4.5z" />
        </>
      ) : (
        <>
          <path className="mines-line" d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4" />
          <circle className="mines-body" cx="12" cy="12" r="5.5" />
        </>
      )}
    </svg>
  );
}
