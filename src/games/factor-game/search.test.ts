import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { divisors, range, sum } from "../../maths/whole.ts";
import { bound } from "./bound.ts";
import { bestLead, bestMoves, canLead } from "./duel.ts";
import { numbersOf, type Pot, potOf, takeable, without } from "./pot.ts";
import { bestTotal, canReach } from "./taxman.ts";

/** The rules on plain lists: every move, and what is left after it. */
function moves(left: readonly number[]): { x: number; price: number; rest: number[] }[] {
  return left.flatMap((x) => {
    const gone = divisors(x);
    const price = sum(left.filter((y) => y < x && gone.includes(y)));
    return price === 0 ? [] : [{ x, price, rest: left.filter((y) => !gone.includes(y)) }];
  });
}

/** The value of a position by trying everything. */
function byTrying(value: (ways: ReturnType<typeof moves>, of: (rest: readonly number[]) => number) => number) {
  const known = new Map<string, number>();
  const of = (left: readonly number[]): number => {
    const name = left.join();
    const found = known.get(name) ?? value(moves(left), of);
    known.set(name, found);
    return found;
  };
  return of;
}
const slowTotal = byTrying((ways, of) => Math.max(0, ...ways.map(({ x, rest }) => x + of(rest))));
const slowLead = byTrying((ways, of) =>
  ways.length === 0 ? 0 : Math.max(...ways.map(({ x, price, rest }) => x - price - of(rest))),
);

/** Pots as they come up: from 1 to n, after some moves of any kind. */
function anyPot(seed: number, from: number, to: number): Pot {
  const draws = random(seed);
  let pot = potOf(range(1, draws.whole(from, to)));
  for (let move = draws.whole(0, 5); move > 0; move--) {
    const ways = takeable(pot);
    if (ways.length > 0) pot = without(pot, draws.pick(ways));
  }
  return pot;
}

const full = (n: number) => potOf(range(1, n));

/** What others found for n = 1, 2, 3 ... (sequence A019312 of the encyclopedia of integer sequences). */
const published = [
  0, 2, 3, 7, 9, 15, 17, 21, 30, 40, 44, 50, 52, 66, 81, 89, 93, 111, 113, 124, 144, 166, 170, 182, 198, 224, 251, 279,
  285, 301, 303, 319, 352, 386, 418, 442, 448, 486, 503, 525, 529, 571, 573, 617, 660, 706, 710, 734, 758, 808,
];

describe("the best total against the taxman", () => {
  test("is what trying everything finds, from 1 to 20", () => {
    for (let n = 1; n <= 20; n++) expect(bestTotal(full(n)), `1 to ${n}`).toBe(slowTotal(range(1, n)));
  });

  test("is what trying everything finds from positions on the way, up to 24", () => {
    for (let seed = 0; seed < 150; seed++) {
      const pot = anyPot(seed, 10, seed % 3 === 0 ? 15 : 24);
      const left = numbersOf(pot);
      if (left.length > 17) continue;
      const best = slowTotal(left);
      expect(bestTotal(pot), left.join()).toBe(best);
      expect(bound(pot), left.join()).toBeGreaterThanOrEqual(best);
      expect(canReach(pot, best)).toBe(true);
      expect(canReach(pot, best + 1)).toBe(false);
    }
  });

  test("is the published one for every board up to 50, and the bound is at most 3 above it", () => {
    for (const [at, best] of published.entries()) {
      expect(bestTotal(full(at + 1)), `1 to ${at + 1}`).toBe(best);
      expect(bound(full(at + 1)) - best).toBeGreaterThanOrEqual(0);
      expect(bound(full(at + 1)) - best).toBeLessThanOrEqual(3);
    }
  });
});

describe("the game of two", () => {
  test("is worth what trying everything finds, from 1 to 20", () => {
    for (let n = 1; n <= 20; n++) expect(bestLead(full(n)), `1 to ${n}`).toBe(slowLead(range(1, n)));
  });

  test("has the best moves that trying everything finds, from positions on the way up to 24", () => {
    for (let seed = 0; seed < 150; seed++) {
      const pot = anyPot(1000 + seed, 10, seed % 3 === 0 ? 15 : 24);
      const left = numbersOf(pot);
      if (left.length > 17) continue;
      const lead = slowLead(left);
      expect(bestLead(pot), left.join()).toBe(lead);
      expect(canLead(pot, lead - 1)).toBe(true);
      expect(canLead(pot, lead)).toBe(false);
      const best = moves(left).filter(({ x, price, rest }) => x - price - slowLead(rest) === lead);
      expect(bestMoves(pot), left.join()).toEqual(best.map(({ x }) => x).reverse());
    }
  });

  test("answers any question about a lead rightly, whatever was asked before", () => {
    const draws = random(4);
    for (let seed = 0; seed < 60; seed++) {
      const pot = anyPot(2000 + seed, 20, 26);
      const left = numbersOf(pot);
      if (left.length > 18) continue;
      const lead = slowLead(left);
      for (let question = 0; question < 6; question++) {
        const asked = lead + draws.whole(-12, 12);
        expect(canLead(pot, asked), `${left.join()} more than ${asked}`).toBe(lead > asked);
      }
      expect(bestLead(pot), left.join()).toBe(lead);
    }
  });

  test("is won by whoever begins, on every board up to 50", () => {
    for (let n = 10; n <= 50; n++) expect(bestLead(full(n)), `1 to ${n}`).toBeGreaterThan(0);
  });
});
