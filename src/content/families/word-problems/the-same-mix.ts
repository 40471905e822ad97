import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two mixtures, i and j portions of p to q; the second has all it needs of the other thing, but only s of the one. */
function mixesOf(p: number, q: number, i: number, j: number, s: number) {
  const need = p * j;
  return { p, q, j, first: p * i, firstOther: q * i, second: q * j, need, missing: need - s };
}

type Mixes = ReturnType<typeof mixesOf>;

const settings = {
  lemonade: {
    title: "Two jugs, one taste",
    unit: "spoons",
    story: (first: number, water: number, second: number, has: number) =>
      `Søren stirs ${first} spoons of lime syrup into ${water} cups of water. Nadia has ${second} cups of water in a bigger jug. She has put in ${has} spoons of the same syrup so far.\n\nHow many **more** spoons of syrup does she need to make both jugs taste the same?`,
    hint: "What is the smallest drink of the same taste, with whole spoons and whole cups? How many of those make the water of the bigger jug?",
    same: "The taste depends on how syrup and water go together",
    small: (p: number, q: number) => `$${p}$ ${noun(p, "spoon")} for every $${q}$ cups`,
    big: ({ p, q, j, second, need }: Mixes) =>
      `The bigger jug has $${second} \\div ${q} = ${j}$ such portions, so it needs $${j} \\times ${p} = ${need}$ spoons.`,
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
    big: ({ p, q, j, second, need }: Mixes) =>
      `The yellow in the tub makes $${second} \\div ${q} = ${j}$ such mixes, so it needs $${j} \\times ${p} = ${need}$ cups of blue.`,
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
    big: ({ p, q, j, second, need }: Mixes) =>
      `The white counters of bag B make $${second} \\div ${q} = ${j}$ such heaps, so they need $${j} \\times ${p} = ${need}$ red ones.`,
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
    const mixes = mixesOf(p, q, i, j, s);
    const { first, firstOther, second, need, missing } = mixes;
    return {
      title,
      problem: story(first, firstOther, second, s),
      answer: { kind: "whole", value: String(missing), unit },
      hint,
      solution: [
        `${same}, so look for the smallest **equal portion**. Divide $${first}$ and $${firstOther}$ both by $${i}$: ${small(p, q)}.`,
        big(mixes),
        `There are $${s}$ so far, so $${need} - ${s} = ${missing}$ more are needed.`,
        `Check both mixes: $${first} \\div ${firstOther}$ is $\\frac{${p}}{${q}}$, and ${test(second, need)} it is $\\frac{${need}}{${second}} = \\frac{${p}}{${q}}$ too.`,
      ],
      slips: apart(
        missing,
        [
          [need, all],
          [second - (firstOther - first) - s, plus],
        ],
        1,
      ),
      check: check(second, s),
    };
  },
});
