import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texFraction } from "../../engine/tex.ts";
import { commas, noun } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { atLeastOne } from "./parts/at-least-once.ts";
import { chance, reduced } from "./shared-chances.ts";

type Fraction = readonly [p: number, q: number];

/** Two things that know nothing of each other. */
function both(intro: string, ask: string, [a, b]: Fraction, [c, d]: Fraction): Question {
  const [hits, all] = [a * c, b * d];
  const answer = chance(hits, all);
  const [one, other] = [texFraction(a, b), texFraction(c, d)];
  const each =
    a * d === c * b && b === d
      ? `It is $${one}$ each time.`
      : `The first has the probability $${one}$, and the second $${other}$.`;
  const thanOther = one === other ? "" : ` and than $${other}$`;
  const sumAbove = a * d + c * b;
  const [aboves, belows] = [a + c, b + d];
  return {
    prompt: `${intro} ${ask} Write a fraction.`,
    answer,
    steps: [
      `Neither of the two has any influence on the other. So find the probability of each by itself first.`,
      each,
      `The second must come in just those cases in which the first has come: take a fraction of a fraction, so multiply.`,
      `So the probability is $${one} \\times ${other} = ${reduced(hits, all)}$.`,
    ],
    slips: slips(answer, [
      [
        `${sumAbove}/${all}`,
        "added the two probabilities",
        `Both together must be rarer than each of them alone. Does adding make a number smaller?`,
      ],
      [
        `${a}/${b}`,
        "gave the probability of only one of the two",
        `That is the probability of one of the two. In which part of those cases does the other come as well?`,
      ],
      [
        `${aboves}/${belows}`,
        "put the two together into one fraction",
        `You added above and below the line. Think of a table with $${b} \\times ${d}$ equally likely cases instead.`,
      ],
      [
        `1/${all}`,
        "counted only one pair that fits",
        `All $${b} \\times ${d}$ pairs are equally likely, but how many of them fit?`,
      ],
    ]),
    check: `Both together are rarer than each alone: your answer must be smaller than $${one}$${thanOther}.`,
  };
}

type Kind = "twice" | "two bags" | "coin";

function independent(kind: Kind, a: number, b: number, c: number, d: number): Question {
  const atMost = d - c;
  if (kind === "twice")
    return both(
      `A spinner has $${b}$ equal sectors, and $${a}$ of them ${noun(a, "is", "are")} red. It is spun twice.`,
      "What is the probability that it stops on red both times?",
      [a, b],
      [a, b],
    );
  if (kind === "coin")
    return both(
      `A fair coin and a fair dice with the numbers from $1$ to $${d}$ are thrown together.`,
      `What is the probability of heads together with a number greater than $${atMost}$?`,
      [1, 2],
      [c, d],
    );
  return both(
    `In one bag $${a}$ of $${b}$ counters ${noun(a, "is", "are")} green, in another $${c}$ of $${d}$. Tariq takes one out of each bag without looking.`,
    "What is the probability that both are green?",
    [a, b],
    [c, d],
  );
}

type Event = "sum" | "sum at least" | "difference" | "same" | "larger";

const events: Record<Event, { words: (k: number) => string; fits: (x: number, y: number, k: number) => boolean }> = {
  sum: { words: (k) => `that the two numbers add up to $${k}$`, fits: (x, y, k) => x + y === k },
  "sum at least": { words: (k) => `that the two numbers add up to $${k}$ or more`, fits: (x, y, k) => x + y >= k },
  difference: {
    words: (k) => `that the two numbers differ by exactly $${k}$`,
    fits: (x, y, k) => Math.abs(x - y) === k,
  },
  same: { words: () => "that both show the same number", fits: (x, y) => x === y },
  larger: {
    words: (k) => `that the larger of the two numbers is $${k}$, or both are $${k}$`,
    fits: (x, y, k) => Math.max(x, y) === k,
  },
};

const pairsOf = (sides: number, event: Event, k: number) =>
  range(1, sides).flatMap((x) =>
    range(1, sides).flatMap((y) => (events[event].fits(x, y, k) ? [[x, y] as const] : [])),
  );

