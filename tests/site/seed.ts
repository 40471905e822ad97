import type { Page } from "@playwright/test";
import { oldRuns } from "../../src/learner/store/table.ts";
import { putInto, tables } from "./database.ts";
import { expect, open } from "./fixture.ts";

/** Runs may be given as version 0.5 kept them. */
const all = [...tables, oldRuns] as const;
type Records = Partial<Readonly<Record<(typeof all)[number], readonly object[]>>>;

/** Puts records into the device's database as if they had been made there, and chooses who is practising. */
export async function seed(page: Page, records: Records, who = "guest"): Promise<void> {
  await open(page, "/progress");
  // The log has been read: the database is there, with all its tables.
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  for (const table of all) await putInto(page, table, records[table] ?? []);
  await page.evaluate((who) => localStorage.setItem("profile", who), who);
}
