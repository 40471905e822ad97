import { family } from "../../../engine/family.ts";
import type { Figure } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";
import { tex } from "../words.ts";

/** The largest value of a product of two linear factors lies halfway between its zeros. */
const titles = {
  tickets: "A fair price for the puppet show",
  pens: "Fence from the river",
  offcut: "A rectangle from the offcut",
};

/** A right-angled offcut with legs 2p and 2m, and some rectangle in its corner. */
function offcut(p: number, m: number): Figure {
  const [width, height] = [2 * p, 2 * m];
  const [w, h] = [width / 4, (height * 3) / 4];
  return {
    alt: `A right-angled triangle. The side along the bottom is ${width} cm long and the upright side is ${height} cm long. A rectangle lies in the corner with the right angle; its opposite corner is on the slanting side. The size of the rectangle is not given.`,
    scale: true,
    points: {},
    draw: [
      {
        polygon: [
          [0, 0],
          [width, 0],
          [0, height],
        ],
      },
      {
        polygon: [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ],
        fill: "tint1",
      },
      {
        line: [
          [0, 0],
          [width, 0],
        ],
        label: `${width} cm`,
        side: "s",
      },
      {
        line: [
          [0, 0],
          [0, height],
        ],
        label: `${height} cm`,
        side: "w",
      },
    ],
  };
}

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "halfway between the zeros",
  ages: "14-16",
  curriculum: ["KS4 quadratic graphs", "HSF-IF.8a", "HSA-SSE.3"],
  bounds: {
    setting: ["tickets", "pens", "offcut"],
    p: [6, 24],
    m: [8, 40],
    v: [3, 6],
  },
  rules: {
    "the best price is a whole one, some way above": ({ setting, p, m }) =>
      setting !== "tickets" || (m % 2 === 0 && m >= 2 * p + 4),
    "the offcut is no thin sliver": ({ setting, p, m }) => setting !== "offcut" || (m > p && m <= 1.7 * p),
  },
  write({ setting, p, m, v }) {
    const title = titles[setting];
    if (setting === "tickets") {
      const best = m / 2;
      const now = v * (m - p);
      const income = (price: number) => price * v * (m - price);
      return {
        title,
        problem: `A puppet theatre in Prague sells tickets at $${p}$ crowns, and $${now}$ people come each evening. For every crown that a ticket costs more, ${v} people fewer will come. Prices are whole crowns.\n\nWhich ticket price, in crowns, brings the **most money** in an evening?`,
        answer: { kind: "whole", value: String(best), unit: "crowns" },
        hint: "Write the money as a product of two brackets. For which two prices would there be no money at all?",
        solution: [
          `Let a ticket cost $x$ crowns more than now. Then the price is $${p} + x$ and $${now} - ${v}x$ people come. The money is $(${p} + x)(${now} - ${v}x)$, a parabola that opens downwards.`,
          `It is $0$ when a bracket is $0$: for $x = -${p}$ (tickets for nothing) and for $x = ${now} \\div ${v} = ${m - p}$ (nobody comes).`,
          `A parabola is symmetric, so its top lies **halfway between the zeros**, at $x = (${m - p} - ${p}) \\div 2 = ${best - p}$. The best price is $${p} + ${best - p} = ${best}$ crowns.`,
          `Check the neighbours: $${best}$ crowns bring $${best} \\times ${v * (m - best)} = ${tex(income(best))}$. For one crown less or more it is $${tex(income(best - 1))}$ both times, which is less.`,
        ],
        slips: apart(
          best,
          [
            [best - p, "That is by how much the price goes up. The question asks for the price itself."],
            [m, "At that price nobody comes any more. Where between the two zeros is the top?"],
            [
              (m + p) / 2,
              "That is halfway between the price of now and the price at which nobody comes. But now there is money: where is the other zero?",
            ],
          ],
          1,
        ),
        check: "Work out the money for your price, then for one crown more and one crown less: both must bring less.",
      };
    }
    if (setting === "pens") {
      const fence = 2 * v * p;
      const largest = v * p * p;
      return {
        title,
        problem: `Along a straight river a farmer fences off a rectangular meadow. The river side needs no fence. Inside, more fences run straight from the river to the far side, so that there are ${v - 1} pens side by side. She has $${fence}$ m of fence in all.\n\nWhat is the **largest area**, in m², that the whole meadow can have?`,
        answer: { kind: "whole", value: String(largest), unit: "m²" },
        hint: "How many fences run from the river to the far side? If each is x metres long, what is left for the far side?",
        solution: [
          `For ${v - 1} pens, $${v}$ fences run from the river to the far side. If each is $x$ m long, $${fence} - ${v}x$ m are left for the far side, which is the length of the meadow.`,
          `So the area is $x(${fence} - ${v}x)$. It is $0$ for $x = 0$ and for $x = ${fence} \\div ${v} = ${2 * p}$.`,
          `The graph is a parabola, so the largest area lies **halfway between the zeros**, at $x = ${p}$. The meadow is then $${fence} - ${v} \\times ${p} = ${v * p}$ m long and has $${p} \\times ${v * p} = ${tex(largest)}$ m².`,
          `Check by completing the square: the area is $${tex(largest)} - ${v}(x - ${p})^2$, because that is $${fence}x - ${v}x^2$ when multiplied out. A square is never negative, so $${tex(largest)}$ cannot be passed.`,
        ],
        slips: apart(
          largest,
          [
            [
              (fence / 4) ** 2,
              "That is a square with fence on all four sides. Which side needs none, and which fences are inside?",
            ],
            [
              (fence / (v + 1)) ** 2,
              "You made the meadow a square. Compare with a meadow that is longer along the river.",
            ],
            [
              (fence * fence) / 8,
              "That would be right without the fences inside. How many run from the river to the far side?",
            ],
            [
              (fence * fence) / (4 * (v - 1)),
              "Count the fences that run away from the river once more: there is one at each end.",
            ],
          ],
          1,
        ),
        check:
          "Choose fences a little longer and a little shorter than yours, and work out the area of the meadow each time.",
      };
    }
    const [width, height] = [2 * p, 2 * m];
    const largest = p * m;
    return {
      title,
      problem: `From a right-angled offcut of sheet metal, Emeka wants to cut a rectangle. Two of its sides lie on the two sides of the right angle, which are ${width} cm and ${height} cm long. One corner lies on the slanting side.\n\nWhat is the **largest area**, in cm², that his rectangle can have?`,
      figure: offcut(p, m),
      answer: { kind: "whole", value: String(largest), unit: "cm²" },
      hint: "Let the rectangle be x wide. How does its height shrink as x grows? For which two widths would there be no area?",
      solution: [
        `Let the rectangle be $x$ cm wide. The small triangle to its right has the same angles as the offcut and is $${width} - x$ wide, so its height, that of the rectangle, is $\\frac{${height}}{${width}}(${width} - x)$.`,
        `The area is $\\frac{${height}}{${width}}x(${width} - x)$. It is $0$ for $x = 0$ and for $x = ${width}$.`,
        `The graph is a parabola, so the top lies **halfway between the zeros**, at $x = ${p}$. Then the height is $${m}$ cm and the area $${p} \\times ${m} = ${tex(largest)}$ cm².`,
        `Check with a paper copy: fold its two pointed corners onto the corner with the right angle. The two flaps cover this rectangle exactly once, so it is half of the offcut: $${width} \\times ${height} \\div 4 = ${tex(largest)}$. One centimetre wider or narrower gives $\\frac{${height}}{${width}} \\times ${p + 1} \\times ${p - 1}$, which is less.`,
      ],
      slips: apart(
        largest,
        [
          [2 * p * m, "That is the area of the whole offcut. Can a rectangle fill it?"],
          [
            4 * p * m,
            "Those are the sides of the right angle multiplied. That rectangle does not fit into the offcut.",
          ],
          [(3 * p * m) / 4, "That is the rectangle of the picture. Try other widths: can it be larger?"],
        ],
        1,
      ),
      check:
        "Try a width near yours: the height shrinks in proportion to what is left of the bottom side. Is the area smaller?",
    };
  },
});
