import { breaksNoRule } from "./axe.ts";
import { expect, hydrated, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

test("a teacher finds a code, sees what there is for it, and makes a sheet of it by one press", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/worksheets");
  await page.getByRole("link", { name: "Plan a term" }).click();
  await hydrated(page);
  // England's first full year stands there; the years that begin before age 8 are last choice.
  await expect(page.getByRole("heading", { name: "Year 3" })).toBeVisible();
  await page.getByLabel("Curriculum").selectOption({ label: "United States: Common Core" });
  await expect(page).toHaveURL(/scheme=/);
  await page.getByLabel("Year", { exact: true }).selectOption({ label: "Grade 8" });
  await expect(page.getByRole("main")).toContainText(/28 topics; for \d+ of them there is nothing yet/);
  await expect(page.getByRole("listitem").filter({ hasText: "8.SP.2" })).toContainText(
    "Sumwhere has nothing for this yet.",
  );
  await page.getByLabel("Find in all years").fill("5.nf.1");
  // The bar at the foot of a phone comes back, over what would be pressed.
  await page.getByLabel("Find in all years").blur();
  await expect(page).toHaveURL(/find=/);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "5.NF.1", exact: true }) });
  await expect(card.getByRole("link", { name: "Adding fractions" })).toBeVisible();
  await card.locator("summary").click();
  await expect(card.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", /\/\d+$/);
  await breaksNoRule(page);
  await card.getByRole("button", { name: "Make a sheet" }).click();
  await expect(page.locator(".paper-questions > li")).toHaveCount(12);
  await expect(page.locator(".paper-head h2").first()).toHaveText("5.NF.1");
});

test("topics that are ticked are mixed into one set, which goes to a class", async ({ page }) => {
  await open(page, "/worksheets/plan?year=y5");
  await hydrated(page);
  for (const topic of ["Fractions", "Squares and cubes"])
    await page
      .getByRole("checkbox", { name: "Add to a mix" })
      .and(page.locator(`[aria-describedby]`))
      .nth(topic === "Fractions" ? 5 : 3)
      .check();
  const mix = page.getByRole("region", { name: "Topics to be mixed" });
  await expect(mix).toContainText("2 topics ticked");
  await mix.getByRole("button", { name: "For a class" }).click();
  await expect(page.getByRole("button", { name: "Make the challenge" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Year 5: Squares and cubes, Year 5: Fractions");
});

test("a year is spread over the weeks of a term, and the address keeps it", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/worksheets/plan?year=y5");
  await page.getByLabel("Spread over").selectOption("6 weeks");
  await expect(page).toHaveURL(/weeks=6/);
  const topics = page.getByRole("main").locator("li.card");
  const all = await topics.count();
  const weeks = page.getByRole("region", { name: /^Week/ });
  await expect(weeks).toHaveCount(6);
  await expect(weeks.first().getByRole("heading", { level: 3 })).toHaveText("Week 1");
  await expect(weeks.locator("li.card")).toHaveCount(all);
  await breaksNoRule(page);
  await page.reload();
  await expect(weeks).toHaveCount(6);
  await page.getByLabel("Find in all years").fill("cube");
  await expect(weeks).toHaveCount(0);
});

test("a code of the other country's plan is one press away", async ({ page }) => {
  await open(page, "/worksheets/plan");
  await hydrated(page);
  await page.getByLabel("Find in all years").fill("5.NF.7");
  await page.getByRole("button", { name: "United States: Common Core" }).click();
  await expect(page.getByRole("heading", { name: "5.NF.7", exact: true })).toBeVisible();
});
