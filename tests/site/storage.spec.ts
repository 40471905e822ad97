import type { Page } from "@playwright/test";
import { newMove } from "../../src/learner/records/move.ts";
import { newProfile } from "../../src/learner/records/profile.ts";
import { newSave } from "../../src/learner/records/save.ts";
import { answerOf, putInto, storedIn, type TableName, tables } from "./database.ts";
import { expect, hold, hydrated, kept, open, screenPaths, test, verdictIn } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const notice = (page: Page) =>
  page.locator("[data-sonner-toast]").filter({ hasText: "Your progress is not being kept" });
const record = (page: Page) => page.getByRole("region", { name: "This record is yours" });

/** Answers the card of the list at that place, from 0; the page stays. */
async function answer(page: Page, place: number): Promise<void> {
  const card = page.locator("main article:visible").nth(place);
  await card.getByLabel("Your answer").fill("999983");
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
}

test("with cookies, local storage and IndexedDB blocked, every screen still works", async ({ page }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException("Access is denied", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, blocked);
    Object.defineProperty(document, "cookie", { ...blocked, set: blocked.get });
  });
  for (const path of oneIn(16, screenPaths, 1)) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
  await page.goto("/logic");
  // It stays for three seconds only, and on a slow machine what follows takes longer.
  const told = notice(page).waitFor();
  await hydrated(page);
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const card = page.locator("article").first();
  await page.getByRole("button", { name: "Type it instead" }).first().click();
  await card.getByLabel("Your answer").fill("nobody");
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
  await told;
});

test("corrupted and foreign data are stepped over, not thrown at the learner", long, async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(async () => {
    for (const key of ["weeklyQuizScore", "theme", "sudoku", "hasAttempts", "connectivityNotices"])
      localStorage.setItem(key, "{\u0000💥");
    await new Promise((done) => {
      const request = indexedDB.open("sumwhere", 10);
      request.onupgradeneeded = () => {
        const attempts = request.result.createObjectStore("attempts", { keyPath: "id" });
        attempts.createIndex("day", "day");
        attempts.createIndex("item", "item");
        attempts.put({ id: "x", v: 99, day: [], item: null });
        attempts.put({ id: "y" });
      };
      request.onsuccess = () => {
        request.result.close();
        done(null);
      };
    });
  });
  for (const path of ["/progress", "/daily-challenge", "/sudoku", "/weekly-quiz", "/arithmetic/easy"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("an answer of 10,000 characters, emoji, right-to-left text or other digits gets a calm word", async ({ page }) => {
  await open(page, "/arithmetic/easy/52");
  const card = page.locator("article").first();
  for (const typed of [
    "9".repeat(10_000),
    "🧮🧮🧮",
    "‏אחת שתיים",
    "٤٢",
    "४२",
    "\u202e42",
    "__proto__",
    "1e999",
    "\ud800",
  ]) {
    await card.getByLabel("Your answer").fill(typed);
    await card.getByRole("button", { name: "Check", exact: true }).click();
    await expect(verdictIn(card), typed.slice(0, 20)).toContainText(/\w/);
  }
});

test.describe("two tabs", () => {
  test(
    "a newer version changes the database while the tab of this one goes on: no answer is lost",
    long,
    async ({ page, context }) => {
      await open(page, "/number-theory");
      await answer(page, 0);
      await kept(page, 1);

      const newer = await context.newPage();
      await newer.goto("/icon.svg");
      await newer.evaluate(() => {
        const opening = indexedDB.open("sumwhere", 90);
        const state = { release: false, done: false };
        Object.assign(window, { state });
        return new Promise<void>((begun) => {
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore("later", { keyPath: "id" });
            const attempts = opening.transaction?.objectStore("attempts");
            // The change takes as long as the test wants.
            const hold = () => {
              const counting = attempts?.count();
              if (counting) counting.onsuccess = () => state.release || hold();
            };
            hold();
            begun();
          };
          opening.onsuccess = () => {
            opening.result.onversionchange = () => opening.result.close();
            state.done = true;
          };
        });
      });
      await answer(page, 1);
      await answer(page, 2);
      expect(await newer.evaluate(() => (window as unknown as { state: { done: boolean } }).state.done)).toBe(false);
      await newer.evaluate(() => {
        (window as unknown as { state: { release: boolean } }).state.release = true;
      });
      await kept(page, 3);
      await expect(notice(page)).toBeHidden();

      // The same code opens the database of the newer one from the start as well.
      await open(page, "/number-theory");
      await answer(page, 3);
      await kept(page, 4);
      const versions = await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version));
      expect(versions).toEqual([90]);
    },
  );

  const asOld = (page: Page, closes: boolean) =>
    page.evaluate(
      (yields) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open("sumwhere", 10);
          opening.onupgradeneeded = () => {
            const attempts = opening.result.createObjectStore("attempts", { keyPath: "id" });
            attempts.createIndex("day", "day");
            attempts.createIndex("item", "item");
            attempts.put({
              ...{ v: 1, id: "00000000-0000-4000-8000-00000000aaaa", at: 1_760_000_000_000, day: "2025-10-09" },
              ...{ item: "logic-001", category: "logic", verdict: "right", typed: "7", help: "alone", ms: 5 },
            });
          };
          // What nothing points to is swept away, and the connection with it.
          Object.assign(window, { opening });
          opening.onsuccess = () => {
            if (yields) opening.result.onversionchange = () => opening.result.close();
            done();
          };
        }),
      closes,
    );

  test(
    "an old tab that lets go of the database is not noticed, and its answers are there",
    long,
    async ({ page, context }) => {
      const old = await context.newPage();
      await old.goto("/icon.svg");
      await asOld(old, true);
      await open(page, "/number-theory");
      await answer(page, 0);
      await kept(page, 2);
      await expect(notice(page)).toBeHidden();
      expect(await storedIn(page, "attempts")).toContainEqual(expect.objectContaining({ v: 1, item: "logic-001" }));
      await open(page, "/progress");
      await expect(page.getByText("These figures show what this page will look like.")).toBeHidden();
    },
  );

  test("an old tab that does not is named, and once it is closed everything is kept", async ({ page, context }) => {
    const old = await context.newPage();
    await old.goto("/icon.svg");
    await asOld(old, false);
    await open(page, "/number-theory");
    await answer(page, 0);
    await expect(notice(page)).toContainText("Another tab with an older Sumwhere holds the record.");
    await answer(page, 1);
    await old.close();
    await kept(page, 3);
    await open(page, "/progress");
    await expect(record(page)).toBeVisible();
    await expect(record(page).getByText("not saved on this device")).toBeHidden();
  });
});

