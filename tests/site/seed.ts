import type { Page } from "@playwright/test";
import { expect, open } from "./fixture.ts";

interface Records {
  readonly attempts?: readonly object[];
  readonly runs?: readonly object[];
  readonly profiles?: readonly object[];
}

/** Puts records into the device's database as if they had been made there, and chooses who is practising. */
export async function seed(page: Page, records: Records, who = "guest"): Promise<void> {
  await open(page, "/progress");
  // The log has been read: the database is there, with all its tables.
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  await page.evaluate(
    async ({ records, who }) => {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open("sumwhere");
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const [name, rows] of Object.entries(records)) {
        const writing = db.transaction(name, "readwrite");
        for (const row of rows) writing.objectStore(name).put(row);
        await new Promise((done, fail) => {
          writing.oncomplete = done;
          writing.onerror = fail;
        });
      }
      db.close();
      localStorage.setItem("profile", who);
    },
    { records, who },
  );
}
