import { expect, test } from "vitest";
import { schoolAges } from "./school-ages.ts";

test("one level has its ages, several those from the first to the last, and none lies beyond all", () => {
  expect(schoolAges(2)).toBe("ages 9 to 10");
  expect(schoolAges(3.4, 5.2)).toBe("ages 10 to 15");
  expect(schoolAges(6, 6.4)).toBe("ages 15 to 18");
  expect(schoolAges(-1, 9)).toBe("ages 8 to 18");
});
