import type { Locator, Page } from "@playwright/test";
import { readRows } from "../../build/games/rows.ts";
import { expect, open, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

// Every pad, key and menu of every game does something: by touch, by mouse and by keyboard.

const grids = ["sudoku", "kenken", "magic-squares"];
const games = [
  ...grids.map((folder) => ({ folder, path: `/${folder}` })),
  ...readRows().offered.map(({ page, folder }) => ({ folder, path: `${page}?play=${folder}` })),
];

const means = {
  touch: (one: Locator) => one.tap(),
  mouse: (one: Locator) => one.click(),
  keyboard: async (one: Locator) => {
    await one.focus();
    await one.press("Enter");
  },
} as const;
type Means = keyof typeof means;

/** All that is to be seen or heard of a page: words, names, values, what is pressed, chosen or open. Not where the mouse or the focus is. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const told = [
      "aria-label",
      "aria-pressed",
      "aria-checked",
      "aria-selected",
      "open",
      "data-tone",
      "data-tool",
      "style",
    ];
    const all = [...document.querySelectorAll("main *, dialog *, [data-announcer] *, .number-pad")];
    const parts = all.map((one) => {
      const value = one instanceof HTMLInputElement ? one.value : "";
      return told.map((name) => one.getAttribute(name) ?? "none").join(",") + value;
    });
    return `${parts.join(";")}|${[...document.querySelectorAll("main, dialog, [data-announcer]")].map((one) => one.textContent).join("|")}`;
  });

/** Presses a control, and fails where nothing on the page is another thing than before. */
async function works(page: Page, how: Means, control: Locator, what: string) {
  await expect(control, what).toBeVisible();
  const before = await seen(page);
  await means[how](control);
  await expect.poll(() => seen(page), { message: `${what} by ${how}`, timeout: 5000 }).not.toBe(before);
}

const named = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });

/** The two menus, the rules, and all rungs of a hint with their way back. */
async function tryRoom(page: Page, how: Means) {
  for (const which of ["New puzzle", "More"] as const) {
    await works(page, how, named(page, which), which);
    const dialog = page.getByRole("dialog", { name: which });
    await expect(dialog).toBeVisible();
    await works(page, how, named(dialog, "Close"), `${which}, Close`);
    await expect(dialog).toHaveCount(0);
  }
  for (const _ of ["open", "close"]) {
    const rules = page.locator(".board-bar summary");
    if ((await rules.count()) > 0) await works(page, how, rules, "the rules");
  }
  await works(page, how, named(page, "Hint"), "Hint");
  await works(page, how, named(page, "Close the hint"), "Close the hint");
  await works(page, how, named(page, "Hint"), "Hint");
  await works(page, how, named(page, "Tell me why"), "Tell me why");
  // Of two quick taps in one place the second is none: what stands there is another button by then.
  if (how === "touch") await page.waitForTimeout(700);
  await works(page, how, named(page, "Do it for me"), "Do it for me");
}

/** What takes back, does again and begins anew, after something was done. */
async function tryTools(page: Page, how: Means, again: string) {
  for (const name of ["Undo", "Redo", "Undo", "Redo", again]) await works(page, how, named(page, name), name);
}

for (const [at, how] of (["touch", "mouse", "keyboard"] as const).entries())
  test.describe(`by ${how}`, () => {
    test.use(
      how === "touch"
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1366, height: 768 } },
    );

    for (const { folder, path } of oneIn(18, games, 6 * at)) {
      test(`${folder}: every key and button, and both menus`, async ({ page }) => {
        await open(page, path);
        await expect(named(page, "Hint")).toBeVisible();
        await expect(page.getByRole("main").getByText("Looking at the puzzle")).toHaveCount(0);
        await tryRoom(page, how);
        const isGrid = grids.includes(folder);
        await tryTools(page, how, isGrid ? "Reset Puzzle" : "Start again");
        await (isGrid ? tryPad(page, how) : tryBoard(page, how));
      });
    }
  });

/** A cell, each key of the pad as a number and as a mark, and what clears, checks and chooses a tool. */
async function tryPad(page: Page, how: Means) {
  await works(page, how, page.locator("[data-cell].open").first(), "a cell");
  const pad = page.getByRole("toolbar", { name: "Number pad" });
  const names = await pad.locator(".key").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  for (const name of names) await works(page, how, named(pad, name), `the key ${name}`);
  await works(page, how, named(page, "Clear Cell"), "Clear Cell");
  await works(page, how, pad.locator(".pencil"), "the pencil");
  for (const name of names) await works(page, how, named(pad, name), `the mark ${name}`);
  await works(page, how, pad.locator(".pencil"), "the pencil");
  await works(page, how, named(page, "Check Solution"), "Check Solution");
}

/** Every control of a board, each from its start. What is refused is told why. */
async function tryBoard(page: Page, how: Means) {
  const controls = page.locator(".stage-board :is(button, input):not([readonly]):visible");
  for (let nth = 0; nth < Math.min(await controls.count(), 24); nth++) {
    const control = controls.nth(nth);
    const name = (await control.getAttribute("aria-label")) ?? (await control.textContent()) ?? "";
    // A cell of a minefield that is open and has no mine around it has nothing left to do.
    if ((await control.getAttribute("aria-disabled")) === "true" || /open, no mine/.test(name)) continue;
    if (await control.evaluate((one) => one instanceof HTMLInputElement)) await means[how](control);
    else await works(page, how, control, name);
  }
}
