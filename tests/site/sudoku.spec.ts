import type { Page } from "@playwright/test";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { storedIn } from "./database.ts";
import { expect, open, openMenu, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const grid = (page: Page) => page.getByRole("grid");
/** What is read on the page; what is said of it besides stands in regions of its own. */
const shown = (page: Page, text: string) => page.locator("main p:not([role])").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const empty = [...fixed.givens].flatMap((digit, at) => (digit === "0" ? [at] : []));
const [first = 0, second = 0] = empty;
const given = fixed.givens.replaceAll("0", "");
/** The fixed board as others write it. */
const pasted = fixed.givens.replaceAll("0", ".");

const digits = (page: Page) => grid(page).textContent();
const dealt = async (page: Page, grade = "Easy") => {
  await openMenu(page, "New puzzle");
  await page.getByRole("radio", { name: grade }).check();
  await button(page, "Start").click();
  await expect.poll(() => digits(page)).not.toBe(given);
};

test("a new puzzle is dealt at the grade that was asked for; undo leads back across it, redo forth", async ({
  page,
}) => {
  await open(page, "/sudoku");
  await cell(page, first).click();
  await page.keyboard.press(fixed.solution[first] ?? "");
  await dealt(page, "Hard");
  await expect(page.locator(".chip").first()).toHaveText("Hard");
  await expect(grid(page)).toBeInViewport({ ratio: 1 });
  const fresh = await digits(page);
  // The keyboard goes on from there: into the board, and from rung to rung of a hint.
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await page.keyboard.press("h");
  await expect(button(page, "Tell me why")).toBeVisible();
  await page.keyboard.press("h");
  await expect(button(page, "Do it for me")).toBeVisible();
  await button(page, "Undo").click();
  await expect(cell(page, first)).toHaveText(fixed.solution[first] ?? "");
  await expect(page.locator("[data-title]", { hasText: "This is the puzzle before." })).toBeVisible();
  await button(page, "Undo").click();
  await expect.poll(() => digits(page)).toBe(given);
  await button(page, "Redo").click();
  await button(page, "Redo").click();
  await expect.poll(() => digits(page)).toBe(fresh);
});

test("two keys within one frame: the second meets the board as the first has left it", async ({ page }) => {
  await open(page, "/sudoku");
  await cell(page, first).click();
  await cell(page, first).evaluate((element) => {
    for (const key of ["5", "Backspace"]) element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(cell(page, first).locator(".value")).toBeEmpty();
  await expect(shown(page, "empty already")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(cell(page, first)).toHaveText("5");
});

test("a number that stands twice is marked at once, in its row, until it is taken back", async ({ page }) => {
  await open(page, "/sudoku");
  const row = fixed.givens.slice(0, 9).split("");
  const twice = row.find((digit) => /[1-9]/.test(digit)) ?? "";
  const here = row.findIndex((digit) => !/[1-9]/.test(digit));
  await cell(page, here).click();
  await page.keyboard.press(twice);
  await expect(page.getByRole("main").getByText(`${twice} stands twice in row 1.`)).toBeVisible();
  await expect(page.locator("[data-tone=clash]")).toHaveCount(2);
  await page.keyboard.press("Backspace");
  await expect(page.locator("[data-tone=clash]")).toHaveCount(0);
});

test(
  "several puzzles are open at once, each is kept with its marks, and one can be gone back to",
  long,
  async ({ page }) => {
    await open(page, "/sudoku");
    await cell(page, first).click();
    await button(page, "Pencil marks").click();
    await page.keyboard.press(fixed.solution[first] ?? "");
    await expect(cell(page, first)).toHaveAttribute("aria-label", new RegExp(`pencil mark ${fixed.solution[first]}`));
    await dealt(page);
    await expect.poll(async () => (await storedIn(page, "saves")).length).toBe(2);
    const fresh = await digits(page);
    await page.reload();
    await expect.poll(() => digits(page)).toBe(fresh);
    await openMenu(page, "New puzzle");
    await page.getByRole("region", { name: "Puzzles you have begun" }).getByRole("button").first().click();
    await expect(cell(page, first)).toHaveAttribute("aria-label", new RegExp(`pencil mark ${fixed.solution[first]}`));
  },
);

test("a hint says where, then why, then does it; a mistake is taken back without being shown", async ({ page }) => {
  await open(page, "/sudoku");
  await button(page, "Hint").click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toContainText("Look for");
  await expect(page.locator("[data-tone=hint]")).toHaveCount(0);
  await button(page, "Tell me why").click();
  await expect(page.locator("[data-tone=hint]").first()).toBeVisible();
  await button(page, "Do it for me").click();
  await expect(hint).toHaveCount(0);
  await expect.poll(async () => (await digits(page))?.length).toBe(given.length + 1);

  const wrong = (Number(fixed.solution[second]) % 9) + 1;
  const target = (await cell(page, second).textContent()) === "" ? second : (empty[2] ?? 0);
  await cell(page, target).click();
  await page.keyboard.press(String(wrong));
  await button(page, "Hint").click();
  await expect(hint).toContainText(/stands twice in .*\. Which of these cannot stay\?|cannot be right/);
  await expect(page.locator("[data-tone=area], [data-tone=clash]").first()).toBeVisible();
  await button(page, "Tell me why").click();
  await expect(hint).toContainText(`The ${wrong} in row`);
  await expect(page.locator("[data-tone=hint]")).toHaveAttribute("data-cell", String(target));
  await page.reload();
  await button(page, "Back to the last right board").press("Enter");
  await expect(cell(page, target)).toHaveText("");
  await expect(page.locator('[data-cell][tabindex="0"]')).toBeFocused();
});

test("the keyboard reads out the row, the column and the box, finds the next empty cell, and hears what was taken back", async ({
  page,
}) => {
  await open(page, "/sudoku");
  const said = [...fixed.givens].map((digit) => (digit === "0" ? "empty" : digit));
  await cell(page, 0).focus();
  const status = page.getByRole("status").filter({ hasText: /./ });
  const hears = (words: string) => expect(status.filter({ hasText: words })).toHaveCount(1);
  await page.keyboard.press("r");
  await hears(`Row 1: ${said.slice(0, 9).join(", ")}.`);
  await page.keyboard.press("c");
  await hears(`Column 1: ${said.filter((_, at) => at % 9 === 0).join(", ")}.`);
  await page.keyboard.press("b");
  await hears(`Box 1: ${[0, 1, 2, 9, 10, 11, 18, 19, 20].map((at) => said[at]).join(", ")}.`);
  await page.keyboard.press("n");
  await expect(cell(page, empty.find((at) => at > 0) ?? 0)).toBeFocused();
  await page.keyboard.press("n");
  const [, , third = 0] = [0, ...empty.filter((at) => at > 0)];
  await expect(cell(page, third)).toBeFocused();
  await page.keyboard.press(fixed.solution[third] ?? "");
  await hears(`${fixed.solution[third]} in row`);
  await page.keyboard.press("Control+z");
  await hears(`Taken back: ${fixed.solution[third]} in row`);
});

test("a puzzle that was begun is kept when another is asked for, and one press leads back to it", async ({ page }) => {
  await open(page, "/sudoku");
  await cell(page, first).click();
  await page.keyboard.press(fixed.solution[first] ?? "");
  const begun = await digits(page);
  await dealt(page);
  await button(page, "Back to it").click();
  await expect.poll(() => digits(page)).toBe(begun);
});

test("a puzzle is opened from text, from its link and from its code", long, async ({ page }) => {
  await open(page, "/sudoku");
  await dealt(page);
  const fresh = await digits(page);
  await openMenu(page, "More");
  await page.getByText("Show ways to share and open").click();
  const link = await page.getByLabel("A link to this puzzle").inputValue();
  expect(link).toMatch(/\/sudoku#1s:9-easy~\d+$/);
  await page.getByLabel("Open a puzzle").fill(pasted);
  await button(page, "Open it").click();
  await expect.poll(() => digits(page)).toBe(given);
  await page.goto("/about");
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ""));
  await expect.poll(() => digits(page)).toBe(fresh);
  expect(new URL(page.url()).hash).toBe("");
});

for (const [what, text, says] of oneIn(7, [
  ["too short", "53..7", "a full one 81"],
  ["a foreign character", `x${pasted.slice(1)}`, "The character x does not belong in a Sudoku"],
  ["clashing givens", `55${pasted.slice(2)}`, "Two 5s in row 1."],
  ["no solution", fixed.givens.replace("0", String((Number(fixed.solution[first]) % 9) + 1)), "has no solution"],
  ["many solutions", ".".repeat(81), "more than one solution"],
  ["a broken seed", "1s:9-easy~12x", "damaged"],
  ["a newer version", "7s:9-easy~12", "newer Sumwhere"],
  ["settings that cannot be dealt", "1s:4-extreme~12", "4 by 4 boards are all Easy"],
] as const))
  test(`pasted: ${what}: a sentence says what is wrong, and the old game is still there`, async ({ page }) => {
    await open(page, "/sudoku");
    await cell(page, first).click();
    await page.keyboard.press(fixed.solution[first] ?? "");
    const before = await digits(page);
    await openMenu(page, "More");
    await page.getByText("Show ways to share and open").click();
    await page.getByLabel("Open a puzzle").fill(text);
    await button(page, "Open it").click();
    const problem = shown(page, "What you were playing is still there.");
    await expect(problem).toBeVisible();
    await expect(problem).toContainText(says);
    expect(await digits(page)).toBe(before);
  });

test("a link that is damaged says so above the board, where what was played is still there", async ({ page }) => {
  await open(page, "/sudoku");
  await cell(page, first).click();
  await page.keyboard.press(fixed.solution[first] ?? "");
  const before = await digits(page);
  await page.goto("/sudoku#7s:9-easy~12");
  const note = page.getByRole("main").getByText("newer Sumwhere");
  await expect(note).toBeInViewport();
  await expect(note).toContainText("What you were playing is still there.");
  expect(await digits(page)).toBe(before);
  await button(page, "Close").click();
  await expect(note).toHaveCount(0);
});

test(
  "the form of the next puzzle opens with how the last one was dealt, also after coming back",
  long,
  async ({ page }) => {
    await open(page, "/sudoku");
    await dealt(page, "Medium");
    await expect.poll(async () => (await storedIn(page, "saves")).length).toBe(1);
    await open(page, "/sudoku");
    await openMenu(page, "New puzzle");
    await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  },
);

test(
  "settings that do not go together: the grade gives way to the size, and asked for again it is refused in a sentence",
  long,
  async ({ page }) => {
    await open(page, "/sudoku");
    await openMenu(page, "New puzzle");
    await page.getByRole("radio", { name: "Hard" }).check();
    await page.getByRole("radio", { name: "4 by 4" }).check();
    await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
    await page.getByRole("radio", { name: "Hard" }).check();
    await expect(shown(page, "4 by 4 boards are all Easy")).toBeVisible();
    await button(page, "Start").click({ force: true });
    await expect.poll(() => digits(page)).toBe(given);
  },
);

test("the next puzzle of the kind is dealt ahead: it is there although no worker can be asked any more", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let boards = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (task: unknown) {
      if (boards >= 2) return;
      this.addEventListener("message", ({ data }) => "fair" in data && boards++, { once: true });
      post.call(this, task);
    };
    Object.assign(window, { boardsDealt: () => boards });
  });
  await open(page, "/sudoku");
  await dealt(page);
  const one = await digits(page);
  await expect.poll(() => page.evaluate("boardsDealt()")).toBe(2);
  await openMenu(page, "New puzzle");
  await button(page, "Start").click();
  await expect.poll(() => digits(page)).not.toBe(one);
});

