import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { divisors, wholeRoot } from "../../../maths/whole.ts";

type Pair = readonly [short: number, long: number];

/** All the rectangles that a number of things can fill, and three questions about them. */
function pairs(n: number): Pair[] {
  return divisors(n)
    .filter((short) => short * short <= n)
    .map((short) => [short, n / short]);
}

function listed(pairs: readonly Pair[]): string {
  return commas(texEach(pairs.map(([short, long]) => `${short} \\times ${long}`)));
}

function terrace(n: number) {
  const ways = pairs(n).length;
  const root = wholeRoot(n);
  const factors = divisors(n).length;
  const inTwos = "They go together in twos";
  const partners = root ? `${inTwos}, and $${root}$ is its own partner, in the square` : inTwos;
  const square = root ? ", and the square" : "";
  return {
    title: "Tiles for a terrace",
    problem: `Nadia has $${n}$ square tiles. She wants to lay **all** of them as one rectangle with no gaps. A strip one tile wide counts as a rectangle, and so does a square.\n\nHow many different rectangles can she choose from? A rectangle that is only turned round is not a new one.`,
    answer: { kind: "whole" as const, value: String(ways), unit: "rectangles" },
    hint: "Try the widths in order, beginning with the thinnest strip. When will you have seen every rectangle?",
    solution: [
      `The two sides of a rectangle multiply to the number of tiles, so each rectangle is a **factor pair** of $${n}$.`,
      `Try the shorter side in order, so that none is missed: ${listed(pairs(n))}.`,
      `Stop there, because a longer “short side” would be longer than its partner. That would be a rectangle you already have, turned round. So there are $${ways}$.`,
      `Check by counting the factors of $${n}$: there are $${factors}$. ${partners}. So there are $${ways}$ pairs.`,
    ],
    slips: [
      {
        when: String(factors),
        say: `That is the number of factors of $${n}$. Each rectangle uses two of them, its width and its length, and turning it round makes nothing new.`,
      },
      {
        when: String(ways - 1),
        say: `You are one short: did you remember the strip that is one tile wide${square}?`,
      },
    ],
    check: `Write down the two sides of every rectangle you counted: each pair must multiply to ${n}, no pair may come twice, and no width may have been left out.`,
  };
}

function choir(n: number) {
  const factors = divisors(n);
  const sizes = factors.slice(1, -1);
  const ways = sizes.length;
  const [few = 1] = sizes;
  const many = n / few;
  const usable = pairs(n).slice(1);
  const bothWays = "Each pair can be used both ways round";
  const turned = wholeRoot(n) ? `${bothWays}, except the square, which looks the same turned round` : bothWays;
  return {
    title: "The choir lines up",
    problem: `A choir in Tbilisi has $${n}$ singers. For a photo they stand in rows, with the **same number** in every row. There must be at least two rows and at least two singers in each row.\n\nIn how many ways can they line up? ($${few}$ rows of $${many}$ and $${many}$ rows of $${few}$ are different ways.)`,
    answer: { kind: "whole" as const, value: String(ways), unit: "ways" },
    hint: "How many rows could there be? What must be true of that number so that nobody is left over?",
    solution: [
      `The rows are equal, so the number of rows must divide $${n}$ with nothing left over: it is a **factor** of $${n}$.`,
      `List the factors in order: ${commas(texEach(factors))}.`,
      `Leave out $1$ row, because there must be at least two. Leave out $${n}$ rows as well, because then each row has one singer. That leaves ${commas(texEach(sizes))}: $${ways}$ ways.`,
      `Check by pairing: ${listed(usable)}. ${turned}. That makes $${ways}$ again.`,
    ],
    slips: [
      {
        when: String(factors.length),
        say: "You counted all the factors, but a single row, or rows with a single singer, are not allowed.",
      },
      {
        when: String(usable.length),
        say: "You found all the factor pairs that are allowed; now think about which number is the rows and which is the singers in a row.",
      },
    ],
    check: `Write down rows and singers in a row for each way you counted: they must multiply to ${n}, neither may be 1, and no way may be missing.`,
  };
}

function garden(n: number) {
  const all = pairs(n);
  const [short, long] = all.at(-1) as Pair;
  const [shorter, longer] = all.at(-2) as Pair;
  const half = short + long;
  const fence = 2 * half;
  const fenceBefore = 2 * (shorter + longer);
  return {
    title: "The shortest fence",
    problem: `Anton wants a garden in the shape of a rectangle. Its area must be exactly $${n}$ square metres, and each side a whole number of metres. He puts a fence all the way round.\n\nHow many metres long is the **shortest** fence that can do this?`,
    answer: { kind: "whole" as const, value: String(fence), unit: "m" },
    hint: "List the rectangles with this area. How does the fence change as the two sides get closer to each other?",
    solution: [
      `Length times width is the area, so the two sides are a **factor pair** of $${n}$: ${listed(all)}.`,
      `A long thin garden needs a lot of fence. The closer the two sides are to each other, the shorter the fence, so take the last pair: $${short} \\times ${long}$.`,
      `Go round it: $${short} + ${long} + ${short} + ${long} = ${fence}$ metres.`,
      `Check against the pair before it: $${shorter} \\times ${longer}$ has the same area but needs $${fenceBefore}$ metres of fence, which is more.`,
    ],
    slips: [
      {
        when: String(2 * (1 + n)),
        say: "That is the fence for the longest, thinnest garden. Try rectangles whose sides are closer to each other.",
      },
      {
        when: String(half),
        say: "Two sides added up go only half of the way round; a fence has to go round all four.",
      },
      {
        when: String(fenceBefore),
        say: "You are close: there is a factor pair whose two numbers are nearer to each other.",
      },
    ],
    check: `Find the two sides that belong to your fence: they must multiply to ${n}, and no other factor pair of ${n} may have a smaller sum.`,
  };
}

const settings = { terrace, choir, garden };

export default family({
  level: "easy",
  topic: "factors-multiples",
  minutes: 4,
  kind: "thinking",
  technique: "factor pairs",
  ages: "8-10",
  curriculum: ["Y5 factor pairs", "4.OA.4"],
  bounds: { setting: ["terrace", "choir", "garden"], n: [18, 96] },
  rules: {
    "there is something to choose": ({ n }) => pairs(n).length >= 3,
    "the garden is no square": ({ setting, n }) => setting !== "garden" || wholeRoot(n) === null,
  },
  write: ({ setting, n }) => settings[setting](n),
});
