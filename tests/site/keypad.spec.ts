import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { choose, expect, hold, kept, open, test, typeAnswers, verdictIn } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const pad = (page: Page) => page.getByRole("group", { name: "Keypad" });
const field = (page: Page) => page.getByLabel("Your answer").first();
const press = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await pad(page).getByRole("button", { name, exact: true }).tap();
};

test.beforeEach(({ page }) => typeAnswers(page));

/** With the field at the lower edge of the screen, where the keypad comes up. */
async function begin(page: Page, path: string): Promise<void> {
  await open(page, path);
  await field(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
  await field(page).tap();
  await expect(pad(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("inputmode", "none");
}

/** Nothing lies over the middle of it, and the keypad ends where it ends. */
async function inSight(one: Locator): Promise<void> {
  await expect
    .poll(() =>
      one.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const least = document.querySelector("[data-keypad]")?.getBoundingClientRect().top ?? innerHeight;
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom <= least && (above === element || element.contains(above));
      }),
    )
    .toBe(true);
}

for (const viewport of oneIn(2, [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
]))
  test.describe(`a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("a list: wrong, then right; the field and the button stay in sight, the keys are wide enough", async ({
      page,
    }) => {
      await begin(page, "/arithmetic/easy");
      const card = page.locator("article").first();
      await inSight(field(page));
      await inSight(card.getByRole("button", { name: "Check", exact: true }));
      for (const key of await pad(page).getByRole("button").all()) {
        const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await press(page, "4", "comma", "3");
      await expect(field(page)).toHaveValue("4, 3");
      await expect(field(page)).toBeFocused();
      await press(page, "Check");
      await expect(verdictIn(card)).toContainText("Not yet.");
      // Whoever was wrong goes on at once: the keypad stays, and what came of the answer stands above it.
      await expect(pad(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      if (viewport.height > 400) await inSight(card.locator("output"));
      await press(page, "3", "comma", "4", "Check");
      await expect(verdictIn(card)).toContainText("Yes");
      await expect(pad(page)).toBeHidden();
      await inSight(card.getByRole("button", { name: "Next puzzle" }));
      await kept(page, 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test("a page of one puzzle: all is in sight, and the page is as long as before when the keypad is gone", async ({
      page,
    }) => {
      await choose(page, { answers: "text" });
      await open(page, "/geometry/circles/17");
      const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await tall();
      await begin(page, "/geometry/circles/17");
      await expect.poll(tall).toBeGreaterThan(before);
      await inSight(field(page));
      await inSight(page.getByRole("button", { name: "Check", exact: true }).first());
      await page.keyboard.press("Escape");
      await expect(pad(page)).toBeHidden();
      await expect(field(page)).toBeFocused();
      await expect.poll(tall).toBe(before);
    });
  });

test.describe("by finger", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a fraction: keys write at the caret and over what is selected", async ({ page }) => {
    await choose(page, { answers: "text" });
    await begin(page, "/arithmetic/medium/18");
    await press(page, "minus", "3", "divided by, fraction bar", "4");
    await expect(field(page)).toHaveValue("−3/4");
    await press(page, "one to the left", "one to the left", "2");
    await expect(field(page)).toHaveValue("−32/4");
    await field(page).evaluate((element: HTMLInputElement) => element.setSelectionRange(0, 3));
    await press(page, "2", "3");
    await expect(field(page)).toHaveValue("23/4");
    await press(page, "one to the right", "2", "one to the right", "4", "delete", "delete");
    await expect(field(page)).toHaveValue("23/2");
    await press(page, "4", "Check");
    await expect(verdictIn(page).first()).toContainText("Yes");
  });

  test("a screen reader's focus on a key goes back to the field", async ({ page }) => {
    await choose(page, { answers: "text" });
    await begin(page, "/arithmetic/medium/18");
    await press(page, "2");
    await pad(page).getByRole("button", { name: "3", exact: true }).focus();
    await expect(field(page)).toBeFocused();
    await press(page, "3");
    await expect(field(page)).toHaveValue("23");
  });

  test("a long press clears the field", long, async ({ page }) => {
    await choose(page, { answers: "text" });
    await begin(page, "/arithmetic/medium/18");
    await press(page, "1", "2", "3");
    const erase = pad(page).getByRole("button", { name: "delete" });
    await erase.dispatchEvent("pointerdown");
    await expect(field(page)).toHaveValue("");
    await erase.dispatchEvent("pointerup");
    await press(page, "7", "8", "delete");
    await expect(field(page)).toHaveValue("7");
  });

  test("decimals with a comma and thousands apart, as the reader writes them", async ({ page }) => {
    await choose(page, { numbers: "comma", answers: "text" });
    await begin(page, "/arithmetic/easy/8");
    await press(page, "1", "space", "2", "3", "4", "decimal comma", "5", "Check");
    await expect(verdictIn(page).first()).toContainText("1234,5");
    await press(page, "7", "decimal comma", "2", "Check");
    await expect(verdictIn(page).first()).toContainText("Yes");
  });

  test("an expression has its letter, roots and brackets", long, async ({ page }) => {
    await begin(page, "/algebra/polynomials/6");
    await press(page, "square root", "open bracket", "x", "to the power of", "2", "close bracket", "plus", "3", "x");
    await expect(field(page)).toHaveValue("√(x^2)+3x");
    await inSight(field(page));
  });

  test("digits of the reader on the keys and in the field", long, async ({ page }) => {
    await choose(page, { digits: "arab", answers: "text" });
    await begin(page, "/arithmetic/easy");
    await expect(pad(page).getByRole("button", { name: /^٣/ })).toBeVisible();
    await pad(page).getByRole("button", { name: /^٣/ }).tap();
    await press(page, "comma");
    await pad(page).getByRole("button", { name: /^٤/ }).tap();
    await expect(field(page)).toHaveValue("٣, ٤");
    await press(page, "Check");
    await expect(verdictIn(page.locator("article").first())).toContainText("Yes");
  });

  test("abc brings the device's keyboard, and stays with the field", async ({ page }) => {
    await begin(page, "/arithmetic/easy");
    await press(page, "abc, the keyboard of this device");
    await expect(pad(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("inputmode", "text");
    await page.getByLabel("Your answer").nth(1).tap();
    await expect(pad(page)).toBeVisible();
    await field(page).tap();
    await expect(pad(page)).toBeHidden();
    await expect(field(page)).toHaveAttribute("inputmode", "text");
  });

  test("Escape, a tap beside it and real keys put it away", async ({ page }) => {
    await begin(page, "/arithmetic/easy");
    await page.keyboard.press("Escape");
    await expect(pad(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await field(page).tap();
    await expect(pad(page)).toBeVisible();
    await page.locator("article").first().getByRole("heading").tap();
    await expect(pad(page)).toBeHidden();
    await field(page).tap();
    await expect(pad(page)).toBeVisible();
    await page.keyboard.type("3, 4");
    await expect(pad(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(verdictIn(page.locator("article").first())).toContainText("Yes");
  });

  test("practice: a question after another without a tap on the field", async ({ page }) => {
    await open(page, "/tables?practise=times-tables");
    await field(page).tap();
    for (let n = 1; n <= 2; n++) {
      await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
      await expect(pad(page)).toBeVisible();
      const text = (await page.locator("main .prose math").first().textContent()) ?? "";
      const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
      await inSight(field(page));
      await press(page, ...String(a * b), "Check");
      await expect(verdictIn(page).first()).toContainText("Yes");
      await expect(pad(page)).toBeHidden();
      await page.getByRole("button", { name: "Next" }).tap();
    }
  });

  test("tests: the key goes on, and leads back to the last question", long, async ({ page }) => {
    await choose(page, { answers: "text" });
    await open(page, "/monthly-test");
    await page.getByRole("button", { name: "Ages 8–10" }).tap();
    await expect(page.getByRole("heading", { name: "Question 1 of 25" })).toBeVisible();
    const typed = page.getByRole("textbox");
    while ((await typed.count()) === 0) await page.getByRole("button", { name: "Next" }).tap();
    const heading = page.locator("#question");
    const before = (await heading.textContent()) ?? "";
    await typed.tap();
    await press(page, "7", "Next");
    await expect(heading).not.toHaveText(before);
    await page.getByRole("button", { name: "Back" }).tap();
    await expect(typed).toHaveValue("7");
  });

  test("the daily challenge has digits alone", long, async ({ page }) => {
    await begin(page, "/daily-challenge");
    await expect(pad(page).getByRole("button", { name: "minus" })).toHaveCount(0);
    await press(page, "9", "9", "9", "9", "Submit");
    // The message over the page says the specified words; the card says, once, what is known of the answer.
    await expect(page.getByText("Not quite")).toBeVisible();
    await expect(page.locator("form p")).toContainText("You wrote 9999.");
    await expect(page.locator("form p")).not.toContainText("Not quite");
    await expect(pad(page)).toBeVisible();
    const room = async () =>
      ((await pad(page).boundingBox())?.y ?? 0) -
      (await page.locator("form p").evaluate((text) => text.getBoundingClientRect().bottom));
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test("words keep the device's keyboard, and so does everything where the keypad is not wanted", async ({ page }) => {
    await open(page, "/riddles");
    await field(page).tap();
    await expect(field(page)).toHaveAttribute("inputmode", "text");
    await expect(pad(page)).toBeHidden();
    await open(page, "/settings");
    await page.getByRole("group", { name: "Keypad for answers" }).getByLabel("Never").check();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, "/tables?practise=times-tables");
    await field(page).tap();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("inputmode", "numeric");
    await expect(pad(page)).toBeHidden();
    expect(scripts.filter((path) => /\/keypad-/.test(path))).toEqual([]);
  });

  test("where it cannot be fetched, the device's keyboard is there", long, async ({ page, watched }) => {
    watched.expected.push(/Failed to load resource/);
    await hold(page, /\/keypad-[^/]*\.js/, (route) => route.abort());
    await open(page, "/tables?practise=times-tables");
    await field(page).tap();
    await expect(field(page)).toHaveAttribute("inputmode", "numeric");
    await expect(field(page)).toBeFocused();
    await expect(pad(page)).toBeHidden();
  });

  test("breaks no rule of accessibility, light and dark", long, async ({ page }) => {
    await begin(page, "/algebra/polynomials/6");
    await page.evaluate(axe.source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await page.evaluate(async () => [
        ...(await axe.run("[data-keypad]")).violations,
        ...(await axe.run("main")).violations,
      ]);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test("parts of an answer: after a wrong one the keypad stays and the next digit takes the place of the last", async ({
    page,
  }) => {
    await choose(page, { answers: "parts" });
    await open(page, "/arithmetic/medium/18");
    const part = (name: string) => page.getByRole("textbox", { name, exact: true });
    await expect(part("numerator")).toBeVisible();
    await part("numerator").tap();
    await press(page, "2", "3", "Next", "9", "Check");
    await expect(verdictIn(page).first()).toContainText("Not yet.");
    await expect(part("denominator")).toBeFocused();
    await inSight(page.locator("output").first());
    await press(page, "2", "4", "Check");
    await expect(verdictIn(page).first()).toContainText("Yes, 23/24");
    await expect(pad(page)).toBeHidden();
  });

  test("a sum of fractions: worked out, the keypad gives its room to the result", async ({ page }) => {
    await open(page, "/fraction-calc");
    const sum = page.getByLabel("Your sum");
    await sum.tap();
    await expect(pad(page)).toBeVisible();
    await expect(sum).toHaveAttribute("inputmode", "none");
    await press(page, "2", "space", "1", "divided by, fraction bar", "3", "times", "Enter");
    await expect(page.locator("#sum-trouble")).toContainText("Something is missing at the end.");
    await expect(pad(page)).toBeVisible();
    await press(page, "4", "Enter");
    await expect(sum).toHaveValue("2 1/3×4");
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
    await expect(pad(page)).toBeHidden();
  });

  for (const [path, id, keys, written, answer] of [
    ["/scientific-calc?equation=x=1", "#equation-field", "2, x, equals, 6", "2x=6", "There is one solution."],
    ["/percentage-calc?ask=chain&amount=200", "#blank-changes", "minus, 2, 0, comma, plus, 1, 5", "−20, +15", "184"],
    ["/area-calc?shape=square", "#size-a", "square root, 3", "√3", "A = 3"],
    ["/volume-calc?shape=cube", "#size-a", "2, pi", "2π", "8π"],
    ["/converter?value=5&from=°C&to=°F", "#converter-value", "minus, 4, 0", "−40", "−40 °F"],
    ["/graph-plotter", "#graph-line-0", "bar of an absolute value, x, bar of an absolute value", "|x|", "(0, 0)"],
  ] as const)
    test(`${path} is written in on the keypad, too`, path === "/graph-plotter" ? {} : long, async ({ page }) => {
      await open(page, path);
      await page.locator(id).tap();
      await expect(page.locator(id)).toBeFocused();
      await expect(page.locator(id)).toHaveAttribute("inputmode", "none");
      await page.locator(id).selectText();
      await press(page, ...keys.split(", "));
      await expect(page.locator(id)).toHaveValue(written);
      await expect(page.locator(id)).toBeFocused();
      const last = pad(page).getByRole("button", { name: /^(?:Enter|Done)$/ });
      await last.tap();
      await expect(page.getByRole("main")).toContainText(answer);
    });

  test("what is wrong with a line of the plotter, and how it was read, stand above the keypad", async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await open(page, "/graph-plotter");
      const line = page.getByLabel("Line 1", { exact: true });
      await line.tap();
      await line.selectText();
      await press(page, "x", "plus");
      const said = page.locator("#graph-line-0-read");
      await expect(said).toContainText("Something is missing at the end.");
      await inSight(said);
      await inSight(line);
      await press(page, "1", "divided by, fraction bar", "x");
      await expect(said).toContainText("Read as");
      await inSight(said);
    }
  });

  test("boards have number pads of their own", long, async ({ page }) => {
    await open(page, "/math-games?play=number-pyramids");
    await page.locator("[data-brick]:not([readonly])").first().tap();
    await expect(page.getByRole("group", { name: "Number pad" })).toBeVisible();
    await expect(pad(page)).toBeHidden();
  });
});

test("at a desk nothing changes", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, "/arithmetic/easy");
  await field(page).click();
  await expect(field(page)).toHaveAttribute("inputmode", "text");
  await page.keyboard.type("3, 4");
  await page.keyboard.press("Enter");
  await expect(verdictIn(page.locator("article").first())).toContainText("Yes");
  await expect(pad(page)).toBeHidden();
  expect(scripts.filter((path) => /\/keypad-/.test(path))).toEqual([]);
});
