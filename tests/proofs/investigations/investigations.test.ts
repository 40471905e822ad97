import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../../build/library/read.ts";
import { agesOf } from "../../../src/content/ages.ts";
import { claims as young } from "./ages-08-11.ts";
import { claims as middle } from "./ages-11-14.ts";
import { claims as old } from "./ages-14-18.ts";

// What the discussions of the investigations claim is worked out here by trying all, and must stand in their words. Sums are held by
// sums/library.test.ts.

const { investigations } = libraryOf(readFiles());
const texts = new Map(
  investigations.map(({ id, steps, hints, discussion }) => [
    id,
    [...steps, ...hints, ...discussion].join(" ").replace(/[$*]/g, "").replace(/\s+/g, " "),
  ]),
);
const claims = { ...young, ...middle, ...old };

test("there are twenty for each age, and each has its claims worked out", () => {
  for (const ages of agesOf)
    expect(investigations.filter((one) => one.ages === ages).length, ages).toBeGreaterThanOrEqual(20);
  expect(Object.keys(claims).toSorted()).toEqual(investigations.map(({ id }) => id).toSorted());
});

describe("what they say is what comes out", () => {
  test.each(Object.entries(claims))("%s", (id, claim) => {
    for (const words of claim()) expect(texts.get(id)).toContain(words);
  });
});
