import type { Mark } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import {
  type Act,
  isBetween,
  isWholeBetween,
  type Manipulative,
  reading,
  replaced,
  shown,
  tidy,
} from "../manipulative.ts";
import { after, type Corner, lengthText, middleOf, squares } from "../polygon.ts";

export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Points on squared paper with axes; both axes go from the one number to the other. */
export interface Grid {
  readonly from: number;
  readonly to: number;
  readonly dots: readonly Dot[];
  /** Joined one after the other, and the last with the first. */
  readonly joined: boolean;
}

const letters = "ABCDEFGHKLMN";
const mostDots = 6;
/** Both axes reach so far at most, to either side. */
export const farthest = 40;

const isSound = ({ from, to, dots }: Grid) =>
  isWholeBetween(from, -12, 0) &&
  isWholeBetween(to, 2, farthest) &&
  dots.length <= mostDots &&
  new Set(dots.map(({ name }) => name)).size === dots.length &&
  dots.every(({ x, y }) => [x, y].every((n) => isBetween(n, from, to) && Number.isInteger(2 * n)));

const dotForm = /^([A-Z])\((-?\d{1,2}(?:\.5)?), ?(-?\d{1,2}(?:\.5)?)\)$/;

function readGrid(text: string): Grid | null {
  const [all, from, to, rest = ""] = /^(-?\d{1,2})\.\.(\d{1,2})(?:: (.*))?$/.exec(text) ?? [];
  if (all === undefined) return null;
  const joined = rest.endsWith(" joined");
  const texts = (joined ? rest.slice(0, -7) : rest).match(/[^\s(]+\([^)]*\)|\S+/g) ?? [];
  const dots = texts.map((one) => {
    const [, name = "", x, y] = dotForm.exec(one) ?? [];
    return { name, x: Number(x), y: Number(y) };
  });
  const state: Grid = { from: Number(from), to: Number(to), dots, joined };
  return isSound(state) ? state : null;
}

const dotText = ({ name, x, y }: Dot) => `${name}(${tidy(x)}, ${tidy(y)})`;

/** With a point somewhere else; null where that is off the paper. */
export function putDot(state: Grid, i: number, x: number, y: number): Grid | null {
  const dot = state.dots[i];
  const next = dot && { ...state, dots: replaced(state.dots, i, { ...dot, x: tidy(x), y: tidy(y) }) };
  return next && isSound(next) ? next : null;
}

export function place({ x, y }: Dot): string {
  const way = [
    ...(x === 0 ? [] : [`${shown(Math.abs(x))} to the ${x > 0 ? "right" : "left"}`]),
    ...(y === 0 ? [] : [`${shown(Math.abs(y))} ${y > 0 ? "up" : "down"}`]),
  ];
  return way.length === 0 ? "the origin" : and(way);
}

const corners = ({ dots }: Grid) => dots.map(({ x, y }) => [x, y] as const);

interface GridSide {
  /** Its length for the eye and for the ear. */
  readonly text: string;
  readonly said: string;
  readonly at: Corner;
  /** A step of length 1 from its middle to where its length has room. */
  readonly out: Corner;
}

/** The sides of a shape; none where nothing is joined round. */
export function sidesOf(state: Grid): readonly GridSide[] {
  const all = corners(state);
  if (!state.joined || all.length < 3) return [];
  const [mx, my] = middleOf(all);
  return squares(all).map((square, i) => {
    const [[x = 0, y = 0] = [], [nx, ny]] = [all[i], after(all, i)];
    const at = [(x + nx) / 2, (y + ny) / 2] as const;
    const long = Math.sqrt(square) || 1;
    // Of both ways across a side, the one that leads away from the middle; but along an axis its numbers stand there.
    const onAxis = (x === 0 && nx === 0) || (y === 0 && ny === 0);
    const way = (ny - y) * (at[0] - mx) - (nx - x) * (at[1] - my) < 0 === onAxis ? 1 : -1;
    return {
      text: lengthText(square),
      said: lengthText(square, "about"),
      at,
      out: [(way * (ny - y)) / long, (way * (x - nx)) / long],
    };
  });
}

