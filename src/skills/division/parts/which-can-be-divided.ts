import type { Question } from "../../../engine/exercise.ts";
import { texEach } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { digits } from "../../../maths/whole.ts";
import { slips } from "../../slips.ts";
import { digitSum, listed, rules } from "../shared-divisibility.ts";

/** What the rule looks at in these numbers; a sentence. */
function seen(d: number, numbers: readonly number[]): string {
  if (d === 3 || d === 9) {
    const sums = numbers.map(digitSum);
    return `The sums of the digits are ${listed(sums)}, in this order.`;
  }
  if (d === 4) {
    const ends = numbers.map((n) => String(n).slice(-2));
    return `The last two digits are ${and(texEach(ends))}. Halve each twice, if you can.`;
  }
  if (d === 6) {
    const even = numbers.filter((n) => n % 2 === 0);
    const sums = even.map(digitSum);
    return `The even numbers are ${listed(even)}. The sums of their digits are ${listed(sums)}: which are multiples of $3$?`;
  }
  const ends = numbers.map((n) => n % 10);
  return `The last digits are ${listed(ends)}, in this order.`;
}

export const ways = ["plain", "multiples", "candles"] as const;

/** Which of the numbers can be divided by d? */
export function whichCanBeDivided(way: (typeof ways)[number], d: number, numbers: readonly number[]): Question {
  const right = numbers.filter((n) => n % d === 0);
  const answer = { kind: "list", items: right.map(String), ordered: false } as const;
  const shown = commas(texEach(numbers));
  const prompts: Record<(typeof ways)[number], string> = {
    plain: `Which of these numbers can be divided by $${d}$ without a remainder? Write them all. ${shown}`,
    multiples: `Find all the multiples of $${d}$ among these numbers, and write them. ${shown}`,
    candles: `A shop packs candles in boxes of $${d}$, and no candle may be left over. Which of these numbers of candles are possible? Write them all. ${shown}`,
  };
  const chosen = (test: (n: number) => boolean, name: string, say: (wrong: number, missed: number) => string) => {
    const those = numbers.filter(test);
    const wrong = those.find((n) => n % d !== 0);
    const missed = right.find((n) => !test(n));
    return those.length > 0 && (wrong ?? missed) !== undefined
      ? [[commas(those), name, say(wrong ?? 0, missed ?? 0)] as const]
      : [];
  };
  const lastDigit = chosen(
    (n) => (n % 10) % d === 0,
    "looked at the last digit only",
    (wrong, missed) => {
      const end = wrong % 10;
      return wrong
        ? `$${wrong}$ ends in $${end}$, but look at the rest of the number, too: $${wrong} \\div ${d}$ leaves a remainder.`
        : `$${missed}$ can be divided by $${d}$ as well, although its last digit cannot. What else must you look at?`;
    },
  );
  return {
    prompt: prompts[way],
    answer,
    steps: [rules[d] ?? "", seen(d, numbers), `So the answer is ${listed(right)}: these leave no remainder.`],
    slips: slips(answer, [
      ...(d === 2 || d === 5 || d === 10
        ? chosen(
            (n) => (digits(n)[0] ?? 0) % d === 0,
            "looked at the first digit instead of the last",
            () =>
              `The first digit tells you nothing here: hundreds are all multiples of $${d}$. Which digit is not made of whole tens?`,
          )
        : lastDigit),
      ...(d === 5
        ? chosen(
            (n) => n % 10 === 0,
            "left out the numbers that end in 5",
            (_, missed) => `$${missed}$ is made of whole tens and $5$ more. Does $5$ fit into that?`,
          )
        : []),
      ...(d === 5
        ? chosen(
            (n) => n % 10 === 5,
            "left out the numbers that end in 0",
            (_, missed) => `$${missed}$ is made of whole tens. How many fives are in each ten?`,
          )
        : []),
      ...(d === 10
        ? chosen(
            (n) => n % 5 === 0,
            "took the numbers that end in 5 as well",
            (wrong) => `$${wrong}$ is a multiple of $5$. What is left over when you take whole tens from it?`,
          )
        : []),
      ...(d === 4 || d === 6
        ? chosen(
            (n) => n % 2 === 0,
            "took all the even numbers",
            (wrong) => `$${wrong}$ is even, but that is not enough: $${wrong} \\div ${d}$ leaves a remainder.`,
          )
        : []),
      ...(d === 6 || d === 9
        ? chosen(
            (n) => n % 3 === 0,
            "took all the multiples of 3",
            (wrong) => `$${wrong}$ can be divided by $3$, but that is not enough for $${d}$. What else must hold?`,
          )
        : []),
      ...chosen(
        (n) => n % d !== 0,
        "chose the numbers that do leave a remainder",
        (wrong) => `$${wrong} \\div ${d}$ leaves a remainder. Look for the numbers where nothing is left over.`,
      ),
    ]),
    check: `Divide each of the numbers by $${d}$: those you chose leave no remainder, and all the others leave one.`,
  };
}

/** The numbers of the question: some brought down to a multiple of d, the others as they are; in rising order. */
export function mixed(d: number, down: readonly number[], others: readonly number[]): number[] {
  return [...down.map((n) => n - (n % d)), ...others].toSorted((a, b) => a - b);
}

/** Rules for the numbers: five different ones, of which the others leave a remainder. */
export const five = {
  "five numbers": ({ down, others }: { down: readonly number[]; others: readonly number[] }) =>
    down.length + others.length === 5,
  "the others leave a remainder": ({ d, others }: { d: number; others: readonly number[] }) =>
    others.every((n) => n % d !== 0),
  "all are different": ({ d, down, others }: { d: number; down: readonly number[]; others: readonly number[] }) =>
    new Set(mixed(d, down, others)).size === 5,
};

/** Whether a number that cannot be divided looks as if it could. */
export function isTrap(d: number, n: number): boolean {
  if (d === 4) return n % 2 === 0;
  return d === 9 ? n % 3 === 0 : (n % 10) % d === 0;
}
