import { expect, open, test } from "./fixture.ts";

// Kept pages would come from the worker, and nothing could fail.

test("a page whose code cannot be loaded says so in the specified words and leads home", async ({ page, watched }) => {
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Logic", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.locator("main")).toContainText(/import|module/i);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maths that works anywhere.");
  watched.expected.push(
    /ERR_FAILED|Failed to fetch dynamically imported module|favicon\.ico|Service Worker registration blocked/,
  );
});

test("a first page whose code cannot be loaded can still be read", async ({ page, watched }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main")).toContainText("Teachers");
  watched.expected.push(
    /ERR_FAILED|Failed to fetch dynamically imported module|favicon\.ico|Service Worker registration blocked/,
  );
});
