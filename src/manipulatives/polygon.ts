import { range, sum } from "../maths/whole.ts";
import { shown } from "./manipulative.ts";

export type Corner = readonly [x: number, y: number];
export type Polygon = readonly Corner[];

/** The corner after another one, round and round. */
export const after = (polygon: Polygon, i: number): Corner => polygon[(i + 1) % polygon.length] ?? [0, 0];

const cross = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Twice the area with its sign, by the corners alone: the shoelace. */
export const shoelace = (polygon: Polygon) =>
  sum(
    polygon.map(([x, y], i) => {
      const [nx, ny] = after(polygon, i);
      return x * ny - nx * y;
    }),
  );
export const areaOf = (polygon: Polygon) => Math.abs(shoelace(polygon)) / 2;
/** The sides by their squares: those of a shape on pins are whole numbers, and nothing of them is lost. */
export const squares = (polygon: Polygon) =>
  polygon.map(([x, y], i) => {
    const [nx, ny] = after(polygon, i);
    return (nx - x) ** 2 + (ny - y) ** 2;
  });

/** A length by its square: whole, or half, where that is all of it; else to one place, and that is said. */
export function lengthText(square: number, about = "\u2248"): string {
  const length = Math.sqrt(square);
  return isExact(square) ? shown(length) : `${about} ${length.toFixed(1)}`;
}
const isExact = (square: number) => Math.abs(Math.sqrt(square) * 2 - Math.round(Math.sqrt(square) * 2)) < 1e-9;

export function perimeterText(polygon: Polygon): string {
  const all = squares(polygon);
  const length = sum(all.map(Math.sqrt));
  return all.every(isExact) ? shown(length) : `about ${length.toFixed(1)}`;
}

/** The point on which the shape would balance; where it has no area, the middle of its corners. */
export function middleOf(polygon: Polygon): Corner {
  const twice = shoelace(polygon);
  const weights = polygon.map(([x, y], i) => {
    const [nx, ny] = after(polygon, i);
    return [x + nx, y + ny, x * ny - nx * y] as const;
  });
  if (twice === 0)
    return [sum(polygon.map(([x]) => x)) / polygon.length, sum(polygon.map(([, y]) => y)) / polygon.length];
  return [sum(weights.map(([x, , w]) => x * w)) / (3 * twice), sum(weights.map(([, y, w]) => y * w)) / (3 * twice)];
}

/** Whether all corners lie on one line. */
export const isFlat = (polygon: Polygon) =>
  polygon.every((corner) => cross(polygon[0] ?? corner, polygon[1] ?? corner, corner) === 0);

/** Whether two sides that are no neighbours meet, so that there is no one inside. */
export function isCrossed(polygon: Polygon): boolean {
  const many = polygon.length;
  return range(0, many - 1).some((i) =>
    range(i + 1, many - 1).some((j) => {
      const neighbours = j === i + 1 || (i === 0 && j === many - 1);
      const [a, b, c, d] = [polygon[i], after(polygon, i), polygon[j], after(polygon, j)] as Corner[];
      if (!a || !b || !c || !d) return false;
      if (neighbours) {
        // One folded back on the other.
        const [first, joint, last] = j === i + 1 ? [a, b, d] : [c, d, b];
        return cross(first, joint, last) === 0 && dot(joint, first, last) > 0;
      }
      return meets(a, b, c, d);
    }),
  );
}

const dot = ([ox, oy]: Corner, [ax, ay]: Corner, [bx, by]: Corner) => (ax - ox) * (bx - ox) + (ay - oy) * (by - oy);

function meets(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [abc, abd, cda, cdb] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)].map(Math.sign);
  if (abc !== abd && cda !== cdb) return true;
  const within = (p: Corner, from: Corner, to: Corner) => dot(p, from, to) <= 0;
  return (
    (abc === 0 && within(c, a, b)) ||
    (abd === 0 && within(d, a, b)) ||
    (cda === 0 && within(a, c, d)) ||
    (cdb === 0 && within(b, c, d))
  );
}

const names = ["triangle", "quadrilateral", "pentagon", "hexagon", "heptagon", "octagon"];

/** What a shape is called, with its article: as exactly as its sides and angles allow. */
export function nameOf(polygon: Polygon): string {
  const all = squares(polygon);
  if (polygon.length === 3) return triangleName(all);
  if (polygon.length === 4) return fourSided(polygon, all);
  const name = names[polygon.length - 3] ?? "polygon";
  return name === "octagon" ? "an octagon" : `a ${name}`;
}

function triangleName(all: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = [...all].sort((x, y) => x - y);
  const isosceles = a === b || b === c;
  if (a + b === c) return isosceles ? "a right-angled isosceles triangle" : "a right-angled triangle";
  return isosceles ? "an isosceles triangle" : "a triangle";
}

function fourSided(polygon: Polygon, [a, b, c, d]: readonly number[]): string {
  const ways = polygon.map(([x, y], i) => {
    const [nx, ny] = after(polygon, i);
    return [nx - x, ny - y] as const;
  });
  const alongside = (i: number, j: number) => {
    const [[ax, ay], [bx, by]] = [ways[i] ?? [0, 0], ways[j] ?? [0, 0]];
    return ax * by === ay * bx;
  };
  const [first = [0, 0], second = [0, 0]] = ways;
  const right = first[0] * second[0] + first[1] * second[1] === 0;
  const [one, other] = [alongside(0, 2), alongside(1, 3)];
  // A corner in the middle of a side makes it a triangle to the eye.
  if ([0, 1, 2, 3].some((i) => alongside(i, (i + 1) % 4))) return "a shape with four corners";
  if (one && other) {
    if (right) return a === b ? "a square" : "a rectangle";
    return a === b ? "a rhombus" : "a parallelogram";
  }
  if (one || other) return "a trapezium";
  return (a === b && c === d) || (b === c && d === a) ? "a kite" : "a quadrilateral";
}
