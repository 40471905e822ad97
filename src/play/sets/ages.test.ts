import { expect, test } from "vitest";
import { sources, zones } from "../../../tests/sources.ts";
import { agesOfKinds, readAges, sheetAges } from "./ages.ts";
import { kindsFor } from "./compose.ts";

const of = (grade: number, level: "easy" | "medium" | "hard" | "all" = "medium") => ({ grade, level });

test("what is not for an age says for whom it is", async () => {
  expect(await agesOfKinds(["quadratic-equations"], of(2), sources)).toBe("13–15");
  expect(await agesOfKinds(["quadratic-equations"], of(5), sources)).toBe("");
  expect(await agesOfKinds(["quadratic-equations"], of(4, "hard"), sources)).toBe("");
  expect(await agesOfKinds(["dividing-fractions"], of(6, "hard"), sources)).toBe("11–13");
  expect(await agesOfKinds([], of(2), sources)).toBe("");
});

test("at 15 there is what is for 13 to 15 and what is for 15 to 18, at 17 the latter alone", () => {
  const skills = zones.find(({ skills }) => skills.some(({ id }) => id === "quadratic-equations"))?.skills ?? [];
  const gradesFor = (grade: number) => [...new Set(kindsFor(skills, of(grade)).map((kind) => kind.grade))].toSorted();
  expect(gradesFor(5.5)).toEqual([5, 6]);
  expect(gradesFor(6)).toEqual([6]);
  expect(sheetAges.map(({ grade }) => gradesFor(grade))).toEqual([[3], [3], [3], [4], [5], [5, 6], [6]]);
});

test("a child of ten divides fractions by whole numbers, not yet by fractions", () => {
  const skills = zones.flatMap(({ skills }) => skills).filter(({ id }) => id === "dividing-fractions");
  expect(kindsFor(skills, of(3)).map(({ stage }) => stage)).toEqual([0]);
});

test("a link from when 15 to 18 was one age still asks for that, and gives what it gave", () => {
  expect(readAges("6")).toEqual({ as: "6", grade: 6, name: "15–18" });
  for (const ages of sheetAges) expect(readAges(ages.as)).toBe(ages);
  expect(sheetAges.map(({ as }) => as)).not.toContain("6");
  for (const none of ["", "0", "7", "5.5", "15–18"]) expect(readAges(none)).toBeNull();
});
