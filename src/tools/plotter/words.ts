import type { ExactPlace } from "./exact.ts";
import type { Features, Place } from "./features.ts";
import { type Surd, surdText, surdValue } from "./surd.ts";

const most = 6;

/** A number as it is read out: to four places, or in powers of ten. */
export function shownNumber(value: number): string {
  if (Number.isNaN(value)) return "no value";
  const size = Math.abs(value);
  if (size < 5e-10) return "0";
  const text = size >= 1e6 || size < 1e-3 ? value.toPrecision(4) : value.toFixed(4);
  const tidy = text.includes("e")
    ? text.replace(/\.?0+e/, "e")
    : text.includes(".")
      ? text.replace(/\.?0+$/, "")
      : text;
  return tidy.replace("-", "−");
}

export function shownPlace({ x, y }: Place): string {
  return `(${shownNumber(x)}, ${shownNumber(y)})`;
}

/** What is known exactly of a curve. */
export interface Exactly {
  readonly roots: readonly Surd[] | null;
  readonly vertex: ExactPlace | null;
}

/** An exact number in words: "3", "1/2", and with a root where it is about: "√2 (about 1.4142)". */
export function exactNumber(of: Surd): string {
  return of.q.num === 0n ? surdText(of) : `${surdText(of)} (about ${shownNumber(surdValue(of))})`;
}

export function exactPlace({ x, y }: ExactPlace): string {
  const place = `(${surdText(x)}, ${surdText(y)})`;
  return x.q.num === 0n ? place : `${place}, about ${shownPlace({ x: surdValue(x), y: surdValue(y) })}`;
}

/** A curve in sentences, as far as it is in sight. */
export function curveWords(features: Features, from: number, to: number, exactly: Exactly): string[] {
  const { roots, start, highs, lows, stretches, breaks, ends, holes, more } = features;
  const root = (x: number) => {
    const exact = exactly.roots?.find((each) => isNear(surdValue(each), x));
    return exact ? exactNumber(exact) : shownNumber(x);
  };
  const turn = (place: Place) => {
    const { vertex } = exactly;
    return vertex && isNear(surdValue(vertex.x), place.x) ? exactPlace(vertex) : shownPlace(place);
  };
  const words = [`Seen from x = ${shownNumber(from)} to x = ${shownNumber(to)}.`];
  if (from <= 0 && to >= 0) {
    words.push(
      Number.isNaN(start) ? "It does not meet the y-axis." : `It meets the y-axis at y = ${shownNumber(start)}.`,
    );
  }
  words.push(
    roots.length === 0
      ? "It does not meet the x-axis here."
      : `It meets the x-axis at x = ${several(roots.map(root))}.`,
  );
  if (highs.length > 0) words.push(`Highest points nearby: ${several(highs.map(turn))}.`);
  if (lows.length > 0) words.push(`Lowest points nearby: ${several(lows.map(turn))}.`);
  if (holes.length > 0) words.push(`It has a hole: it leaves out ${several(holes.map(shownPlace))}.`);
  if (ends.length > 0) {
    const told = ends.map((end) => `${shownPlace(end)}, which ${end.isClosed ? "belongs to it" : "is left out"}`);
    words.push(`Its pieces end at ${several(told)}.`);
  }
  if (breaks.length > 0) words.push(`It is broken near x = ${several(breaks.map(rounded))}.`);
  if (stretches.length > 0) {
    const told = stretches.slice(0, most).map(({ from, to, way }) => {
      const does = way === "level" ? "stays level" : way;
      return `${does} from x = ${rounded(from)} to ${rounded(to)}`;
    });
    words.push(`It ${several(told, stretches.length)}.`);
  }
  if (more) words.push("There is more of it here than can be told: zoom in to hear about a part.");
  return words;
}

const rounded = (x: number) => shownNumber(Number(x.toPrecision(3)));

function several(all: readonly string[], count = all.length): string {
  const shown = all.slice(0, most);
  const more = count - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-7 * (1 + Math.abs(a));