/** Two dice with so many sides. */
function twoDice(sides: number, event: Event, k: number, thing: "dice" | "spinners"): Question {
  const pairs = pairsOf(sides, event, k);
  const [hits, all] = [pairs.length, sides * sides];
  const answer = chance(hits, all);
  const misses = all - hits;
  const [sidesAdded, sums] = [2 * sides, 2 * sides - 1];
  const unordered = pairs.filter(([x, y]) => x <= y).length;
  const overBorder = hits - pairsOf(sides, "sum", k).length;
  const cells = pairs.map(([x, y]) => `(${x}, ${y})`);
  const rows = range(1, sides).map((x) => pairs.filter(([first]) => first === x).length);
  const listed =
    hits <= 6
      ? `These fit: ${commas(texEach(cells))}.`
      : `Let the first number go from $1$ to $${sides}$: then ${commas(texEach(rows))} second numbers fit.`;
  const twoCells = event === "same" ? "" : " Mind that $(1, 2)$ and $(2, 1)$ are two cells.";
  const shown =
    thing === "dice"
      ? `Two fair dice have the numbers from $1$ to $${sides}$ and are thrown together.`
      : `Two spinners have $${sides}$ equal sectors each, numbered from $1$ to $${sides}$. Both are spun.`;
  return {
    prompt: `${shown} What is the probability ${events[event].words(k)}? Write a fraction.`,
    answer,
    steps: [
      `Think of a table with $${sides}$ rows for one number and $${sides}$ columns for the other: its $${sides} \\times ${sides} = ${all}$ cells are equally likely.`,
      `${listed}${twoCells}`,
      `That makes $${hits}$ of $${all}$ cells. So the probability is $${reduced(hits, all)}$.`,
    ],
    slips: slips(answer, [
      [
        `${unordered}/${all}`,
        "counted each pair in one order only",
        `You counted each pair once. But the table has two cells for two different numbers: one in each order.`,
      ],
      ...(event === "sum"
        ? [
            [
              `1/${sums}`,
              "took all the sums as equally likely",
              `There are that many different sums, but some can be made in more ways than others. What is equally likely here?`,
            ] as const,
          ]
        : []),
      ...(event === "sum at least"
        ? [
            [
              `${overBorder}/${all}`,
              "left out the border",
              `$${k}$ itself belongs to "$${k}$ or more". Count those pairs, too.`,
            ] as const,
          ]
        : []),
      ...(event === "same"
        ? [
            [
              `1/${all}`,
              "counted only one pair that fits",
              `That is the probability of one certain pair, such as two ones. How many such pairs are there?`,
            ] as const,
          ]
        : []),
      [
        `${hits}/${sidesAdded}`,
        "added the sides instead of multiplying",
        `Above the line you are right. For each of the $${sides}$ first numbers there are $${sides}$ second ones: how many pairs is that?`,
      ],
      [`${misses}/${all}`, "gave the probability of the opposite", `That many pairs do not fit. How many do?`],
    ]).slice(0, 4),
    check: `Count the pairs that do not fit as well: the two counts must make $${all}$ together.`,
  };
}

const draws = {
  counters: {
    intro: (r: number, b: number) =>
      `A bag holds $${r}$ red and $${b}$ blue counters. Two are taken out, one after the other, and not put back.`,
    things: "counters",
    asks: { "both first": "both are red", same: "both have the same colour", different: "one is red and one is blue" },
  },
  children: {
    intro: (r: number, b: number) =>
      `In a club there are $${r}$ girls and $${b}$ boys. Two names are drawn from a hat, one after the other, without putting the first back.`,
    things: "names",
    asks: {
      "both first": "both are girls",
      same: "both are girls or both are boys",
      different: "one is a girl and one is a boy",
    },
  },
  cards: {
    intro: (r: number, b: number) => {
      const all = r + b;
      return `Of $${all}$ cards $${r}$ show a star and the other $${b}$ a moon. Two are drawn, one after the other, and not put back.`;
    },
    things: "cards",
    asks: {
      "both first": "both show a star",
      same: "both show the same picture",
      different: "one shows a star and one shows a moon",
    },
  },
} as const;
type Wanted = "both first" | "same" | "different";

