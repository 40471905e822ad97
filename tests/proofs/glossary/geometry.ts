import { alike, type Cases, eq, from, is, isRight, range, rounded, twice } from "./case.ts";

type Point = readonly [x: number, y: number];

const holds = (shape: readonly Point[], x: number, y: number) =>
  shape.some(([a, b]) => Math.hypot(a - x, b - y) < 1e-9);

/** The mirror images in lines through the middle and the turns about it that put the corners of a shape onto themselves. */
function symmetriesOf(shape: readonly Point[]): { lines: number; turns: number } {
  // Steps of 1° for turns, and half of that for lines, so that shapes with up to ten corners in a ring have all of theirs.
  const turns = range(1, 360).filter((degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return shape.every(([x, y]) => holds(shape, c * x - s * y, s * x + c * y));
  }).length;
  // The mirror image in the line at half this angle.
  const lines = range(1, 360).filter((degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return shape.every(([x, y]) => holds(shape, c * x + s * y, s * x - c * y));
  }).length;
  return { lines, turns };
}

const regular = (sides: number): Point[] =>
  range(1, sides).map((corner) => [Math.cos((corner * 2 * Math.PI) / sides), Math.sin((corner * 2 * Math.PI) / sides)]);
const rectangle: Point[] = [
  [3, 1],
  [-3, 1],
  [-3, -1],
  [3, -1],
];
const slanted: Point[] = [
  [3, 1],
  [-1, 1],
  [-3, -1],
  [1, -1],
];

/** The faces of a die that lie on the table as it is rolled along a row. */
function rolled(squares: number): number[] {
  let [bottom, east, top, west] = [1, 2, 6, 5];
  return range(1, squares).map(() => {
    const face = bottom;
    [bottom, east, top, west] = [east, top, west, bottom];
    return face;
  });
}

const diagonals = (corners: number) =>
  range(1, corners).flatMap((one) => range(one + 2, corners).filter((other) => other - one < corners - 1)).length;

export const circles: Cases = {
  circle: (r, _two, r2) => r === r2,
  centre: twice(1),
  radius: twice(1),
  diameter: (r, _two, r2) => r === r2,
  circumference: (d, around, d2, _pi, around2) => eq([d, around], [d2, around2]),
  chord: (r, away, long, r2, _p, away2, _q, half, _s, _two, half2, long2) =>
    isRight(away, half, r) && eq([r, away, half, long], [r2, away2, half2, long2]),
  arc: (r, _quarter, _full, _two, r2, times, long) => r === r2 && rounded(times * Math.PI, 2) === long,
  sector: twice(1),
  "segment-of-a-circle": (r, _1, _2, r2) => r === r2,
  "tangent-to-a-circle": (far, r, long, far2, _p, r2, _q, _square, long2) =>
    isRight(r, long, far) && eq([far, r, long], [far2, r2, long2]),
  semicircle: (r, _two, r2) => r === r2,
  concentric: (outer, inner, outer2, inner2) => eq([outer2, inner2], [outer ** 2, inner ** 2]),
  ellipse: (p, a, q, b, one, x, y, x2, y2) =>
    alike(p, q, 2) && one === 1 && is(x ** 2 / a + y ** 2 / b, 1) && is(x2 ** 2 / a + y2 ** 2 / b, 1),
};

const isTriangle = (a: number, b: number, c: number) => a + b > c && b + c > a && c + a > b;

