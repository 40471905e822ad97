import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { inWords, noun, ordinal } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Numbers whose differences grow by the same amount: an^2 + bn + c, asked at n. */
interface Row {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly n: number;
}

export default family({
  level: "medium",
  topic: "sequences",
  minutes: 7,
  kind: "thinking",
  technique: "second differences",
  ages: "12-14",
  curriculum: ["KS3-4 quadratic sequences", "HSF-BF.1"],
  bounds: {
    setting: ["sequence", "drones", "terrace", "arc"],
    a: [1, 3],
    b: [-4, 6],
    c: [-4, 9],
    n: [6, 36],
  },
  rules: {
    "the numbers begin above zero": ({ a, b, c }) => a + b + c >= 1,
    "the numbers rise from the start": ({ a, b }) => 3 * a + b >= 1,
    "the rule is more than a multiple of a square": ({ b }) => b !== 0,
    "the top of an arc is near, the other places are far": ({ setting, n }) => (setting === "arc" ? n <= 12 : n >= 18),
    "a terrace has a short path": ({ setting, c }) => setting !== "terrace" || (c >= 1 && c <= 3),
  },
  write({ setting, ...row }) {
    return { sequence, drones, terrace, arc }[setting](row);
  },
});

const value = ({ a, b, c }: Row, n: number) => a * n * n + b * n + c;
const list = (numbers: readonly number[]) => numbers.join(", ");
/** 2n^2, n^2 */
const factor = (a: number, of: string) => (a === 1 ? of : a === -1 ? `-${of}` : `${a}${of}`);
const added = (n: number, of = "") =>
  n === 0 ? "" : ` ${n < 0 ? "-" : "+"} ${of && Math.abs(n) === 1 ? "" : Math.abs(n)}${of}`;
const rule = ({ a, b, c }: Row) => `${factor(a, "n^2")}${added(b, "n")}${added(c)}`;

/** From the first four numbers to the rule for every place. */
function toTheRule(row: Row, first: readonly number[]): string[] {
  const { a, b, c } = row;
  const differences = first.slice(1).map((number, i) => number - (first[i] ?? 0));
  const rest = range(1, 4).map((n) => b * n + c);
  return [
    `The differences are $${list(differences)}$. They grow by $${2 * a}$ each time: this is the constant **second difference**. The square numbers $1, 4, 9, 16$ have differences $3, 5, 7$, which grow by $2$. So the rule contains $${factor(a, "n^2")}$.`,
    `Take $${factor(a, "n^2")}$ away from the first four numbers, for $n = 1, 2, 3, 4$: $${list(rest)}$ is left. These have equal steps of $${b}$, and they are $${factor(b, "n")}${added(c)}$. So the rule is $${rule(row)}$.`,
  ];
}

function checkBySteps(row: Row): string {
  const { a, n } = row;
  const [start, second, end] = [value(row, 1), value(row, 2), value(row, n)];
  const [one, last] = [second - start, second - start + 2 * a * (n - 2)];
  return `Check by adding up the differences: there are $${n - 1}$, from $${one}$ to $${last}$ in equal steps, so on average $${(one + last) / 2}$. Together with the first number: $${start} + ${n - 1} \\times ${(one + last) / 2} = ${end}$.`;
}

function sequence(row: Row): PuzzleText {
  const { a, b, c, n } = row;
  const first = range(1, 4).map((k) => value(row, k));
  const found = value(row, n);
  const gap = value(row, 4) - value(row, 3);
  return {
    title: "The differences of the differences",
    problem: `A sequence begins\n\n$${list(first)}, \\ldots$\n\nThe **differences** between neighbouring terms grow by the same amount each time, for ever.\n\nWhat is the ${ordinal(n)} term?`,
    answer: { kind: "whole", value: String(found) },
    hint: "How fast do the differences grow? Do the differences of the square numbers grow as fast, and what is left of the terms without that part?",
    solution: [
      ...toTheRule(row, first),
      `For $n = ${n}$ the square is $${n * n}$, so the term is $${a === 1 ? "" : `${a} \\times `}${n * n}${added(b * n)}${added(c)} = ${found}$.`,
      checkBySteps(row),
    ],
    slips: apart(found, [
      [value(row, 4) + (n - 4) * gap, "You used the last difference again and again. The differences go on growing."],
      [
        2 * a * n * n + b * n + c,
        "The squares alone have a second difference of 2. How many squares make the one you found?",
      ],
      [value(row, n - 1), "That is the term one place earlier."],
      [value(row, n + 1), "That is the term one place later."],
    ]),
    check: "Your rule must give all four terms in the puzzle; then use it for the place that is asked for.",
  };
}

