import { family } from "../../../engine/family.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { and, commas, count, inWords, noun, ordinal, withArticle } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** 1, 2, 4 and so on, n of them. */
const doublings = (n: number) => range(0, n - 1).map((i) => 2 ** i);

/** A different number from each stack: then one weighing tells which stack is bad. */
const settings = {
  coins: {
    title: "One false stack",
    problem: (n: number, w: number, e: number, weight: number) =>
      `A museum has ${inWords(n)} stacks of old coins, numbered from 1. A true coin weighs $${w}$ g. In **one** stack all the coins are false, and each weighs $${e}$ g **less**.\n\nRuth may use an electronic scale once. She puts on it 1 coin from stack 1, 2 coins from stack 2, 3 from stack 3, and so on. The scale shows $${weight}$ g. Which stack is the false one?`,
    sign: -1,
    thing: "coin",
    stack: "stack",
    bad: "false",
  },
  candles: {
    title: "Too much wax",
    problem: (n: number, w: number, e: number, weight: number) =>
      `A machine fills ${inWords(n)} boxes with candles, numbered from 1. Each candle should weigh $${w}$ g, but for a while the machine used too much wax: in **one** box every candle weighs $${e}$ g **more**.\n\nTeodor takes 1 candle from box 1, 2 from box 2, 3 from box 3, and so on, and weighs them all together. They weigh $${weight}$ g. What is the number of the box with the heavy candles?`,
    sign: 1,
    thing: "candle",
    stack: "box",
    bad: "heavy",
  },
  screws: {
    title: "Several bad drawers",
    problem: (n: number, w: number, e: number, weight: number) =>
      `A workshop has ${inWords(n)} drawers full of screws, numbered from 1. A screw should weigh $${w}$ g. In **some** of the drawers, perhaps in several, every screw is $${e}$ g **too light**; the others are in order.\n\nYoussef weighs $${texList(doublings(n))}$ screws from drawers $${texList(range(1, n))}$ all at once (1 from drawer 1, 2 from drawer 2, 4 from drawer 3, and so on). They weigh $${weight}$ g. Which drawers are bad? Write their numbers, smallest first.`,
    sign: -1,
    thing: "screw",
    stack: "drawer",
    bad: "bad",
  },
  pearls: {
    title: "As few pearls as possible",
    problem: (n: number, w: number, e: number) => {
      const glass = w + e;
      return `In one of ${inWords(n)} jars all the pearls are glass and weigh $${glass}$ g each. In the other jars they are real and weigh $${w}$ g each. All the jars are full, and they look alike. Sefa may use an electronic scale **once**, and then she must know for certain which jar holds the glass.\n\nWhat is the smallest number of pearls that she must put on the scale?`;
    },
    sign: 1,
    thing: "pearl",
    stack: "jar",
    bad: "glass",
  },
} as const;

