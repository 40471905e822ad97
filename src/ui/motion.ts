import { wantsLessMotion } from "../device/settings/less-motion.ts";

/** What lasts a time of its own: ui/styles/tokens.css says how long. */
type Lasting = "quick" | "calm" | "filling" | "sweeping" | "sweep-over" | "drawing";

const said: Record<string, string> = {};

/** What a token says. It is asked for once: asking has the browser bring all styles up to date. */
const read = (token: string): string =>
  (said[token] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${token}`));

/** How long it lasts, in milliseconds. */
export function lasting(what: Lasting): number {
  const text = read(what);
  // A style sheet made small may say either.
  return Number.parseFloat(text) * (/ms/.test(text) ? 1 : 1000);
}

/** When a part begins: after so many times, or such a share, of what lasts so long. */
type After = readonly [share: number, of: Lasting];

/**
 * Moves a part through `frames`, as long as the token says, beginning `after`; what is only to come later looks as in the first until then.
 * Where nothing is to move it stands as it is.
 */
export function move(
  part: Element | null | undefined,
  frames: Keyframe[],
  lasts: Lasting,
  [share, of]: After = [0, lasts],
  ease: "ease" | "spring" = "ease",
): void {
  if (wantsLessMotion()) return;
  const [duration, delay] = [lasting(lasts), share * lasting(of)];
  part?.animate(frames, { delay, duration, easing: read(ease), fill: "backwards" });
}

/** Lets parts of a picture come one after the other, each from how `from` looks to how it stands. */
export function inTurn(parts: ArrayLike<Element> | undefined, from: Keyframe): void {
  for (const [at, part] of Array.from(parts ?? []).entries())
    move(part, [{ ...from, offset: 0 }], "calm", [at / (parts?.length ?? 1), "sweep-over"]);
}
