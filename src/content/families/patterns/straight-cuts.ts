import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { inWords, noun, ordinal } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Straight lines that cross as often as they can, apart from some that are parallel. */
interface Lines {
  readonly lines: number;
  readonly parallel: number;
  readonly spare: number;
}

export default family({
  level: "medium",
  topic: "growing-pictures",
  minutes: 7,
  kind: "thinking",
  technique: "what one more line adds",
  ages: "12-14",
  curriculum: ["KS3 sequences and proof", "MP8"],
  bounds: {
    setting: ["pancake", "tramlines", "bread", "lights"],
    lines: [5, 20],
    parallel: [2, 5],
    spare: [1, 5],
  },
  rules: {
    "some lines are not parallel": ({ lines, parallel }) => lines >= parallel + 2,
  },
  write({ setting, ...lines }) {
    return { pancake, tramlines, bread, lights }[setting](lines);
  },
});

const upTo = (n: number) => (n * (n + 1)) / 2;
/** Most pieces with n cuts. */
const most = (n: number) => 1 + upTo(n);

const picture = (alt: string, chords: readonly Mark[]): Figure => ({
  alt,
  scale: true,
  points: {},
  draw: [{ circle: [0, 0], radius: 5, fill: "tint1" }, ...chords],
});
const three: readonly Mark[] = [
  {
    line: [
      [-4.9, 1],
      [4, 3],
    ],
  },
  {
    line: [
      [-3, 4],
      [1.4, -4.8],
    ],
  },
  {
    line: [
      [3, 4],
      [-4, -3],
    ],
  },
];

function pancake({ lines }: Lines): PuzzleText {
  const [next, before] = [lines + 1, lines - 1];
  const [added, crossings] = [upTo(lines), upTo(before)];
  const found = 1 + added;
  return {
    title: "As many pieces as possible",
    problem: `Nanami cuts a large flat pancake with straight cuts from edge to edge. The pieces stay where they are and need not be equally large. The picture shows how $3$ cuts make $7$ pieces.\n\nWhat is the **greatest** number of pieces that $${lines}$ cuts can make?`,
    figure: picture(
      "A circle with three straight cuts across it. Each cut crosses the two others at points of its own, so that there is a small triangle in the middle and seven pieces in all.",
      three,
    ),
    answer: { kind: "whole", value: String(found), unit: "pieces" },
    hint: "Think of the last cut. Into how many parts do the earlier cuts divide it, and what does each of these parts do to a piece?",
    solution: [
      "Ask **what one more line adds**. A cut that crosses $k$ earlier cuts is divided by them into $k + 1$ parts, and each part splits one piece in two. So it adds $k + 1$ pieces.",
      "At best a cut crosses all cuts before it, at points where no other cuts meet. Then the first cut adds $1$ piece, the second adds $2$, the third adds $3$, and so on.",
      `The uncut pancake is $1$ piece. So $${lines}$ cuts make at most $1 + (1 + 2 + \\cdots + ${lines})$ pieces. By pairing, the bracket is $${lines} \\times ${next} \\div 2 = ${added}$, and the total is $${found}$.`,
      `Check by counting causes: $1$ piece to begin with, $1$ more for each of the $${lines}$ cuts, and $1$ more for each crossing. There are $${lines} \\times ${before} \\div 2 = ${crossings}$ crossings: $1 + ${lines} + ${crossings} = ${found}$.`,
    ],
    slips: apart(found, [
      [2 ** lines, "The pieces double with the first two cuts only: a straight cut cannot reach every piece later on."],
      [2 * lines, "That is what you get when all cuts go through one point. Let them cross at different points."],
      [found - 1, "One piece was there before the first cut."],
    ]),
    check: "Use your way of counting for 1, 2 and 3 cuts: it must give 2, 4 and 7 pieces.",
  };
}

function tramlines({ lines, parallel }: Lines): PuzzleText {
  const [pairs, parallelPairs] = [upTo(lines - 1), upTo(parallel - 1)];
  const crossings = pairs - parallelPairs;
  const found = 1 + lines + crossings;
  const others = lines - parallel;
  const [strips, second] = [parallel + 1, parallel + 2];
  const average = (strips + lines) / 2;
  const added = others * average;
  const areParallel = noun(parallelPairs, "is parallel and does not cross", "are parallel and do not cross");
  return {
    title: "Tracks across the plan",
    problem: `A plan shows $${lines}$ straight tram tracks that run right across the sheet. Exactly ${inWords(parallel)} of them are parallel to each other. Apart from these, any two tracks cross on the sheet. No three tracks meet in one point.\n\nInto how many areas do the tracks divide the sheet?`,
    answer: { kind: "whole", value: String(found), unit: "areas" },
    hint: "Draw the parallel tracks first. How many areas are there now, and how many does the next track add when it crosses all of them?",
    solution: [
      `Draw the parallel tracks first: $${parallel}$ of them make $${strips}$ strips.`,
      `Ask **what one more line adds**. A track that crosses $k$ others is divided into $k + 1$ parts, and each part splits an area in two. The next track crosses all $${parallel}$, so it adds $${strips}$ areas; the one after it adds $${second}$, and so on.`,
      `The other $${others}$ tracks add $${strips}$ to $${lines}$ areas, on average $${average}$. That is $${others} \\times ${average} = ${added}$. Altogether $${strips} + ${added} = ${found}$ areas.`,
      `Check by counting crossings: $${lines}$ tracks make $${pairs}$ pairs, and $${parallelPairs}$ of these ${areParallel}. So there are $${crossings}$ crossings. One area at the start, one more for each track and each crossing: $1 + ${lines} + ${crossings} = ${found}$.`,
    ],
    slips: apart(found, [
      [most(lines), "That would be right if every two tracks crossed. What about the parallel ones?"],
      [crossings, "You counted the crossings. Each track adds an area of its own as well."],
      [found - 1, "The sheet was one area before the first track was drawn."],
    ]),
    check: "Try your way of counting on a drawing with two parallel tracks and one across: it must give 6 areas.",
  };
}

