import type { Side } from "./figure.ts";
import type { Candidate, Scene, Wish } from "./piece.ts";
import {
  add,
  type Box,
  between,
  boxAt,
  direction,
  distance,
  dot,
  inside,
  length,
  lengthInBox,
  minus,
  normal,
  reach,
  type Segment,
  sharedArea,
  times,
  unit,
  type Vec,
} from "./plane.ts";
import { measure } from "./text.ts";

export interface Placed {
  readonly text: string;
  readonly size: number;
  readonly middle: Vec;
  readonly box: Box;
}

/** Free space between a label and what it names, px. */
const gap = 6;
/** A covered line or label is worse than any stretch of line of this length, px. */
const crossing = 6;
const overlap = 60;

const sides: Readonly<Record<Exclude<Side, "c">, Vec>> = {
  e: direction(0),
  ne: direction(45),
  n: direction(90),
  nw: direction(135),
  w: direction(180),
  sw: direction(225),
  s: direction(270),
  se: direction(315),
};

/**
 * Finds each label its place: the cheapest of its candidates, counting lines and labels it would cover. Labels with
 * the least choice go first; then each may move again, since the others' places are known by then. Those placed
 * before stay where they are.
 */
export function place(wishes: readonly Wish[], scene: Scene, before: readonly Placed[] = []): Placed[] {
  const choices = wishes.map((wish) => {
    const [w, h] = measure(wish.text, wish.size);
    return wish.candidates(scene).map(({ middle, cost }) => ({
      box: boxAt(middle, w, h),
      middle,
      cost: cost + covered(boxAt(middle, w, h), scene),
    }));
  });
  const order = [...choices.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0) || a - b);
  const taken = new Map<number, { box: Box; middle: Vec }>();
  for (const _round of [1, 2, 3])
    for (const i of order) {
      taken.delete(i);
      const others = [...before, ...taken.values()];
      const priced = (choices[i] ?? []).map((choice) => ({
        ...choice,
        cost: choice.cost + clashes(choice.box, others),
      }));
      const best = priced.reduce((a, b) => (b.cost < a.cost - 1e-9 ? b : a));
      taken.set(i, best);
    }
  return wishes.map((wish, i) => {
    const { box, middle } = taken.get(i) as { box: Box; middle: Vec };
    return { text: wish.text, size: wish.size, middle, box };
  });
}

function covered(box: Box, scene: Scene): number {
  const roomy = { x0: box.x0 - 1.5, y0: box.y0 - 1.5, x1: box.x1 + 1.5, y1: box.y1 + 1.5 };
  let cost = 0;
  for (const edge of scene.edges) {
    const inBox = lengthInBox(edge, roomy);
    if (inBox > 0.5) cost += crossing + 2 * inBox;
  }
  return cost;
}

function clashes(box: Box, others: readonly { box: Box }[]): number {
  const roomy = { x0: box.x0 - 3, y0: box.y0 - 2, x1: box.x1 + 3, y1: box.y1 + 2 };
  let cost = 0;
  for (const other of others) {
    const area = sharedArea(roomy, other.box);
    if (area > 0) cost += overlap + area;
  }
  return cost;
}

/** Places beside the middle of a segment: on the given side, else outside of the shape it belongs to. */
export function beside(segment: Segment, text: string, size: number, side: Side | undefined) {
  const [w, h] = measure(text, size);
  const [from, to] = segment;
  return (scene: Scene): Candidate[] => {
    const centre = between(from, to, 0.5);
    if (side === "c") return [{ middle: centre, cost: 0 }];
    const across = unit(normal(minus(to, from)));
    const out = outward(centre, across, scene);
    if (side && Math.abs(dot(across, sides[side])) < 0.3) return [off(centre, sides[side], w, h, gap)];
    const aims = [out, times(out, -1)].filter((aim) => !side || dot(aim, sides[side]) > 0);
    return aims.flatMap((aim) =>
      [0.5, 0.43, 0.57, 0.36, 0.64, 0.28, 0.72].map((part) => {
        const start = between(from, to, part);
        const { middle, cost } = off(start, aim, w, h, gap);
        return { middle, cost: cost + (aim === out ? 0 : 12) + Math.abs(part - 0.5) * 30 };
      }),
    );
  };
}

