import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { type Move, type Position, target, topDisc } from "./position.ts";
import { pegWords } from "./words.ts";

/** A disc that hangs on the pointer: the peg it is from, and how far it was pulled, in pixels. */
interface Pull {
  readonly peg: number;
  readonly right: number;
  readonly down: number;
}

/** Less than this is a press that shook. Pixels. */
const shake = 10;

/** Three pegs, each a button: choose the peg to take from, then the peg to go to; or pull a disc across. */
export default function Board({ state, hint, because, over, onMove }: BoardProps<Position, Move>) {
  const [choice, setChoice] = useState<{ readonly of: Position; readonly peg: number } | null>(null);
  const [cursor, setCursor] = useState(0);
  const [pull, setPull] = useState<Pull | null>(null);
  const down = useRef<{ readonly peg: number; readonly x: number; readonly y: number } | null>(null);
  const pulled = useRef(false);
  const pegs = useRef<HTMLDivElement>(null);
  // With every move, undo or new board the choice is gone; after a refused move it stays, for another peg to be chosen.
  const chosen = choice?.of === state && !over ? choice.peg : null;
  const [take, put] = hint;

  function press(peg: number) {
    setCursor(peg);
    if (over) return;
    if (chosen === peg) setChoice(null);
    else if (chosen !== null) onMove({ from: chosen, to: peg });
    // Nothing to take: the rules say so.
    else if (topDisc(state, peg) === null) onMove({ from: peg, to: peg });
    else setChoice({ of: state, peg });
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && chosen !== null) return setChoice(null);
    const named = /^[123]$/.test(event.key);
    const steps: Readonly<Record<string, number>> = { ArrowLeft: cursor - 1, ArrowRight: cursor + 1, Home: 0, End: 2 };
    const to = named ? Number(event.key) - 1 : steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const peg = Math.min(Math.max(to, 0), 2);
    setCursor(peg);
    pegs.current?.querySelectorAll<HTMLElement>("button")[peg]?.focus();
    if (named) press(peg);
  }

  function onDown(event: PointerEvent, peg: number) {
    pulled.current = false;
    const held = !over && event.isPrimary && event.button === 0 && topDisc(state, peg) !== null;
    down.current = held ? { peg, x: event.clientX, y: event.clientY } : null;
  }

  function onPull(event: PointerEvent) {
    if (!down.current) return;
    const { peg, x, y } = down.current;
    const [right, fallen] = [event.clientX - x, event.clientY - y];
    if (!pulled.current && Math.hypot(right, fallen) < shake) return;
    if (!pulled.current) event.currentTarget.setPointerCapture(event.pointerId);
    pulled.current = true;
    setPull({ peg, right, down: fallen });
  }

  function onDrop(event: PointerEvent) {
    const box = pegs.current?.getBoundingClientRect();
    if (down.current && pulled.current && box) {
      const { peg: from } = down.current;
      const to = Math.floor(((event.clientX - box.left) / box.width) * 3);
      if (to !== from && to >= 0 && to <= 2) onMove({ from, to });
    }
    letGo();
  }

  function letGo() {
    down.current = null;
    setPull(null);
  }

  return (
    <>
      <div
        className="hanoi"
        style={{ "--discs": state.pegs.length } as CSSProperties}
        data-over={over || undefined}
        data-chosen={chosen !== null || undefined}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
        <div ref={pegs} role="group" aria-label="The three pegs" aria-describedby="hanoi-keys" onKeyDown={onKey}>
          {[0, 1, 2].map((peg) => (
            <button
              key={peg}
              type="button"
              tabIndex={peg === cursor ? 0 : -1}
              aria-label={`${pegWords(state, peg)}${peg === target ? ", the goal" : ""}${hinted(peg, take, put)}`}
              aria-pressed={peg === chosen}
              aria-disabled={over}
              data-tone={hint.includes(peg) ? "hint" : because.includes(peg) ? "because" : undefined}
              onClick={(event) => {
                // What ends a pull is no press; a click of the keyboard (detail 0) always is one.
                if (!pulled.current || event.detail === 0) press(peg);
              }}
              onFocus={() => setCursor(peg)}
              onPointerDown={(event) => onDown(event, peg)}
              onPointerMove={onPull}
              onPointerUp={onDrop}
              onPointerCancel={letGo}
            >
              <span className="hanoi-rod" />
              <span className="hanoi-name">
                Peg {peg + 1}
                {peg === target && <em>Goal</em>}
              </span>
              {hint.includes(peg) && <span className="hanoi-hint">{peg === take ? "Take" : "Put"}</span>}
            </button>
          ))}
        </div>
        <div className="hanoi-discs" aria-hidden="true">
          {state.pegs.map((peg, at) => {
            const top = topDisc(state, peg) === at + 1;
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: this is the disc, and it stays the same
                key={at}
                data-lifted={(top && peg === chosen) || undefined}
                data-pulled={(top && peg === pull?.peg) || undefined}
                style={placed(state, at, top && peg === pull?.peg ? pull : null)}
              >
                {at + 1}
              </span>
            );
          })}
        </div>
      </div>
      <p id="hanoi-keys" className="screen-only board-keys">
        With a keyboard: arrows go from peg to peg, Enter takes a disc and puts it down, Escape puts it back. The keys
        1, 2 and 3 name the pegs at once.
      </p>
    </>
  );
}

/** Where a disc is drawn: its size, its peg, how many discs lie under it, and how far it is pulled. */
function placed({ pegs }: Position, at: number, pull: Pull | null): CSSProperties {
  const under = pegs.slice(at + 1).filter((peg) => peg === pegs[at]).length;
  return {
    "--size": at / (pegs.length - 1),
    "--number": at,
    "--peg": pegs[at],
    "--under": under,
    "--right": `${pull?.right ?? 0}px`,
    "--down": `${pull?.down ?? 0}px`,
  } as CSSProperties;
}

function hinted(peg: number, take: number | undefined, put: number | undefined): string {
  if (peg === take) return ", the hint takes a disc from here";
  return peg === put ? ", the hint puts the disc here" : "";
}
