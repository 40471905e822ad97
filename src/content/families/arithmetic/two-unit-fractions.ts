import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { texFraction, texLowest } from "../../../engine/tex.ts";
import { and, capital } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";

/** A fraction that is the sum of two different unit fractions 1/x + 1/y in one way only. */
interface Setting {
  title: string;
  problem: (fraction: string) => string;
  larger: string;
  check: string;
}

const settings: Record<"scribe" | "taps" | "prizes" | "fields", Setting> = {
  scribe: {
    title: "Like the scribes of Egypt",
    problem: (fraction) =>
      `Scribes in old Egypt wrote a fraction as a sum of **different unit fractions**. These have a 1 on top, such as $\\frac12$ or $\\frac17$.\n\nWrite $${fraction}$ as the sum of two different unit fractions. Which are their two bottom numbers?`,
    larger: "the larger fraction",
    check: "Add the two unit fractions with your bottom numbers and simplify.",
  },
  taps: {
    title: "A hot tap and a cold tap",
    problem: (fraction) =>
      `Alone, the cold tap fills a bath house pool in a whole number of hours. The hot tap also needs a whole number of hours, and it is slower. Both together fill $${fraction}$ of the pool in one hour.\n\nHow many hours does each tap need alone? Give the cold tap first.`,
    larger: "the part from the cold tap",
    check: "Work out which part of the pool each tap fills in one hour, and add the two parts.",
  },
  prizes: {
    title: "Two prizes from one pot",
    problem: (fraction) =>
      `In a kite contest each prize is a **unit fraction** of the money in the pot: one half, one third, one quarter, and so on. The second prize is smaller than the first. Together the two prizes are $${fraction}$ of the pot.\n\nWhich unit fractions are they? Give their bottom numbers, the first prize first.`,
    larger: "the first prize",
    check: "Turn your two numbers into unit fractions of the pot and add them.",
  },
  fields: {
    title: "Maize and beans",
    problem: (fraction) =>
      `Chipo's family grows maize on one field and beans on a smaller one. Each field is a **unit fraction** of the whole farm (1 over a whole number, such as $\\frac12$ or $\\frac17$). Together the two fields are $${fraction}$ of the farm.\n\nHow much larger is the maize field than the bean field? Answer as a fraction of the farm, in lowest terms.`,
    larger: "the maize field",
    check: "Find two unit fractions with your difference, and see whether their sum is the given fraction.",
  },
};

function reduced(top: number, bottom: number): [top: number, bottom: number] {
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
}

const total = (x: number, y: number) => reduced(x + y, x * y);

/** The bottom numbers of unit fractions below top/bottom and above half of it. */
function candidates(top: number, bottom: number): number[] {
  return range(2, bottom).filter((k) => top * k > bottom && top * k < 2 * bottom);
}

/** What is left of top/bottom without 1/k. */
const rest = (top: number, bottom: number, k: number) => reduced(top * k - bottom, bottom * k);

export default family({
  level: "medium",
  topic: "fractions",
  minutes: 6,
  kind: "thinking",
  technique: "bounding and trying in order",
  ages: "11-13",
  curriculum: ["KS3 adding fractions", "5.NF.1", "MP3"],
  bounds: {
    setting: ["scribe", "taps", "prizes", "fields"],
    x: [2, 6],
    y: [4, 36],
  },
  rules: {
    "the second is smaller by two steps or more": ({ x, y }) => y >= x + 2,
    "the sum is no unit fraction": ({ x, y }) => total(x, y)[0] > 1,
    "its bottom number is handy": ({ x, y }) => total(x, y)[1] <= 60,
    "there are two to four to try": ({ x, y }) => {
      const { length } = candidates(...total(x, y));
      return length >= 2 && length <= 4;
    },
    "one of them works": ({ x, y }) => {
      const [top, bottom] = total(x, y);
      return candidates(top, bottom).filter((k) => rest(top, bottom, k)[0] === 1).length === 1;
    },
    // For the slip of subtracting bottom numbers.
    "subtracting the bottom numbers fails": ({ x, y }) => {
      const other = total(x, y)[1] - x;
      return other > x && other !== y;
    },
  },
  write({ setting, x, y }) {
    const { title, problem, larger, check } = settings[setting];
    const [top, bottom] = total(x, y);
    const tried = candidates(top, bottom);
    const triedTex = tried.map((k) => `$${k}$`);
    const whole = texFraction(top, bottom);
    const doubledBottom = 2 * bottom;
    const [sumOfBottoms, gapOfBottoms, productOfBottoms] = [x + y, y - x, x * y];
    const remainder = bottom - x;
    const [more, of] = reduced(gapOfBottoms, productOfBottoms);
    const failed = tried
      .filter((k) => k !== x)
      .map((k) => [k, texFraction(...rest(top, bottom, k))])
      .map(([k, left]) => `$${whole} - \\frac{1}{${k}} = ${left}$`);
    const asked = setting === "fields";
    const found = asked
      ? `, and their difference is $\\frac{1}{${x}} - \\frac{1}{${y}} = ${texFraction(more, of)}$`
      : `, and the two numbers are $${x}$ and $${y}$`;
    const simplified = productOfBottoms === bottom ? "" : `, which simplifies to $${whole}$`;
    const answer: AnswerSpec = asked
      ? { kind: "fraction", value: `${more}/${of}`, form: "lowest" }
      : { kind: "list", items: [String(x), String(y)], ordered: setting !== "scribe" };
    const slips: Slip[] = asked
      ? [
          {
            when: `1/${gapOfBottoms}`,
            say: "You subtracted the bottom numbers, but they only say how small the parts are; use a common bottom number.",
          },
          { when: `1/${x}`, say: "That is the maize field itself; how much larger than the other field is it?" },
        ]
      : [
          {
            when: `${x}, ${remainder}`,
            say: `One of them fits, but taking 1/${x} away from ${top}/${bottom} needs a common bottom number.`,
          },
          ...(setting === "scribe"
            ? []
            : [{ when: `${y}, ${x}`, say: "These are the two numbers; which of them belongs to the larger part?" }]),
        ];
    return {
      title,
      problem: problem(whole),
      answer,
      hint: `${capital(larger)} must be more than half of the sum and less than all of it. Which unit fractions are that big?`,
      solution: [
        `**Bound the larger part first.** ${capital(larger)}, say $\\frac{1}{k}$, is less than $${whole}$ and more than half of it, because the other one is smaller. So $k$ lies between $${texLowest(bottom, top)}$ and $${texLowest(doubledBottom, top)}$: only ${and(triedTex)} can be $k$.`,
        `Take each of them away from $${whole}$; what is left must be a unit fraction too. This fails for ${and(failed)}.`,
        `But $${whole} - \\frac{1}{${x}} = \\frac{1}{${y}}$. So the two fractions are $\\frac{1}{${x}}$ and $\\frac{1}{${y}}$${found}.`,
        `Check by adding: $\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{${sumOfBottoms}}{${productOfBottoms}}$${simplified}.`,
      ],
      slips,
      check,
    };
  },
});
