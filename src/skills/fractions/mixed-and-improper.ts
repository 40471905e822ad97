import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { isProperLowest, partName } from "./shared-fractions.ts";

type Way = "top" | "parts" | "pizzas";

/** w a/b as an improper fraction. */
function toImproper(way: Way, w: number, a: number, b: number): Question {
  const mixed = texMixed(w, a, b);
  const names = partName(b, 2);
  const inWholes = w * b;
  const top = inWholes + a;
  const answer = { kind: "whole", value: String(top) } as const;
  const prompt = {
    top: `Which number belongs in place of the question mark? $${mixed} = \\frac{?}{${b}}$`,
    parts: `How many ${names} are there in $${mixed}$?`,
    pizzas: `$${mixed}$ pizzas are on the table, all cut into ${names}. How many ${names} are there?`,
  };
  return {
    prompt: prompt[way],
    answer,
    steps: [
      `One whole is $${b}$ ${names}.`,
      `So $${w}$ wholes are $${w} \\times ${b} = ${inWholes}$ ${names}.`,
      `The fraction adds $${a}$ more: $${inWholes} + ${a} = ${top}$, so the answer is $${top}$.`,
    ],
    slips: slips(answer, [
      [
        w + a,
        "added the whole number to the numerator",
        `You added $${w} + ${a}$. But each of the $${w}$ wholes is worth $${b}$ ${names}, not one.`,
      ],
      [
        inWholes,
        "forgot the fraction beside the wholes",
        `That is $${w}$ wholes in ${names}. What about the $${texFraction(a, b)}$ beside them?`,
      ],
      [
        w * a + b,
        "multiplied the whole number by the numerator",
        `You worked out $${w} \\times ${a} + ${b}$. Into how many ${names} is each of the $${w}$ wholes cut?`,
      ],
      [
        `${w}${a}`,
        "wrote the digits side by side",
        `You set $${w}$ and $${a}$ side by side. How many ${names} are the $${w}$ wholes?`,
      ],
    ]),
    check: `Share your number of ${names} into groups of $${b}$: that must give $${w}$ wholes and $${a}$ over.`,
  };
}

/** (w × b + a) / b, both times k, as a mixed number. */
function toMixed(w: number, a: number, b: number, k: number): Question {
  const q = b * k;
  const [inWholes, over] = [w * q, a * k];
  const p = inWholes + over;
  const lowest = k > 1 ? " in lowest terms" : "";
  const f = texFraction(p, q);
  const answer = { kind: "fraction", value: `${w} ${a}/${b}`, form: "mixed" } as const;
  return {
    prompt: `Write $${f}$ as a mixed number${lowest}.`,
    answer,
    steps: [
      `Every $${q}$ parts make one whole. So see how many times $${q}$ goes into $${p}$.`,
      `$${w} \\times ${q} = ${inWholes}$ comes closest without going over $${p}$, so there are $${w}$ wholes. How many parts are left?`,
      ...(k > 1
        ? [
            `$${p} - ${inWholes} = ${over}$ parts are left, of which a whole has $${q}$. Look for a number that divides both.`,
            `Top and bottom of $${texFraction(over, q)}$ can be divided by $${k}$, so the answer is $${texMixed(w, a, b)}$.`,
          ]
        : [
            `$${p} - ${inWholes} = ${over}$, and a whole has $${q}$ parts: that is $${texFraction(over, q)}$. So the answer is $${texMixed(w, a, b)}$.`,
          ]),
    ],
    slips: slips(answer, [
      [
        `${w}`,
        "left the remainder out",
        `$${w}$ wholes are only $${inWholes}$ parts. There are $${p}$: what becomes of the others?`,
      ],
      ...(over === w
        ? []
        : [
            [
              `${over} ${w}/${q}`,
              "exchanged the wholes and the remainder",
              `How many times $${q}$ goes into $${p}$ gives the wholes; what is over goes on top of the fraction.`,
            ] as const,
          ]),
      [
        `${w} ${over}/${p}`,
        "put the remainder over the old numerator",
        `The parts are still the same size: the $${over}$ left over are parts of which a whole has how many?`,
      ],
      [
        `${w} ${q}/${over}`,
        "turned the fraction upside down",
        `$${over}$ ${noun(over, "part is", "parts are")} left over, and a whole has $${q}$. Which of the two goes on top?`,
      ],
    ]),
    check: `Turn your mixed number back: wholes times denominator, plus numerator, must give a fraction equal to $${f}$.`,
  };
}

const proper = ({ a, b }: { readonly a: number; readonly b: number }) => isProperLowest(a, b);

const skill: Skill = {
  id: "mixed-and-improper",
  title: "Mixed numbers",
  about: "Eleven quarters are two wholes and three quarters: the same number written in two ways.",
  curriculum: ["Y5 fractions", "4.NF.3"],
  needs: ["remainders", "lowest-terms"],
  stages: [
    stage({
      grade: 2,
      label: "from mixed number to fraction",
      bounds: { way: ["top", "parts", "pizzas"], w: [2, 9], b: [2, 10], a: [1, 9] },
      rules: {
        "the fraction is proper and in lowest terms": proper,
        "pizzas are cut into 8 at most": ({ way, b }) => way !== "pizzas" || b <= 8,
      },
      write: ({ way, w, a, b }) => toImproper(way, w, a, b),
    }),
    stage({
      grade: 2,
      label: "from fraction to mixed number",
      bounds: { w: [2, 9], b: [2, 10], a: [1, 9] },
      rules: { "the fraction is proper and in lowest terms": proper },
      write: ({ w, a, b }) => toMixed(w, a, b, 1),
    }),
    stage({
      grade: 3,
      label: "to a mixed number in lowest terms",
      bounds: { w: [2, 12], b: [2, 7], a: [1, 6], k: [2, 5] },
      rules: {
        "the fraction is proper and in lowest terms": proper,
        "the denominator is 20 at most": ({ b, k }) => b * k <= 20,
      },
      write: ({ w, a, b, k }) => toMixed(w, a, b, k),
    }),
  ],
};

export default skill;
