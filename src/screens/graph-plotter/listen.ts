import { type Branch, walked } from "../../tools/plotter/branches.ts";
import type { View } from "../../tools/plotter/cells.ts";
import { valueAt } from "../../tools/plotter/curve.ts";
import { toast } from "../../ui/toast.ts";
import type { Track } from "./sound.ts";
import type { Readable } from "./use-curves.ts";

/** What can be listened to: a curve y = f(x), or the branches of an equation. */
export type Heard = { readonly curve: Readable } | { readonly branches: readonly Branch[] };

const samples = 240;
/** Of very many branches the first ones say enough. */
const mostBranches = 12;

/** Plays what is heard; `pace` is the seconds from the left side of the picture to the right. */
export function listen(heard: Heard, view: View, pace: number): void {
  const zero = height(0, view);
  const tracks =
    "curve" in heard
      ? [curveTrack(heard.curve, view, pace)]
      : heard.branches.slice(0, mostBranches).map((branch) => branchTrack(branch, view, pace));
  import("./sound.ts").then(
    ({ playTracks }) => playTracks(tracks, zero),
    () =>
      void toast({ title: "The sound could not be fetched", body: "Try it again when you are online.", tone: "bad" }),
  );
}

const height = (y: number, { y: [from, to] }: View) => (2 * (y - from)) / (to - from) - 1;
const side = (x: number, { x: [from, to] }: View) => (2 * (x - from)) / (to - from) - 1;

function curveTrack({ curve }: Readable, view: View, seconds: number): Track {
  const [from, to] = view.x;
  const xs = Array.from({ length: samples }, (_, i) => from + ((to - from) * (i + 0.5)) / samples);
  return {
    heights: xs.map((x) => height(valueAt(curve.of, x), view)),
    sides: xs.map((x) => side(x, view)),
    seconds,
  };
}

/** As fast along a branch as across the picture, but long enough to be heard. */
function branchTrack(branch: Branch, view: View, pace: number): Track {
  const way = walked(branch, samples).map(({ x, y }) => ({ side: side(x, view), height: height(y, view) }));
  const far = way.reduce((sum, { side, height }, i) => {
    const before = way[i - 1];
    return before ? sum + Math.hypot(side - before.side, height - before.height) : sum;
  }, 0);
  return {
    heights: way.map(({ height }) => height),
    sides: way.map(({ side }) => side),
    seconds: pace * Math.max(0.15, Math.min(1.5, far / 2)),
  };
}
