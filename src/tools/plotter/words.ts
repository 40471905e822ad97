import { gcd } from "../../maths/rational.ts";
import { type Surd, surdText, toNumber, toRational } from "../../maths/surd.ts";
import type { ExactPlace } from "./exact.ts";
import type { Features, Place } from "./features.ts";
import { shownNumber, shownPlace } from "./shown.ts";

const most = 6;
/** So many places are more than were told. */
const many = 3 * most;

/** What is known exactly of a curve. */
export interface Exactly {
  readonly roots: readonly Surd[] | null;
  /** Where it turns, or may. */
  readonly turns: readonly ExactPlace[];
}

/** An exact number in words: "3", "1/2", and with a root where it is about: "√2 (about 1.4142)". */
export function exactNumber(of: Surd): string {
  return toRational(of) ? quotientText(of) : `${quotientText(of)} (about ${shownNumber(toNumber(of))})`;
}

export function exactPlace({ x, y }: ExactPlace): string {
  const place = `(${quotientText(x)}, ${quotientText(y)})`;
  return toRational(x) ? place : `${place}, about ${shownPlace({ x: toNumber(x), y: toNumber(y) })}`;
}

/** An exact number, a sum over its common denominator: "3/4", "√2", "−3π/2", "(1 − √5)/2". */
export function quotientText(of: Surd): string {
  if (of.length < 2) return surdText(of);
  const under = of.reduce((common, { of: { den } }) => (common * den) / gcd(common, den), 1n);
  const terms = of.map(({ of: { num, den }, root }, i) => {
    const times = (num * under) / den;
    const size = times < 0n ? -times : times;
    const sign = times < 0n ? (i > 0 ? " − " : "−") : i > 0 ? " + " : "";
    return `${sign}${root > 1n && size === 1n ? "" : size}${root > 1n ? `√${root}` : ""}`;
  });
  const over = terms.join("");
  return under === 1n ? over : `(${over})/${under}`;
}

/** A curve in sentences, as far as it is in sight. */
export function curveWords(features: Features, from: number, to: number, exactly: Exactly): string[] {
  const { roots, start, highs, lows, stretches, breaks, poles, ends, holes, isComplete, unsure } = features;
  const root = (x: number) => {
    const exact = exactly.roots?.find((each) => isNear(toNumber(each), x));
    return exact ? exactNumber(exact) : shownNumber(x);
  };
  const turn = (place: Place) => {
    const exact = exactly.turns.find(({ x }) => isNear(toNumber(x), place.x));
    return exact ? exactPlace(exact) : shownPlace(place);
  };
  const words = [`Seen from x = ${shownNumber(from)} to x = ${shownNumber(to)}.`];
  if (from <= 0 && to >= 0) {
    words.push(
      Number.isNaN(start) ? "It does not meet the y-axis." : `It meets the y-axis at y = ${shownNumber(start)}.`,
    );
  }
  words.push(meetsAxis());
  const list = (before: string, all: readonly string[]) => all.length > 0 && words.push(`${before} ${several(all)}.`);
  const endsThat = (isClosed: boolean) => ends.filter((end) => end.isClosed === isClosed).map(shownPlace);
  list("Highest points nearby:", highs.map(turn));
  list("Lowest points nearby:", lows.map(turn));
  list(
    "It has a hole: it leaves out",
    holes.map((hole) =>
      toRational(hole.at) ? shownPlace(hole) : `(${quotientText(hole.at)}, ${shownNumber(hole.y)})`,
    ),
  );
  list("Ends that belong to it:", endsThat(true));
  list("Ends that are left out:", endsThat(false));
  list("It goes up or down without end near x =", poles.map(rounded));
  list("It is broken near x =", breaks.map(rounded));
  if (stretches.length > 0) {
    const told = stretches.slice(0, most).map(({ from, to, way }) => {
      const does = way === "level" ? "stays level" : way;
      return `${does} from x = ${rounded(from)} to ${rounded(to)}`;
    });
    words.push(`It ${several(told, stretches.length)}.`);
  }
  const found = highs.length + lows.length + roots.length;
  if (found > many && (unsure || !isComplete))
    words.push("There is more of it here than can be told: zoom in to hear about a part.");
  else if (!isComplete) words.push("Whether it turns could not be proved everywhere.");
  return words;

  function meetsAxis(): string {
    if (roots.length > 0)
      return `It meets the x-axis at x = ${several(roots.map(root))}${unsure ? ", and it may meet it elsewhere" : ""}.`;
    if (unsure) return "Where it meets the x-axis could not be proved.";
    return start === 0 && stretches[0]?.way === "level"
      ? "It lies on the x-axis."
      : "It does not meet the x-axis here.";
  }
}

const rounded = (x: number) => shownNumber(Number(x.toPrecision(3)));

function several(all: readonly string[], count = all.length): string {
  const shown = all.slice(0, most);
  const more = count - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-7 * (1 + Math.abs(a));
