import { readFileSync } from "node:fs";
import { exerciseItem } from "../../src/engine/item.ts";
import { daysAfter } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, kept, open, test, verdictIn } from "./fixture.ts";
import { long } from "./sample.ts";
import { seed } from "./seed.ts";

test("statistics show what was practised, the slips by name, and give it all as a table", async ({ page }) => {
  await open(page, "/statistics");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  // What is shown in the meantime leads on, and holds no figure.
  const previews = page.locator("main").getByRole("listitem");
  await expect(previews).toHaveCount(3);
  expect((await previews.allTextContents()).join(" ")).not.toMatch(/\d/);
  expect(await previews.getByRole("link").count()).toBe(3);
  await open(page, "/tables?practise=times-tables");
  const prompt = page.locator("section .prose").first();
  const [a = 0, b = 0] = ((await prompt.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const box = page.getByLabel("Your answer");
  // Adding: no fact of this stage has a sum that is its product.
  await box.fill(String(a + b));
  await box.press("Enter");
  await expect(verdictIn(page)).toContainText("Not yet.");
  await box.fill(String(a * b));
  await box.press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await kept(page, 2);
  await open(page, "/statistics");
  await expect(page.getByRole("heading", { name: "Days with something done: 1" })).toBeVisible();
  await expect(page.getByRole("row", { name: /tables/i }).first()).toContainText("1 of 2 (50%)");
  await expect(page.getByText("You added instead of multiplying")).toBeVisible();
  await expect(page.getByRole("row", { name: /Times tables/ })).toContainText("1 of 4");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Everything as a table/ }).click();
  const text = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(text).toHaveLength(3);
  expect(text[2]).toContain(`,right,`);
});

test("a skill over time: the stage week by week, for the skill that is chosen", long, async ({ page }) => {
  const today = "2026-11-18"; // a Wednesday
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  const asked = (skill: string, stage: number, ago: number, from: number) =>
    [0, 1, 2].map((i) =>
      attempt(from + i, { item: exerciseItem({ skill, stage, seed: from + i }), day: daysAfter(today, -ago) }),
    );
  const attempts = [
    ...asked("adding-fractions", 0, 15, 0),
    ...asked("adding-fractions", 1, 1, 10),
    ...asked("mean", 0, 1, 5),
  ];
  await seed(page, { attempts });
  await open(page, "/statistics");
  const part = page.getByRole("region", { name: "A skill over time" });
  const rows = async () => (await part.getByRole("row").allTextContents()).join(" ");
  // The one that was practised last.
  await expect(part.getByLabel("Skill")).toHaveValue("adding-fractions");
  expect(await rows()).toBe("02/112 09/112 16/113");
  await part.getByLabel("Skill").selectOption("mean");
  await expect(part.getByRole("status")).toContainText("now at stage 2 of");
  expect(await rows()).toBe("16/112");
});

test(
  "twelve weeks of days: each square by its date and count, from day to day by arrow keys",
  long,
  async ({ page }) => {
    const today = "2026-11-18"; // a Wednesday
    await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
    const answers = (ago: number, count: number) =>
      Array.from({ length: count }, (_, n) =>
        attempt(100 * ago + n, { item: `logic-${100 + n}`, category: "logic", day: daysAfter(today, -ago) }),
      );
    await seed(page, { attempts: [...answers(0, 3), ...answers(1, 12), ...answers(7, 40), ...answers(90, 5)] });
    await open(page, "/statistics");
    const days = page.getByRole("grid", { name: "Answers a day" });
    await expect(days.getByRole("row")).toHaveCount(8);
    await expect(days.getByRole("columnheader")).toHaveCount(12);
    // Eleven whole weeks, and this one up to Wednesday.
    const cells = days.getByRole("gridcell", { name: /answer/ });
    await expect(cells).toHaveCount(11 * 7 + 3);
    const strengths = await cells
      .locator("[data-strength]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-strength")).filter((one) => one !== "0"));
    expect(strengths.toSorted()).toEqual(["1", "2", "4"]);
    const now = days.locator("[aria-current=date]");
    await expect(now).toHaveAccessibleName("Today, 18 November 2026: 3 things done");

    await now.focus();
    const said = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      const name = await days.locator("td:focus").getAttribute("aria-label");
      // The same stands under the squares.
      await expect(page.getByText(String(name), { exact: true })).toBeVisible();
      return name;
    };
    expect(await said("ArrowUp")).toBe("17 November 2026: 12 things done");
    expect(await said("ArrowDown", "ArrowLeft")).toBe("11 November 2026: 40 things done");
    expect(await said("ArrowRight", "ArrowDown", "ArrowRight")).toBe("Today, 18 November 2026: 3 things done");
    expect(await said("Home")).toBe("2 September 2026: nothing done");
    await days.locator('[data-day="2026-11-17"]').hover();
    await expect(page.getByText("17 November 2026: 12 things done", { exact: true })).toBeVisible();
    await expect(page.getByText("2 days in a row")).toBeVisible();
    await expect(page.getByText("This week: a right answer on Tuesday and Wednesday.")).toBeVisible();

    await breaksNoRule(page);
  },
);
