import type { Page } from "@playwright/test";
import decimals from "../../src/skills/decimals/zone.ts";
import division from "../../src/skills/division/zone.ts";
import equations from "../../src/skills/equations/zone.ts";
import fractions from "../../src/skills/fractions/zone.ts";
import percentages from "../../src/skills/percentages/zone.ts";
import tables from "../../src/skills/tables/zone.ts";
import { closeOfflineDialog, expect, kept, offlineReady, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { test as stored } from "./stored.ts";

const question = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: /^Question/ }) });
const answer = (page: Page) => page.getByLabel("Your answer");

/** The product that the question asks for: "Work out 7 × 8." */
async function product(page: Page): Promise<number> {
  const text = (await question(page).locator(".prose").first().textContent()) ?? "";
  const [, a, b] = /(\d+)\s*×\s*(\d+)/.exec(text) ?? [];
  return Number(a) * Number(b);
}

for (const zone of oneIn(6, [tables, division, fractions, decimals, percentages, equations]))
  test(`/${zone.id} lists its skills, and each poses questions`, async ({ page }) => {
    await open(page, `/${zone.id}`);
    for (const { title } of zone.skills)
      await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
    // Each skill is posed in the unit tests; these stand for what the page makes of them.
    for (const skill of oneIn(5, zone.skills)) {
      await page.goto(`/${zone.id}?practise=${skill.id}`);
      await expect(question(page)).toContainText("Question 1 of 10");
      await expect(question(page).locator(".prose").first()).not.toBeEmpty();
    }
  });

test("ten facts by keyboard alone: Enter checks, Enter goes on, and the square remembers", async ({ page }) => {
  await open(page, "/tables");
  await page.getByRole("button", { name: "Practise the facts" }).focus();
  await page.keyboard.press("Enter");
  for (let n = 1; n <= 10; n++) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toHaveAttribute("inputmode", "numeric");
    await page.keyboard.type(String(await product(page)));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "All ten, and all your own work" })).toBeFocused();
  await expect(page.locator("main")).toContainText("10 of 10 at once and alone");
  await expect(page.locator("main circle[fill-opacity='1']")).toHaveCount(10);
  await kept(page, 10);
  // Ten questions right are a leaf, and every screen counts the same.
  const leaf = "The first leaf of your sunflower is open";
  await expect(page.getByRole("main").getByText(leaf)).toBeVisible();
  await expect(page.locator(".sunflower .leaf:not(.is-growing)")).toHaveCount(1);
  await page.getByRole("button", { name: "All skills" }).click();
  await expect(page.locator(".heat-table td[data-strength='1']").first()).toContainText("growing");
  await page.goto("/progress");
  await expect(page.getByRole("region", { name: "Your sunflower" })).toContainText(leaf);
  await page.goBack();
  await page.reload();
  await expect(page.locator(".heat-table td[data-strength='1']").first()).toContainText("growing");
});

