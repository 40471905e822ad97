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

  "weekly-162": () => {
    const payments = [...choices([range(0, 24), range(0, 4), range(0, 2)])];
    const exact = payments.filter(([ones = 0, sixes = 0, tens = 0]) => ones + 6 * sixes + 10 * tens === 24);
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

  "weekly-164": () => {
    let beads = 100;
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
    // Laps as polygons of many tiny steps, on tracks of many sizes.
    const steps = 20_000;
    const bends = (radius: number) => 2 * steps * radius * Math.sin(Math.PI / steps);
    const sizes = [...choices([range(0, 5), range(1, 40)])];
    const longer = sizes.map(([straight = 0, radius = 1]) => {
      const lap = (out: number) => 2 * 20 * straight + bends(radius + out);
      return (lap(1) - lap(0)).toFixed(1);
    });
    const differences = new Set(longer);
    return differences.size > 1 ? "It depends on the size of the track." : `about ${only(differences)} m`;
  },

  "weekly-168": () => {
    const lakes = range(82, 2000).filter((fish) => 8 * fish === 40 * 50);
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
