import { ownScript } from "../../device/trusted.ts";
import type { Advice, Dealt, Failed, Good, Progress, Task } from "./task.ts";
import address from "./worker.ts?worker&url";

/** A task that a worker is at. */
export interface Job<Answer> {
  /** Never rejects. */
  readonly done: Promise<Answer>;
  /** Ends it; `done` is never settled then. */
  cancel(): void;
}

const failed: Failed = { problem: "Puzzles could not be fetched just now. What you have begun goes on as it is." };

/** A worker that has nothing to do: the next task need not wait until one has started. */
let idle: Worker | null = null;

const newWorker = () => new Worker(ownScript(address), { type: "module" });

function rest(worker: Worker) {
  if (idle) worker.terminate();
  else idle = worker;
}

/** Has a worker deal or judge a board, or think about one. `tell` hears how many boards were tried so far. */
export function work(task: Task & { want: "step" }): Job<Advice>;
export function work(task: Task & { want: "good" }): Job<Good>;
export function work(task: Task, tell?: (tried: number) => void): Job<Dealt>;
export function work(task: Task, tell: (tried: number) => void = () => undefined): Job<Advice | Good | Dealt> {
  let worker: Worker;
  try {
    worker = idle ?? newWorker();
  } catch {
    return { done: Promise.resolve(failed), cancel: () => undefined }; // a browser without workers
  }
  idle = null;
  let over = false;
  const done = new Promise<Advice | Good | Dealt>((settle) => {
    worker.onmessage = ({ data }: MessageEvent<Advice | Good | Dealt | Progress>) => {
      if ("tried" in data) return tell(data.tried);
      over = true;
      // A worker whose game did not come may never ask for it again.
      if ("problem" in data) worker.terminate();
      else rest(worker);
      settle(data);
    };
    worker.onerror = () => {
      over = true;
      worker.terminate();
      settle(failed);
    };
    worker.postMessage(task);
  });
  return { done, cancel: () => over || worker.terminate() };
}
