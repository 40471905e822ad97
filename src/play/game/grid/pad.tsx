import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { colourNames, type GridShape, type GridState } from "../../../engine/game/grid.ts";
import { beside } from "../../../ui/beside.ts";
import { Icon } from "../../../ui/icon.tsx";
import { tools } from "./entry.ts";
import { Tools } from "./tools.tsx";
import type { Entry } from "./use-entry.ts";
import { useLongPress } from "./use-long-press.ts";

interface PadProps {
  readonly state: GridState<unknown>;
  /** Whether a key does anything. */
  readonly ready: boolean;
  readonly entry: Entry;
  /** What writes, as it is when a key is pressed. */
  readonly now: () => Entry;
}

/**
 * The values to write, each with how many are left of it; a long press pencils one in. Keys never move. The last key goes between
 * numbers and notes; a long press on it shows all kinds of notes.
 */
export function Pad({ state, ready, entry, now }: PadProps) {
  const [open, setOpen] = useState(false);
  const { tool, nib } = entry;
  const isLong = useLongPress(() => setOpen(true));
  const pad = useRef<HTMLDivElement>(null);
  // The keys of another tool, or of another size of board, are others: one of them is the stop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const all = keysOf(pad.current);
    stopAt(all.find((one) => one === document.activeElement) ?? all[0], all);
  }, [tool === "colour", state.shape.values.length, open]);

  /** One stop on the way of Tab, as in any toolbar: arrows go from key to key. */
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const all = keysOf(pad.current);
    const at = all.indexOf(target as HTMLButtonElement);
    if (ctrlKey || metaKey || altKey || shiftKey || at < 0 || !/^Arrow|^Home$|^End$/.test(key)) return;
    event.preventDefault();
    const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[key];
    const next = step === undefined ? beside(all[at] as HTMLElement, all, key) : all[step];
    next?.focus();
  }

  if (open) return <Tools entry={entry} onClose={() => setOpen(false)} />;
  return (
    <div
      ref={pad}
      role="toolbar"
      aria-label="Number pad"
      className="number-pad"
      data-tool={tool === "number" ? undefined : tool}
      data-many={state.shape.values.length > 9 || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }: FocusEvent) => stopAt(target, keysOf(pad.current))}
    >
      {tool === "colour" ? <ColourKeys {...{ ready, entry, now }} /> : <NumberKeys {...{ state, ready, entry, now }} />}
      <button
        type="button"
        className="pencil btn aria-pressed:border-hue aria-pressed:bg-hue-soft"
        aria-pressed={tool !== "number"}
        {...isLong.handlers(0)}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        onClick={() => isLong.wasShort() && now().turnNib()}
      >
        <Icon name={tools[nib].icon} /> <span className="max-lg:sr-only">{tools[nib].label}</span>
      </button>
    </div>
  );
}

const keysOf = (pad: HTMLElement | null) => [...(pad?.querySelectorAll("button") ?? [])];

/** On the elements themselves: a press of a key draws nothing for it. */
function stopAt(key: EventTarget | undefined, all: readonly HTMLElement[]) {
  for (const one of all) {
    const index = one === key ? "0" : "-1";
    if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
  }
}

function NumberKeys({ state, ready, entry: { held, numberFirst }, now }: PadProps) {
  const isLong = useLongPress((value) => ready && now().press(value, !numberFirst));
  return state.shape.values.map((text, at) => {
    const left = leftOf(state, at + 1);
    return (
      <button
        key={text}
        type="button"
        className="key number btn relative p-0"
        aria-disabled={!ready}
        aria-pressed={numberFirst ? held === at + 1 : undefined}
        aria-label={text}
        aria-description={left === null ? undefined : `${left} left`}
        data-left={left ?? undefined}
        data-done={left === 0 || undefined}
        {...isLong.handlers(at + 1)}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => isLong.wasShort() && now().press(at + 1, false)}
      >
        {text}
      </button>
    );
  });
}

function ColourKeys({ ready, entry: { held, numberFirst }, now }: Omit<PadProps, "state">) {
  return colourNames.map((name, at) => (
    <button
      key={name}
      type="button"
      className="key btn gap-0 p-0 font-bold"
      aria-disabled={!ready}
      aria-pressed={numberFirst ? held === at + 1 : undefined}
      aria-label={name}
      data-colour={at + 1}
      onClick={() => now().press(at + 1, false)}
    >
      {name.charAt(0).toUpperCase()}
      <span className="max-lg:hidden font-normal">{name.slice(1)}</span>
    </button>
  ));
}

/** How big values are written, and how the keys stand where there is little room, the pencil as the last of them: no row holds more than seven. */
export function keyTable({ values }: GridShape) {
  const keys = values.length + 1;
  const rows = Math.ceil(keys / 7);
  return {
    "--keys": Math.ceil(keys / rows),
    // Fractions take more room than digits, on a key and in a cell.
    "--characters": Math.max(...values.map(({ length }) => length)),
    "--key-rows": rows,
    "--colour-keys": Math.ceil((colourNames.length + 1) / rows),
    // In a column beside the board, three numbers to a row: the colours take as many rows.
    "--colour-columns": Math.ceil(colourNames.length / Math.ceil(values.length / 3)),
  };
}

/** How many of a value are still to be placed; null where that is not known. */
function leftOf({ shape, cells }: GridState<unknown>, value: number): number | null {
  const inAll = shape.once ? 1 : neededOf(shape);
  return inAll && Math.max(0, inAll - cells.filter((one) => one === value).length);
}

/** In how many cells every value stands in the end: where the rows, or other houses, hold each value once. */
function neededOf({ places, values, houses }: GridShape): number | null {
  const full = houses.some(({ different, cells }) => different && cells.length === values.length);
  return full ? places.length / values.length : null;
}
