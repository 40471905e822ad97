import { noun } from "../../engine/words.ts";
import { moved } from "./decimal.ts";
import { doublesEnd } from "./precision.ts";
import { type FractalSettings, narrowest, start } from "./settings.ts";

/** What was found of a picture: how many points were looked at, how many never left, and how many steps the last of the others took. */
export interface Found {
  readonly count: number;
  readonly inside: number;
  readonly deepest: number;
}

/** Where one is, how wide the picture is, how much of it is inside, and where numbers end: for those who cannot see it, and those who want to know. */
export function inWords(settings: FractalSettings, found: Found | null, across: number): string[] {
  const { kind, cx, cy, width, iterations } = settings;
  const name = kind === "julia" ? `The Julia set of ${complex(cx, cy, 4)}` : "The Mandelbrot set";
  const words = [
    `${name}, seen about ${complex(settings.x, settings.y, digitsFor(width))}. The picture is ${power(width)} wide${enlarged(width)}.`,
  ];
  if (found && found.count > 0) words.push(`${insideWords(found, iterations)}${deepestWords(found)}`);
  if (doublesEnd(settings, across)) {
    words.push(
      "Here the usual numbers of a computer end: two points beside each other in this picture would be the same number. From here on the middle is kept as a longer decimal, and only how far each point is from it as a number.",
    );
  }
  if (width <= narrowest) words.push("This is as near as this page goes.");
  return words;
}

function insideWords({ count, inside }: Found, steps: number): string {
  const percent = Math.round((100 * inside) / count);
  const never = `did not leave in ${steps} steps`;
  if (inside === 0) return "All points in sight leave.";
  if (inside === count) return `All points in sight count as inside: they ${never}.`;
  const share = percent === 0 ? "Less than 1%" : percent === 100 ? "Nearly 100%" : `About ${percent}%`;
  return `${share} of the points in sight count as inside: they ${never}.`;
}

const deepestWords = ({ count, inside, deepest }: Found) =>
  inside === count ? "" : ` The last of the others to leave took ${deepest} ${noun(deepest, "step")}.`;

/** Digits with which two places in a picture differ. */
const digitsFor = (width: number) => Math.max(2, Math.ceil(2 - Math.log10(width)));

function complex(x: string, y: string, digits: number): string {
  const [real, imaginary] = [moved(x, 0, digits), moved(y, 0, digits)];
  const sign = imaginary.startsWith("-") ? "−" : "+";
  return `${real.replace("-", "−")} ${sign} ${imaginary.replace("-", "")}i`;
}

const names = ["million", "billion", "trillion"];

function enlarged(width: number): string {
  const times = start.width / width;
  if (times < 1.5) return "";
  if (times < 1e6) return `, enlarged about ${Number(times.toPrecision(2))} times`;
  const millions = Math.floor(Math.log10(times) / 3) - 2;
  const name = names[millions];
  return `, enlarged about ${name ? `${Number((times / 1e6 / 1000 ** millions).toPrecision(2))} ${name}` : power(times)} times`;
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A number to two places, very small and large ones with a power of ten. */
export function power(value: number): string {
  const [digits = "", exponent = ""] = value.toExponential(1).split("e");
  const high = Number(exponent);
  if (high > -4 && high < 6) return String(Number(value.toPrecision(2)));
  const up = [...String(Math.abs(high))].map((digit) => raised[Number(digit)]).join("");
  return `${Number(digits)} × 10${high < 0 ? "⁻" : ""}${up}`;
}

/** The same to be heard: raised digits are read as others, or not at all. */
export function aloud(words: string): string {
  return words.replace(/ × 10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, minus: string, digits: string) => {
    const high = [...digits].map((digit) => raised.indexOf(digit)).join("");
    return ` times 10 to the power ${minus && "minus "}${high}`;
  });
}
