import { count, tex } from "../../engine/words.ts";

export type Wrong = readonly [when: string | number, name: string, say: string];

/** a × b in TeX. */
export function times(a: number, b: number): string {
  return `${tex(a)} \\times ${tex(b)}`;
}

/** The products of m that others are worked out from. */
export function multiplesOf(m: number) {
  return { m, twice: 2 * m, fourfold: 4 * m, fiveTimes: 5 * m, tenTimes: 10 * m, twentyTimes: 20 * m, square: m * m };
}

/** a × b, the sum that gives it, if any, and the product, as an equation in TeX. */
export function worked(a: number, b: number, sum: string): string {
  const product = a * b;
  return sum ? `${times(a, b)} = ${sum} = ${product}` : `${times(a, b)} = ${product}`;
}

/** "The order makes no difference: ... ", where the worked way turns the factors of the question round. */
export function turned(asked: number, used: number, other: number): string {
  if (asked === used || used === other) return "";
  return `The order makes no difference: $${times(other, used)}$ is the same as $${times(used, other)}$. `;
}

/** "$6 \times 7 = 42$ has 4 tens in it": what is carried, and the word for it afterwards. */
export function carrying(a: number, b: number): readonly [has: string, it: "it" | "they"] {
  const product = a * b;
  const tens = Math.floor(product / 10);
  return [`$${times(a, b)} = ${product}$ has ${count(tens, "ten")} in it`, tens === 1 ? "it" : "they"];
}

/** One group too many and one too few of a × b, for both ways of seeing the groups. */
export function neighbours(a: number, b: number): Wrong[] {
  const more = (groups: number, size: number): Wrong => [
    groups * size,
    "counted one group too many",
    `That is $${times(groups, size)}$: one $${size}$ too many. What is left without it?`,
  ];
  const fewer = (groups: number, size: number): Wrong => [
    groups * size,
    "counted one group too few",
    `That is $${times(groups, size)}$: one $${size}$ too few. What do you get with one more?`,
  ];
  return [more(a + 1, b), fewer(a - 1, b), more(b + 1, a), fewer(b - 1, a)];
}

/** The last two digits of the answer in each other's place; none where that would start with a zero. */
export function swapped(answer: number, asked: string): Wrong[] {
  const text = String(answer);
  const changed = text.slice(0, -2) + text.slice(-1) + text.slice(-2, -1);
  if (changed.startsWith("0")) return [];
  return [
    [
      changed,
      "swapped the digits",
      `Two digits seem to have changed places. Say out loud how much $${asked}$ is: which digit counts the tens, and which the ones?`,
    ],
  ];
}
