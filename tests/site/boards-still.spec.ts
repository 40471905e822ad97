import type { Page } from "@playwright/test";
import { readRows } from "../../build/games/rows.ts";
import { writeShared } from "../../src/engine/game/link.ts";
import sudoku from "../../src/games/sudoku/game.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";
import { screens } from "./sight.ts";

// No board moves, and none becomes smaller, when something is said, asked, or solved: what comes lies where room was kept for it.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Where all that is played with lies, and how big it is. */
const places = (page: Page) =>
  page.locator(".stage-board :is([data-cell], button, input):not(.hanoi-discs *)").evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(" ");
    }),
  );

const games = [
  ...["sudoku", "kenken", "magic-squares"].map((folder) => ({ folder, path: `/${folder}` })),
  ...readRows().offered.map(({ page, folder }) => ({ folder, path: `${page}?play=${folder}` })),
];

for (const [at, viewport] of screens.entries())
  for (const { folder, path } of oneIn(10, games, 3 * at))
    test(`${folder} stands still at ${viewport.width} by ${viewport.height}, whatever is said beside it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expect(button(page, "Hint")).toBeVisible();
      await expect(page.locator("[data-saved=unread]")).toHaveCount(0);
      await expect(page.getByRole("main").getByText("Looking at the puzzle")).toHaveCount(0);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(2);
      if ((await button(page, "Check Solution").count()) > 0) {
        await button(page, "Check Solution").click();
        await expect(page.locator(".board-note")).toContainText("Not quite right.");
        expect(await places(page), "checked").toEqual(before);
      }
      await button(page, "Hint").click();
      await expect(button(page, "Tell me why")).toBeVisible();
      expect(await places(page), "where to look").toEqual(before);
      await button(page, "Tell me why").click();
      await expect(button(page, "Do it for me")).toBeVisible();
      expect(await places(page), "why").toEqual(before);
      await button(page, "Close the hint").click();
      expect(await places(page), "closed").toEqual(before);
    });

for (const viewport of oneIn(2, [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]))
  test(`a slip that is checked, and the end, leave a sudoku where it is at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    const { board, key } = sudoku.deal({ ...sudoku.settings.first, size: "4", grade: "easy" }, random(1));
    await page.setViewportSize(viewport);
    await open(page, `/sudoku#${writeShared(sudoku, { board })}`);
    await expect(page.locator("[data-cell]")).toHaveCount(16);
    const before = await places(page);
    const open4 = page.locator("[data-cell].open");
    const [first] = await open4.evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-cell"))));
    const wanted = sudoku.readKey(board, key);
    await open4.first().click();
    await page.keyboard.press(String(((wanted[first ?? 0] ?? 1) % 4) + 1));
    await button(page, "Check Solution").click();
    const back = button(page, "Back to the last right board");
    await expect(back).toBeVisible();
    expect(await places(page), "a slip").toEqual(before);
    await back.click();
    for (const [cell, value] of wanted.entries())
      if (await page.locator(`[data-cell="${cell}"].open`).count()) {
        await page.locator(`[data-cell="${cell}"]`).click();
        await page.keyboard.press(String(value));
      }
    await expect(page.locator(".ending")).toBeVisible();
    expect(await places(page), "the end").toEqual(before);
  });
