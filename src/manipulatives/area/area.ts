import type { Mark } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { range, sum } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, shown } from "../manipulative.ts";

/** One side, cut into pieces from the left or from below. The last piece may be below zero: so much too long, as in 10 - 1. */
export type Side = readonly number[];
export interface Area {
  readonly across: Side;
  readonly up: Side;
}

export const mostUnits = 120;
const mostPieces = 4;

const isSide = (side: Side) =>
  side.length >= 1 &&
  side.length <= mostPieces &&
  isWholeBetween(sum(side), 1, mostUnits) &&
  side.every(
    (n, i) => isWholeBetween(n, 1, mostUnits) || (i > 0 && i === side.length - 1 && isWholeBetween(n, -mostUnits, -1)),
  ) &&
  // What is cut off is cut from the piece before it.
  ((side.at(-1) ?? 0) > 0 || (side.at(-2) ?? 0) + (side.at(-1) ?? 0) > 0);

const sideForm = /^\d{1,3}(?: ?[+-] ?\d{1,3}){0,3}$/;

function readSide(text: string): Side | null {
  if (!sideForm.test(text)) return null;
  const side = (text.replace(/ /g, "").match(/[+-]?\d+/g) ?? []).map(Number);
  return isSide(side) ? side : null;
}

export const sideText = (side: Side) => side.map((n, i) => (i > 0 && n > 0 ? `+${n}` : String(n))).join("");

/** A side with another length: the last piece grows or shrinks, and goes when nothing is left of it. In a frame it is the middle. */
export function resized(side: Side, length: number): Side | null {
  const [edge = 0, , other] = side;
  if (side.length === 3 && edge === other && length > 2 * edge) return [edge, length - 2 * edge, edge];
  const pieces: number[] = [];
  for (const n of side.filter((n) => n > 0)) if (sum(pieces) < length) pieces.push(Math.min(n, length - sum(pieces)));
  if (sum(pieces) < length) pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + length - sum(pieces);
  return isSide(pieces) ? pieces : null;
}

/** A side cut at one place; null where that is not inside it. */
export function cutAt(side: Side, at: number): Side | null {
  const length = sum(side);
  return isWholeBetween(at, 1, length - 1) ? [at, length - at] : null;
}

/** A product of two pieces. */
export interface Piece {
  readonly id: string;
  readonly from: readonly [x: number, y: number];
  readonly size: readonly [w: number, h: number];
  readonly product: number;
  /** Its colour: pieces of one kind have one. In a square cut alike both ways, that is the square, the two strips and the corner. */
  readonly tint: 0 | 1 | 2;
}

/** The pieces of the rectangle, row by row from below. Those that are too much lie over the others, at their end. */
export function pieces({ across, up }: Area): Piece[] {
  const starts = (side: Side) => side.map((n, i) => sum(side.slice(0, i)) + Math.min(0, n));
  const [xs, ys] = [starts(across), starts(up)];
  return up.flatMap((h, j) =>
    across.map((w, i) => ({
      id: String(j * across.length + i + 1),
      from: [xs[i] ?? 0, ys[j] ?? 0] as const,
      size: [Math.abs(w), Math.abs(h)] as const,
      product: w * h,
      tint: ((i % 2) + (j % 2)) as Piece["tint"],
    })),
  );
}

/** The rectangle as it is drawn: with what is too long. */
export const drawnLength = (side: Side) => sum(side.filter((n) => n > 0));

function sideActs(area: Area, which: "across" | "up", name: string): Act<Area>[] {
  const of = which;
  const side = area[which];
  const length = sum(side);
  const to = (next: Side | null): Area | null =>
    next && isSide(next) && sideText(next) !== sideText(side) ? { ...area, [which]: next } : null;
  const knob = `${length} ${which}`;
  const cut = side.length === 2 && (side[1] ?? 0) > 0 ? (side[0] ?? 0) : null;
  return [
    { id: `${of}.less`, label: `One less ${which}`, of, knob, to: to(resized(side, length - 1)) },
    { id: `${of}.more`, label: `One more ${which}`, of, knob, to: to(resized(side, length + 1)) },
    ...(cut === null
      ? []
      : [
          { id: `${of}.cutless`, label: "Move the cut back", of, knob: `cut at ${cut}`, to: to(cutAt(side, cut - 1)) },
          { id: `${of}.cutmore`, label: "Move the cut on", of, knob: `cut at ${cut}`, to: to(cutAt(side, cut + 1)) },
        ]),
    { id: `${of}.half`, label: `Cut the ${name} in half`, of, to: to(cutAt(side, Math.floor(length / 2))) },
    { id: `${of}.whole`, label: `No cuts in the ${name}`, of, to: side.length > 1 ? to([length]) : null },
  ];
}

