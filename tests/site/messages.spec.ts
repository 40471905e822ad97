import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { capital, inWords } from "../../src/engine/words.ts";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { dayOf } from "../../src/learner/day.ts";
import { setOfWeek } from "../../src/play/quiz/weeks.ts";
import { expect, hydrated, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

// The rows of the specification's error catalogue that a person provokes on a page, and the states around them.
// Connectivity has its own file, as have unknown and unbuilt routes.

const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

test.describe("daily challenge", () => {
  test("shows the example figures, says wrong and right, and is solved for good", async ({ page }) => {
    await open(page, "/daily-challenge");
    await expect(page.locator("main")).toContainText("5 days");
    await expect(page.locator("main")).toContainText("18");
    await expect(page.getByText("Example.")).toBeVisible();
    const box = page.getByLabel("Your answer");
    const submit = page.getByRole("button", { name: "Submit Answer" });

    await submit.click();
    await expect(page.getByRole("main").getByText("Write your answer first")).toBeVisible();
    for (const wrong of ["11", "10.0", "ten", "١٠", "1 0"]) {
      await box.fill(wrong);
      await submit.click();
      await expect(toast(page, "Not quite").first()).toContainText("Try again or check the hint!");
      await expect(toast(page, "Not quite").first()).toHaveAttribute("data-type", "error");
      await expect(box).toHaveValue(wrong);
    }
    await page.getByText("Show Hint").click();
    await expect(page.getByText("Hide Hint")).toBeVisible();
    await box.fill("  10 ");
    await box.press("Enter");
    await expect(toast(page, "Correct!")).toContainText("You've solved today's challenge!");
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await page.getByText("Show Solution").click();
    await expect(page.getByText("Hide Solution")).toBeVisible();
    await expect(page.locator("main")).toContainText("1 day");
    await expect(page.getByText("Example.")).toBeHidden();

    await page.reload();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await page.getByRole("link", { name: "Try the Weekly Quiz" }).click();
    await expect(page).toHaveURL("/weekly-quiz");
  });

  test("a new day brings a new one, and the streak goes on", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-03-28T12:00:00") });
    await open(page, "/daily-challenge");
    await page.clock.runFor(500);
    await page.getByLabel("Your answer").fill("10");
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await page.clock.runFor(500);
    const first = await page.locator("article h2").textContent();
    // Over the night in which European clocks go forward.
    await page.clock.setSystemTime(new Date("2026-03-29T12:00:00"));
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(500);
    await expect(page.locator("article h2")).not.toHaveText(first ?? "");
    await expect(page.getByLabel("Your answer")).toBeVisible();
    await expect(page.locator("main")).toContainText("1 day");
    // A clock set back a month: nothing is lost, nothing breaks.
    await page.clock.setSystemTime(new Date("2026-02-28T12:00:00"));
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(500);
    await expect(page.locator("main")).toContainText("0 days");
    await page.clock.setSystemTime(new Date("2026-03-28T18:00:00"));
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(500);
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  });
});

