import { family } from "../../../engine/family.ts";
import { commas } from "../../../engine/words.ts";

type Three = readonly [x: number, y: number, z: number];

interface Case {
  /** The cards as they stand in the boxes. */
  readonly line: string;
  readonly value: number;
}

/** Three digits x < y < z for three boxes: which card belongs where? */
const settings = {
  highest: {
    title: "Highest score wins",
    story: "In a board game in Accra, Esi holds three cards:",
    boxes: "\\square \\times (\\square + \\square)",
    question: "She puts one card in each box. The answer is her score. What is the highest score she can get?",
    hint: "The card outside the bracket multiplies both cards inside. Which card would you like to use twice?",
    idea: "The bracket is worked out first, and the card outside multiplies everything in it. So that card counts for both cards inside: this is **sharing out a bracket**.",
    choose: "The two cards inside can change places without changing anything. So only the card outside matters:",
    line: (out: number, p: number, q: number) => `${out} \\times (${p} + ${q})`,
    value: (out: number, p: number, q: number) => out * (p + q),
    want: "largest",
    slip: "Large cards inside the bracket look strong, but the card outside is used for both of them.",
    again: ([x, y, z]: Three) => {
      const [first, second] = [z * x, z * y];
      const sum = first + second;
      return `$${z} \\times ${x} + ${z} \\times ${y} = ${first} + ${second} = ${sum}$`;
    },
  },
  lowest: {
    title: "The thrifty lantern",
    story: "A lantern has three dials and a strange rule. Yuki must set one dial to each of these digits:",
    boxes: "\\square \\times (\\square + \\square)",
    question:
      "The lantern shines for as many seconds as the line comes to. What is the smallest number of seconds that she can set?",
    hint: "The number outside the bracket multiplies both numbers inside. Which number should do that work here?",
    idea: "The bracket is worked out first, and the number outside multiplies everything in it. So it counts for both numbers inside: this is **sharing out a bracket**.",
    choose: "The two numbers inside can change places without changing anything. So only the one outside matters:",
    line: (out: number, p: number, q: number) => `${out} \\times (${p} + ${q})`,
    value: (out: number, p: number, q: number) => out * (p + q),
    want: "smallest",
    slip: "Putting the two smallest inside the bracket leaves the largest outside, where it multiplies both.",
    again: ([x, y, z]: Three) => {
      const [first, second] = [x * y, x * z];
      const sum = first + second;
      return `$${x} \\times ${y} + ${x} \\times ${z} = ${first} + ${second} = ${sum}$`;
    },
  },
  plain: {
    title: "No brackets on the playground",
    story: "A sum is painted on a playground in Quito, with three empty boxes. Mateo has three chalk digits:",
    boxes: "\\square + \\square \\times \\square",
    question: "He writes one digit in each box. There are no brackets. What is the largest answer he can make?",
    hint: "Which part of the line is worked out first? Which digit helps least when it is only added?",
    idea: "By the **order of operations** the multiplication is done first, although it stands behind the plus. One digit is only added afterwards.",
    choose: "Swapping the two digits that are multiplied changes nothing. So only the added digit matters:",
    line: (out: number, p: number, q: number) => `${out} + ${p} \\times ${q}`,
    value: (out: number, p: number, q: number) => out + p * q,
    want: "largest",
    slip: "That comes from adding first; without brackets the multiplication goes first.",
    again: ([x, y, z]: Three) => {
      const product = y * z;
      const result = x + product;
      return `take the $${x}$ away again and divide. $${result} - ${x} = ${product}$, and $${product} \\div ${z} = ${y}$`;
    },
  },
  takeaway: {
    title: "Minus in the bracket",
    story: "Three number tiles lie in front of Farid:",
    boxes: "\\square \\times (\\square - \\square)",
    question:
      "He puts one tile in each box. The first number in the bracket must be the larger one. What is the largest answer he can make?",
    hint: "Is it always best to multiply by the largest tile? What does that do to the bracket?",
    idea: "Two things make the answer large: a large tile outside and a large difference inside. The largest tile can help with one of them only, so **test every case**.",
    choose: "Once the tile outside is chosen, the larger of the other two stands first. So there are three cases:",
    line: (out: number, p: number, q: number) => `${out} \\times (${Math.max(p, q)} - ${Math.min(p, q)})`,
    value: (out: number, p: number, q: number) => out * Math.abs(p - q),
    want: "largest",
    slip: "The largest tile outside leaves a small difference inside; try it as the start of the bracket instead.",
    again: ([x, y, z]: Three) => {
      const [first, second] = [y * z, y * x];
      const difference = first - second;
      return `$${y} \\times ${z} - ${y} \\times ${x} = ${first} - ${second} = ${difference}$`;
    },
  },
};

export default family({
  level: "easy",
  topic: "order-of-operations",
  minutes: 3,
  kind: "thinking",
  technique: "order of operations, testing every case",
  ages: "9-11",
  curriculum: ["Y6 order of operations", "5.OA.1"],
  bounds: {
    setting: ["highest", "lowest", "plain", "takeaway"],
    x: [2, 7],
    y: [3, 8],
    z: [4, 9],
  },
  rules: { "the digits rise": ({ x, y, z }) => x < y && y < z },
  write({ setting, x, y, z }) {
    const { title, story, boxes, question, hint, idea, choose, line, value, want, slip, again } = settings[setting];
    const three: Three = [x, y, z];
    const cases = [
      [z, x, y],
      [y, x, z],
      [x, y, z],
    ].map(([out = 0, p = 0, q = 0]): Case => ({ line: line(out, p, q), value: value(out, p, q) }));
    const sorted = cases.toSorted((one, other) =>
      want === "largest" ? other.value - one.value : one.value - other.value,
    );
    const listed = commas(cases.map((one) => `$${one.line} = ${one.value}$`));
    const [best, second] = sorted as [Case, Case];
    // What the misconception gives: adding first, the largest outside, or the extreme cards where they look strong.
    const wrong = {
      highest: x * (y + z),
      lowest: z * (x + y),
      plain: z * (x + y),
      takeaway: z * (y - x),
    }[setting];
    const slips = [
      { when: String(wrong), say: slip },
      { when: String(second.value), say: "Compare it with the other ways to place the three digits." },
    ];
    return {
      title,
      problem: `${story}\n\n$$${x} \\quad ${y} \\quad ${z}$$\n\n$$${boxes}$$\n\n${question}`,
      answer: { kind: "whole", value: String(best.value) },
      hint,
      solution: [
        idea,
        `${choose} ${listed}.`,
        `The ${want} of the three is $${best.line}$, so the answer is $${best.value}$.`,
        `Check it in another way: ${again(three)}.`,
      ],
      slips: slips.filter(({ when }, i) => i === 0 || when !== slips[0]?.when),
      check: "Work out your line again, bracket or multiplication first, and then let two of the digits change places.",
    };
  },
});
