import type { Shown } from "../../engine/shows.ts";

/** Percentages that are a known share: one part of so many, and so many of those parts. */
const known: Readonly<Record<number, { part: string; of: number; parts: number }>> = {
  10: { part: "one tenth", of: 10, parts: 1 },
  20: { part: "one tenth", of: 10, parts: 2 },
  25: { part: "one quarter", of: 4, parts: 1 },
  50: { part: "one half", of: 2, parts: 1 },
  75: { part: "one quarter", of: 4, parts: 3 },
};

/** The amounts of which p% (10, 20, 25, 50 or 75) is found in the head are the multiples of this. */
export function handy(p: number): number {
  return known[p]?.of ?? 100;
}

/** How p% (10, 20, 25, 50 or 75) of a multiple of handy(p) is found: sentences, the last with the result. */
export function handySteps(p: number, amount: number): string[] {
  const { part = "", of = 1, parts = 1 } = known[p] ?? {};
  const one = amount / of;
  const result = parts * one;
  const first = 100 / of;
  const times = parts === 2 ? "twice" : "three times";
  return [
    ...(parts === 1
      ? [
          `$${first}\\%$ is $${first}$ of every $100$, which is ${part}.`,
          `So divide by $${of}$: $${amount} \\div ${of} = ${one}$.`,
        ]
      : [
          `$${first}\\%$ is $${first}$ of every $100$, which is ${part}. So divide by $${of}$: $${amount} \\div ${of} = ${one}$.`,
          `$${p}\\%$ is ${times} as much as $${first}\\%$: $${parts} \\times ${one} = ${result}$.`,
        ]),
  ];
}

/** The bar at each of these sentences. */
export function handyLines(p: number, amount: number): Shown[] {
  const { of = 1, parts = 1 } = known[p] ?? {};
  return parts === 1
    ? [[`1/${of}`], [`1/${of} of ${amount}`]]
    : [[`1/${of} of ${amount}`], [`${parts}/${of} of ${amount}`]];
}

/** How p%, a multiple of 5, of a multiple of 20 is built from tenths: sentences, the last with the result. */
export function tensSteps(p: number, amount: number): string[] {
  const tenth = amount / 10;
  const half = tenth / 2;
  const result = (p * amount) / 100;
  const missing = amount - result;
  const tens = Math.floor(p / 10);
  const inTens = 10 * tens;
  const allTenths = tens * tenth;
  const first = `$10\\%$ is one tenth: $${amount} \\div 10 = ${tenth}$.`;
  if (p > 80)
    return [
      first,
      p === 95
        ? `$95\\%$ is only $5\\%$ less than the whole, and $5\\%$ is half of $10\\%$: $${tenth} \\div 2 = ${half}$.`
        : p === 85
          ? `$85\\%$ is $15\\%$ less than the whole. $10\\%$ and half as much again: $${tenth} + ${half} = ${missing}$.`
          : `$90\\%$ is only $10\\%$ less than the whole.`,
      `Take that from the whole: $${amount} - ${missing} = ${result}$.`,
    ];
  if (p === 5) return [first, `$5\\%$ is half of that: $${tenth} \\div 2 = ${half}$.`];
  return [
    first,
    ...(tens > 1 ? [`$${inTens}\\%$ is $${tens}$ times as much: $${tens} \\times ${tenth} = ${allTenths}$.`] : []),
    ...(p % 10 === 5
      ? [`$5\\%$ is half of $10\\%$, so $${tenth} \\div 2 = ${half}$. Together: $${allTenths} + ${half} = ${result}$.`]
      : []),
  ];
}

/** The bar at each of these sentences. */
export function tensLines(p: number, amount: number): Shown[] {
  const tens = Math.floor(p / 10);
  const twentieths = p / 5;
  const rest = 20 - twentieths;
  const last: Shown = p % 10 === 5 ? [`${twentieths}/20 of ${amount}`] : [`${tens}/10 of ${amount}`];
  // What is taken from the whole has the other shade.
  if (p > 80) return [[`1/10 of ${amount}`], [p === 90 ? "9+1/10" : `${twentieths}+${rest}/20`], last];
  return [[`1/10 of ${amount}`], ...(tens > 1 && p % 10 === 5 ? [[`${tens}/10 of ${amount}`] as const] : []), last];
}