test.describe("weekly quiz", () => {
  const sets = globSync("src/content/quiz/set-*.yaml").sort();
  const list: { correct: number }[] = parse(
    readFileSync(sets[setOfWeek(dayOf(new Date()), sets.length)] ?? "", "utf8"),
  ).questions;

  async function play(page: Page, right: number) {
    for (const [index, { correct }] of list.entries()) {
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(`Question ${index + 1} of 10`);
      const options = page.getByRole("list", { name: "Options" }).getByRole("button");
      await expect(options).toHaveCount(4);
      await expect(options.nth(0)).toHaveText(/^A/);
      await expect(options.nth(3)).toHaveText(/^D/);
      const good = index < right;
      await options.nth(good ? correct : (correct + 1) % 4).click();
      await expect(toast(page, good ? "Correct! 🎉" : "Incorrect. Check the explanation!").first()).toBeVisible();
      await expect(options.nth(correct)).toContainText("Right answer");
      if (!good) await expect(options.nth((correct + 1) % 4)).toContainText("Your answer");
      // One pick a question: another one changes nothing.
      await options.nth((correct + 2) % 4).click({ force: true });
      await expect(page.getByText("Your answer", { exact: true })).toHaveCount(good ? 0 : 1);
      await page.getByRole("button", { name: index === 9 ? "Show Results" : "Next Question" }).click();
    }
  }

  // The words for every mark are in a unit test; these three are the bands.
  for (const [right, words] of oneIn(5, [
    [10, "Excellent work!"],
    [8, "Excellent work!"],
    [7, "Good job! Keep practicing!"],
    [6, "Good job! Keep practicing!"],
    [5, "Keep learning! You'll improve!"],
  ] as const)) {
    test(`${right} of 10 says “${words}” and is saved`, async ({ page }) => {
      await open(page, "/weekly-quiz");
      await play(page, right);
      await expect(page.locator("main")).toContainText(`${right}/10`);
      await expect(page.locator("main")).toContainText(`${right * 10}%`);
      await expect(page.locator("main")).toContainText(words);
      await expect(page.locator("main circle[fill-opacity='1']")).toHaveCount(right);
      await expect(page.locator("main circle[fill-opacity]")).toHaveCount(10);
      await expect(page.locator("main")).toContainText(new RegExp(`${capital(inWords(right))} new seeds\\.`));
      await expect(page.getByRole("button", { name: "Try Again" })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => localStorage.getItem("weeklyQuizScore"))).toBe(String(right));
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText("Question 1 of 10");
      await expect(page.getByText("Score: 0")).toBeVisible();
    });
  }

  test("can be taken with the keyboard alone", long, async ({ page }) => {
    await open(page, "/weekly-quiz");
    await page.getByRole("list", { name: "Options" }).getByRole("button").first().focus();
    for (let question = 1; question <= 10; question++) {
      await page.keyboard.press("Enter");
      const next = page.getByRole("button", { name: question === 10 ? "Show Results" : "Next Question" });
      for (let tabs = 0; tabs < 6 && !(await next.evaluate((one) => one === document.activeElement)); tabs++)
        await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
      await page.keyboard.press("Enter");
      if (question < 10) {
        await expect(page.getByRole("heading", { name: `Question ${question + 1} of 10` })).toBeFocused();
        await page.keyboard.press("Tab");
      }
    }
    await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  });
});

test.describe("sudoku", () => {
  const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
  const empty = [...fixed.givens].flatMap((digit, at) => (digit === "0" ? [at] : []));

  test("opens on the fixed grid; wrong, then solved by keyboard alone; kept over a reload; reset", async ({ page }) => {
    await open(page, "/sudoku");
    await expect(page.getByRole("grid")).toContainText(fixed.givens.replaceAll("0", "").slice(0, 2), {
      useInnerText: false,
    });
    await expect(page.getByRole("button", { name: "Clear Cell" })).toBeDisabled();
    await page.getByRole("button", { name: "Check Solution" }).click();
    await expect(page.getByRole("main").getByText("Not quite right. Keep trying!")).toBeVisible();

    await cell(page, 0).focus();
    for (let at = 0; at < 81; at++) {
      if (at > 0 && at % 9 === 0) {
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Home");
      } else if (at > 0) await page.keyboard.press("ArrowRight");
      await expect(cell(page, at)).toBeFocused();
      await page.keyboard.press(fixed.solution[at] ?? "");
    }
    await page.getByRole("button", { name: "Check Solution" }).click();
    await expect(page.getByRole("main").getByText("🎉 Congratulations! You solved it!")).toBeVisible();
    // Said in one place: a message over the page would say the same.
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await page.reload();
    await expect.poll(() => page.getByRole("grid").textContent()).toBe(fixed.solution);
    await page.getByRole("button", { name: "Reset Puzzle" }).click();
    await expect.poll(() => page.getByRole("grid").textContent()).toBe(fixed.givens.replaceAll("0", ""));
    await expect(page.getByRole("button", { name: "Clear Cell" })).toBeDisabled();
  });

  test("the number pad writes, Clear Cell clears, givens cannot be edited", async ({ page }) => {
    await open(page, "/sudoku");
    const at = empty[0] ?? 0;
    const given = [...fixed.givens].findIndex((digit) => digit !== "0");
    await cell(page, at).click();
    await page.getByRole("toolbar", { name: "Number pad" }).getByRole("button", { name: "7" }).click();
    await expect(cell(page, at)).toHaveText("7");
    await expect(cell(page, at)).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Clear Cell" }).click();
    await expect(cell(page, at)).toHaveText("");
    await expect(cell(page, given)).toHaveAttribute("aria-readonly", "true");
    await cell(page, given).click();
    await page.getByRole("toolbar", { name: "Number pad" }).getByRole("button", { name: "1" }).click({ force: true });
    await page.keyboard.press("1");
    await expect(cell(page, given)).toHaveText(fixed.givens[given] ?? "");
  });

  test("a saved game that is broken is left aside", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("sudoku", "12x"));
    await open(page, "/sudoku");
    await expect.poll(() => page.getByRole("grid").textContent()).toBe(fixed.givens.replaceAll("0", ""));
  });
});

