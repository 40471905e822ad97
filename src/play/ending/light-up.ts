import { wantsLessMotion } from "../../device/settings/less-motion.ts";

/** Milliseconds: until the last sign begins, and for each. */
const over = 600;
const each = 550;

/** Lets the sums of a problem light up sign by sign, with what was put into their boxes. */
export function lightUp(problem: Element): void {
  if (wantsLessMotion()) return;
  const signs = problem.querySelectorAll("math[display=block] :is(mn, mi, mo), .part");
  for (const [at, sign] of signs.entries())
    sign.animate([{ color: "var(--good)", textShadow: "0 0 0.6em currentColor", offset: 0.25 }], {
      delay: (over * at) / signs.length,
      duration: each,
      easing: "ease-in-out",
    });
}