function drones(row: Row): PuzzleText {
  const { a, b, c, n } = row;
  const first = range(1, 4).map((k) => value(row, k));
  const [all, rest] = [value(row, n), value(row, n) - c];
  const inner = `${factor(a, "n")}${added(b)}`;
  const near = Math.round(Math.sqrt(rest / a));
  const shift = c === 0 ? "" : ` ${c > 0 ? `Take $${c}$ away` : `Add $${-c}$`} on both sides:`;
  return {
    title: "Formations in the night sky",
    problem: `In a drone show, formation $1$ uses $${first[0]}$ ${noun(first[0] ?? 0, "drone")}, formation $2$ uses $${first[1]}$, formation $3$ uses $${first[2]}$ and formation $4$ uses $${first[3]}$. The increase from one formation to the next grows by the same amount each time.\n\nThe last formation uses all $${all}$ drones. What number does this formation have?`,
    answer: { kind: "whole", value: String(n) },
    hint: "Which rule leads from the number of a formation to its drones? It contains a square: look at how fast the increases grow.",
    solution: [
      ...toTheRule(row, first),
      `Now find $n$ with $${rule(row)} = ${all}$.${shift} $n \\times (${inner}) = ${rest}$. This is about $${a === 1 ? "n \\times n" : `${a} \\times n \\times n`}$, so $n$ must be near $${near}$, because $${a === 1 ? "" : `${a} \\times `}${near} \\times ${near} = ${a * near * near}$. Trying there gives $${n} \\times ${a * n + b} = ${rest}$, so it is formation $${n}$. The numbers of drones only grow, so no other fits.`,
      checkBySteps(row),
    ],
    slips: apart(n, [
      [n - 1, "That is how many times the number of drones grows. The first formation was there before."],
      [
        4 + Math.ceil((all - value(row, 4)) / (value(row, 4) - value(row, 3))),
        "You let the drones increase by the same number each time. The increase grows too.",
      ],
      [n + 1, "That formation would need more drones than there are."],
    ]),
    check: "Work out the number of drones for your formation by your rule, after trying the rule on the first four.",
  };
}

function terrace({ a: wider, c: path, n }: Row): PuzzleText {
  const slabs = (k: number) => k * (k + wider) + path;
  const found = slabs(n);
  const [one, last] = [slabs(2) - slabs(1), slabs(n) - slabs(n - 1)];
  return {
    title: "The growing terrace",
    problem: `A terrace of square slabs grows from picture to picture by one row and by one column. The shaded path in front of it stays the same. The first three pictures have $${slabs(1)}$, $${slabs(2)}$ and $${slabs(3)}$ slabs, path and all.\n\nHow many slabs does picture $${n}$ have, with the path?`,
    figure: terracePicture(wider, path),
    answer: { kind: "whole", value: String(found), unit: "slabs" },
    hint: "How many rows and how many columns does the terrace have in each picture? How are these two numbers tied to the number of the picture?",
    solution: [
      `Look at the parts of the picture: a rectangle and a path. Picture $1$ has $1$ row and $${1 + wider}$ columns, picture $2$ has $2$ rows and $${2 + wider}$ columns. There ${wider === 1 ? "is always $1$ column" : `are always $${wider}$ columns`} more than rows.`,
      `So picture $n$ has $n(n + ${wider})$ slabs in its rectangle and $${path}$ in its path.`,
      `For $n = ${n}$ that is $${n} \\times ${n + wider} + ${path} = ${n * (n + wider)} + ${path} = ${found}$ slabs.`,
      `Check with differences: the pictures gain $${one}$, then $${slabs(3) - slabs(2)}$ slabs. These gains grow by $2$, the **second difference**. Up to picture $${n}$ there are $${n - 1}$ gains, from $${one}$ to $${last}$, on average $${(one + last) / 2}$: $${slabs(1)} + ${n - 1} \\times ${(one + last) / 2} = ${found}$.`,
    ],
    slips: apart(found, [
      [found - path, "You counted the rectangle. The path belongs to the picture too."],
      [
        slabs(3) + (n - 3) * (slabs(3) - slabs(2)),
        "You added the same gain for every further picture. The gains grow too.",
      ],
      [n * n + path, "The terrace is no square: compare its rows with its columns."],
      [slabs(n + 1), "That is the picture after it. How many rows does picture 1 have?"],
    ]),
    check: "Use your way of counting for pictures 1, 2 and 3: it must give the three numbers in the puzzle.",
  };
}

