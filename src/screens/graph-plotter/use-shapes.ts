import { useEffect, useMemo, useRef, useState } from "react";
import type { View } from "../../tools/plotter/grid.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { isArea, type Relation } from "../../tools/plotter/relation.ts";
import type { Moving } from "./moving.ts";
import { pack } from "./packed.ts";
import type { CellsPicture, LinePicture } from "./questions.ts";
import { linesNow, useNow } from "./use-now.ts";
import type { Lines } from "./use-picture.ts";
import type { Size } from "./view.ts";
import { acrossAtFirst, drawLines, solveCells, warmUp } from "./work.ts";

/** What is drawn of a line of the list. */
export interface Shape extends LinePicture {
  /** What it is called in the picture: its place in the list. */
  readonly place: number;
  /** The view and the size that its path was made for. */
  readonly view: View;
  readonly size: Size;
  readonly cells: CellsShape | null;
}

export interface CellsShape extends CellsPicture {
  readonly view: View;
  /** What they were asked for: the relation, its letters and how angles count. */
  readonly asked: Asked;
  /** Whether it fills an area, as an inequality does. */
  readonly area: boolean;
}

interface Asked {
  readonly relation: Relation;
  readonly letters: string;
  readonly angle: Angle;
}

interface Drawn {
  readonly lines: readonly LinePicture[];
  readonly view: View;
  readonly size: Size;
}

export function useShapes(lines: Lines, moving: Moving, view: View, size: Size, angle: Angle): readonly Shape[] {
  const { entries } = lines;
  const cells = useCells(lines, moving, view, angle);
  const [drawn, setDrawn] = useState<Drawn>({ lines: [], view, size });
  const drawings = useMemo(() => pack(lines.drawn), [lines.drawn]);
  // A letter's step goes to the worker at once, past React: nothing is to be seen of it before the worker has answered.
  useEffect(() => {
    const draw = ({ letters }: Lines) =>
      drawLines({ drawings, letters, view, size, angle }, (lines) => setDrawn({ lines, view, size }));
    draw(linesNow(lines, moving.texts));
    return moving.follow((texts) => texts.size > 0 && draw(linesNow(lines, texts)));
  }, [lines, drawings, moving, view, size, angle]);
  // The same shapes as long as the same lines are to be seen: a new number of a letter alone draws nothing yet.
  const seen = useMemo(
    () => entries.map(({ id, hidden, row }) => (hidden || row.kind !== "drawing" ? "" : id)).join(" "),
    [entries],
  );
  return useMemo(
    () =>
      seen.split(" ").flatMap((id, index) => {
        const line = id === "" ? undefined : drawn.lines.find((each) => each.id === Number(id));
        if (!line) return [];
        const { view, size } = drawn;
        return [{ ...line, place: index + 1, view, size, cells: cells.get(line.id) ?? null }];
      }),
    [seen, drawn, cells],
  );
}

const fine = 512;

/**
 * A coarse picture at once (two of them where no cells were found yet), a fine one when the view has stood still for a moment. A
 * relation without the letter that moves keeps its fine picture.
 */
function useCells(lines: Lines, moving: Moving, view: View, angle: Angle): ReadonlyMap<number, CellsShape> {
  const hasCells = lines.drawn.some(({ drawing }) => drawing.kind === "relation");
  const { drawn, letters } = useNow(lines, hasCells ? moving : null);
  const [known, setKnown] = useState<ReadonlyMap<number, CellsShape>>(new Map());
  const latest = useRef(known);
  latest.current = known;
  useEffect(warmUp, []);
  useEffect(() => {
    const cancels: (() => void)[] = [];
    // The letters that a line may hold, with their numbers: one that only stands in a word costs a picture too many.
    const lettersIn = (text: string) =>
      [...letters].flatMap(([name, { num, den }]) => (text.includes(name) ? [name, num, den] : [])).join();
    const wanted = drawn.flatMap(({ id, text, drawing }) =>
      drawing.kind === "relation" ? [[id, drawing.relation, lettersIn(text)] as const] : [],
    );
    setKnown((before) => {
      const kept = [...before].filter(([id]) => wanted.some(([other]) => other === id));
      return kept.length === before.size ? before : new Map(kept);
    });
    const open = wanted.filter(([id, relation, numbers]) => {
      const { asked, view: seen, across } = latest.current.get(id) ?? {};
      const isSame = asked?.relation === relation && asked.letters === numbers && asked.angle === angle;
      return !(isSame && seen === view && across === fine);
    });
    if (open.length === 0) return;
    const ask = (across: number) => {
      for (const [id, relation, numbers] of open) {
        const asked = { relation, letters: numbers, angle };
        const tell = (cells: CellsPicture) =>
          setKnown((before) => new Map(before).set(id, { ...cells, view, asked, area: isArea(relation) }));
        cancels.push(solveCells({ relation, letters, view, across, angle }, tell));
      }
    };
    const soon = setTimeout(() => acrossAtFirst().forEach(ask), 20);
    const late = setTimeout(ask, 200, fine);
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      for (const cancel of cancels) cancel();
    };
  }, [drawn, letters, view, angle]);
  return known;
}
