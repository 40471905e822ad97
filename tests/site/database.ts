import { expect, type Page } from "@playwright/test";
import { dayOf } from "../../src/learner/day.ts";
import type { Attempt, Entry } from "../../src/learner/records/entry.ts";
import { type oldRuns, type TableName, tableNames } from "../../src/learner/store/table.ts";

export const tables = tableNames;
export type { TableName };

/** Puts records, whatever they are, straight into the device's database, which this page must be about to make. */
export async function putInto(
  page: Page,
  table: TableName | typeof oldRuns,
  records: readonly unknown[],
): Promise<void> {
  // Opened before that it would come into being without its tables.
  const version = () =>
    page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === "sumwhere")?.version ?? 0);
  await expect.poll(version).toBeGreaterThanOrEqual(40);
  await page.evaluate(
    ([name, rows]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("sumwhere");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, "readwrite");
          for (const row of rows) transaction.objectStore(name).put(row);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [table, records] as const,
  );
}

/** All that is stored in a table of the device's database; nothing while there is no database. */
export function storedIn(page: Page, table: TableName): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(async (name) => {
    // Opening a database that is not there yet would make an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === "sumwhere")) return [];
    return new Promise((done, fail) => {
      const opening = indexedDB.open("sumwhere");
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => {
          opening.result.close();
          done(reading.result);
        };
      };
    });
  }, table);
}

/** The entries of one kind in the log: "answer", "seen", "win" or "run". */
export async function entriesIn(
  page: Page,
  what: Entry["what"],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await storedIn(page, "attempts")).filter((entry) => entry["what"] === what);
}

/** An answer of the guest's, given so many days ago; its id is made from `n`. */
export function answerOf(n: number, daysAgo: number): Attempt {
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  return {
    v: 3,
    what: "answer",
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    at: then.getTime() + n,
    day: dayOf(then),
    who: "guest",
    item: `arithmetic-easy-${String(1 + (n % 50)).padStart(3, "0")}`,
    category: "arithmetic",
    verdict: "right",
    typed: "7",
    slip: "",
    slipName: "",
    help: "alone",
    ms: 20_000,
  };
}