export const shapes: Cases = {
  line: (x, y, x2, y2, x3, y3) => (x2 - x) * (y3 - y) === (y2 - y) * (x3 - x),
  "line-segment": (start, end, end2, start2) => eq([start, end], [start2, end2]),
  perpendicular: (hour, turn, _four, right, hour2, hour3, each, other) =>
    turn === 12 * each && right === hour * each && right === 90 && hour2 === hour3 && other !== 90,
  "acute-angle": (acute, right, obtuse) => acute < 90 && right >= 90 && obtuse >= 90,
  "obtuse-angle": (obtuse, right, reflex) => obtuse > 90 && obtuse < 180 && right <= 90 && reflex >= 180,
  "reflex-angle": (angle, reflex, _turn, angle2, reflex2) => reflex > 180 && eq([angle, reflex], [angle2, reflex2]),
  "vertically-opposite-angles": (angle, facing, _half, angle2) => alike(angle, facing, angle2),
  "alternate-angles": (angle, alternate, _half, angle2) => alike(angle, alternate, angle2),
  "corresponding-angles": (angle, corresponding, _half, angle2) => alike(angle, corresponding, angle2),
  "co-interior-angles": twice(2),
  "complementary-angles": twice(2),
  "supplementary-angles": twice(2),
  polygon: (sides) => sides === 4,
  vertex: (triangle, cube, top, bottom, top2, bottom2) =>
    triangle === 3 && cube === 2 ** 3 && alike(top, bottom, top2, bottom2, 4),
  diagonal: (square, pentagon) => square === diagonals(4) && pentagon === diagonals(5) && diagonals(3) === 0,
  triangle: (a, b, c, d, e, f, d2, e2, f2) =>
    isTriangle(a, b, c) && !isTriangle(d, e, f) && eq([d, e, f], [d2, e2, f2]),
  "equilateral-triangle": from(3, (side, _three, side2) => side === side2),
  "isosceles-triangle": (angle, _half, angle2) => angle === angle2,
  "scalene-triangle": (a, b, c, a2, b2, c2) =>
    new Set([a, b, c]).size === 3 && isTriangle(a, b, c) && eq([a, b, c], [a2, b2, c2]),
  "right-angled-triangle": (a, b, c, ...again) => isRight(a, b, c) && eq([a, b, a, b, 2], again.slice(0, 5)),
  hypotenuse: (a, b, c, a2, _p, b2) => isRight(a, b, c) && eq([a, b], [a2, b2]),
  quadrilateral: (a, b, c, d, _turn, a2, b2, c2) => eq([a, b, c, d], [a2, b2, c2, 360 - a - b - c]),
  square: (side, side2, side3, _area, _four, side4) => alike(side, side2, side3, side4),
  rectangle: (long, wide, long2, wide2, _area, _two, long3, wide3) =>
    alike(long, long2, long3) && alike(wide, wide2, wide3),
  parallelogram: twice(2),
  rhombus: (side, _four, side2) => side === side2,
  trapezium: (a, b, apart, a2, b2, _two, apart2) => eq([a, b, apart], [a2, b2, apart2]),
  kite: twice(2),
  concave: (a, b, c, d, ...again) => Math.max(a, b, c, d) > 180 && eq([a, b, c, d, 360], again),
  perimeter: twice(2),
  area: (long, wide, long2, wide2, _squares, one) => one === 1 && eq([long, wide], [long2, wide2]),
  altitude: twice(2),
  bisect: twice(1),
  "perpendicular-bisector": (ax, ay, bx, by, x, px, py, far) =>
    ay === by &&
    alike(x, px, (ax + bx) / 2) &&
    is(Math.hypot(px - ax, py - ay), far) &&
    is(Math.hypot(px - bx, py - by), far),
  "angle-bisector": (a, b, c, a2) => a + b + c === 180 && a === a2,
  locus: (away, radius, _two, radius2) => alike(away, radius, radius2),
  congruent: twice(4),
  similar: (a, b, c, d, e, f, d2, a2, e2, b2, f2, c2) => eq([a, b, c, d, e, f], [a2, b2, c2, d2, e2, f2]),
  symmetry: (lines, turns, _full, turns2) => {
    const all = symmetriesOf(regular(4));
    return lines === all.lines && alike(turns, turns2, all.turns);
  },
  "line-of-symmetry": (lines) => lines === symmetriesOf(rectangle).lines,
  "rotational-symmetry": (order, order2, _full, order3) => {
    const [parallelogram, pentagon] = [symmetriesOf(slanted), symmetriesOf(regular(5))];
    return order === parallelogram.turns && parallelogram.lines === 0 && alike(order2, order3, pentagon.turns);
  },
  transformation: (more, more2, x, y, x2, y2) => more === more2 && x2 === x + more && y2 === y,
  translation: (along, down, x, y, x2, y2) => eq([x + along, y - down], [x2, y2]),
  rotation: (x, y, x2, y2) => eq([x, y], [y2, x2]),
  reflection: (x, y, x2, y2, there, back) => alike(x, x2, there, back) && y === y2,
  enlargement: (times, side, times2, side2, _side, times3) => alike(times, times2, times3) && side === side2,
  "scale-factor": (small, large, large2, small2) => eq([small, large], [small2, large2]),
  bearing: (there, _half, _more, there2, there3, _half2, back, back2) => alike(there, there2, there3) && back === back2,
  scale: (one, times, drawn, drawn2, times2, centimetres, kilometres) =>
    one === 1 && eq([times, drawn, kilometres], [times2, drawn2, centimetres / 100_000]),
  "pythagoras-theorem": (a, _p, b, _q, _r, _s, _t, c, _u, a2, b2, c2) =>
    isRight(a, b, c) && eq([a, b, c], [a2, b2, c2]),
};

export const solids: Cases = {
  face: (faces, edges, corners, corners2, edges2, faces2) => eq([faces, edges, corners], [faces2, edges2, corners2]),
  edge: (edges, each, _three, each2, edges2) => eq([edges, each], [edges2, each2]),
  cube: (edge, a, b, c, _cubes, one) => alike(edge, a, b, c) && one === 1,
  cuboid: twice(3),
  prism: twice(2),
  cylinder: twice(1),
  cone: twice(1),
  sphere: twice(1),
  polyhedron: twice(3),
  "platonic-solid": from(2, (angles, turn, _six, _each, turn2) => angles < turn && turn === turn2),
  net: (sides) => sides === new Set(rolled(6)).size,
  volume: (a, b, c, a2, b2, c2, _cubes, one) => one === 1 && eq([a, b, c], [a2, b2, c2]),
  "surface-area": (a, b, c, _two, a2, b2, a3, c2, b3, c3) => alike(a, a2, a3) && alike(b, b2, b3) && alike(c, c2, c3),
  "cross-section": (r, r2) => r === r2,
  capacity: (a, b, c, a2, b2, c2, volume, litres) => litres === volume / 1000 && eq([a, b, c], [a2, b2, c2]),
};

export const freeInGeometry = { point: [0, 1] };
