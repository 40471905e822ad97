import { libraryOf, readFiles } from "../../build/library/read.ts";
import { answerText } from "../../src/engine/answer/answer-text.ts";
import { expect, open, test, typeAnswers } from "./fixture.ts";
import { oneIn } from "./sample.ts";

// Each lesson as a learner goes through it who answers everything right: nothing may stop her, and the end leads on.

for (const { id, title, steps } of oneIn(24, libraryOf(readFiles()).tutorials))
  test(`"${title}" can be followed to its end, which leads to practice and a puzzle`, async ({ page }) => {
    await typeAnswers(page);
    await open(page, `/tutorials/${id}`);
    for (const [at, { ask }] of steps.entries()) {
      const step = page.getByRole("region", { name: `Step ${at + 1} of ${steps.length}` });
      await expect(step).toBeVisible();
      if (!ask) continue;
      const form = step.locator("form");
      if (ask.answer.kind === "choice")
        await form.getByRole("radio").nth(ask.answer.options.indexOf(ask.answer.value)).check();
      else await form.locator("input.typed").fill(answerText(ask.answer));
      await form.getByRole("button", { name: "Check" }).click();
      await step.getByRole("button", { name: "Go on", exact: true }).click();
    }
    await expect(page.getByRole("heading", { name: "That was the lesson" })).toBeFocused();
    for (const name of [/^Practise: /, /^Puzzle: /]) {
      const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
      expect(href).toMatch(/^\//);
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
  });
