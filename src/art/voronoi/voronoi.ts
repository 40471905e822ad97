import { noun } from "../../engine/words.ts";
import { random } from "../../maths/random.ts";
import { at, circle, type Point, polygon, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf, type Settings, textOf } from "../maker.ts";

/** Twice the area of a triangle; positive when its corners go round as a clock does on a page, 0 on a line. Exact for whole numbers below 10,000. */
const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/**
 * Positive when d is inside the circle through a, b, c, which go round as a clock does; 0 on it. Its numbers are below 2^53 for
 * whole coordinates from 0 to 1000, and so it is exact.
 */
export function inCircle(a: Point, b: Point, c: Point, d: Point): number {
  const [ax, ay, bx, by, cx, cy] = [a[0] - d[0], a[1] - d[1], b[0] - d[0], b[1] - d[1], c[0] - d[0], c[1] - d[1]];
  return (
    (ax * ax + ay * ay) * (bx * cy - by * cx) -
    (bx * bx + by * by) * (ax * cy - ay * cx) +
    (cx * cx + cy * cy) * (ax * by - ay * bx)
  );
}

/**
 * The pairs of points whose regions share a piece of border on the plane. Exact: two are neighbours when some circle through both
 * has all others strictly outside.
 */
export function neighbours(points: readonly Point[]): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) if (areNeighbours(points, i, j)) pairs.push([i, j]);
  return pairs;
}

function areNeighbours(points: readonly Point[], i: number, j: number): boolean {
  const [a, b] = [points[i], points[j]];
  if (!a || !b) return false;
  // On each side the point that is met first by the circle through both as it grows to that side.
  let [left, right]: [Point | null, Point | null] = [null, null];
  for (const [k, c] of points.entries()) {
    if (k === i || k === j) continue;
    const turn = turnOf(a, b, c);
    if (turn === 0) {
      // In line: in the way when it is between them.
      if ((c[0] - a[0]) * (c[0] - b[0]) + (c[1] - a[1]) * (c[1] - b[1]) < 0) return false;
    } else if (turn > 0) {
      if (!right || inCircle(a, b, right, c) > 0) right = c;
    } else if (!left || inCircle(b, a, left, c) > 0) left = c;
  }
  return !left || !right || inCircle(a, b, right, left) < 0;
}

/** The part of a polygon that is nearer to a point than to another. */
export function nearer(cell: readonly Point[], own: Point, other: Point): readonly Point[] {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
  const middle = (nx * (own[0] + other[0]) + ny * (own[1] + other[1])) / 2;
  const over = ([x, y]: Point) => nx * x + ny * y - middle;
  return cell.flatMap((from, i) => {
    const to = cell[(i + 1) % cell.length] ?? from;
    const [f, t] = [over(from), over(to)];
    const cut: Point[] =
      f * t < 0 ? [[from[0] + ((to[0] - from[0]) * f) / (f - t), from[1] + ((to[1] - from[1]) * f) / (f - t)]] : [];
    return f <= 0 ? [from, ...cut] : cut;
  });
}

const square: readonly Point[] = [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];

/** The region of each point in the square. */
export function cells(points: readonly Point[], pairs = neighbours(points)): readonly (readonly Point[])[] {
  return points.map((own, i) =>
    pairs
      .filter((pair) => pair.includes(i))
      .reduce<readonly Point[]>((cell, [a, b]) => nearer(cell, own, points[a === i ? b : a] ?? own), square),
  );
}

/** A colour for each so that neighbours differ: those with fewest neighbours left are coloured last. */
export function colouring(count: number, pairs: readonly (readonly [number, number])[]): readonly number[] {
  const near = Array.from({ length: count }, (_, i) => pairs.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])));
  const left = new Set(near.keys());
  const order: number[] = [];
  while (left.size > 0) {
    const degree = (i: number) => (near[i] ?? []).filter((one) => left.has(one)).length;
    const next = [...left].reduce((a, b) => (degree(b) < degree(a) ? b : a));
    left.delete(next);
    order.unshift(next);
  }
  const colours: number[] = [];
  for (const i of order) {
    const taken = new Set((near[i] ?? []).map((one) => colours[one]));
    colours[i] = [0, 1, 2, 3, 4, 5].find((colour) => !taken.has(colour)) ?? 5;
  }
  return colours;
}

/** No two points in one place, and none on the edge. */
const edge = 12;

function thrown(seed: number, count: number): readonly Point[] {
  const chance = random(seed);
  const taken = new Set<string>();
  const points: Point[] = [];
  while (points.length < count) {
    const point: Point = [chance.whole(edge, side - edge), chance.whole(edge, side - edge)];
    if (!taken.has(point.join())) points.push(point);
    taken.add(point.join());
  }
  return points;
}

