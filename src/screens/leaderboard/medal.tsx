import type { MedalKind } from "./medals.ts";

/** Points around, and how far in the corners between them lie; 1 is a plain polygon. */
const shapes: Readonly<Record<MedalKind, readonly [points: number, inner: number]>> = {
  speed: [12, 0.86],
  test: [8, 0.924],
  quiz: [10, 0.9],
  streak: [7, 0.8],
  day: [6, 0.78],
  week: [14, 0.9],
  facts: [4, 0.82],
  board: [9, 0.84],
};

/** The hue of each, from the tokens. */
export const medalHues: Readonly<Record<MedalKind, string>> = {
  speed: "daily",
  test: "algebra",
  quiz: "number-theory",
  streak: "word-problems",
  day: "patterns",
  week: "geometry",
  facts: "logic",
  board: "arithmetic",
};

/** A medal with its figure; without one a faint preview. The words stand beside it. */
export function Medal({ kind, figure }: { kind: MedalKind; figure?: string }) {
  const [points, inner] = shapes[kind];
  return (
    <svg
      viewBox="0 0 100 122"
      className="medal"
      data-to-come={figure === undefined ? "" : undefined}
      aria-hidden="true"
    >
      <path className="medal-ribbon" d="M28 72 18 118l14-8 10 11 8-38 8 38 10-11 14 8-10-46z" />
      <path className="medal-disc" d={star(points, inner, 44)} />
      <path className="medal-rim" d={star(points, inner, 36)} />
      {figure !== undefined && (
        <text
          x="50"
          y="50"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={figure.length < 3 ? 30 : figure.length < 4 ? 26 : 19}
        >
          {figure}
        </text>
      )}
    </svg>
  );
}

/** A star around (50, 48), its first point up. */
function star(points: number, inner: number, radius: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const [angle, out] = [(Math.PI * at) / points, at % 2 ? inner * radius : radius];
    return `${(50 + out * Math.sin(angle)).toFixed(1)} ${(48 - out * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
