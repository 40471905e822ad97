import { choices, only, orderings, type Proofs, range } from "../proof.ts";

/** To the nearest `step`, half-way up: the multiple that the number has not yet passed by half a step. */
const rounded = (n: number, step: number): number =>
  only(range(0, 1000).filter((m) => m % step === 0 && n >= m - step / 2 && n < m + step / 2));

/** Value of a run of numbers and signs, multiplication first. */
function lineValue(numbers: readonly number[], signs: readonly string[]): number {
  const terms: number[] = [];
  for (const [i, number] of numbers.entries()) {
    const sign = i === 0 ? "+" : signs[i - 1];
    if (sign === "*") terms.push((terms.pop() ?? 1) * number);
    else terms.push(sign === "-" ? -number : number);
  }
  return terms.reduce((total, term) => total + term, 0);
}

/** The smallest of the items by a measure; throws if two different items share the lead. */
function best<T>(items: readonly T[], measure: (item: T) => number): T {
  const least = Math.min(...items.map(measure));
  return only(new Set(items.filter((item) => measure(item) === least)));
}

export const proofs: Proofs = {
  "arithmetic-easy-001": () =>
    only([...choices([range(0, 9), range(0, 9)])].filter(([a, b]) => Number(`8${a}`) - Number(`${b}7`) === 36)),

  "arithmetic-easy-002": () => {
    let rolls = 100;
    let soles = 0;
    while (rolls >= 8) {
      rolls -= 8;
      soles += 3;
    }
    return soles;
  },

  "arithmetic-easy-003": () => {
    const fillings = [...choices([1, 2, 3, 4].map(() => ["", "+"]))];
    return only(
      fillings
        .map((gaps) => [1, 2, 3, 4, 5].map((digit, i) => `${digit}${gaps[i] ?? ""}`).join(""))
        .map((row) => row.split("+").map(Number))
        .filter((parts) => parts.length === 3 && parts.reduce((a, b) => a + b) === 60),
    );
  },

  "arithmetic-easy-004": () => {
    const products = [...orderings([3, 4, 6, 7])].map(([a, b, c]) => Number(`${a}${b}`) * Number(c));
    return best(products, (product) => Math.abs(product - 200));
  },

  "arithmetic-easy-005": () => range(0, 900).filter((n) => rounded(n, 10) === 350 && rounded(n, 100) === 300).length,

  "arithmetic-easy-006": () => {
    const stars = new Set<number>();
    for (const top of range(1, 40))
      for (const bottom of range(1, 40))
        for (const left of range(1, 40))
          for (const right of range(1, 40))
            if (top * left === 24 && top * right === 40 && bottom * left === 36) stars.add(bottom * right);
    return only(stars);
  },

  "arithmetic-easy-007": () => {
    const hundredths = best(
      [...orderings([3, 4, 9])].map((digits) => Number(digits.join(""))),
      (n) => Math.abs(n - 400),
    );
    return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
  },

  "arithmetic-easy-008": () => {
    // In tenths: every starting number is tried.
    const start = only(range(0, 400).filter((tenths) => tenths + 270 === 315));
    const total = start + 27;
    return `${Math.floor(total / 10)}.${total % 10}`;
  },

  "arithmetic-easy-009": () => only(range(1, 34).filter((bottom) => 3 * (35 - bottom) === 2 * bottom)),

  "arithmetic-easy-010": () => {
    const cards = [-5, 4, -2, 7, -3, 6];
    const triples = range(0, 63).map((mask) => cards.filter((_, i) => (mask >> i) & 1));
    return only(triples.filter((t) => t.length === 3 && t.reduce((a, b) => a + b) === 0));
  },

  "arithmetic-easy-011": () =>
    Math.max(...[...orderings(["+", "-", "*"])].map((signs) => lineValue([7, 2, 3, 5], signs))),

  "arithmetic-easy-012": () => only(range(1, 5000).filter((n) => 25 * n === 20 * n + 700)),
};
