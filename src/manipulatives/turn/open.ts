import type { Figure } from "../../engine/figure/figure.ts";
import { gcd } from "../../maths/whole.ts";
import { type Act, isWholeBetween, within } from "../manipulative.ts";
import type { Open, Turn } from "./state.ts";

export const isOpen = ({ angle }: Open) => isWholeBetween(angle, 0, 360);
export const opened = (angle: number): Open => ({ kind: "open", angle });

/** What an angle of this size is called, and why: with its article. */
export function kindOf(angle: number): readonly [name: string, why: string] {
  if (angle === 0) return ["no turn at all", "both arms point the same way"];
  if (angle < 90) return ["an acute angle", "less than a quarter turn"];
  if (angle === 90) return ["a right angle", "exactly a quarter turn"];
  if (angle < 180) return ["an obtuse angle", "more than a quarter turn, less than a half turn"];
  if (angle === 180) return ["a straight angle", "exactly a half turn, so both arms make one line"];
  return angle < 360 ? ["a reflex angle", "more than a half turn"] : ["a whole turn", "the arm is back where it was"];
}

/** 1/6 of a whole turn, where that is a fraction one knows. */
function shareOf(angle: number): string {
  const shared = gcd(angle, 360);
  return angle > 0 && angle < 360 && 360 / shared <= 12
    ? ` That is ${angle / shared}/${360 / shared} of a whole turn.`
    : "";
}

export function openWords({ angle }: Open): string {
  const [name, why] = kindOf(angle);
  return `${angle}° is ${name}: ${why}.${shareOf(angle)}`;
}

export function openActs({ angle }: Open): Act<Turn>[] {
  const act = (id: string, label: string, to: number, knob?: string): Act<Turn> => ({
    id,
    label,
    of: "arm",
    to: to === angle ? null : within(opened(to), isOpen),
    ...(knob && { knob }),
  });
  return [
    act("less", "Turn back 1 degree", angle - 1, `${angle}°`),
    act("more", "Turn 1 degree more", angle + 1, `${angle}°`),
    act("less10", "Turn back 10 degrees", angle - 10, "by 10°"),
    act("more10", "Turn 10 degrees more", angle + 10, "by 10°"),
    act("quarter", "A quarter turn", 90),
    act("half", "A half turn", 180),
    act("rest", "Take the other side", 360 - angle),
  ];
}

export function openPaper({ angle }: Open): Omit<Figure, "alt"> {
  const end = [5 * Math.cos((angle * Math.PI) / 180), 5 * Math.sin((angle * Math.PI) / 180)] as const;
  return {
    scale: true,
    points: {},
    draw: [
      ...(angle > 0 ? [{ arc: [0, 0], radius: 1.4, from: 0, to: angle, sector: true, fill: "tint1" } as const] : []),
      {
        line: [
          [0, 0],
          [5, 0],
        ],
      },
      { line: [[0, 0], end], arrow: "end" },
      { text: `${angle}°`, at: [0, -0.6], side: "s" },
    ],
  };
}
