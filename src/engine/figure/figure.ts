/**
 * A figure as data. Coordinates are in the figure's own units with y upwards; `draw` (draw.ts) makes the SVG.
 * Lengths on the picture are to scale unless `scale` is false, and then the picture says so. A solid drawn at a slant
 * counts as to scale when the edges that carry a length are.
 */
export interface Figure {
  /** Text alternative: enough to solve the puzzle without the picture. */
  readonly alt: string;
  readonly scale: boolean;
  /** Named points, [x, y]. A point's name is not written on the picture unless a mark says so. */
  readonly points: Readonly<Record<string, Point>>;
  readonly draw: readonly Mark[];
  /**
   * What the picture is completed with once the answer is found: the lines that show why. Room is kept for it, and it is
   * hidden until then.
   */
  readonly completes?: readonly Mark[];
}

/** All marks of a figure, those that complete it last. */
export const marksOf = ({ draw, completes = [] }: Figure): readonly Mark[] => [...draw, ...completes];

export type Point = readonly [number, number];
/** A named point or plain coordinates. */
export type At = string | Point;
/** Which side of its anchor a label stands on; "c" is centred on it. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw" | "c";
/**
 * Tints 1 to 3 are distinguishable without colour by their hatching; "none" is the default. "paper" cuts a hole:
 * it hides the tints and the grid below it. Fills lie over each other in the order of the marks, all lines above them.
 */
export type Fill = "none" | "tint1" | "tint2" | "tint3" | "paper";
/**
 * Solid colours for motifs (symbol.ts): three tints of one hue from pale to strong, the ink, and what the picture stands on.
 * A flat shape has no outline. Nothing in such a picture is told by its colour alone, since nothing is asked about it.
 */
export type Flat = "flat1" | "flat2" | "flat3" | "ink" | "ground";

/** With F the colours a shape may have: a figure's or a motif's. */
export type Mark<F = Fill> =
  | { readonly polygon: readonly At[]; readonly fill?: F; readonly dashed?: boolean }
  /**
   * ticks: 1-3 strokes that mark equal lengths; parallel: arrow marks; label stands beside the middle, outside of the
   * shape the line belongs to unless `side` says where; thin: a construction or dimension line.
   */
  | {
      readonly line: readonly At[];
      readonly dashed?: boolean;
      readonly thin?: boolean;
      readonly arrow?: "end" | "both";
      readonly ticks?: 1 | 2 | 3;
      readonly parallel?: 1 | 2;
      readonly label?: string;
      readonly side?: Side;
    }
  | { readonly circle: At; readonly radius: number; readonly fill?: F; readonly dashed?: boolean }
  /**
   * Part of a circle, degrees anticlockwise from the positive x axis; sector: closed through the centre. A fill
   * without `sector` fills the piece between the arc and its chord.
   */
  | {
      readonly arc: At;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly sector?: boolean;
      readonly fill?: F;
      readonly dashed?: boolean;
    }
  /** For the ends of cylinders, cones and spheres; hidden: the far half is dashed. */
  | {
      readonly ellipse: At;
      readonly rx: number;
      readonly ry: number;
      readonly hidden?: boolean;
      readonly fill?: F;
    }
  /** The angle at the middle point, from the first arm to the last, the side under 180 degrees unless reflex. */
  | {
      readonly angle: readonly [At, At, At];
      readonly label?: string;
      readonly right?: boolean;
      readonly reflex?: boolean;
      readonly arcs?: 1 | 2 | 3;
    }
  | { readonly dot: At; readonly label?: string; readonly side?: Side; readonly open?: boolean }
  /** Without a side: round its point where something is drawn there (a corner's name), else centred on it. */
  | { readonly text: string; readonly at: At; readonly side?: Side; readonly small?: boolean }
  /**
   * Coordinate axes with a unit grid; x and y are [from, to]; step is the distance of the numbers (more where they
   * would run into each other). Units are equal both ways unless the ranges are so unlike that it must be a graph.
   */
  | {
      readonly axes: { readonly x: Point; readonly y: Point; readonly step?: number; readonly grid?: boolean };
    }
  /** A square grid without axes; dots: only its crossing points (dotty paper). */
  | {
      readonly grid: { readonly x: Point; readonly y: Point; readonly step?: number; readonly dots?: boolean };
    };
