import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { daysAfter } from "../../src/learner/day.ts";
import { firstMonday } from "../../src/play/quiz/weeks.ts";
import { expect, kept, open, test } from "./fixture.ts";

const noon = (day: string) => new Date(`${day}T12:00:00`);
/** The Mondays of the weeks whose first question is longest: the sets have their turns from the first Monday on. */
const longest = globSync("src/content/quiz/*.yaml")
  .sort()
  .map((file, week) => ({
    monday: daysAfter(firstMonday, 7 * week),
    length: String(parse(readFileSync(file, "utf8")).questions[0].question).length,
  }))
  .sort((a, b) => b.length - a.length)
  .slice(0, 3)
  .map(({ monday }) => monday);

/** Notes every task that can be seen in main at any time, from the page's first moment. */
async function noteTasks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const task = document.querySelector<HTMLElement>("main :is(article, section) .prose");
      if (task?.checkVisibility({ visibilityProperty: true }) && !seen.includes(task.textContent))
        seen.push(task.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("the weekly quiz writes out no question that the week exchanges", async ({ page }) => {
  const tasks = await noteTasks(page);
  for (const monday of longest) {
    await page.clock.setFixedTime(noon(monday));
    await open(page, "/weekly-quiz");
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    await expect.poll(tasks).toHaveLength(1);
    await expect(page.getByText("Question 10 of 10")).toHaveCount(0);
  }
});

test("a challenge that has been written out stays, and a known learner sees her day's alone", async ({ page }) => {
  const tasks = await noteTasks(page);
  await page.clock.setFixedTime(noon("2026-03-02"));
  await open(page, "/daily-challenge");
  await expect(page.locator("main header").first()).toContainText("2 March 2026");
  await page.getByLabel("Your answer").fill("10");
  await page.getByLabel("Your answer").press("Enter");
  await kept(page, 1);
  expect(await tasks()).toHaveLength(1);
  await page.clock.setFixedTime(noon("2026-03-03"));
  await open(page, "/daily-challenge");
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await expect.poll(tasks).toHaveLength(1);
  expect((await tasks()).join()).not.toContain("islands");
});

test("the largest text of the weekly quiz does not wait for the week's questions", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        Object.assign(window, { largest: entry.element?.closest("header, section")?.localName });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  for (const monday of longest) {
    await page.clock.setFixedTime(noon(monday));
    await open(page, "/weekly-quiz");
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    // Two frames on, the paint with the question has been reported.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => page.evaluate(() => (window as unknown as { largest: string }).largest)).toBe("header");
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("ten questions of the quiz can be read, each with its answer", async ({ page }) => {
    await page.goto("/weekly-quiz");
    const questions = page.locator("main ol > li.card");
    await expect(questions).toHaveCount(10);
    await expect(questions.last().getByRole("heading")).toHaveText("Question 10 of 10");
    await expect(questions.first().getByRole("listitem")).toHaveCount(4);
    await questions.first().getByText("Show Answer").click();
    await expect(questions.first().getByText("Division and multiplication come first")).toBeVisible();
    await expect(page.getByText("Fetching the questions")).toBeHidden();
  });

  test("the first challenge can be read", async ({ page }) => {
    await page.goto("/daily-challenge");
    await expect(page.getByRole("heading", { name: "Five islands" })).toBeVisible();
    await page.getByText("Show Hint").click();
    await expect(page.locator("article details[open] .prose")).toBeVisible();
  });
});
