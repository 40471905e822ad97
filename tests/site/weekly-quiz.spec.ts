import type { Page } from "@playwright/test";
import { choose, expect, keptSave, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

// A quiz that is left half-way waits, each week's by itself.

const noon = (day: string) => new Date(`${day}T12:00:00`);
const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const option = (page: Page, letter: string) => page.getByRole("list", { name: "Options" }).getByText(letter).first();
const next = (page: Page) => page.getByRole("button", { name: "Next Question" });
const verdict = (page: Page) => page.locator("main").getByText(/^(Correct! 🎉|Incorrect\. Check the explanation!)$/);
const going = (page: Page) => page.getByRole("navigation", { name: "Continue" });

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) {
    await expect(heading(page)).toHaveText(`Question ${n} of 10`);
    await option(page, "A").click();
    if (n < to) await next(page).click();
  }
}

test("a quiz that was left goes on at the same question with its answers, from Home too, until it is over", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon("2026-03-04"));
  await open(page, "/weekly-quiz");
  await answer(page, 1, 3);
  await expect(page.getByRole("button", { name: "Next Question" })).toBeVisible();
  const score = await page.getByText(/^Score: /).textContent();
  await keptSave(page, "weekly-quiz/2026-03-02", ({ picks }) => Array.isArray(picks) && picks.length === 3);

  // The third one is answered: it stands there with what was picked, and nothing is said of it again.
  await open(page, "/weekly-quiz");
  await expect(heading(page)).toHaveText("Question 3 of 10");
  await expect(page.getByText(/^Score: /)).toHaveText(score ?? "");
  await expect(page.getByText(/^(Correct! 🎉|Incorrect\. Check the explanation!)$/)).toBeVisible();
  await expect(page.locator("[data-announcer]").first()).toBeEmpty();
  await next(page).click();
  await expect(heading(page)).toBeFocused();
  await keptSave(page, "weekly-quiz/2026-03-02", ({ at }) => at === 3);

  await open(page, "/");
  await going(page).getByRole("link", { name: "Weekly Quiz of 2 March" }).click();
  await answer(page, 4, 10);
  await page.getByRole("button", { name: "Show Results" }).click();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  await open(page, "/");
  await expect(going(page)).toBeHidden();
  await open(page, "/weekly-quiz");
  await expect(heading(page)).toHaveText("Question 1 of 10");
});

test(
  "a quiz of an earlier week waits beside the new one, and neither takes the other's answers",
  long,
  async ({ page }) => {
    await page.clock.setFixedTime(noon("2026-03-06"));
    await open(page, "/weekly-quiz");
    await answer(page, 1, 2);
    await keptSave(page, "weekly-quiz/2026-03-02", ({ picks }) => Array.isArray(picks) && picks.length === 2);
    await page.clock.setFixedTime(noon("2026-03-09"));
    await open(page, "/weekly-quiz");
    await answer(page, 1, 1);
    await keptSave(page, "weekly-quiz/2026-03-09", ({ picks }) => Array.isArray(picks) && picks.length === 1);

    await open(page, "/archive?show=weekly");
    await expect(page.getByRole("listitem").filter({ hasText: "9 March" })).toContainText("go on at question 1");
    const old = page.getByRole("listitem").filter({ hasText: "2 March" });
    await expect(old).toContainText("go on at question 2");
    await old.getByRole("link").click();
    await expect(heading(page)).toHaveText("Question 2 of 10");
    await open(page, "/");
    await expect(going(page).getByRole("link")).toHaveText([/9 March/, /2 March/]);
  },
);

test("starting again asks first, and begins at the first question", async ({ page }) => {
  await page.clock.setFixedTime(noon("2026-03-04"));
  await open(page, "/weekly-quiz");
  await expect(heading(page)).toHaveText("Question 1 of 10");
  await expect(page.getByRole("button", { name: "Start again" })).toHaveCount(0);
  await answer(page, 1, 2);
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await expect(page.getByRole("button", { name: "Keep going" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Question 2 of 10");
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await page.getByRole("button", { name: "Yes, start again" }).press("Enter");
  await expect(heading(page)).toHaveText("Question 1 of 10");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("Score: 0")).toBeVisible();
  await open(page, "/");
  await expect(going(page)).toBeHidden();
});

test("letters, digits and Enter answer a quiz; switched off, single keys do nothing", async ({ page }) => {
  await page.clock.setFixedTime(noon("2026-03-04"));
  await open(page, "/weekly-quiz");
  await expect(heading(page)).toHaveText("Question 1 of 10");
  const chosen = verdict(page);
  await page.keyboard.press("c");
  await expect(chosen).toBeVisible();
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Question 2 of 10");
  await page.keyboard.press("4");
  await expect(chosen).toBeVisible();
  // One pick per question.
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: /^D/ })).toHaveAccessibleName(/(Right|Your) answer$/);
  // Of two records of one moment either may stay.
  await page.clock.setFixedTime(new Date(noon("2026-03-04").getTime() + 1000));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Question 3 of 10");
  await keptSave(page, "weekly-quiz/2026-03-02", ({ at }) => at === 2);

  await choose(page, { singleKeys: "off" });
  await open(page, "/weekly-quiz");
  await expect(heading(page)).toHaveText("Question 3 of 10");
  await page.keyboard.press("b");
  await page.keyboard.press("2");
  await option(page, "A").click();
  await expect(page.getByRole("button", { name: /^A/ })).toHaveAccessibleName(/(Right|Your) answer$/);
  await expect(page.getByText("Keys:")).toHaveCount(0);
});

test.describe("after a pick", () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ])
    test(`why, and the way on, come into sight at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(noon("2026-03-04"));
      await open(page, "/weekly-quiz");
      for (let n = 1; n <= 4; n++) {
        await expect(heading(page)).toHaveText(`Question ${n} of 10`);
        // Seen from where the options begin.
        await page.getByRole("list", { name: "Options" }).evaluate((list) => list.scrollIntoView());
        await page.keyboard.press("b");
        await expect(next(page)).toBeInViewport({ ratio: 0.99 });
        await expect(verdict(page)).toBeInViewport({ ratio: 0.99 });
        // The message over the page says no more than stands there.
        const message = page.locator("[data-sonner-toast]", { hasText: /^(Correct|Incorrect)/ }).last();
        await expect(message).toBeVisible();
        await expect
          .poll(async () => {
            const [over, why] = await Promise.all([message.boundingBox(), page.locator("[data-told]").boundingBox()]);
            return over === null || (why !== null && (over.y + over.height <= why.y || over.y >= why.y + why.height));
          })
          .toBe(true);
        await next(page).click();
      }
    });
});
