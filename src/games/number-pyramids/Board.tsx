import { type CSSProperties, type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from "react";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { capital } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { clashesOf } from "./clashes.ts";
import { lawNames, lawSigns, numberRule } from "./law.ts";
import { brickAfter, brickAt, placeWords } from "./layout.ts";
import type { State } from "./state.ts";
import { afterKey, type PadKey } from "./typing.ts";
import { useDrafts } from "./use-drafts.ts";
import type { Writing } from "./writing.ts";

/** A wall of bricks, each a field to type into. What is typed counts when the brick is left or Enter is pressed. */
export default function Board({ state, hint, because, area, over, inDigits, onMove }: BoardProps<State, Writing>) {
  const { pyramid, bricks } = state;
  const { height, givens, law } = pyramid;
  const [cursor, setCursor] = useState<number | null>(null);
  const drafts = useDrafts(state, over, onMove);
  const wall = useRef<HTMLDivElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const clashes = clashesOf(state);
  const [clash] = clashes;
  const clashing = new Set(clashes.flatMap(({ cells }) => cells));
  const at = cursor !== null && cursor < bricks.length ? cursor : Math.max(givens.indexOf(null), 0);

  function go(brick: number) {
    const field = wall.current?.querySelector<HTMLInputElement>(`[data-brick="${brick}"]`);
    field?.focus();
    field?.select();
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>, brick: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.key === "Enter") {
      drafts.commit(brick);
      event.currentTarget.select();
    } else if (event.key === "Escape") drafts.forget(brick);
    // Inside a text the arrows move in the text.
    else if (event.key === "ArrowLeft" && selectionStart !== 0) return;
    else if (event.key === "ArrowRight" && selectionEnd !== value.length) return;
    else {
      const to = brickAfter(event.key, brick, height);
      if (to === null) return;
      go(to);
    }
    event.preventDefault();
  }

  /** The brick is left unless it is for the pad, and the pad unless it is for its brick. */
  function onLeave(event: FocusEvent, brick: number) {
    const to = event.relatedTarget;
    const stays = to instanceof Element && (pad.current?.contains(to) || to.matches(`[data-brick="${brick}"]`));
    if (!stays) drafts.commit(brick);
  }

  function onPad(key: PadKey | "Enter") {
    if (over) return;
    if (key === "Enter") return drafts.commit(at);
    if (givens[at]) return onMove({ brick: at, value: null });
    drafts.type(at, afterKey(drafts.draft(at)?.text ?? null, drafts.text(at), key));
  }

  return (
    <div className="pyramid" style={{ "--rows": height } as CSSProperties} data-over={over || undefined}>
      {/* What does not fit is said where the law stands, one after the other: nothing moves under a finger on the pad. */}
      <p className="pyramid-law" data-clash={clash ? "" : undefined}>
        {clash?.why ?? (
          <>
            Each brick is <strong>{lawNames[law]}</strong>. {numberRule(law)}
          </>
        )}
      </p>
      <div className="pyramid-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be a second name for the board */}
        <div ref={wall} role="group" aria-label={`Pyramid of ${height} rows`} aria-describedby="board-keys">
          {range(0, height - 1).map((row) => (
            <div key={row} className="pyramid-row">
              {range(brickAt(row, 0), brickAt(row, row)).map((brick) => {
                const draft = drafts.draft(brick);
                const text = drafts.text(brick);
                const given = Boolean(givens[brick]);
                return (
                  <span key={brick} className="pyramid-brick" style={{ "--chars": text.length } as CSSProperties}>
                    <input
                      type="text"
                      inputMode="none"
                      autoComplete="off"
                      autoCapitalize="off"
                      spellCheck={false}
                      data-brick={brick}
                      tabIndex={brick === at ? 0 : -1}
                      aria-label={nameOf(brick, given, hint.includes(brick))}
                      aria-invalid={draft?.refused || clashing.has(brick) || undefined}
                      readOnly={given || over}
                      data-given={given || undefined}
                      data-draft={draft !== null || undefined}
                      data-tone={toneOf(brick, { hint, because, area })}
                      value={inDigits(text)}
                      onChange={(event) => drafts.type(brick, event.target.value)}
                      onKeyDown={(event) => onKey(event, brick)}
                      onFocus={() => setCursor(brick)}
                      onClick={(event) => draft === null && event.currentTarget.select()}
                      onBlur={(event) => onLeave(event, brick)}
                    />
                    {brick > brickAt(row, 0) && (
                      <span className="pyramid-sign" aria-hidden="true">
                        {lawSigns[law]}
                      </span>
                    )}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {!over && <Pad ref={pad} onKey={onPad} onLeave={(event) => onLeave(event, at)} />}
    </div>
  );
}

function nameOf(brick: number, given: boolean, hinted: boolean): string {
  return `${capital(placeWords(brick))}${given ? ", given" : ""}${hinted ? ", the hint is about this brick" : ""}`;
}

interface PadProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly onKey: (key: PadKey | "Enter") => void;
  readonly onLeave: (event: FocusEvent) => void;
}

const keys: readonly PadKey[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "−", "/", "⌫"];
const keyNames: Partial<Record<PadKey, string>> = { "−": "Minus sign", "/": "Fraction line", "⌫": "Take back a sign" };

/** Keys for fingers: they write into the brick that was touched last, and leave the focus in it. A keyboard does without them. */
function Pad({ ref, onKey, onLeave }: PadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      ref={ref}
      role="group"
      aria-label="Number pad"
      className="pyramid-pad screen-only"
      data-leaves=""
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={onLeave}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="btn"
          tabIndex={-1}
          aria-label={keyNames[key] ?? key}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
      <button type="button" className="btn btn-main" tabIndex={-1} onClick={() => onKey("Enter")}>
        Enter
      </button>
    </div>
  );
}
