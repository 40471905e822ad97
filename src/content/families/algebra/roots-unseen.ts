import { family } from "../../../engine/family.ts";
import { inBrackets, texPlus } from "../../../engine/tex.ts";
import { gcd, wholeRoot } from "../../../maths/whole.ts";
import { sumTex } from "./shared/sums.ts";

/** The equation x² - sx + p = 0 has solutions α and β, which nobody needs to know. */
const settings = {
  diagonal: {
    title: "Across the rectangle",
    asked: (s: number, p: number) =>
      `The two sides of a rectangle, in centimetres, are the two solutions of\n\n$$${equation(s, p)} = 0$$\n\nWhat is the area, in cm², of the **square on its diagonal**?`,
    hint: "Which theorem gives that area from the sides? Which two facts about the sides can you read off the coefficients?",
    check:
      "Work out both sides to two decimals with the formula, square each and add: your number should be very near.",
  },
  brackets: {
    title: "Two brackets at once",
    asked: (s: number, p: number, k: number) =>
      `The equation\n\n$$${equation(s, p)} = 0$$\n\nhas two solutions, $\\alpha$ and $\\beta$. Neither is a whole number. Work out\n\n$$(${k} - \\alpha)(${k} - \\beta)$$`,
    hint: "The left side of the equation can be written with two brackets, one for each solution. What is x in the product you want?",
    check:
      "Find both solutions to three decimals with the formula and multiply the two brackets: you should come very near.",
  },
  upside: {
    title: "Upside down and squared",
    asked: (s: number, p: number) =>
      `The equation\n\n$$${equation(s, p)} = 0$$\n\nhas two solutions, $\\alpha$ and $\\beta$. They are not rational. Work out\n\n$$\\frac{1}{\\alpha^2} + \\frac{1}{\\beta^2}$$\n\nGive your answer as a fraction in lowest terms.`,
    hint: "Bring both fractions over one denominator. Which expressions in α and β stand above and below?",
    check: "Find both solutions to four decimals with the formula, then work out the two fractions and add them.",
  },
  squared: {
    title: "An equation for the squares",
    asked: (s: number, p: number) =>
      `The equation\n\n$$${equation(s, p)} = 0$$\n\nhas two solutions, $\\alpha$ and $\\beta$. The equation\n\n$$x^2 + bx + c = 0$$\n\nhas the solutions $\\alpha^2$ and $\\beta^2$. Find $b$ and then $c$.`,
    hint: "What do b and c have to do with the sum and the product of the new solutions?",
    check: "Find a solution of the first equation to four decimals, square it, and put the square into your equation.",
  },
};

const equation = (s: number, p: number) => sumTex([1, "x^2"], [-s, "x"], [p, ""]);

