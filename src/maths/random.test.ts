import fc from "fast-check";
import { expect, test } from "vitest";
import { random } from "./random.ts";

test("one seed gives one sequence, for ever", () => {
  const { whole, shuffle } = random(2026);
  expect([whole(1, 100), whole(1, 100), whole(1, 100)]).toEqual([35, 33, 93]);
  expect(shuffle([1, 2, 3, 4, 5])).toEqual([5, 2, 4, 3, 1]);
});

test("neighbouring seeds do not begin alike", () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => random(seed).whole(0, 9));
  for (let digit = 0; digit < 10; digit++) {
    const count = firsts.filter((first) => first === digit).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
});

test("whole numbers stay in their range and reach both ends", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(5), (seed, from, width) => {
      const { whole } = random(seed);
      const drawn = new Set(Array.from({ length: 200 }, () => whole(from, from + width)));
      expect(Math.min(...drawn)).toBe(from);
      expect(Math.max(...drawn)).toBe(from + width);
    }),
  );
});

test("shuffling keeps the items and leaves the list alone", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      expect(random(seed).shuffle(items).sort()).toEqual([...before].sort());
      expect(items).toEqual(before);
    }),
  );
});

test("nothing cannot be picked from", () => {
  expect(() => random(1).pick([])).toThrow(RangeError);
});
