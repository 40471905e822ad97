import { at, type Point, polyline, side } from "../geometry.ts";
import { type ArtPath, type Ink, type Maker, numberOf, textOf } from "../maker.ts";

/** The threads between two arms from a corner: the first hole of one to the last of the other, and so on. */
export function threads(
  corner: Point,
  one: Point,
  other: Point,
  count: number,
): readonly (readonly [from: Point, to: Point])[] {
  const along = (end: Point, part: number): Point => [
    corner[0] + (end[0] - corner[0]) * part,
    corner[1] + (end[1] - corner[1]) * part,
  ];
  return Array.from({ length: count }, (_, i) => [along(one, (i + 1) / count), along(other, (count - i) / count)]);
}

/** The curve that all threads of a corner touch when there are very many: a parabola, as one piece. */
const envelope = (corner: Point, one: Point, other: Point): string => `M${at(one)}Q${at(corner)} ${at(other)}`;

type Corner = readonly [corner: Point, one: Point, other: Point];

const around = (turn: number, r: number): Point => [side / 2 + r * Math.sin(turn), side / 2 - r * Math.cos(turn)];

function cornersOf(frame: string, arms: number, angle: number): readonly Corner[] {
  const r = side / 2 - 40;
  if (frame === "corner") {
    // Both arms as long as they can be; the angle opens upwards from a corner that moves to keep it in the middle.
    const half = (angle * Math.PI) / 360;
    const length = Math.min(
      (r * 2) / Math.max(2 * Math.sin(half), 1e-9),
      (r * 2) / Math.max(Math.cos(half), 1e-9),
      1250,
    );
    const corner: Point = [side / 2, side / 2 + (length * Math.cos(half)) / 2];
    const arm = (sign: number): Point => [
      corner[0] + sign * length * Math.sin(half),
      corner[1] - length * Math.cos(half),
    ];
    return [[corner, arm(-1), arm(1)]];
  }
  const ends = Array.from({ length: arms }, (_, i) => around((2 * Math.PI * i) / arms, r));
  const next = (i: number): Point => ends[(i + 1) % arms] ?? [0, 0];
  if (frame === "star") return ends.map((end, i) => [[side / 2, side / 2], end, next(i)] as const);
  return ends.map((end, i) => [next(i), end, next(i + 1)] as const);
}

const maker: Maker = {
  id: "curve-stitching",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "frame",
      name: "Frame",
      options: [
        { value: "corner", name: "one corner" },
        { value: "star", name: "arms from the middle" },
        { value: "polygon", name: "sides of a polygon" },
      ],
      start: "star",
    },
    { kind: "slider", id: "arms", name: "Arms or sides", from: 3, to: 12, step: 1, start: 6 },
    { kind: "slider", id: "angle", name: "Angle of the corner", from: 20, to: 170, step: 1, start: 90, unit: "°" },
    { kind: "slider", id: "threads", name: "Threads in a corner", from: 2, to: 60, step: 1, start: 18 },
    {
      kind: "choice",
      id: "curve",
      name: "The curve itself",
      options: [
        { value: "hidden", name: "not drawn" },
        { value: "shown", name: "drawn" },
      ],
      start: "hidden",
    },
  ],
  needs: (control, settings) =>
    control === "angle" ? settings["frame"] === "corner" : control !== "arms" || settings["frame"] !== "corner",
  draw(settings) {
    const [frame, count, arms] = [textOf(settings, "frame"), numberOf(settings, "threads"), numberOf(settings, "arms")];
    const corners = cornersOf(frame, arms, numberOf(settings, "angle"));
    const lines = ["", "", "", "", "", ""];
    let frames = "";
    for (const [i, [corner, one, other]] of corners.entries()) {
      const all = threads(corner, one, other, count);
      for (const [j, [from, to]] of all.entries()) {
        const ink = corners.length === 1 ? 1 + Math.floor((5 * j) / all.length) : 1 + (i % inksFor(corners.length));
        lines[ink] += `M${at(from)}L${at(to)}`;
      }
      frames += polyline([one, corner, other]);
    }
    const paths = lines.flatMap((d, ink): ArtPath[] => (d ? [{ ink: ink as Ink, d, width: 2 }] : []));
    const curve = corners.map(([corner, one, other]) => envelope(corner, one, other)).join("");
    const where =
      frame === "corner"
        ? `Between two arms at ${settings["angle"]} degrees`
        : frame === "star"
          ? `Between ${arms} arms from the middle`
          : `Along the ${arms} sides of a polygon`;
    return {
      paths: [
        ...paths,
        { ink: 0, d: frames, width: 4 },
        ...(settings["curve"] === "shown" ? [{ ink: 0 as const, d: curve, width: 7 }] : []),
      ],
      words: `${where} there are ${corners.length * count} straight threads, ${count} in each corner. In each corner they touch a curve, a piece of a parabola, though no thread is bent.`,
    };
  },
  surprise: (chance, any) => ({ ...any, threads: chance.whole(8, 40) }),
};

/** Two colours where they can take turns, three or more where the last corner meets the first. */
const inksFor = (corners: number): number => [3, 4, 5, 2].find((count) => corners % count === 0) ?? 5;

export default maker;
