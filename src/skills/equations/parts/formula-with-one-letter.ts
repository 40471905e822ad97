import { whole } from "../../../engine/answer/key.ts";
import type { Question } from "../../../engine/exercise.ts";
import { texPlus, texSum } from "../../../engine/tex.ts";
import { slips } from "../../slips.ts";

/** What a learner can do to see whether it is right. */
export const check =
  "Write the expression with a number in the place of each letter, and work it out once more, multiplications first.";

const settings = {
  plus: null,
  minus: null,
  from: null,
  boat: {
    letter: "h",
    tell: (formula: string, n: number) =>
      `To hire a boat for $h$ hours costs $${formula}$ dollars. How many dollars does it cost for $${n}$ hours?`,
  },
  tiles: {
    letter: "n",
    tell: (formula: string, n: number) =>
      `Pattern number $n$ is made of $${formula}$ tiles. Of how many tiles is pattern number $${n}$ made?`,
  },
  candle: {
    letter: "t",
    tell: (formula: string, n: number) =>
      `A candle burns down: after $t$ hours it is $${formula}$ cm tall. How many cm tall is it after $${n}$ hours?`,
  },
} as const;

/** a·x + b, a·x - b, or b - a·x, where x is n. */
export function linear(setting: keyof typeof settings, own: string, a: number, b: number, n: number): Question {
  const story = settings[setting];
  const x = story?.letter ?? own;
  const isFrom = setting === "from" || setting === "candle";
  const [times, plus] = isFrom ? [-a, b] : [a, setting === "minus" ? -b : b];
  const formula = isFrom ? texSum([[plus], [times, x]]) : texSum([[times, x], [plus]]);
  const product = a * n;
  const total = times * n + plus;
  const answer = whole(total);
  const withSign = (left: string | number) => (isFrom ? `${b} - ${left}` : `${left} ${texPlus(plus)}`);
  const verb = plus < 0 || isFrom ? "take away" : "add";
  const joined = Number(`${a}${n}`);
  return {
    prompt: story ? story.tell(formula, n) : `Work out $${formula}$ for $${x} = ${n}$.`,
    answer,
    steps: [
      `A number beside a letter means times: $${a}${x}$ is $${a} \\times ${x}$. With $${n}$ for $${x}$ we have $${withSign(`${a} \\times ${n}`)}$.`,
      `Multiply before you ${verb}: $${a} \\times ${n} = ${product}$.`,
      `So the answer is $${withSign(product)} = ${total}$.`,
    ],
    slips: slips(answer, [
      ...(isFrom && joined >= b
        ? []
        : [
            [
              isFrom ? b - joined : joined + plus,
              "set the two numbers side by side instead of multiplying",
              `You put $${n}$ beside $${a}$ and read one number. But $${a}${x}$ means $${a}$ times $${x}$: how much is that?`,
            ] as const,
          ]),
      [
        isFrom ? b - a - n : a + n + plus,
        "added the number before the letter instead of multiplying",
        `You used $${a}$ and $${n}$ without multiplying them. What does $${a}${x}$ stand for?`,
      ],
      [
        isFrom ? (b - a) * n : a * (n + plus),
        isFrom ? "took away before multiplying" : "added or took away before multiplying",
        `The multiplication belongs to $${a}$ and $${n}$ only, and it comes first. What is $${a} \\times ${n}$?`,
      ],
    ]),
    check,
  };
}
