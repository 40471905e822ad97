import type { Dealt } from "./task.ts";
import { type Job, work } from "./work.ts";

/** The next board of the kind that was asked for last, dealt before it is asked for. */
let ahead: {
  readonly folder: string;
  readonly settings: string;
  readonly version: number;
  readonly seed: number;
  readonly job: Job<Dealt>;
} | null = null;

/** Has a board dealt; one that was dealt ahead is there at once. Afterwards the next one of its kind is dealt. */
export function deal(
  asked: { readonly folder: string; readonly settings: string; readonly version: number },
  freshSeed: () => number,
  tell: (tried: number) => void,
): Job<Dealt> & { readonly seed: number } {
  const { folder, settings, version } = asked;
  const ready = ahead?.folder === folder && ahead.settings === settings ? ahead : null;
  if (!ready) ahead?.job.cancel();
  ahead = null;
  const seed = ready?.seed ?? freshSeed();
  const job = ready?.job ?? work({ ...asked, seed }, tell);
  const done = job.done.then((result) => {
    if (!("problem" in result)) {
      const next = freshSeed();
      ahead = { folder, settings, version, seed: next, job: work({ ...asked, seed: next }) };
    }
    return result;
  });
  return { seed, done, cancel: job.cancel };
}
