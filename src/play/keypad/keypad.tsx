import { type CSSProperties, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useShown } from "../../device/settings/shown.ts";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { signsFor } from "../../engine/answer/signs.ts";
import { useMatches } from "../../ui/hooks/use-matches.ts";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";
import sheet from "../../ui/styles/keypad.css?url";
import { loadStyles } from "../../ui/styles/load-styles.ts";
import { erase, move, type Text, write } from "./edit.ts";
import { type Act, type Key, rowsOf } from "./keys.ts";
import { useRoom } from "./use-room.ts";
import { wordsFor } from "./words.ts";

/** Resolves when the styles are there; rejects where they do not come. */
export const styled = () => loadStyles(sheet);

interface KeypadProps {
  /** What is typed in; the focus stays there. */
  readonly field: HTMLInputElement;
  readonly answer: AnswerSpec;
  /** The signs it needs, where the field holds only a part of the answer. */
  readonly ownSigns: readonly string[] | undefined;
  /** The word on the key that hands in. */
  readonly enter: string;
  /** Whether it goes only with the focus, not with a press elsewhere. */
  readonly stays: boolean;
  readonly onDevice: () => void;
  readonly onShut: () => void;
}

const low = "(max-height: 28rem)";
/** The keys of a keyboard that do the same. */
const keys = { left: "ArrowLeft", right: "ArrowRight", erase: "Backspace", enter: "Enter" } as const;
const glyphs: Record<Exclude<Act, "enter">, string> = { left: "←", right: "→", erase: "⌫", device: "abc" };
/** Milliseconds. */
const longPress = 600;

/** Keys at the bottom of the screen: digits, and the signs that this form of answer needs. */
export function Keypad({ field, answer, ownSigns, enter, stays, onDevice, onShut }: KeypadProps) {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const inDigits = useOwnDigits();
  const isLow = useMatches(low);
  const pad = useRef<HTMLDivElement>(null);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cleared = useRef(false);
  const signs = ownSigns ?? signsFor(answer, locale);
  useRoom(pad, field);
  useEffect(() => () => clearTimeout(held.current), []);
  useEffect(() => {
    if (stays) return;
    const since = performance.now();
    const outside = ({ target, timeStamp }: Event) => {
      // The press that led to this field is still on its way.
      if (timeStamp < since) return;
      const inside = target instanceof Node && (pad.current?.contains(target) || field.contains(target));
      if (!inside) onShut();
    };
    addEventListener("click", outside);
    return () => removeEventListener("click", outside);
  });

  function edit(change: (text: Text) => Text) {
    const { value, selectionStart, selectionEnd } = field;
    const after = change({ value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length });
    if (after.value !== value) {
      // Past React, which then hears of it as of any typing.
      field.setRangeText(after.value, 0, value.length);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    field.setSelectionRange(after.start, after.end);
  }

  function hold() {
    cleared.current = false;
    held.current = setTimeout(() => {
      cleared.current = true;
      edit(() => ({ value: "", start: 0, end: 0 }));
    }, longPress);
  }

  function press(key: Key) {
    if ("types" in key) return edit((text) => write(text, inDigits(key.types)));
    if (key.does !== "device" && isTaken(field, keys[key.does])) return;
    switch (key.does) {
      case "erase":
        return cleared.current || edit((text) => erase(text, signs));
      case "left":
        return edit((text) => move(text, -1));
      case "right":
        return edit((text) => move(text, 1));
      case "device":
        return onDevice();
      case "enter":
        // It stays: whoever was wrong goes on typing. What is over takes the focus away, and the keypad goes with it.
        // Not asked of the form: before that Chrome goes through all fields of the page.
        field.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    }
  }

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      ref={pad}
      role="group"
      aria-label="Keypad"
      data-keypad
      data-hue={field.closest<HTMLElement>("[data-hue]")?.dataset["hue"]}
      className="keypad screen-only"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div className="keypad-keys">
        {rowsOf(signs, isLow).map((row) => (
          <div key={row.map(({ key }) => idOf(key)).join()} className="keypad-row">
            {row.map(({ key, share }) => (
              <button
                key={idOf(key)}
                type="button"
                className={isEnter(key) ? "btn btn-main" : "btn"}
                data-does={"does" in key ? key.does : undefined}
                style={{ "--share": share } as CSSProperties}
                tabIndex={-1}
                aria-label={wordsFor(key, locale)}
                onPointerDown={"does" in key && key.does === "erase" ? hold : undefined}
                onPointerUp={() => clearTimeout(held.current)}
                onPointerCancel={() => clearTimeout(held.current)}
                onPointerLeave={() => clearTimeout(held.current)}
                onClick={() => press(key)}
              >
                {"types" in key ? faceOf(key.types) : key.does === "enter" ? enter : glyphs[key.does]}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>,
    document.body,
  );
}

/** Whether the field has a use of its own for a key: to go on to the part of the answer beside it. */
function isTaken(field: HTMLInputElement, key: string): boolean {
  return !field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function idOf(key: Key): string {
  return "types" in key ? key.types : key.does;
}

function isEnter(key: Key): boolean {
  return "does" in key && key.does === "enter";
}

function faceOf(types: string): string {
  return types === " " ? "␣" : types.trim();
}
