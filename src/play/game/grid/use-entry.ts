import { useRef, useState } from "react";
import type { Settings } from "../../../device/settings/settings.ts";
import { shown, useShown } from "../../../device/settings/shown.ts";
import { isRefusal } from "../../../engine/game/game.ts";
import { colourNames, type GridMove, type GridState } from "../../../engine/game/grid.ts";
import { typedOn, untyped } from "../../../engine/game/typed.ts";
import { announce } from "../../../ui/announce/announcer.ts";
import { notFetched, toast } from "../../../ui/toast/toast.ts";
import { entryMove, type Nib, type Tool, toolNames, tools } from "./entry.ts";
import { valueTyped } from "./keys.ts";

interface Written {
  readonly state: GridState<unknown>;
  /** The chosen cells. */
  readonly cells: readonly number[];
  readonly play: (move: GridMove) => void;
  readonly say: (note: string) => void;
}

/** How numbers come into cells: what they become there, and whether the cell or the number is chosen first. */
export function useEntry({ state, cells, play, say }: Written) {
  const [tool, setTool] = useState<Tool>("number");
  /** The tool beside the numbers: the key of the pencil goes between them. */
  const [nib, setNib] = useState<Nib>("pencil");
  const [picked, pick] = useState(0);
  const typed = useRef(untyped);
  const numberFirst = useShown("entry") === "number";
  const held = numberFirst ? picked : 0;

  /** Writes a value, its number, into cells, or pencils it in; 0 clears. */
  function write(value: number, how = tool, into = cells) {
    const move = entryMove(state, into, how, value, shown("marks") !== "own");
    if (isRefusal(move)) say(move.refusal);
    else play(move);
  }

  function take(next: Tool) {
    if ((next === "colour") !== (tool === "colour")) pick(0);
    setTool(next);
    if (next !== "number") setNib(next);
  }

  function type(text: string, marking: boolean) {
    if (tool === "colour") return typeColour(Number(text));
    const { values } = state.shape;
    typed.current = typedOn(typed.current, text, performance.now(), (begun) => valueTyped(values, begun) !== null);
    const read = valueTyped(values, typed.current.text);
    if (!read) return say(`This board holds ${values[0]} to ${values.at(-1)}.`);
    if (read.value > 0) write(read.value, marking ? "pencil" : tool);
  }

  function typeColour(colour: number) {
    if (colour in [0, ...colourNames]) write(colour);
    else say(`The colours are 1 to ${colourNames.length}.`);
  }

  return {
    tool,
    nib,
    /** The value that the next cell gets, 1 for the first; 0 for none. */
    held,
    numberFirst,
    write,
    type,
    /** A key of the pad. Where the number comes first it is held until it is pressed again; several chosen cells get it at once. */
    press(value: number, long: boolean) {
      if (!numberFirst || cells.length > 1) return write(value, long && tool === "number" ? "pencil" : tool);
      pick(value === held ? 0 : value);
    },
    /** Writes the number that is held into a cell, or takes it away where it stands; gives whether there is one. */
    put(cell: number): boolean {
      if (held) write(tool === "number" && state.cells[cell] === held ? 0 : held, tool, [cell]);
      return held > 0;
    },
    take,
    turnNib: () => take(tool === "number" ? nib : "number"),
    /** By key it is said: the button, which says it itself, may be far. */
    turnPencil() {
      take(tool === "pencil" ? "number" : "pencil");
      announce(tool === "pencil" ? "Pencil off: numbers are written." : tools.pencil.says);
    },
    /** The tool after this one, by key. */
    next() {
      const next = toolNames[(toolNames.indexOf(tool) + 1) % toolNames.length] ?? "number";
      take(next);
      announce(tools[next].says);
    },
    turnNumberFirst(on = !numberFirst) {
      change({ entry: on ? "number" : "cell" });
      announce(
        on
          ? "Number first: press a number, then the cells that get it."
          : "Cell first: choose a cell, then press its number.",
      );
    },
  };
}

export type Entry = ReturnType<typeof useEntry>;

/** Keeps a setting. It is read from the page, so what writes it is fetched with the first change. */
function change(part: Partial<Settings>) {
  import("../../../device/settings/store.ts").then(
    ({ changeSettings }) => changeSettings(part),
    () => void toast(notFetched),
  );
}
