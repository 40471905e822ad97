import type { Figure } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Part, within } from "../manipulative.ts";
import { type Pair, type Parallel, pairs, type Turn } from "./state.ts";

export const isParallel = ({ angle }: Parallel) => isWholeBetween(angle, 10, 170);

/**
 * The eight angles: 1 to 4 at the upper line, 5 to 8 at the lower one, each time anticlockwise from the one above and to the right.
 * Those that are as large as the first have odd numbers.
 */
export const numbers = range(1, 8);
export const sizeOf = ({ angle }: Parallel, n: number) => (n % 2 === 1 ? angle : 180 - angle);

/** Two angles that stand for each pair, and the lines that make its letter. */
export const members: Readonly<Record<Pair, readonly [number, number]>> = {
  corresponding: [1, 5],
  alternate: [3, 5],
  "co-interior": [4, 5],
  "vertically opposite": [1, 3],
};

const rule: Readonly<Record<Pair, string>> = {
  corresponding: "they stand at the same place of both crossings, as in an F",
  alternate: "they lie between the lines, on either side of the line across, as in a Z",
  "co-interior": "they lie between the lines, on the same side of the line across, as in a C",
  "vertically opposite": "they face each other at one crossing, as in an X",
};

const places = ["above, right", "above, left", "below, left", "below, right"];
export const parallelParts: readonly Part[] = [
  { id: "arm", name: "Line across" },
  ...numbers.map((n) => ({ id: String(n), name: `${n <= 4 ? "Upper" : "Lower"} line, ${places[(n - 1) % 4]}` })),
];

function pairWords(state: Parallel, pair: Pair): string {
  const [a, b] = members[pair].map((n) => sizeOf(state, n));
  return pair === "co-interior"
    ? `Co-interior angles add up to 180°: ${a}° + ${b}° = 180°; ${rule[pair]}.`
    : `${pair.charAt(0).toUpperCase()}${pair.slice(1)} angles are equal, here ${a}° and ${b}°; ${rule[pair]}.`;
}

export function parallelWords(state: Parallel, part?: string): string {
  const { angle, pair } = state;
  const n = Number(part);
  if (n >= 1) {
    const alike = numbers.filter((other) => other % 2 === n % 2 && other !== n);
    return `Angle ${n} is ${sizeOf(state, n)}°, as angles ${and(alike)} are.`;
  }
  if (pair !== null) return pairWords(state, pair);
  if (angle === 90) return "The line across stands upright on both lines: all eight angles are 90°.";
  return `Eight angles, but only two sizes: four of ${angle}° and four of ${180 - angle}°. Two that are not equal make ${angle}° + ${180 - angle}° = 180°. Corresponding angles are equal, alternate angles are equal, co-interior angles add up to 180°.`;
}

export function parallelActs(state: Parallel): Act<Turn>[] {
  const { angle, pair } = state;
  const act = (id: string, label: string, to: number, knob?: string): Act<Turn> => ({
    id,
    label,
    of: "arm",
    to: to === angle ? null : within({ ...state, angle: to }, isParallel),
    ...(knob && { knob }),
  });
  return [
    act("less", "Turn back 1 degree", angle - 1, `${angle}°`),
    act("more", "Turn 1 degree more", angle + 1, `${angle}°`),
    act("less10", "Turn back 10 degrees", angle - 10, "by 10°"),
    act("more10", "Turn 10 degrees more", angle + 10, "by 10°"),
    ...pairs.map(
      (one): Act<Turn> => ({
        id: one,
        label: `Show ${one}`,
        of: "arm",
        to: one === pair ? null : { ...state, pair: one },
      }),
    ),
    { id: "all", label: "Show all eight", of: "arm", to: pair === null ? null : { ...state, pair: null } },
  ];
}

export function parallelPaper(state: Parallel): Omit<Figure, "alt"> {
  const rad = (state.angle * Math.PI) / 180;
  const half = Math.min(1.6, 4 * Math.abs(Math.tan(rad)));
  const across = (y: number) => (y * Math.cos(rad)) / Math.sin(rad);
  const far = half + 1.7;
  const line = (y: number) =>
    [
      [-6, y],
      [6, y],
    ] as const;
  const label = (n: number) => {
    const y = n <= 4 ? half : -half;
    // Halfway between the two arms of the angle.
    const from = [0, rad, Math.PI, Math.PI + rad][(n - 1) % 4] ?? 0;
    const to = [rad, Math.PI, Math.PI + rad, 2 * Math.PI][(n - 1) % 4] ?? 0;
    const way = (from + to) / 2;
    return {
      text: `${sizeOf(state, n)}°`,
      at: [across(y) + 0.9 * Math.cos(way), y + 0.75 * Math.sin(way)] as const,
      side: "c" as const,
      small: true,
    };
  };
  const reach = Math.min(far, 5.5 * Math.abs(Math.tan(rad)));
  return {
    scale: true,
    points: {},
    draw: [
      { line: line(half), parallel: 1 },
      { line: line(-half), parallel: 1 },
      {
        line: [
          [across(-reach), -reach],
          [across(reach), reach],
        ],
      },
      ...numbers.map(label),
    ],
  };
}
