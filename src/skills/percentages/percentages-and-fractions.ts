import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texLowest } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { decimal, pc } from "./shared-numbers.ts";

const typed = (top: number, bottom: number) => `${top}/${bottom}`;

type Way = "hundredths" | "tenths" | "fraction" | "stadium" | "bakery";

/** Something with so many hundredths, to be written as a percentage. */
function asPercentage(way: Way, p: number): Question {
  const value = decimal(p, 100);
  const fraction = texFraction(p, 100);
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  const isDecimal = way === "hundredths" || way === "tenths";
  const tenths = p / 10;
  const isStory = way === "stadium" || way === "bakery";
  const things = way === "stadium" ? "seats" : "loaves";
  const given = isDecimal ? `$${value}$` : `$${fraction}$`;
  return {
    prompt:
      way === "stadium"
        ? `A stadium in Nairobi paints $${p}$ of every $100$ seats blue. What percentage of the seats is that?`
        : way === "bakery"
          ? `A bakery in Lima sells $${p}$ of every $100$ loaves before noon. What percentage of the loaves is that?`
          : `Write ${given} as a percentage.`,
    answer,
    steps: [
      isStory
        ? `Per cent means "out of a hundred", and the question tells how many there are of every $100$ ${things}.`
        : `Per cent means "out of a hundred", so ask how many hundredths there are in ${given}.`,
      way === "tenths"
        ? `The digit after the point counts tenths, and one tenth is ten hundredths: $${value} = ${texFraction(tenths, 10)}$. Now write that with $100$ below the line.`
        : way === "hundredths"
          ? `The second digit after the point counts hundredths. So read the two digits after the point as one number of hundredths.`
          : way === "fraction"
            ? `The denominator says hundredths already. The numerator $${p}$ counts them.`
            : `It is $${p}$ of every $100$ ${things}, which is $${fraction}$ of all the ${things}.`,
      way === "tenths" || way === "hundredths"
        ? `$${value} = ${fraction}$. So the answer is ${pc(p)}.`
        : `So the answer is ${pc(p)}.`,
    ],
    slips: slips(answer, [
      ...(way === "tenths"
        ? ([
            [
              tenths,
              "read tenths as hundredths",
              `In $${value}$ the $${tenths}$ stands for tenths, not for hundredths. How many hundredths make one tenth?`,
            ],
          ] as const)
        : []),
      ...(way === "hundredths" && p < 10
        ? ([
            [
              p * 10,
              "read hundredths as tenths",
              `In $${value}$ there is a $0$ in the tenths place. In which place does the $${p}$ stand?`,
            ],
          ] as const)
        : []),
      [
        value,
        "put a percent sign behind the decimal",
        `${pc(value)} would be less than one part in a hundred. How many hundredths are there here?`,
      ],
      [
        100 - p,
        "gave the part that is missing",
        `That is what is missing from the whole, from ${pc(100)}. How large is the part itself?`,
      ],
      [
        decimal(p, 10),
        "moved the digits one place only",
        `That is how many tenths there are. Per cent counts hundredths: one place more.`,
      ],
    ]),
    check: `A half is $50\\%$: is your answer above $50\\%$ exactly when the part is more than a half?`,
  };
}

