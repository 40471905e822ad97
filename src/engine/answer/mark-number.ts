import { divide, equal, negate, power, type Rational, rational, readRational } from "../../maths/rational.ts";
import { almost, type Kind, type Marked, right, wrong } from "./kind.ts";
import { misnamed, named } from "./label.ts";
import { type Quantity, readQuantity } from "./read-quantity.ts";
import { dimensionName } from "./units.ts";

type NumberForm = { readonly unit?: string; readonly label?: string };

/** What the three kinds of a single number have in common: they read the same texts, and differ in the marking. */
export const numberKind: Pick<Kind<NumberForm, Quantity>, "read" | "same" | "show"> = {
  read(form, text, locale) {
    const { name, text: number } = named(text);
    return misnamed(name, form.label) ?? readQuantity(number, form.unit, locale);
  },
  same: (a, b) => equal(a.value, b.value) && (a.unit === "other") === (b.unit === "other"),
  show: (reading) => reading.shown,
};

/** A NumberText of an author. Throws an Error when it is not one. */
export function keyNumber(text: string): Rational {
  const value = readRational(text);
  if (!value) throw new Error(`"${text}" is not an exact number`);
  return value;
}

/**
 * Marks a number against its key. `form` gets a right reading and gives the sentence that asks for another form, or
 * null when the form is right too. `hit` says whether the value is right.
 */
export function markNumber(
  unit: string | undefined,
  key: Rational,
  reading: Quantity,
  form: (reading: Quantity) => string | null,
  hit = equal(reading.value, key),
): Marked {
  if (reading.unit === "percent" && !hit) return { verdict: "unread", say: "Write only the number, without %." };
  if (reading.unit === "converts" || reading.unit === "other") return markUnit(unit, reading, hit);
  if (!hit) return wrong(truth(key, reading));
  const asked = form(reading);
  return asked === null ? right : almost(asked);
}

function markUnit(unit: string | undefined, reading: Quantity, hit: boolean): Marked {
  const asks = `the puzzle asks for ${unit}`;
  if (!hit) return wrong(`You wrote ${reading.shown}; ${asks}.`);
  if (reading.unit === "other") return almost(`The number is right, but ${asks}.`);
  return almost(`Right ${dimensionName(reading.dimension)}, but ${asks}.`);
}

/** Something true about a wrong number that helps, but never which way to go: that would let the answer be hunted down. */
function truth(key: Rational, reading: Quantity): string {
  const { value } = reading;
  const wrote = `You wrote ${reading.shown}.`;
  if (key.num !== 0n && equal(value, negate(key))) return `${wrote} Right size, other sign.`;
  if (isShifted(key, value)) return `${wrote} The digits are right; look at the place value.`;
  if (reading.fraction && value.num !== 0n && equal(rational(value.den, value.num), key))
    return `${wrote} Is your fraction upside down?`;
  return wrote;
}

/** Whether a is b times a power of ten. */
function isShifted(a: Rational, b: Rational): boolean {
  if (a.num === 0n || b.num === 0n) return false;
  const ratio = divide(a, b);
  return [-4, -3, -2, -1, 1, 2, 3, 4].some((shift) => equal(ratio, power(rational(10), shift)));
}
