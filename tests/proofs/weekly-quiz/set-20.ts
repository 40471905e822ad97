import { equal, fractionText, multiply, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 20 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-191": ({ said }) => {
    const next = (n: number) => 2 * (n + 4);
    return String(only(range(-100, 100).filter((first) => next(next(first)) === said(4))));
  },

  "weekly-192": ({ said }) => {
    const pairs = [...choices([range(-50, 50), range(-50, 50)])].filter(
      ([a = 0, b = 0]) => 2 * a + said(2) * b === said(3),
    );
    return String(only(new Set(pairs.map(([a = 0, b = 0]) => said(4) * a + said(5) * b + 1))));
  },

  "weekly-193": ({ said }) => {
    const medians = range(-50, 50).map((hidden) => [said(3), 5, 8, 8, hidden].sort((a, b) => a - b)[2]);
    return String(only([4, 5, 6, 8].filter((number) => !medians.includes(number))));
  },

  "weekly-194": ({ said }) => {
    const minutes = (share: (minute: number) => boolean) => range(0, 59).filter(share).length;
    return String(minutes((minute) => 4 * minute < said(1) * 60) - minutes((minute) => 10 * minute < 4 * 60));
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

  "weekly-197": ({ said }) => {
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

  "weekly-199": ({ said }) => {
    const points = [...range(1, 3).map((x) => ({ x, y: 0 })), ...range(1, said(2)).map((x) => ({ x, y: 1 }))];
    const triples = [...choices([range(0, 6), range(0, 6), range(0, 6)])].filter(
      ([i = 0, j = 0, k = 0]) => i < j && j < k,
    );
    const triangles = triples.filter((triple) => new Set(triple.map((i) => points[i]?.y)).size === 2);
    return String(triangles.length);
  },

  "weekly-200": ({ said }) => {
    // Down from 3 to the power 0, one division by 3 for each step of the exponent.
    const power = (exponent: number) =>
      range(exponent, -1).reduce((value) => multiply(value, rational(1, 3)), rational(1, 1));
    const options = [rational(1, 9), rational(3, 5), rational(6, 1), rational(9, 1)];
    return fractionText(only(options.filter((times) => equal(multiply(times, power(said(4))), power(said(2))))));
  },
};
