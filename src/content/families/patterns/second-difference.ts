import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList, texSum, texTimes } from "../../../engine/tex.ts";
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
const added = (n: number, of = "") => {
  const [sign, size] = [n < 0 ? "-" : "+", Math.abs(n)];
  const term = of ? texTimes(size, of) : `${size}`;
  return n === 0 ? "" : ` ${sign} ${term}`;
};
/** 2 \times 25, 25 */
const times = (a: number, of: string | number) => (a === 1 ? `${of}` : `${a} \\times ${of}`);
const rule = ({ a, b, c }: Row) => `${texTimes(a, "n^2")}${added(b, "n")}${added(c)}`;

/** From the first four numbers to the rule for every place. */
function toTheRule(row: Row, first: readonly number[]): string[] {
  const { a, b, c } = row;
  const differences = first.slice(1).map((number, i) => number - (first[i] ?? 0));
  const rest = range(1, 4).map((n) => b * n + c);
  const second = 2 * a;
  const aSquares = texTimes(a, "n^2");
  return [
    `The differences are $${texList(differences)}$. They grow by $${second}$ each time: this is the constant **second difference**. The square numbers $1, 4, 9, 16$ have differences $3, 5, 7$, which grow by $2$. So the rule contains $${aSquares}$.`,
    `Take $${aSquares}$ away from the first four numbers, for $n = 1, 2, 3, 4$: $${texList(rest)}$ is left. These have equal steps of $${b}$, and they are $${texTimes(b, "n")}${added(c)}$. So the rule is $${rule(row)}$.`,
  ];
}

function checkBySteps(row: Row): string {
  const { a, n } = row;
  const [start, second, end] = [value(row, 1), value(row, 2), value(row, n)];
  const steps = n - 1;
  const [one, last] = [second - start, second - start + 2 * a * (n - 2)];
  const average = (one + last) / 2;
  return `Check by adding up the differences: there are $${steps}$, from $${one}$ to $${last}$ in equal steps, so on average $${average}$. Together with the first number: $${start} + ${steps} \\times ${average} = ${end}$.`;
}

