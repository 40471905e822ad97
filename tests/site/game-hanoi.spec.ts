import type { Page } from "@playwright/test";
import { isProblem } from "../../src/engine/game/game.ts";
import game from "../../src/games/hanoi/game.ts";
import { moved, tower } from "../../src/games/hanoi/position.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const pegs = (page: Page) => page.getByRole("group", { name: "The three pegs" }).getByRole("button");

/** The position as the names of the pegs tell it. */
async function position(page: Page) {
  const names = await pegs(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const stacks = names.map((name) => (/discs? ([\d, and]+)/.exec(name)?.[1] ?? "").match(/\d/g)?.join("") ?? "-");
  const read = game.board.read(stacks.join("."));
  if (isProblem(read)) throw new Error(`${names.join(" | ")}: ${read.problem}`);
  return read.value;
}

async function openTower(page: Page, board: string): Promise<void> {
  await open(page, `/games?play=hanoi#1b:${board}`);
  await expect(pegs(page)).toHaveCount(3);
  await expect.poll(async () => game.board.write(await position(page))).toBe(board);
}

test("by keyboard alone: a tower from the first peg to the last", async ({ page }) => {
  await openTower(page, "321.-.-");
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(pegs(page).nth(0)).toBeFocused();

  // Choosing again and Escape both put the disc back.
  await page.keyboard.press("Enter");
  await expect(pegs(page).nth(0)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(pegs(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(pegs(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("2");
  await expect(page.getByRole("main").getByText("Peg 2 is empty: there is no disc to move.")).toBeVisible();

  // Once by names, and a larger disc on a smaller one, which is refused and can be put elsewhere.
  await page.keyboard.type("13");
  await expect(pegs(page).nth(2)).toHaveAccessibleName("Peg 3: disc 1, the goal");
  await page.keyboard.type("13");
  const refused = page.getByRole("main").getByText("A larger disc cannot lie on a smaller one.");
  await expect(refused).toBeVisible();
  // Disc 2 is lifted: only the empty peg is drawn as a place to go.
  await expect(pegs(page).nth(1)).toHaveCSS("border-style", "dashed");
  await expect(pegs(page).nth(2)).not.toHaveCSS("border-style", "dashed");
  // What a hint says stands alone.
  await page.keyboard.press("h");
  await expect(page.getByRole("region", { name: "Hint" })).toBeVisible();
  await expect(refused).toBeHidden();
  await pegs(page).nth(0).press("2");
  await expect(pegs(page).nth(1)).toHaveAccessibleName("Peg 2: disc 2");

  for (let moves = 2; moves < 7; moves++) {
    const before = await position(page);
    const move = game.nextStep(before, "")?.moves[0];
    if (!move) throw new Error("no step");
    await goTo(page, move.from);
    await page.keyboard.press("Enter");
    await goTo(page, move.to);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByText(`${moves + 1} moves`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.getByRole("main").getByText("The shortest way from this start has 7 moves")).toBeVisible();
  await expect(pegs(page).nth(2)).toHaveAccessibleName("Peg 3: discs 3, 2 and 1 from the bottom up, the goal");
  await page.keyboard.type("31");
  await expect(page.getByRole("main").getByText("7 moves", { exact: true })).toBeVisible();

  // One stop for the whole board: the next is the row of buttons under it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

async function goTo(page: Page, peg: number): Promise<void> {
  await page.keyboard.press("Home");
  for (let step = 0; step < peg; step++) await page.keyboard.press("ArrowRight");
  await expect(pegs(page).nth(peg)).toBeFocused();
}

test("a hint names the pegs", async ({ page }) => {
  await openTower(page, "321.-.-");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(pegs(page).nth(0)).toHaveAccessibleName(/the hint takes a disc from here$/);
  await expect(pegs(page).nth(2)).toHaveAccessibleName(/the hint puts the disc here$/);
});

test("the mouse can pull a disc across, and back where it was", long, async ({ page }) => {
  await openTower(page, "321.-.-");
  const pull = async (from: number, to: number) => {
    const [a, b] = [await pegs(page).nth(from).boundingBox(), await pegs(page).nth(to).boundingBox()];
    if (!a || !b) throw new Error("no pegs");
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 3, { steps: 4 });
    await page.mouse.up();
  };
  await pull(0, 2);
  expect(tower(await position(page), 2)).toEqual([1]);
  await pull(0, 0);
  await pull(0, 2);
  await expect(page.getByRole("main").getByText("A larger disc cannot lie on a smaller one.")).toBeVisible();
  await pull(0, 1);
  expect(tower(await position(page), 1)).toEqual([2]);
  // What ended in a pull left no disc chosen.
  await expect(page.locator(".hanoi [aria-pressed=true]")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "a tower by taps, and one disc pulled by a finger; undo leads back, and eight discs fit",
    long,
    async ({ page }) => {
      // The page opens with four discs: this is another board.
      await openTower(page, "54321.-.-");
      const peg = (at: number) => pegs(page).nth(at);
      const count = (moves: number) =>
        page.getByRole("main").getByText(moves === 1 ? "1 move" : `${moves} moves`, { exact: true });
      let at = await position(page);
      let moves = 0;
      for (let step = game.nextStep(at, ""); step; step = game.nextStep(at, "")) {
        const [{ from, to }] = step.moves;
        at = moved(at, { from, to });
        if (moves === 2) await drag(page, from, to);
        else {
          await peg(from).tap();
          await expect(peg(from)).toHaveAttribute("aria-pressed", "true");
          await peg(to).tap();
        }
        moves++;
        await expect(count(moves)).toBeVisible();
        expect(await position(page)).toEqual(at);
        await expect(page.locator(".hanoi [aria-pressed=true]")).toHaveCount(0);
        if (moves > 1) continue;
        // A larger disc on a smaller one is refused and put back; undo and redo go one move back and forth.
        await peg(from).tap();
        await peg(to).tap();
        await expect(page.getByRole("main").getByText("A larger disc cannot lie on a smaller one.")).toBeVisible();
        await peg(from).tap();
        await expect(peg(from)).toHaveAttribute("aria-pressed", "false");
        await page.getByRole("button", { name: "Undo" }).tap();
        await expect(peg(0)).toHaveAccessibleName("Peg 1: discs 5, 4, 3, 2 and 1 from the bottom up");
        await page.getByRole("button", { name: "Redo" }).tap();
        await expect(peg(0)).toHaveAccessibleName("Peg 1: discs 5, 4, 3 and 2 from the bottom up");
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(page.getByRole("main").getByText("The shortest way from this start has 31 moves")).toBeVisible();
      await expect(count(31)).toBeVisible();
      await expect(peg(2)).toHaveAccessibleName("Peg 3: discs 5, 4, 3, 2 and 1 from the bottom up, the goal");
      await page.evaluate(() => {
        location.hash = "1b:87654321.-.-";
      });
      await expect(peg(0)).toHaveAccessibleName(/^Peg 1: discs 8, 7, 6/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

/** A finger that takes the top disc of a peg, rests over another one, and lets it go. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await pegs(page).nth(from).scrollIntoViewIfNeeded();
  const [a, b] = [await pegs(page).nth(from).boundingBox(), await pegs(page).nth(to).boundingBox()];
  if (!a || !b) throw new Error("no pegs");
  const session = await page.context().newCDPSession(page);
  const [y, begun] = [a.y + a.height / 2, Date.now() / 1000 - 1];
  const touch = (type: "touchStart" | "touchMove", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: a.x + a.width / 2 + (b.x - a.x) * part, y }],
      timestamp: begun + part / 2,
    });
  await touch("touchStart", 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", part);
  await expect(page.locator(".hanoi [data-pulled]")).toHaveCount(1);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: begun + 1 });
}

/** How often the pegs came to look otherwise in the next two seconds. */
function looksOfTwoSeconds(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const look = () =>
      [...document.querySelectorAll("[aria-label='The three pegs'] button")].map((one) => one.ariaLabel);
    let [looks, last] = [0, look().join()];
    for (const end = performance.now() + 2000; performance.now() < end; ) {
      await new Promise(requestAnimationFrame);
      const now = look().join();
      if (now !== last) [looks, last] = [looks + 1, now];
    }
    return looks;
  });
}

test("at the end the way to it is shown once more, in a second, where things may move", long, async ({ page }) => {
  const looks = async (reducedMotion: "no-preference" | "reduce") => {
    await page.emulateMedia({ reducedMotion });
    const watching = looksOfTwoSeconds(page);
    await pegs(page).nth(0).click();
    await pegs(page).nth(2).click();
    await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
    const seen = await watching;
    await expect(pegs(page).nth(2)).toHaveAccessibleName(/discs 3, 2 and 1/);
    await page.getByRole("button", { name: "Undo" }).click();
    return seen;
  };
  await openTower(page, "321.-.-");
  for (const [from, to] of [
    [0, 2],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 0],
    [1, 2],
  ] as const) {
    await pegs(page).nth(from).click();
    await pegs(page).nth(to).click();
  }
  // Chosen and moved, then back to the start and through what a slow machine draws of the seven moves.
  expect(await looks("no-preference")).toBeGreaterThan(4);
  expect(await looks("reduce")).toBeLessThanOrEqual(2);
});
