import { whole } from "../../engine/answer/key.ts";
import type { Question } from "../../engine/exercise.ts";
import type { Figure, Mark } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { natural } from "./shared-data.ts";

const charts = {
  rain: {
    about: "The bar chart shows on how many days of each month it rained at a weather station.",
    bars: ["Mar", "Apr", "May", "Jun"],
    names: ["March", "April", "May", "June"],
    what: "rainy days",
    on: "in",
  },
  tea: {
    about: "The bar chart shows how many cups of tea a café in Delhi sold.",
    bars: ["Mon", "Tue", "Wed", "Thu"],
    names: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    what: "cups of tea",
    on: "on",
  },
  votes: {
    about: "The bar chart shows the votes for the name of a whale.",
    bars: ["Ayo", "Bo", "Lulu", "Zuri"],
    names: ["Ayo", "Bo", "Lulu", "Zuri"],
    what: "votes",
    on: "for",
  },
  visitors: {
    about: "The bar chart shows how many visitors came to a small museum.",
    bars: ["Thu", "Fri", "Sat", "Sun"],
    names: ["Thursday", "Friday", "Saturday", "Sunday"],
    what: "visitors",
    on: "on",
  },
} as const;
type Chart = keyof typeof charts;

/** Heights in half steps of the scale. */
function drawn(chart: Chart, halves: readonly number[], scale: number): Figure {
  const { bars } = charts[chart];
  const top = Math.ceil(Math.max(...halves) / 2);
  const width = 6.6;
  const unit = 0.8;
  const lines = Array.from({ length: top + 1 }, (_, n) => n);
  const says = halves.map((half, i) => {
    const [under, name] = [Math.floor(half / 2) * scale, bars[i] ?? ""];
    const over = under + scale;
    return half % 2 === 0
      ? `${name} up to the line ${under}`
      : `${name} halfway between the lines ${under} and ${over}`;
  });
  const labels = lines.map((n) => n * scale);
  const reach = says.join("; ");
  return {
    alt: `A bar chart with lines at ${and(labels)}. The bars reach: ${reach}.`,
    scale: true,
    points: {},
    draw: [
      ...lines.flatMap((n): Mark[] => [
        {
          line: [
            [0, n * unit],
            [width, n * unit],
          ],
          thin: true,
        },
        { text: String(n * scale), at: [0, n * unit], side: "w", small: true },
      ]),
      ...halves.flatMap((half, i): Mark[] => {
        const [left, right, high] = [0.4 + 1.6 * i, 1.4 + 1.6 * i, (half * unit) / 2];
        return [
          {
            polygon: [
              [left, 0],
              [right, 0],
              [right, high],
              [left, high],
            ],
            fill: "tint1",
          },
          { text: bars[i] ?? "", at: [(left + right) / 2, 0], side: "s", small: true },
        ];
      }),
    ],
  };
}

/** Reads bars whose heights are in half steps. */
export function ofChart(
  chart: Chart,
  halves: readonly number[],
  scale: number,
  ask: "read" | "more" | "both",
  i: number,
  j: number,
): Question {
  const { about, names, what, on } = charts[chart];
  const heights = halves.map((half) => (half * scale) / 2);
  const [p, q] = (heights[i] ?? 0) >= (heights[j] ?? 0) ? [i, j] : [j, i];
  const [a, b, nameA, nameB] = [heights[p] ?? 0, heights[q] ?? 0, names[p] ?? "", names[q] ?? ""];
  const figure = drawn(chart, halves, scale);
  const halfStep = scale / 2;
  const reading = (bar: number) => {
    const [half = 0, name = ""] = [halves[bar], names[bar]];
    const under = Math.floor(half / 2) * scale;
    const [over, between] = [under + scale, under + halfStep];
    return half % 2 === 0
      ? `The bar for ${name} ends at the line $${under}$.`
      : `The bar for ${name} ends halfway between $${under}$ and $${over}$: that is $${between}$.`;
  };
  const inLines = (bar: number) => (halves[bar] ?? 0) / 2;
  const first = `Look at the scale on the left first: from one line to the next it is $${scale}$.`;
  const countedLines = `You counted the lines as ones. What do the numbers on the left say: how much is it from one line to the next?`;
  if (ask === "read") {
    // The bar is one that ends between two lines.
    const half = halves[i] ?? 0;
    const [value, under, name] = [(half * scale) / 2, Math.floor(half / 2) * scale, names[i] ?? ""];
    const over = under + scale;
    const answer = whole(value);
    return {
      prompt: `${about} How many ${what} were there ${on} ${name}?`,
      figure,
      answer,
      steps: [
        first,
        `Follow the top of the bar for ${name} to the left. It ends halfway between the lines $${under}$ and $${over}$.`,
        `Half of $${scale}$ is $${halfStep}$, and $${under} + ${halfStep} = ${value}$. So the answer is $${value}$.`,
      ],
      slips: slips(answer, [
        [
          under,
          "read the line below the top of the bar",
          `The bar goes on above that line. How far up to the next line does it reach?`,
        ],
        [
          over,
          "read the line above the top of the bar",
          `The bar does not reach that line. Where between two lines does it end?`,
        ],
        ...(scale > 2
          ? [
              [
                under + 1,
                "took half a step for one",
                `The bar ends halfway between two lines. How much is it from one line to the next, and how much is half of that?`,
              ] as const,
            ]
          : []),
      ]),
      check: `Your answer must lie between the two lines next to the top of the bar, as far from one as from the other.`,
    };
  }
  const isMore = ask === "more";
  const value = isMore ? a - b : a + b;
  const answer = whole(value);
  return {
    prompt: isMore
      ? `${about} How many more ${what} were there ${on} ${nameA} than ${on} ${nameB}?`
      : `${about} How many ${what} were there ${on} ${nameA} and ${nameB} together?`,
    figure,
    answer,
    steps: [
      first,
      `${reading(p)} ${reading(q)}`,
      isMore
        ? `How many more is the difference: $${a} - ${b} = ${value}$. So the answer is $${value}$.`
        : `Together means the sum: $${a} + ${b} = ${value}$. So the answer is $${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [isMore ? inLines(p) - inLines(q) : inLines(p) + inLines(q), "counted the lines as ones", countedLines],
        isMore
          ? [
              a + b,
              "added instead of subtracting",
              `You put the two together. "How many more" asks how far they lie apart.`,
            ]
          : [
              a - b,
              "subtracted instead of adding",
              `You took one from the other. "Together" asks how many they make in all.`,
            ],
        [
          isMore
            ? Math.floor(inLines(p)) * scale - Math.floor(inLines(q)) * scale
            : Math.floor(inLines(p)) * scale + Math.floor(inLines(q)) * scale,
          "read the line below the top of the bar",
          (halves[p] ?? 0) % 2 === 1 && (halves[q] ?? 0) % 2 === 1
            ? `Both bars end between two lines. How far above the lower line is each?`
            : `One of the bars ends between two lines. How far above the lower line?`,
        ],
        [a, "read only one of the two bars", `That is the bar for ${nameA}. What does the bar for ${nameB} say?`],
      ]),
    ),
    check: isMore
      ? `Add your answer to the smaller of the two numbers: you must get the larger one.`
      : `Take the number of one bar away from your answer: the number of the other bar must be left.`,
  };
}
