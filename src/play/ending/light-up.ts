import { move } from "../../ui/motion.ts";

const lit: Keyframe[] = [{ color: "var(--good)", textShadow: "0 0 0.6em currentColor", offset: 0.25 }];

/** Lets the sums of a problem light up sign by sign, with what was put into their boxes. */
export function lightUp(problem: Element): void {
  const signs = problem.querySelectorAll("math[display=block] :is(mn, mi, mo), .part");
  for (const [at, sign] of signs.entries()) move(sign, lit, "sweeping", [at / signs.length, "sweep-over"]);
}
