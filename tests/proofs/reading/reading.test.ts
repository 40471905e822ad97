import { describe, expect, test } from "vitest";
import { cardinalValue, inOrder, inWords, ordinalValue } from "./number-words.ts";
import { noted, notesOf, Reading } from "./reading.ts";

/** The numbers of a text with their units. */
const numbers = (text: string) =>
  notesOf(text).flatMap((note) =>
    note.kind === "number" ? [note.unit ? `${note.value} ${note.unit}` : String(note.value)] : [],
  );

describe("numbers", () => {
  test.each([
    // Digits, in words and in formulas.
    ["Amara has 27 shells, 8 more than Bilal.", "27 shells, 8"],
    ["It weighs $72$ g altogether.", "72 g"],
    ["In 1,200 and 1 200 and $1\\,200$ and $1{,}200$ and 1, 200.", "1200, 1200, 1200, 1200, 1, 200"],
    ["12 345 678 people, 10 1000", "12345678 people, 10, 1000"],
    ["3.75 m, then .5", "3.75 m, 5"],
    ["The number 3. Then 4.", "3, 4"],
    ["5cm wide", "5 cm"],
    // Minus signs, and strokes that are none.
    ["It was -5 °C, then −7 °C", "-5 °C, -7 °C"],
    ["from 5-7 to 8–12", "5, 7, 8, 12"],
    ["work out 3 - 5 and 3 − 5", "3, 5, 3, 5"],
    ["$x = -3$ and $5 - 2$ and $f(-3)$ and $2 \\times -4$", "-3, 5, 2, -3, 2, -4"],
    ["$-5 \\qquad {-2}$", "-5, -2"],
    ["a card $-6$, then $$-4 + 1$$ and $5$ $-3x$ and $5 - 3$", "-6, -4, 1, 5, -3, 5, 3"],
    ["$5$-$3$ and $x$ - $7$ and $\\quad -8 \\qquad -9$", "5, 3, 7, -8, -9"],
    ["$x-2$", "2"],
    // Fractions, mixed numbers, powers.
    ["$\\frac{12}{29}$ and $\\frac47$ and $\\tfrac{1}{2}$", "12, 29, 4, 7, 1, 2"],
    ["$2\\frac{1}{3}$ and 2½ and 2 1/2", "2, 1, 3, 2, 0.5, 2, 1, 2"],
    ["$x^10$ is read as set, $x^{10}$ too", "1, 0, 10"],
    ["a third of the cake, two thirds, one quarter, three fifths of 40", "3, 2, 3, 1, 4, 3, 5, 40"],
    ["one sixteenth of the bowl, nine hundredths", "1, 16, 9, 100"],
    ["a third person, the third person, a fifth time", "3 person, 3 person, 5 time"],
    ["Half of them, half as many, two halves", "0.5, 0.5, 2, 2"],
    // Words for numbers.
    [
      "twenty-one geese, two hundred and five, a hundred, three thousand, a million",
      "21 geese, 205, 100, 3000, 1000000",
    ],
    ["one hundred and twenty, five hundred", "120, 500"],
    ["a dozen eggs, two dozen, half a dozen", "12 eggs, 24, 6"],
    ["twice as many, thrice, double the number, triple it", "2, 3, 2, 3"],
    ["Hundreds of people, a hundredth", "100"],
    ["the 3rd and the 21st", "3, 21"],
    ["the second and the eleventh day", "2, 11 day"],
    ["four seconds, every second, per second, the second one, every second day", "4 seconds, 2, 2 day"],
    ["someone weightless often attends; a tent, a stone, a bone, an owl none", ""],
    // One that is no number, and one that is.
    ["One of them, no one, the red one, one another, which one, each one, this one.", ""],
    ["One shell, exactly one of them, at least one, one more boat", "1 shell, 1, 1, 1"],
    // Units, money, time, years.
    ["€11.00 and £48 and \\$5 and €$90$", "11 €, 48 £, 5 $, 90 €"],
    ["45% and $45\\%$ and 45 % and 30° and $30^\\circ$", "45 %, 45 %, 45 %, 30 °, 30 °"],
    ["on the 24-hour clock, a 3-digit number, a three-digit number", "24 hour, 3 digit, 3 digit"],
    ["18:00, 8:10 am", "18, 0, 8, 10 am"],
    ["In 1969 he had 1969 goats.", "1969, 1969 goats"],
    // A letter right after a number in a formula is an unknown; two 5s are no seconds.
    ["$4m + 3s = 2g - 5l$ and $6h$, but 6m of rope and $7$m", "4, 3, 2, 5, 6, 6 m, 7 m"],
    ["two 5s, three 7s, back in the 1900s", "2, 5, 3, 7, 1900"],
    ["$12\\,\\text{cm}$ and $7\\text{ m}$ and $4x$", "12 cm, 7 m, 4"],
    ["6 and 7 are not units, 6 is", "6, 7, 6"],
    // What the list and the table put there.
    ["1. Think.\n2. Add 6.\n- 7 hats", "6, 7 hats"],
    ["| Number | Code |\n| --- | :-: |\n| $3$ | $23$ |", "3, 23"],
  ])("%s", (text, expected) => expect(numbers(text).join(", ")).toBe(expected));

  test("a year is told from a number of things", () => {
    expect(notesOf("In 1969 he had 1969 goats.").map((note) => note.kind === "number" && note.form)).toEqual([
      "year",
      "digits",
    ]);
  });

  test("each stands where it says it does", () => {
    for (const text of ["Amara has twenty-one shells, $-5$ and two thirds of 1,200", "−7 °C at 18:05"])
      for (const note of notesOf(text))
        if (note.kind === "number" && note.form !== "bottom") {
          const again = notesOf(text.slice(note.from, note.to)).filter((one) => one.kind === "number");
          expect(again.map(({ value }) => value)).toEqual([note.value]);
        }
  });
});

