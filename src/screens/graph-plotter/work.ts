import { readRelation } from "../../tools/plotter/read-relation.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { Desk, type Job } from "./desk.ts";
import type { Answers, Questions } from "./questions.ts";

/** What takes long and may be given up: cells, and what is told in words. */
const slow = new Desk();
/** What follows a slider or a finger: lines and single values. */
const quick = new Desk();

/** Whether no cells have been found yet: then a program is several times as slow, and the first picture is coarser still. */
let isCold = true;
const coarse = 128;
const coarsest = 32;

/** In so many columns cells are found before the fine picture. */
export const acrossAtFirst = (): readonly number[] => (isCold ? [coarsest, coarse] : [coarse]);

let lastLines: Job | null = null;

/** Has lines drawn. Where others are asked for before it has begun, nothing is told of these: a slider may move faster than its curves are drawn. */
export function drawLines(question: Questions["lines"], tell: (lines: Answers["lines"]) => void): void {
  lastLines?.withdraw();
  lastLines = quick.ask("lines", question, tell);
}

/** Works out values of functions. */
export function askValues(question: Questions["values"], tell: (values: Answers["values"]) => void): Job {
  return quick.ask("values", question, tell);
}

/** Finds the cells of a relation; gives what cancels that. Nothing is told of what cannot be drawn. */
export function solveCells(
  question: Questions["cells"],
  tell: (cells: NonNullable<Answers["cells"]>) => void,
): () => void {
  return slow.ask("cells", question, (cells) => {
    isCold = false;
    if (cells) tell(cells);
  }).cancel;
}

/** Has it told what is drawn; gives what cancels that. */
export function tellWords(question: Questions["told"], tell: (told: Answers["told"]) => void): () => void {
  return slow.ask("told", question, tell).cancel;
}

/**
 * Has the worker draw something that nobody sees, when the browser has time: a program that has not run yet is several times
 * as slow, and the first curve would wait for it.
 */
export function warmUp(): void {
  whenIdle(() => {
    if (!slow.isIdle) return;
    const read = readRelation("sin(x y) = cos(x - y)", ["x", "y"]);
    if (!read.ok) return;
    const view = { x: [-10, 10], y: [-10, 10] } as const;
    solveCells({ relation: read.value, letters: new Map(), view, across: 128, angle: "rad" }, () => {});
  });
}