function words(state: Grid, part?: string): string {
  const { from, to, dots, joined } = state;
  const told = dots
    .filter(({ name }) => part === undefined || name === part)
    .map((dot) => `${dot.name} is at (${shown(dot.x)}, ${shown(dot.y)}): ${place(dot)}.`);
  const paper = part === undefined ? [`Both axes go from ${shown(from)} to ${shown(to)}.`] : [];
  const lines = joined && part === undefined && dots.length > 1 ? ["The points are joined in this order."] : [];
  const sides = sidesOf(state).map(({ said }) => said);
  return [...paper, ...told, ...lines, ...(sides.length > 0 ? [`The sides are ${and(sides)}.`] : [])].join(" ");
}

function actsOn(state: Grid, dot: Dot, i: number): Act<Grid>[] {
  const { name, x, y } = dot;
  const act = (id: string, label: string, to: Grid | null, knob?: string): Act<Grid> => ({
    id: `${name}.${id}`,
    label,
    of: name,
    to,
    ...(knob && { knob }),
  });
  const across = `${shown(x)} across`;
  const up = `${shown(y)} up`;
  return [
    act("left", "Move 1 to the left", putDot(state, i, x - 1, y), across),
    act("right", "Move 1 to the right", putDot(state, i, x + 1, y), across),
    act("down", "Move 1 down", putDot(state, i, x, y - 1), up),
    act("up", "Move 1 up", putDot(state, i, x, y + 1), up),
    act("mirror-x", "Reflect in the x-axis", y === 0 ? null : putDot(state, i, x, -y)),
    act("mirror-y", "Reflect in the y-axis", x === 0 ? null : putDot(state, i, -x, y)),
    act(
      "remove",
      "Take the point away",
      state.dots.length > 1 ? { ...state, dots: replaced(state.dots, i, null) } : null,
    ),
  ];
}

export const grid: Manipulative<Grid> = {
  id: "grid",
  title: "Coordinate grid",
  about: "Move points and read their two numbers: first how far along, then how far up.",
  fresh: "-6..6: A(3, 2) B(-2, 4)",
  read: (text) => reading(text, "points on a grid, such as -6..6: A(3, 2) B(-2, 4)", readGrid),
  write: ({ from, to, dots, joined }) =>
    `${from}..${to}${dots.length > 0 ? `: ${dots.map(dotText).join(" ")}` : ""}${joined && dots.length > 0 ? " joined" : ""}`,
  parts: ({ dots }) => dots.map(({ name }) => ({ id: name, name })),
  words,
  acts: (state) => {
    const name = [...letters].find((letter) => state.dots.every((dot) => dot.name !== letter));
    const next = name && { ...state, dots: [...state.dots, { name, x: 1, y: 1 }] };
    return [
      ...state.dots.flatMap((dot, i) => actsOn(state, dot, i)),
      { id: "add", label: "One point more", to: next && isSound(next) ? next : null },
      {
        id: "join",
        label: state.joined ? "Take the lines away" : "Join the points",
        to: state.dots.length > 1 ? { ...state, joined: !state.joined } : null,
      },
    ];
  },
  paper: (state) => ({
    alt: words(state),
    scale: true,
    points: {},
    draw: [
      { axes: { x: [state.from, state.to], y: [state.from, state.to] } },
      ...(state.joined && state.dots.length > 1
        ? [{ polygon: state.dots.map(({ x, y }) => [x, y] as const) } satisfies Mark]
        : []),
      ...sidesOf(state).map(
        ({ text, at: [x, y], out: [ox, oy] }): Mark => ({
          text,
          at: [x + (ox * (state.to - state.from)) / 24, y + (oy * (state.to - state.from)) / 24],
          small: true,
        }),
      ),
      ...state.dots.map(({ name, x, y }): Mark => ({ dot: [x, y], label: name })),
    ],
  }),
};
