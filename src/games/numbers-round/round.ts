import type { TextForm } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";

/** Six numbers and what is to be made of them. */
export interface Round {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** The box of numbers: each large one is in it once, 1 to 10 twice each. */
export const large = [25, 50, 75, 100] as const;
const small = [...range(1, 10), ...range(1, 10)];
const length = 6;
const targets = { from: 100, to: 999 } as const;

/** Six numbers drawn from the box, so many of them large, and a target. */
export function draw(howManyLarge: number, random: Random): Round {
  const numbers = [
    ...random.shuffle(large).slice(0, howManyLarge),
    ...random.shuffle(small).slice(0, length - howManyLarge),
  ];
  return { numbers, target: random.whole(targets.from, targets.to) };
}

/** A round as text, "75-50-2-3-8-7:813"; it is read with other marks between the numbers as well. */
export const roundText: TextForm<Round> = {
  write: ({ numbers, target }) => `${numbers.join("-")}:${target}`,
  read(text) {
    if (text.length > 100) return { problem: "A round is six numbers and a target; this text is far longer." };
    const [before = "", after, ...more] = text.split(":");
    if (after === undefined || more.length > 0)
      return { problem: "A round is six numbers, a colon and the target, like 75-50-2-3-8-7:813." };
    const pieces = before.split(/[\s.,;_-]+/).filter((piece) => piece !== "");
    if (after.trim() === "") return { problem: "The target is missing: it stands after the colon." };
    const odd = [...pieces, after.trim()].find((piece) => !/^\d{1,6}$/.test(piece));
    if (odd !== undefined)
      return { problem: `A round is made of whole numbers; "${odd.slice(0, 20)}" is not one of them.` };
    const numbers = pieces.map(Number);
    const target = Number(after);
    const problem = faultOf({ numbers, target });
    return problem === null ? { value: { numbers, target } } : { problem };
  },
};

/** Why these cannot be a round; null when they can. */
function faultOf({ numbers, target }: Round): string | null {
  if (numbers.length !== length) return `A round has six numbers; this text has ${numbers.length}.`;
  if (target < targets.from || target > targets.to)
    return `The target is a number from ${targets.from} to ${targets.to}; here it is ${target}.`;
  const box = [...large, ...small];
  for (const n of numbers) {
    const at = box.indexOf(n);
    if (at < 0 && !large.some((one) => one === n) && !small.includes(n))
      return `The numbers are 1 to 10, 25, 50, 75 and 100; ${n} is none of them.`;
    if (at < 0) return `There are too many ${n}s: 25, 50, 75 and 100 may come once, 1 to 10 twice.`;
    box.splice(at, 1);
  }
  return null;
}
