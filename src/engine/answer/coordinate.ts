import { equal, type Rational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { type Kind, right, type SpecOf, wrong } from "./kind.ts";
import { keyNumber } from "./mark-number.ts";
import { shownNumber } from "./number-text.ts";
import { entry, splits } from "./read-list.ts";
import { type NumberReading, readNumber } from "./read-number.ts";

const axes = ["x", "y", "z"];

export const coordinate: Kind<SpecOf<"coordinate">, readonly NumberReading[], readonly Rational[]> = {
  read(_form, text, locale) {
    const body = text.replace(/^\p{L}\d? ?=? ?(?=\()/u, "").replace(/\|/g, ";");
    const points = splits(body).flatMap((way) => readPoint(way, locale) ?? []);
    return points.length > 0 ? points : { unread: true };
  },
  key: ({ value }) => value.map(keyNumber),
  mark(_spec, key, point, locale) {
    const wrote = `You wrote ${show(point, locale)}.`;
    if (point.length !== key.length) return wrong(`${wrote} The point has ${key.length} numbers.`);
    if (isAt(point, key)) return right;
    if (isAt(point.toReversed(), key)) {
      return wrong(key.length === 2 ? `${wrote} Did you swap x and y?` : `${wrote} The numbers are in another order.`);
    }
    const hits = axes.filter((_, i) => isOn(point[i], key[i]));
    return wrong(hits.length > 0 ? `${wrote} ${hits.join(" and ")} ${hits.length > 1 ? "are" : "is"} right.` : wrote);
  },
  same: (a, b) =>
    isAt(
      a,
      b.map(({ value }) => value),
    ) && a.length === b.length,
  show,
};

function readPoint(way: readonly string[], locale: NumberLocale): [readonly NumberReading[]] | null {
  const entries = way.map((item) => entry(item, axes));
  const labels = entries.map(({ label }) => label).join("");
  if (!["", "xy", "yx", "xyz"].includes(labels)) return null;
  const numbers = entries.flatMap(({ text }) => readNumber(text.trim(), locale).slice(0, 1));
  if (numbers.length !== way.length || way.length < 2 || way.length > 3) return null;
  return [labels === "yx" ? numbers.toReversed() : numbers];
}

function isAt(point: readonly NumberReading[], key: readonly Rational[]): boolean {
  return point.every((one, i) => isOn(one, key[i]));
}

function isOn(one: NumberReading | undefined, key: Rational | undefined): boolean {
  return one !== undefined && key !== undefined && equal(one.value, key);
}

function show(point: readonly NumberReading[], locale: NumberLocale): string {
  return `(${point.map(({ text }) => shownNumber(text, locale)).join(locale === "comma" ? "; " : ", ")})`;
}