describe("texts that are made to mislead", () => {
  test.each([
    ["12\u202f345 people, 12\u2009345\u2009678 and 1\u00a0000", "12345 people, 12345678, 1000"],
    ["10\u202f000 and 20\u202f000, but 3\u202f400 5", "10000, 20000, 3400, 5"],
    ["$5\\,000\\,000$ and $1{,}000{,}000$, but 1,000,00", "5000000, 1000000, 1000, 0"],
    ["a dozen and a half eggs, two dozen and a half, a dozen and two halves", "18 eggs, 30, 12, 2, 2"],
    ["one and a half, one-and-a-half, one and another", "1, 0.5, 1, 0.5"],
    ["⅝ of it, 3⅞, ⅕ and ⅞", "0.625, 3, 0.875, 0.2, 0.875"],
    ["minus three is no −3, --5 and -5", "3, -3, 5, -5"],
    ["1.2.3, 5'6\", 12th", "1.2, 3, 5, 6, 12"],
    ["nineteen hundred, a million and a half, half a million", "1900, 1000000, 0.5, 0.5, 1000000"],
    ["$\\frac{1}{2$ and $$5$$3", "1, 2, 5, 3"],
    ["II and XIV, a couple, someone, tension, benign, threefold", ""],
  ])("%s", (text, expected) => expect(numbers(text).join(", ")).toBe(expected));

  test.each(["$3 + 4 is 7 and 12 hats", "it costs $12", "$x = 5$ and $$3"])("no end of a formula: %s", (text) =>
    expect(() => notesOf(text)).toThrow("no end"),
  );

  test.each(["٣ hats", "x and ۴", "$４ + 1$", "$\\frac{३}{4}$", "\\text{１}"])("digits of another script: %s", (text) =>
    expect(() => notesOf(text)).toThrow("not read"),
  );

  test("a fraction bar of its own is a sign", () => {
    expect(noted(notesOf("3⁄4"))).toBe("3 ⁄ 4");
    expect(noted(notesOf("3 4"))).toBe("3 4");
  });
});

describe("words for numbers", () => {
  test("are read back as they are written", () => {
    for (let value = 0; value < 100; value++) {
      expect(cardinalValue(inWords(value))).toBe(value);
      if (value > 0) expect(ordinalValue(inOrder(value)) || Number.parseInt(inOrder(value), 10)).toBe(value);
      expect(numbers(`${inWords(value)} hats`)).toEqual([`${value} ${"hats"}`]);
    }
    for (const value of [100, 300, 2000, 5_000_000]) expect(cardinalValue(inWords(value))).toBe(value);
    expect(["thirds", "quarters", "halves", "twentieth", "twenty-fifth", "hundredths"].map(ordinalValue)).toEqual([
      3, 4, 2, 20, 25, 100,
    ]);
  });
});

describe("all that is noted", () => {
  test.each([
    ["Amara has 27 shells. That is 8 more than Bilal's.", "Amara 27_shells 8 more than Bilal"],
    ["Is it **taller** than before?", "taller than before"],
    ["She reads.", ""],
    ["A red hat and point A.", "A"],
    ["$2x + 3 \\le 7$, $\\frac{1}{y}$", "2 x + 3 \\le 7 \\frac 1 y"],
    ["★ × ★ = ● + ●", "★ × ★ = ● + ●"],
  ])("%s", (text, expected) => expect(noted(notesOf(text))).toBe(expected));

  test("any change of a number, a unit, a name, a sign or a word of relation is seen", () => {
    const text = "Amara's rope is 30 cm long, $x < 4$, twice as long as Bo's and no longer than the third.";
    const line = noted(notesOf(text));
    const changes = [
      ["30", "36"],
      ["cm", "m"],
      ["Amara", "Ana"],
      ["<", ">"],
      ["x", "y"],
      ["twice", "thrice"],
      ["longer", "shorter"],
      ["no ", ""],
      ["third", "fourth"],
      ["$x < 4$", "$x < -4$"],
    ] as const;
    for (const [from, to] of changes) expect(noted(notesOf(text.replace(from, to))), to).not.toBe(line);
    expect(noted(notesOf(text.replace("rope", "string")))).toBe(line);
  });
});

describe("a problem", () => {
  const reading = new Reading({ words: "Amara has 27 shells.", labels: ["8 cm", "B"], options: ["Yes", "12"] });

  test("is read from the words through the labels to the options", () => {
    expect(noted(reading.notes)).toBe("Amara 27_shells | 8_cm | B | Yes | 12");
    expect([1, 2, 3].map(reading.said)).toEqual([27, 8, 12]);
    expect(() => reading.said(4)).toThrow("only 3 numbers");
  });

  test("says the words that a proof relies on", () => {
    expect(() => reading.says("Amara", "shells")).not.toThrow();
    expect(() => reading.says("pearls")).toThrow("pearls");
    expect(() => reading.says("hells")).toThrow("no longer says");
  });

  test("numbers among these words are asked for, unless the words stand there twice", () => {
    const twice = new Reading({
      words: "One label is true,\ntwo are not. Two are red (2), two are not.",
      labels: [],
      options: [],
    });
    twice.says("One label is true, two are", "two are not", "red (2)");
    expect([...twice.asked]).toEqual([1, 2, 4]);
  });
});
