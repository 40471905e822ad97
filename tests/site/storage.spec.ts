import { expect, open, routes, test } from "./fixture.ts";

test("with cookies, local storage and IndexedDB blocked, every screen still works", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException("Access is denied", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, blocked);
    Object.defineProperty(document, "cookie", { ...blocked, set: blocked.get });
  });
  for (const row of routes) {
    await open(page, row.path);
    await expect(page.getByRole("heading", { level: 1 }), row.path).toBeVisible();
  }
  await open(page, "/logic");
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const card = page.locator("article").first();
  await card.getByLabel("Your answer").fill("nobody");
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator("output")).not.toBeEmpty();
  await expect(page.getByText("Your progress is not being kept")).toBeVisible();
});

test("corrupted and foreign data are stepped over, not thrown at the learner", async ({ page }) => {
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
  await open(page, "/arithmetic/easy");
  const card = page.locator("article").nth(1);
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
    await card.getByRole("button", { name: "Check" }).click();
    await expect(card.locator("output"), typed.slice(0, 20)).not.toBeEmpty();
  }
});