export default family({
  level: "medium",
  topic: "crossing-weighing",
  minutes: 6,
  kind: "thinking",
  technique: "a different number from each",
  ages: "11-14",
  curriculum: ["KS3 planning an experiment", "MP2", "MP7"],
  bounds: {
    setting: ["coins", "candles", "screws", "pearls"],
    n: [5, 12],
    weight: [5, 20],
    error: [1, 3],
    /** The number of the bad stack; for several, their places as binary digits. */
    bad: [1, 60],
  },
  rules: {
    "the error is small": ({ weight, error }) => weight >= 4 * error,
    "the bad stack is there": ({ setting, n, bad }) =>
      setting === "screws" ? n <= 6 && bad < 2 ** n - 1 && drawers(bad).length > 1 : bad <= n,
    "the bad one is not the first or the last": ({ setting, n, bad }) =>
      setting === "screws" || setting === "pearls" || (bad > 2 && bad < n),
    "not one gram": ({ setting, error }) => setting === "pearls" || error > 1,
  },
  write({ setting, n, weight: w, error: e, bad }) {
    const { title, problem, sign, thing, stack, bad: fault } = settings[setting];
    const amounts = setting === "screws" ? doublings(n) : range(1, n);
    const pieces = sum(amounts);
    const good = pieces * w;
    const shown = good + sign * e * bad;
    const text = { title, problem: problem(n, w, e, shown) };
    if (setting === "pearls") {
      const [last, beforeLast] = [n - 1, n - 2];
      const fewest = (n * last) / 2;
      return {
        ...text,
        answer: { kind: "whole", value: String(fewest), unit: "pearls" },
        hint: "If she took equally many pearls from two of the jars, could the scale tell these two apart? And does she need something from every jar?",
        solution: [
          `If all the pearls on the scale were real, she would know the weight beforehand. The difference is $${e}$ g for each glass pearl. So the scale tells her **how many** of the pearls are glass, and nothing else.`,
          `From that number she must know the jar. So she needs **a different number from each** jar: with equal numbers from two jars she could not tell these two apart.`,
          `The smallest different numbers are $0, 1, 2, \\ldots, ${last}$. Zero is allowed: if no pearl is glass, the glass is in the jar from which she took none.`,
          `Altogether she needs $0 + 1 + 2 + \\cdots + ${last} = ${fewest}$ pearls.`,
          `Check by pairing first and last: $0$ and $${last}$, $1$ and $${beforeLast}$, and so on make $${last}$ each. The $${n}$ numbers make $${n} \\times ${last} \\div 2 = ${fewest}$.`,
        ],
        slips: apart(fewest, [
          [
            (n * (n + 1)) / 2,
            "That works, but there is still something to save. Must there be a pearl from every jar?",
          ],
          [n, "With one pearl from each jar the scale always shows the same."],
          [last, "With single pearls the scale shows only whether a glass one is among them. It cannot tell which."],
        ]),
        check:
          "Say for each jar what the scale shows if the glass is there: all these weights must be different, also with your number of pearls.",
      };
    }
    const [heavier, lighter, word] = sign < 0 ? [good, shown, "too little"] : [shown, good, "too much"];
    const difference = heavier - lighter;
    const things = noun(pieces, thing);
    const found = setting === "screws" ? drawers(bad) : [bad];
    const parts = found.map((d) => 2 ** (d - 1));
    const firstThree = amounts.slice(0, 3);
    const badWeight = w + sign * e;
    const goodPieces = pieces - bad;
    const [allBad, allGood] = [bad * badWeight, goodPieces * w];
    const expected = `If everything were in order, the $${texSum(firstThree)} + \\cdots + ${amounts.at(-1)} = ${pieces}$ ${things} would weigh $${pieces} \\times ${w} = ${good}$ g.`;
    const counted = `The scale shows $${heavier} - ${lighter} = ${difference}$ g ${word}. Each ${fault} ${thing} makes $${e}$ g of it, so there are $${difference} \\div ${e} = ${bad}$ ${fault} ${noun(bad, thing)} on the scale.`;
    const weighedAgain = `${count(bad, thing)} of $${badWeight}$ g and ${goodPieces} of $${w}$ g make $${allBad} + ${allGood} = ${shown}$ g`;
    if (setting === "screws")
      return {
        ...text,
        answer: { kind: "list", items: found.map(String), ordered: false },
        hint: "How many screws on the scale are too light? In how many ways can that number be put together from the numbers that he took?",
        solution: [
          expected,
          counted,
          `Youssef took **a different number from each** drawer, and even more: doubling numbers. The smaller ones together never reach the next, so each total comes from one choice only. Take the biggest first: $${bad} = ${texSum(parts.toReversed())}$.`,
          `The drawers with these numbers of screws are ${and(found)}.`,
          `Check by weighing again in your head: ${weighedAgain}.`,
        ],
        slips: apart(commas(found), [
          [commas(parts), "These are the numbers of screws that are too light. From which drawers do they come?"],
          [
            commas(range(1, n).filter((d) => !found.includes(d))),
            "You listed what is in order. The puzzle asks for the bad drawers.",
          ],
        ]),
        check:
          "Add up the screws from your drawers: each is too light, and together they must explain what is missing on the scale.",
      };
    return {
      ...text,
      answer: { kind: "whole", value: String(bad) },
      hint: `What would the scale show if all the ${things} were in order? What can you learn from the difference?`,
      solution: [
        expected,
        counted,
        `They all come from one ${stack}. As there is **a different number from each** ${stack}, only the ${ordinal(bad)} ${stack} gave ${bad} of them. So it is ${stack} $${bad}$.`,
        `Check by weighing again in your head: ${weighedAgain}.`,
      ],
      slips: apart(
        bad,
        [
          [difference, `That is the difference in grams. How much of it does one ${fault} ${thing} make?`],
          [
            difference / w,
            `You divided by the weight of a whole ${thing}. By how much does ${withArticle(fault)} one differ?`,
          ],
        ],
        1,
      ),
      check: `Suppose that your ${stack} is the one, and work out what the scale would show then.`,
    };
  },
});

/** The places of the ones among the binary digits. */
function drawers(bad: number): number[] {
  return range(1, 6).filter((d) => (bad & (2 ** (d - 1))) !== 0);
}
