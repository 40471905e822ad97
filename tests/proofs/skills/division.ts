import { insist, only, range, type SkillProofs } from "../proof.ts";
import { formulaIn } from "../reading/formulas.ts";

/** How many times b can be taken away from n, and what is left: dividing by taking away. */
function takeAway(n: number, b: number): { times: number; left: number } {
  let [times, left] = [0, n];
  for (; left >= b; left -= b) times++;
  return { times, left };
}

export const proofs: SkillProofs = {
  "division-facts": (
    { way, asked, b, q }: { way?: string; asked?: string; b: number; q: number },
    stage: number,
  ): number => {
    const n = q * b;
    if (stage < 2) return way === "share" ? dealt(n, b) : takeAway(n, b).times;
    return asked === "divisor" || asked === "by-which"
      ? only(range(1, 200).filter((by) => n % by === 0 && takeAway(n, by).times === q))
      : only(range(1, 2000).filter((number) => number % b === 0 && takeAway(number, b).times === q));
  },
  // Long numbers are divided digit by digit in text, and then multiplied back as big integers.
  "division-by-tens": (
    p: { way?: string; q?: number; a?: number; b?: number; zeros: number; fewer?: number },
    stage: number,
    reading,
  ) => {
    const zeros = "0".repeat(p.zeros);
    if (stage !== 1 && p.way !== "places") {
      const [first, second] = reading.saidFrom(1, 2).map(String);
      const [dividend = "", divisor = ""] = p.way === "gap" || p.way === "often" ? [second, first] : [first, second];
      return backwards(dividend, divisor);
    }
    if (stage === 0) return backwards(`${p.q}${zeros}`, `1${zeros}`);
    const product = Array.from({ length: p.a ?? 0 }, () => p.b ?? 0).reduce((total, b) => total + b, 0);
    return backwards(`${product}${zeros}`, `${p.b}${"0".repeat(p.fewer ?? 0)}`);
  },
  // The divisor is taken away again and again.
  "short-division": ({ b, q, quotient }: { b: number; q?: number; quotient?: readonly number[] }) => {
    const { times, left } = takeAway(added(b, q ?? Number(quotient?.join(""))), b);
    return left === 0 ? times : Number.NaN;
  },
  remainders: ({ b, q, r }: { b: number; q: number; r: number }, stage: number): number | number[] => {
    const n = added(b, q) + r;
    if (stage === 0) return takeAway(n, b).left;
    if (stage < 3) return pair(n, b);
    return only(range(1, 1000).filter((number) => takeAway(number, b).times === q && takeAway(number, b).left === r));
  },
  // The stories are acted out, one child, bead or day at a time.
  "remainders-in-context": ({ setting, b, q, r, price, today }: Story): number | string => {
    const n = added(b, q) + r;
    const boxes = filled(n, b);
    const full = boxes.filter((held) => held === b).length;
    if (setting === "weekday") return range(1, n).reduce(tomorrow, today ?? "");
    if (setting === "hire") return boxes.length * (price ?? Number.NaN);
    if (setting === "crates") return full * (price ?? Number.NaN);
    if (setting === "empty") return boxes.reduce((empty, held) => empty + b - held, 0);
    // The fewest more cards with which the pack can be dealt out evenly.
    if (setting === "deal") return Math.min(...range(1, b).filter((more) => filled(n + more, b).at(-1) === b));
    if (["boats", "jars", "photos", "ferry", "book", "pencils"].includes(setting)) return boxes.length;
    if (["seeds", "ribbon", "tulips", "tiles"].includes(setting)) return boxes.at(-1) ?? Number.NaN;
    return full;
  },
  "long-division": ({ b, q, r }: { b: number; q: number; r?: number }, stage: number): number | number[] => {
    const [times = 0, left] = pair(added(b, q) + (r ?? 0), b);
    if (stage === 2) return [times, left ?? Number.NaN];
    return left === 0 ? times : Number.NaN;
  },
  // The numbers as the question shows them; then d is taken away from each, again and again.
  divisibility: ({ d, n }: { d: number; n: number }, stage: number, reading): number | number[] => {
    if (stage === 3) return takeAway(n, d).left;
    if (stage < 2) {
      const [divisor = 0, ...numbers] = reading.saidFrom(1);
      insist(
        numbers.every((n, i) => (numbers[i - 1] ?? 99) < n && n < 1000),
        "numbers of three digits, from small to large",
      );
      return numbers.filter((one) => takeAway(one, divisor).left === 0);
    }
    const shown = formulaIn(reading, 1).replaceAll("\\,", "");
    const divisor = reading.said(reading.numbers.length);
    return range(0, 9).filter((digit) => takeAway(Number(shown.replace("?", String(digit))), divisor).left === 0);
  },
};

/** Deals n things out one by one to b friends; how many each has. Throws when they have not the same. */
function dealt(n: number, b: number): number {
  const hands = range(1, b).map(() => 0);
  for (let i = 0; i < n; i++) hands[i % b] = (hands[i % b] ?? 0) + 1;
  return only(new Set(hands));
}

interface Story {
  readonly setting: string;
  readonly b: number;
  readonly q: number;
  readonly r: number;
  readonly price?: number;
  readonly today?: string;
}

/** Puts n things one by one into boxes for b, and opens a box only when it must; what each box holds. */
function filled(n: number, b: number): number[] {
  const boxes: number[] = [];
  for (let thing = 0; thing < n; thing++) {
    const last = boxes.length - 1;
    if ((boxes[last] ?? b) === b) boxes.push(1);
    else boxes[last] = (boxes[last] ?? 0) + 1;
  }
  return boxes;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function tomorrow(today: string): string {
  return weekdays[weekdays.indexOf(today) + 1] ?? "Monday";
}

/** The only two numbers, the second smaller than b, with n = b × first + second: every first number is tried. */
function pair(n: number, b: number): number[] {
  const first = only(range(0, n).filter((times) => times * b <= n && n - times * b < b));
  return [first, n - first * b];
}

/** b added up so many times. */
function added(b: number, times: number): number {
  return range(1, times).reduce((total) => total + b, 0);
}

/** The number that times the divisor gives the dividend, found by halving an interval. */
function backwards(dividend: string, divisor: string): bigint {
  const [n, by] = [BigInt(dividend), BigInt(divisor)];
  let [low, high] = [0n, n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle * by < n) low = middle + 1n;
    else high = middle;
  }
  if (low * by !== n) throw new Error(`${dividend} is no multiple of ${divisor}`);
  return low;
}
