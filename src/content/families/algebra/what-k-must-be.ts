import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { and } from "../../../engine/words.ts";
import { divisors } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A quadratic with a letter k, and what is known about its two solutions. */
const settings = {
  whole: {
    title: "For how many k?",
    hint: "What do the sum and the product of the two solutions have to do with the coefficients? Which products are possible?",
    check:
      "For each k you counted write down the two solutions, and look for products you have not used, negative ones too.",
  },
  sum: {
    title: "Only k is free",
    hint: "The sum of the two solutions is fixed. What is k, in terms of the solutions, and which pairs give a k above 0?",
    check:
      "List pairs of integers with the right sum, work out k for each, and count the different k that are positive.",
  },
  ratio: {
    title: "One solution, many times as large",
    hint: "Call the smaller solution t. What is the other one, and what is their product?",
    check: "Solve the equation with your k and divide the larger solution by the smaller one.",
  },
  gap: {
    title: "A known distance apart",
    hint: "The sum of the solutions can be read off. Where on the number line is the middle between them?",
    check: "Solve the equation with your k and subtract the smaller solution from the larger one.",
  },
};

export default family({
  level: "hard",
  minutes: 7,
  kind: "thinking",
  technique: "sum and product of the roots",
  ages: "14-17",
  curriculum: ["KS4 quadratic equations", "HSA-REI.4b", "MP7"],
  bounds: {
    setting: ["whole", "sum", "ratio", "gap"],
    q: [12, 72],
    s: [11, 31],
    r: [2, 5],
    t: [2, 9],
  },
  rules: {
    // A square number would give two equal solutions, and with them a dispute about how many they are.
    "there are several ways to split q, all into different factors": ({ setting, q }) =>
      setting !== "whole" || (divisors(q).length >= 6 && divisors(q).length % 2 === 0),
    "the solutions of the ratio stay small": ({ setting, r, t }) => setting !== "ratio" || r * t <= 30,
    "half of the distance can be taken from half of the sum": ({ setting, s, t }) =>
      setting !== "gap" || ((s - t) % 2 === 0 && t < s),
  },
  write({ setting, q, s, r, t }) {
    const { title, hint, check } = settings[setting];
    const base = { title, hint, check };
    if (setting === "whole") {
      const pairs = divisors(q)
        .filter((d) => d * d <= q)
        .map((d) => [d, q / d] as const);
      const products = pairs.map(([d, other]) => `$${d} \\times ${other}$`);
      const sums = pairs.map(([d, other]) => d + other);
      const [factor, otherFactor] = pairs.at(-1) ?? [1, q];
      const sum = factor + otherFactor;
      const answer = 2 * pairs.length;
      return {
        ...base,
        problem: `For how many integers $k$ (positive or negative) are the solutions of\n\n$$x^2 + kx + ${q} = 0$$\n\n**integers**?`,
        answer: { kind: "whole", value: String(answer) },
        solution: [
          `If the solutions are $\\alpha$ and $\\beta$, the left side is $(x - \\alpha)(x - \\beta)$. So the **product of the roots** is $${q}$, and $k$ is minus their **sum**.`,
          `With integers the product $${q}$ can be made in these ways: ${and(products)}. That makes ${pairs.length} pairs, and ${pairs.length} more with both numbers negative, because minus times minus is plus.`,
          `The sums are $${texList(sums)}$ and their opposites, all different. So there are $2 \\times ${pairs.length} = ${answer}$ values of $k$.`,
          `Check one pair: $k = -${sum}$ gives $x^2 - ${sum}x + ${q} = (x - ${factor})(x - ${otherFactor})$. With $+${sum}$ both signs in the brackets turn round. The sums shrink as the factors come nearer to each other, so no two are equal.`,
        ],
        slips: apart(
          answer,
          [
            [pairs.length, "You took both solutions of one sign only. Can both have the other sign?"],
            [
              2 * divisors(q).length,
              "You counted each pair twice, once in each order. The order of the solutions does not change k.",
            ],
          ],
          1,
        ),
      };
    }
    if (setting === "sum") {
      const answer = Math.floor(s / 2);
      const [besideOne, besideTwo, besideThree] = [s - 1, s - 2, s - 3];
      const products = [besideOne, 2 * besideTwo, 3 * besideThree];
      const besideLast = s - answer;
      const lastProduct = answer * besideLast;
      return {
        ...base,
        problem: `For how many **positive** integers $k$ has the equation\n\n$$x^2 - ${s}x + k = 0$$\n\ntwo solutions that are integers? (They may be equal.)`,
        answer: { kind: "whole", value: String(answer) },
        solution: [
          `If the solutions are $\\alpha$ and $\\beta$, the left side is $(x - \\alpha)(x - \\beta)$. So the **sum of the roots** is $${s}$ and their **product** is $k$.`,
          `$k$ is positive, so both have the same sign, and as their sum is positive, both are positive.`,
          `The pairs are $1 + ${besideOne}$, $2 + ${besideTwo}$ and so on up to $${answer} + ${besideLast}$. That makes $${answer}$ pairs.`,
          `Check that no $k$ is counted twice: the products $${texList(products)}, \\ldots, ${lastProduct}$ grow, because a product grows when two numbers with a fixed sum come nearer to each other. So there are $${answer}$ different $k$.`,
        ],
        slips: apart(
          answer,
          [
            [besideOne, "You counted each pair in both orders. The order of the solutions does not change k."],
            [answer + 1, "You may have counted the pair with 0. Then k would be 0, which is not positive."],
            [
              answer - 1,
              "One pair is missing. Look at the first pair, with 1, and at the last, where the two come together.",
            ],
          ],
          1,
        ),
      };
    }
    if (setting === "ratio") {
      const square = t * t;
      const larger = r * t;
      const [product, answer] = [r * square, larger + t];
      return {
        ...base,
        problem: `One solution of\n\n$$x^2 - kx + ${product} = 0$$\n\nis **${r} times** as large as the other, and $k$ is positive. What is $k$?`,
        answer: { kind: "whole", value: String(answer), label: "k" },
        solution: [
          `Let the solutions be $t$ and $${r}t$. The left side is $(x - t)(x - ${r}t)$, so the **product of the roots** is $${r}t^2 = ${product}$.`,
          `Hence $t^2 = ${square}$, so $t = ${t}$ or $t = -${t}$.`,
          `The **sum of the roots** is $k$. It is positive, so $t = ${t}$, and $k = ${t} + ${larger} = ${answer}$.`,
          `Check by factorising: $(x - ${t})(x - ${larger}) = x^2 - ${answer}x + ${product}$, and $${larger} = ${r} \\times ${t}$.`,
        ],
        slips: apart(
          answer,
          [
            [t, "That is the smaller solution. What is k, made of both of them?"],
            [larger, "That is the larger solution. What is k, made of both of them?"],
            [-answer, "The size is right. Expand the two brackets: which sign does the sum of the solutions get?"],
          ],
          -1000,
        ),
      };
    }
    const [half, halfGap] = [s / 2, t / 2];
    const [large, small] = [half + halfGap, half - halfGap];
    const [sumSquared, gapSquared] = [s * s, t * t];
    const fourTimes = sumSquared - gapSquared;
    const answer = large * small;
    return {
      ...base,
      problem: `The two solutions of\n\n$$x^2 - ${s}x + k = 0$$\n\ndiffer by exactly $${t}$. What is $k$?`,
      answer: { kind: "whole", value: String(answer), label: "k" },
      solution: [
        `If the solutions are $\\alpha$ and $\\beta$, the left side is $(x - \\alpha)(x - \\beta)$. So the **sum of the roots** is $${s}$ and their **product** is $k$.`,
        `The middle between them is half of the sum, $${half}$. Each is half of the distance away from it, $${halfGap}$.`,
        `So they are $${half} + ${halfGap} = ${large}$ and $${half} - ${halfGap} = ${small}$, and $k = ${large} \\times ${small} = ${answer}$.`,
        `Check with the discriminant: $${s}^2 - 4 \\times ${answer} = ${sumSquared} - ${fourTimes} = ${gapSquared}$, and its root $${t}$ is the distance of the two solutions.`,
      ],
      slips: apart(
        answer,
        [
          [
            fourTimes,
            "That is four times the product. Each solution is only half of the distance away from half of the sum.",
          ],
          [s - t, "That is twice the smaller solution. What is k, made of both solutions?"],
          [(s - t) * t, "You took the distance for one of the solutions. Do the two numbers add up to the right sum?"],
        ],
        1,
      ),
    };
  },
});
