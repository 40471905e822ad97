import { equal, fractionText, rational } from "../../../src/maths/rational.ts";
import { insist, only, orderings, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-281": ({ says }) => {
    says("Ama, Ben, Cato and Dina run a race, and no two finish together", "Ama comes in before Ben");
    says("Cato comes in before Ama and also before Dina", "How many orders are possible?");
    return [...orderings(["Ama", "Ben", "Cato", "Dina"])].filter((order) => {
      const before = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);
      return before("Ama", "Ben") && before("Cato", "Ama") && before("Cato", "Dina");
    }).length;
  },

  "weekly-282": ({ said, says }) => {
    says("How many hundredths must you put together to make");
    const wanted = rational(Math.round(10 * said(1)), 10);
    return only(range(0, 1000).filter((hundredths) => equal(rational(hundredths, 100), wanted)));
  },

  "weekly-283": (reading) => {
    reading.says("is **not** the sum of two prime numbers?");
    const primes = range(2, 100).filter((n) => range(2, n - 1).every((d) => n % d !== 0));
    return byNumbers(reading, "#", (sum) => !primes.some((p) => primes.some((q) => p + q === sum)));
  },

  "weekly-284": ({ said, says }) => {
    says("of a round spinner is red. The other half is shared out equally among blue, green and yellow");
    says("that it stops on blue?");
    // Parts of the spinner out of 3600: red is half, the other three are equal.
    const part = only(range(1, 3600).filter((each) => 3 * each === 3600 - 3600 * said(1)));
    return fractionText(rational(part, 3600));
  },

  "weekly-285": ({ said, says }) => {
    says("takes one photo of a plant every", "seconds for one hour, the first one after", "of them each second");
    says("Then all the photos are shown as a film", "How long does the film last?");
    insist(said(5) === said(2), "the first one after that time");
    const photos = range(1, 60 * 60).filter((second) => second % said(2) === 0);
    return photos.length / said(6);
  },

  "weekly-286": (reading) => {
    const { said, says } = reading;
    says(
      "The same temperature is",
      "degrees Fahrenheit and $C$ degrees Celsius",
      "One morning it gets warmer by",
      "degrees Fahrenheit. By how many degrees Celsius does it get warmer?",
    );
    const celsius = formula(formulaIn(reading, 3).replace("C = ", ""), "F");
    const rise = (fahrenheit: number) => celsius(fahrenheit + said(5)) - celsius(fahrenheit);
    return Number(only(new Set(range(-50, 120).map((fahrenheit) => rise(fahrenheit).toFixed(9)))));
  },

  "weekly-287": (reading) => {
    reading.says("is positive?");
    insist(reading.said(7) < 0, "it is a negative number that is squared");
    return byFormula(reading, "", (of) => of() > 0);
  },

  "weekly-288": (reading) => {
    const { said, says } = reading;
    says("One triangle has sides of", "Another has sides of", "Which of the two has the larger area?");
    // Heron: sixteen times the square of the area.
    const heron = ([a = 0, b = 0, c = 0]: number[]) => (a + b + c) * (-a + b + c) * (a - b + c) * (a + b - c);
    const difference = heron([2, 3, 4].map(said)) - heron([5, 6, 7].map(said));
    const claims = {
      "the first": difference > 0,
      "neither, they are equal": difference === 0,
      "the second": difference < 0,
      "it cannot be known": false,
    };
    return byClaim(reading, claims, (claim) => claim);
  },

  "weekly-289": ({ said, says }) => {
    says("A price rises by a certain percentage. Later the new price falls by the same percentage");
    says("lower than it was at first. What was the percentage?");
    // In tenths of a per cent, on a price of 1000 × 1000.
    const now = 1_000_000 - 10_000 * said(1);
    return only(range(1, 999).filter((rate) => 1000 * (1000 + rate) - rate * (1000 + rate) === now)) / 10;
  },

  "weekly-290": ({ said, says }) => {
    says(
      "A square has sides of",
      "A second square has sides half as long",
      "a third one has sides half as long as the second, and so on without end",
    );
    says("the total area of all these squares together?");
    insist(said(4) === said(2), "it goes on as it begins");
    let [total, side] = [0, said(1)];
    for (const _ of range(1, 60)) {
      total += side * side;
      side *= said(2);
    }
    return total.toFixed(6);
  },
};
