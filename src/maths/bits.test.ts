import { expect, test } from "vitest";
import { atMostOne, bitCount, bitsOf, highest, lowest } from "./bits.ts";

test("each number to 1023 is the sum of its bits, from the lowest to the highest", () => {
  for (let bits = 1; bits < 1024; bits++) {
    const all = bitsOf(bits);
    expect(all.reduce((sum, bit) => sum + 2 ** bit, 0)).toBe(bits);
    expect([lowest(bits), highest(bits), bitCount[bits]]).toEqual([all[0], all.at(-1), all.length]);
    expect(atMostOne(bits)).toBe(all.length === 1);
  }
  expect([bitsOf(0), bitCount[0], atMostOne(0)]).toEqual([[], 0, true]);
});
