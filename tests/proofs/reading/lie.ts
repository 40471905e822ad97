import { distance, type Spot, sides } from "../plane.ts";
import type { Reading } from "./reading.ts";
import { placeOf } from "./told.ts";

/** Insists that each of these labels of the figure stands at another, or in the middle between two: `{ "9 m": "AX", "28°": "A", bridge: ["SA", "BT"] }`. */
export function measured(reading: Reading, places: Readonly<Record<string, string | readonly string[]>>): void {
  const { labels, drawn } = reading.shown;
  for (const [label, where] of Object.entries(places))
    for (const [one = "", other = one] of [where].flat()) {
      const [[ax, ay], [bx, by]] = [placeOf(reading, one), placeOf(reading, other)];
      const stands = drawn?.spots.some(
        ([x, y], i) => labels[i] === label && Math.hypot((ax + bx) / 2 - x, (ay + by) / 2 - y) < 0.01,
      );
      if (!stands) throw new Error(`“${label}” does not stand at ${one}${other === one ? "" : other}`);
    }
}

/** Insists that these labels of the figure stand in this order round their middle. */
export function around(reading: Reading, labels: readonly string[]): void {
  const places = labels.map((label) => placeOf(reading, label));
  const [mx, my] = [0, 1].map((i) => places.reduce((sum, place) => sum + (place[i] ?? 0), 0) / places.length);
  const turns = sides(places).map(([[ax, ay], [bx, by]]) =>
    Math.sign((ax - (mx ?? 0)) * (by - (my ?? 0)) - (ay - (my ?? 0)) * (bx - (mx ?? 0))),
  );
  if (new Set(turns).size !== 1 || turns[0] === 0) throw new Error(`${labels.join()} do not stand in this order`);
}

/**
 * Insists that the labelled points of the figure lie as the words say: "AB = AC", "AB ∥ DC", "AB ⊥ BC", "D on AC" (between its ends).
 */
export function lie(reading: Reading, ...relations: readonly string[]): void {
  const at = (label: string | undefined) => placeOf(reading, label ?? "");
  for (const relation of relations) {
    const [, point, from, to] = /^(\w) on (\w)(\w)$/.exec(relation) ?? [];
    const [, a, b, sign, c, d] = /^(\w)(\w) ([=∥⊥]) (\w)(\w)$/.exec(relation) ?? [];
    const isSo = point ? isOn(at(point), at(from), at(to)) : compared(sign, [at(a), at(b)], [at(c), at(d)]);
    if (!isSo) throw new Error(`it is not drawn so: ${relation}`);
  }
}

/** As far from both ends together as they are from each other; figures are drawn to a hundredth. */
const isOn = (point: Spot, from: Spot, to: Spot): boolean =>
  distance(point, from) > 0.01 &&
  distance(point, to) > 0.01 &&
  Math.abs(distance(point, from) + distance(point, to) - distance(from, to)) < 0.01;

function compared(sign: string | undefined, [a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const [x, y, u, v] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const size = distance(a, b) * distance(c, d);
  if (sign === "=") return Math.abs(distance(a, b) - distance(c, d)) < 0.01;
  return Math.abs(sign === "∥" ? x * v - y * u : x * u + y * v) < 0.002 * size;
}
