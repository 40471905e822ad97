import { describe, expect, test } from "vitest";
import { Reading } from "./reading.ts";
import { cluesIn, wordsAt } from "./sentences.ts";

const read = (words: string) => new Reading({ words, labels: [], options: [] });

describe("words at the signs of a form", () => {
  test("are taken in their order, and numbers beside them count as read", () => {
    const reading = read("Ana, Bo and Chloé ran 3 laps. Bo won.");
    expect(wordsAt(reading, "@1, @2 and @3 ran 3 laps")).toEqual(["Ana", "Bo", "Chloé"]);
    expect([...reading.asked]).toEqual([1]);
  });

  test("a form must stand there, and only once; a sign that comes again stands for the same word", () => {
    expect(() => wordsAt(read("Ana swims."), "@1 runs")).toThrow("no longer says");
    expect(() => wordsAt(read("Ana runs. Bo runs."), "@1 runs")).toThrow("says twice");
    expect(wordsAt(read("Ana runs, and Ana swims."), "@1 runs, and @1 swims")).toEqual(["Ana"]);
    expect(() => wordsAt(read("Ana runs, and Bo swims."), "@1 runs, and @1 swims")).toThrow("no longer says");
  });

  test("a form does not begin inside a word", () => {
    const form = "clockwise, starting with @1.";
    expect(wordsAt(read("Write them clockwise, starting with Ana."), form)).toEqual(["Ana"]);
    expect(() => wordsAt(read("Write them anticlockwise, starting with Ana."), form)).toThrow("no longer says");
  });
});

describe("clues by their sentences", () => {
  type Row = readonly string[];
  const at = (row: Row, who: string) => row.indexOf(who);
  const clues = (...sentences: string[]) =>
    cluesIn<Row>(sentences, [
      ["@2 came after @1.", (a, b) => (row) => at(row, a) < at(row, b)],
      ["@1 did not come first.", (a) => (row) => at(row, a) !== 0],
      ["Somebody came.", () => (row) => row.length > 0],
    ]);

  test("say of the words at their signs what the form means, whichever stands first", () => {
    const [later, notFirst, somebody] = clues("Bo came after Ana.", "Ana did not come first.", "Somebody came.");
    expect(later?.(["Ana", "Bo"])).toBe(true);
    expect(later?.(["Bo", "Ana"])).toBe(false);
    expect(notFirst?.(["Ana", "Bo"])).toBe(false);
    expect(somebody?.([])).toBe(false);
  });

  test("a sentence of no form is refused, and so is one with more in it", () => {
    expect(() => clues("Bo came before Ana.")).toThrow("nothing that is known");
    expect(() => clues("Perhaps Bo came after Ana.")).toThrow("nothing that is known");
    expect(() => clues("Bo did come first.")).toThrow("nothing that is known");
  });

  test("a sentence of two forms is refused", () => {
    const twice = [
      ["@1 runs.", () => () => true],
      ["Bo @1.", () => () => true],
    ] as const;
    expect(() => cluesIn(["Bo runs."], twice)).toThrow("two things");
  });
});