function withoutReplacement(draw: keyof typeof draws, r: number, b: number, wanted: Wanted): Question {
  const { intro, things, asks } = draws[draw];
  const n = r + b;
  const [left, rLeft, bLeft] = [n - 1, r - 1, b - 1];
  const [all, oneOrder, withPuttingBack] = [n * left, r * b, n * n];
  const [twoFirst, twoOther, mixed] = [r * rLeft, b * bLeft, 2 * oneOrder];
  const hits = { "both first": twoFirst, same: twoFirst + twoOther, different: mixed }[wanted];
  const answer = chance(hits, all);
  const misses = all - hits;
  const [a, c] = [texFraction(r, n), texFraction(b, n)];
  const product = (p: number, q: number) => `${texFraction(p, n)} \\times ${texFraction(q, left)}`;
  const put = { "both first": r * r, same: r * r + b * b, different: mixed }[wanted];
  const unchangedBelow = wanted === "different" ? withPuttingBack : all;
  const ways = {
    "both first": product(r, rLeft),
    same: `${texFraction(twoFirst, all)} + ${texFraction(twoOther, all)}`,
    different: `2 \\times ${texFraction(oneOrder, all)}`,
  }[wanted];
  return {
    prompt: `${intro(r, b)} What is the probability that ${asks[wanted]}? Write a fraction.`,
    answer,
    steps: [
      `The first draw changes the second: then only $${left}$ ${things} are left, and one fewer of the kind that came.`,
      wanted === "different"
        ? `The first may be one of the $${r}$ or one of the $${b}$, with the probability $${a}$ or $${c}$. Either way the other kind must come next.`
        : `The first belongs to the $${r}$ with the probability $${a}$. Then $${rLeft}$ of the $${left}$ left are of the same kind.`,
      ...(wanted === "same"
        ? [`The other way is two of the $${b}$: $${product(b, bLeft)}$. The two ways exclude each other, so add them.`]
        : wanted === "different"
          ? [`One order gives $${product(r, b)}$, the other one just as much: $${product(b, r)}$. Add the two.`]
          : []),
      `So the probability is $${ways} = ${reduced(hits, all)}$.`,
    ],
    slips: slips(answer, [
      [
        `${put}/${withPuttingBack}`,
        "put the first one back",
        `You drew from $${n}$ ${things} both times. How many are left for the second draw?`,
      ],
      ...(wanted === "different"
        ? [
            [
              `${oneOrder}/${all}`,
              "counted one order only",
              `That is the probability of one order. The two kinds can also come the other way round.`,
            ] as const,
          ]
        : []),
      ...(wanted === "same"
        ? [
            [
              `${twoFirst}/${all}`,
              "counted only one of the two kinds",
              `That is two of the $${r}$. In which other way can both be of the same kind?`,
            ] as const,
          ]
        : [
            [
              `${put}/${unchangedBelow}`,
              "left the number above the line as it was",
              `After the first draw one of the $${r}$ is gone. How many of them are left for the second?`,
            ] as const,
          ]),
      [
        `${misses}/${all}`,
        "gave the probability of the opposite",
        `That is the probability of everything else. Which cases does the question ask for?`,
      ],
      [
        wanted === "both first" ? `${r}/${n}` : "1/2",
        wanted === "both first" ? "gave the probability of one draw only" : "took both cases as equally likely",
        wanted === "both first"
          ? `That is the first draw alone. What must happen in the second?`
          : `There are two cases, but that does not make them equally likely. What is the probability of each way?`,
      ],
    ]).slice(0, 4),
    check: `Two of the first kind, two of the other and one of each: the three probabilities must make $1$ together.`,
  };
}

const skill: Skill = {
  id: "combined-probability",
  title: "Combined probability",
  about: "Two dice, two draws, several tries: multiply along a path, and add the paths that count.",
  curriculum: ["GCSE probability", "7.SP.8", "HSS-CP.2"],
  needs: ["simple-probability", "multiplying-fractions"],
  stages: [
    stage({
      grade: 5,
      label: "one and the other",
      bounds: { kind: ["twice", "two bags", "coin"], a: [1, 7], b: [3, 10], c: [1, 7], d: [3, 12] },
      rules: {
        "both are uncertain": ({ a, b, c, d }) => a < b && c < d,
        "no more counters than one can see": ({ kind, d }) => kind !== "two bags" || d <= 10,
        "the bags differ": ({ kind, a, b, c, d }) => kind !== "two bags" || a * d !== c * b,
        "dice have a usual number of sides": ({ kind, d }) => kind !== "coin" || [6, 8, 10, 12].includes(d),
        "a spinner is not red for the most part": ({ kind, a, b }) => kind !== "twice" || 2 * a <= b + 2,
      },
      write: ({ kind, a, b, c, d }) => independent(kind, a, b, c, d),
    }),
    stage({
      grade: 5,
      label: "two dice",
      bounds: {
        sides: [4, 8],
        event: ["sum", "sum", "sum at least", "difference", "same", "larger"],
        k: [1, 16],
        thing: ["dice", "spinners"],
      },
      rules: {
        "dice have four, six or eight sides": ({ thing, sides }) => thing !== "dice" || sides % 2 === 0,
        "some pairs fit, and not too many": ({ sides, event, k }) => {
          const hits = pairsOf(sides, event, k).length;
          return hits >= 2 && hits <= (sides * sides) / 2;
        },
        "without a number there is one question": ({ event, k }) => event !== "same" || k === 1,
      },
      write: ({ sides, event, k, thing }) => twoDice(sides, event, k, thing),
    }),
    stage({
      grade: 6,
      label: "without putting back",
      bounds: {
        draw: ["counters", "children", "cards"],
        r: [2, 8],
        b: [2, 8],
        wanted: ["both first", "same", "different"],
      },
      rules: { "they are five to thirteen": ({ r, b }) => r + b >= 5 && r + b <= 13 },
      write: ({ draw, r, b, wanted }) => withoutReplacement(draw, r, b, wanted),
    }),
    stage({
      grade: 6,
      label: "at least once",
      bounds: { setting: ["shots", "seeds", "spins", "trams"], p: [1, 4], q: [3, 10], k: [2, 3] },
      rules: {
        "it is the smaller part": ({ p, q }) => 2 * p <= q + 2 && p < q,
        "it is in lowest terms": ({ p, q }) => p === 1 || (q % p !== 0 && (p !== 4 || q % 2 !== 0)),
        "three tries are with small numbers": ({ k, q }) => k === 2 || q <= 6,
      },
      write: ({ setting, p, q, k }) => atLeastOne(setting, p, q, k),
    }),
  ],
};

export default skill;
