import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { choose, expect, keptSave, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const path = "/scientific-calc";
const fieldOf = (page: Page) => page.getByLabel("What to work out");

/** Types a line and hands it in, without a mouse. */
async function type(page: Page, line: string): Promise<void> {
  await fieldOf(page).focus();
  await page.keyboard.type(line);
  await page.keyboard.press("Enter");
}

test(
  "the keys of the pad are one stop of Tab: arrows go from key to key, and what is pressed is written",
  long,
  async ({ page }) => {
    await open(page, path);
    await fieldOf(page).focus();
    const pad = page.getByRole("toolbar", { name: "Keys" });
    await page.keyboard.press("Tab");
    await expect(pad.getByRole("button", { name: "Back" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(pad.getByRole("button", { name: "7", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(fieldOf(page)).toHaveValue("79");
    await expect(pad.getByRole("button", { name: "9", exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(pad.getByRole("button", { name: "6", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(fieldOf(page)).toBeFocused();
    await expect(pad.locator("button[tabindex='0']")).toHaveCount(1);
  },
);

test("with the keyboard alone: exact results, letters, functions, the history", async ({ page }) => {
  await open(page, path);
  await type(page, "sin 60");
  const result = page.getByTestId("result");
  await expect(result.locator("msqrt")).toHaveText("3");
  await expect(fieldOf(page)).toHaveValue("");

  await type(page, "*2");
  await expect(result).toHaveText("= 3");
  await expect(page.getByTestId("read-as")).toContainText("Ans");
  await type(page, "a = 5");
  await type(page, "f(x) = x^2 + 1");
  await type(page, "f(a)/4");
  await expect(result.locator("mfrac")).toHaveText("132");
  await page.getByRole("button", { name: "Mixed number" }).press("Enter");
  await expect(result).toContainText("6");
  await page.getByRole("button", { name: "Decimal", exact: true }).press("Enter");
  await expect(result).toHaveText("= 6.5");

  await fieldOf(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page)).toHaveValue("f(x) = x^2 + 1");
  await page.keyboard.press("Escape");
  await expect(fieldOf(page)).toHaveValue("");
});

test("what has no result says why, and what was typed stays", async ({ page }) => {
  await open(page, path);
  for (const [line, why] of [
    ["2 + (3", "bracket"],
    ["1 + √(-4)", "√−4 = 2i"],
    ["5/(2 - 2)", "divided by 0"],
    ["3y", "y has no value yet"],
    ["200!", "too big"],
  ] as const) {
    await fieldOf(page).fill(line);
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("fault"), line).toContainText(why);
    await expect(fieldOf(page)).toHaveValue(line);
    await page.keyboard.press("Escape");
  }
  // More than its reader takes is refused, never cut short and worked out.
  await fieldOf(page).fill("");
  await page.keyboard.insertText(`12${"+1".repeat(600)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("fault")).toContainText("too long");
});

test(
  "the history and the letters are there after a reload; a line can be used, edited, found and deleted",
  long,
  async ({ page }) => {
    await open(page, path);
    await type(page, "b = √2");
    await type(page, "b^2 + 1/2");
    const history = page.getByTestId("history").getByRole("listitem");
    await expect(history).toHaveCount(2);
    await keptSave(page, "calculator-session", ({ answer }) => answer === "5/2");
    await page.reload();
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText("b^2 + 1/2 = 5/2");
    await type(page, "b^2");
    await expect(page.getByTestId("result")).toHaveText("= 2");

    await page.getByRole("button", { name: "Use the result of b^2 + 1/2" }).click();
    await expect(fieldOf(page)).toHaveValue("(5/2)");
    await page.getByRole("button", { name: "Edit b = √2" }).click();
    await expect(fieldOf(page)).toHaveValue("b = √2");
    await page.getByLabel("Search the history").fill("5/2");
    await expect(history).toHaveCount(1);
    await page.getByLabel("Search the history").fill("");
    await page.getByRole("button", { name: "Delete b = √2" }).click();
    await expect(history).toHaveCount(2);
  },
);

test("keys write templates and put the caret into them; memory adds exactly", long, async ({ page }) => {
  await open(page, path);
  const key = (name: string) => page.getByTestId("pad").getByRole("button", { name, exact: true });
  await key("Fraction").click();
  await key("1").click();
  await key("On, to the next place").click();
  await key("3").click();
  await expect(fieldOf(page)).toHaveValue("(1)/(3)");
  await page.getByRole("button", { name: "M+, add to memory" }).click();
  await page.getByRole("button", { name: "M+, add to memory" }).click();
  await expect(page.getByText("Memory: 2/3", { exact: true })).toBeVisible();
  await key("AC, clear").click();
  await key("Square root").click();
  await key("9").click();
  await key("Equals").click();
  await expect(page.getByTestId("result")).toHaveText("= 3");
});

test("how a line was read has brackets for the eye, and for the ear words that say where something ends", async ({
  page,
}) => {
  await open(page, path);
  await fieldOf(page).fill("1/(2+3) - 1");
  const words = page.getByTestId("words");
  await expect(words.locator("[aria-hidden]")).toHaveText("I read: the fraction (1 over 2 plus 3) minus 1.");
  await expect(words.locator(".sr-only")).toHaveText("I read: the fraction 1 over 2 plus 3, end fraction, minus 1.");
});

test(
  "whoever writes a decimal comma has commas in the history, on the page and in its file",
  long,
  async ({ page }) => {
    await choose(page, { numbers: "comma" });
    await open(page, path);
    await type(page, "0,5+1");
    const line = page.getByTestId("history").getByRole("listitem").first();
    await expect(line).toContainText("0,5+1 = 1,5");
    await type(page, "√2*1.5");
    await type(page, "ln 2");
    await expect(line).toContainText("ln 2 ≈ 0,69314718056");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as text" }).press("Enter");
    const text = readFileSync(await (await coming).path(), "utf8");
    expect(text).toContain("ln 2 ≈ 0,69314718056");
    expect(text).toContain("√2*1,5 = ");
    expect(text).not.toMatch(/\d\.\d/);
  },
);

test("a link opens a line with its letters and its unit of angles", async ({ page }) => {
  await open(page, `${path}?e=a+sin+50&angle=grad&a=2`);
  await expect(fieldOf(page)).toHaveValue("a sin 50");
  await expect(page.getByTestId("result").locator("msqrt")).toHaveText("2");
  await expect(page.getByRole("radio", { name: "Gradians" })).toBeChecked();
});

test("a table of a function and what is known of a list", long, async ({ page }) => {
  await open(page, path);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByLabel("A function of x").fill("1/x");
  const rows = page.getByTestId("values").getByRole("row");
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(4)).toContainText("no value");
  await page.getByRole("tab", { name: "List" }).click();
  await page.getByLabel("A list of numbers").fill("2, 4, 4, 4, 5, 5, 7, 9");
  await expect(page.getByTestId("measures").getByRole("row", { name: /σ/ })).toContainText("2");
});

test("a table and a list stand in the address, with the letters they need", long, async ({ page }) => {
  await open(page, `${path}?table=f(x)%2F2&from=0&to=1&step=1%2F2&a=3&f=x:+x^2%2Ba&numbers=point`);
  await expect(page.getByTestId("values").getByRole("row")).toHaveText([/x/, /^0.*32 = 1.5/, /138/, /^1.*2/]);
  await page.getByLabel("Step").fill("1");
  await expect(page.getByTestId("values").getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(/step=1&.*a=3/);
  await page.getByRole("tab", { name: "List" }).click();
  await page.getByLabel("A list of numbers").fill("2, 3.5, 8");
  await expect(page).toHaveURL(/\?list=2%2C\+3.5%2C\+8/);
  await page.reload();
  await expect(page.getByRole("row", { name: /^Mean/ })).toContainText("4.5");
});

test("while a line is typed the keys below it stay where they are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const seven = page.getByTestId("pad").getByRole("button", { name: "7", exact: true });
  const before = await seven.boundingBox();
  for (const line of ["1", "1/", "√2/2+sin(60)", "360"]) {
    await fieldOf(page).fill(line);
    await expect(page.getByTestId("display")).not.toContainText("comes here");
    expect(await seven.boundingBox(), line).toEqual(before);
  }
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toHaveValue("");
  expect(await seven.boundingBox()).toEqual(before);
  await page.getByRole("button", { name: "About this number" }).click();
  await expect(page.getByText("2³ × 3² × 5")).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await fieldOf(page).fill("√2/2+sin(60)");
  await expect(page.getByTestId("result")).toBeInViewport({ ratio: 0.99 });
});

test("nothing is wider than a small phone", long, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  await type(page, "2^200 + 1/3");
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
});

test("all digits of a long number are in sight, in as many lines as they need", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  await type(page, "-2^401");
  const result = page.getByTestId("result");
  await expect(result).toHaveText(`= −${2n ** 401n}`);
  expect(await result.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("an equation in a link is solved line by line beside the calculator", async ({ page }) => {
  await open(page, "/scientific-calc?equation=x^2-5x%2B6%3D0");
  await expect(page.getByRole("tab", { name: "Equations" })).toHaveAttribute("aria-selected", "true");
  const found = page.getByRole("region", { name: "Solution" });
  await expect(found).toContainText("There are two solutions.");
  await page.getByLabel("Your equation").fill("x = x + 1");
  await page.keyboard.press("Enter");
  await expect(found).toContainText("There is no solution");
  await page.getByLabel("Your equation").fill("x^3 = 8");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your equation")).toHaveValue("x^3 = 8");
  await expect(found).toHaveCount(0);
});

test("more equations than letters are a check, and a product gets what the others give", long, async ({ page }) => {
  for (const [equations, found] of [
    ["xy = 1, x = 1, y = 1", "One pair of numbers solves all three equations."],
    ["xy = 2, x = 1, y = 1", "No pair of numbers solves all three equations."],
    ["x^2 = 4, x = 2", "One number solves both equations."],
  ] as const) {
    await open(page, `/scientific-calc?equation=${encodeURIComponent(equations)}`);
    await expect(page.getByRole("region", { name: "Solution" })).toContainText(found);
  }
});

test("an equation, a list and a sum in words lead on by one press, with what was typed", async ({ page }) => {
  await open(page, path);
  await type(page, "5 plus 3");
  await page.getByRole("button", { name: "Write 5 + 3" }).press("Enter");
  await expect(fieldOf(page)).toHaveValue("5 + 3");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("result")).toHaveText("= 8");
  await fieldOf(page).fill("mean(3,8,7)");
  await page.getByRole("button", { name: "Take it to List" }).press("Enter");
  await expect(page.getByRole("tab", { name: "List" })).toBeFocused();
  await expect(page.getByLabel("A list of numbers")).toHaveValue("3,8,7");
  await expect(page.getByRole("row", { name: /^Mean/ })).toContainText("6");
  await page.getByRole("tab", { name: "Calculator" }).click();
  // What was typed is still there.
  await expect(fieldOf(page)).toHaveValue("mean(3,8,7)");
  await fieldOf(page).fill("x^2-5x+6=0");
  await page.getByRole("button", { name: "Solve it under Equations" }).press("Enter");
  await expect(page.getByLabel("Your equation")).toHaveValue("x^2-5x+6=0");
  await expect(page.getByRole("region", { name: "Solution" })).toContainText("There are two solutions.");
  // Enter is enough.
  await page.getByRole("tab", { name: "Calculator" }).click();
  await fieldOf(page).fill("2x + 3 = 11");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your equation")).toHaveValue("2x + 3 = 11");
  await expect(page.getByRole("region", { name: "Solution" })).toContainText("4");
});

test("on a phone held sideways the line, its result and the keys are in sight; π in degrees is asked about", async ({
  page,
}) => {
  // The last two have the site's menu beside them.
  for (const [width, height] of [
    [640, 360],
    [568, 320],
    [780, 360],
    [812, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await fieldOf(page).focus();
    await page.keyboard.type("sin(pi)");
    for (const part of [fieldOf(page), page.getByTestId("result"), page.getByTestId("pad")]) {
      await expect(part, `${width} across`).toBeInViewport({ ratio: 0.99 });
    }
  }
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Work it out in radians" }).click();
  await expect(fieldOf(page)).toHaveValue("sin(pi)");
  await expect(page.getByTestId("result")).toHaveText("= 0");
  await expect(page.getByTestId("pi-in-angle")).toHaveCount(0);
});

test("a percentage that is added is explained to the eye and the ear; 0.1(6) is asked about", async ({ page }) => {
  await open(page, path);
  await type(page, "200+10%");
  await expect(page.getByTestId("result")).toHaveText("= 200.1");
  await expect(page.locator("[data-announcer]").first()).toContainText("= 200.1. 10% is the number 0.1 here.");
  await type(page, "0.1(6)");
  await expect(page.getByTestId("fault")).toContainText("do its digits repeat for ever?");
});

test("beside the site's menu, too, each key is as large as a finger; on a phone the digits are in the first view", async ({
  page,
}) => {
  await open(page, path);
  const keys = page.getByTestId("pad").getByRole("button");
  for (const [width, height] of [
    [640, 360],
    [780, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await keys.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(Math.min(...boxes.flatMap((box) => [box.width, box.height])), `${width} across`).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(keys.filter({ hasText: /^0$/ })).toBeInViewport({ ratio: 0.9 });
});
