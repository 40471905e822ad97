import { expect, hold, open, screenOf, test } from "./fixture.ts";

test("a page whose drawing fails says so in the specified words and leads home", async ({ page, watched }) => {
  const screen = `**${await screenOf(page, "/about")}`;
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await hold(page, screen, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw new Error("the screen broke"); }`,
    }),
  );
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.locator("main")).toContainText("the screen broke");
  await page.unroute(screen);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maths that works anywhere.");
  watched.expected.push(/the screen broke|favicon\.ico|ERR_|Service Worker registration blocked/);
});
