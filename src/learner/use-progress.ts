import { useEffect, useMemo, useState } from "react";
import { type Day, dayOf } from "./day.ts";
import { type Progress, progress } from "./derive/progress.ts";
import { readLocal } from "./local.ts";
import type { Answer, Question } from "./progress-worker.ts";
import { isLogKnown, useAttemptsOnce } from "./use-attempts.ts";
import { useWho, who } from "./who.ts";

interface Figures {
  readonly who: string;
  readonly progress: Progress | null;
}

/** What is known of the learner's progress. */
export interface KnownProgress {
  /** False in the prerendered page and until the figures are there. */
  readonly known: boolean;
  /** Null where there is no attempt. */
  readonly progress: Progress | null;
  /** True from when the page reads the log itself, so that other parts may ask for it, too. */
  readonly settled: boolean;
}

/** A worker that does not answer in this time is not waited for. Milliseconds. */
const patience = 3000;

/**
 * The figures of the profile that is practising. A worker brings the first ones; the log itself is read when the page has
 * shown them and has time, and the figures follow it from then on.
 */
export function useProgress(): KnownProgress {
  const own = useWho();
  const [settled, settle] = useState(false);
  const [first, setFirst] = useState<Figures | null>(null);
  const log = useAttemptsOnce(settled);

  useEffect(() => {
    // Nothing to count, or read already by a page before.
    if (isLogKnown() || readLocal("hasAttempts") !== "true") return settle(true);
    return ask({ who: who(), today: dayOf(new Date()) }, (answer) => {
      if (answer === undefined) return settle(true);
      setFirst(answer);
      whenIdle(() => settle(true));
    });
  }, []);

  const today: Day | null = log && dayOf(new Date());
  const live = useMemo(() => (log && today && log.length > 0 ? progress(log, today) : null), [log, today]);
  if (log) return { known: true, progress: live, settled };
  if (first?.who === own) return { known: true, progress: first.progress, settled };
  return { known: false, progress: null, settled };
}

/** Asks a worker; tells its answer, or nothing where it gives none. Gives what ends that. */
function ask(question: Question, tell: (answer?: Figures) => void): () => void {
  let worker: Worker | null = null;
  const done = (answer?: Figures) => {
    clearTimeout(late);
    worker?.terminate();
    worker = null;
    tell(answer);
  };
  const late = setTimeout(done, patience);
  try {
    worker = new Worker(new URL("./progress-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.read ? done({ who: question.who, progress: data.progress }) : done();
    worker.onerror = () => done();
    worker.postMessage(question);
  } catch {
    setTimeout(done); // a browser without workers
  }
  return () => {
    clearTimeout(late);
    worker?.terminate();
  };
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 300);
}
