import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texPlus, texSum } from "../../engine/tex.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { fractionText, lastSteps, letters, onlyIf, putIn, undoPlus } from "./shared-algebra.ts";

const dropped = "dropped the denominators";

/** (x + b)/a = q */
function sumOver(letter: string, a: number, b: number, q: number): Question {
  const product = a * q;
  const x = product - b;
  const [didFirst, done] = b < 0 ? ["added", "taken away"] : ["took away", "added"];
  const answer = whole(x, { label: letter });
  const top = texSum([[1, letter], [b]]);
  return {
    prompt: `Solve $\\frac{${top}}{${a}} = ${q}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `The fraction bar works like a bracket: the whole of $${top}$ is divided by $${a}$.`,
      `Multiplying undoes dividing: multiply both sides by $${a}$, so $${top} = ${product}$.`,
      `So $${letter} = ${product} ${texPlus(-b)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        a * (q - b),
        "undid the sum before the division",
        `You ${didFirst} $${Math.abs(b)}$ first. But that happened to $${letter}$ before everything was divided, so it is undone last.`,
      ],
      [
        product + b,
        "did the same instead of the opposite",
        `You came to $${top} = ${product}$. On the left, $${Math.abs(b)}$ is ${done}: how do you undo that?`,
      ],
      [q - b, dropped, `You left the $${a}$ out. The top is divided by it: how do you undo that?`],
      [product, "stopped at the top of the fraction", `$${product}$ is all of $${top}$. What is $${letter}$ alone?`],
    ]),
    check: putIn(letter),
  };
}

/** p·x/a = q */
function partOf(letter: string, p: number, a: number, k: number): Question {
  const [x, q] = [a * k, p * k];
  const product = p * x;
  const answer = whole(x, { label: letter });
  return {
    prompt: `Solve $\\frac{${p}${letter}}{${a}} = ${q}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Here $${letter}$ was multiplied by $${p}$, and then divided by $${a}$. Undo one after the other.`,
      `Multiply both sides by $${a}$: $${p}${letter} = ${product}$.`,
      `So $${letter} = ${product} \\div ${p} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        fractionText(p * q, a),
        "did the same instead of the opposite",
        `You multiplied by $${p}$ and divided by $${a}$ once more. How are these two undone?`,
      ],
      [product, "forgot the number before the letter", `$${product}$ is $${p}${letter}$. What is one $${letter}$?`],
      [k, dropped, `You divided by $${p}$ only. What undoes the division by $${a}$?`],
    ]),
    check: putIn(letter),
  };
}

/** x/a + x/b = total or x/a - x/b = total, where x is k times lcm(a, b). */
function twoParts(letter: string, a: number, b: number, sign: 1 | -1, k: number): Question {
  const common = lcm(a, b);
  const [m, n] = [common / a, common / b];
  const signed = sign * n;
  const count = m + signed;
  const total = count * k;
  const [x, product, denominators] = [common * k, total * common, a * b];
  const answer = whole(x, { label: letter });
  const shown = sign === 1 ? "+" : "-";
  return {
    prompt: `Solve $\\frac{${letter}}{${a}} ${shown} \\frac{${letter}}{${b}} = ${total}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `The denominators go when all is multiplied by a number that both divide. The smallest one for $${a}$ and $${b}$ is $${common}$.`,
      `Multiply every term by $${common}$: $${texSum([
        [m, letter],
        [signed, letter],
      ])} = ${product}$.`,
      ...(count === 1
        ? []
        : [`Collect: $${texSum([[count, letter]])} = ${product}$, and divide both sides by $${count}$.`]),
      `So $${letter} = ${x}$.`,
    ],
    slips: slips(answer, [
      ...onlyIf(a + sign * b !== 0, [
        fractionText(total * (a + sign * b), sign === 1 ? 2 : 1),
        "put the denominators together",
        `You put $${a}$ and $${b}$ together into one denominator. Denominators are not amounts: bring both fractions to the same parts first.`,
      ] as const),
      [
        fractionText(total, count),
        "multiplied only one side",
        `You multiplied the fractions by $${common}$, but not the $${total}$ on the other side. Every term must be multiplied.`,
      ],
      [product, "stopped before dividing", `$${product}$ is $${texSum([[count, letter]])}$. What is one $${letter}$?`],
      [
        total * denominators,
        "counted the two fractions as one",
        `Multiply both fractions by $${denominators}$: how many $${letter}$ do they make together?`,
      ],
    ]),
    check: putIn(letter),
  };
}

