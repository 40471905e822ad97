import { family } from "../../../engine/family.ts";
import { and, capital, commas, noun, withArticle } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

type Counts = readonly [number, number, number];

/** Two of different kinds become the third kind. What all of them can become, and how fast. */
const settings = {
  chameleons: {
    title: "Chameleons on the island",
    kinds: ["brown", "green", "red"],
    story: ([a, b, c]: Counts) =>
      `On an island live $${a}$ brown, $${b}$ green and $${c}$ red chameleons. Whenever two of **different** colours meet, both change to the **third** colour. Otherwise nothing changes.`,
    question: "Can there be a day when all of them have the same colour, and which?",
    meet: "meeting",
  },
  robots: {
    title: "Robots that agree",
    kinds: ["blue", "white", "yellow"],
    story: ([a, b, c]: Counts) =>
      `In a hall, $${a}$ robots show a blue light, $${b}$ a white one and $${c}$ a yellow one. In each step two robots with **different** lights touch, and both switch to the **third** colour.`,
    question: "What is the smallest number of steps until all the robots show the same colour?",
    meet: "step",
  },
  festival: {
    title: "As much red as possible",
    kinds: ["gold", "jade", "red"],
    story: ([a, b, c]: Counts) =>
      `For a festival, $${a}$ gold, $${b}$ jade and $${c}$ red magic lamps hang in a tree. Touch any pair of lamps with **different** colours, and both change to the **third** colour. You may do this as often as you like.`,
    question: "What is the greatest number of lamps that can be **red** at the same time?",
    meet: "pair",
  },
  stamps: {
    title: "The swap box",
    kinds: ["birds", "fish", "trees"],
    story: ([a, b, c]: Counts) =>
      `Wanjiru has $${a}$ stamps with birds, $${b}$ with fish and $${c}$ with trees. At a swap box she may put in two stamps of **different** kinds and take out two of the **third** kind, as often as she likes. The box has plenty of all kinds.`,
    question: "She wants all her stamps to be of one kind. What is the smallest number of swaps?",
    meet: "swap",
  },
} as const;

const never = "No, that can never happen";

