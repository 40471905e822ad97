import { family } from "../../../engine/family.ts";
import { inBrackets, texPlus } from "../../../engine/tex.ts";
import { apart } from "../slips.ts";
import { sumTex } from "./shared/sums.ts";

/** An operation nobody has met: a op b = Aa + Bb + Cab. */
const settings = {
  sign: {
    title: "A sign nobody has met",
    sign: "\\oplus",
    mixed: true,
    letter: "x",
    story: "A new sign $\\oplus$ is explained like this, for all numbers $a$ and $b$:",
    ask: (k: number, _m: number, result: number) => `$${k} \\oplus x = ${result}$`,
    hint: (k: number) =>
      `Which number takes the place of a in the definition, and what takes the place of b? Write it out with ${k} and x.`,
  },
  order: {
    title: "Swap the sides",
    sign: "\\circ",
    mixed: false,
    letter: "n",
    story:
      "With plus, it makes no difference which number stands first. With the new sign $\\circ$ it does. For all numbers $a$ and $b$ it means:",
    ask: (k: number, _m: number, result: number) => `$n \\circ ${k} = ${k} \\circ n ${texPlus(result)}$`,
    hint: () => "Write out both sides with the definition. On the left n stands first, on the right it stands second.",
  },
  chain: {
    title: "Twice through the mill",
    sign: "\\ast",
    mixed: false,
    letter: "y",
    story: "Hiba invents a sign $\\ast$ that takes two numbers. For all $a$ and $b$:",
    ask: (k: number, m: number, result: number) => `$(y \\ast ${k}) \\ast ${m} = ${result}$`,
    hint: () => "Work out the bracket first. The whole of it then takes the place of a.",
  },
  shifted: {
    title: "A number and a larger one",
    sign: "\\otimes",
    mixed: false,
    letter: "t",
    story: "On the planet in Caleb's story they calculate with the sign $\\otimes$. For all $a$ and $b$ it means:",
    ask: (k: number, _m: number, result: number) => `$t \\otimes (t + ${k}) = ${result}$`,
    hint: () => "The second number is a whole bracket. What happens to all of it in the definition?",
  },
};

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "reading a definition exactly",
  ages: "12-14",
  curriculum: ["KS3 substitution and equations", "7.EE.4", "HSF-IF.2"],
  bounds: {
    setting: ["sign", "order", "chain", "shifted"],
    A: [2, 5],
    B: [-3, 5],
    C: [-1, 1],
    k: [2, 8],
    m: [2, 8],
    x: [-9, 12],
  },
  rules: {
    "both numbers count, and not alike": ({ A, B }) => B !== 0 && A !== B && A !== -B,
    "only the plain sign multiplies the two": ({ setting, C }) => settings[setting].mixed === (C !== 0),
    "x does not cancel": ({ setting, B, C, k }) => setting !== "sign" || Math.abs(B + C * k) >= 2,
    "the answer is no number of the question": ({ x, k, m, A, B }) =>
      Math.abs(x) >= 2 && x !== k && x !== m && x !== A && x !== B,
    "the right side is no zero": ({ setting, A, B, C, k, m, x }) => result({ setting, A, B, C, k, m, x }) !== 0,
  },
  write(p) {
    const { setting, A, B, C, k, m, x } = p;
    const { title, sign, letter, story, ask, hint } = settings[setting];
    const N = result(p);
    const both = (first: number, second: number) => A * first + B * second + C * first * second;
    const call = (first: number, second: number) => {
      const sum = sumTex([A * first, ""], [B * second, ""], [C * first * second, ""]);
      const value = String(both(first, second));
      const worked = sum === value ? value : `${sum} = ${value}`;
      return `${inBrackets(first)} ${sign} ${inBrackets(second)} = ${worked}`;
    };
    const one = setting === "chain" ? A * A : setting === "shifted" ? A + B : setting === "order" ? A - B : B + C * k;
    const rest =
      setting === "chain"
        ? A * B * k + B * m
        : setting === "shifted"
          ? B * k
          : setting === "order"
            ? (B - A) * k
            : A * k;
    const left = N - rest;
    const larger = x + k;
    const withX = sumTex([A * k, ""], [B, "x"], [C * k, "x"]);
    const nBefore = sumTex([A, "n"], [B * k, ""]);
    const nBehind = sumTex([A * k, ""], [B, "n"]);
    const nBehindMore = sumTex([A * k, ""], [B, "n"], [N, ""]);
    const bracket = sumTex([A, "y"], [B * k, ""]);
    const outerTerm = texPlus(B * m);
    const chained = sumTex([A * A, "y"], [rest, ""]);
    const withT = sumTex([A, "t"], [B, `(t + ${k})`]);
    const sumOfTerms = sumTex([one, letter]);
    const minusOrPlus = N < 0 ? "minus" : "plus";
    const written = {
      sign: [
        `Put $a = ${k}$ and $b = x$ into the **definition**, because that is what stands before and after the sign: $${withX} = ${N}$.`,
      ],
      order: [
        `Use the **definition** for both sides. With $a = n$ and $b = ${k}$ the left side is $${nBefore}$. With $a = ${k}$ and $b = n$ the other is $${nBehind}$.`,
        `So $${nBefore} = ${nBehindMore}$. Bring the $n$ to the left and the numbers to the right.`,
      ],
      chain: [
        `Use the **definition** for the bracket first: $y \\ast ${k} = ${bracket}$.`,
        `All of this is now the first number: $${A}(${bracket}) ${outerTerm} = ${N}$, so $${chained} = ${N}$.`,
      ],
      shifted: [
        `Put $a = t$ and $b = t + ${k}$ into the **definition**: $${withT} = ${N}$. The bracket stays together, because all of it is the second number.`,
      ],
    }[setting];
    const check = {
      sign: `$${call(k, x)}$`,
      order: `$${call(x, k)}$ and $${call(k, x)}$, and the first is the second ${minusOrPlus} $${Math.abs(N)}$`,
      chain: `$${call(x, k)}$, and then $${call(both(x, k), m)}$`,
      shifted: `the second number is $${larger}$, and $${call(x, larger)}$`,
    }[setting];
    return {
      title,
      problem: `${story}\n\n$$a ${sign} b = ${sumTex([A, "a"], [B, "b"], [C, "ab"])}$$\n\nFind $${letter}$ if ${ask(k, m, N)}.`,
      answer: { kind: "whole", value: String(x) },
      hint: hint(k),
      solution: [
        ...written,
        one === 1
          ? `Collect the terms: $${letter} = ${x}$.`
          : `Collect the terms: $${sumOfTerms} = ${left}$, so $${letter} = ${x}$.`,
        `Check with numbers only: ${check}.`,
      ],
      slips: apart(
        x,
        [
          [
            setting === "sign"
              ? (N - B * k) / (A + C * k)
              : setting === "order"
                ? k + N / (B - A)
                : setting === "chain"
                  ? (N - B * k - B * m) / A
                  : (N - k) / (A + B),
            {
              sign: `You put x before the sign. Which number stands before it in the question?`,
              order: `You swapped the two sides. Which number stands first on the left?`,
              chain: `You used the first rule for y only. All of the bracket has to go through the sign again.`,
              shifted: `The number in front of b multiplies the whole bracket, not t alone.`,
            }[setting],
          ],
          [
            setting === "chain" ? (N - rest) / (2 * A) : (N + rest) / one,
            setting === "chain"
              ? "Going through twice multiplies y twice; it does not add the two factors."
              : "When you moved a number across the equals sign, did you do the opposite of what stands there?",
          ],
          [
            one === 1 ? x : left,
            one === -1
              ? `That is minus ${letter}. What is ${letter} itself?`
              : `You found how much all the ${letter} make together. How many are there?`,
          ],
        ],
        -1000,
      ),
      check:
        setting === "chain"
          ? "Put your number into the question and work it out from the inside, using the definition each time."
          : `Put your number in for ${letter}, use the definition for every sign, and see whether both sides agree.`,
    };
  },
});

/** What the question gives as the result. */
function result(p: {
  setting: keyof typeof settings;
  A: number;
  B: number;
  C: number;
  k: number;
  m: number;
  x: number;
}): number {
  const both = (first: number, second: number) => p.A * first + p.B * second + p.C * first * second;
  return {
    sign: both(p.k, p.x),
    order: both(p.x, p.k) - both(p.k, p.x),
    chain: both(both(p.x, p.k), p.m),
    shifted: both(p.x, p.x + p.k),
  }[p.setting];
}
