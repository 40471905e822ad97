import type { Page } from "@playwright/test";
import { expect, keptMoves, open, openMenu, test } from "./fixture.ts";
import { long } from "./sample.ts";

const cell = (page: Page, at: number) => page.getByRole("gridcell").nth(at);

/** The places of the cells that can be written into. */
async function emptyCells(page: Page): Promise<number[]> {
  const names = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
  return names.flatMap((name, at) => (/empty/.test(name) ? [at] : []));
}

async function write(page: Page, at: number, value: string): Promise<void> {
  await cell(page, at).click();
  await page.keyboard.press(value);
}

test("two tabs on one sudoku share it: what is written, undone and redone in one is seen in the other", async ({
  page,
  context,
}) => {
  await open(page, "/sudoku");
  const other = await context.newPage();
  await open(other, "/sudoku");
  const [first = 0, second = 0, third = 0] = await emptyCells(page);
  await write(page, first, "7");
  await expect(cell(other, first)).toContainText("7");
  await write(other, second, "8");
  await expect(cell(page, second)).toContainText("8");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cell(other, second)).not.toContainText("8");
  await expect(cell(other, first)).toContainText("7");
  await other.getByRole("button", { name: "Redo" }).click();
  await expect(cell(page, second)).toContainText("8");

  // Both at the same moment.
  await cell(page, third).click();
  await cell(other, first).click();
  await Promise.all([page.keyboard.press("5"), other.keyboard.press("6")]);
  for (const tab of [page, other]) {
    await expect(cell(tab, third)).toContainText("5");
    await expect(cell(tab, first)).toContainText("6");
  }
  await page.close();
  await other.reload();
  for (const [at, value] of [
    [first, "6"],
    [second, "8"],
    [third, "5"],
  ] as const)
    await expect(cell(other, at)).toContainText(value);
});

test(
  "a tab that was opened before and left alone does not bring back its old board",
  long,
  async ({ page, context }) => {
    await open(page, "/sudoku");
    const other = await context.newPage();
    await open(other, "/sudoku");
    const [first = 0, second = 0, third = 0] = await emptyCells(page);
    await write(page, first, "7");
    await write(page, second, "8");
    await keptMoves(page, 2);
    await write(other, third, "5");
    await keptMoves(page, 3);
    await page.reload();
    for (const at of [first, second, third]) await expect(cell(page, at)).not.toHaveText("");
  },
);

const pegs = (page: Page) => page.getByRole("group", { name: "The three pegs" }).getByRole("button");
const played = (page: Page, moves: string) => page.getByText(moves, { exact: true });

test("two tabs on one game of moves share it, too", long, async ({ page, context }) => {
  await open(page, "/games?play=hanoi#1b:321.-.-");
  await expect(page.getByText("7 moves at best")).toBeVisible(); // the link's three discs
  const move = async (tab: Page, from: number, to: number) => {
    await pegs(tab).nth(from).click();
    await pegs(tab).nth(to).click();
  };
  await move(page, 0, 2);
  await expect(played(page, "1 move")).toBeVisible();
  const other = await context.newPage();
  await open(other, "/games?play=hanoi");
  await expect(played(other, "1 move")).toBeVisible();
  await move(other, 0, 1);
  await expect(played(page, "2 moves")).toBeVisible();
  await move(page, 2, 1);
  await expect(played(other, "3 moves")).toBeVisible();
  await other.getByRole("button", { name: "Undo" }).click();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(played(page, "1 move")).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(played(other, "2 moves")).toBeVisible();
  await page.reload();
  await expect(played(page, "2 moves")).toBeVisible();
});

test("two tabs that opened with different boards keep both", long, async ({ page, context }) => {
  const tiles = (tab: Page) =>
    tab
      .getByRole("grid", { name: "The tiles" })
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((one) => /tile \d+/.exec(one.getAttribute("aria-label") ?? "")?.[0]).join());
  await open(page, "/games?play=sliding-tiles");
  const other = await context.newPage();
  await open(other, "/games?play=sliding-tiles");
  // Until it knows that nothing is kept, a tab takes over what another one plays.
  for (const tab of [page, other]) await expect(tab.locator("[data-saved=read]")).toBeVisible();
  for (const tab of [page, other]) {
    await expect(played(tab, "0 moves")).toBeVisible();
    await tab.getByRole("button", { name: "Hint" }).click();
    await tab.getByRole("button", { name: "Tell me why" }).click();
    await tab.getByRole("button", { name: "Do it for me" }).click();
    await expect(played(tab, "0 moves")).toBeHidden();
  }
  const boards = [await tiles(page), await tiles(other)];
  expect(boards[0]).not.toEqual(boards[1]);
  await page.reload();
  await openMenu(page, "New puzzle");
  const begun = page.getByRole("region", { name: "Puzzles you have begun" }).getByRole("listitem");
  await expect(begun).toHaveCount(1);
  const after = [await tiles(page)];
  await begun.getByRole("button").first().click();
  await expect.poll(() => tiles(page)).not.toEqual(after[0]);
  after.push(await tiles(page));
  expect(after.sort()).toEqual(boards.sort());
});