export default family({
  level: "medium",
  topic: "games",
  minutes: 8,
  kind: "thinking",
  technique: "looking for what never changes",
  ages: "12-14",
  curriculum: ["KS3 invariants", "MP3", "MP7"],
  bounds: {
    setting: ["chameleons", "robots", "festival", "stamps"],
    first: [3, 17],
    second: [3, 17],
    third: [3, 17],
  },
  rules: {
    "all the numbers differ": ({ first, second, third }) => new Set([first, second, third]).size === 3,
    "two numbers at most leave the same remainder": ({ first, second, third }) =>
      new Set([first % 3, second % 3, third % 3]).size > 1,
    "one colour can win": ({ setting, first, second, third }) =>
      setting === "chameleons" || setting === "festival" || winner([first, second, third]) >= 0,
    "red cannot quite win": ({ setting, first, second }) => setting !== "festival" || first % 3 !== second % 3,
  },
  write({ setting, first, second, third }) {
    const { title, kinds, story, question, meet } = settings[setting];
    const counts: Counts = [first, second, third];
    const all = sum(counts);
    const won = winner(counts);
    const text = { title, problem: `${story(counts)}\n\n${question}` };
    const name = (i: number) => kinds[i] ?? kinds[0];
    const rests = commas(counts.map((n) => n % 3));
    const invariant = `Look at two kinds and their difference. ${capital(withArticle(meet))} of these two lowers both by $1$: the difference stays. ${capital(withArticle(meet))} of one of them with the third kind lowers one by $1$ and raises the other by $2$: the difference changes by $3$. So **what never changes** is the remainder of a difference when it is divided by $3$.`;
    if (setting === "chameleons") {
      const colour = won < 0 ? never : capital(`Yes, all ${name(won)}`);
      const [p, q] = [0, 1, 2].filter((i) => i !== won) as [number, number];
      const options = [...kinds.map((kind) => `Yes, all ${kind}`), never];
      const gaps = differences(counts).map((d) => `$${d}$`);
      return {
        ...text,
        answer: { kind: "choice", options, value: colour },
        hint: "Suppose all are red. How many brown and how many green ones are there then? Watch the difference of these two numbers in every sort of meeting.",
        solution: [
          invariant,
          `If all have one colour, the other two numbers are both $0$, so their difference is $0$. Then it must always have been a multiple of $3$.`,
          won < 0
            ? `The differences at the start are ${and(gaps)}. None of them is a multiple of $3$, so no colour can ever be left alone: **it can never happen**.`
            : `The differences are ${and(gaps)}; only that of ${name(p)} and ${name(q)} is a multiple of $3$. So only **${name(won)}** can be left alone. And it can be: meetings of the more frequent of these two with ${name(won)} make the difference smaller by $3$ each, and once it is $0$, ${name(p)} and ${name(q)} meet until none is left. (If no ${name(won)} one is left in between, ${withArticle(name(p))} and ${withArticle(name(q))} one meet first.)`,
          won < 0
            ? `Check with remainders: at first they are ${rests}, all different. Every meeting changes each number by $-1$ or $+2$, which shifts all three remainders alike. So they stay different, but $0, 0, ${all}$ has two equal ones.`
            : `Check with remainders: divided by $3$, the three numbers leave ${rests}. Every meeting changes each number by $-1$ or $+2$, which shifts all three remainders alike. So ${name(p)} and ${name(q)} stay alike, and they alone can both become $0$.`,
        ],
        slips: options
          .filter((option) => option !== colour)
          .map((option) => ({
            when: option,
            say:
              option === never
                ? "Look at the differences again: one of them is a multiple of three."
                : "Then the other two colours would be equally many in the end. Can their difference become zero?",
          })),
        check:
          "For the colour you chose, look at the difference of the other two: can steps of three bring it to zero?",
      };
    }
    if (setting === "festival") {
      const gap = Math.abs(first - second);
      const allButOne = all - 1;
      return {
        ...text,
        answer: { kind: "whole", value: String(allButOne), unit: "lamps" },
        hint: "If all the lamps were red, how many gold and how many jade ones would there be? Watch the difference of these two numbers.",
        solution: [
          invariant,
          `If all $${all}$ lamps were red, gold and jade would have difference $0$. But now it is $${gap}$, which is no multiple of $3$, and it never becomes one. So at least one lamp is not red.`,
          `All but one can be reached. Pairs of red with the more frequent of gold and jade change their difference by $3$, until it is $1$ or $2$. If it is $2$, one more such pair turns it over to $1$.`,
          `Then gold and jade pair up until a single one of them is left. So the greatest number is $${all} - 1 = ${allButOne}$.`,
          `Check with remainders: divided by $3$, the three numbers leave ${rests} at first. Every pair shifts all three alike. With $${allButOne}$ red lamps and one gold or jade lamp the numbers for gold and jade are $0$ and $1$: different, as they must be.`,
        ],
        slips: apart(allButOne, [
          [all, "Then gold and jade would be equally many, none of each. Can their difference become zero?"],
          [
            third + 2 * Math.min(first, second),
            "That is what you get by pairing gold with jade only. Pairs with red can help as well.",
          ],
        ]),
        check:
          "Play it with counters of three colours, and write down the difference of gold and jade after each pair.",
      };
    }
    // The two kinds that can vanish, the more frequent one first.
    const [p, q] = [0, 1, 2].filter((i) => i !== won).toSorted((i, j) => (counts[j] ?? 0) - (counts[i] ?? 0)) as [
      number,
      number,
    ];
    const [many, few] = [counts[p] ?? 0, counts[q] ?? 0];
    const gap = many - few;
    const turns = gap / 3;
    const [manyLeft, fewGrown] = [many - turns, few + 2 * turns];
    const twiceTurns = 2 * turns;
    const wonFirst = counts[won] ?? 0;
    const meets = noun(many, meet);
    const firstMeets = turns === 1 ? `one ${meet}` : `$${turns}$ ${noun(turns, meet)}`;
    const isOrAre = setting === "stamps" ? "are" : "is";
    return {
      ...text,
      answer: { kind: "whole", value: String(many), unit: meets },
      hint: `Which two kinds can vanish together? Watch the difference of two numbers: by how much can ${withArticle(meet)} change it?`,
      solution: [
        invariant,
        `In the end two kinds are gone, with difference $0$. So at the start their difference must be a multiple of $3$. That is true of ${name(p)} and ${name(q)} only, with $${many} - ${few} = ${gap}$. So all become **${name(won)}**.`,
        `${capital(withArticle(meet))} takes away at most one ${label(setting, name(p))}. So at least $${many}$ ${meets} are needed.`,
        `And $${many}$ are enough: ${firstMeets} of ${name(p)} with ${name(won)} ${noun(turns, "leaves", "leave")} $${many} - ${turns} = ${manyLeft}$ of ${name(p)}, and of ${name(q)} there are $${few} + ${twiceTurns} = ${fewGrown}$, equally many. Then these pair up in $${manyLeft}$ ${meets}. (If there ${isOrAre} no ${name(won)} left in between, ${withArticle(meet)} of ${name(p)} with ${name(q)} comes first.)`,
        `Check the numbers: $${turns} + ${manyLeft} = ${many}$ ${meets}. Of ${name(won)} there are $${wonFirst} - ${turns} + 2 \\times ${manyLeft} = ${all}$ in the end, all of them.`,
      ],
      slips: apart(many, [
        [few, `After so many ${meets} of the two kinds, some of the more frequent kind are still there.`],
        [many + turns, `You counted the first ${meets} twice: they take away some of the frequent kind, too.`],
        [
          fewGrown + turns,
          `Some of the ${meets} in your plan can be saved. How many can one ${meet} take away of the same kind?`,
        ],
      ]),
      check: `Play it with counters of three colours and count the ${meets}; then ask how many of a kind one ${meet} can take away.`,
    };
  },
});

/** The kind that can be left alone, -1 if none: the other two leave the same remainder. */
function winner(counts: Counts): number {
  return [0, 1, 2].findIndex((i) => {
    const [p = 0, q = 0] = counts.filter((_, other) => other !== i);
    return (p - q) % 3 === 0;
  });
}

function differences([a, b, c]: Counts): number[] {
  return [Math.abs(a - b), Math.abs(b - c), Math.abs(a - c)];
}

function label(setting: "robots" | "stamps", kind: string): string {
  return setting === "robots" ? `${kind} robot` : `stamp with ${kind}`;
}
