// Beside the page's thread: ten thousand attempts are read, checked and counted while the page goes on answering.
import type { Day } from "../day.ts";
import { type Overview, overview } from "../derive/overview.ts";
import { readEntry } from "../records/entry.ts";
import { databaseName, oldRuns, type TableName } from "../store/table.ts";

const log: TableName = "attempts";

/** What the page asks for. */
export interface Question {
  readonly who: string;
  readonly today: Day;
}

export interface Read extends Overview {
  /** How many stored entries cannot be read: damaged, or of a later version. */
  readonly unread: number;
}

/** Somebody's overview; null where the log cannot be read here. */
export type Answer = Read | null;

addEventListener("message", async ({ data: { who, today } }: MessageEvent<Question>) => {
  const answer = await stored().then(
    (rows): Answer => {
      const log = rows.map(readEntry).filter((entry) => entry !== null);
      return { ...overview(log, who, today), unread: rows.length - log.length };
    },
    () => null,
  );
  postMessage(answer);
});

/** The log as it is stored, by the browser's own means: the library that the page reads it with would have to be loaded. */
function stored(): Promise<readonly unknown[]> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(databaseName);
    // There is none yet: it is the page that makes it, with all of its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      db.onversionchange = () => db.close();
      const names = [log, oldRuns].filter((name) => db.objectStoreNames.contains(name));
      const reading = db.transaction(names);
      const lists = names.map((name) => reading.objectStore(name).getAll());
      reading.oncomplete = () => {
        db.close();
        done(lists.flatMap(({ result }) => result));
      };
      reading.onabort = () => fail(reading.error);
    };
  });
}