function sequence(row: Row): PuzzleText {
  const { a, b, c, n } = row;
  const first = range(1, 4).map((k) => value(row, k));
  const found = value(row, n);
  const [square, linear] = [n * n, b * n];
  const gap = value(row, 4) - value(row, 3);
  return {
    title: "The differences of the differences",
    problem: `A sequence begins\n\n$${texList(first)}, \\ldots$\n\nThe **differences** between neighbouring terms grow by the same amount each time, for ever.\n\nWhat is the ${ordinal(n)} term?`,
    answer: { kind: "whole", value: String(found) },
    hint: "How fast do the differences grow? Do the differences of the square numbers grow as fast, and what is left of the terms without that part?",
    solution: [
      ...toTheRule(row, first),
      `For $n = ${n}$ the square is $${square}$, so the term is $${times(a, square)}${added(linear)}${added(c)} = ${found}$.`,
      checkBySteps(row),
    ],
    slips: apart(found, [
      [value(row, 4) + (n - 4) * gap, "You used the last difference again and again. The differences go on growing."],
      [
        2 * a * square + linear + c,
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
  const [one = 0, two = 0, three = 0, four = 0] = first;
  const all = value(row, n);
  const rest = all - c;
  const inner = `${texTimes(a, "n")}${added(b)}`;
  const factor = a * n + b;
  const near = Math.round(Math.sqrt(rest / a));
  const nearly = a * near * near;
  const shifting = c > 0 ? `Take $${c}$ away` : `Add $${-c}$`;
  const shift = c === 0 ? "" : ` ${shifting} on both sides:`;
  return {
    title: "Formations in the night sky",
    problem: `In a drone show, formation $1$ uses $${one}$ ${noun(one, "drone")}, formation $2$ uses $${two}$, formation $3$ uses $${three}$ and formation $4$ uses $${four}$. The increase from one formation to the next grows by the same amount each time.\n\nThe last formation uses all $${all}$ drones. What number does this formation have?`,
    answer: { kind: "whole", value: String(n) },
    hint: "Which rule leads from the number of a formation to its drones? It contains a square: look at how fast the increases grow.",
    solution: [
      ...toTheRule(row, first),
      `Now find $n$ with $${rule(row)} = ${all}$.${shift} $n \\times (${inner}) = ${rest}$. This is about $${times(a, "n \\times n")}$, so $n$ must be near $${near}$, because $${times(a, near)} \\times ${near} = ${nearly}$. Trying there gives $${n} \\times ${factor} = ${rest}$, so it is formation $${n}$. The numbers of drones only grow, so no other fits.`,
      checkBySteps(row),
    ],
    slips: apart(n, [
      [n - 1, "That is how many times the number of drones grows. The first formation was there before."],
      [
        4 + Math.ceil((all - four) / (four - three)),
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
  const [first, second, third] = [slabs(1), slabs(2), slabs(3)];
  const [firstColumns, secondColumns, lastColumns] = [1 + wider, 2 + wider, n + wider];
  const rectangle = n * lastColumns;
  const moreColumns = noun(wider, "is always $1$ column", `are always $${wider}$ columns`);
  const gains = n - 1;
  const [one, two, last] = [second - first, third - second, found - slabs(n - 1)];
  const average = (one + last) / 2;
  return {
    title: "The growing terrace",
    problem: `A terrace of square slabs grows from picture to picture by one row and by one column. The shaded path in front of it stays the same. The first three pictures have $${first}$, $${second}$ and $${third}$ slabs, path and all.\n\nHow many slabs does picture $${n}$ have, with the path?`,
    figure: terracePicture(wider, path),
    answer: { kind: "whole", value: String(found), unit: "slabs" },
    hint: "How many rows and how many columns does the terrace have in each picture? How are these two numbers tied to the number of the picture?",
    solution: [
      `Look at the parts of the picture: a rectangle and a path. Picture $1$ has $1$ row and $${firstColumns}$ columns, picture $2$ has $2$ rows and $${secondColumns}$ columns. There ${moreColumns} more than rows.`,
      `So picture $n$ has $n(n + ${wider})$ slabs in its rectangle and $${path}$ in its path.`,
      `For $n = ${n}$ that is $${n} \\times ${lastColumns} + ${path} = ${rectangle} + ${path} = ${found}$ slabs.`,
      `Check with differences: the pictures gain $${one}$, then $${two}$ slabs. These gains grow by $2$, the **second difference**. Up to picture $${n}$ there are $${gains}$ gains, from $${one}$ to $${last}$, on average $${average}$: $${first} + ${gains} \\times ${average} = ${found}$.`,
    ],
    slips: apart(found, [
      [found - path, "You counted the rectangle. The path belongs to the picture too."],
      [third + (n - 3) * two, "You added the same gain for every further picture. The gains grow too."],
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
  const [firstColumns, secondColumns, thirdColumns] = [1 + wider, 2 + wider, 3 + wider];
  const alt = `Three pictures. Each is a rectangle of square slabs with a shaded path of ${inWords(path)} ${noun(path, "slab")} in front of its left end. The rectangles have 1 row of ${firstColumns}, 2 rows of ${secondColumns} and 3 rows of ${thirdColumns} slabs.`;
  return { alt, scale: true, points: {}, draw };
}

function arc({ a, c, n: peak }: Row): PuzzleText {
  const low = 10 + c;
  const top = low + a * (peak - 1) ** 2;
  const height = (k: number) => top - a * (k - peak) ** 2;
  const first = range(1, 4).map(height);
  const fourth = height(4);
  const differences = range(1, peak - 1).map((k) => height(k + 1) - height(k));
  const [shown, later] = [differences.slice(0, 3), differences.slice(3)];
  const laterAdded = texSum(later);
  const second = 2 * a;
  const losses = range(1, 3).map((k) => a * (2 * k - 1));
  const squares = a === 1 ? "square numbers" : `$${a}$ times the square numbers`;
  const before = peak - 1;
  return {
    title: "At the top of the arc",
    problem: `In a computer game a ball is thrown. The game works out its height for one frame after the other. In the first four frames the ball is\n\n$${texList(first)}$\n\npixels high. From frame to frame the **difference** of the heights shrinks by the same amount each time: down to zero and below, and then the ball falls.\n\nWhat is its **greatest** height in any frame, in pixels?`,
    answer: { kind: "whole", value: String(top), unit: "pixels" },
    hint: "Write the differences and go on with them. What does the ball do while they are positive, and what when they are negative?",
    solution: [
      `The differences are $${texList(shown)}$. They shrink by $${second}$ each time: the **second difference** is $-${second}$.`,
      `Go on: $${texList([...later, -a])}$. With the positive differences the ball rises, and $-${a}$ already takes it down. So it is highest after the difference $${a}$.`,
      `Add the positive differences after the fourth frame to $${fourth}$: $${fourth} + ${laterAdded} = ${top}$. The greatest height is $${top}$ pixels, in frame $${peak}$.`,
      `Check from the top down: there the ball loses $${texList(losses)}$ and so on, which makes ${squares}. Frame $1$ is $${before}$ frames from the top: $${top} - ${times(a, before)}^2 = ${low}$.`,
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
