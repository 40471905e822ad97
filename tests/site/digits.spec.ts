import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { storedIn } from "./database.ts";
import { expect, kept, open, openMenu, test, verdictIn } from "./fixture.ts";
import { long } from "./sample.ts";

const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const ascii = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\u200e/g, "");

async function choose(page: Page, digits: string): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem("settings")) localStorage.setItem("settings", text);
    },
    JSON.stringify({ guest: { digits, answers: "text" } }),
  );
}

/** Digits on the page that are not in the given script; what says that it stays as it is does not count. */
const others = (page: Page, script: RegExp) =>
  page.evaluate((source) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("[translate=no], script, textarea"))
        found.push(
          ...[...(node.nodeValue ?? "")].filter((one) => /\p{Nd}/u.test(one) && !new RegExp(source).test(one)),
        );
    return found;
  }, script.source);

test("chosen on the settings page, kept over a reload, and taken back", async ({ page }) => {
  await open(page, "/settings");
  const digits = page.getByRole("group", { name: "Digits" });
  await digits.getByLabel("Hindi").check();
  await expect(page.getByRole("group", { name: "Text size" })).toContainText("१३०%");
  await expect(digits).toContainText("٠١٢٣");
  await expect(digits).toContainText("0123");
  await page.reload();
  await expect(digits.getByLabel("Hindi")).toBeChecked();
  await expect(page.getByRole("group", { name: "Text size" })).toContainText("१३०%");
  expect(await others(page, /[०-९]/)).toEqual([]);
  await digits.getByLabel("Arabic", { exact: false }).check();
  await expect.poll(() => others(page, /[٠-٩]/)).toEqual([]);
  await digits.getByLabel("usual").check();
  await expect.poll(() => others(page, /[0-9]/)).toEqual([]);
  await expect(page.getByRole("group", { name: "Text size" })).toContainText("130%");
});

test("nothing of it is fetched by those who have the usual digits", long, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, "/arithmetic/easy");
  expect(scripts.filter((path) => /\/digits-/.test(path))).toEqual([]);
  await choose(page, "arab");
  await open(page, "/arithmetic/easy");
  await expect.poll(() => scripts.filter((path) => /\/digits-/.test(path))).toHaveLength(1);
});

test("a page keeps what was prerendered until the parts of its answers have come, too", long, async ({ page }) => {
  await choose(page, "arab");
  let bringParts = () => {};
  const asked = new Promise<void>((done) => {
    bringParts = done;
  });
  await page.route(/\/inside-[^/]*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  const digits = page.waitForResponse(/\/digits-/);
  await page.goto("/arithmetic/easy", { waitUntil: "commit" });
  await digits;
  await page.waitForTimeout(500);
  bringParts();
  // That React finds there what it expects is told by a clean console.
  await expect
    .poll(() =>
      page
        .locator(".parts")
        .evaluateAll((all) => all.every((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")))),
    )
    .toBe(true);
  await expect.poll(() => others(page, /[٠-٩]/)).toEqual([]);
});

test(
  "Arabic-Indic digits: practice is shown and answered in them, kept and saved in the usual ones",
  long,
  async ({ page }) => {
    await choose(page, "arab");
    await open(page, "/tables?practise=times-tables");
    const task = page.locator("main math").first();
    await expect(task).toHaveText(/[٠-٩]/);
    expect(await others(page, /[٠-٩]/)).toEqual([]);
    const [a = 0, b = 0] = (ascii((await task.textContent()) ?? "").match(/\d+/g) ?? []).map(Number);
    const wrong = arabic(String(a * b + 1));
    await page.getByLabel("Your answer").fill(wrong);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(verdictIn(page).first()).toContainText(wrong);
    await kept(page, 1);
    expect((await storedIn(page, "attempts"))[0]).toMatchObject({ verdict: "wrong", typed: String(a * b + 1) });

    await open(page, "/arithmetic/easy");
    const card = page.locator("article").first();
    await card.getByLabel("Your answer").fill("٣، ٤");
    await card.getByRole("button", { name: "Check", exact: true }).click();
    await expect(verdictIn(card)).toContainText("Yes");
    await expect(verdictIn(card)).toContainText("٣");
    await kept(page, 2);
    const typed = (await storedIn(page, "attempts")).map((row) => row["typed"]);
    expect(typed.toSorted()).toEqual(["3، 4", String(a * b + 1)].toSorted());

    await open(page, "/statistics");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /CSV/ }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(String(a * b + 1));
    expect(csv).not.toMatch(/[\u0660-\u0669]/);
  },
);

test("a board is played with them, and its link keeps the usual ones", long, async ({ page }) => {
  await choose(page, "arab");
  await open(page, "/sudoku");
  await expect.poll(() => others(page, /[٠-٩]/)).toEqual([]);
  const empty = page.getByRole("gridcell", { name: /empty/ }).first();
  await empty.click();
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "٣", bubbles: true, cancelable: true })),
  );
  await expect(page.locator("[role=gridcell]:focus")).toContainText("٣");
  await openMenu(page, "More");
  await page.getByText("Show ways to share and open").click();
  await expect(page.getByLabel("A link to this puzzle")).not.toHaveValue(/[\u0660-\u0669]/);
});

test("the daily challenge is exact, and reads the digits of whoever chose them as the same digits", async ({
  page,
}) => {
  await choose(page, "arab");
  await open(page, "/daily-challenge");
  const field = page.getByLabel("Your answer");
  for (const typed of ["010", "+10", "10.0", "٠١٠", "١٠٫٠"]) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await expect(page.getByText("Not quite").last()).toBeVisible();
    await expect(page.getByText("Congratulations!")).toBeHidden();
  }
  await field.fill(" ١٠ ");
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
});
