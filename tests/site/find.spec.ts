import type { Page } from "@playwright/test";
import { breaksNoRule } from "./axe.ts";
import { expect, hold, offlineReady, open, openMenu, test } from "./fixture.ts";
import { long } from "./sample.ts";
import { test as stored } from "./stored.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const field = (page: Page) => page.getByRole("combobox", { name: "Find anything" });
const options = (page: Page) => dialog(page).getByRole("option");
const chosen = (page: Page) => dialog(page).getByRole("option", { selected: true });
const opener = (page: Page) => page.getByRole("button", { name: "Find anything" });
const index = "**/assets/*search-names*.js";

test("by keyboard: Ctrl+K, a misspelt word, arrows, Enter, and the page has the focus", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("pithagoras");
  await expect(chosen(page)).toHaveAccessibleName("Pythagoras Shapes");
  await expect(dialog(page).getByRole("group", { name: "Skills to practise" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).not.toHaveAccessibleName("Pythagoras Shapes");
  await expect(options(page).filter({ hasText: /^Pythagoras' theorem a² \+ b² = c²$/ })).toBeVisible();
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(await chosen(page).getAttribute("id"));
  await page.keyboard.press("Home");
  await expect(chosen(page)).toHaveAccessibleName("Pythagoras Shapes");
  await page.keyboard.press("End");
  await expect(chosen(page)).toHaveAccessibleName((await options(page).last().textContent())?.trim() ?? "");
  await page.keyboard.press("ArrowDown");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shapes?practise=pythagoras");
  await expect(dialog(page)).toBeHidden();
  // The heading first, then the place for the answer.
  await expect(page.locator("main :focus")).toBeVisible();
  expect(await page.evaluate(() => "same" in window), "without a reload").toBe(true);
});

test("today's challenge is found by its words", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("island");
  const today = options(page).filter({ hasText: "Today's challenge" });
  await expect(today).toHaveAccessibleName("Five islands Today's challenge");
  await page.keyboard.type("s");
  await today.click();
  await expect(page).toHaveURL("/daily-challenge");
});

test("what is typed before the dialog has come is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await open(page, "/about");
  await hold(page, "**/assets/find-dialog*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("sudo");
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ku");
  await expect(field(page)).toHaveValue("sudoku");
});

test(
  "Enter pressed before there are results opens the best for what then stands there, and a text changed since does not",
  long,
  async ({ page }) => {
    for (const [change, path] of [
      ["", "/speed-math"],
      [" ", "/about"],
    ] as const) {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await open(page, "/about");
      await hold(page, index, async (route) => {
        await held;
        await route.continue();
      });
      await page.keyboard.press("Control+k");
      await page.keyboard.type("speed math");
      await page.keyboard.press("Enter");
      await expect(field(page)).toHaveValue("speed math");
      if (change) await page.keyboard.type(change);
      release();
      if (change) await expect(options(page).first()).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.unroute(index);
    }
  },
);

test("no letter is lost, however slow the device", long, async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  for (const delay of [15, 45]) {
    await open(page, "/about");
    await devices.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("fractions", { delay });
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue("fractions");
    await devices.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
});

test("what stands in the field is cleared with a press, and where nothing is found it says what else to try", async ({
  page,
}) => {
  await open(page, "/about");
  await opener(page).click();
  const clear = dialog(page).getByRole("button", { name: "Clear" });
  await expect(clear).toHaveCount(0);
  await page.keyboard.type("xyzzy plugh");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("xyzzy plugh");
  await dialog(page).getByRole("button", { name: "Search in the puzzles' words" }).click();
  await expect(
    dialog(page).getByText("not in the puzzles' words either. Look for a topic instead").last(),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("what came of it is said once the typing rests, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/faq");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("hanoi");
  const said = dialog(page).locator("[data-announcer]");
  await expect(said).toContainText(/^\d results?\.$/);
  await field(page).fill("xyzzy plugh");
  await expect(said).toContainText("No results for “xyzzy plugh”. Try fewer or other words.");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL("/faq");
});

test("what is typed before its styles have come is meant for it", long, async ({ page }) => {
  await hold(page, "**/assets/find*.css", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await open(page, "/about");
  const script = page.waitForResponse(/\/find-dialog/);
  await page.keyboard.press("/");
  await script;
  await page.keyboard.type("fractx", { delay: 100 });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ions");
  await expect(field(page)).toHaveValue("fractions");
  await expect(field(page)).toBeFocused();
});

test("a slash opens it, but stays a character in a field, a key of a board and of the calculator, and can be switched off", async ({
  page,
}) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("3/4");
  await expect(field(page)).toHaveValue("3/4");

  await open(page, "/formulas");
  await page.getByLabel("Search formulas").focus();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search formulas")).toHaveValue("/");
  await open(page, "/calculator");
  for (const key of ["8", "/", "2", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByTestId("display")).toHaveText("4");
  await open(page, "/math-games?play=twenty-four");
  await expect(page.getByRole("heading", { level: 1, name: "24" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();

  await open(page, "/settings");
  await page.getByRole("group", { name: "Single-key shortcuts" }).getByLabel("Off").check();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await open(page, "/about");
  await page.keyboard.press("/");
  await page.waitForTimeout(500);
  await expect(dialog(page)).toBeHidden();
});

test("Ctrl+K over another dialog leaves that one alone, and over itself, too", long, async ({ page }) => {
  await open(page, "/sudoku");
  await openMenu(page, "More");
  await page.keyboard.press("Control+k");
  await page.waitForTimeout(500);
  await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field(page).fill("nim");
  await page.keyboard.press("Control+k");
  await page.waitForTimeout(500);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(field(page)).toHaveValue("nim");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("by touch: the icon, a word, a result; and more of them where there are more", async ({ page }) => {
    await open(page, "/");
    await opener(page).tap();
    await field(page).fill("triangle");
    await expect(dialog(page).getByRole("group", { name: /^Puzzles: 5 of \d+$/ })).toBeVisible();
    for (const option of await options(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const few = await options(page).count();
    await dialog(page).getByRole("button", { name: "Show more results" }).tap();
    expect(await options(page).count()).toBeGreaterThan(few + 10);
    await expect(dialog(page).getByRole("listbox")).toBeFocused();
    await options(page).last().scrollIntoViewIfNeeded();
    await expect(field(page)).toBeInViewport();
    await options(page).first().tap();
    await expect(page).toHaveURL("/geometry/triangles");
    await expect(page.locator("main h1")).toBeFocused();
  });
});

test("the words of the puzzles are fetched when they are asked for", async ({ page }) => {
  await open(page, "/about");
  await opener(page).click();
  await field(page).fill("lupe tarek");
  await expect(options(page)).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Search in the puzzles' words" }).click();
  const cactus = dialog(page).getByRole("option", { name: /^Room for one more cactus/ });
  await expect(cactus).toBeVisible();
  await cactus.click();
  await expect(page).toHaveURL("/logic/easy/43");
});

test("a result opens in a tab of its own, and the dialog stays", long, async ({ page, context }) => {
  await open(page, "/about");
  await opener(page).click();
  await field(page).fill("kenken");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    options(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/kenken");
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL("/about");
});

test("what can be pressed is looked for, and an equation that is typed opens in the tool that solves or draws it", async ({
  page,
}) => {
  await open(page, "/about");
  await opener(page).click();
  await dialog(page).getByRole("button", { name: "sudoku" }).click();
  await expect(field(page)).toHaveValue("sudoku");
  await expect(chosen(page)).toHaveAccessibleName(/^Sudoku/);
  await field(page).fill("x^2-5x+6=0");
  await expect(chosen(page)).toHaveAccessibleName(/^Solve x²−5x\+6=0/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Equations" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue("x^2-5x+6=0");
});

test("a formula is shown by itself", async ({ page }) => {
  await open(page, "/formulas");
  await opener(page).click();
  await field(page).fill("area of a circle");
  await expect(chosen(page)).toHaveAccessibleName(/^Area of a circle/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: /^Geometry/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("article:visible")).toHaveCount(1);
  await expect(page.locator("article:visible")).toContainText("Area of a circle");
});

test("every result on the way to a page leads to one that exists", long, async ({ page, request }) => {
  await open(page, "/about");
  await opener(page).click();
  await field(page).fill("ma");
  await dialog(page).getByRole("button", { name: "Show more results" }).click();
  const paths = await options(page).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(paths.length).toBeGreaterThan(50);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test("where the index does not come, it says so, and tries again", async ({ page, watched }) => {
  watched.expected.push(/Failed to load resource/);
  await open(page, "/about");
  await hold(page, index, (route) => route.abort());
  await opener(page).click();
  await expect(dialog(page).getByText("The list of what there is could not be fetched.").last()).toBeVisible();
  await expect(dialog(page).locator("[data-announcer]")).toContainText("could not be fetched");
  await page.unroute(index);
  await dialog(page).getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("sudoku");
  await expect(options(page).first()).toHaveAccessibleName(/^Sudoku/);
});

test.describe("offline", () => {
  stored("it finds all the same", long, async ({ page, context, watched }) => {
    watched.expected.push(/favicon\.ico|ERR_|Failed to load resource/);
    await open(page, "/about");
    await offlineReady(page);
    await context.setOffline(true);
    await expect(page.getByRole("dialog", { name: "No Internet Connection" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await field(page).fill("minesweeper");
    await expect(chosen(page)).toHaveAccessibleName(/^Minesweeper/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/games?play=minesweeper");
  });
});

test("it breaks no rule of accessibility, light and dark, narrow and wide", long, async ({ page }) => {
  await open(page, "/geometry");
  await opener(page).click();
  for (const words of ["", "fraction", "xyzzy"]) {
    await field(page).fill(words);
    if (words === "fraction") await expect(options(page).first()).toBeVisible();
    await breaksNoRule(page, "dialog[open]", async ({ height }) => {
      const box = await dialog(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    });
  }
});

test("a tip that is found is gone to", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("ask yourself instead");
  await expect(page.getByRole("dialog").getByText("Ask yourself instead of reading again")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tips?tip=ask-yourself");
  await expect(page.getByRole("heading", { name: "Ask yourself instead of reading again" })).toBeFocused();
});
