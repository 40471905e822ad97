import { expect, test } from "vitest";
import { choose } from "../../maths/whole.ts";
import { startOf } from "../maker.ts";
import maker, {
  beginnings,
  type Living,
  lifeBegins,
  nextCell,
  nextLife,
  nextRow,
  rowsOf,
} from "./cellular-automata.ts";

test("all 256 rules read their digits from the right place", () => {
  for (let rule = 0; rule < 256; rule++) {
    const digits = rule.toString(2).padStart(8, "0");
    for (let above = 0; above < 8; above++)
      expect(nextCell(rule, above >> 2, (above >> 1) & 1, above & 1)).toBe(Number(digits[7 - above]));
  }
});

test("rule 90 is Pascal's triangle, odd and even", () => {
  const rows = rowsOf(90, 16, 31, null);
  for (const [n, row] of rows.entries())
    for (let k = 0; k <= n; k++) expect(row[15 - n + 2 * k]).toBe(choose(n, k) % 2);
});

test("rule 30 begins as in the books: 1, 3, 5 cells wide", () => {
  const row = (n: number) => (rowsOf(30, 5, 9, null)[n] ?? []).join("");
  expect([0, 1, 2, 3, 4].map(row)).toEqual(["000010000", "000111000", "001100100", "011011110", "110010001"]);
});

test("what is shown does not depend on how much of it is shown, even where emptiness blinks", () => {
  for (const rule of [1, 30, 45, 110, 255]) {
    const [small, large] = [rowsOf(rule, 12, 23, null), rowsOf(rule, 24, 47, null)];
    for (const [n, row] of small.entries()) expect((large[n] ?? []).slice(12, 35), `${rule}`).toEqual(row);
  }
  expect(nextRow(255, [0, 0])).toEqual([1, 1]);
});

const after = (living: Living, rounds: number): Living => {
  let now = living;
  for (let i = 0; i < rounds; i++) now = nextLife(now);
  return now;
};
const begun = (begin: string) => lifeBegins({ ...startOf(maker), begin });
const shifted = (living: Living, dx: number, dy: number) =>
  new Set([...living].map((name) => name.split(" ").map(Number)).map(([x = 0, y = 0]) => `${x + dx} ${y + dy}`));

test("the glider glides, the pulsar beats in three, the gun fires every thirty", () => {
  expect(after(begun("glider"), 4)).toEqual(shifted(begun("glider"), 1, 1));
  expect(after(begun("pulsar"), 3)).toEqual(begun("pulsar"));
  expect(after(begun("pulsar"), 1)).not.toEqual(begun("pulsar"));
  const gun = begun("gun");
  const fired = after(gun, 30);
  for (const cell of gun) expect(fired.has(cell)).toBe(true);
  expect(fired.size).toBe(gun.size + 5);
});

test("the R-pentomino has as many cells as is known of it", () => {
  expect([0, 1, 2, 3, 4].map((n) => after(begun("pentomino"), n).size)).toEqual([5, 6, 7, 9, 8]);
  expect(Object.keys(beginnings)).toContain("acorn");
});