/** From now on, while `window.fault` names a table, writing into it fails, after `window.room` records, as if the disk were full. */
async function withFullDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["put", "add"] as const) {
      const real = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: [unknown]) {
        const state = window as unknown as { fault?: string; room: number };
        if (state.fault === this.name && state.room-- <= 0) throw new DOMException("no room", "QuotaExceededError");
        return real.apply(this, args);
      };
    }
  });
}

const setFault = (page: Page, fault: TableName | null, room = 0) =>
  page.evaluate((state) => Object.assign(window, state), { fault, room });

test("a full disk is said once and in the record; when there is room again everything is kept", async ({ page }) => {
  await withFullDisk(page);
  await open(page, "/number-theory");
  await answer(page, 0);
  await kept(page, 1);
  await setFault(page, "attempts");
  await answer(page, 1);
  await expect(notice(page)).toContainText("There is no room left on this device");
  await answer(page, 2);
  await page.locator("nav summary").filter({ hasText: "Progress" }).click();
  await page.getByRole("link", { name: "Progress", exact: true }).click();
  await expect(record(page)).toContainText("Your latest answers, boards and puzzles are not saved on this device yet.");
  await expect(notice(page)).toHaveCount(1);
  await setFault(page, null);
  await expect(record(page)).not.toContainText("not saved on this device yet", { timeout: 70_000 });
  await kept(page, 3);
  await setFault(page, "attempts");
  await page.reload();
  await kept(page, 3);
});

