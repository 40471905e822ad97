import { equal, type Rational, readRational } from "../../../src/maths/rational.ts";

/** Whether an option says what a proof found. */
export function same(text: string, answer: string): boolean {
  const [shown, proved] = [value(text), readRational(answer)];
  return shown && proved ? equal(shown, proved) : plain(text) === plain(answer);
}

/** An option without its TeX signs: `$\frac{1}{2}$ m` is "1/2 m". */
export function plain(text: string): string {
  return text
    .replace(/(\d)\\frac\{(\d+)\}\{(\d+)\}/g, "$1 $2/$3")
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
    .replace(/\\,/g, "")
    .replaceAll("$", "")
    .replace(/−/g, "-")
    .trim();
}

/** The number an option shows, without its unit: "£48", "9 times", "$x = 5$", "$\frac{1}{2}$ m", "35%"; null for other texts. */
export function value(text: string): Rational | null {
  const [, number = ""] =
    /^(?:[a-z] = |\\?[£€])?(-?\d[\d./ ]*?)(?: ?(?:%|°|°C|[a-z²³/°]+(?: [a-z]+)?))?$/.exec(plain(text)) ?? [];
  return number === "" ? null : readRational(number.trim());
}