/** (x + b)/a = (x + d)/c */
function across(letter: string, a: number, b: number, c: number, d: number): Question {
  const [ad, cb] = [a * d, c * b];
  const x = (ad - cb) / (c - a);
  const answer = whole(x, { label: letter });
  const [left, right] = [texSum([[1, letter], [b]]), texSum([[1, letter], [d]])];
  const turned = a > c;
  const [many, few] = turned ? [a, c] : [c, a];
  const [beside, alone] = turned ? [ad, cb] : [cb, ad];
  const gatheredMany = many - few;
  const gathered = texSum([[gatheredMany, letter], [beside]]);
  const equation = turned ? `${alone} = ${gathered}` : `${gathered} = ${alone}`;
  return {
    prompt: `Solve $\\frac{${left}}{${a}} = \\frac{${right}}{${c}}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Multiply both sides by $${a}$ and by $${c}$, so that both denominators go: $${c}(${left}) = ${a}(${right})$.`,
      `Open the brackets: $${texSum([[c, letter], [cb]])} = ${texSum([[a, letter], [ad]])}$.`,
      `${undoPlus(few, letter)}: $${equation}$.`,
      ...lastSteps(letter, gatheredMany, beside, alone),
    ],
    slips: slips(answer, [
      [
        fractionText(a * b - c * d, c - a),
        "multiplied each top by its own denominator",
        `You multiplied the left top by $${a}$ and the right one by $${c}$. To undo a division by $${a}$, both sides are multiplied by $${a}$: what is on the right then?`,
      ],
      [
        fractionText(d - b, c - a),
        "multiplied only the first term of the top",
        `You kept $${Math.abs(b)}$ and $${Math.abs(d)}$ as they are. Each top works like a bracket: what is $${c} \\times ${inBrackets(b)}$?`,
      ],
      [
        fractionText(cb - ad, c - a),
        "lost a minus sign",
        `The size is right. Put your number back into both sides: which sign must it have?`,
      ],
    ]),
    check: putIn(letter),
  };
}

/** a/(x + b) = q */
function below(letter: string, q: number, b: number, x: number): Question {
  const under = x + b;
  const a = q * under;
  const answer = whole(x, { label: letter });
  const bottom = texSum([[1, letter], [b]]);
  return {
    prompt: `Solve $\\frac{${a}}{${bottom}} = ${q}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `The letter stands in the denominator. Multiply both sides by $${bottom}$: $${a} = ${q}(${bottom})$.`,
      `Divide both sides by $${q}$: $${bottom} = ${under}$.`,
      `So $${letter} = ${under} ${texPlus(-b)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        a * q - b,
        "multiplied by the wrong side",
        `You multiplied $${a}$ by $${q}$. Divided by the denominator, $${a}$ makes $${q}$: how much is the denominator?`,
      ],
      [
        under,
        "stopped at the denominator",
        `$${under}$ is the whole denominator, $${bottom}$. What is $${letter}$ alone?`,
      ],
      [
        under + b,
        "did the same instead of the opposite",
        `The denominator $${bottom}$ must be $${under}$. What is done to $${letter}$ there, and how do you undo it?`,
      ],
      [
        fractionText(a - b, q),
        "multiplied only the first term of the denominator",
        `You multiplied $${letter}$ by $${q}$, but not $${Math.abs(b)}$. The denominator is one whole, as if in brackets.`,
      ],
    ]),
    check: putIn(letter),
  };
}

