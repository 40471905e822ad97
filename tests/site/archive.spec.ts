import type { Page } from "@playwright/test";
import { challengeOf } from "../../src/content/daily-calendar.ts";
import type { Family } from "../../src/engine/family.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { expect, kept, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The answer to a day's challenge, worked out here from the calendar and the family's own code. */
async function answerTo(day: string): Promise<string> {
  const challenge = challengeOf(day);
  if (challenge.kind !== "family") throw new Error(`${day} is one of the first days`);
  const module: { default: Family } = await import(`../../src/content/families/${challenge.family}.ts`);
  const { answer } = module.default.write(drawParameters(module.default, random(challenge.seed)));
  return answer.kind === "whole" ? answer.value : "";
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-03-18T12:00:00"));
});

test("a day of an earlier month is found, tried and solved, with the keyboard alone", async ({ page }) => {
  await open(page, "/archive");
  await expect(page.getByRole("table", { name: "Daily challenges of March 2026" })).toBeVisible();
  await expect(page.getByText("Solved so far: 0 of 145.")).toBeVisible();
  // Days to come are there, but lead nowhere.
  await expect(page.getByRole("cell", { name: "18" }).getByRole("link")).toHaveAttribute("aria-current", "date");
  await expect(page.getByRole("cell", { name: "19" }).getByRole("link")).toHaveCount(0);

  await page.getByRole("button", { name: "Month before" }).press("Enter");
  await page.getByRole("button", { name: "Month before" }).press("Enter");
  await expect(page).toHaveURL("/archive?month=2026-01");
  await page.getByRole("link", { name: "5 January 2026, challenge 73 (not yet tried)" }).press("Enter");
  await expect(page).toHaveURL("/archive?day=2026-01-05");
  await expect(heading(page)).toHaveText("Challenge 73");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("main")).toContainText(/Monday,? 5 January 2026/);

  const box = page.getByLabel("Your answer");
  await expect(page.getByText("Fetching the challenge")).toBeHidden();
  await box.fill("999999");
  await box.press("Enter");
  await expect(page.locator("[data-sonner-toast]").first()).toContainText("Not quite");
  await expect(page.getByRole("region", { name: "What you did" })).toContainText("Tried, and still open.");
  await page.clock.setFixedTime(new Date("2026-03-18T12:01:00"));
  await box.fill(await answerTo("2026-01-05"));
  await box.press("Enter");
  await expect(page.getByText("You've solved the challenge of 5 January 2026!").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeFocused();
  await expect(page.getByRole("region", { name: "What you did" })).toContainText("Solved on 18 March 2026.");
  await expect(page.getByRole("region", { name: "What you did" })).toContainText("Your answers: 999999, ");
  await kept(page, 2);

  await page.getByRole("link", { name: "All daily challenges" }).press("Enter");
  await expect(page).toHaveURL("/archive?month=2026-01");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("link", { name: "5 January 2026, challenge 73 (solved)" })).toBeVisible();
  await page.getByLabel("Month", { exact: true }).selectOption("October 2025");
  await expect(page.getByRole("link", { name: /challenge/ })).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Month before" })).toHaveAttribute("aria-disabled", "true");

  // Solved today: it counts for today's run of days, whatever day it was set for.
  await open(page, "/daily-challenge");
  await expect(page.locator("main")).toContainText("1 day");
});

test("a past week's quiz can be taken, and its row says what was right", long, async ({ page }) => {
  await open(page, "/archive");
  await page.getByRole("tab", { name: "Weekly quizzes" }).click();
  await expect(page).toHaveURL("/archive?show=weekly");
  await expect(page.getByRole("listitem").filter({ hasText: "Week of 16 March 2026" })).toContainText("this week");
  await expect(page.getByRole("listitem").filter({ hasText: "Week of 20 October 2025" })).toContainText("not yet");
  await page.getByRole("link", { name: "Week of 20 October 2025" }).click();
  await expect(page).toHaveURL("/archive?week=2025-10-20");
  await expect(heading(page)).toBeFocused();
  const options = page.getByRole("list", { name: "Options" }).getByRole("button");
  await options.nth(2).click();
  await expect(options.nth(2)).toContainText("Right answer");
  await page.getByRole("button", { name: "Next Question" }).click();
  await options.nth(0).click();
  await kept(page, 2);
  await expect(page.locator("main")).toContainText("So far: 1 of 10 right, 2 answered.");
  await page.getByRole("link", { name: "All weekly quizzes" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Week of 20 October 2025" })).toContainText(
    "1 of 10 right, 2 answered",
  );
  expect(await page.evaluate(() => localStorage.getItem("weeklyQuizScore"))).toBe(null);
});

for (const [address, words] of oneIn(3, [
  ["?day=2026-03-19", "19 March 2026 is still to come."],
  ["?day=2025-10-24", "The first daily challenge was on 25 October 2025."],
  ["?day=2026-02-29", "“2026-02-29” is no day of the calendar."],
  ["?day=%3Cscript%3Ealert(1)%3C/script%3E", "“<script>alert(1)</script>” is no day of the calendar."],
  [`?day=${"9".repeat(3000)}`, "is no day of the calendar."],
  ["?week=2026-03-23", "The week of 23 March 2026 is still to come."],
  ["?week=next", "“next” is no day of the calendar."],
] as const))
  test(`${address.slice(0, 40)} is answered in a sentence`, async ({ page }) => {
    await open(page, `/archive${address}`);
    await expect(page.locator("main")).toContainText(words);
    await page.getByRole("link", { name: "All daily challenges" }).click();
    await expect(page.getByRole("table", { name: "Daily challenges of March 2026" })).toBeVisible();
  });

test("an unknown month or tab in the address shows this month", async ({ page }) => {
  await open(page, "/archive?month=2031-13&show=hourly");
  await expect(page.getByRole("table", { name: "Daily challenges of March 2026" })).toBeVisible();
});

test("older weeks come bit by bit, and the focus goes with them", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await open(page, "/archive?show=weekly");
  await page.getByRole("button", { name: "Show older weeks (31 left)" }).press("Enter");
  await expect(page.getByRole("link", { name: "Week of 18 May 2026" })).toBeFocused();
  await page.getByRole("button", { name: "Show older weeks (5 left)" }).press("Enter");
  await expect(page.getByRole("link", { name: "Week of 17 November 2025" })).toBeFocused();
  await expect(page.getByRole("button", { name: /Show older weeks/ })).toHaveCount(0);
});
