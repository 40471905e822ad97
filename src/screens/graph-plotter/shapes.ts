import type { Expression } from "../../maths/expression/tree.ts";
import { compile, type Program } from "../../tools/plotter/compile.ts";
import { curve, type Line, valueAt } from "../../tools/plotter/curve.ts";
import type { Drawing } from "../../tools/plotter/drawing.ts";
import type { Cells, View } from "../../tools/plotter/grid.ts";
import { holesOf } from "../../tools/plotter/holes.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { compilePieces, type End, pieceEnds } from "../../tools/plotter/pieces.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import { stretchOf } from "../../tools/plotter/stretch.ts";
import { type Size, toPixels, toPlane } from "./view.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Ends {
  readonly from: number | null;
  readonly to: number | null;
}

const name = (letter: string): Expression => ({ kind: "name", name: letter });

/** A line of points, as far as it is in sight. Throws NotDrawn. */
export function linesOf(drawing: Drawing, view: View, size: Size, angle: Angle): readonly Line[] {
  const fineness = { pieces: Math.max(100, Math.round(size.width / 2)), ...size };
  const make = (tree: Expression, variable: string) => compile(tree, variable, angle);
  const turn = angle === "deg" ? 360 : 2 * Math.PI;
  /** Once round where it comes back to itself, so that its dashes do not fill each other; else up to six turns. */
  const round = (x: Program, y: Program, start: number, ends: Ends | null) => {
    const again = turnsOf(x, y, turn);
    const most = (again ?? 6) * turn;
    const first = again ? 0 : start * turn;
    const from = ends?.from ?? (ends?.to == null ? first : Math.min(first, ends.to - most));
    const to = ends?.to ?? from + most;
    return from < to ? curve(x, y, [from, to], view, { ...fineness, pieces: 2000 }) : [];
  };
  const endsIn = (when: Relation | undefined, letter: string): Ends | null => {
    const stretch = when && stretchOf(when, letter);
    const value = (tree: Expression | null) => tree && valueAt(make(tree, letter), 0);
    return stretch ? { from: value(stretch.from), to: value(stretch.to) } : null;
  };
  switch (drawing.kind) {
    case "function":
      return curve(make(name("x"), "x"), make(drawing.tree, "x"), view.x, view, fineness);
    case "pieces":
      return curve(make(name("x"), "x"), compilePieces(drawing.pieces, angle), view.x, view, fineness);
    case "sideways":
      return curve(make(drawing.tree, "y"), make(name("y"), "y"), view.y, view, fineness);
    case "polar": {
      const { tree } = drawing;
      const times = (turn: "cos" | "sin") =>
        make({ kind: "*", left: tree, right: { kind: "call", name: turn, args: [name("θ")] } }, "θ");
      return round(times("cos"), times("sin"), 0, endsIn(drawing.when, "θ"));
    }
    case "parametric":
      return round(make(drawing.x, "t"), make(drawing.y, "t"), -2, endsIn(drawing.when, "t"));
    default:
      return [];
  }
}

/** After how many turns a curve comes back to where it was (r = sin 3θ after half of one), as far as a few tries tell; null where it does not. */
function turnsOf(x: Program, y: Program, turn: number): number | null {
  const tries = [0.1, 0.77, 1.3, 2.9, 3.7].map((part) => part * turn);
  const same = (of: Program, at: number, later: number) => {
    const [before, after] = [valueAt(of, at), valueAt(of, later)];
    return Math.abs(before - after) < 1e-9 || (Number.isNaN(before) && Number.isNaN(after));
  };
  const back = (turns: number) => tries.every((at) => same(x, at, at + turns * turn) && same(y, at, at + turns * turn));
  return [0.5, 1, 2, 3, 4, 5, 6].find(back) ?? null;
}

/** Where pieces of a function end, and the holes of it. Throws NotDrawn. */
export function endsOf(drawing: Drawing, view: View, angle: Angle): readonly End[] {
  if (drawing.kind === "pieces") return pieceEnds(compilePieces(drawing.pieces, angle));
  return drawing.kind === "function"
    ? holesOf(drawing.tree, angle, view.x).map((hole) => ({ ...hole, isClosed: false }))
    : [];
}

/** Lines as an SVG path. */
export function pathOf(lines: readonly Line[], view: View, size: Size): string {
  const { across, down } = toPixels(view, size);
  return lines
    .map((line) => {
      let path = "";
      for (let i = 0; i + 1 < line.length; i += 2) {
        path += `${i === 0 ? "M" : "L"}${across(line[i] ?? 0).toFixed(2)} ${down(line[i + 1] ?? 0).toFixed(2)}`;
      }
      return path;
    })
    .join("");
}

/** The lines through proved cells as an SVG path, in cells from the top left. */
export function outlinePath({ lines }: Cells): string {
  let path = "";
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      path += `${i === 0 ? "M" : "L"}${(line[i] ?? 0).toFixed(3)} ${(line[i + 1] ?? 0).toFixed(3)}`;
    }
    if (line.length === 2) path += "h0"; // a point, seen by its round ends
  }
  return path;
}

/** Cells without such a line as an SVG path: the runs of each row. */
export function cellsPath({ across, blocks: drawn }: Cells): string {
  let path = "";
  for (let row = 0; row < across; row++) {
    for (let from = 0; from < across; from++) {
      if (drawn[row * across + from] !== 1) continue;
      let to = from + 1;
      while (to < across && drawn[row * across + to] === 1) to++;
      path += `M${from} ${row}h${to - from}v1h${from - to}z`;
      from = to;
    }
  }
  return path;
}

/** A place on the lines for their number: on the longest of them, well inside the picture. */
export function labelPlace(lines: readonly Line[], view: View, size: Size, id: number) {
  const { across, down } = toPixels(view, size);
  const inside: Point[] = [];
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [x, y] = [across(line[i] ?? 0), down(line[i + 1] ?? 0)];
      if (x > 24 && x < size.width - 24 && y > 24 && y < size.height - 24) inside.push({ x, y });
    }
  }
  // Not all in one place, where curves meet.
  return clearPlace(inside, view, size, 0.15 + 0.13 * (id % 6));
}

/** A place in the middle of the drawn cells, for their number. */
export function cellsPlace({ across, drawn }: Cells, view: View) {
  const all: Point[] = [];
  for (let i = 0; i < drawn.length; i += 7) if (drawn[i] === 1) all.push({ x: i % across, y: Math.floor(i / across) });
  return clearPlace(all, view, { width: across, height: across }, 0.4);
}

/** Of places in a picture, in pixels, the one so far along in them: where its number is clear of those along the axes, if any is. */
function clearPlace(places: readonly Point[], view: View, size: Size, part: number): Point | null {
  const { across, down } = toPixels(view, size);
  const clear = places.filter(({ x, y }) => {
    const [right, below] = [(x - across(0)) / size.width, (y - down(0)) / size.height];
    return (right < -0.17 || right > -0.02) && (below < 0.02 || below > 0.14);
  });
  const those = clear.length > 0 ? clear : places;
  const at = those[Math.floor(those.length * part)];
  return at ? toPlane(view, size, at.x, at.y) : null;
}
