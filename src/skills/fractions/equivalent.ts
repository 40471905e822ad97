import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Figure, Mark } from "../../engine/figure/figure.ts";
import { texFraction } from "../../engine/tex.ts";
import { range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest } from "./shared-fractions.ts";

const barLength = 12;

/** A bar cut into equal parts, the first so many of them shaded. */
function bar(parts: number, shaded: number, bottom: number): Mark[] {
  const width = barLength / parts;
  return range(0, parts - 1).map((i) => ({
    polygon: [
      [i * width, bottom],
      [(i + 1) * width, bottom],
      [(i + 1) * width, bottom + 1.2],
      [i * width, bottom + 1.2],
    ],
    fill: i < shaded ? "tint1" : "none",
  }));
}

function bars(a: number, b: number, d: number): Figure {
  const one = a === 1 ? "one is" : `${a} are`;
  return {
    alt: `Two bars of the same length, one above the other. The upper bar is cut into ${b} equal parts, and the first ${one} shaded. The lower bar is cut into ${d} equal parts, and none is shaded.`,
    scale: true,
    points: {},
    draw: [...bar(b, a, 1.8), ...bar(d, 0, 0)],
  };
}

/** a of b parts of one bar are how many of b × k parts of another? */
function pictured(a: number, b: number, k: number): Question {
  const [c, d] = [a * k, b * k];
  const more = d - b;
  const answer = { kind: "whole", value: String(c) } as const;
  const product = a === 1 ? "" : `$${a} \\times ${k} = ${c}$. `;
  const areShorter = a === 1 ? "One small part is shorter" : `${a} small parts are shorter`;
  return {
    prompt: `How many parts of the lower bar are as long as the shaded part of the upper bar? $${texFraction(a, b)} = \\frac{?}{${d}}$`,
    figure: bars(a, b, d),
    answer,
    steps: [
      `The upper bar has $${b}$ parts, the lower one $${d}$. So each part of the upper bar is as long as $${d} \\div ${b} = ${k}$ parts of the lower bar.`,
      a === 1
        ? `In the upper bar one part is shaded, and it is as long as $${k}$ of the small ones.`
        : `In the upper bar $${a}$ parts are shaded, and each is as long as $${k}$ of the small ones.`,
      `${product}So the answer is $${c}$.`,
    ],
    slips: slips(answer, [
      [a, "kept the numerator", `${areShorter} than the shaded part. How many small parts fit into one large one?`],
      [
        a + more,
        "added the same number to top and bottom",
        `From $${b}$ to $${d}$ it is $${more}$ more, and you added $${more}$ to the top as well. Count the small parts under the shaded part instead.`,
      ],
      [
        k,
        "counted under one part only",
        `$${k}$ small parts fit under one large part. How many large parts are shaded?`,
      ],
    ]),
    check: `Lay your parts of the lower bar side by side: they must end where the shaded part ends.`,
    shows: {
      by: "bar",
      lines: [[`${a}/${b}, 0/${d}`], [`${a}/${b}, ${k}/${d}`, "2"], [`${a}/${b}, ${c}/${d}`]],
    },
  };
}

type Side = "top" | "bottom";

/** a/b = c/d with c or d to find. */
function gap(side: Side, c: number, d: number): string {
  return side === "top" ? `\\frac{?}{${d}}` : `\\frac{${c}}{?}`;
}

const intro = "Which number belongs in place of the question mark?";

