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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is so many pixels away is under a finger. */
export const finger = 22;

/** So many marks on a line say nothing any more. */
const mostMarks = 40;

/** The places to be shown: those in sight, and none of a line that has too many. */
export function seenMarks(all: readonly (readonly Mark[])[], { y: [from, to] }: View): readonly Mark[] {
  return all.flatMap((marks) => (marks.length > mostMarks ? [] : marks.filter(({ y }) => y >= from && y <= to)));
}

/** A finger comes down, goes along what it has grabbed and lets it go, or has only pressed. */
export type Touch = "grab" | "drag" | "drop" | "press";

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

  /**
   * What is worth knowing if it is near the place, else the curve nearest to it, at that x. A finger that comes down grabs only a
   * curve that is under it. Nothing is said until it is let go.
   */
  const touch = (how: Touch, place: number, far: (point: Point) => number) => {
    const x = tidy(place, view);
    if (how === "drag") return at && setAt({ ...at, x });
    if (how === "drop") return curve && go(curve, x, false);
    const isGrab = how === "grab";
    const mark = nearest(shown, far, finger);
    if (mark) return isGrab ? setAt(mark) : goTo(mark);
    const drawings = curves.map((curve) => curve.drawing);
    const { letters } = linesNow(lines, moving.texts);
    askValues({ drawings, letters, xs: [place], angle }, (values) => {
      const below = (_: Listed, i: number) => far({ x: place, y: values[i]?.ys[0] ?? Number.NaN });
      const line = nearest(curves, below, isGrab ? finger : Number.POSITIVE_INFINITY);
      if (line && isGrab) setAt({ id: line.id, x });
      else if (line) go(line, x, true);
      else if (!isGrab) setAt(null);
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
  return { traced: curve ? known : null, touch, key };
}

/** The lines y = f(x), which can be read out point by point. */
export function curvesOf({ drawn }: Lines): readonly Listed[] {
  return drawn.filter(({ drawing: { kind } }) => kind === "function" || kind === "pieces");
}

/** The nearest one, if it is nearer than that. */
function nearest<Of>(all: readonly Of[], far: (one: Of, i: number) => number, least: number): Of | undefined {
  let found: Of | undefined;
  for (const [i, one] of all.entries()) {
    const apart = far(one, i);
    if (apart < least) [found, least] = [one, apart];
  }
  return found;
}

/** A hundredth of the picture or so, as a round number. */
const stepOf = ({ x }: View) => tickStep((x[1] - x[0]) / 9000);

function tidy(x: number, view: View): number {
  const step = stepOf(view);
  return Number((Math.round(x / step) * step).toPrecision(12));
}
