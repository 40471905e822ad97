import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 17 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-161": () => {
    // In twelfths of a metre.
    let ribbon = 30;
    while (ribbon >= 9) ribbon -= 9;
    return fractionText(rational(ribbon, 12));
  },

  "weekly-162": ({ said }) => {
    const payments = [...choices([range(0, said(4)), range(0, 4), range(0, 2)])];
    const exact = payments.filter(([ones = 0, sixes = 0, tens = 0]) => ones + 6 * sixes + said(3) * tens === said(4));
    return String(Math.min(...exact.map(([ones = 0, sixes = 0, tens = 0]) => ones + sixes + tens)));
  },

  "weekly-163": () => {
    const bare = 30 - (12 / 3) * 2;
    const bracketed = {
      "30 - 12 \\div (3 \\times 2)": 30 - 12 / (3 * 2),
      "30 - (12 \\div 3) \\times 2": 30 - (12 / 3) * 2,
      "(30 - 12 \\div 3) \\times 2": (30 - 12 / 3) * 2,
      "(30 - 12) \\div 3 \\times 2": ((30 - 12) / 3) * 2,
    };
    return only(Object.entries(bracketed).filter(([, value]) => value === bare))[0];
  },

  "weekly-164": ({ said }) => {
    let beads = said(1);
    for (let gift = 1; gift <= beads; gift++) beads -= gift;
    return String(beads);
  },

  "weekly-165": () => {
    const signs = range(1, 40).map((dev) => Math.sign(3 * dev + 10 - 3 * (dev + 10)));
    const words = ["less than", "exactly", "more than"];
    return `Meera will be ${words[only(new Set(signs)) + 1]} 3 times as old as Dev.`;
  },

  "weekly-166": () => {
    const sides = [
      ["red", "blue"],
      ["fox", "owl"],
    ];
    const kinds = [...choices(sides)];
    const honest = ([colour, animal]: string[]) => colour !== "red" || animal === "fox";
    const mustTurn = sides.flat().filter((seen) => {
      const possible = kinds.filter((card) => card.includes(seen));
      return possible.some(honest) && !possible.every(honest);
    });
    return mustTurn.join(" and ");
  },

  "weekly-167": () => {
    // Rectangles of 60 square units, P at every inner point of a grid, areas doubled and from the corners' coordinates.
    const totals = [4, 5, 6, 10, 12, 15].flatMap((width) => {
      const height = 60 / width;
      const doubled = (x: number, y: number, side: number) => {
        const [left, right] = [
          { x: -x, y: side - y },
          { x: width - x, y: side - y },
        ];
        return Math.abs(left.x * right.y - right.x * left.y);
      };
      const points = [...choices([range(1, width - 1), range(1, height - 1)])];
      return points.map(([x = 0, y = 0]) => (doubled(x, y, 0) + doubled(x, y, height)) / 2);
    });
    return new Set(totals).size > 1 ? "It depends on where P lies." : `${only(new Set(totals))} cm²`;
  },

  "weekly-168": ({ said }) => {
    const lakes = range(82, 2000).filter((fish) => said(3) * fish === said(1) * said(2));
    return String(only(lakes));
  },

  "weekly-169": () => {
    const sides = [...choices([range(2, 60), range(2, 60)])].filter(([length = 0, width = 0]) => length > width);
    const signs = sides.map(([length = 0, width = 0]) => Math.sign((length + 1) * (width - 1) - length * width));
    if (new Set(signs).size > 1) return "It depends on the two sides.";
    return ["It shrinks.", "It stays the same.", "It grows."][only(new Set(signs)) + 1] ?? "";
  },

  "weekly-170": () => String(range(1, 720).filter((n) => 720 % n === 0 && n % 6 === 0).length),
};
