import { useEffect, useMemo, useState } from "react";
import type { Rational } from "../../maths/rational.ts";
import { type Axis, type Frame, pictureLink, readPictureLink, usualFrame } from "../../tools/plotter/link.ts";
import { type Row, readRow } from "../../tools/plotter/row.ts";
import { readSlider } from "../../tools/plotter/slider.ts";
import { Moving } from "./moving.ts";
import type { Listed } from "./questions.ts";

/** A line of the list. Its number gives it its look, and stays when others go. */
export interface Entry {
  readonly id: number;
  readonly text: string;
  readonly hidden: boolean;
}

export interface ReadEntry extends Entry {
  readonly row: Row;
}

/** The lines as they were read, those of them that are drawn, and the numbers of the letters in them. */
export interface Lines {
  readonly entries: readonly ReadEntry[];
  readonly drawn: readonly Listed[];
  readonly letters: ReadonlyMap<string, Rational>;
}

const first = "y = x^2 - 3";

/** What is drawn, kept in the address after the #. */
export function usePicture() {
  const [entries, setEntries] = useState<readonly Entry[]>([{ id: 0, text: first, hidden: false }]);
  const [frame, setFrame] = useState<Frame>(usualFrame);
  const [axis, setAxis] = useState<Axis>("number");
  const [moving] = useState(
    () =>
      new Moving((texts) =>
        setEntries((before) =>
          before.map((entry) => {
            const text = texts.get(entry.id);
            return text === undefined ? entry : { ...entry, text };
          }),
        ),
      ),
  );
  const lines = useMemo(() => readAll(entries), [entries]);

  useEffect(() => {
    const look = () => {
      const picture = readPictureLink(location.hash.slice(1));
      if (!picture) return;
      moving.drop();
      setEntries(picture.lines.map((line, id) => ({ id, ...line })));
      setFrame(picture.frame);
      setAxis(picture.axis);
    };
    look();
    addEventListener("hashchange", look);
    return () => {
      removeEventListener("hashchange", look);
      moving.drop();
    };
  }, [moving]);

  useEffect(() => {
    const late = setTimeout(() => {
      const usual = pictureLink({ lines: [{ text: first, hidden: false }], frame: usualFrame, axis: "number" });
      const link = pictureLink({ lines: entries, frame, axis });
      if (link !== usual || location.hash) history.replaceState(history.state, "", `#${link}`);
    }, 400);
    return () => clearTimeout(late);
  }, [entries, frame, axis]);

  const change = (id: number, what: Partial<Entry>) => {
    moving.rest();
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...what } : entry)));
  };
  const remove = (id: number) => {
    moving.rest();
    setEntries((before) => before.filter((entry) => entry.id !== id));
  };
  const add = (text: string): number => {
    const id = nextId(entries);
    setEntries((before) => [...before, { id: nextId(before), text, hidden: false }]);
    return id;
  };
  return {
    lines,
    moving,
    frame,
    setFrame,
    axis,
    setAxis,
    change,
    remove,
    add,
    link: () => {
      const now = entries.map((entry) => ({ ...entry, text: moving.texts.get(entry.id) ?? entry.text }));
      return pictureLink({ lines: now, frame, axis });
    },
  };
}

function nextId(entries: readonly Entry[]): number {
  let id = 0;
  while (entries.some((entry) => entry.id === id)) id++;
  return id;
}

function readAll(entries: readonly Entry[]): Lines {
  const letters = new Map<string, Rational>();
  for (const { text } of entries) {
    const slider = readSlider(text);
    if (slider && !letters.has(slider.name)) letters.set(slider.name, slider.value);
  }
  const read = entries.map((entry) => readEntry(entry, letters));
  const drawn = read.flatMap(({ id, text, hidden, row }, index) =>
    hidden || row.kind !== "drawing" ? [] : [{ id, place: index + 1, text, drawing: row.drawing }],
  );
  return { entries: read, drawn, letters };
}

const known = new WeakMap<Entry, ReadEntry>();

/** A line as it was read; the same again as long as it is read the same. */
function readEntry(entry: Entry, letters: ReadonlyMap<string, Rational>): ReadEntry {
  const row = readRow(entry.text, letters);
  const before = known.get(entry);
  if (before?.row === row) return before;
  const read = { ...entry, row };
  known.set(entry, read);
  return read;
}
