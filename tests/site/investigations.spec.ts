import { readFile } from "node:fs/promises";
import { breaksNoRule } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const path = "/investigations/threes-and-fives";

test("a category leads to its investigations, and what is noted on one is there again, and in the copy", async ({
  page,
}) => {
  await open(page, "/number-theory");
  await page
    .getByRole("navigation", { name: "To investigate" })
    .getByRole("link", { name: "Threes and fives" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Threes and fives");

  // The last letter is typed just before the page goes: it is kept all the same.
  await page.getByLabel("What I tried").fill("6 = 3 + 3\n7 does not go");
  await page.getByLabel("My guess").fill("all from 8 on");
  await page.reload();
  await expect(page.getByLabel("What I tried")).toHaveValue("6 = 3 + 3\n7 does not go");
  await expect(page.getByLabel("My guess")).toHaveValue("all from 8 on");
  await expect(page.getByLabel("What I notice")).toHaveValue("");

  await open(page, "/");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Threes and fives/ })
      .first(),
  ).toBeVisible();

  await open(page, "/progress");
  const saving = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /Save a copy/ })
    .first()
    .click();
  const copy = await readFile(await (await saving).path(), "utf8");
  expect(copy).toContain("7 does not go");
});

test(
  "hints come one by one, the discussion when it is asked for, by keyboard; nothing breaks a rule",
  long,
  async ({ page }) => {
    await open(page, path);
    const hint = page.getByText("Begin with the threes only");
    const discussion = page.getByText("You cannot pay 1, 2, 4 and 7.");
    await expect(hint).toBeHidden();
    await expect(discussion).toBeHidden();
    await page.locator("summary", { hasText: "a first hint" }).focus();
    await page.keyboard.press("Enter");
    await expect(hint).toBeVisible();
    await expect(page.getByText("8, 9 or 10 with some threes added")).toBeHidden();
    await page.locator("summary", { hasText: "the discussion" }).focus();
    await page.keyboard.press("Enter");
    await expect(discussion).toBeVisible();
    await expect(page.getByRole("group", { name: /in your hand/ })).toBeVisible();
    await breaksNoRule(page);
  },
);
