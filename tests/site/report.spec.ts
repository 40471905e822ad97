import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Zone } from "../../src/engine/exercise.ts";
import { exerciseItem } from "../../src/engine/item.ts";
import { daysAfter } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { expect, linksOnce, open, test } from "./fixture.ts";
import { long } from "./sample.ts";
import { seed } from "./seed.ts";

const today = "2026-11-18";
const longest = "WWWW WWWW WWWW WWWWW";

/** A log in which every skill there is was practised: some long ago, some today, with many slips and topics. */
async function everySkill() {
  const zones = await Promise.all(
    readdirSync("src/skills", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => (await import(`../../src/skills/${name}/zone.ts`)).default as Zone),
  );
  const skills = zones.flatMap(({ id, skills }) => skills.map((skill) => ({ zone: id, skill })));
  expect(skills.length).toBeGreaterThanOrEqual(80);
  const moment = Date.parse(`${daysAfter(today, -60)}T12:00:00Z`);
  const attempts = skills.flatMap(({ zone, skill }, index) => {
    // A third is secure after four returns, a third is due, a third is being learnt.
    const ago = [[50, 47, 40, 20, 3], [30, 28], [0]][index % 3] ?? [];
    return ago.map((days, at) => {
      const wrong = index % 3 === 2;
      return attempt(10 * index + at, {
        who: "ada",
        item: exerciseItem({ skill: skill.id, stage: 0, seed: at + 1 }),
        category: index % 5 === 0 ? `another-topic-${index}` : zone,
        day: daysAfter(today, -days),
        at: moment + 10 * index + at,
        verdict: wrong ? "wrong" : "right",
        slip: wrong ? `slip-${index % 7}` : "",
        slipName: `took the ${index % 7} largest of the numbers for the whole and then forgot to add the rest`,
      });
    });
  });
  return { attempts, count: skills.length };
}

/** Pages of the PDF that the browser would print. */
async function pages(page: Page, format: "A4" | "Letter"): Promise<number> {
  // The margins of a cautious printer; those of most browsers are smaller.
  const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
  const pdf = (await page.pdf({ format, margin })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  await page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: Reflect.get(window, "printed") + 1 }),
    });
  });
});

test(
  "a report of every skill there is fits on one page, and nothing else is printed with it",
  long,
  async ({ page }) => {
    const { attempts, count } = await everySkill();
    const profiles = [{ v: 1, id: "ada", at: 1, name: longest, colour: "logic", shape: "star" }];
    await seed(page, { attempts, profiles }, "ada");
    await open(page, "/statistics");
    await expect(page.getByRole("heading", { name: "Skills", exact: true })).toBeVisible();
    // The page itself is longer: so is it seen that pages are counted.
    expect(await pages(page, "A4")).toBeGreaterThan(1);

    await page.getByRole("button", { name: "Print a one-page report" }).press("Enter");
    await expect(page.getByRole("heading", { name: "A page for a parent or a teacher" })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, "printed"))).toBe(1);
    const report = page.getByRole("article");
    await expect(report.getByRole("heading", { name: `Maths practice: ${longest}` })).toBeVisible();
    const counts = await report.getByRole("heading", { level: 3 }).allTextContents();
    const grouped = counts.map((text) => Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0));
    expect(grouped.filter((one) => one > 8)).toHaveLength(3);
    expect(grouped.reduce((sum, one) => sum + one)).toBe(count);
    await expect(report.getByText(/^and \d+ more$/)).toHaveCount(4);
    await expect(report.getByText(/^Took the/)).toHaveCount(3);
    await expect(report.getByRole("listitem").filter({ hasText: "Come back to" })).toHaveCount(3);

    for (const format of ["A4", "Letter"] as const) expect(await pages(page, format), format).toBe(1);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    expect(await pages(page, "A4"), "with a larger text on the screen").toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(report).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    await linksOnce(page);
  },
);

test(
  "back from the report, the page and the focus are where they were; a guest has no name on it",
  long,
  async ({ page }) => {
    await seed(page, { attempts: [attempt(1, { day: today })] });
    await open(page, "/statistics");
    await page.getByRole("button", { name: "Print a one-page report" }).click();
    await expect(page.getByRole("heading", { name: "Maths practice", exact: true })).toBeVisible();
    await expect(page.getByText("31 August 2026 to 18 November 2026, twelve weeks on Sumwhere")).toBeVisible();
    await expect(page.getByText("None that could be recognised.")).toBeVisible();
    await page.getByRole("button", { name: "Back to the statistics" }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print a one-page report" })).toBeFocused();
  },
);
