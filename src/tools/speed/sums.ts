import type { Random } from "../../maths/random.ts";

/** What is asked for: one kind of sum, or all four mixed. */
export const operations = ["plus", "minus", "times", "divide", "mixed"] as const;
export type Operation = (typeof operations)[number];

/** The largest number in a plus or minus sum; the largest factor of a times or divide sum. */
export const ranges = {
  plus: [10, 20, 100, 1000],
  minus: [10, 20, 100, 1000],
  times: [5, 10, 12, 20],
  divide: [5, 10, 12, 20],
  mixed: [10, 20, 100],
} as const satisfies Record<Operation, readonly number[]>;

export interface Sum {
  /** As it is shown: "7 × 8". */
  readonly text: string;
  /** A whole number, zero or more. */
  readonly answer: number;
}

/** A sum of the operation within the range (one of `ranges`). Never × 0 or 1, ÷ 1, + 0 or − 0. */
export function sum(operation: Operation, range: number, random: Random): Sum {
  switch (operation) {
    case "plus": {
      const total = random.whole(Math.max(4, Math.floor(range / 4)), range);
      const a = random.whole(1, total - 1);
      return { text: `${a} + ${total - a}`, answer: total };
    }
    case "minus": {
      const from = random.whole(Math.max(4, Math.floor(range / 4)), range);
      const take = random.whole(1, from - 1);
      return { text: `${from} − ${take}`, answer: from - take };
    }
    case "times": {
      const [a, b] = random.shuffle([random.whole(2, range), random.whole(2, Math.min(range, 12))]) as [number, number];
      return { text: `${a} × ${b}`, answer: a * b };
    }
    case "divide": {
      const [by, answer] = [random.whole(2, Math.min(range, 12)), random.whole(2, range)];
      return { text: `${by * answer} ÷ ${by}`, answer };
    }
    case "mixed": {
      const each = random.pick(["plus", "minus", "times", "divide"] as const);
      const factor = each === "times" || each === "divide";
      return sum(each, factor ? tablesIn(range) : range, random);
    }
  }
}

/** How far the tables go where all four kinds are mixed within a range. */
export function tablesIn(range: number): number {
  return range === 10 ? 5 : range === 20 ? 10 : 12;
}

/** Nothing is asked again within so many sums, where there are others. */
const apart = 10;
/** So many draws find one of the others, if there are any. */
const draws = 60;

/** Sums for ever, none of them again within ten where the range has others: 6 × 8 is 8 × 6. */
export function* sums(operation: Operation, range: number, random: Random): Generator<Sum, never> {
  const recent: string[] = [];
  for (;;) {
    let next = sum(operation, range, random);
    let ago = recent.indexOf(asks(next));
    for (let n = 1; n < draws && ago >= 0; n++) {
      const other = sum(operation, range, random);
      const at = recent.indexOf(asks(other));
      if (at < ago) [next, ago] = [other, at]; // new, or longer ago
    }
    recent.push(asks(next));
    if (recent.length > apart) recent.shift();
    yield next;
  }
}

/** What a sum asks, whichever number stands first where that is the same. */
function asks({ text }: Sum): string {
  return /[+×]/.test(text) ? text.split(" ").sort().join(" ") : text;
}

/** A round to practise these different sums: each of them twice, in two orders, never twice in a row; a single one once. */
export function round(of: readonly Sum[], random: Random): readonly Sum[] {
  if (of.length < 2) return of;
  const [first, then] = [random.shuffle(of), random.shuffle(of)];
  const [begin, ...rest] = then;
  return [...first, ...(begin && begin === first.at(-1) ? [...rest, begin] : then)];
}
