// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
import type { CSSProperties, KeyboardEvent } from "react";
import { BoardRows } from "../../boards/BoardRows.tsx";
import { type Pull, usePull } from "../../boards/use-pull.ts";
import { useRovingGrid } from "../../boards/use-roving-grid.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { cellAfter, rowsOf } from "../../engine/game/rectangle.ts";
import { capital } from "../../engine/words.ts";
import { homeOf, type Move, movable, type State } from "./board.ts";
import { slides } from "./slides.ts";
import { direction, placeName } from "./words.ts";

/** Pushed further than this part of a cell towards the gap, a tile slides on into it. */
const enough = 0.35;

/** Tiles in a frame. Cells take the presses and keep their places; the tiles are drawn under them, so that they can be seen to slide. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Move>) {
  const { rows, columns, tiles } = state;
  const gap = tiles.indexOf(0);
  const grid = useRovingGrid(state, gap, tiles.length);
  const free = over ? [] : movable(state);

  function onKey(event: KeyboardEvent) {
    const letter = event.altKey || event.metaKey || event.ctrlKey ? undefined : slides[event.key.toLowerCase()];
    if (!letter) return grid.onKey(event);
    event.preventDefault();
    const from = cellAfter(letter, false, gap, state) ?? gap;
    grid.go(from);
    // The place of the tile that slides is the gap afterwards: the next letter goes on from there.
    if (from !== gap && !over) onMove(tiles[from] ?? 0);
  }

  /** The part of the way to the gap that a tile is pushed: 0 to 1. */
  function partOf({ piece, right, down }: Pull<number>): number {
    const way = direction(tiles.indexOf(piece), gap);
    const far = way === "left" || way === "right" ? right : down;
    const size = (grid.board.current?.getBoundingClientRect().width ?? 1) / columns;
    return Math.min(Math.max((way === "right" || way === "down" ? far : -far) / size, 0), 1);
  }

  const { pull, handlers } = usePull<number>({
    can: (tile) => free.includes(tile),
    onPress: (tile) => over || onMove(tile),
    onDrop: (pushed) => partOf(pushed) > enough && onMove(pushed.piece),
  });

  const cellWords = (cell: number) => {
    const tile = tiles[cell] ?? 0;
    const what = tile === 0 ? "the gap" : `tile ${tile}${homeOf(state, tile) === cell ? ", at home" : ""}`;
    const hinted = hint.includes(cell)
      ? ", the hint is about this tile"
      : because.includes(cell)
        ? ", in the hint"
        : "";
    return `${capital(placeName(state, cell))}: ${what}${hinted}`;
  };

  return (
    <div
      className="sliding-tiles"
      style={{ "--across": columns, "--deep": rows } as CSSProperties}
      data-over={over || undefined}
    >
      <div aria-hidden="true">
        {tiles
          .toSorted((a, b) => a - b)
          .slice(1)
          .map((tile) => {
            const cell = tiles.indexOf(tile);
            return (
              <span
                key={tile}
                data-home={homeOf(state, tile) === cell || undefined}
                data-free={free.includes(tile) || undefined}
                data-pushed={pull?.piece === tile || undefined}
                style={placed(cell, columns, pull?.piece === tile ? { gap, part: partOf(pull) } : null)}
              >
                <span>{tile}</span>
              </span>
            );
          })}
      </div>
      <div ref={grid.board} role="grid" aria-label="The tiles" aria-describedby="board-keys" onKeyDown={onKey}>
        <BoardRows
          of={rowsOf({ rows, columns })}
          cell={(cell) => {
            const tile = tiles[cell] ?? 0;
            return (
              <button
                type="button"
                role="gridcell"
                tabIndex={grid.tabIndex(cell)}
                aria-label={cellWords(cell)}
                aria-disabled={over}
                data-free={free.includes(tile) || undefined}
                data-tone={toneOf(cell, { hint, because, area })}
                onFocus={() => grid.visit(cell)}
                {...handlers(tile)}
              />
            );
          }}
        />
      </div>
    </div>
  );
}

/** Where a tile is drawn, in cells: its own, and the part of the way to the gap that it was pushed. */
function placed(cell: number, columns: number, push: { gap: number; part: number } | null): CSSProperties {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const right = push ? ((push.gap % columns) - column) * push.part : 0;
  const below = push ? (Math.floor(push.gap / columns) - row) * push.part : 0;
  return { "--column": column + right, "--row": row + below } as CSSProperties;
}
