import { random } from "../../../../maths/random.ts";

/** One square of a net: column from the left, row from the top, and a number 0 to 5 that says which mark it gets. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly mark: number;
}

/** The eleven nets of a cube: rows of squares from the top. */
const shapes = [
  ["#...", "####", "#..."],
  ["#...", "####", ".#.."],
  ["#...", "####", "..#."],
  ["#...", "####", "...#"],
  [".#..", "####", ".#.."],
  [".#..", "####", "..#."],
  ["##..", ".###", ".#.."],
  ["##..", ".###", "..#."],
  ["##..", ".###", "...#"],
  ["##..", ".##.", "..##"],
  ["###..", "..###"],
];

/** A net, turned and perhaps turned over, its marks in a random order. */
export function netOf(seed: number): Cell[] {
  const chance = random(seed);
  const rows = chance.pick(shapes);
  const quarter = chance.whole(0, 3);
  const flip = chance.whole(0, 1);
  const marks = chance.shuffle([0, 1, 2, 3, 4, 5]);
  const spots = rows
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [[x, y] as const] : [])))
    .map(([x, y]) => (flip ? ([-x, y] as const) : ([x, y] as const)))
    .map(
      ([x, y]) =>
        (
          [
            [x, y],
            [-y, x],
            [-x, -y],
            [y, -x],
          ] as const
        )[quarter] ?? ([x, y] as const),
    );
  const left = Math.min(...spots.map(([x]) => x));
  const top = Math.min(...spots.map(([, y]) => y));
  return spots
    .map(([x, y], i) => ({ x: x - left, y: y - top, mark: marks[i] ?? 0 }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Six different whole numbers 1 to 9 for the marks 0 to 5. */
export function numbersOf(seed: number): number[] {
  return random(seed + 1)
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, 6);
}
