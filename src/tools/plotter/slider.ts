import { decimalText, type Rational, readRational } from "../../maths/rational.ts";

/** A letter and its number, which can be pulled from one end of a bar to the other in steps. */
export interface Slider {
  readonly name: string;
  readonly value: Rational;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Letters that may stand for a number: those that are no axis and no constant. */
export const freeLetters: readonly string[] = [..."abcdfghjklmnopqsuvwz"];

const number = "([-−]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+))";
const written = new RegExp(
  `^\\s*([a-z])\\s*=\\s*${number}(?:\\s+from\\s+${number}\\s+to\\s+${number}(?:\\s+step\\s+${number})?)?\\s*$`,
);
const usualStep = 0.1;
/** As long as nothing is said, it goes so far to either side, or as far as its number needs. */
const usualEnd = 10;

/** Reads "a = 1.5", also with a range: "a = 1 from 0 to 2 step 0.5"; null for any other line. */
export function readSlider(text: string): Slider | null {
  const [, name = "", number = "", from, to, step] = written.exec(text) ?? [];
  const value = freeLetters.includes(name) ? readRational(plain(number)) : null;
  if (!value) return null;
  const far = Math.max(usualEnd, Math.ceil(Math.abs(Number(plain(number)))));
  const range = { from: Number(plain(from ?? `${-far}`)), to: Number(plain(to ?? `${far}`)) };
  const by = Number(plain(step ?? `${usualStep}`));
  return range.from < range.to && by > 0 ? { name, value, ...range, step: by } : null;
}

/** The line that says what a slider is; the range only where it is not the usual one. */
export function sliderText({ name, from, to, step }: Slider, value: number): string {
  const set = `${name} = ${tidy(value)}`;
  const isUsual = to === usualEnd && from === -usualEnd && step === usualStep && Math.abs(value) <= usualEnd;
  return isUsual ? set : `${set} from ${tidy(from)} to ${tidy(to)} step ${tidy(step)}`;
}

/** The number of a slider as it is shown in fields. */
export function sliderValue({ value }: Slider): number {
  return Number(decimalText(value) ?? Number(value.num) / Number(value.den));
}

const plain = (text: string) => text.replace("−", "-").replace(",", ".");

/** Without floating noise, and without powers of ten, which no line can be read with. */
function tidy(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}
