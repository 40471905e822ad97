import { expect, test } from "vitest";
import { inOrder, labelled } from "./labelled.ts";
import { Reading } from "./reading.ts";

const reading = (words: string) => new Reading({ words, labels: [], options: [] });

test("the labels at the signs, by their number", () => {
  const shells = reading("Ada has 3 shells, Bo has 4. How many more has Bo than Ada?");
  expect(labelled(shells, "@1 has # shells, @2 has #.", "has @2 than @1?")).toEqual(["Ada", "Bo"]);
  expect(labelled(shells, "has @1 than")).toEqual(["Bo"]);
});

test("letters of formulas, and units however they are written", () => {
  expect(labelled(reading("Here $a^2 + 3ab = c$."), "$@1^# + #@1@2 = @3$")).toEqual(["a", "b", "c"]);
  expect(labelled(reading("A rope of 5 cm. How many centimetres?"), "of # @1.", "many @1?")).toEqual(["cm"]);
});

test("one sign for two labels, and two signs for one", () => {
  const both = reading("Ada is older than Bo. Is Bo older than Ada?");
  expect(() => labelled(both, "@1 is older than @2. Is @1")).toThrow("“Bo” stands at @1");
  expect(() => labelled(both, "@1 is older than @2. Is @3")).toThrow("“Bo” stands at @3");
});

test("a phrase that has gone, one that stands there twice; whole words", () => {
  expect(() => labelled(reading("Ada sings."), "@1 dances")).toThrow("no longer says");
  expect(() => labelled(reading("Ada sings, Bo sings."), "@1 sings")).toThrow("says twice");
  expect(() => labelled(reading("Turn anticlockwise from A."), "clockwise from @1")).toThrow("no longer says");
  expect(labelled(reading("Adaeze sings."), "@1 sings")).toEqual(["Adaeze"]);
});

test("values in the order in which the words ask for them", () => {
  expect(inOrder(reading("Find $y$ and then $x$."), "Find $@$ and then $@$", { x: 1, y: 2 })).toEqual([2, 1]);
  expect(() => inOrder(reading("Find $z$."), "Find $@$", { x: 1 })).toThrow("asks for z");
});
