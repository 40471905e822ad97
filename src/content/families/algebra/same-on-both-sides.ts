import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import { inWords, noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** `a` equal things and `b` make as much as `c` of them and `d`, where d = (a - c)x + b and each thing is worth x. */
const settings = {
  scales: {
    title: "Sacks on the scales",
    unit: "kg",
    of: "kg",
    make: ["weigh", "weighs"],
    all: false,
    story: (a: number, b: number, c: number, d: number) =>
      `The scales are level. On the left are ${a} sacks of rice and a weight of ${b} kg. On the right are ${c} sacks of rice and a weight of ${d} kg. All the sacks weigh the same.\n\nHow many kilograms does **one sack** weigh?`,
    hint: "If you take one sack off each pan, do the scales stay level? What else can you take off both?",
    same: "Take the same off both pans",
    because: "then the scales stay level",
    thing: "sack",
    wrong: "That is the whole load of one pan; the question asks about one sack.",
    check: "Put your weight on every sack, add up each pan, and see whether the two pans weigh the same.",
  },
  trains: {
    title: "Two toy trains",
    unit: "cm",
    of: "cm",
    make: ["measure", "measures"],
    all: false,
    story: (a: number, b: number, c: number, d: number) =>
      `Ravi has two toy trains of the same length. The steam train is an engine of ${b} cm with ${a} wagons. The express is an engine of ${d} cm with ${c} wagons. All the wagons are equally long.\n\nHow many centimetres long is **one wagon**?`,
    hint: "Put the two trains side by side and cover up as much of both as you can. What is left to compare?",
    same: "Cover up the same on both trains",
    because: "what is left must still be equally long",
    thing: "wagon",
    wrong: "That is a whole train; the question asks about one wagon.",
    check: "Work out the length of both trains with your wagon; they must come out equal.",
  },
  necklaces: {
    title: "As many beads as my sister",
    unit: "beads",
    of: "beads",
    make: ["hold", "holds"],
    all: true,
    story: (a: number, b: number, c: number, d: number) =>
      `Leilani and her sister each thread a necklace. Leilani uses ${a} full packets of beads and ${b} single beads. Her sister uses ${c} full packets and ${d} single beads. Every packet holds the same number. Both necklaces have equally many beads.\n\nHow many beads are on **one necklace**?`,
    hint: "Which packets and single beads do both sisters use? Put those aside. What must the other packets be worth?",
    same: "Put aside what both sisters use",
    because: "what is left must still be equally many",
    thing: "packet",
    wrong: "That is how many beads are in one packet; the question asks for a whole necklace.",
    check:
      "From your number take the single beads of each sister; what remains must share out equally over her packets.",
  },
  robots: {
    title: "Two robots, one square",
    unit: undefined,
    of: "steps",
    make: ["are as long as", "is as long as"],
    all: true,
    story: (a: number, b: number, c: number, d: number) =>
      `Two robots start on square $0$ of a long numbered track. Red makes ${a} jumps and then ${b} steps. Blue makes ${c} jumps and then ${d} steps. Every jump covers the same number of squares, and a step covers one. They stop on the same square.\n\nWhich **number** is on that square?`,
    hint: "Red jumps more often, and Blue steps more often. How many steps are as long as the extra jumps?",
    same: "Leave out what both robots do",
    because: "the rest must still bring them equally far",
    thing: "jump",
    wrong: "That is the length of one jump; the question asks where the robots stop.",
    check:
      "Take off each robot's steps from your number; what remains must be made of equal jumps, and these must be equally long for both.",
  },
};

/** The level scales with their sacks and weights. */
function scales(a: number, b: number, c: number, d: number): Figure {
  const sack = (x: number, row: number): Mark => ({
    polygon: [
      [x, 2 + row],
      [x + 0.9, 2 + row],
      [x + 0.9, 2.9 + row],
      [x, 2.9 + row],
    ],
    fill: "tint1",
  });
  const pan = (from: number, sacks: number, kilograms: number): Mark[] => [
    {
      line: [
        [from, 2],
        [from + 5.6, 2],
      ],
    },
    ...range(0, sacks - 1).map((i) => sack(from + (i % 3), Math.floor(i / 3))),
    {
      polygon: [
        [from + 3.2, 2],
        [from + 5.5, 2],
        [from + 5.5, 3.1],
        [from + 3.2, 3.1],
      ],
    },
    { text: `${kilograms} kg`, at: [from + 4.35, 2.55], side: "c", small: true },
    {
      line: [
        [from + 2.8, 2],
        [from + 2.8, 1.2],
      ],
    },
  ];
  return {
    alt: `Level scales. Left pan: ${a} equal sacks and a weight of ${b} kg. Right pan: ${c} of the same sacks and a weight of ${d} kg.`,
    scale: false,
    points: {},
    draw: [
      ...pan(0, a, b),
      ...pan(7, c, d),
      {
        line: [
          [2.8, 1.2],
          [9.8, 1.2],
        ],
      },
      {
        polygon: [
          [6.3, 1.2],
          [5.7, 0],
          [6.9, 0],
        ],
        fill: "tint2",
      },
    ],
  };
}

export default family({
  level: "easy",
  minutes: 3,
  kind: "thinking",
  technique: "taking away the same from both sides",
  ages: "9-11",
  curriculum: ["Y6 algebra", "6.EE.7"],
  bounds: {
    setting: ["scales", "trains", "necklaces", "robots"],
    x: [3, 9],
    a: [4, 6],
    b: [4, 9],
    c: [2, 4],
  },
  rules: {
    "there are at least two more things on the left": ({ a, c }) => a - c >= 2,
    // Otherwise two numbers of the story would be the same, and what is meant by a slip would be unclear.
    "a thing is worth no number of the story": ({ x, a, b, c }) => x !== a && x !== b && x !== c,
    "the larger rest stays small": ({ x, a, b, c }) => (a - c) * x + b <= 40,
  },
  write({ setting, x, a, b, c }) {
    const { title, unit, of, make, all, story, hint, same, because, thing, wrong, check } = settings[setting];
    const more = a - c;
    const worth = more * x;
    const d = worth + b;
    const total = a * x + b;
    const otherTotal = c * x + d;
    const things = noun(more, thing);
    const altogether = all ? ` Altogether that is $${a} \\times ${x} + ${b} = ${total}$.` : "";
    const agrees = all
      ? "It is the same number."
      : `The first side is $${a} \\times ${x} + ${b} = ${total}$, which is the same.`;
    const answer = all ? total : x;
    return {
      title,
      problem: story(a, b, c, d),
      ...(setting === "scales" && { figure: scales(a, b, c, d) }),
      answer: { kind: "whole", value: String(answer), ...(unit && { unit }) },
      hint,
      solution: [
        `**${same}**, because ${because}. First take away ${inWords(c)} ${things}: that leaves $${a} - ${c} = ${more}$ ${things} and $${b}$ ${of} on one side, and $${d}$ ${of} on the other.`,
        `Then take away $${b}$ ${of} from both: the $${more}$ ${things} ${make[0]} $${d} - ${b} = ${worth}$ ${of}.`,
        `The ${things} are all the same, so one ${thing} ${make[1]} $${worth} \\div ${more} = ${x}$ ${of}.${altogether}`,
        `Check on the other side, the one not used yet: $${c} \\times ${x} + ${d} = ${otherTotal}$. ${agrees}`,
      ],
      slips: apart(
        answer,
        [
          [all ? x : total, wrong],
          [
            all ? (a * d) / more + b : d / more,
            `You shared out all of the ${d}. Part of it is matched by the ${b} on the other side.`,
          ],
          [
            all ? a * worth + b : worth,
            `Taking away ${b} from both was a good idea, but ${worth} is what ${inWords(more)} ${things} make together.`,
          ],
          [
            all ? x + d : worth / (a + c),
            all
              ? `You counted one ${thing} only. Each of them is worth ${x}.`
              : `You shared among the ${things} of both sides. Take the same away from both sides first.`,
          ],
        ],
        1,
      ),
      check,
    };
  },
});