/** a/(x + b) = c/(x + d) */
function belowBoth(letter: string, a: number, b: number, c: number, d: number): Question {
  const [ad, cb] = [a * d, c * b];
  const x = (cb - ad) / (a - c);
  const answer = whole(x, { label: letter });
  const [left, right] = [texSum([[1, letter], [b]]), texSum([[1, letter], [d]])];
  const turned = c > a;
  const [many, few] = turned ? [c, a] : [a, c];
  const [beside, alone] = turned ? [cb, ad] : [ad, cb];
  const gatheredMany = many - few;
  const gathered = texSum([[gatheredMany, letter], [beside]]);
  const equation = turned ? `${alone} = ${gathered}` : `${gathered} = ${alone}`;
  return {
    prompt: `Solve $\\frac{${a}}{${left}} = \\frac{${c}}{${right}}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Multiply both sides by both denominators, so that no letter stands below: $${a}(${right}) = ${c}(${left})$.`,
      `Open the brackets: $${texSum([[a, letter], [ad]])} = ${texSum([[c, letter], [cb]])}$.`,
      `${undoPlus(few, letter)}: $${equation}$.`,
      ...lastSteps(letter, gatheredMany, beside, alone),
    ],
    slips: slips(answer, [
      [
        fractionText(c * d - a * b, a - c),
        "multiplied each top by its own denominator",
        `You kept $${a}$ with $${left}$ and $${c}$ with $${right}$. Multiply both sides by both denominators: which one cancels on the left?`,
      ],
      [
        fractionText(b - d, a - c),
        "multiplied only the first term of the denominator",
        `You kept $${Math.abs(b)}$ and $${Math.abs(d)}$ as they are. A denominator is one whole, as if in brackets.`,
      ],
      [
        fractionText(ad - cb, a - c),
        "lost a minus sign",
        `The size is right. Put your number back into both sides: which sign must it have?`,
      ],
    ]),
    check: `${putIn(letter)} No denominator may be 0.`,
  };
}

const skill: Skill = {
  id: "equations-with-fractions",
  title: "Equations with fractions",
  about: "Multiply both sides by the denominators, and an equation with fractions becomes one without.",
  curriculum: ["KS3 algebra", "GCSE algebra", "8.EE.7", "A-REI.2"],
  needs: ["unknowns-on-both-sides", "equations-with-brackets", "lowest-common-multiple"],
  stages: [
    stage({
      grade: 4,
      label: "one fraction",
      bounds: { form: ["sum", "part"], letter: letters, a: [2, 9], b: [-12, 12], k: [2, 9] },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "a sum gives more than 1": ({ form, a, b, k }) => form !== "sum" || a * k - b > 1,
        "a part is a fraction in lowest terms": ({ form, a, b }) =>
          form !== "part" || (b >= 2 && b <= 9 && gcd(a, b) === 1),
      },
      write: ({ form, letter, a, b, k }) => (form === "sum" ? sumOver(letter, a, b, k) : partOf(letter, b, a, k)),
    }),
    stage({
      grade: 5,
      label: "two fractions to add or take away",
      bounds: { sign: ["plus", "minus"], letter: letters, a: [2, 10], b: [2, 10], k: [1, 6] },
      rules: {
        "the denominators differ, and the sum is short": ({ a, b }) => a !== b && lcm(a, b) <= 30,
        "the difference is above 0": ({ sign, a, b }) => sign === "plus" || a < b,
      },
      write: ({ sign, letter, a, b, k }) => twoParts(letter, a, b, sign === "plus" ? 1 : -1, k),
    }),
    stage({
      grade: 5,
      label: "a fraction on each side",
      bounds: { letter: letters, a: [2, 9], b: [-9, 12], c: [2, 9], d: [-9, 12] },
      rules: {
        "the denominators differ": ({ a, c }) => a !== c,
        "there are two different tops": ({ b, d }) => b !== 0 && d !== 0 && b !== d,
        "the letter is a whole number, not 0 or 1, and small": ({ a, b, c, d }) => {
          const x = (a * d - c * b) / (c - a);
          return Number.isInteger(x) && Math.abs(x) > 1 && Math.abs(x) <= 20 && x + b !== 0;
        },
      },
      write: ({ letter, a, b, c, d }) => across(letter, a, b, c, d),
    }),
    stage({
      grade: 6,
      label: "the letter in the denominator",
      bounds: { form: ["one", "both"], letter: letters, a: [2, 9], b: [-9, 9], c: [2, 9], d: [-9, 9] },
      rules: {
        "there are two terms in a denominator": ({ b }) => b !== 0,
        "with one fraction, the denominator is above 1": ({ form, b, d }) =>
          form === "both" || (Math.abs(d) > 1 && d + b > 1),
        "with two fractions, they differ": ({ form, a, b, c, d }) => form === "one" || (a !== c && b !== d),
        "the letter is a whole number, not 0 or 1, and small": ({ form, a, b, c, d }) => {
          if (form === "one") return true;
          const x = (c * b - a * d) / (a - c);
          return Number.isInteger(x) && Math.abs(x) > 1 && Math.abs(x) <= 20 && x + b !== 0 && x + d !== 0;
        },
      },
      write: ({ form, letter, a, b, c, d }) =>
        form === "one" ? below(letter, a, b, d) : belowBoth(letter, a, b, c, d),
    }),
  ],
};

export default skill;
