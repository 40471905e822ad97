import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn, statement } from "../reading/formulas.ts";
import { byClaim } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-041": ({ said, says }) => {
    says("A quarter of a number is", "of the same number?");
    const number = only(range(1, 1000).filter((n) => n / said(1) === said(2)));
    return fractionText(rational(number, said(3)));
  },

  "weekly-042": ({ said, says }) => {
    says("equal squares are placed side by side and make a rectangle", "The perimeter of the rectangle is");
    says("How long is a side of one square?");
    // The edges of squares in a row; those that belong to one square only lie round the rectangle.
    const edges = range(1, said(1)).flatMap((i) => [`top ${i}`, `bottom ${i}`, `upright ${i}`, `upright ${i + 1}`]);
    const outside = edges.filter((edge) => edges.indexOf(edge) === edges.lastIndexOf(edge));
    return only(range(1, said(2)).filter((side) => outside.length * side === said(2)));
  },

  "weekly-043": ({ shown, said, says }) => {
    says("A coin lies in one of four boxes", "Exactly", "of the four notes is true");
    const notes = [...shown.words.matchAll(/on (?:box )?([A-D])\ssays\s"(not )?in ([A-D])"/g)];
    insist(notes.map(([, box]) => box).join("") === "ABCD", "a note on each box");
    const isTrue = ([, , not, box]: RegExpExecArray, coin: string) => (box === coin) === (not === undefined);
    const coin = only([..."ABCD"].filter((box) => notes.filter((note) => isTrue(note, box)).length === said(2)));
    return `in box ${coin}`;
  },

  "weekly-044": ({ said, says }) => {
    says("In Tokyo it is always", "hours later than in Lima", "phones from Tokyo at", "on Tuesday");
    says("What day and time is it for Rosa in Lima?");
    const days = ["Monday", "Tuesday"];
    const tokyo = 24 * 60 + said(2) * 60 + said(3);
    const minutes = only(range(0, 2 * 24 * 60 - 1).filter((lima) => lima + said(1) * 60 === tokyo));
    const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
    return `${days[Math.floor(minutes / (24 * 60))]}, ${hour}:${minute}`;
  },

  "weekly-045": (reading) => {
    reading.says("The range of five numbers is", "must be true of the five numbers");
    const values = range(-3, 3);
    const lists = [...choices([values, values, values, values, values])].filter(
      (list) => Math.max(...list) - Math.min(...list) === reading.said(2),
    );
    const claims: Record<string, (list: readonly number[]) => boolean> = {
      "They are all equal.": (list) => new Set(list).size === 1,
      "They are all 0.": (list) => list.every((one) => one === 0),
      "At least one of them is 0.": (list) => list.includes(0),
      "Their mean is 0.": (list) => list.reduce((total, one) => total + one, 0) === 0,
    };
    return byClaim(reading, claims, (claim) => lists.every(claim));
  },

  "weekly-046": ({ said, says }) => {
    says(
      "Round one square tile lies a ring of equal tiles, so that a square of",
      "Round that lies a second ring, which makes a square of",
      "have on its own?",
    );
    const places = range(-20, 20).flatMap((x) => range(-20, 20).map((y) => Math.max(Math.abs(x), Math.abs(y))));
    const upTo = (ring: number) => places.filter((place) => place <= ring).length;
    insist(upTo(1) === said(2) * said(3) && upTo(2) === said(4) * said(5), "the first two squares");
    return places.filter((ring) => ring === said(6)).length;
  },

  "weekly-047": (reading) => {
    const { said, says } = reading;
    says("You are told that", "\\div");
    insist(statement(formulaIn(reading, 1))(), "what is told is so");
    // Hundredths of a number that, times the second, give the first: all counted in hundred-thousandths.
    const [first, second] = [Math.round(100_000 * said(4)), Math.round(1000 * said(5))];
    return fractionText(rational(only(range(1, 100_000).filter((hundredths) => hundredths * second === first)), 100));
  },

  "weekly-048": ({ said, says }) => {
    says("whole numbers that follow one another and add them up", "remainder when the sum is divided by");
    const sums = range(0, 500).map((n) => range(n, n + said(1) - 1).reduce((total, one) => total + one, 0));
    const remainders = new Set(sums.map((sum) => sum % said(2)));
    return remainders.size > 1 ? "it depends on the numbers" : `always ${only(remainders)}`;
  },

  "weekly-049": ({ said, says }) => {
    says("pours together", "g of salt water with", "% salt and", "% salt.", "percentage of the mixture is salt?");
    const salt = (grams: number, perCent: number) => range(1, grams).filter((gram) => gram % 100 < perCent).length;
    const mixture = salt(said(1), said(2)) + salt(said(3), said(4));
    return only(range(1, 100).filter((perCent) => perCent * (said(1) + said(3)) === mixture * 100));
  },

  "weekly-050": (reading) => {
    reading.says("The line", "and the curve", "have exactly", "in common. What is $k$?");
    const [line, curve] = [1, 2].map((place) => formula(formulaIn(reading, place).replace("y = ", ""), "xk"));
    // Hundredths, as far to the left of the middle x = 1 as to the right: the values of k that only one x gives.
    const places = new Map<number, number>();
    for (const x of range(-1000, 1200).map((hundredths) => hundredths / 100)) {
      const k = Math.round(10_000 * ((curve?.(x) ?? 0) - (line?.(x, 0) ?? 0)));
      places.set(k, (places.get(k) ?? 0) + 1);
    }
    const touching = only([...places].filter(([, count]) => count === reading.said(3)))[0];
    return fractionText(rational(touching, 10_000));
  },
};
