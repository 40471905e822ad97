import { ownScript } from "../../learner/trusted.ts";
import address from "./picture-worker.ts?worker&url";
import type { LinePicture, LinesQuestion } from "./pictures.ts";

interface Job {
  readonly question: LinesQuestion;
  readonly tell: (lines: readonly LinePicture[]) => void;
}

// One question at a time, and of those that wait only the last: a slider may move faster than its curves are drawn.
let worker: Worker | null = null;
let hasFailed = false;
let running: Job | null = null;
let waiting: Job | null = null;

/** Has a worker draw lines. Where others are asked for before it has begun, nothing is told of these. */
export function drawLines(question: LinesQuestion, tell: Job["tell"]): void {
  waiting = { question, tell };
  next();
}

function next(): void {
  if (running || !waiting) return;
  running = waiting;
  waiting = null;
  if (!hasFailed) worker ??= started();
  if (worker) worker.postMessage(running.question);
  else void inPage(running.question).then(done);
}

/** A worker; null where the browser has none. */
function started(): Worker | null {
  try {
    const made = new Worker(ownScript(address), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<readonly LinePicture[]>) => done(data);
    made.onerror = () => {
      hasFailed = true;
      worker = null;
      waiting ??= running;
      running = null;
      next();
    };
    return made;
  } catch {
    hasFailed = true;
    return null;
  }
}

async function inPage(question: LinesQuestion): Promise<readonly LinePicture[] | null> {
  try {
    const { linesPicture } = await import("./pictures.ts");
    return linesPicture(question);
  } catch {
    return null; // it has not come
  }
}

function done(lines: readonly LinePicture[] | null): void {
  const job = running;
  running = null;
  if (job && lines) job.tell(lines);
  next();
}
