import { family } from "../../../engine/family.ts";
import { texList, texPlus, texProduct, texTimes } from "../../../engine/tex.ts";
import { commas, tex } from "../../../engine/words.ts";
import { product, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { sumTex } from "./shared/sums.ts";

/** A polynomial that agrees with a simple one at 1, 2, ..., d: the difference has these zeros. */
const settings = {
  line: {
    title: "Not as straight as it seems",
    degree: 3,
    simple: (m: number, c: number, x: number) => m * x + c,
    name: (letter: string, m: number, c: number) => sumTex([m, letter], [c, ""]),
    asked: (values: readonly number[], lead: number, x: number) =>
      `A polynomial $P(x)$ of degree $3$ has the values\n\n$$P(1) = ${values[0]}$$\n\n$$P(2) = ${values[1]}$$\n\n$$P(3) = ${values[2]}$$\n\nThe number in front of $x^3$ is $${lead}$. What is $P(${x})$?`,
    seen: "The values go up in equal steps",
  },
  squares: {
    title: "Four squares, then a surprise",
    degree: 4,
    simple: (_m: number, c: number, x: number) => x * x + c,
    name: (letter: string, _m: number, c: number) => sumTex([1, `${letter}^2`], [c, ""]),
    asked: (values: readonly number[], lead: number, x: number) => {
      const spaced = values.join(", \\; ");
      return `A polynomial $P(x)$ of degree $4$ takes these values for $x = 1, 2, 3, 4$:\n\n$$${spaced}$$\n\nThe number in front of $x^4$ is $${lead}$. What is $P(${x})$?`;
    },
    seen: "The values grow like the square numbers",
  },
  next: {
    title: "What comes next? Not that",
    degree: 3,
    simple: (m: number, c: number, x: number) => m * x + c,
    name: (letter: string, m: number, c: number) => sumTex([m, letter], [c, ""]),
    asked: (values: readonly number[], lead: number, x: number) =>
      `"$${texList(values)}$, and so on", writes Tevita. His friends go on in equal steps. But Tevita's rule is a polynomial of degree $3$ in the number $n$ of the place ($n = 1$ for the first term), with $${texTimes(lead, "n^3")}$ as its highest term.\n\nWhich number stands in place $${x}$ of his list?`,
    seen: "The three numbers go up in equal steps",
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "zeros of a difference",
  ages: "15-18",
  curriculum: ["KS5 factor theorem", "HSA-APR.3"],
  bounds: {
    setting: ["line", "squares", "next"],
    m: [2, 7],
    c: [-5, 9],
    lead: [1, 3],
    x: [4, 9],
  },
  rules: {
    "the rule has a number at the end": ({ c }) => c !== 0,
    "the place lies after those that are given": ({ setting, x }) => x > settings[setting].degree,
    "the list is one of positive numbers": ({ setting, m, c }) => setting !== "next" || m + c > 0,
  },
  write({ setting, m, c, lead, x }) {
    const { title, degree, simple, name, asked, seen } = settings[setting];
    const places = range(1, degree);
    const values = places.map((place) => simple(m, c, place));
    const steps = places.map((place) => x - place);
    const [expected, extra] = [simple(m, c, x), lead * product(steps)];
    const answer = expected + extra;
    const letter = setting === "next" ? "n" : "x";
    const rule = name(letter, m, c);
    const brackets = places.map((place) => `(${letter} - ${place})`).join("");
    const atZero = (-1) ** degree * lead * product(places);
    const valueAtZero = c + atZero;
    const factors = lead === 1 ? steps : [lead, ...steps];
    // The last differences of a polynomial are all the first number times the factorial of the degree.
    const [which, factorial] = degree === 3 ? ["third", 6] : ["fourth", 24];
    return {
      title,
      problem: asked(values, lead, x),
      answer: { kind: "whole", value: String(answer) },
      hint: "Which simple rule gives the same values? Look at the difference of the polynomial and that rule: where is it zero?",
      solution: [
        `${seen}: for the given places the simple rule $${rule}$ gives the same.`,
        `So the difference $D = P(${letter}) - (${rule})$ has the **zeros** $${texList(places)}$. It has degree $${degree}$, so these are all of its zeros, and it begins with $${texTimes(lead, letter)}^${degree}$ as the simple rule has no such term.`,
        `A polynomial is known by its zeros and its first number: $D = ${texTimes(lead, brackets)}$.`,
        `For $${letter} = ${x}$ it is $${texProduct(factors)} = ${tex(extra)}$, and the simple rule gives $${expected}$. The value is $${expected} + ${tex(extra)} = ${tex(answer)}$.`,
        `Check with the place $0$ and differences: the rule gives $P(0) = ${c} ${texPlus(atZero)} = ${valueAtZero}$. With $${texList(values)}$ after it, ${differences([valueAtZero, ...values], degree)} The last difference must be $${factorial} \\times ${lead}$, and it is.`,
      ],
      slips: apart(
        answer,
        [
          [
            expected,
            "The simple rule fits the given places, but it has a lower degree. What can be added that is zero there?",
          ],
          [extra, "That is how far the polynomial is from the simple rule. What does the simple rule itself give?"],
          [
            expected + product(steps),
            "Remember the number in front of the highest power when you write down the difference.",
          ],
        ],
        -999,
      ),
      check: `In a table of the values from 1 up to your place, the ${which} differences must all be ${factorial} times the number in front of the highest power.`,
    };
  },
});

/** "the first differences are 3, 4, 5, the second 1, 1." */
function differences(values: readonly number[], rounds: number): string {
  let row = [...values];
  const told = range(1, rounds).map((round) => {
    row = row.slice(1).map((after, i) => after - (row[i] ?? 0));
    const first = round === 1 ? "the differences are" : round === 2 ? "their differences" : "then";
    return `${first} $${texList(row)}$`;
  });
  const sentence = commas(told);
  return `${sentence}.`;
}
