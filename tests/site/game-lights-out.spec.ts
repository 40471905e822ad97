import type { Page } from "@playwright/test";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import { count } from "../../src/engine/words.ts";
import game from "../../src/games/lights-out/game.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const cells = (page: Page) => page.getByRole("grid", { name: "The lights" }).getByRole("gridcell");

/** The board as the names of its cells tell it; `kind` is what stands before its lights. */
async function board(page: Page, kind = "") {
  const names = await cells(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const size = Math.sqrt(names.length);
  const rows = Array.from({ length: size }, (_, row) =>
    names
      .slice(row * size, (row + 1) * size)
      .map((name) => (/: off/.test(name) ? 0 : /: bright/.test(name) ? 2 : 1))
      .join(""),
  );
  const read = game.board.read(kind + rows.join("."));
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
}

async function openBoard(page: Page, text: string, cellCount: number): Promise<void> {
  await open(page, `/games?play=lights-out#1b:${text}`);
  await expect(cells(page)).toHaveCount(cellCount);
}

test("by keyboard alone: every light off", async ({ page }) => {
  const dealt = game.deal({ size: "4", edges: "plain", colours: "2", presses: "many" }, random(5));
  await openBoard(page, game.board.write(dealt.board), 16);
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(cells(page).nth(0)).toBeFocused();
  await expect(page.locator("[data-reach]")).toHaveCount(3);

  let presses = 0;
  for (let step = game.nextStep(await board(page), ""); step; step = game.nextStep(await board(page), "")) {
    for (const { row, column } of step.moves) {
      await page.keyboard.press("Control+Home");
      for (let down = 0; down < row; down++) await page.keyboard.press("ArrowDown");
      for (let right = 0; right < column; right++) await page.keyboard.press("ArrowRight");
      await expect(cells(page).nth(row * 4 + column)).toBeFocused();
      await page.keyboard.press(presses % 2 === 0 ? "Enter" : "Space");
      presses++;
      await expect(
        page.getByRole("main").getByText(presses === 1 ? "1 move" : `${presses} moves`, { exact: true }),
      ).toBeVisible();
    }
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(
    page.getByRole("main").getByText(`${dealt.key.split(",").length} presses can put out this board, and no fewer`),
  ).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /: off$/ })).toHaveCount(16);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: /: off$/ })).toHaveCount(16);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

test("a hint frames the light to press and those it follows from", long, async ({ page }) => {
  await openBoard(page, "010.111.010", 9);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(cells(page).nth(4)).toHaveAccessibleName("Row 2, column 2: on, the hint presses here");
  await expect(page.locator(".lights-out [data-tone=because]")).toHaveCount(4);
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(page.getByRole("main").getByText("All of it was done for you")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("two boards are put out by taps alone: one without edges, and one of seven by seven", long, async ({ page }) => {
    const three = "wrap_three_000.011.010";
    await openBoard(page, three, 9);
    await expect(page.getByRole("main").getByText("This board has no edge")).toBeVisible();
    const text = async () => game.board.write(await board(page, "wrap_three_"));
    // A corner changes the other side, in three steps that come round again; undo goes one back.
    await cells(page).nth(0).tap();
    await expect.poll(() => text()).toBe("wrap_three_111.111.110");
    await cells(page).nth(0).tap();
    await expect(cells(page).nth(0)).toHaveAccessibleName("Row 1, column 1: bright");
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(cells(page).nth(0)).toHaveAccessibleName("Row 1, column 1: dim");
    await cells(page).nth(0).tap();
    await cells(page).nth(0).tap();
    await expect.poll(() => text()).toBe(three);
    await putOut(page, "wrap_three_");

    const dealt = game.deal({ size: "7", edges: "plain", colours: "2", presses: "few" }, random(2));
    await openBoard(page, game.board.write(dealt.board), 49);
    const sizes = await cells(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const presses = await putOut(page);
    await expect(page.getByRole("main").getByText(`${presses} moves`, { exact: true })).toBeVisible();
  });
});

/** Taps what the hints say to the end, and reads there how few presses would do. */
async function putOut(page: Page, kind = ""): Promise<number> {
  let now = await board(page, kind);
  const judged = game.judge(now);
  if (isProblem(judged)) throw new Error(judged.problem);
  const fewest = judged.key.split(",").length;
  let presses = 0;
  for (let step = game.nextStep(now, ""); step; step = game.nextStep(now, ""))
    for (const move of step.moves) {
      const next = game.play(now, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      await cells(page)
        .nth(move.row * now.size + move.column)
        .tap();
      await expect.poll(async () => game.board.write(await board(page, kind))).toBe(game.board.write(next));
      now = next;
      presses++;
    }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(
    page.getByRole("main").getByText(`${count(fewest, "press", "presses")} can put out this board, and no fewer`),
  ).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /: off$/ })).toHaveCount(now.lights.length);
  return presses;
}

test("a board that nobody has played on yet is the same after a reload", async ({ page }) => {
  const dealt = async () => {
    await open(page, "/games?play=lights-out");
    await expect(cells(page).first()).toBeVisible();
    return game.board.write(await board(page));
  };
  const first = await dealt();
  // One board of many could come again by chance, three times running it does not.
  for (let again = 0; again < 3; again++) expect(await dealt()).toBe(first);
});
