import { inOrder, inWords } from "./number-words.ts";
import { type Numeral, Reading, type Shown } from "./reading.ts";

/** A problem with one number or label of it altered. */
export interface Altered {
  readonly how: string;
  readonly reading: Reading;
}

/**
 * A number of a problem altered six ways: one and two up and down, doubled, and its digits exchanged, or itself with the next other
 * number where it has only one digit; a half becomes a quarter and three quarters. Only what can be written in its place and is then
 * read as the other number.
 */
export function alterations(reading: Reading, place: number): Altered[] {
  const numeral = reading.numbers[place];
  if (!numeral) return [];
  const { value } = numeral;
  const decimals = /\.(\d+)/.exec(sourceOf(reading.shown, numeral))?.[1]?.length ?? 0;
  const step = 10 ** -decimals;
  const values = [value + step, value - step, value + 2 * step, value - 2 * step, 2 * value, exchanged(reading, place)];
  const whole = values.map((one) => Number(one.toFixed(decimals)));
  const others = [...new Set(numeral.form === "half" ? [1 / 4, 1 / 2, 3 / 4] : whole)].filter((one) => one !== value);
  return others.flatMap((other) => {
    const said = written(numeral, other, decimals, sourceOf(reading.shown, numeral));
    if (said === null) return [];
    const altered = new Reading(replaced(reading.shown, numeral, said), reading);
    const isRead = altered.numbers.length === reading.numbers.length && altered.numbers[place]?.value === other;
    return isRead ? [{ how: `${value} -> ${other}`, reading: altered }] : [];
  });
}

function textsOf({ words, labels, options }: Shown): string[] {
  return [words, ...labels, ...options];
}

const sourceOf = (shown: Shown, { text, from, to }: Numeral): string => textsOf(shown)[text]?.slice(from, to) ?? "";

function replaced(shown: Shown, { text, from, to }: Numeral, said: string): Shown {
  const [words = "", ...rest] = textsOf(shown).map((one, at) =>
    at === text ? one.slice(0, from) + said + one.slice(to) : one,
  );
  return { ...shown, words, labels: rest.slice(0, shown.labels.length), options: rest.slice(shown.labels.length) };
}

function exchanged(reading: Reading, place: number): number {
  const { value = 0, form } = reading.numbers[place] ?? {};
  const digits = String(Math.abs(value)).replace(".", "");
  if (form === "digits" && Number.isInteger(value) && digits.length > 1) {
    const at = [...digits].findIndex((digit, i) => i > 0 && digit !== digits[i - 1] && !(i === 1 && digit === "0"));
    if (at > 0)
      return (
        Math.sign(value) *
        Number(
          [...digits]
            .with(at, digits[at - 1] ?? "")
            .with(at - 1, digits[at] ?? "")
            .join(""),
        )
      );
  }
  const after = [...reading.numbers.slice(place + 1), ...reading.numbers.slice(0, place)];
  return after.find((other) => other.value !== value && Number.isInteger(other.value))?.value ?? value;
}

/** Another number as it is written in the place of this one; null where there is no such word. */
function written({ form }: Numeral, value: number, decimals: number, source: string): string | null {
  const likeBefore = (word: string) => (/^\p{Lu}/u.test(source) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  switch (form) {
    case "digits":
    case "year":
    case "dozen":
      return `${value < 0 ? (source.startsWith("−") ? "−" : "-") : ""}${Math.abs(value).toFixed(decimals)}`;
    case "word":
      return value < 0 ? null : likeBefore(inWords(value));
    case "ordinal":
      return value < 1 ? null : likeBefore(inOrder(value));
    case "bottom":
      return value < 2 || value > 99
        ? null
        : `${value === 2 ? "half" : inOrder(value)}${/s$/.test(source) && value > 2 ? "s" : ""}`;
    case "times":
      return value === 3 ? likeBefore("thrice") : value === 2 ? likeBefore("twice") : null;
    case "half":
      return { 0.25: "¼", 0.5: "½", 0.75: "¾" }[value] ?? null;
  }
}
