import type { Page } from "@playwright/test";
import { writeShared } from "../../src/engine/game/link.ts";
import game from "../../src/games/kenken/game.ts";
import { random } from "../../src/maths/random.ts";
import { storedIn } from "./database.ts";
import { expect, open, openMenu, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

/** The board that the page opens with, and a bigger one that is opened by its link. */
const opening = game.deal(game.settings.first, random(1));
const bigger = game.deal({ ...game.settings.first, size: "6", grade: "hard" }, random(7));

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const solved = (page: Page) => expect(page.getByRole("main").getByText("You solved it!")).toBeVisible();
const sizeOf = (board: typeof opening.board) => game.shape(board).columns;

test("the opening board is solved by keyboard alone, with a mark on the way, and goes into the record", async ({
  page,
}) => {
  await open(page, "/kenken");
  const isOnBoard = () => page.evaluate(() => document.activeElement?.hasAttribute("data-cell"));
  for (let presses = 0; presses < 80 && !(await isOnBoard()); presses++) await page.keyboard.press("Tab");
  const size = sizeOf(opening.board);
  await page.keyboard.press("Shift+Digit2");
  await expect(cell(page, 0)).toHaveAttribute("aria-label", /cage of .*pencil mark 2/);
  for (let at = 0; at < size * size; at++) {
    if (at > 0 && at % size === 0) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
    } else if (at > 0) await page.keyboard.press("ArrowRight");
    await expect(cell(page, at)).toBeFocused();
    await page.keyboard.press(opening.key[at] ?? "");
  }
  await solved(page);
  await expect
    .poll(async () => (await storedIn(page, "attempts")).map(({ item, what }) => [item, what]))
    .toEqual([["game/kenken~opened", "win"]]);
});

test(
  "a board most of which was done for her is not counted, and one of which she did half is",
  long,
  async ({ page }) => {
    const small = game.deal({ ...game.settings.first, size: "3" }, random(4));
    const ending = page.getByRole("region", { name: "How it went" });
    const doIt = async () => {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.getByRole("button", { name: "Tell me why" }).click();
      await page.getByRole("button", { name: "Do it for me" }).click();
      await expect(page.locator(".hint-card")).toHaveCount(0);
    };
    await open(page, `/kenken#${writeShared(game, { board: small.board })}`);
    await expect(page.locator("[data-cell]")).toHaveCount(9);
    while ((await ending.count()) === 0) await doIt();
    await expect(ending).toContainText("All of it was done for you, so it is not counted");
    await expect(ending.locator(".sunflower")).toHaveCount(0);
    await page.goto("/progress");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await storedIn(page, "attempts")).toEqual([]);

    for (const [own, words] of [
      [1, "Nearly all of it was done for you, so it is not counted"],
      [5, "Some of it was done for you, the rest is yours"],
    ] as const) {
      const other = game.deal({ ...game.settings.first, size: "3" }, random(own));
      await open(page, `/kenken#${writeShared(game, { board: other.board })}`);
      await expect(page.locator("[data-cell]")).toHaveCount(9);
      for (const [at, value] of [...other.key.slice(0, own)].entries()) {
        await cell(page, at).click();
        await page.keyboard.press(value);
      }
      // What was done for her is known also to a page that is loaded again.
      await doIt();
      await page.reload();
      await expect(page.locator("[data-cell] .value:not(:empty)")).toHaveCount(own + 1);
      while ((await ending.count()) === 0) await doIt();
      await expect(ending).toContainText(words);
      await expect(ending.locator(".sunflower")).toHaveCount(own === 5 ? 1 : 0);
    }
  },
);

