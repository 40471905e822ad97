import { useRef } from "react";
import type { GridShape, GridState } from "../../../engine/game/grid.ts";
import { Icon } from "../../../ui/icon.tsx";

interface PadProps {
  readonly state: GridState<unknown>;
  /** Whether a cell is chosen that can be written into. */
  readonly ready: boolean;
  readonly pencil: boolean;
  /** The value that is held for the next cell, 0 for none; null where cells are chosen first. */
  readonly held: number | null;
  readonly onPencil: () => void;
  /** The value's number, 1 for the first; after a long press. */
  readonly onValue: (value: number, long: boolean) => void;
}

/** After so long a press is a long one. Milliseconds. */
const long = 450;

/** The values to write, each with how many are left of it; a long press pencils one in. Keys never move. */
export function Pad({ state, ready, pencil, held, onPencil, onValue }: PadProps) {
  const { shape } = state;
  const pressed = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasLong = useRef(false);
  const few = shape.values.length <= 9;

  function press(value: number) {
    wasLong.current = false;
    pressed.current = setTimeout(() => {
      wasLong.current = true;
      if (ready) onValue(value, held === null);
    }, long);
  }
  const release = () => {
    if (pressed.current) clearTimeout(pressed.current);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      role="group"
      aria-label="Number pad"
      className="number-pad"
      data-pencil={pencil || undefined}
      data-many={!few || undefined}
    >
      {shape.values.map((text, at) => {
        const left = leftOf(state, at + 1);
        return (
          <button
            key={text}
            type="button"
            className="key btn relative p-0 text-xl"
            aria-disabled={!ready}
            aria-pressed={held === null ? undefined : held === at + 1}
            aria-label={text}
            aria-description={left === null ? undefined : `${left} left`}
            data-left={left ?? undefined}
            data-done={left === 0 || undefined}
            onPointerDown={() => press(at + 1)}
            onPointerUp={release}
            onPointerLeave={release}
            onPointerCancel={release}
            onContextMenu={(event) => event.preventDefault()}
            onClick={() => {
              if (!wasLong.current) onValue(at + 1, false);
              wasLong.current = false;
            }}
          >
            {text}
          </button>
        );
      })}
      <button
        type="button"
        className="pencil btn aria-pressed:border-hue aria-pressed:bg-hue-soft"
        aria-pressed={pencil}
        onClick={onPencil}
      >
        <Icon name="pencil" /> <span className="max-lg:sr-only">Pencil marks</span>
      </button>
    </div>
  );
}

/** How the keys stand where there is little room, the pencil as the last of them: no row holds more than seven. */
export function keyTable({ values }: GridShape) {
  const keys = values.length + 1;
  const rows = Math.ceil(keys / 7);
  return { "--keys": Math.ceil(keys / rows), "--key-rows": rows };
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
