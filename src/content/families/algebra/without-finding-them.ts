import { family } from "../../../engine/family.ts";
import { gcd, wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two numbers, s their sum (in one setting their difference) and p their product; what is asked needs neither number. */
const settings = {
  gap: {
    title: "A difference and a product",
    asked: (s: number, p: number) =>
      `About two positive numbers $x$ and $y$ you know that\n\n$$x - y = ${s} \\qquad xy = ${p}$$\n\nThey are not whole numbers. What is $x^2 + y^2$?`,
    hint: "Multiply out (x − y)². Which part of it do you want, and which part is in the way?",
    check: "Find the two numbers to two decimals by trying, then square and add: you should come very near.",
  },
  diagonal: {
    title: "Round the gate and across it",
    asked: (s: number, p: number) => {
      const frame = 2 * s;
      const onDiagonal = s * s - 2 * p;
      return `A rectangular gate is framed with $${frame}$ dm of wood, all the way round. The square on its diagonal has an area of $${onDiagonal}$ dm². The sides are not whole numbers.\n\nWhat is the area of the gate, in dm²?`;
    },
    hint: "Let the sides be a and b. What do you know about a + b, and what does Pythagoras say about a² + b²? Which square contains both?",
    check: "From half the frame and your area find the two sides to two decimals, then square and add them.",
  },
  upside: {
    title: "Both upside down",
    asked: (s: number, p: number) =>
      `For two numbers $x$ and $y$ the sum and the product are known.\n\n$$x + y = ${s} \\qquad xy = ${p}$$\n\nWork out $\\frac{1}{x} + \\frac{1}{y}$. Give a fraction in lowest terms.`,
    hint: "You do not need x and y. How do you add two fractions with different denominators?",
    check: "Find the two numbers to three decimals by trying, divide 1 by each, and add.",
  },
  grown: {
    title: "The photo, a little larger",
    asked: (s: number, p: number, k: number) => {
      const perimeter = 2 * s;
      return `A rectangular photo has a perimeter of $${perimeter}$ cm and an area of $${p}$ cm². Its sides are not whole numbers.\n\nIt is printed again, ${k} cm wider and ${k} cm higher. What is the new area, in cm²?`;
    },
    hint: "Let the sides be a and b. Multiply out the new area: which parts of it do you know?",
    check: "Find the two sides to two decimals, make both longer, and multiply.",
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "using an identity",
  ages: "13-15",
  curriculum: ["KS4 identities", "HSA-SSE.2"],
  bounds: {
    setting: ["gap", "diagonal", "upside", "grown"],
    s: [3, 20],
    p: [5, 60],
    k: [2, 5],
  },
  rules: {
    "the two numbers are there, and not rational": ({ setting, s, p }) => {
      const square = setting === "gap" ? s * s + 4 * p : s * s - 4 * p;
      return square > 0 && wholeRoot(square) === null;
    },
    "the area is no number of the question": ({ setting, s, p }) => setting !== "diagonal" || p !== 2 * s,
    "the difference is small": ({ setting, s }) => setting !== "gap" || s <= 9,
    "a rectangle is not too narrow": ({ setting, s, p }) =>
      setting === "gap" || setting === "upside" || (s >= 8 && 8 * p >= s * s),
    "the fraction is no whole number, and can be read": ({ setting, s, p }) =>
      setting !== "upside" || (s % p !== 0 && gcd(s, p) < p),
  },
  write({ setting, s, p, k }) {
    const { title, asked, hint, check } = settings[setting];
    const common = gcd(s, p);
    const [top, bottom] = [s / common, p / common];
    const square = s * s;
    const doubleProduct = 2 * p;
    const [squares, squaresInSum] = [square + doubleProduct, square - doubleProduct];
    const sign = setting === "gap" ? 1 : -1;
    const root = Math.sqrt(square + sign * 4 * p);
    const [x, y] = [(root + s) / 2, setting === "gap" ? (root - s) / 2 : (s - root) / 2];
    const [xSquared, ySquared, xy] = [x * x, y * y, x * y];
    const squaresOfRounded = xSquared + ySquared;
    const [overX, overY] = [1 / x, 1 / y];
    const sumOfInverses = overX + overY;
    const quotient = s / p;
    const inLowestTerms = common > 1 ? `, in lowest terms $\\frac{${top}}{${bottom}}$` : ", which cannot be cancelled";
    const corner = k * k;
    const larger = p + k * s + corner;
    const [longerX, longerY] = [x + k, y + k];
    const largerOfRounded = longerX * longerY;
    const fixed = (n: number, places = 2) => n.toFixed(places);
    const near = `Check with rounded numbers: $${fixed(x)}$ and $${fixed(y)}$`;
    const parts = {
      gap: {
        value: squares,
        unit: undefined,
        steps: [
          `Start from what is known and square it, because squares are asked for: $(x - y)^2 = x^2 - 2xy + y^2$. This **identity** holds for all numbers.`,
          `Put in the numbers: $${square} = x^2 + y^2 - 2 \\times ${p}$.`,
          `So $x^2 + y^2 = ${square} + ${doubleProduct} = ${squares}$. The numbers themselves are not needed.`,
          `${near} differ by $${s}$ and have the product $${fixed(xy, 1)}$. Their squares are about $${fixed(xSquared)}$ and $${fixed(ySquared)}$, together $${fixed(squaresOfRounded)}$.`,
        ],
        slips: [
          [
            square,
            "The square of the difference is not the sum of the squares. Multiply out (x − y)²: what else is there?",
          ],
          [
            squaresInSum,
            "Watch the sign of the middle part: it makes the square of the difference smaller than x² + y².",
          ],
          [square + p, "You added the product once. How often does xy occur in (x − y)²?"],
        ],
      },
      diagonal: {
        value: p,
        unit: "dm²",
        steps: [
          `Let the sides be $a$ and $b$ dm. Half the frame is $a + b = ${s}$. By Pythagoras' theorem $a^2 + b^2 = ${squaresInSum}$. We want $ab$.`,
          `The **identity** $(a + b)^2 = a^2 + b^2 + 2ab$ joins all three, because a square with side $a + b$ is made of two squares and two rectangles.`,
          `So $${square} = ${squaresInSum} + 2ab$. This gives $2ab = ${doubleProduct}$ and $ab = ${p}$ dm².`,
          `${near} add to $${s}$. Their product is about $${fixed(xy)}$, and their squares are about $${fixed(xSquared)}$ and $${fixed(ySquared)}$, together $${fixed(squaresOfRounded)}$.`,
        ],
        slips: [
          [doubleProduct, "That is the area of two such gates, 2ab. Cut the square on a + b into four pieces and see."],
          [
            (4 * square - squaresInSum) / 2,
            "You used the whole frame for the two sides together. How many sides does the frame go along?",
          ],
        ],
      },
      upside: {
        value: 0,
        unit: undefined,
        steps: [
          `Bring both fractions to the denominator $xy$: $\\frac{1}{x} = \\frac{y}{xy}$ and $\\frac{1}{y} = \\frac{x}{xy}$.`,
          `Add them. The **identity** $\\frac{1}{x} + \\frac{1}{y} = \\frac{x + y}{xy}$ holds for all numbers except $0$.`,
          `Sum and product are known, so the value is $\\frac{${s}}{${p}}$${inLowestTerms}.`,
          `${near}. One divided by each is about $${fixed(overX, 3)}$ and $${fixed(overY, 3)}$, together $${fixed(sumOfInverses, 3)}$, and $${top} \\div ${bottom} \\approx ${fixed(quotient, 3)}$.`,
        ],
        slips: [],
      },
      grown: {
        value: larger,
        unit: "cm²",
        steps: [
          `Let the sides be $a$ and $b$ cm. Half the perimeter is $a + b = ${s}$, and $ab = ${p}$. The new area is $(a + ${k})(b + ${k})$.`,
          `Multiply out with the **identity** $(a + ${k})(b + ${k}) = ab + ${k}(a + b) + ${corner}$. It shows the old photo, two strips and a corner.`,
          `All of it is known: $${p} + ${k} \\times ${s} + ${corner} = ${larger}$ cm².`,
          `${near} cm add to $${s}$. Made longer they are $${fixed(longerX)}$ and $${fixed(longerY)}$, and the product is about $${fixed(largerOfRounded, 1)}$.`,
        ],
        slips: [
          [p + k * s, "The two strips are there. What lies in the corner between them?"],
          [p + 2 * k * s + corner, "Half the perimeter is one side and the other. How many strips are new?"],
          [p + corner, `You added the corner only. How long are the two new strips, each ${k} cm wide?`],
        ],
      },
    } as const;
    const { value, unit, steps, slips } = parts[setting];
    return {
      title,
      problem: asked(s, p, k),
      answer:
        setting === "upside"
          ? { kind: "fraction", value: `${top}/${bottom}`, form: "lowest" }
          : { kind: "whole", value: String(value), ...(unit && { unit }) },
      hint,
      solution: steps,
      slips:
        setting === "upside"
          ? [
              {
                when: `${p}/${s}`,
                say: "The sum stands over the product, not under it. Which denominator fits both fractions?",
              },
              {
                when: `2/${s}`,
                say: "You added the tops and the bottoms. Fractions need one denominator before they can be added.",
              },
            ].filter(({ when }) => !sameFraction(when, s, p))
          : apart(value, slips as readonly (readonly [number, string])[], 1),
      check,
    };
  },
});

function sameFraction(text: string, top: number, bottom: number): boolean {
  const [a = 0, b = 1] = text.split("/").map(Number);
  return a * bottom === b * top;
}
