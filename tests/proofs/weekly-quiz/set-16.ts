import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers, byStatement } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-151": ({ said, says }) => {
    says(
      "is older than",
      "and younger than",
      "Her age in years is a multiple of",
      "In one year it will be a multiple of",
    );
    says("How old is she now?");
    const ages = range(said(1) + 1, said(2) - 1);
    return only(ages.filter((age) => age % said(3) === 0 && (age + said(4)) % said(5) === 0));
  },

  "weekly-152": ({ said, says }) => {
    says("A cogwheel with", "teeth turns a cogwheel with", "their teeth grip into each other. The small wheel makes");
    says("full turns. How many turns does the large wheel make?");
    // Tooth by tooth.
    let [small, large] = [0, 0];
    for (let tooth = 1; small < said(3); tooth++) {
      if (tooth % said(1) === 0) small++;
      if (tooth % said(2) === 0) large++;
    }
    return large;
  },

  "weekly-153": (reading) => {
    reading.says("the crossing takes", "hours. How long is that?");
    const minutes = only(range(1, 600).filter((count) => 10 * count === Math.round(10 * reading.said(1)) * 60));
    return byNumbers(reading, "# hours # minutes", (hours = 0, more = 0) => 60 * hours + more === minutes);
  },

  "weekly-154": ({ said, says }) => {
    says("creeps on steadily", "millimetres every second. How many metres does it creep in one hour?");
    let millimetres = 0;
    for (const _ of range(1, 3600)) millimetres += said(1);
    return fractionText(rational(millimetres, 1000));
  },

  "weekly-155": ({ said, says }) => {
    says(
      "hats and",
      "scarves. She may wear one hat or none, and one scarf or none",
      "In how many ways can she go out?",
    );
    return [...choices([range(0, said(1)), range(0, said(2))])].length;
  },

  "weekly-156": ({ said, says }) => {
    says("One pupil of a large school knows a secret. On each day, everyone who knew it in the morning tells it to");
    says("who have not heard it yet, and no two tell the same pupil", "pupils know the secret after", "days?");
    const knowing = ["first"];
    for (const day of range(1, said(4)))
      for (const pupil of [...knowing]) knowing.push(...range(1, said(2)).map((told) => `${pupil} ${day} ${told}`));
    return new Set(knowing).size;
  },

  "weekly-157": (reading) => {
    reading.says(
      "Two ordinary dice are thrown, and the smaller number is taken from the larger",
      "Two equal numbers give 0.",
      "is the most likely?",
    );
    const differences = [...choices([range(1, 6), range(1, 6)])].map(([a = 0, b = 0]) => Math.abs(a - b));
    const ways = range(0, 5).map((wanted) => differences.filter((one) => one === wanted).length);
    return byNumbers(reading, "#", (result = -1) => ways[result] === Math.max(...ways));
  },

  "weekly-158": (reading) => {
    const { said, says } = reading;
    says("Two tins are cylinders", "as wide as tin A, but only", "as high. How much does tin B hold?");
    // Layers of small cubes, as many as fit into the round.
    const cubes = (radius: number, height: number) => {
      const across = range(-radius, radius);
      const layer = across.reduce(
        (count, x) => count + across.filter((y) => x * x + y * y <= radius * radius).length,
        0,
      );
      return layer * height;
    };
    const times = Math.round((10 * cubes(200 * said(2), 100 * said(3))) / cubes(200, 100)) / 10;
    const claims = {
      "half as much as tin A": 0.5,
      "as much as tin A": 1,
      "twice as much as tin A": 2,
      "four times as much as tin A": 4,
    };
    return byClaim(reading, claims, (claim) => claim === times);
  },

  "weekly-159": (reading) => {
    reading.says("has **no** solution?");
    return byStatement(reading, "x", (is) => !range(-400, 400).some((quarters) => is(quarters / 4)));
  },

  "weekly-160": (reading) => {
    reading.says("is exactly equal to");
    const sum = formula(formulaIn(reading, 1))();
    return byFormula(reading, "", (of) => Math.abs(of() - sum) < 1e-9);
  },
};
