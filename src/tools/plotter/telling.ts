import { isNothing } from "../../maths/expression/arithmetic.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { type Surd, toNumber } from "../../maths/surd.ts";
import { compile } from "./compile.ts";
import { valueAt } from "./curve.ts";
import type { Drawing } from "./drawing.ts";
import { exactMeetings, exactRoots, exactTurns } from "./exact.ts";
import { halfTurnsNear, workingAt } from "./exactly-at.ts";
import { type Curve, curveOf, curveOfPieces, type Features, features, meetings, type Place } from "./features.ts";
import type { View } from "./grid.ts";
import { orElse } from "./interval/not-drawn.ts";
import type { Angle } from "./interval/program.ts";
import { piecesText } from "./pieces-text.ts";
import { bestLine, type Dot, lineText, misfit, strength } from "./regression.ts";
import { shownNumber, shownPlace } from "./shown.ts";
import { tickStep, ticks } from "./ticks.ts";
import { curveWords, exactPlace } from "./words.ts";

/** A line of the list, its letters filled in. */
export interface ToTell {
  readonly id: number;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly text: string;
  readonly drawing: Drawing;
}

/** A place worth knowing of a line: where it meets an axis or another line, or turns. */
export interface Mark {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** A line y = f(x) in sentences, and its places from left to right. */
export interface ToldCurve {
  readonly id: number;
  readonly place: number;
  readonly text: string;
  readonly words: readonly string[];
  readonly marks: readonly Mark[];
}

/** The points of a line, and how near lines come to them. */
export interface Cloud {
  readonly id: number;
  readonly place: number;
  /** The line of best fit as it is typed, and in a sentence. */
  readonly formula: string;
  readonly told: string;
  readonly guesses: readonly {
    readonly id: number;
    readonly place: number;
    readonly text: string;
    readonly missed: string;
  }[];
}

/** What a picture shows, for those who cannot see it and for those who want its numbers. */
export interface Told {
  readonly curves: readonly ToldCurve[];
  /** Where curves meet. */
  readonly met: readonly string[];
  readonly clouds: readonly Cloud[];
  /** Values of the curves. */
  readonly xs: readonly number[];
  readonly ys: readonly (readonly number[])[];
}

interface Readable extends ToTell {
  readonly curve: Curve;
  readonly found: Features;
}

/** Two lines and where they meet. */
interface Pair {
  readonly lines: readonly [Readable, Readable];
  readonly places: readonly Place[];
}

/** Tells of the lines of a list that are functions or points; the others are told from their pictures. */
export function tell(lines: readonly ToTell[], view: View, angle: Angle): Told {
  const [from, to] = view.x;
  const curves = lines.flatMap((line) => {
    const curve = made(line.drawing, angle, view);
    return curve ? [{ ...line, curve, found: features(curve, from, to) }] : [];
  });
  const pairs = curves.flatMap((a, i) =>
    curves.slice(i + 1).map((b): Pair => ({ lines: [a, b], places: meetings(a.curve, b.curve, from, to, angle) })),
  );
  const xs = tableOf(view);
  return {
    curves: curves.map((curve) => {
      const { id, place, text } = curve;
      return { id, place, text, words: wordsOf(curve, view, angle), marks: marksOf(curve, pairs, view) };
    }),
    met: pairs.map((pair) => meetingWords(pair, view)),
    clouds: lines.flatMap((line) => cloudOf(line, curves, angle)),
    xs,
    ys: curves.map(({ curve }) => xs.map((x) => valueAt(curve.of, x))),
  };
}

/** What functions are at some places, and how fast they change there: not a number where that is not known. */
export function valuesAt(drawings: readonly Drawing[], xs: readonly number[], angle: Angle) {
  return drawings.map((drawing) => {
    const curve = made(drawing, angle);
    const rate = curve?.rate;
    return {
      ys: xs.map((x) => (curve ? valueAt(curve.of, x) : Number.NaN)),
      gradients: xs.map((x) => (rate ? valueAt(rate, x) : Number.NaN)),
    };
  });
}

/** A function of x, ready to be asked; null for what is none, or cannot be drawn. */
function made(drawing: Drawing, angle: Angle, view?: View): Curve | null {
  return orElse(null, () => {
    if (drawing.kind === "pieces") return curveOfPieces(drawing.pieces, angle);
    return drawing.kind === "function" ? curveOf(drawing.tree, angle, view?.x) : null;
  });
}

function wordsOf({ curve, drawing, found }: Readable, { x: [from, to] }: View, angle: Angle): readonly string[] {
  const { tree } = curve;
  const roots = tree && (exactRoots(tree) ?? rootsInTurns(tree, found.roots, angle));
  return [
    ...(drawing.kind === "pieces" ? [`It is ${piecesText(drawing.pieces)}.`] : []),
    ...curveWords(found, from, to, { roots, turns: tree ? exactTurns(tree) : [] }),
  ];
}

/** Of places where a function is 0 those that are parts of half turns: it has to be 0 there exactly, too. */
function rootsInTurns(tree: Expression, roots: readonly number[], angle: Angle): readonly Surd[] {
  return halfTurnsNear(roots, angle).filter((at) => {
    const value = workingAt(at, angle)(tree);
    return value?.exact && isNothing(value);
  });
}

function marksOf(of: Readable, pairs: readonly Pair[], { x: [from, to] }: View): readonly Mark[] {
  const { roots, highs, lows } = of.found;
  const met = pairs.flatMap(({ lines, places }) => {
    const other = lines.find((line) => line !== of);
    return other && lines.includes(of) ? places.map(({ x }) => ({ x, what: `Meets line ${other.place}` })) : [];
  });
  return [
    ...roots.map((x) => ({ x, what: "Meets the x-axis" })),
    ...highs.map(({ x }) => ({ x, what: "Highest point nearby" })),
    ...lows.map(({ x }) => ({ x, what: "Lowest point nearby" })),
    ...(from <= 0 && to >= 0 ? [{ x: 0, what: "Meets the y-axis" }] : []),
    ...met,
  ]
    .sort((a, b) => a.x - b.x)
    .map(({ x, what }) => ({ id: of.id, x, y: valueAt(of.curve.of, x), what }));
}

function meetingWords({ lines: [a, b], places }: Pair, { x: [from, to] }: View): string {
  const [f, g] = [a.curve.tree, b.curve.tree];
  const exact = (f && g && exactMeetings(f, g))?.filter(({ x }) => toNumber(x) >= from && toNumber(x) <= to);
  const told = exact?.map(exactPlace) ?? places.slice(0, 8).map(shownPlace);
  const both = `Lines ${a.place} and ${b.place}`;
  return told.length > 0 ? `${both} meet at ${told.join(" and at ")}.` : `${both} are not seen to cross here.`;
}

/** The points of a drawing. Throws NotDrawn. */
export function pointsOf(drawing: Drawing, angle: Angle): Dot[] {
  if (drawing.kind !== "points") return [];
  return drawing.points
    .map(([x, y]) => ({ x: valueAt(compile(x, "t", angle), 0), y: valueAt(compile(y, "t", angle), 0) }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
}

/** So many points make it worth laying a line through them. */
const enough = 3;

function cloudOf({ id, place, drawing }: ToTell, curves: readonly Readable[], angle: Angle): readonly Cloud[] {
  const dots = pointsOf(drawing, angle);
  const fit = dots.length >= enough ? bestLine(dots) : null;
  if (!fit) return [];
  const formula = `y = ${lineText(fit)}`;
  const best = misfit(dots, (x) => fit.gradient * x + fit.intercept);
  const guesses = curves.flatMap(({ id, place, text, curve }) => {
    const missed = misfit(dots, (x) => valueAt(curve.of, x));
    return Number.isFinite(missed) ? [{ id, place, text, missed: shownNumber(missed) }] : [];
  });
  const told = `The line of best fit is ${formula}: ${strength(fit.correlation)}. It misses by ${shownNumber(best)}.`;
  return [{ id, place, formula, told, guesses }];
}

/** The places of a table of values: round numbers, some of them in sight. */
function tableOf({ x: [from, to] }: View): readonly number[] {
  const step = tickStep((to - from) / 900);
  return ticks([from, to], step)
    .slice(0, 60)
    .map((count) => Number((count * step).toPrecision(12)));
}
