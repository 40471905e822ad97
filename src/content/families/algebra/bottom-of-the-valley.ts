import { family } from "../../../engine/family.ts";
import { texLowest, texTimes } from "../../../engine/tex.ts";
import { tex } from "../../../engine/words.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { sumTex } from "./shared/sums.ts";

interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}
/** What the solution goes through: the two parts whose product stays the same, and what is added to them. */
interface Valley {
  readonly parts: readonly [string, string];
  readonly product: number;
  readonly added: number;
  readonly start: string;
  readonly where: string;
  readonly check: string;
}

const root = (n: number) => wholeRoot(n) ?? Number.NaN;

/** Sums of two positive parts whose product stays the same: they are least when both parts are equal. */
const settings = {
  sum: {
    title: "The bottom of the valley",
    four: false,
    problem: ({ a, b, c }: Numbers) =>
      `For positive numbers $x$, the curve with the equation\n\n$$y = ${sumTex([a, "x"])} + \\frac{${b}}{x} + ${c}$$\n\ncomes down from the sky, reaches a lowest point and climbs again. What is the smallest value of $y$?`,
    hint: "Two of the three parts change with x. What is their product? Compare their sum with a square.",
    valley: ({ a, b, c }: Numbers): Valley => {
      const product = a * b;
      const part = root(product);
      const parts = [texTimes(a, "x"), `\\frac{${b}}{x}`] as const;
      const x = texLowest(part, a);
      const least = 2 * part + c;
      const atOne = a + b + c;
      return {
        parts,
        product,
        added: c,
        start: `The parts $${parts[0]}$ and $${parts[1]}$ are positive, and their product is $${product}$ for every $x$.`,
        where: `$x = ${x}$`,
        check: `at $x = ${x}$ both parts are $${part}$, so $y = ${part} + ${part} + ${c} = ${least}$; at $x = 1$ it is $${atOne}$`,
      };
    },
    slips: ({ a, b, c }: Numbers) =>
      [
        [a + b + c, "You took x = 1. Is the curve lowest there? Try a number on each side."],
        [2 * root(a * b), "That is the least sum of the two parts that change. What else is there?"],
        [root(a * b) + c, "At the lowest point both parts count, not one of them."],
      ] as const,
    check: "Find an x that gives your value, then try x a little smaller and a little larger; neither may give less.",
  },
  shifted: {
    title: "Not quite at zero",
    four: false,
    problem: ({ a, b, c }: Numbers) =>
      `Let $x$ be any real number above $${c}$. What is the smallest value that\n\n$$${sumTex([a, "x"])} + \\frac{${b}}{x - ${c}}$$\n\ncan take?`,
    hint: "The product of the two parts still depends on x. Can you write the first part with the same bracket as the bottom of the second?",
    valley: ({ a, b, c }: Numbers): Valley => {
      const product = a * b;
      const part = root(product);
      const parts = [texTimes(a, `(x - ${c})`), `\\frac{${b}}{x - ${c}}`] as const;
      const added = a * c;
      const least = 2 * part + added;
      const next = c + 1;
      const first = a * next;
      const there = first + b;
      return {
        parts,
        product,
        added,
        start: `Write $${texTimes(a, "x")} = ${parts[0]} + ${added}$. Now $${parts[0]}$ and $${parts[1]}$ are positive, and their product is $${product}$ for every $x$.`,
        where: `$x - ${c} = ${texLowest(part, a)}$`,
        check: `there the two parts are $${part}$ each, and with $${added}$ they make $${least}$; at $x = ${next}$ the value is $${first} + ${b} = ${there}$`,
      };
    },
    slips: ({ a, b, c }: Numbers) =>
      [
        [a * (c + 1) + b, "You chose the x that makes the bottom 1. Try an x on each side of it."],
        [
          2 * root(a * b),
          "You treated the parts as if their product were the same for every x. Which part would have to be split?",
        ],
        [2 * root(a * b) + c, "When the first part is split, what remains besides the bracket?"],
      ] as const,
    check: "Find an x that gives your value, then try x a little smaller and a little larger; neither may give less.",
  },
  brackets: {
    title: "Two brackets pull against each other",
    four: true,
    problem: ({ a, b, c, d }: Numbers) =>
      `The numbers $x$ and $y$ are positive, otherwise they may be chosen freely. How small can this product become?\n\n$$\\left( ${sumTex([a, "x"], [b, "y"])} \\right) \\left( \\frac{${c}}{x} + \\frac{${d}}{y} \\right)$$`,
    hint: "Multiply out. Which of the four products do not change at all, and what is the product of the other two?",
    valley: ({ a, b, c, d }: Numbers): Valley => {
      const [ac, bd, ad, bc] = [a * c, b * d, a * d, b * c];
      const product = ad * bc;
      const part = root(product);
      const parts = [`\\frac{${texTimes(ad, "x")}}{y}`, `\\frac{${texTimes(bc, "y")}}{x}`] as const;
      const added = ac + bd;
      const least = 2 * part + added;
      const [first, second] = [a + b, c + d];
      const atOne = first * second;
      return {
        parts,
        product,
        added,
        start: `Multiply out: $${ac} + ${bd}$ stays whatever $x$ and $y$ are, and besides there are $${parts[0]}$ and $${parts[1]}$. These two are positive, and their product is always $${product}$.`,
        where: `$\\frac{x}{y} = ${texLowest(part, ad)}$`,
        check: `there the two parts are $${part}$ each, and with $${added}$ they make $${least}$; with $x = y = 1$ the product is $${first} \\times ${second} = ${atOne}$`,
      };
    },
    slips: ({ a, b, c, d }: Numbers) =>
      [
        [(a + b) * (c + d), "You took x = y. Try a y that is a little larger or smaller than x."],
        [
          4 * root(a * b * c * d),
          "The two brackets are not smallest at the same x and y. Multiply out before you compare.",
        ],
        [a * c + b * d, "Multiply out again: besides these two there are two products with x and y in them."],
      ] as const,
    check: "Find numbers x and y that give your value, then change y a little both ways; neither may give less.",
  },
  fence: {
    title: "A fence that costs least",
    four: true,
    problem: ({ a, b, c, d }: Numbers) => {
      const area = 2 * b * c;
      const [opposite, down] = [10 * a, 10 * d];
      return `A rectangular garden of $${area}$ m² is planned on the bank of a straight river. The side on the river needs no fence. The fence opposite the river costs €$${opposite}$ for each metre, the two fences down to the river cost €$${down}$ for each metre.\n\nWhat is the smallest possible price of the whole fence, in euros?`;
    },
    hint: "Write the price with one length only. It is a sum of two parts; what is their product?",
    valley: ({ a, b, c, d }: Numbers): Valley => {
      const area = 2 * b * c;
      const [opposite, down] = [10 * a, 10 * d];
      const divided = 2 * down * area;
      const product = opposite * divided;
      const part = root(product);
      const whole = 2 * part;
      const length = part / opposite;
      const width = area / length;
      const parts = [`${opposite}x`, `\\frac{${tex(divided)}}{x}`] as const;
      return {
        parts,
        product,
        added: 0,
        start: `Let $x$ m be the length along the river. The other sides have $\\frac{${area}}{x}$ m, so the price is $${parts[0]} + 2 \\times ${down} \\times \\frac{${area}}{x} = ${parts[0]} + ${parts[1]}$. Both parts are positive, and their product is $${tex(product)}$ for every $x$.`,
        where: `$x = ${length}$`,
        check: `the garden is $${length}$ m by $${width}$ m, which is $${area}$ m²; the fence opposite the river costs €$${part}$ and the two others together as much, which makes €$${whole}$`,
      };
    },
    slips: ({ a, b, c, d }: Numbers) =>
      [
        [20 * root(a * b * c * d), "That is the price of the fence opposite the river. What do the two others cost?"],
        [
          (2 * root(a * b * c * d)) / a,
          "That is the length along the river, in metres, that costs least. What does the whole fence cost then?",
        ],
        [
          root(2 * b * c) * (10 * a + 20 * d),
          "You made the garden a square. Is it worth having more of the cheaper fence?",
        ],
      ] as const,
    check:
      "Find the garden that costs your price, then make it a little longer and a little shorter with the same area; neither may cost less.",
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "arithmetic and geometric mean",
  ages: "15-18",
  curriculum: ["KS5 completing the square", "HSA-SSE.3b", "HSF-IF.8a"],
  bounds: {
    setting: ["sum", "shifted", "brackets", "fence"],
    a: [1, 9],
    b: [1, 36],
    c: [1, 9],
    d: [1, 9],
  },
  rules: {
    "the product has a whole root": ({ setting, a, b, c, d }) =>
      wholeRoot(settings[setting].four ? a * b * c * d : a * b) !== null,
    "the lowest point is not where one would try first": ({ setting, a, b, c, d }) =>
      settings[setting].four ? a * d !== b * c : a !== b,
    "the root is worth finding": ({ setting, a, b, c, d }) => root(settings[setting].four ? a * b * c * d : a * b) >= 4,
    "brackets hold small numbers": ({ setting, a, b, c, d }) =>
      setting !== "brackets" || (b <= 9 && new Set([a, b, c, d]).size === 4),
    "a garden has whole sides and a sensible size": ({ setting, a, b, c, d }) =>
      setting !== "fence" ||
      ((2 * root(a * b * c * d)) % a === 0 &&
        (a * b * c) % root(a * b * c * d) === 0 &&
        2 * b * c >= 40 &&
        2 * b * c <= 400 &&
        a >= 2 &&
        d >= 2 &&
        a !== d),
  },
  write({ setting, ...n }) {
    const { title, problem, hint, valley, slips, check } = settings[setting];
    const { parts, product, added, start, where, check: tested } = valley(n);
    const twice = 2 * root(product);
    const least = twice + added;
    const sum = added ? `${twice} + ${added} = ${least}` : String(least);
    return {
      title,
      problem: problem(n),
      answer: { kind: "whole", value: String(least), ...(setting === "sum" && { label: "y" }) },
      hint,
      solution: [
        start,
        `For positive $u$ and $v$ we have $(\\sqrt{u} - \\sqrt{v})^2 \\ge 0$, which is $u + v \\ge 2\\sqrt{uv}$. In words, the **arithmetic mean** is never below the **geometric mean**. So $${parts[0]} + ${parts[1]} \\ge 2\\sqrt{${tex(product)}} = ${twice}$.`,
        `Equality needs $${parts[0]} = ${parts[1]}$, that is, ${where}. This is possible, so the smallest value is $${sum}$.`,
        `Check with numbers: ${tested}.`,
      ],
      slips: apart(least, slips(n)),
      check,
    };
  },
});
