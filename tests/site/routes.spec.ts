import { titleFromPath } from "../../src/screens/coming-soon/title.ts";
import { expect, hydrated, routes, test } from "./fixture.ts";

for (const row of routes) {
  test(`${row.path} loads, says where it is, and asks nothing of others`, async ({ page }) => {
    const response = await page.goto(row.path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(
      row.path === "/" ? "Sumwhere · Maths that works anywhere" : `${row.title} · Sumwhere`,
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,170}/);
    if (row.group) await expect(page.locator('nav a[aria-current="page"]')).toHaveText(row.title);
    if (!row.screen) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleFromPath(row.path));
      await expect(page.getByText("Coming Soon!")).toBeVisible();
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(page).toHaveURL("/");
    }
  });
}

test("every path and title stands once in the table", () => {
  for (const key of ["path", "title"] as const) {
    const values = routes.map((row) => row[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});
