import type { Answer, FairText, Task } from "./task.ts";

export type Dealt = { readonly fair: FairText } | { readonly problem: string };

/** A task that a worker is at. */
export interface Job {
  readonly done: Promise<Dealt>;
  /** Ends it; `done` is never settled then. */
  cancel(): void;
}

const failed: Dealt = { problem: "Puzzles could not be fetched just now. What you have begun goes on as it is." };

/** Has a worker deal or judge a board. `tell` hears how many boards were tried so far. Never rejects. */
export function work(task: Task, tell: (tried: number) => void = () => undefined): Job {
  let worker: Worker | null = null;
  const done = new Promise<Dealt>((settle) => {
    const end = (result: Dealt) => {
      worker?.terminate();
      settle(result);
    };
    try {
      worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    } catch {
      return settle(failed); // a browser without workers
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => ("tried" in data ? tell(data.tried) : end(data));
    worker.onerror = () => end(failed);
    worker.postMessage(task);
  });
  return { done, cancel: () => worker?.terminate() };
}

/** The next board of the kind that was asked for last, dealt before it is asked for. */
let ahead: { readonly folder: string; readonly settings: string; readonly seed: number; readonly job: Job } | null =
  null;

/** As `work` for a board to deal; one that was dealt ahead is there at once. Afterwards the next one of its kind is dealt. */
export function deal(
  asked: { readonly folder: string; readonly settings: string },
  freshSeed: () => number,
  tell: (tried: number) => void,
): Job & { readonly seed: number } {
  const { folder, settings } = asked;
  const ready = ahead?.folder === folder && ahead.settings === settings ? ahead : null;
  if (!ready) ahead?.job.cancel();
  ahead = null;
  const seed = ready?.seed ?? freshSeed();
  const job = ready?.job ?? work({ folder, settings, seed }, tell);
  const done = job.done.then((result) => {
    if (!("problem" in result)) {
      const next = freshSeed();
      ahead = { folder, settings, seed: next, job: work({ folder, settings, seed: next }) };
    }
    return result;
  });
  return { seed, done, cancel: job.cancel };
}
