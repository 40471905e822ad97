/** "1 bead", "3 beads". The plural is the word with an s unless it is given. */
export function count(n: number, one: string, many?: string): string {
  return `${n} ${noun(n, one, many)}`;
}

/** "bead" for 1, else "beads": where the number is written by itself, in a formula. */
export function noun(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? one : many;
}

/** "a", "a and b", "a, b and c". */
export function and(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join("");
  return `${commas(items.slice(0, -1))} and ${items.at(-1)}`;
}

const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "three", "twelve", "13": numbers up to twelve in words, as in running text. */
export function inWords(n: number): string {
  return small[n] ?? String(n);
}

/** "1st", "2nd", "3rd", "11th", "22nd". */
export function ordinal(n: number): string {
  const ending = { one: "st", two: "nd", few: "rd" } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${n}${ending[ordinals.select(n)] ?? "th"}`;
}

const ordinals = new Intl.PluralRules("en-GB", { type: "ordinal" });

/** "09:05": minutes since midnight as a digital clock shows them. */
export function digital(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** With a capital first letter, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number in TeX with a thin space between thousands: 12 500. Four digits stay together. */
export function tex(n: number): string {
  const text = String(n);
  return Math.abs(n) < 10_000 ? text : text.replace(/\B(?=(\d{3})+$)/g, "\\,");
}

/** "a", "a or b", "a, b or c". */
export function or(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join("") : `${commas(items.slice(0, -1))} or ${items.at(-1)}`;
}

/** "a, b, c": a list without a last word, as in a formula or where it goes on. */
export function commas(items: readonly (string | number)[]): string {
  return items.join(", ");
}

/** "a square", "an octagon": for a word that sounds as its first letter is written. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
