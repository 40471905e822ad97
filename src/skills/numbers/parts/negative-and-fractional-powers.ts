import type { Question } from "../../../engine/exercise.ts";
import { texFraction, texLowest } from "../../../engine/tex.ts";
import { fractionText, rational } from "../../../maths/rational.ts";
import { slips } from "../../slips.ts";
import { texPower } from "../shared-primes.ts";

/** A fraction as a learner types it. */
const typed = (over: number, under: number) => fractionText(rational(over, under));

/** (p/q)^-e, or to the power 0. */
export function negative(p: number, q: number, e: number): Question {
  const shown = q === 1 ? String(p) : `\\left(${texFraction(p, q)}\\right)`;
  const [over, under] = e === 0 ? [1, 1] : [q ** e, p ** e];
  const answer = { kind: "fraction", value: typed(over, under), form: "any" } as const;
  const value = texLowest(over, under);
  const base = q === 1 ? String(p) : texFraction(p, q);
  const raised = `\\left(${texFraction(q, p)}\\right)^{${e}} = \\frac{${q}^{${e}}}{${p}^{${e}}}`;
  const turned = q === 1 ? `\\frac{1}{${texPower(p, e)}}` : e === 1 ? texFraction(q, p) : raised;
  const power = e === 1 ? base : texPower(shown, e);
  return {
    prompt: `Work out $${shown}^{${-e}}$. Write a whole number or a fraction.`,
    answer,
    steps:
      e === 0
        ? [
            `Go down one exponent at a time: each step divides by $${base}$, and the exponent $1$ gives the number itself.`,
            `One step below it, the exponent $0$ gives the number divided by itself.`,
            `So the answer is $1$.`,
          ]
        : [
            `A negative exponent does not make the number negative: each step down divides, so $a^{-n}$ means $1$ divided by $a^{n}$.`,
            `That turns the number upside down: $${shown}^{${-e}} = ${turned}$.`,
            `So the answer is $${value}$.`,
          ],
    slips: slips(
      answer,
      e === 0
        ? [
            [
              "0",
              "took the exponent zero to make zero",
              `Look at the pattern: with one exponent less you divide by the number. What comes after the exponent $1$?`,
            ],
            [
              typed(p, q),
              "took the exponent zero to change nothing",
              `With the exponent $1$ the number stays as it is. What is one step further down?`,
            ],
          ]
        : [
            [
              typed(-(p ** e), q ** e),
              "made the number negative",
              `A negative exponent does not give a minus sign. What does it say about dividing?`,
            ],
            [
              typed(-(q ** e), p ** e),
              "turned it over and made it negative",
              `You turned it over, and that is right. But where should a minus sign come from?`,
            ],
            [
              typed(p ** e, q ** e),
              "left out the minus sign of the exponent",
              `That is the power with the exponent $${e}$. What does the minus sign change?`,
            ],
            [typed(-e * p, q), "multiplied by the exponent", `The exponent is no factor. What does $a^{-1}$ mean?`],
          ],
    ),
    check:
      e === 0
        ? "Divide a power by itself, and subtract the exponents: which exponent is left, and what is the quotient?"
        : `Multiply the answer by $${power}$: it must make $1$.`,
  };
}

const rootNames: Readonly<Record<number, string>> = { 2: "square", 3: "cube", 4: "fourth" };
const oneOver = (n: number) => `1/${n}`;

/** (r^k)^(m/k), with a minus sign or without. */
export function fractional(r: number, k: number, m: number, isNegative: boolean): Question {
  const base = r ** k;
  const value = r ** m;
  const sized = (n: number) => (isNegative ? oneOver(n) : String(n));
  const answer = { kind: "fraction", value: sized(value), form: "any" } as const;
  const product = (base * m) / k;
  const exponentTex = texFraction(isNegative ? -m : m, k);
  const rootTex = k === 2 ? `\\sqrt{${base}}` : `\\sqrt[${k}]{${base}}`;
  const isPlainRoot = m === 1 && !isNegative;
  const rootStep = isPlainRoot ? rootTex : `${rootTex} = ${r}`;
  const powerStep = isNegative ? `${r}^{${m}} = ${value}` : `${r}^{${m}}`;
  const powerBack = isNegative ? `${base}^{-${m}}` : texPower(base, m);
  return {
    prompt: `Work out $${base}^{${exponentTex}}$. Write a whole number or a fraction.`,
    answer,
    steps: [
      `The denominator of the exponent says which root: here it is the ${rootNames[k]} root, $${rootStep}$.`,
      m === 1
        ? "The numerator is $1$, so the root is not raised to a further power."
        : `The numerator says which power of that: $${powerStep}$.`,
      ...(isNegative ? ["The minus sign of the exponent means one divided by that."] : []),
      isNegative
        ? `So the answer is $${texFraction(1, value)}$.`
        : isPlainRoot
          ? `So the answer is $${value}$, as $${r}^{${k}} = ${base}$.`
          : `So the answer is $${r}^{${m}} = ${value}$.`,
    ],
    slips: slips(answer, [
      ...(Number.isInteger(product)
        ? ([
            [
              isNegative ? -product : product,
              "multiplied by the exponent",
              `You took $${exponentTex}$ of $${base}$. In an exponent the denominator stands for a root.`,
            ],
          ] as const)
        : []),
      ...(m > 1
        ? ([
            [sized(r), "took only the root", `The root is right. What does the numerator $${m}$ of the exponent say?`],
          ] as const)
        : []),
      ...(isNegative
        ? ([
            [
              String(value),
              "left out the minus sign of the exponent",
              `That is the value without the minus sign. What does a negative exponent mean?`,
            ],
            [
              `-${value}`,
              "made the number negative",
              `A negative exponent does not give a minus sign. What does it say about dividing?`,
            ],
          ] as const)
        : []),
      ...(Number.isInteger(base / k)
        ? ([
            [
              sized(base / k),
              "divided by the denominator",
              `The denominator $${k}$ of the exponent does not divide, it says which root to take.`,
            ],
          ] as const)
        : []),
      ...(m === 1 && !isNegative
        ? ([
            [
              oneOver(base ** k),
              "took the fraction for a negative exponent",
              `A fraction as an exponent does not turn the number over. Only a negative exponent divides.`,
            ],
          ] as const)
        : []),
      [
        sized(base ** m),
        "took only the power",
        m === 1
          ? `The numerator $1$ changes nothing. But what does the denominator $${k}$ of the exponent say?`
          : `You used the numerator $${m}$. What does the denominator $${k}$ of the exponent say?`,
      ],
    ]).slice(0, 4),
    check: `Raise the answer to the power $${k}$: it must make $${powerBack}$.`,
  };
}
