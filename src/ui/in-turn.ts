import { wantsLessMotion } from "../device/settings/less-motion.ts";

/** Milliseconds: until the last part begins, and for each. */
const over = 700;
const each = 260;

/** Lets parts of a picture come one after the other, each from how `from` looks. Where nothing is to move they stand there at once. */
export function inTurn(parts: ArrayLike<Element> | undefined, from: Keyframe): void {
  if (!parts || wantsLessMotion()) return;
  const until = Object.fromEntries(Object.keys(from).map((name) => [name, name === "opacity" ? 1 : "none"]));
  for (const [at, part] of Array.from(parts).entries())
    part.animate([from, until], {
      delay: (over * at) / parts.length,
      duration: each,
      easing: "ease-out",
      fill: "backwards",
    });
}
