import type { Locator } from "@playwright/test";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { answerText } from "../../src/engine/answer/answer-text.ts";
import { expect, open, test, typeAnswers } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

type Asked = NonNullable<ReturnType<typeof libraryOf>["tutorials"][number]["steps"][number]["ask"]>;

async function answer(step: Locator, ask: Asked): Promise<void> {
  const form = step.locator("form");
  if (ask.answer.kind === "choice")
    await form.getByRole("radio").nth(ask.answer.options.indexOf(ask.answer.value)).check();
  else await form.locator("input.typed").fill(answerText(ask.answer));
  await form.getByRole("button", { name: "Check", exact: true }).click();
}

async function answerAndGoOn(step: Locator, ask: Asked): Promise<void> {
  await answer(step, ask);
  await step.getByRole("button", { name: "Go on", exact: true }).click();
}

// Each lesson as a learner goes through it who answers everything right: nothing may stop her, and the end leads on.

for (const { id, title, steps } of oneIn(48, libraryOf(readFiles()).tutorials))
  test(`"${title}" can be followed to its end, which leads to practice and a puzzle`, async ({ page }) => {
    await typeAnswers(page);
    await open(page, `/tutorials/${id}`);
    for (const [at, { ask }] of steps.entries()) {
      const step = page.getByRole("region", { name: `Step ${at + 1} of ${steps.length}` });
      await expect(step).toBeVisible();
      if (ask) await answerAndGoOn(step, ask);
    }
    await expect(page.getByRole("heading", { name: "That was the lesson" })).toBeFocused();
    for (const name of [/^Practise: /, /^Puzzle: /]) {
      const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
      expect(href).toMatch(/^\//);
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
  });

test(
  "in the list a lesson that was begun is tried, and one that was followed to its end is done",
  long,
  async ({ page }) => {
    await typeAnswers(page);
    const [lesson] = libraryOf(readFiles()).tutorials;
    if (!lesson) throw new Error("no lesson");
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href="/tutorials/${lesson.id}"]`) });
    const last = lesson.steps.findLastIndex(({ ask }) => ask);
    await open(page, `/tutorials/${lesson.id}`);
    for (const [at, { ask }] of lesson.steps.entries()) {
      if (at === last) {
        await open(page, "/tutorials");
        await expect(card).toContainText("tried");
        await expect(card).not.toContainText("done");
        await open(page, `/tutorials/${lesson.id}`);
      }
      if (ask) await answerAndGoOn(page.getByRole("region", { name: `Step ${at + 1} of ${lesson.steps.length}` }), ask);
    }
    await open(page, "/tutorials");
    await expect(card).toContainText("done");
    await expect(card).not.toContainText("tried");
  },
);

test("a new step begins with its first line in view, also where something to move pushes its question down", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await typeAnswers(page);
  await open(page, "/tutorials/quadratics");
  const { steps } = libraryOf(readFiles()).tutorials.find(({ id }) => id === "quadratics") ?? { steps: [] };
  for (const [at, { ask, move }] of steps.entries()) {
    const step = page.getByRole("region", { name: `Step ${at + 1} of ${steps.length}` });
    if (move) await expect(step.locator(".mv, [class*=mv-]").first()).toBeVisible();
    await expect(step.getByRole("heading").first()).toBeInViewport({ ratio: 0.9 });
    if (ask) await answerAndGoOn(step, ask);
  }
});

test("a right answer counts when it was judged, and not only once one goes on", async ({ page }) => {
  await typeAnswers(page);
  const [lesson] = libraryOf(readFiles()).tutorials;
  const at = lesson?.steps.findIndex(({ ask }) => ask) ?? -1;
  const ask = lesson?.steps[at]?.ask;
  if (!lesson || !ask) throw new Error("no question");
  await open(page, `/tutorials/${lesson.id}`);
  await answer(page.getByRole("region", { name: `Step ${at + 1} of` }), ask);
  await expect(page.getByRole("main")).toContainText(/\b1 of \d+ questions/);
  // Its explanation is read first.
  await expect(page.getByRole("region", { name: `Step ${at + 2} of` })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("main")).toContainText(/\b1 of \d+ questions/);
  await expect(page.getByRole("region", { name: `Step ${at + 2} of` })).toBeVisible();
});
