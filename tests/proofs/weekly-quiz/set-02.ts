import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-011": ({ said, says }) => {
    says(
      "The first",
      "cm mark. She holds its start at one end",
      "are torn off, so the tape starts at",
      "The other end of the shelf is at",
    );
    insist(said(2) === said(3), "the tape starts where it was torn");
    // The tape millimetre by millimetre: those that are still there and lie along the shelf.
    const tape = range(1, 2000).filter((millimetre) => millimetre > 10 * said(3));
    return fractionText(rational(tape.filter((millimetre) => millimetre <= 10 * said(5)).length, 10));
  },

  "weekly-012": ({ said, says }) => {
    says("plus");
    insist(said(2) === 10 && said(4) === 100, "tenths and hundredths");
    // A square of 10 columns with 10 cells each: so many columns are coloured, and then so many cells of the others.
    const cells = range(0, 99);
    const columns = cells.filter((cell) => cell % 10 < said(1));
    const more = cells.filter((cell) => !columns.includes(cell)).slice(0, said(3));
    return fractionText(rational(columns.length + more.length, cells.length));
  },

  "weekly-013": (reading) => {
    const { said, says } = reading;
    says("A sequence goes on in equal steps", "comes up in it later?");
    const terms = [1, 2, 3, 4].map(said);
    const step = said(2) - said(1);
    insist(said(3) - said(2) === step && said(4) - said(3) === step, "equal steps");
    while ((terms.at(-1) ?? 0) < 1000) terms.push((terms.at(-1) ?? 0) + step);
    return byNumbers(reading, "#", (number = 0) => terms.slice(4).includes(number));
  },

  "weekly-014": ({ said, says }) => {
    says("parts of blue paint with", "of white paint", "percentage of the mixture is blue");
    const parts = [...range(1, said(1)).map(() => "blue"), ...range(1, said(2)).map(() => "white")];
    const tin = range(1, 100 * parts.length).map((i) => parts[i % parts.length]);
    return tin.filter((colour) => colour === "blue").length / parts.length;
  },

  "weekly-015": (reading) => {
    const { said, says } = reading;
    says(
      "One side of a triangle is",
      "cm long and another is",
      "cm long. Which of these lengths can the third side have?",
    );
    // A corner at the origin, one on the axis; the third is turned round the first in small steps.
    const third = range(1, 179).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return Math.hypot(said(2) * Math.cos(angle) - said(3), said(2) * Math.sin(angle));
    });
    const [shortest, longest] = [Math.min(...third), Math.max(...third)];
    return byNumbers(reading, "# cm", (side = 0) => side >= shortest && side <= longest);
  },

  "weekly-016": ({ said, says }) => {
    says(
      "When the whole number $n$ is divided by",
      "the remainder is",
      "the remainder when",
      "\\times n$ is divided by",
    );
    const numbers = range(0, 700).filter((n) => n % said(1) === said(2));
    return only(new Set(numbers.map((n) => (said(3) * n) % said(4))));
  },

  "weekly-017": ({ said, says }) => {
    says("beach huts stand in a row", "paints each hut in one of", "The only rule is that huts next to each other");
    says("must have different colours");
    const ways = [...choices(range(1, said(1)).map(() => range(1, said(2))))];
    return ways.filter((row) => row.every((colour, i) => colour !== row[i + 1])).length;
  },

  "weekly-018": (reading) => {
    reading.says(
      "Kwame leaves team A and joins team B",
      "the mean age of team A rises, and the mean age of team B rises too",
    );
    reading.says("What must be true of Kwame's age, compared with the two means before the change");
    // Kwame and up to three others in team A, up to three in team B, of ages 10 to 14.
    const ages = range(10, 14);
    const teams = [[ages], [ages, ages], [ages, ages, ages]].flatMap((lists) => [...choices(lists)]);
    const rises = (before: readonly number[], after: readonly number[]) =>
      sum(after) * before.length > sum(before) * after.length;
    const compared = (age: number, team: readonly number[]) => Math.sign(age * team.length - sum(team));
    const changes = ages.flatMap((kwame) => {
      const left = teams.filter((others) => rises([kwame, ...others], others));
      const joined = teams.filter((others) => rises(others, [kwame, ...others]));
      return left.flatMap((a) => joined.map((b) => `${compared(kwame, [kwame, ...a])} ${compared(kwame, b)}`));
    });
    const change = only(new Set(changes));
    const claims = {
      "below the mean of A and above the mean of B": "-1 1",
      "above the mean of A and below the mean of B": "1 -1",
      "above both means": "1 1",
      "below both means": "-1 -1",
    };
    return byClaim(reading, claims, (claim) => claim === change);
  },

  "weekly-019": (reading) => {
    reading.says("is equal to", "for every number $x$");
    const difference = formula(formulaIn(reading, 1), "x");
    return byFormula(reading, "x", (of) => range(-50, 50).every((x) => of(x) === difference(x)));
  },

  "weekly-020": ({ said, says }) => {
    says("How many digits does the number", "\\times", "when it is written out in full?");
    let product = 1n;
    for (const _ of range(1, said(2))) product *= BigInt(said(1));
    for (const _ of range(1, said(4))) product *= BigInt(said(3));
    return String(product).length;
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
