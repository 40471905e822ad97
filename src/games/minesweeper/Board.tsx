// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { BoardRows } from "../../boards/BoardRows.tsx";
import { cellOf } from "../../boards/cell-of.ts";
import { useRovingGrid } from "../../boards/use-roving-grid.ts";
import { useZoom } from "../../boards/use-zoom.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { rowsOf } from "../../engine/game/rectangle.ts";
import { capital } from "../../engine/words.ts";
import { mineHere, placeWords } from "./board.ts";
import { clashes, closed, flag, type Move, open, outcome, type State } from "./state.ts";
import { useLongPress } from "./use-long-press.ts";
import { cellWords, leftWords } from "./words.ts";

/** A field of cells to open or to flag. One too big for its frame is moved about in it, and its cells can be made bigger. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Move>) {
  const { board, numbers, cells } = state;
  const { rows, columns } = board;
  const [flagging, setFlagging] = useState(false);
  const grid = useRovingGrid({ rows, columns }, board.start, board);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, board, board, {
    x: ((board.start % columns) + 0.5) / columns,
    y: (Math.floor(board.start / columns) + 0.5) / rows,
  });
  const solved = outcome(state) === "solved";
  const clashing = new Set(clashes(state).flatMap((clash) => clash.cells));
  const press = useLongPress(flagAt);

  // A hint about cells that are further apart than the frame is wide is seen on the whole field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is shown, and not with each new size
  useEffect(() => {
    const box = frame.current;
    if (!box || hint.length === 0) return;
    const far = (places: readonly number[]) => (Math.max(...places) - Math.min(...places) + 1) * zoom.cell;
    const across = far(hint.map((cell) => cell % columns));
    const down = far(hint.map((cell) => Math.floor(cell / columns)));
    if (across > box.clientWidth || down > box.clientHeight) zoom.whole();
  }, [hint]);

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
        {zoom.offered && (
          <div role="group" aria-label="Size of the cells" className="mines-zoom screen-only">
            {(
              [
                ["−", "Smaller", zoom.canShrink, zoom.shrink],
                ["+", "Larger", zoom.canGrow, zoom.grow],
                ["All", "All cells", zoom.canShrink, zoom.whole],
              ] as const
            ).map(([sign, name, can, act]) => (
              <button key={name} type="button" className="btn" aria-label={name} aria-disabled={!can} onClick={act}>
                {sign}
              </button>
            ))}
          </div>
        )}
      </div>
      <div className="fit">
        <div ref={frame} className="mines-frame" data-over={over ? outcome(state) : undefined}>
          <div
            ref={grid.board}
            role="grid"
            aria-label="The field"
            aria-describedby="board-keys"
            className="mines"
            style={{ "--across": columns, "--cell": `${zoom.cell}px` } as CSSProperties}
            data-long={columns > 1.5 * rows || undefined}
            data-flagging={flagging || undefined}
            onKeyDown={onKey}
            onClick={({ target, detail }) => {
              const cell = cellOf(target);
              // What ends a long press is no tap; a click of the keyboard (detail 0) always is one.
              if (cell !== null && (!press.spent.current || detail === 0)) act(cell);
            }}
            onContextMenu={(event) => {
              const cell = cellOf(event.target);
              if (cell === null) return;
              event.preventDefault();
              if (!press.byTouch.current) flagAt(cell);
            }}
            onFocus={({ target }) => {
              const cell = cellOf(target);
              if (cell !== null) grid.visit(cell);
            }}
            onPointerDown={(event) => {
              const cell = cellOf(event.target);
              if (cell !== null) press.onDown(event, cell);
            }}
            onPointerMove={press.onMove}
            onPointerUp={press.stop}
            onPointerCancel={press.stop}
          >
            <BoardRows
              of={rowsOf({ rows, columns })}
              cell={(cell) => {
                const look = cells[cell] ?? closed;
                const number = numbers[cell] ?? 0;
                const isMine = number === mineHere && (look === open || (solved && look === closed));
                return (
                  <Cell
                    cell={cell}
                    label={nameOf(cell)}
                    look={look === open ? (isMine ? "burst" : "open") : "closed"}
                    mark={isMine ? "mine" : look === flag ? "flag" : undefined}
                    number={look === open && number > 0 ? number : undefined}
                    clashes={clashing.has(cell)}
                    tone={toneOf(cell, { hint, because, area })}
                    tabIndex={grid.tabIndex(cell)}
                    over={over}
                  />
                );
              }}
            />
          </div>
        </div>
      </div>
    </>
  );
}

interface CellProps {
  readonly cell: number;
  readonly label: string;
  readonly look: "closed" | "open" | "burst";
  readonly mark: "flag" | "mine" | undefined;
  readonly number: number | undefined;
  readonly clashes: boolean;
  readonly tone: ReturnType<typeof toneOf>;
  readonly tabIndex: number;
  readonly over: boolean;
}

/** One cell. All it is given are numbers and texts, so that a press draws only the cells that it changes. */
const Cell = memo(function Cell({ cell, label, look, mark, number, clashes, tone, tabIndex, over }: CellProps) {
  return (
    <button
      type="button"
      role="gridcell"
      data-cell={cell}
      tabIndex={tabIndex}
      aria-label={label}
      aria-disabled={over}
      data-look={look}
      data-number={number}
      data-clash={clashes || undefined}
      data-tone={tone}
    >
      {mark && <Mark what={mark} />}
      {number}
    </button>
  );
});

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
