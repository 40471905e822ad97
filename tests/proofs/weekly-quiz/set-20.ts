import { equal, multiply, rational, readRational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn, statement } from "../reading/formulas.ts";
import { byNumbers, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 20 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-191": ({ said, says }) => {
    says("each number is made from the one before it: **add", "then double**", "number is", "What is the");
    const chain = (first: number) =>
      range(2, 6).reduce((all) => all.concat(said(2) * ((all.at(-1) ?? 0) + said(1))), [first]);
    const fits = range(-100, 100)
      .map(chain)
      .filter((numbers) => numbers[said(3) - 1] === said(4));
    return String(only(fits)[said(5) - 1]);
  },

  "weekly-192": (reading) => {
    reading.says("It is known that");
    const [known, wanted] = [statement(formulaIn(reading, 1), "ab"), formula(formulaIn(reading, 2), "ab")];
    const pairs = [...choices([range(-50, 50), range(-50, 50)])].filter((pair) => known(...pair));
    return String(only(new Set(pairs.map((pair) => wanted(...pair)))));
  },

  "weekly-193": (reading) => {
    const { said, says } = reading;
    says(
      "cards show whole numbers.",
      "of them lie face up",
      "lies face down",
      "can **not** be the median of all five?",
    );
    const open = [3, 4, 5, 6].map(said);
    insist(said(1) === 5 && said(2) === open.length && said(7) === 5, "four of five");
    const medians = range(-50, 50).map((hidden) => [...open, hidden].sort((a, b) => a - b)[2]);
    return byNumbers(reading, "#", (number) => !medians.includes(number));
  },

  "weekly-194": ({ said, says }) => {
    says(
      "Yara practises the drums for",
      "of an hour, Emil for",
      "hours",
      "How many minutes longer does Yara practise?",
    );
    const minutes = (share: (minute: number) => boolean) => range(0, 59).filter(share).length;
    return String(
      minutes((minute) => said(2) * minute < said(1) * 60) - minutes((minute) => minute < Math.round(said(3) * 60)),
    );
  },

  "weekly-195": (reading) => {
    const { said, says } = reading;
    says("a two-digit number and the number with the same two digits in the other order");
    says("can be the **difference** of two such numbers?");
    const swapped = (n: number) => Number([...String(n)].reverse().join(""));
    insist(swapped(said(3)) === said(4), "the example");
    const differences = range(10, 99).map((n) => n - swapped(n));
    return byNumbers(reading, "#", (option = 0) => differences.includes(option));
  },

  "weekly-196": (reading) => {
    const { said, says } = reading;
    says("In a school with girls and boys", "of the girls and", "of the boys can juggle", "among **all** the pupils?");
    // Any numbers of hundreds of girls and of boys.
    const schools = [...choices([range(1, 60), range(1, 60)])];
    return byNumbers(reading, "#%", (percent = 0) =>
      schools.some(([girls = 0, boys = 0]) => said(1) * girls + said(2) * boys === percent * (girls + boys)),
    );
  },

  "weekly-197": ({ said, says }) => {
    says("carries Yuki up in", "when she stands still on it. When she walks up while it moves, it takes");
    says("to walk up at the same pace when it has stopped?");
    // A way of 120 parts: both speeds in parts a second, the walking time from a search.
    const escalator = only(range(1, 120).filter((speed) => said(1) * speed === 120));
    const steps = only(range(1, 120).filter((speed) => said(2) * (speed + escalator) === 120));
    return String(only(range(1, 200).filter((seconds) => seconds * steps === 120)));
  },

  "weekly-198": (reading) => {
    reading.says("Which three side lengths belong to a triangle with an angle of **more than**");
    // The longest side as base; the apex found by its distances from both ends, and the angle there from the directions.
    return byNumbers(reading, "# cm, # cm, # cm", (...sides) => {
      const [a = 0, b = 0, base = 0] = sides.sort((one, other) => one - other);
      const foot = (a * a - b * b + base * base) / (2 * base);
      const height = Math.sqrt(a * a - foot * foot);
      const angle = Math.atan2(foot, height) + Math.atan2(base - foot, height);
      return height > 1e-6 && angle > (Math.PI * reading.said(2)) / 180 + 1e-6;
    });
  },

  "weekly-199": ({ said, says }) => {
    says("On a straight line", "points are marked, and on a second line, parallel to it");
    says("different triangles have three of these", "points as corners?");
    const points = [...range(1, said(1)).map((x) => ({ x, y: 0 })), ...range(1, said(2)).map((x) => ({ x, y: 1 }))];
    insist(points.length === said(4), "so many points");
    const places = [...points.keys()];
    const triples = [...choices([places, places, places])].filter(([i = 0, j = 0, k = 0]) => i < j && j < k);
    const triangles = triples.filter((triple) => new Set(triple.map((i) => points[i]?.y)).size === 2);
    return String(triangles.length);
  },

  "weekly-200": (reading) => {
    const { said, says } = reading;
    says("is how many times as large as the number");
    // Down to the power 0, one division for each step of the exponent.
    const power = (base: number, exponent: number) =>
      range(exponent, -1).reduce((value) => multiply(value, rational(1, base)), rational(1, 1));
    const [first, second] = [power(said(1), said(2)), power(said(3), said(4))];
    return byText(reading, (text) => {
      const times = readRational(text);
      return times !== null && equal(multiply(times, second), first);
    });
  },
};
