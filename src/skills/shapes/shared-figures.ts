import type { At, Mark, Point } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";

/** To a thousandth, so that a figure is the same text on every machine; never -0. */
export const tidy = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** An angle for a sentence: $65°$. */
export const deg = (n: number | string): string => `$${n}°$`;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angles for a sentence: $65°$ and $40°$. */
export const andDeg = (angles: readonly number[]): string => and(angles.map(deg));

/** The point so far away from another, in a direction in degrees from the positive x axis. */
export function polar(degrees: number, length: number, [x, y]: Point = [0, 0]): Point {
  return [tidy(x + length * Math.cos(radians(degrees))), tidy(y + length * Math.sin(radians(degrees)))];
}

/** A point turned round (0, 0). */
export function turned([x, y]: Point, degrees: number): Point {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [tidy(x * c - y * s), tidy(x * s + y * c)];
}

/** Where the ray from one point in a direction meets the ray from another. */
export function meeting([px, py]: Point, along: number, [qx, qy]: Point, other: number): Point {
  const [ux, uy] = [Math.cos(radians(along)), Math.sin(radians(along))];
  const [vx, vy] = [Math.cos(radians(other)), Math.sin(radians(other))];
  const length = ((qx - px) * vy - (qy - py) * vx) / (ux * vy - uy * vx);
  return [tidy(px + length * ux), tidy(py + length * uy)];
}

interface Part {
  readonly size: number;
  /** None: the angle is not marked; a right angle gets its square. */
  readonly label?: string;
}

/** Angles side by side round (0, 0), anticlockwise from a first arm. */
export function fan(parts: readonly Part[], turn: number, arm = 5): Mark[] {
  const directions = [turn];
  for (const { size } of parts) directions.push((directions.at(-1) ?? 0) + size);
  const ends = directions.map((direction) => polar(direction, arm));
  const closed = (directions.at(-1) ?? 0) - turn === 360;
  return [
    ...ends.slice(0, closed ? -1 : undefined).map((end): Mark => ({ line: [[0, 0], end] })),
    ...parts.flatMap(({ size, label }, i): Mark[] => {
      const [from, to] = [ends[i], ends[i + 1]];
      if (!from || !to) return [];
      if (label === undefined) return size === 90 ? [{ angle: [from, [0, 0], to], right: true }] : [];
      return [{ angle: [from, [0, 0], to], label, reflex: size > 180 }];
    }),
  ];
}

/** The corners A, B, C of a triangle with these angles at A and B, and the side AB at the bottom. */
export function triangleWith(a: number, b: number, base = 6): { A: Point; B: Point; C: Point } {
  const [A, B]: [Point, Point] = [
    [0, 0],
    [base, 0],
  ];
  return { A, B, C: meeting(A, a, B, 180 - b) };
}

/** The corners of a rectangle with its lower left corner at (x, y). */
export function rectangleAt(w: number, h: number, [x, y]: Point = [0, 0]): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** A side with its length beside it. */
export const labelledSide = (from: Point, to: Point, label: string, where: "n" | "e" | "s" | "w"): Mark => ({
  line: [from, to],
  label,
  side: where,
});

/** The square mark of a right angle. */
export const rightAngle = (a: At, corner: At, b: At): Mark => ({ angle: [a, corner, b], right: true });

/** A box seen from a corner, all its edges to scale: length to the front right, width to the back right, height up. */
export function boxAt(l: number, w: number, h: number): (x: number, y: number, z: number) => Point {
  // Centred, so that the drawing does not hang on the sizes.
  return (x, y, z) => {
    const [right, back] = [radians(-30), radians(30)];
    return [
      tidy((x - l / 2) * Math.cos(right) + (y - w / 2) * Math.cos(back)),
      tidy((x - l / 2) * Math.sin(right) + (y - w / 2) * Math.sin(back) + z - h / 2),
    ];
  };
}

/** The three faces of a box that can be seen, and labels on three edges. */
export function boxMarks(l: number, w: number, h: number, labels: readonly [string, string, string]): Mark[] {
  const at = boxAt(l, w, h);
  const front = [at(0, 0, 0), at(l, 0, 0), at(l, 0, h), at(0, 0, h)];
  const side = [at(l, 0, 0), at(l, w, 0), at(l, w, h), at(l, 0, h)];
  const top = [at(0, 0, h), at(l, 0, h), at(l, w, h), at(0, w, h)];
  return [
    { polygon: front, fill: "tint1" },
    { polygon: side },
    { polygon: top },
    { line: [at(0, 0, 0), at(l, 0, 0)], label: labels[0], side: "sw" },
    { line: [at(l, 0, 0), at(l, w, 0)], label: labels[1], side: "se" },
    { line: [at(0, 0, 0), at(0, 0, h)], label: labels[2], side: "w" },
  ];
}
