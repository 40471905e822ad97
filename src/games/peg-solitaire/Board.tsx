// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { BoardRows } from "../../boards/BoardRows.tsx";
import { useChoice } from "../../boards/use-choice.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { capital, count } from "../../engine/words.ts";
import { countPegs, rowsOf, shapeOf } from "./board.ts";
import { holeAfter } from "./cursor.ts";
import { type Hop, openJumps, type State } from "./state.ts";
import { cellWords } from "./words.ts";

/** Holes with pegs: choose a peg, then the hole it jumps to. Where it can land is shown. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Hop>) {
  const { pegs, board } = state;
  const shape = shapeOf(board);
  // After a refused jump the choice stays, for another hole to be chosen.
  const [choice, setChoice] = useChoice<number | null>(state, null);
  const [cursor, setCursor] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const at = cursor < pegs.length ? cursor : 0;
  const chosen = over ? null : choice;
  const landings = chosen === null ? [] : openJumps(shape, pegs).filter(({ from }) => from === chosen);

  function press(hole: number) {
    setCursor(hole);
    if (over) return;
    if (chosen === hole) setChoice(null);
    else if (openJumps(shape, pegs).some(({ from }) => from === hole)) setChoice(hole);
    // A peg that is blocked, or a hole without a peg chosen: the rules say so.
    else if (pegs[hole]) onMove({ from: hole, to: hole });
    else onMove({ from: chosen ?? hole, to: hole });
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Escape" && chosen !== null) {
      event.preventDefault();
      return setChoice(null);
    }
    const to = holeAfter(event.key, event.ctrlKey, at, shape);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    grid.current?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  }

  function nameOf(hole: number): string {
    const landing = landings.some(({ to }) => to === hole) ? ", the chosen peg can land here" : "";
    const told = hint.includes(hole) ? ", in the hint" : "";
    return `${capital(cellWords(state, hole))}${landing}${told}`;
  }

  return (
    <>
      <div className="fit">
        <div
          ref={grid}
          role="grid"
          aria-label="The holes"
          aria-describedby="board-keys"
          className="pegs"
          style={{ "--across": shape.columns, "--deep": rowsOf(shape).length } as CSSProperties}
          data-over={over || undefined}
          onKeyDown={onKey}
        >
          <BoardRows
            of={rowsOf(shape)}
            cell={(hole) => (
              <button
                type="button"
                role="gridcell"
                tabIndex={hole === at ? 0 : -1}
                // Half columns, so that the rows of a triangle stand between each other.
                style={{ gridColumn: `${columnOf(state, hole)} / span 2` }}
                aria-label={nameOf(hole)}
                aria-selected={hole === chosen}
                aria-disabled={over}
                data-tone={toneOf(hole, { hint, because, area })}
                onClick={() => press(hole)}
                onFocus={() => setCursor(hole)}
              >
                <Hole
                  peg={pegs[hole] === true}
                  aim={hole === board.target}
                  landing={landings.some(({ to }) => to === hole)}
                  jumped={landings.some((jump) => jump.over === hole)}
                />
              </button>
            )}
          />
        </div>
      </div>
      <p className="pegs-told">
        <span className="pegs-left">{count(countPegs(pegs), "peg")} left</span>
        {board.target !== null && (
          <span>
            <Hole peg={false} aim landing={false} jumped={false} />
            The last peg belongs here
          </span>
        )}
      </p>
    </>
  );
}

function columnOf({ board }: State, hole: number): number {
  const { columns, places, triangular } = shapeOf(board);
  const { row = 0, column = 0 } = places[hole] ?? {};
  return 2 * column + 1 + (triangular ? columns - 1 - row : 0);
}

interface HoleProps {
  readonly peg: boolean;
  readonly aim: boolean;
  readonly landing: boolean;
  readonly jumped: boolean;
}

/** A small ring when empty, a big disc with a peg; four ticks around the hole for the last peg. */
function Hole({ peg, aim, landing, jumped }: HoleProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {aim && <path className="peg-aim" d="M20 1v5M20 34v5M1 20h5M34 20h5" />}
      <circle className="peg-hole" cx="20" cy="20" r="6" />
      {landing && <circle className="peg-landing" cx="20" cy="20" r="13" />}
      {peg && (
        <g className="peg">
          <circle cx="20" cy="20" r="13" />
          <path d="M12.5 19a8 8 0 0 1 6-6.5" />
          {jumped && <path className="peg-jumped" d="M15.5 15.5l9 9M24.5 15.5l-9 9" />}
        </g>
      )}
    </svg>
  );
}
