import { expect, test } from "vitest";
import { Reading } from "./reading.ts";
import { blanked, dotted, inTwoLines, matches, outlineOf, pictured, placeOf, plotted, told } from "./told.ts";

const reading = (words: string, labels: readonly string[] = []) => new Reading({ words, labels, options: [] });

test("the numbers at the signs, in the order of the phrases", () => {
  const lawn = reading("A lawn is 14 m by\nnine. It has $3$ ponds, twice as wide as long.");
  expect(told(lawn, "has $#$ ponds", "is # m by #.", "# as wide")).toEqual([3, 14, 9, 2]);
  expect([...lawn.asked].sort()).toEqual([1, 2, 3, 4]);
  expect(told(lawn, "A lawn")).toEqual([]);
});

test("powers, fractions and numbers below zero", () => {
  const sum = reading(String.raw`$$\frac{3^{12}}{x} = -4$$`);
  expect(blanked(sum)).toBe(String.raw`$$\frac{#^{#}}{x} = #$$`);
  expect(told(sum, "{#^{#}}{x} = #$$")).toEqual([3, 12, -4]);
});

test("a phrase that has gone, and one that stands there twice", () => {
  expect(() => told(reading("The left pan holds 3 pears."), "right pan")).toThrow("no longer says “right pan”");
  expect(() => told(reading("3 pears and 4 pears"), "# pears")).toThrow("says twice");
  expect(() => told(reading("An anticlockwise turn of 90 degrees"), "clockwise turn of #")).toThrow("no longer says");
  expect(told(reading("An anticlockwise and a clockwise turn of 90"), "clockwise turn of #")).toEqual([90]);
  expect(() => told(reading("Press # now."), "Press")).toThrow("in the text itself");
});

test("the numbers of the picture, and no others", () => {
  const lawn = reading("A lawn of 14 m by 9 m.", ["14 m", "A", "9 m"]);
  expect(() => pictured(lawn, 14, 9)).not.toThrow();
  expect([...lawn.asked]).toEqual([3, 4]);
  expect(() => pictured(lawn, 9, 14)).toThrow("the picture says 14,9");
  expect(() => pictured(lawn, 14)).toThrow();
  expect(() => pictured(reading("A lawn of 14 m."), 14)).toThrow();
});

test("what is drawn: where labels stand, dots, the shape round a label", () => {
  const map = new Reading({
    words: "",
    labels: ["A", "tent", "A′", "tent"],
    options: [],
    drawn: {
      spots: [
        [2, 1],
        [5, 5],
        [1, 1],
        [5, 5],
      ],
      dots: [[2, 1]],
      polygons: [
        [
          [0, 0],
          [5, 0],
          [0, 2],
        ],
        [
          [1, 0],
          [3, 0],
          [3, 3],
        ],
      ],
      lines: [],
    },
  });
  expect(placeOf(map, "A")).toEqual([2, 1]);
  expect(() => placeOf(map, "B")).toThrow("0 labels “B”");
  expect(() => placeOf(map, "tent")).toThrow("2 labels “tent”");
  expect(() => plotted(map, { A: [2, 1], "A′": [1, 1] })).not.toThrow();
  expect(() => plotted(map, { A: [1, 2] })).toThrow("A is drawn at 2,1, not at 1,2");
  expect(() => dotted(map, [2, 1])).not.toThrow();
  expect(() => dotted(map, [2, 1], [1, 1])).toThrow("nothing is drawn at 1,1");
  expect(outlineOf(map, "A′")).toHaveLength(3);
  expect(() => outlineOf(map, "A")).toThrow("stands in");
  expect(() => outlineOf(reading("", ["A"]), "A")).toThrow();
});

test("labels are read in two lines, each from left to right", () => {
  const figure = (...spots: [number, number][]) =>
    new Reading({
      words: "",
      labels: ["A", "B", "C", "D"],
      options: [],
      drawn: { spots, dots: [], polygons: [], lines: [] },
    });
  const labels = ["A", "B", "C", "D"];
  expect(inTwoLines(figure([1, 5], [8, 4.5], [1, 1], [7, 2]), labels, 3).join("")).toBe("ABCD");
  expect(inTwoLines(figure([8, 5], [1, 1], [1, 5], [7, 2]), labels, 3).join("")).toBe("CABD");
  expect(() => inTwoLines(figure([1, 5], [8, 4.5], [1, 1], [7, 2]), ["A", "E"], 3)).toThrow("0 labels “E”");
});

test("what matches is read, and only its numbers count as read", () => {
  const reading = new Reading({ words: "From 9:05 to 11:30 two trams run, every 7 minutes.", labels: [], options: [] });
  expect(matches(reading, /(\d+):(\d\d)/g)).toEqual([
    ["9", "05"],
    ["11", "30"],
  ]);
  expect([...reading.asked].map((place) => reading.numbers[place - 1]?.value)).toEqual([9, 5, 11, 30]);
  expect(matches(reading, /every \d+/g)).toEqual([["every 7"]]);
  expect(reading.saidFrom(5)).toEqual([2, 7]);
});