test("the end says how it went and leads on; what was done for her is said, not praised", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const small = game.deal({ ...game.settings.first, size: "3" }, random(3));
  await open(page, `/kenken#${writeShared(game, { board: small.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(9);
  for (const [at, value] of [...small.key].entries()) {
    await cell(page, at).click();
    await page.keyboard.press(value);
  }
  await solved(page);
  const ending = page.getByRole("region", { name: "How it went" });
  await expect(ending).toContainText("All your own work");
  await expect(ending).toContainText(/0:\d\d/);
  await expect(page.locator("[data-cell][data-sweep]")).toHaveCount(9);
  await expect(page.locator(".number-pad")).toHaveCount(0);
  await ending.getByRole("button", { name: "A harder one" }).click();
  await expect(ending).toHaveCount(0);
  await expect(page.locator("[data-sweep]")).toHaveCount(0);
  await expect(page.locator(".number-pad")).toHaveCount(1);

  await open(page, `/kenken#${writeShared(game, { board: small.board })}`);
  await page.getByRole("button", { name: "Reset Puzzle" }).click();
  while ((await ending.count()) === 0) {
    const why = page.getByRole("button", { name: "Tell me why" });
    // What was kept of the board may come after the first hint, which goes with it.
    await expect(async () => {
      if (!(await why.isVisible())) await page.getByRole("button", { name: "Hint", exact: true }).click();
      await why.click({ timeout: 3000 });
    }).toPass();
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect(page.locator(".hint-card")).toHaveCount(0); // the end comes with it
  }
  await expect(ending).toContainText("All of it was done for you");
  await expect(page.getByRole("main").getByText("Congratulations")).toHaveCount(0);
});

for (const many of oneIn(2, ["2", "6"]))
  test(`${many} on a page, with rules as long as they get, fit a Letter sheet with wide margins`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await open(page, "/kenken");
    await openMenu(page, "New puzzle");
    await page.getByRole("radio", { name: "Hidden signs" }).check();
    const before = await page.getByRole("grid").textContent();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(() => page.getByRole("grid").textContent()).not.toBe(before);
    await openMenu(page, "More");
    await page.getByText("Show ways to print").click();
    await page
      .getByRole("group", { name: "Puzzles on a page" })
      .getByRole("radio", { name: many, exact: true })
      .check();
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect(page.locator(".print-page").first().locator("figure")).toHaveCount(Number(many));
    const margin = { top: "12.7mm", right: "12.7mm", bottom: "12.7mm", left: "12.7mm" };
    const pdf = (await page.pdf({ format: "Letter", margin })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a board that came by a link is solved on the pad; a long press pencils in", long, async ({ page }) => {
    await open(page, `/kenken#${writeShared(game, { board: bigger.board })}`);
    const size = sizeOf(bigger.board);
    await expect(page.getByRole("gridcell")).toHaveCount(size * size);
    const pad = page.getByRole("toolbar", { name: "Number pad" });
    await cell(page, 0).tap();
    const key = await pad.getByRole("button", { name: "3", exact: true }).boundingBox();
    await page.mouse.move((key?.x ?? 0) + 10, (key?.y ?? 0) + 10);
    await page.mouse.down();
    await expect(cell(page, 0)).toHaveAttribute("aria-label", /pencil mark 3/);
    await page.mouse.up();
    await expect(cell(page, 0)).toHaveAttribute("aria-label", /^empty.*pencil mark 3/);
    for (let at = 0; at < size * size; at++) {
      await cell(page, at).tap();
      await pad.getByRole("button", { name: bigger.key[at] ?? "", exact: true }).tap();
    }
    await solved(page);
  });
});

test("on a phone the end of a board takes nothing from it", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const small = game.deal({ ...game.settings.first, size: "3" }, random(3));
  await open(page, `/kenken#${writeShared(game, { board: small.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(9);
  const width = () => cell(page, 0).evaluate((one) => one.getBoundingClientRect().width);
  const before = await width();
  for (const [at, value] of [...small.key].entries()) {
    await cell(page, at).click();
    await page.keyboard.press(value);
  }
  const ending = page.getByRole("region", { name: "How it went" });
  await expect(ending).toBeVisible();
  expect(await width()).toBeGreaterThanOrEqual(before - 1);
  // Today's challenge is among the ways on, unless it is done: then tomorrow's is.
  await expect(ending.getByRole("link", { name: "Today's challenge" })).toBeVisible();
  await page.evaluate(() => {
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
    localStorage.setItem("solvedDaily", JSON.stringify({ guest: `daily-${day}` }));
  });
  await page.reload();
  await expect(ending).toContainText("Tomorrow's is a new one.");
  await expect(ending.getByRole("link")).toHaveCount(0);
});
