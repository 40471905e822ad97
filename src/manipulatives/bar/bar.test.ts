import { expect, test } from "vitest";
import { worth } from "./bar.ts";

test("what parts are worth is said exactly", () => {
  expect([worth(20, 3, 4), worth(20, 1, 8), worth(20, 2, 14), worth(1, 1, 3)]).toEqual(["15", "2.5", "2 6/7", "1/3"]);
  // A decimal with more than two places is no better than a fraction.
  expect(worth(1, 1, 8)).toBe("1/8");
});
