import { type Branch, walked } from "../../tools/plotter/branches.ts";
import type { View } from "../../tools/plotter/grid.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { implicitOf } from "./implicit.ts";
import type { Listed } from "./questions.ts";
import { playTracks, type Track } from "./sound.ts";
import type { Lines } from "./use-picture.ts";
import type { Shape } from "./use-shapes.ts";
import { curvesOf } from "./use-trace.ts";
import { askValues } from "./work.ts";

/** A curve y = f(x) by its number, the branches of an equation, or the line to be heard first. */
export type Heard = { readonly id: number } | { readonly branches: readonly Branch[] } | "first";

export interface Setting {
  readonly lines: Lines;
  readonly shapes: readonly Shape[];
  readonly view: View;
  readonly angle: Angle;
  /** The seconds from the left side of the picture to the right. */
  readonly pace: number;
}

const samples = 240;
/** Of very many branches the first ones say enough. */
const mostBranches = 12;

export function listen(heard: Heard, setting: Setting): void {
  const { lines, shapes, view, pace } = setting;
  if (heard !== "first" && "branches" in heard) {
    playBranches(heard.branches, view, pace);
    return;
  }
  const curves = curvesOf(lines);
  const implicit = implicitOf(lines, shapes).filter(({ branches }) => branches.length > 0);
  const id =
    heard === "first"
      ? lines.drawn.find(({ id }) => [...curves, ...implicit].some((each) => each.id === id))?.id
      : heard.id;
  const curve = curves.find((each) => each.id === id);
  const other = implicit.find((each) => each.id === id);
  if (curve) playCurve(curve, setting);
  else if (other) playBranches(other.branches, view, pace);
  else announce("There is no curve in sight to listen to.");
}

const height = (y: number, { y: [from, to] }: View) => (2 * (y - from)) / (to - from) - 1;
const side = (x: number, { x: [from, to] }: View) => (2 * (x - from)) / (to - from) - 1;

function playCurve({ drawing }: Listed, { lines, view, angle, pace }: Setting): void {
  const [from, to] = view.x;
  const xs = Array.from({ length: samples }, (_, i) => from + ((to - from) * (i + 0.5)) / samples);
  askValues({ drawings: [drawing], letters: lines.letters, xs, angle }, ([values]) => {
    const heights = (values?.ys ?? []).map((y) => height(y, view));
    playTracks([{ heights, sides: xs.map((x) => side(x, view)), seconds: pace }], height(0, view));
  });
}

function playBranches(branches: readonly Branch[], view: View, pace: number): void {
  const tracks = branches.slice(0, mostBranches).map((branch) => branchTrack(branch, view, pace));
  playTracks(tracks, height(0, view));
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