test(
  "looking for a puzzle tells how far it is, and can be stopped: the old one is still there",
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      // A worker that tells of 20 boards and then goes on for ever.
      Worker.prototype.postMessage = function () {
        setTimeout(() => this.onmessage?.(new MessageEvent("message", { data: { tried: 20 } })), 50);
      };
    });
    await open(page, "/sudoku");
    await openMenu(page, "New puzzle");
    await button(page, "Start").click();
    await expect(shown(page, "Looking for one that is just right: 20 tried …")).toBeVisible();
    await button(page, "Stop looking").click();
    await expect(shown(page, "Looking for one")).toHaveCount(0);
    await expect.poll(() => digits(page)).toBe(given);
    await expect(button(page, "Start")).toHaveAttribute("aria-disabled", "false");
  },
);

test(
  "printed: so many on a page, with grade and code, and the answers on a page of their own",
  long,
  async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await open(page, "/sudoku");
    await openMenu(page, "More");
    await page.getByText("Show ways to print").click();
    await page.getByRole("radio", { name: "4", exact: true }).check();
    await button(page, "Print").click();
    await expect(page.locator(".print-page")).toHaveCount(2);
    await expect(page.locator(".print-page").first().locator("figure")).toHaveCount(4);
    await expect(page.locator(".print-page figcaption").nth(1)).toContainText(/Easy · 9-easy~\d+/);
    const numbers = page.locator(".print-page").last().locator("figure").first().locator("text");
    expect((await numbers.allTextContents()).join("")).toBe(fixed.solution);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the fixed puzzle is solved from start to end", long, async ({ page }) => {
    await open(page, "/sudoku");
    const pad = page.getByRole("toolbar", { name: "Number pad" });
    for (const at of empty) {
      await cell(page, at).tap();
      await pad.getByRole("button", { name: fixed.solution[at] ?? "", exact: true }).tap();
    }
    await expect(page.getByRole("main").getByText("🎉 Congratulations! You solved it!")).toBeVisible();
    await expect.poll(() => digits(page)).toBe(fixed.solution);
    await button(page, "Another one like it").tap();
    await expect.poll(() => digits(page)).not.toBe(fixed.solution);
  });
});

test("a game that an earlier version kept goes on", async ({ page }) => {
  const cells = fixed.givens.replace("0", fixed.solution[first] ?? "");
  await page.addInitScript((text) => localStorage.setItem("sudoku", text), cells);
  await open(page, "/sudoku");
  await expect(cell(page, first)).toHaveText(fixed.solution[first] ?? "");
});