/** A percentage to be written as a decimal or as a fraction in lowest terms. */
function fromPercentage(form: "fraction" | "decimal", p: number, story = false): Question {
  const value = decimal(p, 100);
  const common = gcd(p, 100);
  const [tenths, hundredths] = [Math.floor(p / 10), p % 10];
  const answer =
    form === "fraction"
      ? ({ kind: "fraction", value: typed(p, 100), form: "lowest" } as const)
      : ({ kind: "decimal", value } as const);
  return {
    prompt:
      form === "fraction"
        ? story
          ? `In a village in Nepal ${pc(p)} of the houses have a red roof. What fraction of the houses is that? Write it in lowest terms.`
          : `Write ${pc(p)} as a fraction in lowest terms.`
        : `Write ${pc(p)} as a decimal, without the percent sign.`,
    answer,
    steps: [
      `Per cent means "out of a hundred", so ${pc(p)} is $${texFraction(p, 100)}$.`,
      ...(form === "fraction"
        ? [
            `Come to lowest terms: the largest number that divides both $${p}$ and $100$ is $${common}$. Divide top and bottom by it.`,
            `So the answer is $${texLowest(p, 100)}$.`,
          ]
        : [
            p < 10
              ? `The hundredths stand in the second place after the point, so there must be a $0$ in the tenths place.`
              : hundredths === 0
                ? `Ten hundredths are one tenth, so write $${tenths}$ in the tenths place, the first after the point.`
                : `$${p}$ hundredths are $${tenths}$ ${noun(tenths, "tenth")} and $${hundredths}$ ${noun(hundredths, "hundredth")}: write them in the first two places after the point.`,
            `So the answer is $${value}$.`,
          ]),
    ],
    slips: slips(
      answer,
      form === "fraction"
        ? [
            [
              typed(1, p),
              "put the percentage under a one",
              `$${texFraction(1, p)}$ is one of $${p}$ parts. Per cent means out of a hundred: which number goes below the line?`,
            ],
            ...(p < 10
              ? ([
                  [
                    typed(p, 10),
                    "wrote tenths instead of hundredths",
                    `You wrote $${p}$ tenths. What does "cent" mean in "per cent"?`,
                  ],
                ] as const)
              : []),
            [
              typed(100 - p, 100),
              "gave the part that is missing",
              `That is what is missing from ${pc(100)}. The question asks for ${pc(p)} itself.`,
            ],
          ]
        : [
            [
              decimal(p, 10),
              "moved the digits one place only",
              `That is $${p} \\div 10$. Per cent counts hundredths: how many places does dividing by $100$ move the digits?`,
            ],
            [
              p,
              "left the percent sign out",
              `The number $${p}$ is not less than one whole, but ${pc(p)} is. What does "per cent" mean?`,
            ],
            [
              decimal(p, 1000),
              "moved the digits three places",
              `That is $${p} \\div 1000$. Per cent counts hundredths, so the digits move two places.`,
            ],
          ],
    ),
    check: `Times $100$, your answer must be $${p}$ again.`,
  };
}

/** a/b in lowest terms, where b divides 100, as a percentage. */
function fractionAsPercentage(a: number, b: number): Question {
  const times = 100 / b;
  const p = a * times;
  const fraction = texFraction(a, b);
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  return {
    prompt: `Write $${fraction}$ as a percentage.`,
    answer,
    steps:
      a === 1
        ? [
            `Per cent means hundredths. The whole is ${pc(100)}, and $${fraction}$ is one of $${b}$ equal parts of it.`,
            `So ask how many times $${b}$ goes into $100$: divide $100$ by $${b}$.`,
            `$100 \\div ${b} = ${times}$. So the answer is ${pc(times)}.`,
          ]
        : [
            `Per cent means hundredths. How many times does $${b}$ go into $100$? It goes $${times}$ times.`,
            `So each of the $${b}$ parts is ${pc(times)} of the whole, because $100 \\div ${b} = ${times}$.`,
            `There are $${a}$ such parts: $${a} \\times ${times} = ${p}$. So the answer is ${pc(p)}.`,
          ],
    slips: slips(answer, [
      ...(a === 1
        ? ([
            [
              b,
              "took the denominator for the percentage",
              `The $${b}$ says into how many parts the whole ${pc(100)} is shared. How much is each part?`,
            ],
          ] as const)
        : []),
      [
        a,
        "took the numerator for the percentage",
        `You read $${fraction}$ as $${texFraction(a, 100)}$. Here the whole has only $${b}$ parts: how many per cent is each of them?`,
      ],
      ...(a < 10 && b < 10
        ? ([
            [
              `${a}${b}`,
              "put numerator and denominator side by side",
              `The digits side by side are not the percentage. Into how many parts is ${pc(100)} shared here?`,
            ],
          ] as const)
        : []),
      [
        decimal(a, b),
        "gave the decimal instead of the percentage",
        `$${fraction}$ is $${decimal(a, b)}$ as a decimal: good. How many hundredths is that?`,
      ],
      [
        100 - p,
        "gave the part that is missing",
        `That is what is missing from the whole. Which percentage is $${fraction}$ itself?`,
      ],
    ]),
    check: `A half is $50\\%$: is your answer above $50\\%$ exactly when the fraction is more than a half?`,
  };
}

