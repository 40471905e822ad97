import { family } from "../../../engine/family.ts";
import { texEach, texList } from "../../../engine/tex.ts";
import { commas, noun, tex } from "../../../engine/words.ts";
import { divisors, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { inPrimes } from "./shared/in-primes.ts";

/** Two squares with a known difference: (c - b)(c + b) and factor pairs of like parity. */
const settings = {
  triangles: {
    title: "Triangles on one leg",
    story: (n: number) =>
      `A right-angled triangle has three **whole-number** sides, in centimetres. One of the two shorter sides, those that form the right angle, is $${n}$ cm long.`,
    question: "How many different triangles like this are there?",
  },
  longest: {
    title: "The longest ladder",
    story: (n: number) =>
      `A ladder stands on level ground and leans against a straight wall. Its foot is $${n}$ dm from the wall. Its length, and the height at which it touches the wall, are whole numbers of decimetres too. (Imagine ladders and walls of any size.)`,
    question: "What is the greatest length, in decimetres, that the ladder can have?",
  },
  garden: {
    title: "A pond in a square lawn",
    story: (n: number) =>
      `In a palace garden there is a square lawn with a square pond inside it. The sides of both squares are whole numbers of metres, at least $1$. Grass grows on the rest of the lawn, on exactly $${n}$ square metres.`,
    question: "What is the smallest length, in metres, that a side of the lawn can have?",
  },
  ways: {
    title: "One difference, many squares",
    story: (n: number) =>
      `Some numbers are the difference of two square numbers in several ways: $15 = 16 - 1$ and $15 = 64 - 49$. The square number $0$ is not used here. Tiare looks for all such ways to write $${n}$.`,
    question: "How many ways are there?",
  },
};

export default family({
  level: "hard",
  topic: "equations",
  minutes: 7,
  kind: "thinking",
  technique: "difference of two squares",
  ages: "14-17",
  curriculum: ["GCSE difference of two squares", "GCSE Pythagoras", "HSA-SSE.2", "MP7"],
  bounds: {
    setting: ["triangles", "longest", "garden", "ways"],
    n: [12, 180],
  },
  rules: {
    "there are some solutions to compare, but not many": (p) => {
      const ways = pairs(p).length;
      return ways >= 2 && ways <= (p.setting === "triangles" || p.setting === "longest" ? 7 : 6);
    },
    "triangles stay of a size to handle": ({ setting, n }) =>
      setting === "garden" || setting === "ways" || n <= (setting === "longest" ? 50 : 90),
    "the lawn takes a search": ({ setting, n }) => setting !== "garden" || Math.sqrt(n) % 1 !== 0,
  },
  write(p) {
    const { setting, n } = p;
    const { title, story, question } = settings[setting];
    const given = setting === "triangles" || setting === "longest";
    const target = given ? n * n : n;
    const found = pairs(p);
    const right = answerOf(p);
    const all = divisors(target).filter((d) => d * d < target);
    const parity = n % 2 === 0 ? "even" : "odd";
    const products = found.map(([d, e]) => `${d} \\times ${e}`);
    const sides = found.map(([d, e]): Pair => [(e - d) / 2, (e + d) / 2]);
    const triples = sides.map(([b, c]) => `(${n}, ${b}, ${c})`);
    const differences = sides.map(([b, c]) => `${c}^2 - ${b}^2`);
    const [b, c] = sides.find(([, large]) => large === right) ?? (sides[0] as Pair);
    // Half their sum is greatest for the first pair and smallest for the last.
    const [d, e] = found.at(setting === "garden" ? -1 : 0) as Pair;
    const inPrimeFactors = target === n ? "" : `$${target} = ${inPrimes(target)}$. `;
    const unit = { triangles: "triangles", longest: "dm", garden: "m", ways: "ways" }[setting];
    const firsts = {
      triangles: `Call the other short side $b$ and the longest side $c$. Pythagoras says $c^2 - b^2 = ${n}^2$, and the **difference of two squares** factorises: $(c - b)(c + b) = ${target}$.`,
      longest: `Call the height $b$ and the length $c$. Pythagoras says $c^2 - b^2 = ${n}^2$, and the **difference of two squares** factorises: $(c - b)(c + b) = ${target}$.`,
      garden: `Call the side of the lawn $c$ and that of the pond $b$. Then $c^2 - b^2 = ${n}$, and the **difference of two squares** factorises: $(c - b)(c + b) = ${n}$.`,
      ways: `We want whole numbers $c > b > 0$ with $c^2 - b^2 = ${n}$. The **difference of two squares** factorises: $(c - b)(c + b) = ${n}$.`,
    }[setting];
    const last = {
      triangles: `Each pair gives one triangle, half the difference and half the sum of the factors being $b$ and $c$: ${commas(texEach(triples))}. That makes ${right}.`,
      longest: `The length $c$ is half the sum of the two factors. With a fixed product the sum is greatest when the factors are far apart, here $${d} \\times ${e}$. So $c = \\frac{${d} + ${e}}{2} = ${right}$.`,
      garden: `The side $c$ is half the sum of the two factors. With a fixed product the sum is smallest when the factors are close together, here $${d} \\times ${e}$. So $c = \\frac{${d} + ${e}}{2} = ${right}$.`,
      ways: `Each pair gives one way, half the sum and half the difference of the factors being $c$ and $b$: ${commas(texEach(differences))}. That makes ${right}.`,
    }[setting];
    return {
      title,
      problem: `${story(n)}\n\n${question}`,
      answer: { kind: "whole", value: String(right), unit },
      hint: given
        ? "Use Pythagoras, and bring the two unknown squares to one side. What does their difference factorise into, and can the two factors be any numbers?"
        : "What does a difference of two squares factorise into? Can one of the two factors be odd and the other even?",
      solution: [
        firsts,
        `The two factors differ by $2b$, so both are even or both are odd; as their product is ${parity}, both are ${parity}. And they are not equal, because $b$ is not $0$.`,
        `${inPrimeFactors}The pairs of factors like this, the smaller one first: ${commas(texEach(products))}.`,
        last,
        check(p, b, c, sides),
      ],
      slips: apart(
        right,
        {
          triangles: [
            [all.length, "Not every factor pair works: one odd and one even factor would lead to halves."],
            [found.length + 1, "A pair of equal factors makes the other short side 0, which is no triangle."],
            [
              2 * found.length,
              "You have counted every pair in both orders, but the second factor is always the larger one.",
            ],
          ] as const,
          longest: [
            [sides[0]?.[0] ?? 0, "That is the height on the wall; the puzzle asks for the length of the ladder."],
            [found[0]?.[1] ?? 0, "That is the sum of the height and the length; take it apart."],
            [sides.at(-1)?.[1] ?? 0, "That ladder fits, but it is the shortest one: take factors far apart."],
          ] as const,
          garden: [
            [sides[0]?.[1] ?? 0, "That lawn fits, but a smaller one does too: take factors close together."],
            [b, "That is the side of the pond; the puzzle asks for the lawn."],
            [
              Math.ceil(Math.sqrt(n)),
              "The lawn must be larger than the grass alone, and what is taken away must be a square too.",
            ],
          ] as const,
          ways: [
            [all.length, "Not every factor pair works: one odd and one even factor would lead to halves."],
            [found.length + 1, "A pair of equal factors would mean that the smaller square is 0."],
            [
              2 * found.length,
              "You have counted every pair in both orders, but the second factor is always the larger one.",
            ],
          ] as const,
        }[setting],
      ),
      check: {
        triangles:
          "For each triangle that you count, square the three sides and see whether Pythagoras is satisfied; then look for factor pairs that you left out.",
        longest:
          "Square your length, take away the square of the distance, and see whether a square remains; then try a longer one.",
        garden:
          "Square your side and take away the grass: a square of at least 1 must remain, and no smaller side may do the same.",
        ways: "Work out each of your differences, and make sure that no factor pair with two even or two odd factors is left out.",
      }[setting],
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly n: number;
}

type Pair = readonly [number, number];

/** Pairs d < e of like parity with the product n, or n^2 for triangles; the smallest d first. */
function pairs({ setting, n }: Shape): Pair[] {
  const target = setting === "triangles" || setting === "longest" ? n * n : n;
  return divisors(target)
    .filter((d) => d * d < target && (d + target / d) % 2 === 0)
    .map((d) => [d, target / d]);
}

function answerOf(p: Shape): number {
  const found = pairs(p);
  const half = ([d, e]: Pair = [0, 0]) => (d + e) / 2;
  return { triangles: found.length, ways: found.length, longest: half(found[0]), garden: half(found.at(-1)) }[
    p.setting
  ];
}

function check({ setting, n }: Shape, b: number, c: number, sides: readonly Pair[]): string {
  const [nSquared, bSquared, cSquared] = [n ** 2, b ** 2, c ** 2];
  const [before, next] = [c - 1, c + 1];
  const [nextGap, evenGap] = [2 * c + 1, 4 * c];
  const [small, large] = sides.at(-1) as Pair;
  const [smallSquared, largeSquared] = [small ** 2, large ** 2];
  const noLonger =
    n % 2
      ? `Longer ladders fail, because $${next}^2 - ${c}^2 = ${nextGap}$ is already more than $${nSquared}$.`
      : `Longer ladders fail: squares of neighbours differ by an odd number, and $${next}^2 - ${before}^2 = ${evenGap}$ is already more than $${nSquared}$.`;
  switch (setting) {
    case "longest":
      return `Check: $${b}^2 + ${n}^2 = ${tex(bSquared)} + ${nSquared}$, which is $${tex(cSquared)} = ${c}^2$. ${noLonger}`;
    case "garden":
      return `Check: $${c}^2 - ${b}^2 = ${cSquared} - ${bSquared} = ${n}$. ${smaller(n, c)}`;
    case "triangles":
      return `Check one of them: $${n}^2 + ${small}^2 = ${nSquared} + ${smallSquared}$, which is $${largeSquared} = ${large}^2$. And count again with the prime factors: ${again(nSquared)}`;
    case "ways":
      return `Check one of them: $${large}^2 - ${small}^2 = ${largeSquared} - ${smallSquared} = ${n}$. And count again with the prime factors: ${again(n)}`;
  }
}

/** What smaller lawns would leave. */
function smaller(n: number, c: number): string {
  const root = Math.floor(Math.sqrt(n));
  const [from, to] = [root + 1, c - 1];
  const tried = range(from, to).map((side) => side * side - n);
  const many = tried.length;
  if (many === 0) return `A lawn with side $${root}$ would be too small for the grass.`;
  if (many > 6) {
    const some = commas([...tried.slice(0, 3), "\\ldots", ...tried.slice(-1)]);
    return `Try smaller lawns from $${from}$ m on: the pond would have $${some}$ square metres, and none of these is a square.`;
  }
  const sides = noun(many, `With $${from}$ m`, `From $${from}$ to $${to}$ m`);
  return `${sides}, the pond would have $${texList(tried)}$ square metres, and ${noun(many, "that is no square", "none of these is a square")}.`;
}

/** Counts the pairs again, by halving both factors where they are even. */
function again(target: number): string {
  const rest = target % 2 ? target : target / 4;
  const count = divisors(rest).length;
  const others = count - 1;
  const pairs = Math.floor(count / 2);
  const restInPrimes = rest > 1 ? ` = ${inPrimes(rest)}` : "";
  const split =
    target % 2
      ? `$${target} = ${inPrimes(target)}$`
      : `halving both factors leaves the product $${rest}${restInPrimes}$, which`;
  const inPairs =
    count % 2
      ? `. One of them is its square root, and the other $${others}$ make $${pairs}$ pairs`
      : `, in $${pairs}$ pairs`;
  return `${split} has $${count}$ factors${inPairs}.`;
}
