import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../../build/library/read.ts";
import { contemporariesOf, knownYears } from "./contemporaries.ts";

const now = 2026;
const lived = (id: string, from: string, to?: string) => ({
  id,
  born: { date: from, about: false },
  ...(to && { died: { date: to, about: false } }),
});
const names = (id: string, people: Parameters<typeof contemporariesOf>[1]) =>
  contemporariesOf(id, people, now).map((one) => one.id);

test("who shared twenty years, the earliest first, and nobody else", () => {
  const people = [
    lived("late", "1740", "1800"),
    lived("one", "1700", "1760"),
    lived("too-late", "1741", "1800"),
    lived("early", "1650-05-01", "1720"),
    lived("too-early", "1650", "1719-12-31"),
  ];
  expect(names("one", people)).toEqual(["early", "late"]);
  expect(names("early", people)).toContain("one");
});

test("of many, the six who shared the most years", () => {
  const people = [..."abcdefghij"].map((id, at) => lived(id, String(1800 + 5 * at), "1880"));
  expect(names("a", people)).toEqual(["b", "c", "d", "e", "f", "g"]);
});

test("a life whose years are only guessed is beside nobody's", () => {
  const died = { id: "b", died: { date: "1741", about: false } };
  expect(knownYears(died, now)).toBe(null);
  expect(knownYears(lived("c", "1850"), now)).toBe(null);
  expect(knownYears(lived("d", "1975"), now)).toEqual([1975, now]);
  expect(names("a", [lived("a", "1700", "1760"), died])).toEqual([]);
  expect(names("b", [lived("a", "1700", "1760"), died])).toEqual([]);
});

test("among the lives told here, those who wrote to each other are found", () => {
  const index = libraryOf(readFiles()).mathematicians;
  const found = (id: string) => contemporariesOf(id, index, now).map((one) => one.id);
  expect(found("archimedes")).toContain("eratosthenes");
  expect(found("pierre-de-fermat")).toContain("blaise-pascal");
  // Most have somebody; a few lived in times of which nobody else is told.
  expect(index.filter(({ id }) => found(id).length === 0).length).toBeLessThan(20);
  for (const { id } of index) expect(found(id)).not.toContain(id);
});
