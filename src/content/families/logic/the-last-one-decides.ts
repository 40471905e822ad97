import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { inWords } from "../../../engine/words.ts";
import { mod } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two players take from a heap in turn, 1 up to so many: the numbers that one wants to leave. */
interface Setting {
  readonly title: string;
  readonly story: (size: number, most: number) => string;
  readonly ask: string;
  readonly hint: (most: number) => string;
  readonly unit: string;
}

const settings: Record<string, Setting> = {
  pebbles: {
    title: "The last pebble wins",
    story: (size, most) =>
      `Between Adwoa and Mikkel lie $${size}$ pebbles. In turn, each takes at least $1$ and at most $${most}$ of them. Whoever takes the **last** pebble **wins**. Adwoa begins.`,
    ask: "How many pebbles must she take in her first turn to be certain of winning, however Mikkel plays?",
    hint: (most) =>
      `Which numbers of pebbles are bad for the player whose turn it is? Start small: one pebble is good, and so on. What is the first bad number after 0 when up to ${inWords(most)} may be taken?`,
    unit: "pebbles",
  },
  thorn: {
    title: "Leave me the thistle",
    story: (size, most) => {
      const daisies = size - 1;
      return `In a meadow Fiadh and Tadeo pick $${daisies}$ daisies and $1$ thistle, in turn, at least $1$ and at most $${most}$ plants each time. The thistle is left until nothing else is there, and whoever has to pick it **loses**. Fiadh begins.`;
    },
    ask: "How many daisies must she pick in her first turn to be certain of winning, however Tadeo plays?",
    hint: () =>
      "Forget the thistle for a moment. Who picks the last daisy, and what happens then? With which numbers of daisies would you like your opponent to be left?",
    unit: "daisies",
  },
  counting: {
    title: "Who says the last number?",
    story: (size, most) =>
      `Arjun and Beyza play a counting game. The first says a whole number from $1$ to $${most}$. After that, each in turn says a number that is larger than the last one by at least $1$ and at most $${most}$. Whoever says **${size}** wins. Arjun begins.`,
    ask: "With which number must he begin to be certain of winning, however Beyza plays?",
    hint: () =>
      "Work backwards from the end. From which numbers can the last number be reached in one step? So which number before these would you like to say yourself?",
    unit: "",
  },
  chooser: {
    title: "She lays, he begins",
    story: (size, most) => {
      const largest = size + most;
      return `Rokhaya lays some walnuts on the table: from $${size}$ to $${largest}$, as many as she likes. Then Pavel and she take walnuts in turn, at least $1$ and at most $${most}$ each time. Whoever takes the **last** walnut wins. **Pavel begins.**`;
    },
    ask: "How many walnuts must Rokhaya lay to be certain of winning, however Pavel plays?",
    hint: () =>
      "Suppose only a few walnuts are left. With which numbers does the player whose turn it is lose? How far apart are these numbers?",
    unit: "walnuts",
  },
};

