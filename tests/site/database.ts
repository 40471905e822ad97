import { expect, type Page } from "@playwright/test";
import { dayOf } from "../../src/learner/day.ts";
import type { Attempt } from "../../src/learner/records/attempt.ts";

export type TableName = "attempts" | "runs" | "profiles";

/** Puts records, whatever they are, straight into the device's database, which this page must be about to make. */
export async function putInto(page: Page, table: TableName, records: readonly unknown[]): Promise<void> {
  // Opened before that it would come into being without its tables.
  const version = () =>
    page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === "sumwhere")?.version ?? 0);
  await expect.poll(version).toBeGreaterThanOrEqual(20);
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

/** All that is stored in a table of the device's database. */
export function storedIn(page: Page, table: TableName): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((done, fail) => {
        const opening = indexedDB.open("sumwhere");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
    table,
  );
}

/** An answer of the guest's, given so many days ago; its id is made from `n`. */
export function answerOf(n: number, daysAgo: number): Attempt {
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  return {
    v: 2,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    at: then.getTime() + n,
    day: dayOf(then),
    who: "guest",
    item: `arithmetic-easy-${String(1 + (n % 50)).padStart(3, "0")}`,
    category: "arithmetic",
    verdict: "right",
    typed: "7",
    slip: "",
    help: "alone",
    ms: 20_000,
  };
}