for (const table of oneIn(4, tables))
  test(`a copy read in when there is no room for its ${table} is said not to be saved, and what was there stays`, async ({
    page,
  }) => {
    await withFullDisk(page);
    await open(page, "/progress");
    await putInto(page, "attempts", [answerOf(1, 3)]);
    await open(page, "/progress");
    await setFault(page, table, table === "attempts" ? 1 : 0);
    const copy = {
      sumwhere: 1,
      attempts: [answerOf(2, 2), answerOf(3, 2)],
      runs: [{ ...answerOf(4, 2), v: 1, kind: "speed/times/12/60", right: 20, wrong: 1, ms: 60_000 }],
      profiles: [newProfile("Ada", "logic", "star")],
      saves: [newSave({ who: "guest", kind: "assessment", text: "{}" })],
      moves: [newMove("guest/game/nim/first", "1.a", "")],
    };
    await page.getByLabel("A copy to read in").setInputFiles({
      ...{ name: "copy.json", mimeType: "application/json" },
      buffer: Buffer.from(JSON.stringify(copy)),
    });
    await expect(record(page).getByRole("status")).toContainText(
      "Read in: 2 answers, 1 finished test or run, 2 puzzles you had begun and 1 person.",
    );
    // All of a portion or none: of the two answers and the run, there was room for one.
    const few = "Some of it is";
    await expect(record(page).getByRole("status")).toContainText(`${few} not saved on this device yet: keep the file.`);
    await expect(record(page)).toContainText(
      "Your latest answers, boards and puzzles are not saved on this device yet.",
    );
    await expect(notice(page)).toHaveCount(1);
    await page.reload();
    const stored = await Promise.all(tables.map((name) => storedIn(page, name)));
    expect(stored.map(({ length }) => length)).toEqual([
      table === "attempts" ? 1 : 4,
      table === "profiles" ? 0 : 1,
      table === "saves" ? 0 : 1,
      table === "moves" ? 0 : 1,
    ]);
  });

test("a database that the browser closes in the middle of writing is opened again, and nothing is lost", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown]) {
      const request = real.apply(this, args);
      if ("closeNow" in window) {
        Reflect.deleteProperty(window, "closeNow");
        const { db } = this.transaction;
        this.transaction.abort();
        db.close();
        db.dispatchEvent(new Event("close"));
      }
      return request;
    };
  });
  await open(page, "/number-theory");
  await answer(page, 0);
  await kept(page, 1);
  await page.evaluate(() => Object.assign(window, { closeNow: true }));
  await answer(page, 1);
  await kept(page, 2);
  expect(await page.evaluate(() => "closeNow" in window)).toBe(false);
  await answer(page, 2);
  await kept(page, 3);
  await expect(notice(page)).toBeHidden();
});

test("a slow line to what opens the database is not taken for a blocked storage", long, async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await hold(page, /\/assets\/db-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.clock.install();
  await open(page, "/number-theory");
  await answer(page, 0);
  await page.clock.runFor(6000);
  await expect(notice(page)).toBeHidden();
  arrive();
  await kept(page, 1);
  await expect(notice(page)).toBeHidden();
});

test(
  "when it does not arrive at all, that is said in words of its own, and nothing is lost",
  long,
  async ({ page, watched }) => {
    watched.expected.push(/Failed to load resource|ERR_FAILED/);
    await hold(page, /\/assets\/db-/, (route) => route.abort());
    await open(page, "/number-theory");
    await answer(page, 0);
    await expect(notice(page)).toContainText(
      "A part of Sumwhere did not arrive. Your answers are noted on this device",
    );
    await page.unroute(/\/assets\/db-/);
    await open(page, "/number-theory");
    await kept(page, 1);
  },
);

test("damaged records among good ones are counted and left as they are, in every table", long, async ({ page }) => {
  await open(page, "/progress");
  await expect(record(page)).not.toContainText("could not be read");
  const ada = newProfile("Ada", "logic", "star");
  const damaged: Record<TableName, unknown[]> = {
    attempts: [
      { id: "x", v: 99, day: [], item: null },
      { ...answerOf(1, 1), verdict: "perfect" },
      { id: 7 },
      { ...answerOf(5, 1), v: 1, kind: 7 },
    ],
    profiles: [{ ...ada, id: "z", name: 7 }],
    saves: [{ id: "guest/assessment", text: 7 }],
    moves: [{ id: "guest/game/nim/first", v: 1, at: 5, text: "" }],
  };
  for (const table of tables) await putInto(page, table, damaged[table]);
  await putInto(page, "attempts", [answerOf(2, 1)]);
  await putInto(page, "profiles", [ada]);
  await open(page, "/progress");
  await expect(record(page)).toContainText("that were kept could not be read");
  await expect(page.getByRole("button", { name: "Ada" })).toBeVisible();
  await expect(page.getByText("These figures show what this page will look like.")).toBeHidden();
  // A copy that holds a good record under the id of one that cannot be read here does not replace it.
  await page.getByLabel("A copy to read in").setInputFiles({
    ...{ name: "copy.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify({ sumwhere: 1, attempts: [answerOf(1, 1), answerOf(3, 1)] })),
  });
  await expect(record(page).getByRole("status")).toContainText("Read in: 1 answer. The rest was here already.");
  await open(page, "/number-theory");
  await answer(page, 0);
  await kept(page, 7);
  for (const table of tables) expect(await storedIn(page, table)).toEqual(expect.arrayContaining(damaged[table]));
});
