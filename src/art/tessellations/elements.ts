import type { Point } from "../geometry.ts";
import type { Move } from "./groups.ts";

/** A move on the page: p goes to L·p + t. */
export interface OnPage {
  readonly l: readonly [number, number, number, number];
  readonly t: Point;
}

type Sides = { readonly u: readonly [number, number]; readonly v: readonly [number, number] };

/** A move of a cell, shifted by whole cells, as a move on the page. `u` and `v` are the cell's sides. */
export function onPage({ a, b, c, d, tx, ty }: Move, { u, v }: Sides, across = 0, down = 0): OnPage {
  const area = u[0] * v[1] - u[1] * v[0];
  // The page's x and y in parts of the sides, then the move, then back.
  const [xu, xv, yu, yv] = [v[1] / area, -u[1] / area, -v[0] / area, u[0] / area];
  const [lxu, lxv] = [a * xu + b * xv, c * xu + d * xv];
  const [lyu, lyv] = [a * yu + b * yv, c * yu + d * yv];
  const [su, sv] = [tx + across, ty + down];
  return {
    l: [lxu * u[0] + lxv * v[0], lyu * u[0] + lyv * v[0], lxu * u[1] + lxv * v[1], lyu * u[1] + lyv * v[1]],
    t: [su * u[0] + sv * v[0], su * u[1] + sv * v[1]],
  };
}

export const moved = ({ l, t }: OnPage, [x, y]: Point): Point => [
  l[0] * x + l[1] * y + t[0],
  l[2] * x + l[3] * y + t[1],
];

/** What a move does: turns about a place, reflects in a line, or reflects and slides along it. */
export type Element =
  | { readonly kind: "turn"; readonly order: 2 | 3 | 4 | 6; readonly centre: Point }
  | { readonly kind: "mirror" | "glide"; readonly way: Point; readonly through: Point; readonly slide: number };

/** The element of a move; null for one that only shifts. */
export function elementOf({ l: [a, b, c, d], t }: OnPage): Element | null {
  if (a * d - b * c > 0) {
    const order = ({ "-2": 2, "-1": 3, "0": 4, "1": 6 } as const)[
      String(Math.round(a + d) + 0) as "-2" | "-1" | "0" | "1"
    ];
    if (!order) return null;
    const [p, q, r, s] = [1 - a, -b, -c, 1 - d];
    const by = p * s - q * r;
    return { kind: "turn", order, centre: [(s * t[0] - q * t[1]) / by, (p * t[1] - r * t[0]) / by] };
  }
  const turn = Math.atan2(b, a) / 2;
  const way: Point = [Math.cos(turn), Math.sin(turn)];
  const slide = t[0] * way[0] + t[1] * way[1];
  const off = (t[1] * way[0] - t[0] * way[1]) / 2;
  return {
    kind: Math.abs(slide) < 1e-6 ? "mirror" : "glide",
    way,
    through: [-way[1] * off, way[0] * off],
    slide: Math.abs(slide),
  };
}

/** The elements of a group in a square, each once: at a place the finest turn, on a line the mirror or the shortest slide. */
export function elementsIn(moves: readonly Move[], sides: Sides, size: number): readonly Element[] {
  const area = sides.u[0] * sides.v[1] - sides.u[1] * sides.v[0];
  // Enough cells to both sides that a turn or a mirror anywhere in the square is met.
  const reach = 2 + Math.ceil((2 * size * Math.max(Math.hypot(...sides.u), Math.hypot(...sides.v))) / area);
  const found = new Map<string, Element>();
  for (const move of moves)
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) {
        const element = elementOf(onPage(move, sides, i, j));
        if (!element || !isIn(element, size)) continue;
        const name = element.kind === "turn" ? `turn ${rounded(element.centre)}` : `line ${lineName(element)}`;
        const before = found.get(name);
        if (!before || isFiner(element, before)) found.set(name, element);
      }
  return [...found.values()];
}

const rounded = ([x, y]: Point) => `${Math.round(x * 100) / 100 + 0} ${Math.round(y * 100) / 100 + 0}`;
const lineName = ({ way, through }: Element & { readonly kind: "mirror" | "glide" }) => {
  const turn = Math.round((((Math.atan2(way[1], way[0]) * 180) / Math.PI + 360) % 180) * 10) % 1800;
  return `${turn} ${rounded(through)}`;
};

function isFiner(one: Element, other: Element): boolean {
  if (one.kind === "turn") return other.kind === "turn" && one.order > other.order;
  return other.kind !== "turn" && one.slide < other.slide - 1e-6;
}

function isIn(element: Element, size: number): boolean {
  const near = (value: number) => value > -1 && value < size + 1;
  if (element.kind === "turn") return element.centre.every(near);
  return ends(element, size) !== null;
}

/** Where a line enters the square and leaves it; null where it misses it. */
export function ends(
  { way, through }: Element & { readonly kind: "mirror" | "glide" },
  size: number,
): readonly [Point, Point] | null {
  let [from, to] = [-Infinity, Infinity];
  for (const i of [0, 1] as const) {
    if (Math.abs(way[i]) < 1e-9) {
      if (through[i] < -1 || through[i] > size + 1) return null;
      continue;
    }
    const [one, other] = [-through[i] / way[i], (size - through[i]) / way[i]];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  const along = (far: number): Point => [through[0] + way[0] * far, through[1] + way[1] * far];
  return to - from > 1 ? [along(from), along(to)] : null;
}