export default family({
  level: "hard",
  topic: "games",
  minutes: 6,
  kind: "thinking",
  technique: "working backwards from the losing positions",
  ages: "14-16",
  curriculum: ["enrichment games of strategy", "MP3", "MP8"],
  bounds: { setting: ["pebbles", "thorn", "counting", "chooser"], size: [20, 60], most: [3, 8] },
  rules: {
    "the one who begins can win": ({ setting, size, most }) => mod(setting === "thorn" ? size - 1 : size, most + 1) > 0,
    "the answer is no end of the range": ({ setting, size, most }) =>
      setting !== "chooser" || ![0, 1].includes(mod(size, most + 1)),
    "the wrong period gives a wrong answer": ({ setting, size, most }) =>
      mod(setting === "thorn" ? size - 1 : size, most) !== mod(setting === "thorn" ? size - 1 : size, most + 1),
  },
  write({ setting, size, most }) {
    const its = settings[setting] as Setting;
    const step = most + 1;
    const heap = setting === "thorn" ? size - 1 : size;
    const rest = mod(heap, step);
    const [twoSteps, threeSteps] = [2 * step, 3 * step];
    const [afterStep, beforeTwoSteps] = [step + 1, step + most];
    const text = {
      title: its.title,
      problem: `${its.story(size, most)}\n\n${its.ask}`,
      hint: its.hint(most),
    };
    if (setting === "chooser") {
      const answer = heap + step - rest;
      const rounds = answer / step;
      const largest = size + most;
      return {
        ...text,
        answer: { kind: "whole", value: String(answer), unit: its.unit },
        solution: [
          `**Work backwards.** With $1$ to $${most}$ walnuts left, the player whose turn it is takes all and wins. With $${step}$ left that player loses: whatever is taken, $1$ to $${most}$ remain for the other.`,
          `With $${afterStep}$ to $${beforeTwoSteps}$ left, one can bring the other down to $${step}$. With $${twoSteps}$ one cannot. So the **losing positions** are $${step}, ${twoSteps}, ${threeSteps}, \\ldots$, the multiples of $${step}$.`,
          `Pavel begins, so Rokhaya wants him to be in a losing position. From $${size}$ to $${largest}$ there is one multiple of $${step}$: $${rounds} \\times ${step} = ${answer}$.`,
          `Check her way of playing: when Pavel takes $t$, she takes $${step} - t$, which is allowed because it is from $1$ to $${most}$. Every round removes $${step}$ walnuts, and after $${rounds}$ rounds she takes the last one. With another number, Pavel could take the remainder first and play like this himself.`,
        ],
        slips: apart(answer, [
          [
            size + mod(-size, most),
            `You may have looked for a multiple of ${most}. But which number can the two of them always remove together in one round?`,
          ],
          [answer - 1, "Then Pavel could bring her into a losing position. With how many walnuts left does one lose?"],
          [answer + 1, "Then Pavel could take one walnut and leave her in a losing position."],
        ]),
        check: "Play the game with your number and look for a reply to everything that Pavel can do.",
      };
    }
    const left = heap - rest;
    const rounds = left / step;
    const shared = {
      ...text,
      answer: { kind: "whole", value: String(rest), ...(its.unit ? { unit: its.unit } : {}) } as const,
    };
    const period: readonly [number, string] = [
      mod(heap, most),
      `You may have divided by ${most}. But which number can the two of them always make together in one round?`,
    ];
    if (setting === "counting") {
      const [lowest, highest] = [size - most, size - 1];
      const [before, twoBefore] = [size - step, size - twoSteps];
      const [next, afterNext] = [rest + step, rest + twoSteps];
      const good = [0, 1, 2].map((back) => size - back * step).filter((n) => n > 0);
      return {
        ...shared,
        solution: [
          `**Work backwards.** From $${lowest}$ to $${highest}$ the next player can say $${size}$ at once. So whoever says $${before}$ wins: the other must then say one of these.`,
          `In the same way one gets to $${before}$ by way of $${twoBefore}$, and so on. The winning numbers are $${size}$ and all that one reaches from it in steps of $${step}$ downwards: $${texList(good)}, \\ldots$`,
          `$${size} = ${rounds} \\times ${step} + ${rest}$, so the lowest of them is $${rest}$. Arjun begins with $${rest}$.`,
          `Check his way of playing: when Beyza adds $t$, he adds $${step} - t$, which is from $1$ to $${most}$. After each of his turns the number is one of $${rest}, ${next}, ${afterNext}, \\ldots$, and $${left} \\div ${step} = ${rounds}$ rounds lead to $${size}$. Any other beginning would let Beyza step on one of these numbers.`,
        ],
        slips: apart(
          rest,
          [
            period,
            [step - rest, "Go on from there to the end: does the chain of winning numbers lead to the last one?"],
          ],
          1,
        ),
        check: "Play the game from your number and look for a reply to everything that Beyza can do.",
      };
    }
    const thing = its.unit;
    const [she, he] = setting === "thorn" ? ["Fiadh", "Tadeo"] : ["Adwoa", "Mikkel"];
    const why =
      setting === "thorn"
        ? `Whoever picks the last daisy leaves the thistle to the other and **wins**. So one can forget the thistle and play for the last of $${heap}$ daisies. `
        : "";
    return {
      ...shared,
      solution: [
        `${why}**Work backwards.** With $1$ to $${most}$ ${thing} left, the player whose turn it is takes all and wins. With $${step}$ left that player loses: whatever is taken, $1$ to $${most}$ remain for the other.`,
        `With $${afterStep}$ to $${beforeTwoSteps}$ left one can bring the other down to $${step}$, with $${twoSteps}$ one cannot. So the **losing positions** are the multiples of $${step}$.`,
        `$${heap} = ${rounds} \\times ${step} + ${rest}$. ${she} takes the remainder, $${rest}$, and leaves $${left}$, a multiple of $${step}$.`,
        `Check her way of playing: when ${he} takes $t$, she takes $${step} - t$, which is from $1$ to $${most}$. Every round removes $${step}$, so after $${rounds}$ rounds she takes the last of the ${thing}. Any other first turn would let ${he} play like this.`,
      ],
      slips: apart(
        rest,
        [
          period,
          ...(setting === "thorn"
            ? [
                [
                  mod(size, step),
                  "You counted the thistle as if it could be taken like a daisy. Who wins by picking the last daisy?",
                ] as const,
              ]
            : [
                [
                  mod(size - 1, step),
                  `You may have played so that the last of the ${thing} is left to the other. But here taking the last one wins.`,
                ] as const,
              ]),
          [step - rest, `How many would then be left for ${he}, and can ${he} make it a multiple of ${step}?`],
        ],
        1,
      ),
      check: `Play the game after your first turn and look for a reply to everything that ${he} can do.`,
    };
  },
});
