import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { type Figure, marksOf } from "../../src/engine/figure/figure.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { families, lists } from "./bank.ts";

// Who hears the alternative text of a figure must get the picture that is drawn: as many dashed lines as it counts.

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "three hidden edges dashed", "two folds are dashed". */
const counted = new RegExp(`\\b(${words.join("|")}) (?:[\\p{L}’-]+ ){0,5}?dashed`, "giu");

function counts({ alt }: Figure): number | null {
  const numbers = [...alt.matchAll(counted)].map(([, word = ""]) => words.indexOf(word.toLowerCase()) + 1);
  const more = alt.match(/\banother one\b/g)?.length ?? 0;
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, more);
}

/** Straight ones, a bent line as so many. */
const drawn = (figure: Figure) =>
  marksOf(figure).reduce((sum, mark) => {
    if (!("dashed" in mark && mark.dashed)) return sum;
    return sum + ("line" in mark ? mark.line.length - 1 : "polygon" in mark ? mark.polygon.length : 1);
  }, 0);

function figuresIn(value: unknown): Figure[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(figuresIn);
  return "alt" in value && "draw" in value ? [value as Figure, ...inside] : inside;
}

test("as many lines are dashed as the words about a figure count", () => {
  const posed = [...families.values()].map((family) => family.write(drawParameters(family, random(1))));
  const figures = figuresIn([libraryOf(readFiles()), ...lists.values(), ...posed]);
  expect(figures.length).toBeGreaterThan(450);
  const counting = figures.filter((figure) => counts(figure) !== null);
  expect(counting.length).toBeGreaterThan(8);
  expect(
    counting.filter((figure) => counts(figure) !== drawn(figure)).map((figure) => `${drawn(figure)}: ${figure.alt}`),
  ).toEqual([]);
});
