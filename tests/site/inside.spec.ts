import type { Locator, Page } from "@playwright/test";
import { breaksNoRule } from "./axe.ts";
import { choose, expect, hold, kept, open, test, verdictIn } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const pad = (page: Page) => page.getByRole("group", { name: "Keypad" });
const press = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await pad(page).getByRole("button", { name, exact: true }).tap();
};
const answer = (page: Page) => page.locator("article").first().locator(".parts");
const part = (page: Page, name: string) => answer(page).getByRole("textbox", { name, exact: true });
const plain = (page: Page) => page.getByLabel("Your answer", { exact: false }).and(page.locator("input.typed")).first();
const verdict = (page: Page) => verdictIn(page.locator("article").first());
const check = (page: Page) => page.locator("article").first().getByRole("button", { name: "Check", exact: true });

/** What moved on the page without anybody's doing, in the unit of layout shifts. */
async function moved(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        if (!shift.hadRecentInput) Object.assign(window, { moved: Reflect.get(window, "moved") + shift.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, path);
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, "moved"))))),
  );
}

/** React has taken over the parts: they tell the field what is typed. */
async function ready(one: Locator): Promise<void> {
  await expect
    .poll(() => one.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a fraction: its bar leads on, wrong and right", async ({ page }) => {
    expect(await moved(page, "/arithmetic/medium/18")).toBe(0);
    await expect(plain(page)).toBeHidden();
    await ready(part(page, "numerator"));
    await part(page, "numerator").tap();
    await expect(part(page, "numerator")).toHaveAttribute("inputmode", "none");
    await press(page, "2", "Next");
    await expect(part(page, "denominator")).toBeFocused();
    await expect(pad(page).getByRole("button", { name: "minus" })).toHaveCount(0);
    await press(page, "4");
    await check(page).tap();
    await expect(verdict(page)).toContainText("Not yet.");
    await expect(page.getByText("Tried so far:")).toContainText("2/4");
    await part(page, "denominator").tap();
    await part(page, "denominator").evaluate((element: HTMLInputElement) => element.setSelectionRange(0, 0));
    await press(page, "one to the left", "3");
    await expect(part(page, "numerator")).toHaveValue("23");
    await press(page, "one to the right", "2", "Check");
    await expect(part(page, "denominator")).toHaveValue("24");
    await expect(verdict(page)).toContainText("Yes, 23/24");
    await kept(page, 2);
  });

  test("the boxes of a sum stand where the sum is, in the place of the field", async ({ page }) => {
    expect(await moved(page, "/arithmetic/easy")).toBe(0);
    await expect(plain(page)).toBeHidden();
    await expect(page.locator("article").first()).toContainText("Fill in the boxes above.");
    await expect(answer(page)).toHaveText("8 − 7 = 36");
    await expect(page.locator("article").first().locator("math").first()).toBeHidden();
    await part(page, "first box").tap();
    await expect(pad(page).getByRole("button", { name: "comma" })).toHaveCount(0);
    await press(page, "3");
    await expect(part(page, "second box")).toBeFocused();
    await expect(plain(page)).toHaveValue("3, ?");
    await press(page, "Check");
    await expect(verdict(page)).toContainText("There is still an empty place");
    await part(page, "second box").tap();
    await press(page, "5", "Check");
    await expect(verdict(page)).toContainText("Not yet.");
    await part(page, "second box").tap();
    await press(page, "4");
    await expect(plain(page)).toHaveValue("3, 4");
    await press(page, "delete", "delete");
    await expect(part(page, "first box")).toBeFocused();
    await press(page, "3", "4", "Check");
    await expect(verdict(page)).toContainText("Yes: 3, 4");
  });

  test("chips in order: a second press takes one back", async ({ page }) => {
    expect(await moved(page, "/logic/easy/1")).toBe(0);
    const chip = (name: string) => answer(page).getByRole("button", { name });
    await ready(chip("Aiko"));
    for (const name of ["Dara", "Aiko", "Chen", "Emeka", "Bruno"]) await chip(name).tap();
    await check(page).tap();
    await expect(verdict(page)).toContainText("Not yet.");
    await chip("Aiko").tap();
    await expect(answer(page).getByRole("listitem")).toHaveText(["Dara", "Chen", "Emeka", "Bruno", "empty"]);
    await chip("Aiko").tap();
    await check(page).tap();
    await expect(verdict(page)).toContainText("Yes: Dara, Chen, Emeka, Bruno, Aiko");
    await expect(pad(page)).toHaveCount(0);
  });

  test("a practice question goes on in its first part", async ({ page }) => {
    await open(page, "/fractions?practise=adding-fractions");
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    const first = page.locator(".parts input").first();
    await expect(first).toBeVisible();
    await first.tap();
    await expect(pad(page)).toBeVisible();
    await expect(page.locator("input.typed")).toBeHidden();
  });

  test("named numbers, and the keys of each form", async ({ page }) => {
    await open(page, "/algebra/systems/3");
    await ready(part(page, "x"));
    await part(page, "x").tap();
    await press(page, "4", "Next", "minus", "4", "Check");
    await expect(verdict(page)).toContainText("Yes: x = 4, y = −4");
    await open(page, "/word-problems/easy/2");
    await ready(part(page, "hours"));
    await part(page, "hours").tap();
    await press(page, "1", "0", "Next", "1", "5", "Check");
    await expect(verdict(page)).toContainText("Yes, 10:15");
  });
});

