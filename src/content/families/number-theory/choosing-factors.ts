import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, noun, or, tex } from "../../../engine/words.ts";
import { divisors, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { inPrimes } from "./shared/in-primes.ts";

/** How many factors of 2^a 3^b p^c there are, of all kinds or of one kind: a product of choices. */
const settings = {
  rows: {
    title: "How many rows?",
    story: (n: string) =>
      `Mateus has $${n}$ small square tiles. He wants to lay all of them as one full rectangle. A single row is allowed, and so are rows of one tile each.`,
    question: "How many different numbers of rows can he choose?",
    hint: "The number of rows is a factor. Which primes can it be built from, and how many of each?",
  },
  lanterns: {
    title: "A lantern in the middle",
    story: (n: string) =>
      `A workshop packs $${n}$ lanterns, the same number in every box and none left over. In each box one lantern stands in the middle and the others in pairs beside it, so the number in a box is odd. One lantern alone in each box is allowed.`,
    question: "How many different numbers of lanterns in a box are possible?",
    hint: "Build the number in a box from primes. Which prime must stay out of it?",
  },
  clips: {
    title: "Cutting a film",
    story: (n: string) =>
      `A film lasts exactly $${n}$ seconds. Sunniva cuts it into clips that all have the same length, an **even** number of seconds, and nothing is left over. The whole film may be the only clip.`,
    question: "How many different lengths can the clips have?",
    hint: "Build the length of a clip from primes. What makes it even?",
  },
  flags: {
    title: "Six colours of flag",
    story: (n: string) =>
      `At a festival $${n}$ dancers form groups of equal size; a dancer alone is a group too. Each group carries one flag. The flags come in six colours, and each colour must be used equally often.`,
    question: "How many different numbers of groups are possible?",
    hint: "The number of groups is a factor of the number of dancers. Which primes must be in it?",
  },
};

export default family({
  level: "medium",
  topic: "factors-multiples",
  minutes: 5,
  kind: "thinking",
  technique: "a product of choices",
  ages: "12-14",
  curriculum: ["KS3 prime factorisation", "6.NS.4", "MP7"],
  bounds: {
    setting: ["rows", "lanterns", "clips", "flags"],
    twos: [2, 5],
    threes: [1, 3],
    other: [5, 7, 2],
    others: [1, 2],
  },
  rules: {
    "the number is neither small nor huge": (p) => total(p) >= 60 && total(p) <= 2400,
    "there are at least five to count": (p) => count(p) >= 5,
  },
  write(p) {
    const { setting, twos, threes, other, others } = p;
    const { title, story, question, hint } = settings[setting];
    const n = total(p);
    const right = count(p);
    const [choicesOf2, choicesOf3, choicesOfOther] = [twos + 1, threes + 1, others + 1];
    const odd = choicesOf3 * choicesOfOther;
    const all = choicesOf2 * odd;
    const oddPart = n / 2 ** twos;
    const sixth = n / 6;
    const split = `Split $${tex(n)}$ into primes, because every factor is built from these and no others: $${tex(n)} = ${inPrimes(n)}$.`;
    const ofThrees = `the number of $3$s can be ${upTo(0, threes)}, so $${choicesOf3}$ choices`;
    const ofOthers = `the number of $${other}$s can be ${upTo(0, others)}, so $${choicesOfOther}$ choices`;
    const oddOnes = commas(texEach(divisors(oddPart)));
    const texts = {
      rows: {
        steps: [
          `The number of rows is a factor of $${tex(n)}$. The number of $2$s in it can be ${upTo(0, twos)}, so $${choicesOf2}$ choices; ${ofThrees}; ${ofOthers}.`,
          `Every choice goes with every other, so this is a **product of choices**: $${choicesOf2} \\times ${choicesOf3} \\times ${choicesOfOther} = ${right}$ numbers of rows.`,
          `Check with a table. The factors without a $2$ are ${oddOnes}: that is $${odd}$. Doubling the whole line gives $${odd}$ more, and this can be done $${twos}$ times. With the first line there are $${choicesOf2}$ lines: $${choicesOf2} \\times ${odd} = ${right}$.`,
        ],
        slips: [
          [
            twos + threes + others + 3,
            "You added the choices. Each choice of one prime goes with every choice of the next, so multiply.",
          ],
          [
            twos * threes * others,
            "You multiplied the exponents as they stand. A prime can also be left out, and that is one choice more.",
          ],
          [all - 2, "One single row counts, and so do rows of one tile each."],
          [
            Math.ceil(all / 2),
            "You counted shapes of rectangles. A tall one and a wide one have different numbers of rows.",
          ],
        ] as const,
      },
      lanterns: {
        steps: [
          `The number in a box is a factor, and it is odd, so it holds no $2$. As for the rest, ${ofThrees}; ${ofOthers}.`,
          `Every choice goes with every other, so this is a **product of choices**: $${choicesOf3} \\times ${choicesOfOther} = ${right}$ numbers of lanterns.`,
          `Check by listing. Halve $${tex(n)}$ until it is odd: you reach $${oddPart}$. Its factors are ${oddOnes}, and there are $${right}$ of them.`,
        ],
        slips: [
          [all, "You counted all factors. The number in a box must also be odd."],
          [
            threes * others,
            "You multiplied the exponents as they stand. A prime can also be left out, and that is one choice more.",
          ],
          [odd - 1, "One lantern alone in each box is allowed too."],
        ] as const,
      },
      clips: {
        steps: [
          `The length of a clip is a factor, and it is even, so it holds at least one $2$. The number of $2$s can be ${upTo(1, twos)}, so ${choices(twos)}; ${ofThrees}; ${ofOthers}.`,
          `Every choice goes with every other, so this is a **product of choices**: $${twos} \\times ${choicesOf3} \\times ${choicesOfOther} = ${right}$ lengths.`,
          `Check by leaving out. With $0$ to $${twos}$ twos there are $${choicesOf2} \\times ${odd} = ${all}$ factors of all kinds. The odd ones are ${oddOnes}, which are $${odd}$. That leaves $${all} - ${odd} = ${right}$.`,
        ],
        slips: [
          [all, "You counted all factors. The clips must also have an even length."],
          [odd, "You counted the odd factors; the clips have an even length."],
          [all / 2, "Half of the factors would be a guess: even and odd factors need not be equally many."],
        ] as const,
      },
      flags: {
        steps: [
          `The number of groups is a factor of $${tex(n)}$ and a multiple of $6$, so it holds at least one $2$ and at least one $3$. The number of $2$s can be ${upTo(1, twos)}, so ${choices(twos)}; the number of $3$s can be ${upTo(1, threes)}, so ${choices(threes)}; ${ofOthers}.`,
          `Every choice goes with every other, so this is a **product of choices**: $${twos} \\times ${threes} \\times ${choicesOfOther} = ${right}$ numbers of groups.`,
          `Check by listing. $${tex(n)} \\div 6 = ${sixth}$, and the number of groups is $6$ times a factor of $${sixth}$. These factors are ${commas(texEach(divisors(sixth)))}, and there are $${right}$ of them.`,
        ],
        slips: [
          [all, "You counted all factors. Each of the six colours must also be used equally often."],
          [twos * threes * others, `The prime ${other} may also be left out, and that is one choice more.`],
          [twos * odd, "Those are all the even factors; six colours ask for a 3 as well."],
        ] as const,
      },
    }[setting];
    return {
      title,
      problem: `${story(tex(n))}\n\n${question}`,
      answer: { kind: "whole", value: String(right) },
      hint,
      solution: [split, ...texts.steps],
      slips: apart(right, texts.slips),
      check: "List the factors in pairs that multiply to the given number, and count those that fit the story.",
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly twos: number;
  readonly threes: number;
  readonly other: number;
  readonly others: number;
}

function total({ twos, threes, other, others }: Shape): number {
  return 2 ** twos * 3 ** threes * other ** others;
}

function count({ setting, twos, threes, others }: Shape): number {
  const ofTwos = { rows: twos + 1, lanterns: 1, clips: twos, flags: twos }[setting];
  return ofTwos * (setting === "flags" ? threes : threes + 1) * (others + 1);
}

/** "$0$, $1$ or $2$", "only $1$". */
function upTo(from: number, to: number): string {
  const numbers = or(texEach(range(from, to)));
  return from < to ? numbers : `only ${numbers}`;
}

function choices(n: number): string {
  return `$${n}$ ${noun(n, "choice")}`;
}
