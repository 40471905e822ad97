import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";
import { flags } from "./browser.mjs";

/** Opens the progress page and puts so many answers into its record. */
export async function openRecord(page, origin, answers) {
  await page.goto(`${origin}/progress`);
  await page.locator("[data-figures=read]").waitFor();
  await page.evaluate(fillRecord, answers);
}

/** A folder with a browser's profile in which so many answers are on record, and nothing of the site in its cache. */
export async function profileWithRecord(origin, answers) {
  const folder = await mkdtemp(join(tmpdir(), "profile-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: flags,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await openRecord(page, origin, answers);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await context.close();
  return folder;
}

/** Runs in the page: puts answers of the last two years into the device's database, which must be there. */
async function fillRecord(many) {
  const db = await new Promise((done, fail) => {
    const opening = indexedDB.open("sumwhere");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const writing = db.transaction("attempts", "readwrite");
  const zones = ["arithmetic", "fractions", "tables", "logic", "algebra", "decimals"];
  const now = Date.now();
  for (let n = 0; n < many; n++) {
    const at = Math.round(now - (n / many) * 730 * 86_400_000);
    const right = n % 5 > 0;
    writing.objectStore("attempts").put({
      v: 2,
      id: crypto.randomUUID(),
      at,
      day: new Date(at).toISOString().slice(0, 10),
      who: "guest",
      item: n % 2 ? `adding-fractions/${n % 4}~${n}` : `arithmetic-easy-${String(n % 50).padStart(3, "0")}`,
      category: zones[n % zones.length],
      verdict: right ? "right" : "wrong",
      typed: "12",
      slip: right ? "" : "added the denominators",
      help: n % 3 ? "alone" : "hint",
      ms: 20_000,
    });
  }
  await new Promise((done, fail) => {
    writing.oncomplete = done;
    writing.onerror = () => fail(writing.error);
  });
  db.close();
  localStorage.setItem("hasAttempts", String(many > 0));
}
