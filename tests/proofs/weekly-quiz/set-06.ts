import { add, divide, fractionText, multiply, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-051": (reading) => {
    const { said, says } = reading;
    says(
      "puts her biscuits in rows of",
      "left over. Then she puts them in rows of",
      "and again",
      "be the number of her biscuits?",
    );
    return byNumbers(reading, "#", (biscuits = 0) => biscuits % said(1) === said(2) && biscuits % said(3) === said(4));
  },

  "weekly-052": ({ said, says }) => {
    says("always charges at the same speed", "minutes to go from", "How long does it take to go from");
    // Seconds for the whole charge: the phone gains evenly.
    const gain = said(5) - said(4);
    const seconds = only(range(1, 20_000).filter((whole) => said(1) * 60 * gain === whole * (said(3) - said(2))));
    return fractionText(rational(seconds, 60));
  },

  "weekly-053": ({ said, says }) => {
    says("Machine A multiplies a number by", "Machine B adds", "and then multiplies by", "and then adds");
    says("A number goes into machine A, and", "What comes out if the same number goes into machine B?");
    const input = only(range(-100, 100).filter((number) => number * said(1) + said(2) === said(5)));
    return (input + said(3)) * said(4);
  },

  "weekly-054": (reading) => {
    reading.says("has the same value as");
    const product = formula(formulaIn(reading, 1))();
    return byFormula(reading, "", (of) => of() === product);
  },

  "weekly-055": ({ said, says }) => {
    says("rows of", "square panes", "rectangles of all sizes", "(Squares are rectangles too.)");
    const [across, up] = [range(0, said(2)), range(0, said(1))];
    return [...choices([across, up, across, up])].filter(
      ([left = 0, bottom = 0, right = 0, top = 0]) => left < right && bottom < top,
    ).length;
  },

  "weekly-056": ({ said, says }) => {
    says("The midpoints of the four sides of a square are joined to make a smaller square inside it");
    says("The large square has an area of", "the area of the small one?");
    // The large square in 400 by 400 specks: those inside the small one count twice, those on its sides once.
    const specks = range(0, 399).map((i) => Math.abs(2 * i + 1 - 400));
    const inside = specks.flatMap((x) => specks.map((y) => (x + y < 400 ? 2 : x + y === 400 ? 1 : 0)));
    const halves = inside.reduce<number>((total, one) => total + one, 0);
    return fractionText(rational(halves * said(2), 2 * 400 * 400));
  },

  "weekly-057": ({ said, says }) => {
    says(
      "equal pumps together would empty a pond in",
      "hours. After",
      "of them break down for good",
      "more hours do the other four need?",
    );
    const left = said(1) - said(4);
    insist(left === said(5), "the other pumps");
    let water = said(1) * said(2);
    for (let hour = 1; hour <= said(3); hour++) water -= said(1);
    let hours = 0;
    for (; water > 0; hours++) water -= left;
    if (water !== 0) throw new Error("not a whole number of hours");
    return hours;
  },

  "weekly-058": (reading) => {
    const { said, says } = reading;
    says("repeat for ever");
    insist(String(said(1)) === `0.${String(said(2)).repeat(3)}`, "the digits that repeat");
    const [one, other] = String(said(2)).split("").map(Number);
    // The fraction whose long division gives these digits and then the first remainder again.
    return byNumbers(reading, "#/#", (num = 0, den = 1) => {
      const rest = (10 * num) % den;
      return (10 * num - rest) / den === one && Math.floor((10 * rest) / den) === other && (10 * rest) % den === num;
    });
  },

  "weekly-059": ({ said, says }) => {
    says("on Saturday and", "on Sunday", "does not affect the other", "on at least one of the two days");
    const [saturday, sunday] = [rational(Math.round(100 * said(1)), 100), rational(Math.round(100 * said(2)), 100)];
    const dry = (rain: typeof saturday) => subtract(rational(1), rain);
    const cases = [multiply(saturday, sunday), multiply(saturday, dry(sunday)), multiply(dry(saturday), sunday)];
    return fractionText(cases.reduce(add));
  },

  "weekly-060": (reading) => {
    const { said, says } = reading;
    says("minus the reciprocal of the term before it", "so the second term is");
    const next = (term: Rational) => subtract(rational(said(2)), divide(rational(1), term));
    let term = rational(said(1));
    const second = next(term);
    insist(formula(formulaIn(reading, 3))() === Number(second.num) / Number(second.den), "the second term");
    for (let place = 2; place <= said(7); place++) term = next(term);
    return fractionText(term);
  },
};
