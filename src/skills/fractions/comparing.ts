import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Shown } from "../../engine/shows.ts";
import { texFraction } from "../../engine/tex.ts";
import { commas } from "../../engine/words.ts";
import { gcd, lcm, mod } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, partName, partsTex, typed } from "./shared-fractions.ts";

const largeOrSmall = {
  largest: {
    sizes: "Large parts come from a small denominator",
    rival: "One of the other two is larger still",
  },
  smallest: {
    sizes: "Small parts come from a large denominator",
    rival: "One of the other two is smaller still",
  },
};

/** Three fractions with the same denominator or the same numerator: which is the largest or smallest? */
function alike(
  same: "bottom" | "top",
  shared: number,
  others: readonly number[],
  wanted: "largest" | "smallest",
): Question {
  const text = (other: number) => (same === "bottom" ? ([other, shared] as const) : ([shared, other] as const));
  const rising = others.toSorted((x, y) => (same === "bottom" ? x - y : y - x));
  const [small = 0, middle = 0, large = 0] = rising;
  const [best, other] = wanted === "largest" ? [large, small] : [small, large];
  const [first = "", second = "", third = ""] = others.map((n) => `$${texFraction(...text(n))}$`);
  const answer = { kind: "fraction", value: text(best).join("/"), form: "any" } as const;
  const key = texFraction(...text(best));
  const bars = commas(others.map((other) => text(other).join("/")));
  const { sizes, rival } = largeOrSmall[wanted];
  return {
    prompt: `Which is the ${wanted} of the fractions ${first}, ${second} and ${third}?`,
    answer,
    steps:
      same === "bottom"
        ? [
            `The denominators are the same, so all parts are ${partName(shared, 2)}: they have the same size.`,
            `Then only the number of parts counts. Which numerator is the ${wanted}?`,
            `$${best}$ is the ${wanted} numerator, so the answer is $${key}$.`,
          ]
        : [
            `The numerators are the same: each time it is ${partsTex(shared)}. So the size of the parts decides.`,
            `The more parts a whole is cut into, the smaller each part is. Which denominator gives the ${wanted} parts?`,
            `${sizes}: $${best}$. So the answer is $${key}$.`,
          ],
    slips: slips(answer, [
      same === "bottom"
        ? [
            text(other).join("/"),
            "looked for the other end",
            `All parts have the same size here. With more of them, is it more or less? And the question asks for the ${wanted}.`,
          ]
        : [
            text(other).join("/"),
            "took larger denominators for larger fractions",
            `Think of a cake for $${large}$ and a cake for $${small}$ people: from which of the two do you get the larger piece?`,
          ],
      [text(middle).join("/"), "left one fraction out", `${rival}. Compare all three.`],
    ]),
    check: `Draw three bars of the same length and shade one fraction on each: the ${wanted} one must stand out.`,
    shows: { by: "bar", lines: [[bars], [bars], [bars, String(others.indexOf(best) + 1)]] },
  };
}

type Sign = "<" | "=" | ">";
const signs: readonly Sign[] = ["<", "=", ">"];

function sign(difference: number): Sign {
  return difference < 0 ? "<" : difference > 0 ? ">" : "=";
}

/** a/b ? c/d, with the steps before the last, and the bars at each of the steps. */
function between(
  a: number,
  b: number,
  c: number,
  d: number,
  ways: readonly string[],
  last: string,
  lines: readonly Shown[],
): Question {
  const [left, right] = [texFraction(a, b), texFraction(c, d)];
  const value = sign(a * d - c * b);
  const answer = { kind: "choice", options: signs, value } as const;
  return {
    prompt: `Which sign belongs in place of the question mark? $${left} \\;\\; ? \\;\\; ${right}$`,
    answer,
    steps: [...ways, last],
    slips: slips(
      answer,
      signs.filter((one) => one !== value).map((wrong) => wrongSign(wrong, value, a, b, c, d)),
    ),
    check: `Bring both fractions to the same denominator: the sign between the numerators is the one between the fractions.`,
    shows: { by: "bar", lines },
  };
}

function wrongSign(wrong: Sign, value: Sign, a: number, b: number, c: number, d: number): [Sign, string, string] {
  const [left, right] = [texFraction(a, b), texFraction(c, d)];
  const missing = b - a;
  const ofLargerParts = b < d ? left : right;
  if (wrong === "=" && missing === d - c)
    return [
      wrong,
      "compared only how many parts are missing",
      `Both are ${partsTex(missing)} short of a whole. But are these missing parts of the same size?`,
    ];
  if (wrong === "=")
    return [
      wrong,
      "took the two for equal",
      `They are not equal. Into which same parts could you cut both $${left}$ and $${right}$?`,
    ];
  if (value === "=")
    return [
      wrong,
      "compared the numbers without making the parts the same",
      `The numbers of $${left}$ and $${right}$ differ, and so do the parts. What is each of them in lowest terms?`,
    ];
  if (wrong === sign(a - c))
    return [
      wrong,
      "compared the numerators only",
      `You compared $${a}$ and $${c}$. But $${b}$ parts to a whole and $${d}$ parts to a whole are parts of different sizes.`,
    ];
  if (wrong === sign(d - b))
    return [
      wrong,
      "compared the denominators only",
      `$${ofLargerParts}$ has the larger parts, but how many of them? Both numbers of a fraction count.`,
    ];
  return [
    wrong,
    "turned the sign around",
    `The open side of the sign faces the larger number. Which of $${left}$ and $${right}$ is that?`,
  ];
}

