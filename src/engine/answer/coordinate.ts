import { equal, type Rational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { type Kind, right, type SpecOf, type Unread, wrong } from "./kind.ts";
import { entry, labelled } from "./label.ts";
import { keyNumber } from "./mark-number.ts";
import { shownNumber } from "./number-text.ts";
import { splits } from "./read-list.ts";
import { type NumberReading, readNumber } from "./read-number.ts";

const axes = ["x", "y", "z"];

export const coordinate: Kind<SpecOf<"coordinate">, readonly NumberReading[], readonly Rational[]> = {
  read(_form, text, locale) {
    const body = text.replace(/^\p{L}\d? ?[=:]? ?(?=\()/u, "").replace(/\|/g, ";");
    const points = splits(body).map((way) => readPoint(way, locale));
    const read = points.flatMap((point) => (point === null || "unread" in point ? [] : [point]));
    const [likeliest] = points;
    if (likeliest && "unread" in likeliest) return likeliest;
    return read.length > 0 ? read : { unread: true };
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

function readPoint(way: readonly string[], locale: NumberLocale): readonly NumberReading[] | Unread | null {
  if (way.length < 2 || way.length > 3) return null;
  const names = axes.slice(0, way.length);
  const entries = labelled(
    way.map((item) => entry(item, names)),
    names,
  );
  if ("unread" in entries) return entries;
  const numbers = entries
    .toSorted((a, b) => names.indexOf(a.label ?? "") - names.indexOf(b.label ?? ""))
    .flatMap(({ text }) => readNumber(text.trim(), locale).slice(0, 1));
  return numbers.length === way.length ? numbers : null;
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
