import { useState } from "react";
import type { View } from "../../tools/plotter/cells.ts";
import { valueAt } from "../../tools/plotter/curve.ts";
import { features, meetings } from "../../tools/plotter/features.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { shownNumber } from "../../tools/plotter/words.ts";
import { announce } from "../../ui/announcer.ts";
import type { Readable } from "./use-curves.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place worth knowing of a line: where it meets an axis or another line, or turns. */
export interface Mark extends Point {
  readonly id: number;
  readonly what: string;
}

/** So many marks on a line say nothing any more. */
const mostMarks = 40;

/** The places of all lines, but of none that has too many. */
export function marksOf(curves: readonly Readable[], view: View, angle: Angle): readonly Mark[] {
  return curves.flatMap((readable) => {
    const places = specialPlaces(readable, curves, view, angle);
    if (places.length > mostMarks) return [];
    return places
      .map(({ x, what }) => ({ id: readable.id, x, y: valueAt(readable.curve.of, x), what }))
      .filter(({ y }) => y >= view.y[0] && y <= view.y[1]);
  });
}

export interface Traced {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Not a number where no rule for it is known. */
  readonly gradient: number;
}

/** A point on a curve that is moved along it and read out. */
export function useTrace(curves: readonly Readable[], marks: readonly Mark[], view: View, angle: Angle) {
  const [at, setAt] = useState<{ id: number; x: number } | null>(null);
  const curve = curves.find(({ id }) => id === at?.id);
  const traced: Traced | null =
    at && curve
      ? {
          ...at,
          y: valueAt(curve.curve.of, at.x),
          gradient: curve.curve.rate ? valueAt(curve.curve.rate, at.x) : Number.NaN,
        }
      : null;

  const go = (readable: Readable, x: number, changed: boolean) => {
    setAt({ id: readable.id, x });
    const y = valueAt(readable.curve.of, x);
    announce(`${changed ? `Line ${readable.place}. ` : ""}x ${shownNumber(x)}, y ${shownNumber(y)}`);
  };

  /** What is worth knowing if it is near a place, so far across and up; else the curve nearest to it, at that x. */
  const press = (place: Point, reach: Point) => {
    const [mark] = marks
      .map((each) => ({ ...each, far: Math.hypot((each.x - place.x) / reach.x, (each.y - place.y) / reach.y) }))
      .filter(({ far }) => far <= 1)
      .sort((a, b) => a.far - b.far);
    if (mark) {
      setAt({ id: mark.id, x: mark.x });
      announce(`${mark.what}: x ${shownNumber(mark.x)}, y ${shownNumber(mark.y)}`);
      return;
    }
    const near = curves
      .map((readable) => ({ readable, apart: Math.abs(valueAt(readable.curve.of, place.x) - place.y) }))
      .filter(({ apart }) => Number.isFinite(apart))
      .sort((a, b) => a.apart - b.apart)[0];
    if (near) go(near.readable, tidy(place.x, view), true);
    else setAt(null);
  };

  /** To the next or the last place worth knowing: where it meets an axis or another line, or turns. */
  const jump = (readable: Readable, from: number, forward: boolean) => {
    const places = specialPlaces(readable, curves, view, angle);
    const room = (view.x[1] - view.x[0]) * 1e-9;
    const next = forward ? places.find(({ x }) => x > from + room) : places.findLast(({ x }) => x < from - room);
    if (!next) return announce("There is no further one in sight.");
    setAt({ id: readable.id, x: next.x });
    const y = valueAt(readable.curve.of, next.x);
    announce(`${next.what}: x ${shownNumber(next.x)}, y ${shownNumber(y)}`);
  };

  const key = (name: string): boolean => {
    const [first] = curves;
    if (!traced || !curve) {
      if (!["t", "T", "Enter"].includes(name) || !first) return false;
      go(first, tidy((view.x[0] + view.x[1]) / 2, view), true);
      return true;
    }
    const step = stepOf(view);
    const index = curves.indexOf(curve);
    const other = curves[(index + (name === "ArrowDown" ? 1 : curves.length - 1)) % curves.length];
    switch (name) {
      case "ArrowLeft":
      case "ArrowRight":
      case "Shift+ArrowLeft":
      case "Shift+ArrowRight": {
        const far = name.startsWith("Shift") ? 10 : 1;
        go(curve, tidy(traced.x + (name.endsWith("Left") ? -step : step) * far, view), false);
        return true;
      }
      case "ArrowUp":
      case "ArrowDown":
        if (other) go(other, traced.x, true);
        return true;
      case "n":
      case "N":
      case "p":
      case "P":
        jump(curve, traced.x, name.toLowerCase() === "n");
        return true;
      case "Escape":
      case "t":
      case "T":
      case "Enter":
        setAt(null);
        announce("Reading out points has ended.");
        return true;
      default:
        return false;
    }
  };
  return { traced, press, key };
}

function specialPlaces(readable: Readable, all: readonly Readable[], view: View, angle: Angle) {
  const [from, to] = view.x;
  const { roots, highs, lows } = features(readable.curve, from, to);
  const met = all
    .filter(({ id }) => id !== readable.id)
    .flatMap((other) =>
      meetings(readable.curve, other.curve, from, to, angle).map(({ x }) => ({ x, what: `Meets line ${other.place}` })),
    );
  return [
    ...roots.map((x) => ({ x, what: "Meets the x-axis" })),
    ...highs.map(({ x }) => ({ x, what: "Highest point nearby" })),
    ...lows.map(({ x }) => ({ x, what: "Lowest point nearby" })),
    ...(from <= 0 && to >= 0 ? [{ x: 0, what: "Meets the y-axis" }] : []),
    ...met,
  ].sort((a, b) => a.x - b.x);
}

/** A hundredth of the picture or so, as a round number. */
function stepOf({ x }: View): number {
  const wanted = (x[1] - x[0]) / 200;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5].find((times) => times * power >= wanted) ?? 10) * power;
}

function tidy(x: number, view: View): number {
  const step = stepOf(view);
  return Number((Math.round(x / step) * step).toPrecision(12));
}
