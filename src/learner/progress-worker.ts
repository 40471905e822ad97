// Beside the page's thread: ten thousand attempts are read, checked and counted while the page goes on answering.
import type { Day } from "./day.ts";
import { type Progress, progress } from "./derive/progress.ts";
import { readAttempt } from "./records/attempt.ts";

/** What the page asks for. */
export interface Question {
  readonly who: string;
  readonly today: Day;
}

/** Somebody's figures, null where she has no attempt; or that the log cannot be read here. */
export type Answer = { readonly read: true; readonly progress: Progress | null } | { readonly read: false };

addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  const answer = await stored().then(
    (rows): Answer => ({ read: true, progress: figuresOf(rows, data) }),
    (): Answer => ({ read: false }),
  );
  postMessage(answer);
});

function figuresOf(rows: readonly unknown[], { who, today }: Question): Progress | null {
  const log = rows.map(readAttempt).filter((attempt) => attempt !== null);
  const own = log.filter((attempt) => attempt.who === who);
  return own.length > 0 ? progress(own, today) : null;
}

/** The log as it is stored, by the browser's own means: the library that the page reads it with would have to be loaded. */
function stored(): Promise<readonly unknown[]> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("sumwhere");
    // There is none yet: it is the page that makes it, with all of its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      db.onversionchange = () => db.close();
      const reading = db.transaction("attempts").objectStore("attempts").getAll();
      reading.onsuccess = () => {
        db.close();
        done(reading.result);
      };
      reading.onerror = () => fail(reading.error);
    };
  });
}