/** a/b and (a × times + gap)/(b × times), the one or the other first. */
function multiple(a: number, b: number, times: number, gap: number, first: "small" | "large"): Question {
  const top = a * times;
  const [c, d] = [top + gap, b * times];
  const [f, g] = [texFraction(a, b), texFraction(c, d)];
  const [l, r] = first === "small" ? [top, c] : [c, top];
  const value = sign(l - r);
  const steps = [
    `Cut both into parts of the same size. $${d}$ is a multiple of $${b}$, so $${f}$ can be written with the denominator $${d}$.`,
    `Multiply top and bottom of $${f}$ by $${times}$: it is $${texFraction(top, d)}$. Compare that with $${g}$.`,
  ];
  const last = `$${l} ${value} ${r}$, so the answer is $${value}$.`;
  const inOrder = (f: string) => (first === "small" ? `${f}, ${c}/${d}` : `${c}/${d}, ${f}`);
  const cut = inOrder(typed(top, d));
  const lines: Shown[] = [[inOrder(typed(a, b))], [cut, first === "small" ? "1" : "2"], [cut]];
  return first === "small" ? between(a, b, c, d, steps, last, lines) : between(c, d, a, b, steps, last, lines);
}

/** One fraction below one half and one above it. */
function aroundHalf(a: number, b: number, c: number, d: number): Question {
  const says = (p: number, q: number) => {
    const half = q / 2;
    const lessOrMore = p < half ? "less" : "more";
    return `$${texFraction(p, q)}$ is ${lessOrMore} than one half, because half of $${q}$ is $${half}$`;
  };
  const value = sign(a * d - c * b);
  const bars = `${a}/${b}, 1/2, ${c}/${d}`;
  return between(
    a,
    b,
    c,
    d,
    [
      `Compare each of them with one half: is the numerator less or more than half of the denominator?`,
      `${says(a, b)}. What about $${texFraction(c, d)}$?`,
    ],
    `${says(c, d)}. So the answer is $${value}$.`,
    [
      [bars, "2"],
      [bars, "1 2"],
      [bars, "2 3"],
    ],
  );
}

/** Two fractions that lack the same number of parts. */
function belowOne(a: number, b: number, c: number, d: number): Question {
  const missing = b - a;
  const value = sign(a * d - c * b);
  const [m, n] = [texFraction(missing, b), texFraction(missing, d)];
  const [smallerGap, larger] = b > d ? [m, texFraction(a, b)] : [n, texFraction(c, d)];
  const gaps = `${a}+${missing}/${b}, ${c}+${missing}/${d}`;
  return between(
    a,
    b,
    c,
    d,
    [
      `Both are close to a whole. Look at what is missing: $${m}$ from the first and $${n}$ from the second.`,
      `The same number of parts is missing, but the parts differ: a whole cut into $${Math.max(b, d)}$ has smaller parts than a whole cut into $${Math.min(b, d)}$.`,
    ],
    `So $${smallerGap}$ is the smaller gap, and $${larger}$ is the larger fraction: the answer is $${value}$.`,
    [[gaps], [gaps], [`${a}/${b}, ${c}/${d}`, b > d ? "1" : "2"]],
  );
}

