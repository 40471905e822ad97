import type { Flat, Point } from "../../engine/figure/figure.ts";
import { area, disc, line, type Motif, middle, polar, range, rect, regular } from "./shapes.ts";

const faces: readonly Flat[] = ["flat1", "flat2", "flat3"];

/** Three guesses at a secret, and what is said of each: dark for a colour in its place, pale for one elsewhere. */
const secret: readonly Flat[] = ["flat3", "flat1", "ink", "flat2"];
const guesses: readonly (readonly Flat[])[] = [
  ["flat1", "flat2", "flat3", "ink"],
  ["flat3", "flat2", "ink", "flat1"],
  ["flat3", "flat1", "ink", "flat2"],
];
export const bullsAndCows: Motif = guesses.flatMap((guess, row) => {
  const y = 10 - 4 * row;
  const bulls = guess.filter((fill, i) => fill === secret[i]).length;
  return [
    ...guess.map((fill, i) => disc(fill, [1.15 + 2.45 * i, y], 1.12)),
    ...range(4).map((i) =>
      disc(i < bulls ? "ink" : "flat1", [10.5 + 1.05 * (i % 2), y + 0.52 - 1.05 * (i >> 1)], 0.42),
    ),
  ];
});

/** The divisors of 36, each joined to those it is a prime times: 36 above, 1 below. */
const powers = range(9).map((i) => [i % 3, Math.floor(i / 3)] as const);
const divisor = ([twos, threes]: readonly [number, number]): Point => [
  6 + 2.35 * (threes - twos),
  1.3 + 2.35 * (twos + threes),
];
export const factorGame: Motif = [
  ...range(3).flatMap((k) => [line(divisor([0, k]), divisor([2, k])), line(divisor([k, 0]), divisor([k, 2]))]),
  ...powers.map(([twos, threes]) =>
    disc((["flat1", "flat1", "flat2", "flat3", "ink"] as const)[twos + threes] ?? "ink", divisor([twos, threes]), 1.25),
  ),
];

/** Five discs after two moves. */
const pegs = [[5, 4, 3], [1], [2]];
export const hanoi: Motif = [
  ...pegs.map((_, peg) => rect("ink", 1.75 + 4 * peg, 0.5, 0.5, 9)),
  ...pegs.flatMap((discs, peg) =>
    discs.map((size, i) =>
      rect(faces[size % 3] ?? "ink", 2 + 4 * peg - 0.45 - 0.3 * size, 1 + 1.75 * i, 0.9 + 0.6 * size, 1.75, 0.09),
    ),
  ),
  rect("ink", 0, 0, 12, 0.9),
];

/** Cages of a board of four by four, and what the numbers in each come to. */
const cages = ["AABB", "CADB", "CDDE", "FFEE"];
const clues: readonly (readonly [cage: string, fill: Flat, clue: string, column: number, row: number])[] = [
  ["A", "flat1", "6+", 0, 0],
  ["B", "flat2", "8+", 2, 0],
  ["C", "flat2", "6×", 0, 1],
  ["D", "flat1", "9+", 2, 1],
  ["E", "flat2", "7+", 3, 2],
  ["F", "flat1", "4÷", 0, 3],
];
export const kenken: Motif = [
  ...clues.flatMap(([cage, fill]) =>
    cages.flatMap((names, r) =>
      [...names].flatMap((name, c) => {
        if (name !== cage) return [];
        const right = names[c + 1] === name ? 0.4 : 0;
        const down = cages[r + 1]?.[c] === name ? 0.4 : 0;
        return [rect(fill, 3 * c + 0.12, 9.12 - 3 * r - down, 2.76 + right, 2.76 + down)];
      }),
    ),
  ),
  ...clues.map(([, , clue, c, r]) => ({ text: clue, at: [3 * c + 1.3, 10.8 - 3 * r] as Point, small: true })),
];

/** What three presses light on a dark board. */
const presses: readonly Point[] = [
  [1, 3],
  [2, 2],
  [3, 1],
];
const isLit = (x: number, y: number): boolean =>
  presses.filter(([px, py]) => Math.abs(px - x) + Math.abs(py - y) <= 1).length % 2 === 1;
