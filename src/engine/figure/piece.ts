import type { At, Fill, Flat } from "./figure.ts";
import type { Segment, Vec } from "./plane.ts";

/** How the figure's own units become px, y downwards. */
export interface View {
  readonly at: (at: At) => Vec;
  /** px for one unit across; one unit up is `stretch` times that, which is 1 but for graphs of unlike quantities. */
  readonly scale: number;
  readonly stretch: number;
  /** What the ids of this figure's hatchings begin with. */
  readonly stem: string;
}

/** All there is on the picture besides labels: what they should keep off and keep outside of. */
export interface Scene {
  readonly edges: readonly Segment[];
  /** Outlines of the closed shapes. */
  readonly regions: readonly (readonly Vec[])[];
  readonly middle: Vec;
}

/** A place a label may take. Cost is how much worse than the best one it looks, in px of line covered. */
export interface Candidate {
  readonly middle: Vec;
  readonly cost: number;
}

/** A label that looks for its place once the whole scene is known. */
export interface Wish {
  readonly text: string;
  readonly size: number;
  readonly candidates: (scene: Scene) => readonly Candidate[];
}

/** What one mark puts on the picture: SVG elements by layer, and what the labels have to know of it. */
export interface Piece {
  readonly back?: readonly string[];
  readonly fills?: readonly string[];
  readonly lines?: readonly string[];
  readonly dots?: readonly string[];
  readonly edges?: readonly Segment[];
  readonly region?: readonly Vec[];
  readonly wishes?: readonly Wish[];
}

/** A number for an attribute: one decimal at most, never "-0". A twentieth of a pixel is not to be seen, and costs a digit. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export const pair = ([x, y]: Vec): string => `${num(x)} ${num(y)}`;

/** A path element through the points. */
export function path(points: readonly Vec[], className: string, closed = false): string {
  return `<path class="${className}" d="M${points.map(pair).join("L")}${closed ? "Z" : ""}"/>`;
}

/** The class of an outline. */
export const stroke = (dashed: boolean | undefined): string => (dashed ? "fig-line fig-dashed" : "fig-line");

/** The attributes that fill a shape. */
function filling(fill: Exclude<Fill | Flat, "none">, view: View): string {
  if (fill === "paper" || isFlat(fill)) return `class="fig-${fill}"`;
  return `class="fig-filled" fill="url(#${view.stem}${fill.slice(-1)})"`;
}

const flats: readonly string[] = ["flat1", "flat2", "flat3", "ink", "ground"] satisfies Flat[];
const isFlat = (fill: Fill | Flat | undefined): fill is Flat => fill !== undefined && flats.includes(fill);

/** The outline of a shape, when its fill leaves it one. */
export const outlines = (fill: Fill | Flat | undefined, lines: readonly string[]): readonly string[] =>
  isFlat(fill) ? [] : lines;

/** The same shape as a filled area, when it has a fill. */
export function fills(fill: Fill | Flat | undefined, view: View, shape: (attributes: string) => string): string[] {
  return fill && fill !== "none" ? [shape(filling(fill, view))] : [];
}
