import { ownScript } from "../../learner/trusted.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { View } from "../../tools/plotter/cells.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import address from "./picture-worker.ts?worker&url";
import type { CellsPicture, CellsQuestion } from "./pictures.ts";

/** Null for what cannot be drawn. */
type Answer = CellsPicture | null;

interface Job {
  readonly question: CellsQuestion;
  readonly tell: (cells: CellsPicture) => void;
  isCancelled: boolean;
}

/** A job that nobody waits for any longer is given this time to end by itself: a new worker takes time to start, too. */
const patience = 40; // milliseconds
/** Without a worker the page itself is held up, so its pictures are coarse. */
const mostInPage = 128;

let worker: Worker | null = null;
let hasFailed = false;
let waiting: Job[] = [];
let running: { readonly job: Job; readonly since: number } | null = null;

/** Has a worker find the cells of a relation; gives what cancels that. Nothing is told of what cannot be drawn. */
export function solveCells(
  relation: Relation,
  view: View,
  across: number,
  angle: Angle,
  tell: (cells: CellsPicture) => void,
): () => void {
  const job: Job = { question: { relation, view, across, angle }, tell, isCancelled: false };
  waiting.push(job);
  next();
  return () => {
    job.isCancelled = true;
    waiting = waiting.filter((other) => other !== job);
  };
}

/**
 * Has the worker draw something that nobody sees, when the browser has time: a program that has not run yet is several times
 * as slow, and the first curve would wait for it.
 */
export function warmUp(): void {
  whenIdle(() => {
    if (worker || running || hasFailed) return;
    const relation: Relation = {
      sides: [
        { kind: "call", name: "sin", args: [{ kind: "*", left: x, right: y }] },
        { kind: "call", name: "cos", args: [{ kind: "-", left: x, right: y }] },
      ],
      signs: ["="],
    };
    solveCells(relation, { x: [-10, 10], y: [-10, 10] }, mostInPage, "rad", () => {});
  });
}

const x: Expression = { kind: "name", name: "x" };
const y: Expression = { kind: "name", name: "y" };

function next(): void {
  if (running?.job.isCancelled && performance.now() - running.since > patience) {
    worker?.terminate();
    worker = null;
    running = null;
  }
  if (running) return;
  const job = waiting.shift();
  if (!job) return;
  if (!hasFailed) worker ??= started();
  running = { job, since: performance.now() };
  if (worker) worker.postMessage(job.question);
  else void inPage(job.question).then((answer) => done(job, answer));
}

/** A worker; null where the browser has none. */
function started(): Worker | null {
  try {
    const made = new Worker(ownScript(address), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<Answer>) => running && done(running.job, data);
    made.onerror = () => {
      hasFailed = true;
      worker = null;
      const lost = running?.job;
      running = null;
      if (lost) waiting.unshift(lost);
      next();
    };
    return made;
  } catch {
    hasFailed = true;
    return null;
  }
}

async function inPage(question: CellsQuestion): Promise<Answer> {
  try {
    const { cellsPicture } = await import("./pictures.ts");
    return cellsPicture({ ...question, across: Math.min(question.across, mostInPage) });
  } catch {
    return null; // it cannot be drawn, or has not come
  }
}

function done(job: Job, answer: Answer): void {
  if (running?.job !== job) return; // given up in the meantime
  running = null;
  if (answer && !job.isCancelled) job.tell(answer);
  next();
}
