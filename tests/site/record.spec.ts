import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dayOf } from "../../src/learner/day.ts";
import { newMove } from "../../src/learner/records/move.ts";
import { answerOf, putInto, storedIn } from "./database.ts";
import { expect, kept, open, test, verdictIn } from "./fixture.ts";
import { long } from "./sample.ts";

const status = (page: Page) => page.getByRole("region", { name: "This record is yours" }).getByRole("status");

async function answerOne(page: Page, typed: string): Promise<void> {
  await open(page, "/number-theory");
  const card = page.locator("main article:visible").first();
  await card.getByLabel("Your answer").fill(typed);
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
}

test("a saved copy is read in on another device, which keeps its own answers", async ({ page, browser, baseURL }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sumwhere-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, "utf8")).attempts).toHaveLength(1);
  await expect(status(page)).toContainText("saved");
  await expect(page.getByText("Last copy: today")).toBeVisible();

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await answerOne(other, "999979");
  await kept(other, 1);
  await open(other, "/progress");
  await other.getByLabel("A copy to read in").setInputFiles(path);
  await expect(status(other)).toContainText("Read in: 1 answer.");
  await kept(other, 2);
  await other.getByLabel("A copy to read in").setInputFiles(path);
  await expect(status(other)).toContainText("Nothing new was in it.");
  await other.close();
});

test("a file that is no copy is refused and changes nothing", long, async ({ page }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  for (const [name, text, words] of [
    ["photo.json", "\u0000\u0001PNG", "This is not a copy that Sumwhere made."],
    ["empty.json", "", "This is not a copy that Sumwhere made."],
    ["later.json", '{"sumwhere":99,"attempts":[]}', "newer Sumwhere"],
  ] as const) {
    await page
      .getByLabel("A copy to read in")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(status(page)).toContainText(words);
    await expect(status(page)).toContainText("Nothing was changed.");
  }
  await kept(page, 1);
});

test("erasing asks first, and then forgets everything", async ({ page }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  await page.getByRole("button", { name: "Save a copy" }).click();
  await expect(page.getByText("Last copy: today")).toBeVisible();
  const erase = page.getByRole("button", { name: "Erase everything …" });
  await erase.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it", exact: true })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "This cannot be undone." })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(erase).toBeFocused();
  await kept(page, 1);
  await putInto(page, "moves", [newMove("guest/game/nim/first", "1.a", "")]);
  await erase.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Yes, erase everything" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Everything was erased");
  await expect(erase).toBeFocused();
  await kept(page, 0);
  expect(await storedIn(page, "moves")).toEqual([]);
  await expect(page.getByText("Last copy: never")).toBeVisible();
  await page.reload();
  await expect(page.getByText("These figures show what this page will look like.")).toBeVisible();
});

test("fifty answers without a copy for a month get one quiet line, until a copy is saved", long, async ({ page }) => {
  await open(page, "/progress");
  await expect(page.getByText("Last copy: never")).toBeVisible();
  await putInto(
    page,
    "attempts",
    Array.from({ length: 49 }, (_, n) => answerOf(n, 40)),
  );
  const line = page.getByText("are in no copy yet");
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  await expect(line).toBeHidden();

  await putInto(page, "attempts", [answerOf(49, 1)]);
  await open(page, "/progress");
  await expect(line).toHaveText(/^50 answers on this device are in no copy yet\. /);
  await page.getByRole("link", { name: "Save one below" }).press("Enter");
  await expect(page.getByRole("heading", { name: "This record is yours" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save a copy" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Last copy: today")).toBeVisible();
  await expect(line).toBeHidden();

  const threeWeeksAgo = dayOf(new Date(Date.now() - 22 * 86_400_000));
  await page.evaluate((day) => localStorage.setItem("lastCopy", day), threeWeeksAgo);
  await open(page, "/progress");
  await expect(page.getByText("Last copy: 3 weeks ago")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("lastCopy", "{\u0000"));
  await open(page, "/progress");
  await expect(page.getByText("Last copy: never")).toBeVisible();
});

/** As `kept`, for more than can be carried over to the test in a moment. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open("sumwhere");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("attempts").objectStore("attempts").count();
          counting.onsuccess = () => {
            opening.result.close();
            done(counting.result);
          };
        };
      }),
  );

/** A copy as a file to be picked. */
const copyFile = (copy: object) => ({
  ...{ name: "copy.json", mimeType: "application/json" },
  buffer: Buffer.from(JSON.stringify({ sumwhere: 1, ...copy })),
});

test("a large copy is read in while the page goes on answering", long, async ({ page }) => {
  test.setTimeout(120_000);
  const count = 20_000;
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  const file = copyFile({ attempts: Array.from({ length: count }, (_, n) => answerOf(n, n % 400)) });
  await page.getByLabel("A copy to read in").setInputFiles(file);
  const bar = page.getByRole("progressbar", { name: "Read in so far" });
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Somebody new" }).click();
  await expect(page.getByLabel("Nickname")).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(status(page)).toHaveText("Read in: 20,000 answers.", { timeout: 90_000 });
  await expect(bar).toBeHidden();
  expect(await countStored(page)).toBe(count);
});

test("a copy of which half cannot be handed over says how much was read in", long, async ({ page }) => {
  await page.addInitScript(() => {
    // The thread beside the page breaks down at the third thing that it is asked for.
    const real = Worker.prototype.postMessage;
    let asked = 0;
    Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
      if (typeof args[0] === "object" && args[0] !== null && "from" in args[0] && ++asked === 3)
        return void setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" })));
      real.apply(this, args);
    };
  });
  await open(page, "/progress");
  const attempts = Array.from({ length: 1700 }, (_, n) => answerOf(n, 1));
  await page.getByLabel("A copy to read in").setInputFiles(copyFile({ attempts }));
  await expect(status(page)).toHaveText(
    "Read in: 1,000 answers. Then reading broke off before the end. Read the copy in again to add what is missing.",
  );
  await kept(page, 1000);
  await page.getByLabel("A copy to read in").setInputFiles(copyFile({ attempts }));
  await expect(status(page)).toHaveText("Read in: 700 answers. The rest was here already.");
});

test("a file that the browser cannot open is said to be so, and changes nothing", long, async ({ page, watched }) => {
  await page.addInitScript(() => {
    const real = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ask: object) {
      real.call(this, "file" in ask ? { file: "gone" } : ask);
    };
  });
  watched.expected.push(/is not a function/);
  await open(page, "/progress");
  await page.getByLabel("A copy to read in").setInputFiles(copyFile({ attempts: [answerOf(1, 1)] }));
  await expect(status(page)).toHaveText(
    "This file could not be opened, or is more than this device can read. Nothing was changed.",
  );
});

test(
  "of a copy with settings only it is said whose were read in, and what does not fit is left out",
  long,
  async ({ page }) => {
    await open(page, "/progress");
    const picker = page.getByLabel("A copy to read in");
    await picker.setInputFiles(copyFile({ settings: { guest: { theme: "dark" } } }));
    await expect(status(page)).toHaveText("The settings of 1 person were read in.");
    await picker.setInputFiles(copyFile({ settings: { guest: { theme: "dark" } } }));
    await expect(status(page)).toHaveText("Its settings were here already.");
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, n) => [`${"p".repeat(190)}${n}`, { hand: "left" }]),
    );
    await picker.setInputFiles(copyFile({ settings: many }));
    await expect(status(page)).toHaveText(
      "The settings of 499 people were read in. There is no room on this device for the settings of 19,501 people: they were left out.",
    );
  },
);