function bread({ lines, spare }: Lines): PuzzleText {
  const [fewer, evenFewer] = [lines - 1, lines - 2];
  const [crossings, fewerCrossings] = [upTo(fewer), upTo(evenFewer)];
  const [pieces, fewerPieces] = [most(lines), most(fewer)];
  const wanted = fewerPieces + spare;
  return {
    title: "Flatbread for the whole village",
    problem: `At a feast, one huge flatbread is cut with straight cuts right across it. The parts stay in place until all cuts are made, and the pieces may have any size and shape.\n\nThere must be **at least** $${wanted}$ pieces. What is the smallest number of cuts that is enough?`,
    answer: { kind: "whole", value: String(lines), unit: "cuts" },
    hint: "How many new pieces can the second cut make, and the third, and the fourth? What decides how many a cut makes?",
    solution: [
      "Ask **what one more line adds**. A cut makes one new piece for each part into which the earlier cuts divide it. It crosses each earlier cut at most once, so cut number $k$ makes at most $k$ new pieces.",
      "With the whole bread as the first piece, $n$ cuts make at most $1 + (1 + 2 + \\cdots + n)$ pieces, and that many can be made: let every two cuts cross, at different points.",
      `Add up: $${fewer}$ cuts make at most $1 + ${crossings} = ${fewerPieces}$ pieces, which is too few. One more cut makes up to $${pieces}$, which is enough for $${wanted}$. So the smallest number of cuts is $${lines}$.`,
      `Check by counting causes: $${fewer}$ cuts have at most $${fewer} \\times ${evenFewer} \\div 2 = ${fewerCrossings}$ crossings. One piece at the start and one more for each cut and each crossing: $1 + ${fewer} + ${fewerCrossings} = ${fewerPieces}$, less than $${wanted}$. With $${lines}$ cuts it is $1 + ${lines} + ${crossings} = ${pieces}$.`,
    ],
    slips: apart(lines, [
      [fewer, "Even if all these cuts cross each other, there are not enough pieces yet."],
      [wanted - 1, "A cut can make more than one new piece when it crosses earlier cuts."],
      [Math.ceil(wanted / 2), "When all cuts go through one point, many crossings are wasted."],
    ]),
    check:
      "Find the most pieces for your number of cuts and for one cut fewer: the first is enough, the second is not.",
  };
}

function lights({ lines }: Lines): PuzzleText {
  const before = lines - 1;
  const crossings = upTo(before);
  const twice = 2 * crossings;
  const found = 1 + lines + crossings;
  return {
    title: "Strings of lights",
    problem: `Strings of lights are stretched straight across a round courtyard, from wall to wall. Every two strings cross, and no three cross at the same point. There are $${crossings}$ crossings.\n\nInto how many areas do the strings divide the courtyard, seen from above?`,
    figure: picture(
      "A circle with four straight strings across it, as an example. Every two of them cross, so there are six crossings, marked with dots, and eleven areas.",
      [
        {
          line: [
            [-4.8, 1.4],
            [4, -3],
          ],
        },
        {
          line: [
            [-3, 4],
            [3, -4],
          ],
        },
        {
          line: [
            [3, 4],
            [-3, -4],
          ],
        },
        {
          line: [
            [-4.9, -1],
            [4, 3],
          ],
        },
        { dot: [0, 0] },
        { dot: [1.2, -1.6] },
        { dot: [-0.55, -0.73] },
        { dot: [-2.32, 0.16] },
        { dot: [-0.67, 0.9] },
        { dot: [1.36, 1.81] },
      ],
    ),
    answer: { kind: "whole", value: String(found), unit: "areas" },
    hint: "How many strings are there? Each crossing belongs to one pair of strings. Then ask what each string adds to the number of areas.",
    solution: [
      `Every pair of strings makes one crossing. With $n$ strings there are $n(n - 1) \\div 2$ pairs, so $n(n - 1) = 2 \\times ${crossings} = ${twice}$. Two neighbouring numbers with this product are $${lines}$ and $${before}$: there are $${lines}$ strings.`,
      "Ask **what one more line adds**. A string that crosses $k$ others is divided into $k + 1$ parts, and each part splits an area in two. So it adds $1$ area for itself and $1$ for each crossing on it.",
      `The courtyard is $1$ area at first. The $${lines}$ strings add $${lines}$ areas and the crossings add $${crossings}$: $1 + ${lines} + ${crossings} = ${found}$.`,
      `Check string by string: the first adds $1$ area, the second $2$, up to the ${ordinal(lines)}, which adds $${lines}$. And $1 + (1 + 2 + \\cdots + ${lines}) = 1 + ${upTo(lines)} = ${found}$.`,
    ],
    slips: apart(found, [
      [crossings + 1, "Each crossing adds an area, but each string also adds one for itself."],
      [crossings + lines, "The courtyard was one area before the first string was hung."],
      [lines, "That is the number of strings. How many areas do they make?"],
    ]),
    check: "Try your way of counting on the picture: four strings with six crossings must give 11 areas.",
  };
}