test("jokes go round after the twentieth", long, async ({ page }) => {
  await open(page, "/jokes");
  const next = page.getByRole("button", { name: "Next Joke" });
  for (let joke = 1; joke <= 20; joke++) {
    await expect(page.getByText(`Joke ${joke} of 20`)).toBeVisible();
    await next.click();
  }
  await expect(page.getByText("Joke 1 of 20")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Math Puns" }).locator("..").getByRole("listitem")).toHaveCount(10);
});

test("formulas: 8, 8, 8 and 7; search in names and formulas", async ({ page }) => {
  await open(page, "/formulas");
  for (const [tab, count] of [
    ["Arithmetic", 8],
    ["Algebra", 8],
    ["Geometry", 8],
    ["Statistics", 7],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(count);
  }
  await page.getByRole("tab", { name: "Geometry" }).click();
  await page.getByLabel("Search formulas").fill("CIRCLE");
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toContainText(/circle/i);
  await page.getByLabel("Search formulas").fill("zzzz".repeat(2500));
  await expect(page.getByRole("tabpanel")).toContainText("No formula in Geometry");
  await page.getByLabel("Search formulas").fill("");
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(8);
});

test.describe("calculator", () => {
  const display = (page: Page) => page.getByTestId("display");

  test("by mouse: chaining, backspace, division by zero explained", async ({ page }) => {
    await open(page, "/calculator");
    const press = async (...names: string[]) => {
      for (const name of names) await page.getByRole("button", { name, exact: true }).click();
    };
    await press("1", "2", "Add", "3", "Multiply");
    await expect(display(page)).toHaveText("15");
    await press("2", "Equals");
    await expect(display(page)).toHaveText("30");
    await press("5", "6", "Backspace");
    await expect(display(page)).toHaveText("5");
    await press("Divide", "0", "Equals");
    await expect(display(page)).toHaveText("Infinity");
    await expect(page.locator("main")).toContainText("Dividing by zero has no answer");
    await press("Clear", "0", "Divide", "0", "Equals");
    await expect(display(page)).toHaveText("NaN");
    await press("Clear");
    await expect(display(page)).toHaveText("0");
  });

  test("by keyboard", async ({ page }) => {
    await open(page, "/calculator");
    await page.keyboard.type("0.1+0,2");
    await page.keyboard.press("Enter");
    await expect(display(page)).toHaveText("0.3");
    await page.keyboard.type("9*9=");
    await expect(display(page)).toHaveText("81");
    await page.keyboard.press("Escape");
    await expect(display(page)).toHaveText("0");
  });
});

test("FAQ: one open at a time, and it closes again", async ({ page }) => {
  await open(page, "/faq");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "General",
    "Privacy & Safety",
    "Features & Content",
    "Technical",
    "Using the App",
    "Support",
  ]);
  const entries = page.locator("main details");
  await entries.nth(0).locator("summary").click();
  await entries.nth(4).locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await entries.nth(4).locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("contact: three letters to the address of the settings", async ({ page }) => {
  await open(page, "/contact");
  const { email } = parse(readFileSync("src/content/site.yaml", "utf8"));
  const links = page.locator(`main a[href^="mailto:${email}?subject="]`);
  await expect(links).toHaveCount(3);
  await expect(page.locator("main")).toContainText("48 hours");
});

for (const [path, sections] of [
  ["/privacy", 10],
  ["/terms", 18],
] as const) {
  test(`${path}: ${sections} sections, dated`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("main section > h2")).toHaveCount(sections);
    await expect(page.locator("main")).toContainText("Last updated: October 25, 2025");
  });
}