/** Up to ten there are no tens. */
function tensAct(area: Area, which: "across" | "up", name: string): Act<Area>[] {
  const side = area[which];
  const length = sum(side);
  const tens = Math.floor((length - 1) / 10) * 10;
  const isCut = tens === 0 || sideText(side) === sideText([tens, length - tens]);
  const to = isCut ? null : { ...area, [which]: [tens, length - tens] };
  return [{ id: `${which}.tens`, label: `Cut the ${name} at the tens`, of: which, to }];
}

function words(area: Area): string {
  const { across, up } = area;
  const [w, h] = [sum(across), sum(up)];
  const parts = pieces(area);
  const text = ({ size: [a, b], product }: Piece) => `${a} × ${b} = ${Math.abs(product)}`;
  const added = parts.filter(({ product }) => product > 0).map(text);
  const taken = parts.filter(({ product }) => product < 0).map(text);
  const cut = parts.length === 1 ? "" : ` It is ${and(added)}${taken.length > 0 ? `, less ${and(taken)}` : ""}.`;
  return `A rectangle ${w} across and ${h} up: ${w} × ${h} = ${w * h}.${cut}`;
}

export const area: Manipulative<Area> = {
  id: "area",
  title: "Area grid",
  about: "Pull the sides of a rectangle and cut it in two: each piece is a product, and together they are the whole.",
  fresh: "10+2 x 7",
  read: (text) =>
    reading(text, "a rectangle, such as 10+2 x 7", (clean) => {
      const [across, up, none] = clean.split(/ ?[x×] ?/).map(readSide);
      return across && up && none === undefined ? { across, up } : null;
    }),
  write: ({ across, up }) => `${sideText(across)} x ${sideText(up)}`,
  parts: (state) => [
    { id: "across", name: "Width" },
    { id: "up", name: "Height" },
    ...pieces(state).map(({ id }) => ({ id, name: `Piece ${id}` })),
  ],
  words,
  acts: (state) => [
    ...sideActs(state, "across", "width"),
    ...sideActs(state, "up", "height"),
    {
      id: "turn",
      label: "Turn it round",
      to: sideText(state.across) === sideText(state.up) ? null : { across: state.up, up: state.across },
    },
    ...tensAct(state, "across", "width"),
    ...tensAct(state, "up", "height"),
  ],
  paper: (state) => {
    const [w, h] = [drawnLength(state.across), drawnLength(state.up)];
    const squares = w <= 30 && h <= 30;
    const scale = Math.min(12 / w, 9 / h);
    const [sx, tall] = squares ? [scale, scale] : [12 / w, 6 / h];
    return {
      alt: words(state),
      scale: squares,
      points: {},
      draw: [
        ...pieces(state).flatMap(({ from: [x, y], size: [a, b], product, tint }): Mark[] => [
          {
            polygon: [
              [x * sx, y * tall],
              [(x + a) * sx, y * tall],
              [(x + a) * sx, (y + b) * tall],
              [x * sx, (y + b) * tall],
            ],
            fill: product < 0 ? "tint3" : (["tint1", "tint2", "tint3"] as const)[tint],
            ...(product < 0 && { dashed: true }),
          },
          { text: shown(product), at: [(x + a / 2) * sx, (y + b / 2) * tall], side: "c" },
        ]),
        ...range(0, state.across.length - 1).map((i): Mark => {
          const x = sum(state.across.slice(0, i)) + (state.across[i] ?? 0) / 2;
          return { text: shown(state.across[i] ?? 0), at: [x * sx, -0.2], side: "s" };
        }),
        ...range(0, state.up.length - 1).map((j): Mark => {
          const y = sum(state.up.slice(0, j)) + (state.up[j] ?? 0) / 2;
          return { text: shown(state.up[j] ?? 0), at: [-0.2, y * tall], side: "w" };
        }),
      ],
    };
  },
};
