import type { GridShape, GridState } from "../../../engine/game/grid.ts";
import type { Around } from "../../../engine/game/grid-words.ts";
import { asciiDigits } from "../../../maths/digits.ts";
import { commonKeys } from "../board-keys.ts";
import { nextCell } from "./edges.ts";

/** What a key does on a board of cells. */
export type KeyAction =
  /** Goes to a cell; "extend" chooses it beside those that are chosen. */
  | { readonly do: "go" | "extend"; readonly to: number }
  /** Writes the number that is held; back from several cells to one. */
  | { readonly do: "put" | "one" }
  | { readonly do: "clear" }
  /** A character of a value; with the key for pencil marks held, for one mark. */
  | { readonly do: "type"; readonly text: string; readonly pencil: boolean }
  | { readonly do: "pencil" | "hint" | "undo" | "redo" }
  /** The next of the ways to write: numbers, pencil, corners, colours. */
  | { readonly do: "tool" }
  /** Number first or cell first; several cells or one. */
  | { readonly do: "first" | "several" }
  /** Says what the keys do. */
  | { readonly do: "keys" }
  /** Says what stands around the cell. */
  | { readonly do: "read"; readonly what: Around };

/** What the keys do, for those who want to know it. */
export const keysInWords = `Arrows move, Home and End go to the ends of the row, numbers write, Shift and a number pencils it in, P keeps to pencil marks, Backspace clears, N goes to the next empty cell. ${commonKeys} R, C and B read out the row, the column and the box or cage. Shift and arrows choose several cells, Escape goes back to one. S turns several cells on and off: arrows move, Space adds a cell or takes it out. M goes on to the next way to write: numbers, pencil marks, corner marks, or colours, which are numbered. F turns number first on and off: Enter writes the number whose key was pressed.`;

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & { repeat?: boolean };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const letters: Readonly<Record<string, KeyAction>> = {
  p: { do: "pencil" },
  h: { do: "hint" },
  k: { do: "keys" },
  m: { do: "tool" },
  f: { do: "first" },
  s: { do: "several" },
  r: { do: "read", what: "row" },
  c: { do: "read", what: "column" },
  b: { do: "read", what: "group" },
};

/** What a key means when the cursor is at a cell; null for keys that are not the board's. */
export function keyAction(event: Key, { shape, cells }: GridState<unknown>, at: number): KeyAction | null {
  const { key, code, shiftKey } = event;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === "Home" || key === "End") return { do: "go", to: key === "End" ? cells.length - 1 : 0 };
    if (key.toLowerCase() === "z") return { do: shiftKey ? "redo" : "undo" };
    return key.toLowerCase() === "y" ? { do: "redo" } : null;
  }
  if (event.altKey) return null;
  // By the key's place: the number block writes digits with and without NumLock, and Shift turns a digit into a mark.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^(\d)$/.exec(asciiDigits(key))?.[1];
  if (digit === "0" && shape.values.every((value) => !value.includes("0"))) return { do: "clear" };
  if (digit) return { do: "type", text: digit, pencil: shiftKey && code.startsWith("Digit") };
  const arrow = arrows[key];
  if (arrow) return { do: shiftKey ? "extend" : "go", to: nextCell(shape, at, arrow) };
  if (key === "Enter" || key === " ") return { do: "put" };
  if (key === "Escape") return { do: "one" };
  if (key === "Home" || key === "End") return { do: "go", to: endOfRow(shape, at, key === "End") };
  if (key === "Backspace" || key === "Delete") return { do: "clear" };
  if (key === "-" || key === "/") return { do: "type", text: key, pencil: false };
  if (key.toLowerCase() === "n") return { do: "go", to: nextEmpty(cells, at, shiftKey ? -1 : 1) };
  // A letter that is held is one press: a hint would say more at once than was asked for.
  return event.repeat ? null : (letters[key.toLowerCase()] ?? null);
}

function endOfRow({ places }: GridShape, at: number, last: boolean): number {
  const row = places[at]?.row;
  const cells = places.flatMap((place, cell) => (place.row === row ? [cell] : []));
  return (last ? cells.at(-1) : cells[0]) ?? at;
}

/** The next empty cell in reading order, or the one before; round the end of the board. The cell itself where all are filled. */
function nextEmpty(cells: readonly number[], at: number, step: 1 | -1): number {
  const count = cells.length;
  const order = cells.map((_, nth) => (at + step * (nth + 1) + count * 2) % count);
  return order.find((cell) => cells[cell] === 0) ?? at;
}

/** The value (1 for the first) that a text typed so far names, and whether more could follow; null for none at all. */
export function valueTyped(values: readonly string[], text: string): { value: number; more: boolean } | null {
  const plain = values.map((value) => value.replace(/^−/, "-"));
  const value = plain.indexOf(text) + 1;
  const more = plain.some((one) => one !== text && one.startsWith(text));
  return value > 0 || more ? { value, more } : null;
}
