import { useEffect, useMemo, useRef, useState } from "react";
import type { View } from "../../tools/plotter/grid.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { shownNumber } from "../../tools/plotter/shown.ts";
import type { Mark } from "../../tools/plotter/telling.ts";
import { tickStep } from "../../tools/plotter/ticks.ts";
import { announce } from "../../ui/announce/announcer.ts";
import type { Moving } from "./moving.ts";
import type { Listed } from "./questions.ts";
import { linesNow, useNow } from "./use-now.ts";
import type { Lines } from "./use-picture.ts";
import { askValues } from "./work.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So many marks on a line say nothing any more. */
const mostMarks = 40;

/** The places to be shown: those in sight, and none of a line that has too many. */
export function seenMarks(all: readonly (readonly Mark[])[], { y: [from, to] }: View): readonly Mark[] {
  return all.flatMap((marks) => (marks.length > mostMarks ? [] : marks.filter(({ y }) => y >= from && y <= to)));
}

interface Place {
  readonly id: number;
  readonly x: number;
}

export interface Traced extends Place {
  readonly y: number;
  /** Not a number where no rule for it is known. */
  readonly gradient: number;
}

interface Meaning {
  readonly lines: Lines;
  readonly moving: Moving;
  readonly view: View;
  readonly angle: Angle;
}

/** A point on a curve that is moved along it and read out. `places` are those worth knowing; null while they are not known. */
export function useTrace(
  { lines, moving, view, angle }: Meaning,
  places: readonly (readonly Mark[])[] | null,
  shown: readonly Mark[],
) {
  const [at, setAt] = useState<Place | null>(null);
  const [known, setKnown] = useState<Traced | null>(null);
  const curves = useMemo(() => curvesOf(lines), [lines]);
  const { letters } = useNow(lines, at && moving);
  const curve = curves.find(({ id }) => id === at?.id);
  /** What is said of the next point. */
  const saying = useRef<((y: number) => string) | null>(null);

  // Also when a letter moves the curve under its point.
  const drawing = curve?.drawing;
  useEffect(() => {
    if (!at || !drawing) return setKnown(null);
    const say = saying.current;
    saying.current = null;
    const job = askValues({ drawings: [drawing], letters, xs: [at.x], angle }, ([value]) => {
      const [y = Number.NaN, gradient = Number.NaN] = [value?.ys[0], value?.gradients[0]];
      setKnown({ ...at, y, gradient });
      if (say) announce(say(y));
    });
    return job.withdraw;
  }, [at, drawing, letters, angle]);

  const point = (x: number, y: number) => `x ${shownNumber(x)}, y ${shownNumber(y)}`;
  const go = (line: Listed, x: number, changed: boolean) => {
    saying.current = (y) => (changed ? `Line ${line.place}. ` : "") + point(x, y);
    setAt({ id: line.id, x });
  };
  const goTo = ({ id, x, what }: Mark) => {
    saying.current = (y) => `${what}: ${point(x, y)}`;
    setAt({ id, x });
  };

  /** What is worth knowing if it is near a place, so far across and up; else the curve nearest to it, at that x. */
  const press = (place: Point, reach: Point) => {
    const [mark] = shown
      .map((each) => ({ each, far: Math.hypot((each.x - place.x) / reach.x, (each.y - place.y) / reach.y) }))
      .filter(({ far }) => far <= 1)
      .sort((a, b) => a.far - b.far);
    if (mark) return goTo(mark.each);
    const drawings = curves.map((curve) => curve.drawing);
    const { letters } = linesNow(lines, moving.texts);
    askValues({ drawings, letters, xs: [place.x], angle }, (values) => {
      const near = curves
        .map((line, i) => ({ line, apart: Math.abs((values[i]?.ys[0] ?? Number.NaN) - place.y) }))
        .filter(({ apart }) => Number.isFinite(apart))
        .sort((a, b) => a.apart - b.apart)[0];
      if (near) go(near.line, tidy(place.x, view), true);
      else setAt(null);
    });
  };

  /** To the next or the last place worth knowing: where it meets an axis or another line, or turns. */
  const jump = ({ id, x }: Place, forward: boolean) => {
    if (!places) return announce("Still looking for the places. Try again in a moment.");
    const own = places.find((marks) => marks[0]?.id === id) ?? [];
    const room = (view.x[1] - view.x[0]) * 1e-9;
    const next = forward ? own.find((mark) => mark.x > x + room) : own.findLast((mark) => mark.x < x - room);
    if (next) goTo(next);
    else announce("There is no further one in sight.");
  };

  const key = (pressed: string): boolean => {
    const [first] = curves;
    const [, far, name] = /^(Shift\+)?(?:Arrow)?(.*)/.exec(pressed) ?? [];
    const isStart = /^(t|Enter)$/i.test(pressed);
    if (!at || !curve) {
      if (isStart && first) go(first, tidy((view.x[0] + view.x[1]) / 2, view), true);
      return isStart && first !== undefined;
    }
    const way = name === "Left" || name === "Up" ? -1 : 1;
    if (name === "Left" || name === "Right") go(curve, tidy(at.x + way * stepOf(view) * (far ? 10 : 1), view), false);
    else if (name === "Up" || name === "Down") {
      const other = curves.at((curves.indexOf(curve) + way) % curves.length);
      if (other) go(other, at.x, true);
    } else if (/^[np]$/i.test(pressed)) jump(at, /n/i.test(pressed));
    else if (isStart || name === "Escape") {
      setAt(null);
      announce("Reading out points has ended.");
    } else return false;
    return true;
  };
  return { traced: curve ? known : null, press, key };
}

/** The lines y = f(x), which can be read out point by point. */
export function curvesOf({ entries }: Lines): readonly Listed[] {
  return entries.flatMap(({ id, text, hidden, row }, index) => {
    if (hidden || row.kind !== "drawing") return [];
    const { drawing } = row;
    return drawing.kind === "function" || drawing.kind === "pieces" ? [{ id, place: index + 1, text, drawing }] : [];
  });
}

/** A hundredth of the picture or so, as a round number. */
const stepOf = ({ x }: View) => tickStep((x[1] - x[0]) / 9000);

function tidy(x: number, view: View): number {
  const step = stepOf(view);
  return Number((Math.round(x / step) * step).toPrecision(12));
}