test.describe("at a desk", () => {
  test("by keyboard alone: on with the bar, back with Backspace, Enter checks", async ({ page }) => {
    await open(page, "/arithmetic/medium/18");
    await ready(part(page, "numerator"));
    await part(page, "numerator").focus();
    await page.keyboard.type("23/");
    await expect(part(page, "denominator")).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(part(page, "numerator")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("24");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes, 23/24");
    await expect(part(page, "numerator")).toHaveAttribute("inputmode", "text");
  });

  test("a part that is pressed gives way to the next digit; a second press sets the caret", long, async ({ page }) => {
    await open(page, "/arithmetic/medium/18");
    const top = part(page, "numerator");
    await ready(top);
    await top.fill("16");
    await part(page, "denominator").click();
    await top.click();
    await page.keyboard.type("19");
    await expect(top).toHaveValue("19");
    await top.click();
    await page.keyboard.type("2");
    await expect(top).toHaveValue(/^(?:219|129|192)$/);
  });

  test(
    "behind the bar what stood there gives way, and so does an answer that was left there",
    long,
    async ({ page }) => {
      await open(page, "/arithmetic/medium/18");
      const [top, bottom] = [part(page, "numerator"), part(page, "denominator")];
      await ready(top);
      await top.fill("9");
      await bottom.fill("2");
      await top.click();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("11/3");
      await expect(top).toHaveValue("11");
      await expect(bottom).toHaveValue("3");
      await page.reload();
      await expect(top).toHaveValue("11");
      await ready(top);
      await page.keyboard.press("7");
      await expect(top).toHaveValue("7");
    },
  );

  test("a whole answer is pasted into one part", async ({ page }) => {
    await open(page, "/algebra/systems/3");
    await ready(part(page, "x"));
    await part(page, "y").fill("x=4; y=-4");
    await expect(part(page, "x")).toHaveValue("4");
    await expect(part(page, "y")).toHaveValue("-4");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes:");
  });

  test("what is begun survives a reload, in the parts", async ({ page }) => {
    await open(page, "/algebra/systems/3");
    await ready(part(page, "x"));
    await part(page, "x").fill("4");
    await page.reload();
    await expect(part(page, "x")).toHaveValue("4");
    await part(page, "y").fill("-4");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes:");
  });

  test("typed instead: the same text, remembered, and back again", async ({ page }) => {
    await open(page, "/arithmetic/medium/18");
    await ready(part(page, "numerator"));
    await part(page, "numerator").fill("23");
    await page.getByRole("button", { name: "Type it instead" }).click();
    await expect(plain(page)).toBeFocused();
    await expect(plain(page)).toHaveValue("23");
    await expect(answer(page)).toBeHidden();
    await page.keyboard.type("/24");
    await open(page, "/arithmetic/medium/18");
    await expect(plain(page)).toHaveValue("23/24");
    await page.getByRole("button", { name: "Use boxes instead" }).click();
    await expect(part(page, "numerator")).toBeFocused();
    await expect(part(page, "denominator")).toHaveValue("24");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes, 23/24");
  });

  test("a sum is filled in or typed, never both", async ({ page }) => {
    await open(page, "/arithmetic/easy/1");
    await ready(part(page, "first box"));
    await part(page, "first box").fill("3");
    await page.getByRole("button", { name: "Type it instead" }).click();
    await expect(plain(page)).toBeFocused();
    await expect(plain(page)).toHaveValue("3, ?");
    await expect(answer(page)).toHaveCount(0);
    await expect(page.locator("article").first().locator("math").first()).toBeVisible();
    await plain(page).fill("3, 4, 5");
    await page.getByRole("button", { name: "Use boxes instead" }).click();
    await expect(plain(page)).toHaveValue("3, 4, 5");
    // The field goes while it is typed into: whoever types is not left without a place.
    await plain(page).fill("");
    await expect(part(page, "first box")).toBeFocused();
    await expect(plain(page)).toBeHidden();
  });

  test("where the boxes do not come there is the field", long, async ({ page, watched }) => {
    // React says that it had to draw that place anew.
    watched.expected.push(/ERR_|Failed to load|Failed to fetch|React error #418/);
    await hold(page, /\/assets\/inside-.*\.js$/, (route) => route.abort());
    await open(page, "/arithmetic/easy/1");
    await ready(plain(page));
    await plain(page).fill("3, 4");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes: 3, 4");
  });

  test("a text that is none of the form stays in the field", long, async ({ page }) => {
    await choose(page, { answers: "text" });
    await open(page, "/arithmetic/medium/18");
    await plain(page).fill("twenty");
    await page.getByRole("button", { name: "Use boxes instead" }).click();
    await expect(plain(page)).toBeVisible();
    await expect(plain(page)).toHaveValue("twenty");
    await plain(page).fill("");
    await expect(part(page, "numerator")).toBeVisible();
  });

  test("where answers are typed the sum stands as it is written", long, async ({ page }) => {
    await choose(page, { answers: "text" });
    await open(page, "/arithmetic/easy");
    await expect(page.locator("article").first().locator("math").first()).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await plain(page).fill("3, 4");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText("Yes: 3, 4");
  });

  test("chips by keyboard: the arrow keys move one that has its place", async ({ page }) => {
    await open(page, "/logic/easy/1");
    const chip = (name: string) => answer(page).getByRole("button", { name });
    await ready(chip("Aiko"));
    await chip("Chen").focus();
    await page.keyboard.press("Enter");
    await expect(chip("Dara")).toBeFocused(); // the one after it
    await page.keyboard.press("Enter");
    await expect(chip("Emeka")).toBeFocused();
    await chip("Dara").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(answer(page).getByRole("listitem")).toHaveText(["Dara", "Chen", "empty", "empty", "empty"]);
    await expect(chip("Dara")).toBeFocused();
  });

  test("a point is put on the grid, moved, and shown where it is typed", async ({ page }) => {
    await open(page, "/geometry/coordinate/1");
    await ready(part(page, "x"));
    const grid = page.locator(".figure-box .fig-plane");
    const mine = page.locator(".figure-box .fig-mine");
    // Thirteen by nine half units round the points (0, 0) to (12, 8).
    const put = async (x: number, y: number) => {
      const { width = 0, height = 0 } = (await grid.boundingBox()) ?? {};
      await grid.click({ position: { x: ((x + 0.5) * width) / 13, y: ((8 - y + 0.5) * height) / 9 } });
    };
    await part(page, "x").focus();
    await put(5, 3);
    await expect(part(page, "x")).toBeFocused();
    await expect(part(page, "x")).toHaveValue("5");
    await expect(part(page, "y")).toHaveValue("3");
    await check(page).click();
    await expect(verdict(page)).toContainText("Not yet.");
    const before = await mine.boundingBox();
    await put(7.2, 2.9);
    await expect(part(page, "x")).toHaveValue("7");
    expect((await mine.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);
    await part(page, "y").fill("20");
    await expect(mine).toHaveCount(0);
    await part(page, "y").fill("3");
    await expect(mine).toHaveCount(1);
    await check(page).click();
    await expect(verdict(page)).toContainText("Yes, (7, 3)");
  });

  test("a number below zero stands on its chip as it stands in the problem", long, async ({ page }) => {
    await open(page, "/arithmetic/easy/10");
    await expect(answer(page).getByRole("button")).toHaveText(["−5", "4", "−2", "7", "−3", "6"]);
    await ready(answer(page).getByRole("button").first());
    for (const name of ["−5", "−2", "7"]) await answer(page).getByRole("button", { name, exact: true }).click();
    await expect(plain(page)).toHaveValue("-5, -2, 7");
    await check(page).click();
    await expect(verdict(page)).toContainText("Yes: −5, −2, 7");
  });

  test("some of the things are chosen", async ({ page }) => {
    await open(page, "/logic/easy/11");
    const chip = (name: string) => answer(page).getByRole("button", { name });
    await ready(chip("Ines"));
    for (const name of ["Pavel", "Kiri", "Ines"]) await chip(name).click();
    await expect(chip("Kiri")).toHaveAttribute("aria-pressed", "true");
    await check(page).click();
    await expect(verdict(page)).toContainText("2 of your 3 are right");
    await chip("Kiri").click();
    await chip("Omar").click();
    await check(page).click();
    await expect(verdict(page)).toContainText("Yes: Ines, Omar, Pavel");
  });

  for (const path of oneIn(6, [
    "/arithmetic/medium/18",
    "/algebra/systems/3",
    "/logic/easy/1",
    "/logic/easy/11",
    "/geometry/coordinate/1",
    "/arithmetic/easy/1",
  ]))
    test(`${path} breaks no rule of accessibility`, async ({ page }) => {
      await open(page, path);
      await ready(answer(page).locator("input, button").first());
      await breaksNoRule(page);
    });
});
