import type { Page } from "@playwright/test";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import { placeWords, shapeOf } from "../../src/games/peg-solitaire/board.ts";
import game from "../../src/games/peg-solitaire/game.ts";
import { jumpsOf, readWay } from "../../src/games/peg-solitaire/way.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";
import { screens } from "./sight.ts";

const holes = (page: Page) => page.getByRole("grid", { name: "The holes" }).getByRole("gridcell");

/** Opens a board, and gives its first state. */
async function openBoard(page: Page, text: string) {
  const read = game.board.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  await open(page, `/games?play=peg-solitaire#1b:${text}`);
  await expect(holes(page)).toHaveCount(read.value.pegs.length);
  // The board that was dealt first may have as many holes.
  await expect.poll(() => pegsOf(page)).toEqual([...read.value.pegs]);
  return game.start(read.value);
}

/** Where the page says that pegs stand. */
const pegsOf = (page: Page) =>
  holes(page).evaluateAll((all) => all.map((one) => /: peg/.test(one.getAttribute("aria-label") ?? "")));

/** A board that is finished in two jumps, both to the right. */
const short = "english:...,...,.......,.oo.o..,.......,...,...";

test("why a peg cannot jump is read whole on a phone, a small one too", async ({ page }) => {
  await open(page, "/games?play=peg-solitaire");
  await expect(page.locator("[data-saved=read]")).toHaveCount(1);
  for (const viewport of screens.slice(0, 2)) {
    await page.setViewportSize(viewport);
    await holes(page).first().click();
    const note = page.locator(".board-note");
    await expect(note).toContainText("cannot jump now");
    // Nothing of it has to be scrolled to, and what is above its place is seen, too.
    await expect.poll(() => note.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await expect(page.locator(".board-note > p")).toBeInViewport({ ratio: 1 });
  }
});

test("by keyboard alone: the triangle down to one peg", long, async ({ page }) => {
  let state = await openBoard(page, "triangle:x,oo,ooo,oooo,ooooo");
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(holes(page).nth(0)).toBeFocused();
  const goTo = async (hole: number) => {
    const { row = 0, column = 0 } = shapeOf(state.board).places[hole] ?? {};
    await page.keyboard.press("Control+End");
    for (let up = 4; up > row; up--) await page.keyboard.press("ArrowUp");
    for (let left = row; left > column; left--) await page.keyboard.press("ArrowLeft");
    await expect(holes(page).nth(hole)).toBeFocused();
  };

  for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, ""))
    for (const hop of step.moves) {
      await goTo(hop.from);
      await page.keyboard.press("Enter");
      await expect(holes(page).nth(hop.from)).toHaveAttribute("aria-selected", "true");
      await expect(holes(page).nth(hop.to)).toHaveAccessibleName(/the chosen peg can land here/);
      await goTo(hop.to);
      await page.keyboard.press("Space");
      const next = game.play(state, hop);
      if (isRefusal(next)) throw new Error(next.refusal);
      state = next;
      await expect.poll(() => pegsOf(page)).toEqual([...state.pegs]);
    }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.getByRole("main").getByText("1 peg left", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pegs [aria-selected=true]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

test(
  "a choice is taken back by Escape and by choosing it again, and a forbidden jump is explained",
  long,
  async ({ page }) => {
    const state = await openBoard(page, short);
    const from = state.pegs.indexOf(true);
    const chosen = page.locator(".pegs [aria-selected=true]");
    await holes(page).nth(from).click();
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(chosen).toHaveCount(0);
    await holes(page).nth(from).click();
    await holes(page).nth(from).click();
    await expect(chosen).toHaveCount(0);
    await holes(page).nth(0).click();
    await expect(
      page.getByRole("main").getByText(`There is no peg in ${placeWords(shapeOf(state.board), 0)}.`),
    ).toBeVisible();
    await holes(page).nth(from).click();
    await holes(page).nth(0).click();
    await expect(page.getByRole("main").getByText(/A peg jumps in a straight line/)).toBeVisible();
    await expect(chosen).toHaveCount(1);
  },
);

test("a hint frames the peg and its hole, and plays to the end", long, async ({ page }) => {
  let state = await openBoard(page, short);
  const fair = game.judge(state.board);
  if (isProblem(fair)) throw new Error(fair.problem);
  // With the best way known, the hint shows the two jumps as one move.
  for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Tell me why" }).click();
    await expect(page.locator(".pegs [data-tone=hint]")).toHaveCount(new Set(step.cells).size);
    await expect(page.locator(".pegs [data-tone=because]")).toHaveCount(new Set(step.because).size);
    await page.getByRole("button", { name: "Do it for me" }).click();
    for (const hop of step.moves) {
      const next = game.play(state, hop);
      if (isRefusal(next)) throw new Error(next.refusal);
      state = next;
    }
  }
  await expect(page.getByRole("main").getByText("All of it was done for you")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("the English cross down to one peg in its hole by taps alone; undo leads back", long, async ({ page }) => {
    let state = await openBoard(page, "english:oxo,ooo,ooooooo,ooooooo,ooooooo,ooo,ooo");
    const fair = game.judge(state.board);
    if (isProblem(fair)) throw new Error(fair.problem);
    const sizes = await holes(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("main").getByText("The last peg belongs here")).toBeVisible();
    // A peg that is blocked says so, and is not chosen.
    await holes(page).nth(3).tap();
    await expect(page.getByRole("main").getByText("The peg in row 2, column 3 cannot jump now")).toBeVisible();
    await expect(page.locator(".pegs [aria-selected=true]")).toHaveCount(0);

    for (const hop of jumpsOf(shapeOf(state.board), state.pegs, readWay(fair.key))?.flat() ?? []) {
      const before = state;
      await holes(page).nth(hop.from).tap();
      await expect(holes(page).nth(hop.to)).toHaveAccessibleName(/the chosen peg can land here/);
      await holes(page).nth(hop.to).tap();
      const next = game.play(state, hop);
      if (isRefusal(next)) throw new Error(next.refusal);
      state = next;
      await expect.poll(() => pegsOf(page)).toEqual([...state.pegs]);
      if (state.jumps > 1) continue;
      await expect(page.getByRole("main").getByText("31 pegs left", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).tap();
      await expect.poll(() => pegsOf(page)).toEqual([...before.pegs]);
      await page.getByRole("button", { name: "Redo" }).tap();
      await expect.poll(() => pegsOf(page)).toEqual([...state.pegs]);
    }
    await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
    await expect(page.getByRole("main").getByText(/^31 jumps, \d+ moves$/)).toBeVisible();
    await expect(page.getByRole("main").getByText("1 peg left", { exact: true })).toBeVisible();
    await expect(holes(page).nth(1)).toHaveAccessibleName("Row 1, column 4: peg, the hole for the last peg");
    await holes(page).nth(1).tap({ force: true });
    await expect(page.locator(".pegs [aria-selected=true]")).toHaveCount(0);
  });
});