export default family({
  level: "hard",
  minutes: 7,
  kind: "thinking",
  technique: "sum and product of the roots",
  ages: "15-18",
  curriculum: ["KS5 roots of polynomials", "HSA-REI.4"],
  bounds: {
    setting: ["diagonal", "brackets", "upside", "squared"],
    s: [-9, 12],
    p: [-9, 12],
    k: [2, 6],
  },
  rules: {
    "both coefficients are there": ({ s, p }) => Math.abs(s) > 1 && Math.abs(p) > 1,
    "there are two solutions, and no rational ones": ({ s, p }) =>
      s * s - 4 * p > 0 && wholeRoot(s * s - 4 * p) === null,
    "sides are above zero": ({ setting, s, p }) => setting !== "diagonal" || (s >= 5 && p >= 3),
    "the fraction cannot be cancelled away": ({ setting, s, p }) =>
      setting !== "upside" || gcd(s * s - 2 * p, p * p) < p * p,
  },
  write({ setting, s, p, k }) {
    const { title, asked, hint, check } = settings[setting];
    const [sumSquared, productSquared] = [s * s, p * p];
    const squares = sumSquared - 2 * p;
    const discriminant = sumSquared - 4 * p;
    const common = gcd(squares, productSquared);
    const [top, bottom] = [squares / common, productSquared / common];
    const fraction = `${top}/${bottom}`;
    const [root, small] = [1, -1].map((sign) => (s + sign * Math.sqrt(discriminant)) / 2) as [number, number];
    const about = (x: number, places = 3) => x.toFixed(places);
    const near = `Check with rounded solutions: $${about(root)}$ and $${about(small)}$.`;
    const read = `Compare $${equation(s, p)}$ with $(x - \\alpha)(x - \\beta)$, which is $x^2 - (\\alpha + \\beta)x + \\alpha\\beta$. So the **sum of the roots** is $${s}$ and their **product** is $${p}$.`;
    const sumOfSquares = `$(\\alpha + \\beta)^2 = \\alpha^2 + 2\\alpha\\beta + \\beta^2$, so $\\alpha^2 + \\beta^2 = ${inBrackets(s)}^2 - 2 \\times ${inBrackets(p)} = ${squares}$.`;
    const value = k * k - s * k + p;
    const [rootSquared, smallSquared] = [root ** 2, small ** 2];
    const sumOfRounded = rootSquared + smallSquared;
    const [rootBracket, smallBracket] = [k - root, k - small];
    const bracketsMultiplied = rootBracket * smallBracket;
    const [rootInverse, smallInverse] = [1 / rootSquared, 1 / smallSquared];
    const sumOfInverses = squares / productSquared;
    const inLowestTerms = common > 1 ? `, in lowest terms $\\frac{${top}}{${bottom}}$` : "";
    const parts = {
      diagonal: {
        answer: { kind: "whole", value: String(squares), unit: "cm²" },
        steps: [
          `Let the sides be $\\alpha$ and $\\beta$. By Pythagoras' theorem the square on the diagonal has the area $\\alpha^2 + \\beta^2$.`,
          read,
          sumOfSquares,
          `${near} Their squares are about $${about(rootSquared, 2)}$ and $${about(smallSquared, 2)}$, which add to $${about(sumOfRounded, 2)}$.`,
        ],
        slips: [
          [
            String(sumSquared),
            "That is the square on both sides joined, (α + β)². What else is in it besides α² + β²?",
          ],
          [String(sumSquared - p), "You took αβ away once. How often does it occur in (α + β)²?"],
          [String(discriminant), "That is (α − β)², the square of the difference of the sides."],
        ],
      },
      brackets: {
        answer: { kind: "whole", value: String(value) },
        steps: [
          `Both solutions make the left side $0$, so it **factorises**: $${equation(s, p)} = (x - \\alpha)(x - \\beta)$ for every $x$.`,
          `The product we want is the right side for $x = ${k}$, so it equals the left side for $x = ${k}$.`,
          `That is $${k}^2 ${texPlus(-s)} \\times ${k} ${texPlus(p)} = ${value}$.`,
          `${near} The brackets are about $${about(rootBracket)}$ and $${about(smallBracket)}$, with the product $${about(bracketsMultiplied, 2)}$.`,
        ],
        slips: [
          [
            String(k * k + s * k + p),
            "The sum of the solutions has the wrong sign. Expand (x − α)(x − β) and compare the middle term.",
          ],
          [
            String(k * k + p),
            "You left out the middle term. Expand the two brackets: what stands between the squares and αβ?",
          ],
        ],
      },
      upside: {
        answer: { kind: "fraction", value: fraction, form: "lowest" },
        steps: [
          `Over one denominator the sum is $\\frac{\\alpha^2 + \\beta^2}{\\alpha^2\\beta^2}$, because the top and bottom of each fraction can be multiplied by the other square.`,
          read,
          sumOfSquares,
          `The denominator is $(\\alpha\\beta)^2 = ${productSquared}$. So the value is $\\frac{${squares}}{${productSquared}}$${inLowestTerms}.`,
          `${near} Then $1 \\div ${inBrackets(Number(about(root)))}^2$ and $1 \\div ${inBrackets(Number(about(small)))}^2$ are about $${about(rootInverse)}$ and $${about(smallInverse)}$, together $${about(sumOfInverses)}$, which agrees.`,
        ],
        slips: [
          [
            `${sumSquared}/${productSquared}`,
            "You squared the sum of 1/α and 1/β. What else is in that square besides the two terms you want?",
          ],
          [
            p < 0 ? `${-squares}/${-p}` : `${squares}/${p}`,
            "The denominator is α² times β², so the product of the roots is squared as well.",
          ],
          [`${productSquared}/${squares}`, "The fraction is upside down. Which of the two expressions belongs below?"],
        ],
      },
      squared: {
        answer: { kind: "list", items: [String(-squares), String(productSquared)], ordered: true, labels: ["b", "c"] },
        steps: [
          read,
          sumOfSquares,
          `The product of the squares is $\\alpha^2\\beta^2 = ${inBrackets(p)}^2 = ${productSquared}$.`,
          `In an equation that begins with $x^2$, the number before $x$ is minus the sum and the last one is the product. So $b = ${-squares}$ and $c = ${productSquared}$.`,
          `Check by squaring: the first equation says $x^2 ${texPlus(p)} = ${sumTex([s, "x"])}$. Square both sides and write $y$ for $x^2$: $(y ${texPlus(p)})^2 = ${sumSquared}y$, so $${sumTex([1, "y^2"], [-squares, "y"], [productSquared, ""])} = 0$.`,
        ],
        slips: [
          [
            `${squares}, ${productSquared}`,
            "Your sum and product are right. What sign does the sum get in the equation?",
          ],
          [
            `${-sumSquared}, ${productSquared}`,
            "The sum of the squares is not the square of the sum. Expand (α + β)² to see the difference.",
          ],
          [
            `${sumSquared}, ${productSquared}`,
            "You squared the coefficients. Do the squares of the solutions fit your equation?",
          ],
        ],
      },
    } as const;
    const { answer, steps, slips } = parts[setting];
    return {
      title,
      problem: asked(s, p, k),
      answer,
      hint,
      solution: steps,
      slips: different(
        setting === "squared"
          ? `${-squares}, ${productSquared}`
          : setting === "diagonal"
            ? String(squares)
            : setting === "brackets"
              ? String(value)
              : fraction,
        slips,
      ),
      check,
    };
  },
});

/** The slips whose value is neither the answer's nor that of a slip before. */
function different(answer: string, slips: readonly (readonly [when: string, say: string])[]) {
  const value = (text: string) => {
    const [top, bottom = "1"] = text.split("/");
    return text.includes(",") ? text : String(Number(top) / Number(bottom));
  };
  const seen = new Set([value(answer)]);
  return slips.flatMap(([when, say]) => {
    if (seen.has(value(when))) return [];
    seen.add(value(when));
    return [{ when, say }];
  });
}
