// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
// biome-ignore-all lint/suspicious/noArrayIndexKey: steps never change their places
import { type CSSProperties, memo, useState } from "react";
import { BoardRows } from "../../boards/BoardRows.tsx";
import { cellOf } from "../../boards/cell-of.ts";
import { useRovingGrid } from "../../boards/use-roving-grid.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { rowsOf } from "../../engine/game/rectangle.ts";
import { capital } from "../../engine/words.ts";
import { cross, type Kind, type Move, type State } from "./board.ts";
import { lightName, placeName } from "./words.ts";

/** A square of lights, each pressed where it is. Whatever a press would change is shown before. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Move>) {
  const { size, lights } = state;
  const grid = useRovingGrid({ rows: size, columns: size }, 0, size);
  /** The light under the mouse or, with a keyboard, the one in focus. */
  const [near, setNear] = useState<number | null>(null);
  const reach = near === null || over || near >= lights.length ? [] : cross(state, near);

  return (
    <>
      <div className="fit">
        <div
          ref={grid.board}
          role="grid"
          aria-label="The lights"
          aria-describedby="board-keys"
          className="lights-out"
          style={{ "--across": size } as CSSProperties}
          data-wrap={state.wrap || undefined}
          data-over={over || undefined}
          onKeyDown={grid.onKey}
          onClick={({ target }) => {
            const cell = cellOf(target);
            if (!over && cell !== null) onMove({ row: Math.floor(cell / size), column: cell % size });
          }}
          onFocus={({ target }) => {
            const cell = cellOf(target);
            if (cell === null) return;
            grid.visit(cell);
            if (target.matches(":focus-visible")) setNear(cell);
          }}
          onBlur={() => setNear(null)}
          onPointerOver={({ target, pointerType }) => pointerType === "mouse" && setNear(cellOf(target))}
          onPointerLeave={() => setNear(null)}
        >
          <BoardRows
            of={rowsOf({ rows: size, columns: size })}
            cell={(cell) => {
              const light = lights[cell] ?? 0;
              return (
                <Light
                  cell={cell}
                  label={`${capital(placeName(state, cell))}: ${lightName(state, light)}${hint.includes(cell) ? ", the hint presses here" : ""}`}
                  lit={litOf(state, light)}
                  tone={toneOf(cell, { hint, because, area })}
                  tabIndex={grid.tabIndex(cell)}
                  isReached={reach.includes(cell)}
                  over={over}
                />
              );
            }}
          />
        </div>
      </div>
      {state.wrap && (
        <p className="mt-1 max-w-[34rem] text-soft leading-tight">
          This board has no edge: a cross that leaves it on one side comes in again on the other.
        </p>
      )}
      {state.colours === 3 && (
        <p className="lights-out-cycle">
          Each press:
          {[0, 1, 2, 0].map((light, step) => (
            <span key={step}>
              {step > 0 && "→"}
              <Lamp lit={litOf(state, light)} />
              {lightName(state, light)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type Lit = "off" | "dim" | "bright";

const litOf = ({ colours }: Kind, light: number): Lit =>
  light === 0 ? "off" : light === colours - 1 ? "bright" : "dim";

interface LightProps {
  readonly cell: number;
  readonly label: string;
  readonly lit: Lit;
  readonly tone: ReturnType<typeof toneOf>;
  readonly tabIndex: number;
  readonly isReached: boolean;
  readonly over: boolean;
}

/** One light. All it is given are numbers and texts, so that a press draws only the lights that it changes. */
const Light = memo(function Light({ cell, label, lit, tone, tabIndex, isReached, over }: LightProps) {
  return (
    <button
      type="button"
      role="gridcell"
      data-cell={cell}
      tabIndex={tabIndex}
      aria-label={label}
      aria-disabled={over}
      data-tone={tone}
      data-reach={isReached || undefined}
    >
      <Lamp lit={lit} />
    </button>
  );
});

/** A ring when off, half full when dim, full with rays when bright: told apart without any colour. */
function Lamp({ lit }: { lit: Lit }) {
  return (
    <svg viewBox="0 0 40 40" className="lamp" data-lit={lit} aria-hidden="true" focusable="false">
      <circle className="lamp-glass" cx="20" cy="20" r="10" />
      <path className="lamp-half" d="M10 20a10 10 0 0 0 20 0z" />
      <path
        className="lamp-rays"
        d="M20 3v4M20 33v4M3 20h4M33 20h4M8 8l2.8 2.8M32 8l-2.8 2.8M8 32l2.8-2.8M32 32l-2.8-2.8"
      />
    </svg>
  );
}
