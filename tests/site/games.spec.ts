import { offersOf } from "../../build/games/rows.ts";
import { expect, open, test } from "./fixture.ts";

for (const path of ["/math-games", "/games"] as const)
  test(`${path} offers its games, and each opens with its rules, a board and a hint`, async ({ page }) => {
    await open(page, path);
    for (const { title, folder, rule, rules } of offersOf(path)) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(`${path}?play=${folder}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator(".board-bar")).toContainText(rule);
      await page.getByText("Show the rules").click();
      await expect(page.getByText(rules[0] ?? "")).toBeVisible();
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      const hint = page.getByRole("region", { name: "Hint" });
      await expect(hint).toBeVisible();
      await hint.getByRole("button", { name: "Close the hint" }).click();
      await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeFocused();
      await page.getByRole("link", { name: "All games" }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    }
  });

test("the styles of the games come on top of the reset, wherever the browser puts them", async ({ page }) => {
  await open(page, "/sudoku");
  const next = page.getByRole("button", { name: "New puzzle", exact: true });
  const look = () =>
    next.evaluate((button) => [getComputedStyle(button).borderTopWidth, getComputedStyle(button).paddingLeft]);
  const usual = await look();
  expect(usual).not.toContain("0px");
  await open(page, "/games?play=hanoi");
  await expect(next).toBeVisible();
  expect(await look()).toEqual(usual);
});
