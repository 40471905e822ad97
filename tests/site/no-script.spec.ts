import { expect, screenPaths, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

test.use({ javaScriptEnabled: false });

for (const path of oneIn(10, screenPaths)) {
  test(`${path} can be read with JavaScript off`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    expect((await page.locator("main").textContent())?.length).toBeGreaterThan(60);
    await expect(page.locator("nav").first()).toBeVisible();
    const cards = page.locator("article");
    for (const card of await cards.all()) await expect(card).toBeVisible();
  });
}

test("a hint and a solution open without a script", async ({ page }) => {
  await page.goto("/arithmetic/easy");
  const card = page.locator("article").first();
  await card.getByText("Show Hint").click();
  await expect(card.getByText("Hide Hint")).toBeVisible();
  await card.getByText("Show Solution").click();
  await expect(card.locator("details[open] ol")).toBeVisible();
});
