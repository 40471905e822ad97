import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two mixtures in the ratio p to q; the second has all it needs of the one thing and still too little of the other. */
const settings = {
  lemonade: {
    title: "Two jugs, one taste",
    unit: "spoons",
    story: (first: number, water: number, second: number, has: number) =>
      `Søren stirs ${first} spoons of lime syrup into ${water} cups of water. Nadia has ${second} cups of water in a bigger jug. She has put in ${has} spoons of the same syrup so far.\n\nHow many **more** spoons of syrup does she need to make both jugs taste the same?`,
    hint: "What is the smallest drink of the same taste, with whole spoons and whole cups? How many of those make the water of the bigger jug?",
    same: "The taste depends on how syrup and water go together",
    small: (p: number, q: number) => `$${p}$ ${noun(p, "spoon")} for every $${q}$ cups`,
    big: (q: number, j: number, p: number) =>
      `The bigger jug has $${q * j} \\div ${q} = ${j}$ such portions, so it needs $${j} \\times ${p} = ${j * p}$ spoons.`,
    test: (second: number, need: number) => `for $${need}$ spoons and $${second}$ cups`,
    plus: "You kept the same gap between cups and spoons; but twice as much water needs twice as much syrup, so think in portions.",
    all: "That is all the syrup the bigger jug needs; some of it is there from the start.",
    check: (second: number, has: number) =>
      `Add your number to ${has} spoons and share them among the ${second} cups: both jugs should have the same syrup in each cup.`,
  },
  paint: {
    title: "The same green",
    unit: "cups",
    story: (first: number, water: number, second: number, has: number) =>
      `For a wall painting, Ximena mixed ${first} cups of blue with ${water} cups of yellow. It made a lovely green. Now the class wants more of exactly the same green. A tub holds ${second} cups of yellow and ${has} cups of blue so far.\n\nHow many **more** cups of blue must go into the tub?`,
    hint: "What is the smallest mix of whole cups that gives this green? For how many such mixes is there yellow in the tub?",
    same: "The green depends on how blue and yellow go together",
    small: (p: number, q: number) => `$${p}$ ${noun(p, "cup")} of blue for every $${q}$ of yellow`,
    big: (q: number, j: number, p: number) =>
      `The yellow in the tub makes $${q * j} \\div ${q} = ${j}$ such mixes, so it needs $${j} \\times ${p} = ${j * p}$ cups of blue.`,
    test: (second: number, need: number) => `for $${need}$ blue and $${second}$ yellow cups`,
    plus: "You kept the same gap between yellow and blue; but twice as much yellow needs twice as much blue, so think in small mixes.",
    all: "That is all the blue the tub needs; some of it is there from the start.",
    check: (second: number, has: number) =>
      `Add your number to ${has} cups of blue: for each of the ${second} cups of yellow there should be as much blue as in the first mix.`,
  },
  luckyDip: {
    title: "A fair lucky dip",
    unit: "counters",
    story: (first: number, water: number, second: number, has: number) =>
      `At a school fair you win if you draw a red counter without looking. Bag A holds ${first} red and ${water} white counters. Bag B holds ${has} red and ${second} white counters.\n\nHow many red counters must be **added** to bag B so that both bags give the same chance of winning?`,
    hint: "Share the counters of bag A into small equal heaps, each with the same mix of colours. How many such heaps can the white counters of bag B make?",
    same: "The chance depends on how red and white go together",
    small: (p: number, q: number) => `$${p}$ red for every $${q}$ white`,
    big: (q: number, j: number, p: number) =>
      `The white counters of bag B make $${q * j} \\div ${q} = ${j}$ such heaps, so they need $${j} \\times ${p} = ${j * p}$ red ones.`,
    test: (second: number, need: number) => `for $${need}$ red and $${second}$ white counters`,
    plus: "You made white lead by as many counters in both bags; but a lead counts for less in a big bag, so think in heaps.",
    all: "That is all the red that bag B needs; some of it is there from the start.",
    check: (second: number, has: number) =>
      `Add your number to ${has} red counters: with ${second} white ones there should be as many red for each white as in bag A.`,
  },
};

export default family({
  level: "easy",
  topic: "sharing-ratio",
  minutes: 4,
  kind: "thinking",
  technique: "equal portions",
  ages: "10-11",
  curriculum: ["Y6 ratio", "6.RP.3"],
  bounds: { setting: ["lemonade", "paint", "luckyDip"], p: [1, 5], q: [2, 7], i: [2, 4], j: [3, 7], s: [2, 12] },
  rules: {
    "the portion is as small as it can be": ({ p, q }) => gcd(p, q) === 1 && p < q,
    // Otherwise the second mix is a whole number of first ones and no smaller portion is needed.
    "the second is no multiple of the first": ({ i, j }) => j > i && j % i !== 0,
    "there is not enough yet, by two at least": ({ p, j, s }) => s + 2 <= p * j,
    "the second mix fits into a tub": ({ q, j }) => q * j <= 30,
    "the answer is not in the story": ({ p, q, i, j, s }) => ![p * i, q * i, q * j, s].includes(p * j - s),
  },
  write({ setting, p, q, i, j, s }) {
    const { title, unit, story, hint, same, small, big, test, plus, all, check } = settings[setting];
    const right = p * j - s;
    return {
      title,
      problem: story(p * i, q * i, q * j, s),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        `${same}, so look for the smallest **equal portion**. Divide $${p * i}$ and $${q * i}$ both by $${i}$: ${small(p, q)}.`,
        big(q, j, p),
        `There are $${s}$ so far, so $${p * j} - ${s} = ${right}$ more are needed.`,
        `Check both mixes: $${p * i} \\div ${q * i}$ is $\\frac{${p}}{${q}}$, and ${test(q * j, p * j)} it is $\\frac{${p * j}}{${q * j}} = \\frac{${p}}{${q}}$ too.`,
      ],
      slips: apart(
        right,
        [
          [p * j, all],
          [q * j - (q * i - p * i) - s, plus],
        ],
        1,
      ),
      check: check(q * j, s),
    };
  },
});