function terracePicture(wider: number, path: number): Figure {
  let from = 0;
  const draw = [1, 2, 3].flatMap((rows): Mark[] => {
    const left = from;
    from += rows + wider + 2;
    return [
      {
        polygon: [
          [left, 0],
          [left + rows + wider, 0],
          [left + rows + wider, rows],
          [left, rows],
        ],
      },
      { grid: { x: [left, left + rows + wider], y: [0, rows] } },
      ...range(1, path).map(
        (k): Mark => ({
          polygon: [
            [left, -k],
            [left + 1, -k],
            [left + 1, 1 - k],
            [left, 1 - k],
          ],
          fill: "tint1",
        }),
      ),
      { text: String(rows), at: [left + (rows + wider) / 2, -path - 0.6], side: "c" },
    ];
  });
  const alt = `Three pictures. Each is a rectangle of square slabs with a shaded path of ${inWords(path)} ${noun(path, "slab")} in front of its left end. The rectangles have 1 row of ${1 + wider}, 2 rows of ${2 + wider} and 3 rows of ${3 + wider} slabs.`;
  return { alt, scale: true, points: {}, draw };
}

function arc({ a, c, n: peak }: Row): PuzzleText {
  const low = 10 + c;
  const top = low + a * (peak - 1) ** 2;
  const height = (k: number) => top - a * (k - peak) ** 2;
  const first = range(1, 4).map(height);
  const differences = range(1, peak - 1).map((k) => height(k + 1) - height(k));
  return {
    title: "At the top of the arc",
    problem: `In a computer game a ball is thrown. The game works out its height for one frame after the other. In the first four frames the ball is\n\n$${list(first)}$\n\npixels high. From frame to frame the **difference** of the heights shrinks by the same amount each time: down to zero and below, and then the ball falls.\n\nWhat is its **greatest** height in any frame, in pixels?`,
    answer: { kind: "whole", value: String(top), unit: "pixels" },
    hint: "Write the differences and go on with them. What does the ball do while they are positive, and what when they are negative?",
    solution: [
      `The differences are $${list(differences.slice(0, 3))}$. They shrink by $${2 * a}$ each time: the **second difference** is $-${2 * a}$.`,
      `Go on: $${list([...differences.slice(3), -a])}$. With the positive differences the ball rises, and $-${a}$ already takes it down. So it is highest after the difference $${a}$.`,
      `Add the positive differences after the fourth frame to $${first[3]}$: $${first[3]} + ${differences.slice(3).join(" + ")} = ${top}$. The greatest height is $${top}$ pixels, in frame $${peak}$.`,
      `Check from the top down: there the ball loses $${list(range(1, 3).map((k) => a * (2 * k - 1)))}$ and so on, which makes ${a === 1 ? "square numbers" : `$${a}$ times the square numbers`}. Frame $1$ is $${peak - 1}$ frames from the top: $${top} - ${a === 1 ? "" : `${a} \\times `}${peak - 1}^2 = ${low}$.`,
    ],
    slips: apart(top, [
      [
        top - a,
        "The ball is still rising there, or already falling. Look for the place where the differences change sign.",
      ],
      [height(peak - 2), "There are positive differences left that you have not added."],
    ]),
    check: "Write the heights frame by frame: your number must be reached, and the frames on both sides must be lower.",
  };
}