/** The smallest or largest whole number with ?/d > a/b or ?/d < a/b. */
function missingTop(wanted: "smallest" | "largest", a: number, b: number, d: number): Question {
  const common = lcm(b, d);
  const [times, limit] = [common / d, (a * common) / b];
  const [below, above] = [Math.floor(limit / times), Math.floor(limit / times) + 1];
  const [belowTimes, aboveTimes] = [below * times, above * times];
  const missing = b - a;
  const { value, miss, mark, relation, neighbour } =
    wanted === "smallest"
      ? { value: above, miss: below, mark: ">", relation: "more", neighbour: "number before it" }
      : { value: below, miss: above, mark: "<", relation: "less", neighbour: "next number" };
  const answer = { kind: "whole", value: String(value) } as const;
  return {
    prompt: `Which is the ${wanted} whole number that can stand in place of the question mark? $\\frac{?}{${d}} ${mark} ${texFraction(a, b)}$`,
    answer,
    steps: [
      `Cut both into parts of the same size: the smallest number that is a multiple of both $${d}$ and $${b}$ is $${common}$.`,
      `$${texFraction(a, b)}$ is $${texFraction(limit, common)}$, and each $${texFraction(1, d)}$ is $${texFraction(times, common)}$. So the missing number times $${times}$ must be ${relation} than $${limit}$.`,
      `$${below} \\times ${times} = ${belowTimes}$ is less than $${limit}$, and $${above} \\times ${times} = ${aboveTimes}$ is more. So the ${wanted} number that fits, and the answer, is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        miss,
        "stopped on the wrong side",
        `Very close: $${texFraction(miss, d)}$ is still on the other side of $${texFraction(a, b)}$. Read the sign once more.`,
      ],
      [
        wanted === "smallest" ? a + 1 : a - 1,
        "compared the numerators only",
        `You compared with the numerator $${a}$ alone. But $${b}$ parts to a whole and $${d}$ parts to a whole are parts of different sizes.`,
      ],
      [
        a,
        "copied the numerator",
        `You wrote the same numerator, $${a}$. But the parts are of a different size here: $${texFraction(a, d)}$ is not $${texFraction(a, b)}$.`,
      ],
      ...(d > missing
        ? [
            [
              d - missing,
              "left as many parts missing",
              `$${texFraction(a, b)}$ is $${texFraction(missing, b)}$ short of a whole. The same number of missing parts of another size is not the same amount.`,
            ] as const,
          ]
        : []),
    ]),
    check: `Put your number in: it must make the line true, and the ${neighbour} must not.`,
    shows: {
      by: "bar",
      lines: [
        [`${a}/${b}, 0/${d}`, "1"],
        [`${limit}/${common}, ${times}/${common}`],
        [`${a}/${b}, ${value}/${d}`, "2"],
      ],
    },
  };
}

const skill: Skill = {
  id: "comparing-fractions",
  title: "Comparing fractions",
  about: "Which of two fractions is more: by the size of the parts, by their number, or both.",
  curriculum: ["Y3-Y6 fractions", "3.NF.3", "4.NF.2"],
  needs: ["equivalent-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "the same top or the same bottom",
      bounds: {
        same: ["bottom", "top"],
        shared: [1, 12],
        others: { list: [1, 12], length: [3, 3] },
        wanted: ["largest", "smallest"],
      },
      rules: {
        "the others differ": ({ others }) => new Set(others).size === others.length,
        "the fractions are proper": ({ same, shared, others }) =>
          others.every((other) => (same === "bottom" ? other < shared : other > shared)),
        "the same denominator is at least 5, the same numerator at most 5": ({ same, shared }) =>
          same === "bottom" ? shared >= 5 : shared <= 5,
      },
      write: ({ same, shared, others, wanted }) => alike(same, shared, others, wanted),
    }),
    stage({
      grade: 3,
      label: "one denominator is a multiple of the other",
      bounds: { b: [2, 8], times: [2, 4], a: [1, 7], gap: [-2, 2], first: ["small", "large"] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the other one is proper, too": ({ a, b, times, gap }) => a * times + gap > 0 && a * times + gap < b * times,
        "the larger denominator is at most 24": ({ b, times }) => b * times <= 24,
      },
      write: ({ a, b, times, gap, first }) => multiple(a, b, times, gap, first),
    }),
    stage({
      grade: 3,
      label: "near a half or near a whole",
      bounds: { b: [3, 12], d: [3, 12], a: [1, 11], c: [1, 11], near: ["half", "whole"] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, d }) => isProperLowest(a, b) && isProperLowest(c, d),
        "no denominator is a multiple of the other": ({ b, d }) => b % d !== 0 && d % b !== 0,
        "one below a half and one above": ({ near, a, b, c, d }) => near !== "half" || (2 * a - b) * (2 * c - d) < 0,
        "near a half": ({ near, a, b, c, d }) =>
          near !== "half" || (Math.abs(2 * a - b) <= 2 && Math.abs(2 * c - d) <= 2),
        "the same number of parts is missing": ({ near, a, b, c, d }) =>
          near !== "whole" || (b - a === d - c && b - a <= 2 && 2 * a > b && 2 * c > d),
      },
      write: ({ near, a, b, c, d }) => (near === "half" ? aroundHalf(a, b, c, d) : belowOne(a, b, c, d)),
    }),
    stage({
      grade: 4,
      label: "the missing numerator",
      bounds: { b: [3, 9], a: [2, 8], d: [4, 12], wanted: ["smallest", "largest"] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the two are never equal": ({ b, d }) => d % b !== 0 && b % d !== 0,
        "the denominators share something or are small": ({ b, d }) => gcd(b, d) > 1 || b * d <= 63,
        "the number is at least 2, and the fraction proper": ({ a, b, d, wanted }) => {
          const below = (a * d - mod(a * d, b)) / b;
          return below >= 2 && below + (wanted === "smallest" ? 1 : 0) < d;
        },
      },
      write: ({ wanted, a, b, d }) => missingTop(wanted, a, b, d),
    }),
  ],
};

export default skill;
