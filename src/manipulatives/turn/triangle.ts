import type { Figure } from "../../engine/figure/figure.ts";
import { type Act, isWholeBetween, within } from "../manipulative.ts";
import type { Triangle, Turn } from "./state.ts";

export const least = 5;

export const third = ({ a, b }: Triangle) => 180 - a - b;
export const isTriangle = ({ a, b }: Triangle) =>
  isWholeBetween(a, least, 170) && isWholeBetween(b, least, 170) && a + b <= 180 - least;

const triangle = (a: number, b: number): Triangle => ({ kind: "triangle", a, b });

/** With another angle at a corner, as near to the wanted one as the other leaves room for. */
export function bent(state: Triangle, corner: "A" | "B", to: number): Triangle {
  const other = corner === "A" ? state.b : state.a;
  const angle = Math.min(180 - least - other, Math.max(least, to));
  return corner === "A" ? triangle(angle, other) : triangle(other, angle);
}

/** The corners A, B and C, y upwards, A at the origin and B one unit to the right of it. */
export function cornersOf({ a, b }: Triangle): readonly (readonly [x: number, y: number])[] {
  const rad = Math.PI / 180;
  const long = Math.sin(b * rad) / Math.sin((a + b) * rad);
  return [
    [0, 0],
    [1, 0],
    [long * Math.cos(a * rad), long * Math.sin(a * rad)],
  ];
}

function kindOf(state: Triangle): string {
  const angles = [state.a, state.b, third(state)];
  const most = Math.max(...angles);
  const byAngle = most === 90 ? "right-angled" : most < 90 ? "acute-angled" : "obtuse-angled";
  const alike = new Set(angles).size;
  if (alike === 1) return "All three are equal: it is equilateral.";
  return alike === 2 ? `It is ${byAngle}, and isosceles: two angles are equal.` : `It is ${byAngle}.`;
}

export function triangleWords(state: Triangle, part?: string): string {
  const { a, b } = state;
  const c = third(state);
  const sizes: Readonly<Record<string, number>> = { A: a, B: b, C: c };
  const only = part === undefined ? "" : `The angle at ${part} is ${sizes[part]}°. `;
  return `${only}The three angles make a half turn: ${a}° + ${b}° + ${c}° = 180°. ${kindOf(state)}`;
}

export function triangleActs(state: Triangle): Act<Turn>[] {
  const { a, b } = state;
  const at = (corner: "A" | "B"): Act<Turn>[] => {
    const now = corner === "A" ? a : b;
    const act = (id: string, label: string, to: number, knob?: string): Act<Turn> => ({
      id: `${corner}.${id}`,
      label,
      of: corner,
      to: to === now ? null : within(corner === "A" ? triangle(to, b) : triangle(a, to), isTriangle),
      ...(knob && { knob }),
    });
    return [
      act("less", "1 degree less", now - 1, `${corner} = ${now}°`),
      act("more", "1 degree more", now + 1, `${corner} = ${now}°`),
      act("less10", "10 degrees less", now - 10, "by 10°"),
      act("more10", "10 degrees more", now + 10, "by 10°"),
      act("right", "Make it a right angle", 90),
      act("like", "Make it equal to C", (180 - (corner === "A" ? b : a)) / 2),
    ];
  };
  return [
    ...at("A"),
    ...at("B"),
    { id: "equal", label: "Make all three equal", to: a === 60 && b === 60 ? null : triangle(60, 60) },
  ];
}

export function trianglePaper(state: Triangle): Omit<Figure, "alt"> {
  const corners = cornersOf(state);
  const [A = [0, 0], B = [0, 0], C = [0, 0]] = corners;
  const name = (n: number, angle: number, arms: readonly [typeof A, typeof A, typeof A]) =>
    angle === 90
      ? ({ angle: arms, right: true } as const)
      : ({ angle: arms, label: `${angle}°`, arcs: n as 1 | 2 | 3 } as const);
  return {
    scale: true,
    points: {},
    draw: [
      { polygon: corners },
      name(1, state.a, [B, A, C]),
      name(2, state.b, [C, B, A]),
      name(3, third(state), [A, C, B]),
      { text: "A", at: A, side: "sw" },
      { text: "B", at: B, side: "se" },
      { text: "C", at: C, side: "n" },
    ],
  };
}
