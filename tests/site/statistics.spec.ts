import { readFileSync } from "node:fs";
import { daysAfter } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { exerciseItem } from "../../src/learner/item.ts";
import { expect, kept, open, test } from "./fixture.ts";
import { seed } from "./seed.ts";

test("statistics show what was practised, the slips by name, and give it all as a table", async ({ page }) => {
  await open(page, "/statistics");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await open(page, "/tables?practise=times-tables");
  const prompt = page.locator("section .prose").first();
  const [a = 0, b = 0] = ((await prompt.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const box = page.getByLabel("Your answer");
  // Adding: no fact of this stage has a sum that is its product.
  await box.fill(String(a + b));
  await box.press("Enter");
  await expect(page.locator("output")).toContainText("Not yet.");
  await box.fill(String(a * b));
  await box.press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await kept(page, 2);
  await open(page, "/statistics");
  await expect(page.getByRole("heading", { name: "Days with an answer: 1" })).toBeVisible();
  await expect(page.getByRole("row", { name: /tables/i }).first()).toContainText("1 of 2 (50%)");
  await expect(page.getByText("You added instead of multiplying")).toBeVisible();
  await expect(page.getByRole("row", { name: /Times tables/ })).toContainText("1 of 4");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Every answer as a table/ }).click();
  const text = readFileSync(await (await download).path(), "utf8").split("\r\n");
  expect(text).toHaveLength(3);
  expect(text[2]).toContain(`,right,`);
});

test("a skill over time: the stage week by week, for the skill that is chosen", async ({ page }) => {
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