/** a/b = ak/bk with a number of the right side to find. */
function scaledUp(way: Side | "words", a: number, b: number, k: number): Question {
  const side = way === "bottom" ? "bottom" : "top";
  const [c, d] = [a * k, b * k];
  const value = side === "top" ? c : d;
  const answer = { kind: "whole", value: String(value) } as const;
  const [from, to] = side === "top" ? [b, d] : [a, c];
  const added = to - from;
  const [other, which] = side === "top" ? [a, "numerator"] : [b, "denominator"];
  return {
    prompt:
      way === "words"
        ? `Write $${texFraction(a, b)}$ with the denominator $${d}$. What is the new numerator?`
        : `${intro} $${texFraction(a, b)} = ${gap(side, c, d)}$`,
    answer,
    steps: [
      `A fraction keeps its value when top and bottom are multiplied by the same number.`,
      `Look where both numbers are known: from $${from}$ to $${to}$ it is times $${k}$.`,
      `So the ${which} is multiplied by $${k}$, too: $${other} \\times ${k} = ${value}$. The answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        other + added,
        "added instead of multiplying",
        `You added $${added}$ to top and bottom. That changes the value of the fraction. By which number is $${from}$ multiplied to give $${to}$?`,
      ],
      [
        other,
        "changed only one of the two numbers",
        `$${other}$ stayed as it was. When one number of a fraction is multiplied, the other one must be, too.`,
      ],
      [
        k,
        "wrote the number to multiply by",
        `That is the number to multiply by, but not yet the answer. Multiply the ${which} by it.`,
      ],
    ]),
    check: `Divide top and bottom of your fraction by the same number: you must be able to come back to $${texFraction(a, b)}$.`,
    shows: { by: "bar", lines: [[`${a}/${b}`], [`${a}/${b}`], [`${a}/${b}, ${c}/${d}`, "2"]] },
  };
}

/** ak/bk = a/b with a number of the right side to find. */
function scaledDown(side: Side, a: number, b: number, k: number): Question {
  const [p, q] = [a * k, b * k];
  const value = side === "top" ? a : b;
  const answer = { kind: "whole", value: String(value) } as const;
  const [from, to] = side === "top" ? [q, b] : [p, a];
  const [other, which] = side === "top" ? [p, "numerator"] : [q, "denominator"];
  const taken = from - to;
  return {
    prompt: `${intro} $${texFraction(p, q)} = ${gap(side, a, b)}$`,
    answer,
    steps: [
      `A fraction keeps its value when top and bottom are divided by the same number.`,
      `Look where both numbers are known: $${from} \\div ${k} = ${to}$, so it is divided by $${k}$.`,
      `So the ${which} is divided by $${k}$, too: $${other} \\div ${k} = ${value}$. The answer is $${value}$.`,
    ],
    slips: slips(answer, [
      ...(other > taken
        ? [
            [
              other - taken,
              "subtracted instead of dividing",
              `You took $${taken}$ away from top and bottom. That changes the value. By which number is $${from}$ divided to give $${to}$?`,
            ] as const,
          ]
        : []),
      [
        other,
        "changed only one of the two numbers",
        `$${other}$ stayed as it was. When one number of a fraction is divided, the other one must be, too.`,
      ],
      [
        k,
        "wrote the number to divide by",
        `That is the number to divide by, but not yet the answer. Divide the ${which} by it.`,
      ],
      [
        other * k,
        "multiplied instead of dividing",
        `From $${from}$ to $${to}$ the number gets smaller. So what happens to the ${which}?`,
      ],
    ]),
    check: `Multiply top and bottom of your fraction by the same number: you must be able to come back to $${texFraction(p, q)}$.`,
    shows: { by: "bar", lines: [[`${p}/${q}`], [`${p}/${q}`], [`${p}/${q}, ${a}/${b}`, "2"]] },
  };
}

/** ak/bk = am/bm with a number of the right side to find. */
function throughLowest(side: Side, a: number, b: number, k: number, m: number): Question {
  const [p, q] = [a * k, b * k];
  const [c, d] = [a * m, b * m];
  const value = side === "top" ? c : d;
  const answer = { kind: "whole", value: String(value) } as const;
  const [known, base, aim] = side === "top" ? [q, b, d] : [p, a, c];
  const [other, lowest] = side === "top" ? [p, a] : [q, b];
  const [smaller, larger] = [Math.min(known, aim), Math.max(known, aim)];
  const difference = larger - smaller;
  const shifted = other + aim - known;
  const did = aim > known ? "added" : "took away";
  return {
    prompt: `${intro} $${texFraction(p, q)} = ${gap(side, c, d)}$`,
    answer,
    steps: [
      `No whole number times $${smaller}$ makes $${larger}$, so go by way of the lowest terms: dividing by $${k}$ gives $${texFraction(p, q)} = ${texFraction(a, b)}$.`,
      `From $${base}$ to $${aim}$ it is times $${m}$.`,
      `So the other number is multiplied by $${m}$, too: $${lowest} \\times ${m} = ${value}$. The answer is $${value}$.`,
    ],
    slips: slips(answer, [
      ...(shifted > 0
        ? [
            [
              shifted,
              "added or subtracted the same number",
              `From $${known}$ to $${aim}$ you ${did} $${difference}$, and did the same to $${other}$. That changes the value. What is $${texFraction(p, q)}$ in lowest terms?`,
            ] as const,
          ]
        : []),
      [
        other,
        "changed only one of the two numbers",
        `$${other}$ stayed as it was, but the other number changed. What is $${texFraction(p, q)}$ in lowest terms?`,
      ],
      [
        other * m,
        "multiplied the fraction that was not reduced yet",
        `Times $${m}$ is right for the fraction in lowest terms. You multiplied $${other}$ by it.`,
      ],
    ]),
    check: `Bring both fractions to lowest terms: they must be the same.`,
    shows: {
      by: "bar",
      lines: [[`${p}/${q}, ${a}/${b}`], [`${p}/${q}, ${a}/${b}`, "2"], [`${p}/${q}, ${a}/${b}, ${c}/${d}`, "3"]],
    },
  };
}

const skill: Skill = {
  id: "equivalent-fractions",
  title: "Equivalent fractions",
  about: "One half, two quarters, five tenths: the same amount cut into larger or smaller parts.",
  curriculum: ["Y3-Y6 fractions", "3.NF.3", "4.NF.1"],
  needs: ["missing-factors"],
  stages: [
    stage({
      grade: 1,
      label: "with two bars",
      bounds: { b: [2, 6], a: [1, 5], k: [2, 4] },
      rules: {
        "the fraction is proper": ({ a, b }) => a < b,
        "the lower bar has at most 12 parts": ({ b, k }) => b * k <= 12,
      },
      write: ({ a, b, k }) => pictured(a, b, k),
    }),
    stage({
      grade: 2,
      label: "more parts",
      bounds: { way: ["top", "bottom", "words"], b: [2, 10], a: [1, 9], k: [2, 10] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
      },
      write: ({ way, a, b, k }) => scaledUp(way, a, b, k),
    }),
    stage({
      grade: 3,
      label: "fewer parts",
      bounds: { side: ["top", "bottom"], b: [2, 12], a: [1, 11], k: [3, 12] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the denominator is at least 12": ({ b, k }) => b * k >= 12,
      },
      write: ({ side, a, b, k }) => scaledDown(side, a, b, k),
    }),
    stage({
      grade: 4,
      label: "neither is a multiple of the other",
      bounds: { side: ["top", "bottom"], b: [2, 8], a: [1, 7], k: [2, 9], m: [2, 9] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "no multiple": ({ k, m }) => k % m !== 0 && m % k !== 0,
      },
      write: ({ side, a, b, k, m }) => throughLowest(side, a, b, k, m),
    }),
  ],
};

export default skill;