for (const viewport of oneIn(2, [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]))
  test.describe(`a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("what a run won is said, and the way on is in sight", async ({ page }) => {
      await open(page, "/tables?practise=times-tables");
      for (let n = 1; n <= 10; n++) {
        await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
        if (n === 1) await page.getByRole("button", { name: "A first step" }).click();
        await answer(page).fill(String(await product(page)));
        await answer(page).press("Enter");
        await page.getByRole("button", { name: "Next" }).click();
      }
      await expect(page.getByRole("heading", { name: "You found every one of them" })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").getByText(/Times tables: three steps up\. Now: /)).toBeVisible();
      await expect(page.locator(".sunflower .leaf")).toHaveCount(1);
      const again = page.getByRole("button", { name: "Ten more" });
      await expect(again).toBeInViewport({ ratio: 1 });
      await again.click({ trial: true });
      // One skill comes next, with the reason.
      const next = page.getByRole("main").locator(".btn-main");
      await expect(next).toHaveText(/^Go on to /);
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("It rests on what you just did.")).toBeVisible();
      await next.press("Enter");
      await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
      await expect(page).not.toHaveURL(/times-tables/);
    });
  });

test(
  "a run that went badly leads back to what it rests on, and without that to more of the same",
  long,
  async ({ page }) => {
    for (const [skill, leads] of [
      ["missing-factors", "Go back to times tables"],
      ["times-tables", "Ten more"],
    ] as const) {
      await open(page, `/tables?practise=${skill}`);
      for (let n = 1; n <= 10; n++) {
        await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
        const step = page.getByRole("button", { name: /^(A first step|One step more|Show the answer)$/ });
        await expect(step).toBeVisible();
        while (await step.isVisible()) await step.click();
        await page.getByRole("button", { name: /^(Next|Leave it for later)$/ }).click();
      }
      await expect(page.getByRole("main").locator(".btn-main")).toHaveText(leads);
    }
  },
);

test("a right answer stays as it is, and after ten of them the next table comes before another skill", async ({
  page,
}) => {
  await open(page, "/tables?practise=facts");
  const asked: string[] = [];
  for (let n = 1; n <= 10; n++) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await expect(answer(page)).toBeFocused();
    asked.push((await question(page).locator(".prose").first().textContent()) ?? "");
    await page.keyboard.type(String(await product(page)));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    if (n === 1) {
      await expect(answer(page)).toBeDisabled();
      await expect(page.getByRole("button", { name: "Check", exact: true })).toBeDisabled();
    }
    await page.keyboard.press("Enter");
  }
  expect(new Set(asked).size).toBe(10);
  const onward = page.getByRole("main").locator(".btn-main");
  await expect(onward).toHaveText(/^Go on (to|with) the [45] times table/);
  await onward.click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(question(page)).toContainText(/[45]/);
});

test("a practice that was left goes on where it was, and one that is over begins anew", async ({ page }) => {
  const question = (n: number) => page.getByRole("heading", { name: `Question ${n} of 10` });
  const begin = () => page.getByRole("button", { name: "Practise the facts" }).click();
  const solve = async (n: number) => {
    await expect(question(n)).toBeVisible();
    await expect(answer(page)).toBeFocused();
    await answer(page).fill(String(await product(page)));
    await answer(page).press("Enter");
    await page.getByRole("button", { name: "Next" }).click();
  };
  await open(page, "/tables");
  await begin();
  for (let n = 1; n <= 2; n++) await solve(n);
  await expect(question(3)).toBeVisible();
  await open(page, "/tables"); // loaded anew
  await begin();
  await expect(question(3)).toBeVisible();
  for (let n = 3; n <= 10; n++) await solve(n);
  await expect(page.locator("main")).toContainText("10 of 10 at once and alone");
  await open(page, "/tables");
  await begin();
  await expect(question(1)).toBeVisible();
});

test("a wrong fact keeps what was typed, shows the way a step at a time, and comes back after three others", async ({
  page,
}) => {
  await open(page, "/tables?practise=facts");
  const first = await question(page).locator(".prose").first().textContent();
  await answer(page).fill("999");
  await answer(page).press("Enter");
  await expect(question(page)).toContainText("Not yet.");
  await expect(answer(page)).toHaveValue("999");
  await page.getByRole("button", { name: "A first step" }).click();
  await expect(question(page).locator("ol.prose li")).toHaveCount(1);
  await answer(page).fill(String(await product(page)));
  await answer(page).press("Enter");
  await page.getByRole("button", { name: "Next" }).click();
  const seen: (string | null)[] = [];
  for (let n = 2; n <= 5; n++) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await expect(answer(page)).toHaveValue("");
    seen.push(await question(page).locator(".prose").first().textContent());
    await answer(page).fill(String(await product(page)));
    await answer(page).press("Enter");
    await page.getByRole("button", { name: "Next" }).click();
  }
  const numbers = (text: string | null) => text?.match(/\d+/g)?.sort().join();
  expect(seen.slice(0, 3).map(numbers)).not.toContain(numbers(first));
  expect(numbers(seen[3] ?? "")).toBe(numbers(first));
});

test("how it is done is there before the first answer, on another question, and leads back", async ({ page }) => {
  await open(page, "/tables?practise=times-tables");
  await expect(answer(page)).toBeFocused();
  const asked = await question(page).locator(".prose").first().textContent();
  await page.getByRole("button", { name: "Show me how" }).click();
  const example = page.getByRole("region", { name: "One like it, line by line" });
  const next = example.getByRole("button", { name: "Next line" });
  await expect(next.or(example.getByRole("button", { name: "Back to your question" }))).toBeVisible();
  while (await next.isVisible()) await next.click();
  await example.getByRole("button", { name: "Back to your question" }).click();
  await expect(example).toHaveCount(0);
  await expect(answer(page)).toBeFocused();
  await expect(question(page).locator(".prose").first()).toHaveText(asked ?? "");
});

test("three right alone lead to the next stage of a skill", long, async ({ page }) => {
  await open(page, "/tables?practise=times-tables");
  for (let n = 1; n <= 3; n++) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await answer(page).fill(String(await product(page)));
    await answer(page).press("Enter");
    await page.getByRole("button", { name: "Next" }).click();
  }
  await kept(page, 3);
  await page.getByRole("button", { name: "All skills" }).click();
  const card = page
    .locator(".path > li")
    .filter({ has: page.getByRole("heading", { name: "Times tables", exact: true }) });
  await expect(card).toContainText("Growing");
  await card.locator("summary").click();
  await expect(card.getByRole("listitem").nth(1)).toContainText("you are here");
});

test.describe("with a service worker", () => {
  stored("practice goes on without a connection", async ({ page, context }) => {
    await open(page, "/fractions");
    await offlineReady(page);
    await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await expect(question(page)).toContainText("Question 1 of 10");
    await expect(answer(page).first()).toBeVisible();
  });
});

test(
  "a method is shown by an example that fades, by keyboard: line by line, then fewer, then none",
  long,
  async ({ page }) => {
    await open(page, "/mental-math");
    await page.getByRole("heading", { name: /near tens/i }).click();
    await page.getByRole("button", { name: /^Show me how.*near tens/ }).press("Enter");
    await expect(page.getByRole("heading", { name: "Read it line by line" })).toBeFocused();
    const steps = page.locator("main section ol > li");
    await expect(steps).toHaveCount(1);
    await page.getByRole("button", { name: "Next line" }).press("Enter");
    await expect(steps).toHaveCount(2);
    // The focus stays where the next line comes from, and then where the first question does.
    await page.keyboard.press("Space");
    await expect(steps).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Try one" })).toBeFocused();
    await page.keyboard.press("Enter");
    for (const given of [2, 1, 0]) {
      await expect(steps).toHaveCount(given);
      const sum = (await page.locator("section .prose").first().textContent()) ?? "";
      const [a = 0, b = 0] = sum.match(/\d+/g)?.map(Number) ?? [];
      await page.getByLabel("Your answer").fill(String(a + b));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { name: "That was the method" })).toBeFocused();
    await expect(page.getByText("from beginning to end")).toBeVisible();
  },
);

test(
  "one table is practised by itself, and what is practised counts for the skill on the progress page",
  long,
  async ({ page }) => {
    await open(page, "/tables");
    await page.getByRole("button", { name: "Practise the 7 times table" }).click();
    await expect(page).toHaveURL("/tables?practise=facts&table=7");
    const asked = new Set<string>();
    for (let n = 1; n <= 6; n++) {
      await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
      const sum = (await page.locator("main .prose math").first().textContent()) ?? "";
      const [a = 0, b = 0] = (sum.match(/\d+/g) ?? []).map(Number);
      expect([a, b]).toContain(7);
      asked.add(`${Math.min(a, b)}x${Math.max(a, b)}`);
      await page
        .locator("input:visible")
        .first()
        .fill(String(a * b));
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Next" }).click();
    }
    // Not four new ones over and over.
    expect(asked.size).toBeGreaterThan(4);
    await open(page, "/progress");
    const map = page.locator("section").filter({ has: page.locator(".skill-areas") });
    await map.scrollIntoViewIfNeeded();
    await map.getByText("Show the map in words").click();
    await expect(map.locator("dd").filter({ hasText: /Times tables(,|$)/ })).toContainText(/^Growing: /i);
  },
);
