import type { Page } from "@playwright/test";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import game from "../../src/games/sliding-tiles/game.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const cells = (page: Page) => page.getByRole("grid", { name: "The tiles" }).getByRole("gridcell");

/** The board as the names of its cells tell it. */
async function board(page: Page, columns: number) {
  const names = await cells(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const tiles = names.map((name) => /tile (\d+)/.exec(name)?.[1] ?? "0");
  const rows = Array.from({ length: tiles.length / columns }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns).join("."),
  );
  const read = game.board.read(rows.join("_"));
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
}

async function openBoard(page: Page, text: string): Promise<void> {
  await open(page, `/games?play=sliding-tiles#1b:${text}`);
  const tiles = text.split(/[._]/);
  await expect(cells(page)).toHaveCount(tiles.length);
  // The board that the page opens with may begin like this one.
  for (const [cell, tile] of tiles.entries())
    await expect(cells(page).nth(cell)).toHaveAccessibleName(
      tile === "0" ? /: the gap$/ : new RegExp(`: tile ${tile}\\b`),
    );
}

test("by keyboard alone: tiles into order", async ({ page }) => {
  await openBoard(page, "2.4.3_1.8.5_7.0.6");
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(cells(page).nth(7)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("This is the gap.")).toBeVisible();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Tile 2 is not beside the gap.")).toBeVisible();

  let moves = 0;
  for (let at = await board(page, 3); game.outcome(at) === "open"; at = await board(page, 3)) {
    const tile = game.nextStep(at, "")?.moves[0] ?? 0;
    const [from, gap] = [at.tiles.indexOf(tile), at.tiles.indexOf(0)];
    if (moves % 2 === 0) {
      await page.keyboard.press("Control+Home");
      for (let down = 0; down < Math.floor(from / 3); down++) await page.keyboard.press("ArrowDown");
      for (let right = 0; right < from % 3; right++) await page.keyboard.press("ArrowRight");
      await expect(cells(page).nth(from)).toBeFocused();
      await page.keyboard.press("Enter");
    } else await page.keyboard.press({ 3: "w", 1: "a", "-3": "s", "-1": "d" }[from - gap] ?? "x");
    moves++;
    await expect(
      page.getByRole("main").getByText(moves === 1 ? "1 move" : `${moves} moves`, { exact: true }),
    ).toBeVisible();
    // The place that the tile left is the gap, and keeps the focus.
    await expect(cells(page).nth(from)).toBeFocused();
    await expect(cells(page).nth(from)).toHaveAccessibleName(/the gap$/);
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  // The hints teach a way that always works; what is told afterwards is the shortest.
  await expect(page.getByRole("main").getByText("The shortest way has 7 moves: slide")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /at home$/ })).toHaveCount(8);
  await page.keyboard.press("s");
  await expect(page.getByRole("gridcell", { name: /at home$/ })).toHaveCount(8);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

test(
  "a hint frames the tiles and their goals; a push slides a tile, a small one lets it spring back",
  long,
  async ({ page }) => {
    await openBoard(page, "1.2.3_4.0.6_7.5.8");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Tell me why" }).click();
    await expect(cells(page).nth(7)).toHaveAccessibleName("Row 3, column 2: tile 5, the hint is about this tile");
    await expect(cells(page).nth(4)).toHaveAccessibleName("Row 2, column 2: the gap, in the hint");
    await page.getByRole("button", { name: "Close the hint" }).click();

    const push = async (cell: number, right: number, down: number) => {
      const box = await cells(page).nth(cell).boundingBox();
      if (!box) throw new Error("no cell");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * (0.5 + right), box.y + box.height * (0.5 + down), { steps: 4 });
      await page.mouse.up();
    };
    await push(7, 0, -0.25);
    await expect(cells(page).nth(7)).toHaveAccessibleName(/tile 5/);
    await push(7, 0, -0.8);
    await expect(cells(page).nth(4)).toHaveAccessibleName(/tile 5/);
    await push(8, -0.8, 0);
    await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "fifteen tiles into order by taps, and one pushed by a finger; undo slides back, and nothing scrolls sideways",
    long,
    async ({ page }) => {
      const dealt = game.deal({ size: "4x4", grade: "easy" }, random(1));
      await openBoard(page, game.board.write(dealt.board));
      const sizes = await cells(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { tiles } = dealt.board;
      const stuck = tiles.find((tile) => tile > 0 && isRefusal(game.play(dealt.board, tile))) ?? 0;
      await cells(page).nth(tiles.indexOf(stuck)).tap();
      await expect(page.getByRole("main").getByText(`Tile ${stuck} is not beside the gap.`)).toBeVisible();

      let moves = 0;
      const way = dealt.key.split(",").map(Number);
      for (let at = await board(page, 4); game.outcome(at) === "open"; at = await board(page, 4)) {
        const tile = way[moves] ?? 0;
        const [from, gap] = [at.tiles.indexOf(tile), at.tiles.indexOf(0)];
        if (moves === 1) await pushed(page, from, gap);
        else await cells(page).nth(from).tap();
        moves++;
        await expect(
          page.getByRole("main").getByText(moves === 1 ? "1 move" : `${moves} moves`, { exact: true }),
        ).toBeVisible();
        await expect(cells(page).nth(from)).toHaveAccessibleName(/the gap$/);
        await expect(cells(page).nth(gap)).toHaveAccessibleName(new RegExp(`: tile ${tile}\\b`));
        if (moves > 1) continue;
        await page.getByRole("button", { name: "Undo" }).tap();
        await expect(cells(page).nth(gap)).toHaveAccessibleName(/the gap$/);
        await page.getByRole("button", { name: "Redo" }).tap();
        await expect(cells(page).nth(from)).toHaveAccessibleName(/the gap$/);
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      expect(moves).toBe(way.length);
      await expect(page.getByRole("main").getByText(`The shortest way has ${moves} moves: slide`)).toBeVisible();
      await expect(page.getByRole("gridcell", { name: /at home$/ })).toHaveCount(15);
    },
  );
});

/** A finger that flicks the tile of a cell most of the way into the gap: after a quick stroke browsers leave out the click of a tap. */
async function pushed(page: Page, from: number, gap: number): Promise<void> {
  await cells(page).nth(from).scrollIntoViewIfNeeded();
  const [a, b] = [await cells(page).nth(from).boundingBox(), await cells(page).nth(gap).boundingBox()];
  if (!a || !b) throw new Error("no cells");
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000 - 1;
  const touch = (type: "touchStart" | "touchMove", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: a.x + a.width / 2 + (b.x - a.x) * part, y: a.y + a.height / 2 + (b.y - a.y) * part }],
      timestamp: begun + part / 2,
    });
  await touch("touchStart", 0);
  for (const part of [0.2, 0.4, 0.6, 0.8]) await touch("touchMove", part);
  await expect(page.locator(".sliding-tiles [data-pushed]")).toHaveCount(1);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: begun + 0.41 });
}
