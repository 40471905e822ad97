import { texEach } from "../../engine/tex.ts";
import { commas } from "../../engine/words.ts";
import { digits, range } from "../../maths/whole.ts";
import { timesOver } from "./shared-words.ts";

const names = ["Ones", "Tens", "Hundreds", "Thousands"];

/** One place of a written division: a number of that place is shared, a digit is written, the rest goes on. */
interface Place {
  readonly name: string;
  /** What is left over from the place before. */
  readonly carried: number;
  readonly digit: number;
  readonly value: number;
  readonly written: number;
  readonly left: number;
}

/** The places of n ÷ b worked from the left, from the first that the divisor goes into. n has at most four digits. */
export function placesOf(n: number, b: number): Place[] {
  const all = digits(n);
  const places: Place[] = [];
  let carried = 0;
  for (const [index, digit] of all.entries()) {
    const value = 10 * carried + digit;
    const written = Math.floor(value / b);
    const left = value % b;
    if (places.length > 0 || written > 0)
      places.push({ name: names[all.length - 1 - index] ?? "", carried, digit, value, written, left });
    carried = left;
  }
  return places;
}

/** "Work from the left", and with how many digits to begin. */
export function beginning(n: number, b: number): string {
  const places = placesOf(n, b);
  const first = places[0]?.value ?? 0;
  const short = Math.floor(first / 10);
  const start =
    short === 0
      ? "Work from the left, one place at a time."
      : `Work from the left: $${b}$ does not go into $${short}$, so begin with $${first}$.`;
  const isCarried = places.slice(0, -1).some(({ left }) => left > 0);
  return isCarried ? `${start} What is left over joins the next digit.` : start;
}

/** A sentence for every place, the last one without its full stop: what comes out may follow. */
export function placeSteps(n: number, b: number): string[] {
  return placesOf(n, b).map((place, index) => sentence(place, b, index === 0));
}

function sentence({ name, carried, digit, value, written, left }: Place, b: number, isFirst: boolean): string {
  if (!isFirst && carried === 0 && digit === 0) return `${name}: the digit is $0$, so write a $0$`;
  const joined = !isFirst && carried > 0;
  const made = joined ? `the $${carried}$ left over and the digit $${digit}$ make $${value}$; ` : "";
  const what = joined ? "that" : `$${value}$`;
  if (written === 0) return `${name}: ${made}$${b}$ does not go into ${what}, so write a $0$ and keep the $${value}$`;
  if (left === 0) return `${name}: ${made}$${b}$ goes into ${what} exactly ${timesOver(written)}`;
  return `${name}: ${made}$${b}$ goes into ${what} ${timesOver(written)}, and $${left}$ is left over`;
}

/** The answer to n ÷ b with what was left over forgotten at every place but the first: each digit divided alone. */
export function withoutCarrying(n: number, b: number): number {
  const [first, ...others] = placesOf(n, b);
  return Number([first?.written ?? 0, ...others.map(({ digit }) => Math.floor(digit / b))].join(""));
}

/** A number with the zeros inside and at its end left out. */
export function withoutZeros(n: number): number {
  return Number(String(n).replaceAll("0", ""));
}

/** The first so many multiples as TeX: $23$, $46$, $69$. */
export function multiples(b: number, many: number): string {
  const products = range(1, many).map((times) => times * b);
  return commas(texEach(products));
}