/** The side of a line that is in fewer closed shapes; otherwise away from the middle of the figure, otherwise up. */
function outward(centre: Vec, across: Vec, scene: Scene): Vec {
  const nested = (aim: Vec): number =>
    scene.regions.filter((region) => inside(region, add(centre, times(aim, 9)))).length;
  const back = times(across, -1);
  const difference = nested(across) - nested(back);
  if (difference !== 0) return difference < 0 ? across : back;
  const away = dot(across, minus(centre, scene.middle));
  if (Math.abs(away) > 2) return away > 0 ? across : back;
  return across[1] < -0.01 || (Math.abs(across[1]) <= 0.01 && across[0] > 0) ? across : back;
}

/** Places round a point: on the given side, else where no line leaves it. */
export function around(point: Vec, text: string, size: number, side: Side | undefined, clear = gap) {
  const [w, h] = measure(text, size);
  return (scene: Scene): Candidate[] => {
    if (side === "c") return [{ middle: point, cost: 0 }];
    const aims = side ? [sides[side]] : Array.from({ length: 16 }, (_, i) => direction(i * 22.5));
    const best = side ? sides[side] : freest(point, scene);
    return aims.flatMap((aim) =>
      [0, 4, 8, 14].map((further) => {
        const { middle } = off(point, aim, w, h, clear + further);
        return { middle, cost: 8 * (1 - dot(aim, best)) + further };
      }),
    );
  };
}

/** The direction away from the lines that end in a point; across a line that goes on; else away from the middle. */
function freest(point: Vec, scene: Scene): Vec {
  const away = minus(point, scene.middle);
  const up: Vec = [0.01, -1];
  let pull: Vec = [0, 0];
  let through: Vec | undefined;
  for (const edge of scene.edges) {
    const [from, to] = edge;
    if (length(minus(from, point)) < 1) pull = add(pull, unit(minus(to, from)));
    else if (length(minus(to, point)) < 1) pull = add(pull, unit(minus(from, to)));
    else if (distance(point, edge) >= 1) continue;
    through = unit(normal(minus(to, from)));
  }
  if (length(pull) > 0.3) return unit(times(pull, -1));
  if (through) {
    const outside = Math.abs(dot(through, away)) > 4 ? away : up;
    return dot(through, outside) > 0 ? through : times(through, -1);
  }
  return length(away) > 4 ? unit(away) : direction(45);
}

/** A text's places: on the point it names if nothing is drawn there, else round it. */
export function atPoint(point: Vec, text: string, size: number, side: Side | undefined) {
  return (scene: Scene): Candidate[] => {
    const busy = scene.edges.some((edge) => distance(point, edge) < 1.5);
    return around(point, text, size, side ?? (busy ? undefined : "c"))(scene);
  };
}

/** Places along the middle of an angle, beyond its arc; the further out, the narrower the angle is. */
export function within(corner: Vec, from: number, to: number, radius: number, text: string, size: number) {
  const [w, h] = measure(text, size);
  return (): Candidate[] =>
    [0.5, 0.38, 0.62].flatMap((part) => {
      const aim = direction(from + (to - from) * part);
      const nearest = radius + 4 + reach(w, h, aim) * 0.95;
      return Array.from({ length: 30 }, (_, i) => ({
        middle: add(corner, times(aim, nearest + i * 4)),
        cost: i * 0.8 + Math.abs(part - 0.5) * 40,
      }));
    });
}

function off(point: Vec, aim: Vec, w: number, h: number, space: number): Candidate {
  // Round the corners off, or a label on a slope would stand further away than one on a level line.
  const corner = 0.18 * Math.min(w, h) * Math.min(Math.abs(aim[0]), Math.abs(aim[1])) * 2;
  return { middle: add(point, times(aim, reach(w, h, aim) + space - corner)), cost: 0 };
}
