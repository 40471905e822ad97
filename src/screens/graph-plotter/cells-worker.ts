// Beside the page's thread: half a million boxes are looked at while the page goes on answering.
import { type Cells, cellsOf, type View } from "../../tools/plotter/cells.ts";
import { NotDrawn } from "../../tools/plotter/interval/not-drawn.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { Relation } from "../../tools/plotter/relation.ts";

/** What the page asks for. */
export interface Question {
  readonly relation: Relation;
  readonly view: View;
  readonly across: number;
  readonly angle: Angle;
}

/** Null for what cannot be drawn. */
export type Answer = Cells | null;

addEventListener("message", ({ data }: MessageEvent<Question>) => postMessage(answer(data)));

function answer({ relation, view, across, angle }: Question): Answer {
  try {
    return cellsOf(relation, view, across, { angle });
  } catch (error) {
    if (error instanceof NotDrawn) return null;
    throw error;
  }
}
