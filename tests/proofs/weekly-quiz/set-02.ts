import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-011": () => {
    // The tape millimetre by millimetre: those that are still there and lie along the shelf.
    const tape = range(1, 2000).filter((millimetre) => millimetre > 30);
    return fractionText(rational(tape.filter((millimetre) => millimetre <= 810).length, 10));
  },

  "weekly-012": ({ said }) => {
    // A square of 10 columns with 10 cells each: seven columns are coloured, and then eleven cells of the others.
    const cells = range(0, 99);
    const columns = cells.filter((cell) => cell % said(2) < said(1));
    const more = cells.filter((cell) => !columns.includes(cell)).slice(0, said(3));
    return fractionText(rational(columns.length + more.length, cells.length));
  },

  "weekly-013": ({ said }) => {
    const terms = [5, 12, said(3), said(4)];
    while ((terms.at(-1) ?? 0) < 1000) terms.push(2 * (terms.at(-1) ?? 0) - (terms.at(-2) ?? 0));
    return only([77, 85, 100, 103].filter((number) => terms.includes(number)));
  },

  "weekly-014": () => {
    const parts = ["blue", "blue", "blue", "blue", "white"];
    const tin = range(0, 99).map((i) => parts[i % parts.length]);
    return tin.filter((colour) => colour === "blue").length;
  },

  "weekly-015": ({ said }) => {
    // A corner at (0, 0), one at (10, 0); the third, 6 away from the first, is turned round in small steps.
    const third = range(1, 179).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return Math.hypot(6 * Math.cos(angle) - said(3), 6 * Math.sin(angle));
    });
    const [shortest, longest] = [Math.min(...third), Math.max(...third)];
    return only([said(5), said(6), said(7), said(8)].filter((side) => side >= shortest && side <= longest));
  },

  "weekly-016": ({ said }) => {
    const numbers = range(0, 700).filter((n) => n % 7 === 4);
    return only(new Set(numbers.map((n) => (said(3) * n) % 7)));
  },

  "weekly-017": ({ said }) => {
    const colours = range(1, said(2));
    return [...choices([colours, colours, colours])].filter(([a, b, c]) => a !== b && b !== c).length;
  },

  "weekly-018": () => {
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
    const texts: Record<string, string> = {
      "-1 1": "below the mean of A and above the mean of B",
      "1 -1": "above the mean of A and below the mean of B",
      "1 1": "above both means",
      "-1 -1": "below both means",
    };
    return texts[only(new Set(changes))] ?? "";
  },

  "weekly-019": () => {
    const expressions: Record<string, (x: number) => number> = {
      "0": () => 0,
      "6x": (x) => 6 * x,
      "12x": (x) => 12 * x,
      "18": () => 18,
    };
    const difference = (x: number) => (x + 3) * (x + 3) - (x - 3) * (x - 3);
    const fits = ([, value]: [string, (x: number) => number]) =>
      range(-50, 50).every((x) => value(x) === difference(x));
    return only(Object.entries(expressions).filter(fits))[0];
  },

  "weekly-020": ({ said }) => {
    let product = 1n;
    for (const factor of [...range(1, said(2)).map(() => 4n), ...range(1, 16).map(() => 5n)]) product *= factor;
    return String(product).length;
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