export const lightsOut: Motif = [false, true].flatMap((lit) =>
  range(25)
    .map((i) => [i % 5, Math.floor(i / 5)] as const)
    .filter(([x, y]) => isLit(x, y) === lit)
    .map(([x, y]) => disc(lit ? "flat3" : "flat1", [1.2 + 2.4 * x, 1.2 + 2.4 * y], 1.05)),
);

/** The Lo Shu, its numbers joined in their order; even ones stand at the corners. */
const loShu = [8, 1, 6, 3, 5, 7, 4, 9, 2];
const inLoShu = (value: number): Point => [
  2 + 4 * (loShu.indexOf(value) % 3),
  2 + 4 * Math.floor(loShu.indexOf(value) / 3),
];
export const magicSquares: Motif = [
  ...loShu.map((value, i) => rect(value % 2 === 0 ? "flat1" : "flat2", 4 * (i % 3), 4 * Math.floor(i / 3), 4, 4, 0.15)),
  line(...range(9).map((i) => inLoShu(i + 1))),
  ...range(9).map((i) => disc("ink", inLoShu(i + 1), 0.6)),
];

/** A corner of a field: numbers count the mines around them, one mine is flagged, one shown. */
const mines: readonly Point[] = [
  [1, 2],
  [3, 0],
];
const closed = ["1 3", "2 3", "3 3", "0 3", "1 2"];
const near = ([x, y]: Point): number =>
  mines.filter(([mx, my]) => Math.max(Math.abs(mx - x), Math.abs(my - y)) === 1).length;
const field = range(16).map((i): Point => [i % 4, Math.floor(i / 4)]);
const isClosed = (at: Point): boolean => closed.includes(at.join(" "));
export const minesweeper: Motif = [
  ...field.filter((at) => !isClosed(at)).map(([x, y]) => rect("flat1", 3 * x, 3 * y, 3, 3, 0.13)),
  ...field.filter(isClosed).map(([x, y]) => rect("flat2", 3 * x, 3 * y, 3, 3, 0.13)),
  line([4, 6.6], [4, 8.4]),
  area("ink", [
    [4, 8.6],
    [4, 7.2],
    [5.5, 7.9],
  ]),
  ...range(4).map((i) => line(polar([10.5, 1.5], 1.05, 45 * i), polar([10.5, 1.5], 1.05, 45 * i + 180))),
  disc("ink", [10.5, 1.5], 0.75),
  ...field
    .filter((at) => !isClosed(at) && near(at) > 0 && !(at[0] === 3 && at[1] === 0))
    .map(([x, y]) => ({ text: String(near([x, y])), at: [3 * x + 1.5, 3 * y + 1.5] as Point, small: true })),
];

/** Heaps of 1, 3, 5 and 7, each parted into fours, twos and ones. */
const binary = (n: number): Flat[] => [
  ...Array<Flat>(n & 4).fill("flat1"),
  ...Array<Flat>(n & 2).fill("flat2"),
  ...Array<Flat>(n & 1).fill("flat3"),
];
export const nim: Motif = [1, 3, 5, 7].flatMap((heap, row) =>
  binary(heap).map((fill, i) => disc(fill, [6 + (i - (heap - 1) / 2) * 1.72, 10.6 - 3.07 * row], 0.8)),
);

/** A brick is the sum of the two below it. */
export const numberPyramids: Motif = range(4).flatMap((row) =>
  range(4 - row).map((i) => {
    const isPart = row === 1 && i < 2;
    return rect(
      row === 2 && i === 0 ? "flat3" : isPart ? "flat2" : "flat1",
      1.5 * row + 3 * i,
      0.6 + 2.7 * row,
      3,
      2.7,
      0.14,
    );
  }),
);

/** Six numbers, four small and two large, round their target. */
export const numbersRound: Motif = [
  ...regular(6, middle, 4.85).map(([x, y], i) => rect(i % 3 === 0 ? "flat2" : "flat1", x - 1.15, y - 1.15, 2.3, 2.3)),
  disc("flat3", middle, 3),
  disc("ground", middle, 2),
  disc("flat3", middle, 1),
];