/** So many thousandths, from decimal to percentage or back: 12.5%, 250%, 0.4%. */
function unusual(to: "to a percentage" | "to a decimal", thousandths: number): Question {
  const [value, percentage] = [decimal(thousandths, 1000), decimal(thousandths, 10)];
  const below = Math.floor(thousandths / 10);
  const above = below + 1;
  const { inPerCent, asNumber } =
    thousandths > 1000
      ? {
          inPerCent: `It is more than the whole, so it is more than ${pc(100)}.`,
          asNumber: `It is more than $1$, because ${pc(100)} is the whole.`,
        }
      : thousandths < 10
        ? {
            inPerCent: `It is less than one hundredth, so it is less than ${pc(1)}.`,
            asNumber: `It is less than $0.01$, because ${pc(1)} is $0.01$.`,
          }
        : {
            inPerCent: `It lies between ${pc(below)} and ${pc(above)}.`,
            asNumber: `It is less than $1$, because ${pc(100)} is the whole.`,
          };
  if (to === "to a percentage") {
    const answer = { kind: "decimal", value: percentage, unit: "%" } as const;
    return {
      prompt: `Write $${value}$ as a percentage.`,
      answer,
      steps: [
        `Per cent means hundredths. To see how many hundredths there are in $${value}$, multiply by $100$.`,
        `Multiplying by $100$ moves each digit two places to the left.`,
        `$${value} \\times 100 = ${percentage}$. So the answer is ${pc(percentage)}. ${inPerCent}`,
      ],
      slips: slips(answer, [
        [
          decimal(thousandths, 100),
          "moved the digits one place only",
          `You multiplied by $10$, which counts tenths. Per cent counts hundredths.`,
        ],
        [
          value,
          "put a percent sign behind the decimal",
          `${pc(value)} would be only a hundredth of $${value}$. The whole, $1$, is ${pc(100)}: what is $${value}$?`,
        ],
        [thousandths, "moved the digits three places", `You multiplied by $1000$. How many hundredths make one whole?`],
      ]),
      check: `Divided by $100$, your percentage must give $${value}$ again.`,
    };
  }
  const answer = { kind: "decimal", value } as const;
  return {
    prompt: `Write ${pc(percentage)} as a decimal, without the percent sign.`,
    answer,
    steps: [
      `Per cent means hundredths, so ${pc(percentage)} is $${percentage} \\div 100$.`,
      `Dividing by $100$ moves each digit two places to the right. Fill empty places with zeros.`,
      `So the answer is $${value}$. ${asNumber}`,
    ],
    slips: slips(answer, [
      [
        percentage,
        "left the percent sign out",
        `${pc(percentage)} is not the same as $${percentage}$: it counts hundredths. What must you divide by?`,
      ],
      [
        decimal(thousandths, 100),
        "moved the digits one place only",
        `That is $${percentage} \\div 10$. Per cent means out of a hundred.`,
      ],
      [
        decimal(thousandths, 10_000),
        "moved the digits three places",
        `That is $${percentage} \\div 1000$. Per cent means out of a hundred: two places.`,
      ],
    ]),
    check: `Times $100$, your answer must be $${percentage}$ again.`,
  };
}

const skill: Skill = {
  id: "percentages-and-fractions",
  title: "Percentages and fractions",
  about: "Per cent means out of a hundred: a percentage, a fraction and a decimal can be three names of one number.",
  curriculum: ["Y5-Y6 percentages", "6.RP.3c"],
  needs: ["lowest-terms", "decimal-place-value"],
  stages: [
    stage({
      grade: 3,
      label: "hundredths as a percentage",
      bounds: { way: ["hundredths", "tenths", "fraction", "stadium", "bakery"], tens: [0, 9], ones: [1, 9] },
      rules: { "tenths are above zero": ({ way, tens }) => way !== "tenths" || tens > 0 },
      write: ({ way, tens, ones }) => asPercentage(way, 10 * tens + (way === "tenths" ? 0 : ones)),
    }),
    stage({
      grade: 3,
      label: "a percentage as a decimal or fraction",
      bounds: { form: ["decimal", "fraction", "story", "small decimal"], p: [2, 98], small: [1, 9] },
      rules: { "a fraction can be reduced": ({ form, p }) => form.endsWith("decimal") || gcd(p, 100) > 1 },
      write: ({ form, p, small }) =>
        fromPercentage(
          form.endsWith("decimal") ? "decimal" : "fraction",
          form === "small decimal" ? small : p,
          form === "story",
        ),
    }),
    stage({
      grade: 4,
      label: "a fraction as a percentage",
      bounds: { b: [2, 50], a: [1, 19] },
      rules: {
        "the denominator divides 100": ({ b }) => 100 % b === 0,
        "the fraction is less than 1 and in lowest terms": ({ a, b }) => a < b && gcd(a, b) === 1,
      },
      write: ({ a, b }) => fractionAsPercentage(a, b),
    }),
    stage({
      grade: 4,
      label: "above 100%, below 1% and in between",
      bounds: {
        to: ["to a percentage", "to a decimal"],
        size: ["above 100%", "below 1%", "in between"],
        hundreds: [1, 4],
        ones: [1, 99],
        tenths: [1, 9],
      },
      write: ({ to, size, hundreds, ones, tenths }) =>
        unusual(
          to,
          size === "above 100%" ? 1000 * hundreds + 10 * ones : size === "below 1%" ? tenths : 10 * ones + tenths,
        ),
    }),
  ],
};

export default skill;
