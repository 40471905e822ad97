import type { Jump, Shape } from "./shape.ts";

type Place = readonly [row: number, column: number];

/** Six jumps that take off a block of two by three, or an L of two threes. */
export interface Pattern {
  readonly name: "6-purge" | "L-purge";
  readonly jumps: readonly [Jump, ...Jump[]];
}

/**
 * The jumps from place to place, around the block from (0, 0) to (1, 2) and the L from (0, 0) down to (3, 0) and right to
 * (3, 2): all there are with two helpers at most, but for turns and reflections and the order of jumps. They were found by
 * trying every six jumps; purge.test.ts plays each.
 */
const drawn: readonly (readonly [name: Pattern["name"], jumps: string])[] = [
  ["6-purge", "0,1>0,-1 2,0>0,0 0,-1>0,1 0,2>0,0 1,2>1,0 0,0>2,0"],
  ["6-purge", "0,0>2,0 0,2>0,0 0,-1>0,1 1,2>1,0 2,0>0,0 0,1>0,-1"],
  ["6-purge", "0,0>2,0 0,2>0,0 -1,0>1,0 2,0>0,0 1,2>1,0 1,0>-1,0"],
  ["6-purge", "0,0>2,0 0,2>0,0 3,0>1,0 0,0>2,0 1,2>1,0 1,0>3,0"],
  ["6-purge", "0,0>2,0 1,2>1,0 2,0>0,0 -1,2>1,2 0,0>0,2 1,2>-1,2"],
  ["6-purge", "0,0>-2,0 0,2>0,0 1,0>-1,0 -2,0>0,0 1,2>1,0 1,0>-1,0"],
  ["L-purge", "1,-1>1,1 3,0>1,0 0,0>2,0 3,2>3,0 3,0>1,0 1,1>1,-1"],
  ["L-purge", "1,1>1,-1 3,0>1,0 0,0>2,0 3,2>3,0 3,0>1,0 1,-1>1,1"],
  ["L-purge", "2,0>4,0 0,0>2,0 5,0>3,0 2,0>4,0 3,2>3,0 3,0>5,0"],
  ["L-purge", "3,0>5,0 3,2>3,0 2,0>4,0 0,0>2,0 5,0>3,0 2,0>4,0"],
];

const turns: readonly ((place: Place) => Place)[] = [
  ([row, column]) => [row, column],
  ([row, column]) => [-row, column],
  ([row, column]) => [row, -column],
  ([row, column]) => [-row, -column],
  ([row, column]) => [column, row],
  ([row, column]) => [-column, row],
  ([row, column]) => [column, -row],
  ([row, column]) => [-column, -row],
];

const known = new Map<string, readonly Pattern[]>();

/** The patterns in every place of a board, turned and reflected in every way; none on a triangle. */
export function blockPatterns(shape: Shape): readonly Pattern[] {
  const ready = known.get(shape.name);
  if (ready) return ready;
  const found = shape.triangular ? [] : drawn.flatMap(([name, text]) => placed(shape, name, text));
  known.set(shape.name, found);
  return found;
}

function placed({ places, jumps }: Shape, name: Pattern["name"], text: string): Pattern[] {
  const holes = new Map(places.map(({ row, column }, hole) => [`${row},${column}`, hole]));
  const wanted = text.split(" ").map((one) => one.split(">").map((place) => place.split(",").map(Number)));
  return turns.flatMap((turn) =>
    places.flatMap(({ row, column }) => {
      const hole = ([down = 0, right = 0]: readonly number[] = []) => {
        const [r, c] = turn([down, right]);
        return holes.get(`${row + r},${column + c}`);
      };
      const [first, ...more] = wanted.flatMap(([from, to]) =>
        jumps.filter((jump) => jump.from === hole(from) && jump.to === hole(to)),
      );
      return first && more.length === wanted.length - 1 ? [{ name, jumps: [first, ...more] as const }] : [];
    }),
  );
}
