import { equal, gcd, isWhole, multiply, type Rational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { almost, type Kind, right, type SpecOf, wrong } from "./kind.ts";
import { keyNumber } from "./mark-number.ts";
import { shownNumber } from "./number-text.ts";
import { splits } from "./read-list.ts";
import { type NumberReading, readNumber } from "./read-number.ts";

interface Ratio {
  readonly parts: readonly NumberReading[];
  /** 3/4 was written for 3:4. */
  readonly slash: boolean;
}

export const ratio: Kind<SpecOf<"ratio">, Ratio, readonly Rational[]> = {
  read(_form, text, locale) {
    const colons = text.split(/ ?(?::| to ) ?/);
    if (colons.length > 1) return readParts(colons, false, locale);
    const fraction = text.split(/[/⁄]/);
    if (fraction.length === 2) return readParts(fraction, true, locale);
    return readParts(splits(text).find((way) => way.length > 1) ?? [], false, locale);
  },
  key: ({ value }) => value.map(keyNumber),
  mark({ form }, key, { parts, slash }, locale) {
    const wrote = `You wrote ${shown(parts, locale)}.`;
    const values = parts.map(({ value }) => value);
    if (values.length !== key.length) return wrong(`${wrote} This ratio has ${key.length} parts.`);
    if (!proportional(values, key)) {
      const turned = proportional(values.toReversed(), key);
      return wrong(turned ? `${wrote} Which part comes first?` : wrote);
    }
    if (slash) return almost("The numbers are right. A ratio is written with a colon.");
    const simplest = values.every(isWhole) && values.reduce((common, { num }) => gcd(common, num), 0n) === 1n;
    return form === "any" || simplest ? right : almost("Right ratio, but not in its simplest form yet.");
  },
  same: (a, b) => a.parts.length === b.parts.length && proportional(valuesOf(a), valuesOf(b)),
  show: ({ parts }, locale) => shown(parts, locale),
};

function readParts(texts: readonly string[], slash: boolean, locale: NumberLocale) {
  const parts = texts.flatMap((text) => readNumber(text.trim(), locale).slice(0, 1));
  if (parts.length < 2 || parts.length !== texts.length) return { unread: true } as const;
  return [{ parts, slash }];
}

/** Whether the lists are equal ratios; one with a zero or a minus in it is equal to none of ours. */
function proportional(a: readonly Rational[], b: readonly Rational[]): boolean {
  const [first, second] = [a[0], b[0]];
  if (!first || !second || a.some(({ num }) => num <= 0n)) return false;
  return a.every((one, i) => {
    const other = b[i];
    return other !== undefined && equal(multiply(one, second), multiply(other, first));
  });
}

function valuesOf({ parts }: Ratio): Rational[] {
  return parts.map(({ value }) => value);
}

function shown(parts: readonly NumberReading[], locale: NumberLocale): string {
  return parts.map(({ text }) => shownNumber(text, locale)).join(":");
}