/** Each point goes to the middle of its region, whole tenths of a per cent of the square. */
function settled(points: readonly Point[]): readonly Point[] {
  const moved = cells(points).map((cell): Point => {
    let [area, mx, my] = [0, 0, 0];
    for (const [i, [x, y]] of cell.entries()) {
      const [nextX, nextY] = cell[(i + 1) % cell.length] ?? [0, 0];
      const part = x * nextY - nextX * y;
      area += part;
      mx += (x + nextX) * part;
      my += (y + nextY) * part;
    }
    return [Math.round(mx / (3 * area)), Math.round(my / (3 * area))];
  });
  return new Set(moved.map(String)).size === moved.length ? moved : points;
}

/** "3.510.220-7.100.90": the fourth and the eighth point were moved. */
const movedForm = /^(\d{1,2}\.\d{1,3}\.\d{1,3}(-\d{1,2}\.\d{1,3}\.\d{1,3})*)?$/;
const movedIn = (text: string): ReadonlyMap<number, Point> =>
  new Map(
    text.split("-").flatMap((one): [number, Point][] => {
      const [index, x, y] = one.split(".").map(Number);
      return x === undefined || y === undefined ? [] : [[index ?? 0, [x, y]]];
    }),
  );

export function pointsOf(settings: Settings): readonly Point[] {
  let points = thrown(numberOf(settings, "seed"), numberOf(settings, "points"));
  for (let i = 0; i < numberOf(settings, "even"); i++) points = settled(points);
  const moved = movedIn(textOf(settings, "moved"));
  const all = points.map((point, i) => moved.get(i) ?? point);
  // A point on another's place would have no region: then the first has it, and the other stands beside it.
  const taken = new Set<string>();
  return all.map((point) => {
    let [x, y] = point;
    while (taken.has(`${x} ${y}`)) x = x < side - edge ? x + 1 : edge;
    taken.add(`${x} ${y}`);
    return [x, y];
  });
}

const most = 60;

const maker: Maker = {
  id: "voronoi",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "show",
      name: "Show",
      options: [
        { value: "regions", name: "regions" },
        { value: "both", name: "regions and neighbours" },
        { value: "net", name: "the net of neighbours" },
      ],
      start: "regions",
    },
    { kind: "slider", id: "points", name: "Points", from: 2, to: most, step: 1, start: 24 },
    { kind: "slider", id: "even", name: "Times evened out", from: 0, to: 12, step: 1, start: 1 },
    { kind: "slider", id: "seed", name: "Number of the throw", from: 1, to: 999, step: 1, start: 5 },
    {
      kind: "line",
      id: "moved",
      name: "Moved points",
      start: "",
      longest: 700,
      hidden: true,
      problem: (text) => (movedForm.test(text) ? null : "These are no points."),
    },
  ],
  points: pointsOf,
  move(settings, index, [x, y]) {
    const place = (value: number) => Math.round(Math.min(side - edge, Math.max(edge, value)));
    const moved = new Map(movedIn(textOf(settings, "moved"))).set(index, [place(x), place(y)]);
    return { ...settings, moved: [...moved].map(([i, point]) => `${i}.${point.join(".")}`).join("-") };
  },
  draw(settings) {
    const points = pointsOf(settings);
    const pairs = neighbours(points);
    const show = textOf(settings, "show");
    const regions = cells(points, pairs);
    const colours = colouring(points.length, pairs);
    const paths: ArtPath[] = [];
    if (show !== "net") {
      for (const colour of [0, 1, 2, 3, 4, 5])
        paths.push({
          ink: ((colour % 5) + 1) as Ink,
          d: regions
            .filter((_, i) => colours[i] === colour)
            .map(polygon)
            .join(""),
          fill: true,
          soft: show === "both" || colour === 5,
        });
      paths.push({ ink: 0, d: regions.map(polygon).join(""), width: 4 });
    }
    if (show !== "regions")
      paths.push({
        ink: show === "net" ? 1 : 0,
        d: pairs.map(([a, b]) => `M${at(points[a] ?? [0, 0])}L${at(points[b] ?? [0, 0])}`).join(""),
        width: show === "net" ? 5 : 3,
      });
    paths.push({
      ink: show === "net" ? 3 : 0,
      d: points.map((point) => circle(point, show === "net" ? 14 : 8)).join(""),
      fill: true,
    });
    const each = (2 * pairs.length) / points.length;
    const used = new Set(colours).size;
    const what = show === "net" ? "A net of triangles between" : "The square is shared out among";
    return {
      paths: paths.filter(({ d }) => d),
      words: `${what} ${points.length} points${show === "net" ? "" : ": every place belongs to the point that is nearest"}. There are ${counted(pairs.length, "pair")} of neighbours, so a point has ${Math.round(each * 10) / 10} on average.${show === "net" ? "" : ` ${counted(used, "colour")} ${noun(used, "is", "are")} enough to tell neighbours apart.`}`,
    };
  },
  surprise: (chance, any) => ({ ...any, points: chance.whole(8, 50), moved: "" }),
};

export default maker;
