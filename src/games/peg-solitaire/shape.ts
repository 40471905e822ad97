/** A jump: the peg goes from one hole over its neighbour, which is taken off, into the hole beyond. */
export interface Jump {
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** Holes in rows; they are numbered 0, 1, ... in reading order. */
export interface Shape {
  readonly name: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** Where each hole stands, from 0. In a triangle the column is the place in its row. */
  readonly places: readonly { readonly row: number; readonly column: number }[];
  readonly triangular: boolean;
  /** Every jump that the holes allow, whether or not pegs stand there. */
  readonly jumps: readonly Jump[];
  /** The turns and reflections of the board: where each hole goes. The first leaves every hole where it is. */
  readonly symmetries: readonly (readonly number[])[];
  /** Ways of painting the holes in three colours so that the three holes of every jump differ in colour. */
  readonly colourings: readonly (readonly number[])[];
}

type Place = readonly [row: number, column: number];

const square: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const sixWays: readonly Place[] = [...square, [1, 1], [-1, -1]];

/** A board of squares from a drawing: "o" is a hole, "." is none. */
export function squareShape(name: string, title: string, drawing: readonly string[]): Shape {
  const places = drawing.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === "o" ? [[row, column] as const] : [])),
  );
  const high = drawing.length - 1;
  const wide = (drawing[0]?.length ?? 0) - 1;
  const flips = [
    ([row, column]: Place): Place => [row, column],
    ([row, column]: Place): Place => [high - row, column],
    ([row, column]: Place): Place => [row, wide - column],
    ([row, column]: Place): Place => [high - row, wide - column],
  ];
  const turned = flips.map((flip) => (place: Place): Place => {
    const [row, column] = flip(place);
    return [column, row];
  });
  return build({ name, title, places, ways: square, maps: [...flips, ...turned], triangular: false });
}

/** A triangle of rows of 1, 2, 3, ... holes, each with up to six neighbours. */
export function triangleShape(name: string, title: string, rows: number): Shape {
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, column): Place => [row, column]),
  ).flat();
  // The distances of a hole from the three sides say where it is; a symmetry swaps the sides.
  const sides = ([row, column]: Place) => [column, row - column, rows - 1 - row] as const;
  const orders = [
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ] as const;
  const maps = orders.map(([left, right]) => (place: Place): Place => {
    const distances = sides(place);
    return [distances[left] + distances[right], distances[left]];
  });
  return build({ name, title, places, ways: sixWays, maps, triangular: true });
}

interface Plan {
  readonly name: string;
  readonly title: string;
  readonly places: readonly Place[];
  readonly ways: readonly Place[];
  readonly maps: readonly ((place: Place) => Place)[];
  readonly triangular: boolean;
}

function build({ name, title, places, ways, maps, triangular }: Plan): Shape {
  const numbers = new Map(places.map((place, hole) => [place.join(), hole]));
  const holeAt = (row: number, column: number) => numbers.get([row, column].join());
  const jumps = places.flatMap(([row, column], from) =>
    ways.flatMap(([down, right]) => {
      const over = holeAt(row + down, column + right);
      const to = holeAt(row + 2 * down, column + 2 * right);
      return over === undefined || to === undefined ? [] : [{ from, over, to }];
    }),
  );
  const symmetries = maps
    .map((map) => places.map((place) => holeAt(...map(place))))
    .filter((holes): holes is number[] => holes.every((hole) => hole !== undefined));
  const painted = triangular ? [1] : [1, -1];
  return {
    name,
    title,
    triangular,
    rows: Math.max(...places.map(([row]) => row)) + 1,
    columns: Math.max(...places.map(([, column]) => column)) + 1,
    places: places.map(([row, column]) => ({ row, column })),
    jumps,
    symmetries,
    colourings: painted.map((lean) => places.map(([row, column]) => (row + lean * column + 3 * places.length) % 3)),
  };
}