/** The English board as it begins. */
const inCross = (x: number, y: number): boolean => Math.abs(x - 3) < 2 || Math.abs(y - 3) < 2;
export const pegSolitaire: Motif = [
  area("flat1", [
    [3.4, 0],
    [8.6, 0],
    [8.6, 3.4],
    [12, 3.4],
    [12, 8.6],
    [8.6, 8.6],
    [8.6, 12],
    [3.4, 12],
    [3.4, 8.6],
    [0, 8.6],
    [0, 3.4],
    [3.4, 3.4],
  ]),
  ...range(49)
    .map((i) => [i % 7, Math.floor(i / 7)] as const)
    .filter(([x, y]) => inCross(x, y))
    .map(([x, y]) => disc(x === 3 && y === 3 ? "ground" : "flat3", [0.9 + 1.7 * x, 0.9 + 1.7 * y], 0.66)),
];

/** Eight tiles; the last but two is on its way into the gap. */
export const slidingTiles: Motif = [
  ...range(8).map((i) =>
    rect(i % 2 === 0 ? "flat2" : "flat1", 4 * (i % 3), 8 - 4 * Math.floor(i / 3) - (i === 5 ? 1.8 : 0), 4, 4, 0.17),
  ),
  ...range(8).map((i) => ({
    text: String(i + 1),
    at: [2 + 4 * (i % 3), 10 - 4 * Math.floor(i / 3) - (i === 5 ? 1.8 : 0)] as Point,
  })),
];

/** A small board of four by four, and all the cells that one number speaks to. */
const [column, row] = [2, 1];
export const sudoku: Motif = [
  ...range(16).map((i) => {
    const [x, y] = [i % 4, Math.floor(i / 4)];
    const isSeen = x === column || y === row || (x >> 1 === column >> 1 && y >> 1 === row >> 1);
    const fill = x === column && y === row ? "ground" : isSeen ? "flat2" : "flat1";
    return rect(fill, 3 * x + (x > 1 ? 0.12 : -0.12), 3 * y + (y > 1 ? 0.12 : -0.12), 3, 3, 0.14);
  }),
  { text: "3", at: [3 * column + 1.62, 3 * row + 1.38] },
  line([6.1, 3], [9.1, 3], [9.1, 5.8], [6.1, 5.8], [6.1, 3]),
];

/** Four numbers become two, and two become one: (1 x 2) x (3 x 4) = 24. */
const leaves = range(4).map((i): Point => [1.5 + 3 * i, 1.7]);
const pips: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
];
export const twentyFour: Motif = [
  line(leaves[0] as Point, [3, 6], leaves[1] as Point),
  line(leaves[2] as Point, [9, 6], leaves[3] as Point),
  line([3, 6], [6, 10], [9, 6]),
  ...leaves.map((at) => disc("flat1", at, 1.4)),
  disc("flat2", [3, 6], 1.4),
  disc("flat2", [9, 6], 1.4),
  disc("flat3", [6, 10], 1.9),
  ...leaves.flatMap(([x, y], i) => (pips[i] ?? []).map(([dx, dy]) => disc("ink", [x + 0.5 * dx, y + 0.5 * dy], 0.28))),
];

/** Two dice. */
const die = (fill: Flat, [x, y]: Point, spots: readonly Point[]): Motif => [
  rect(fill, x, y, 6.8, 6.8),
  ...spots.map(([dx, dy]) => disc(fill === "flat3" ? "ground" : "ink", [x + 3.4 + 1.9 * dx, y + 3.4 + 1.9 * dy], 0.72)),
];
const four = pips[3] ?? [];
export const mathGames: Motif = [
  ...die("flat1", [5.2, 5.2], [...four, [-1, 0], [1, 0]]),
  ...die("flat3", [0, 0], [...four, [0, 0]]),
];

/** Eight queens, none of which attacks another. */
const queens = [0, 4, 7, 5, 2, 6, 1, 3];
export const games: Motif = [
  rect("flat1", 0, 0, 12, 12),
  ...range(64)
    .map((i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => rect("flat2", 1.5 * x, 1.5 * y, 1.5, 1.5)),
  ...queens.map((y, x) => disc("ink", [1.5 * x + 0.75, 1.5 * y + 0.75], 0.52)),
];
