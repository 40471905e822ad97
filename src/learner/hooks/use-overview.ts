import { useEffect, useMemo, useState } from "react";
import { readLocal } from "../../device/local.ts";
import { ownScript } from "../../device/trusted.ts";
import { useWho } from "../../device/who.ts";
import { type Day, dayOf } from "../day.ts";
import { type Overview, overview } from "../derive/overview.ts";
import { noteKeys } from "../keep/notes.ts";
import type { Answer, Question, Read } from "./overview-worker.ts";
import address from "./overview-worker.ts?worker&url";
import { useLogIf } from "./use-log.ts";

interface Told extends Read {
  readonly who: string;
}

/** What is known of the log. */
export interface KnownOverview {
  /** Null in the prerendered page and until the figures are there. */
  readonly overview: Overview | null;
  /** How many stored entries cannot be read, as far as the store of the page does not say so itself. */
  readonly unread: number;
}

/** A worker that does not answer in this time is not waited for. Milliseconds. */
const patience = 3000;

/**
 * The overview of the log for the profile that is practising. A long log would hold up the page that reads it, so a worker
 * does: the page reads it only where that fails, and uses it where something else on the page has wanted it.
 */
export function useOverview(): KnownOverview {
  const who = useWho();
  const [told, setTold] = useState<Told | null>(null);
  const [asked, ask] = useState(false);
  const log = useLogIf(asked);
  const logKnown = log !== null;

  useEffect(() => {
    if (logKnown || asked) return;
    if (readLocal("hasAttempts") !== "true") return ask(true); // nothing to count
    if (noteKeys("attempts").length > 0) return ask(true); // the worker does not see what is only noted yet
    return atEachVisit(() =>
      askWorker({ who, today: dayOf(new Date()) }, (answer) => {
        if (answer) setTold({ ...answer, who });
        else ask(true);
      }),
    );
  }, [who, logKnown, asked]);

  const today: Day | null = log && dayOf(new Date());
  const live = useMemo(() => log && today && overview(log, who, today), [log, who, today]);
  if (live) return { overview: live, unread: 0 };
  return told?.who === who ? { overview: told, unread: told.unread } : { overview: null, unread: 0 };
}

/** Begins now, and anew whenever one comes back to the page: another tab may have added answers. Gives what ends that. */
function atEachVisit(begin: () => () => void): () => void {
  let end = begin();
  const again = () => {
    if (document.visibilityState !== "visible") return;
    end();
    end = begin();
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("focus", again);
  return () => {
    document.removeEventListener("visibilitychange", again);
    removeEventListener("focus", again);
    end();
  };
}

/** Tells the worker's answer, null where it gives none; gives what ends that. */
function askWorker(question: Question, tell: (answer: Answer) => void): () => void {
  let worker: Worker | null = null;
  const end = () => {
    clearTimeout(late);
    worker?.terminate();
  };
  const done = (answer: Answer) => {
    end();
    tell(answer);
  };
  const late = setTimeout(done, patience, null);
  try {
    worker = new Worker(ownScript(address), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
    worker.onerror = () => done(null);
    worker.postMessage(question);
  } catch {
    done(null); // a browser without workers
  }
  return end;
}
