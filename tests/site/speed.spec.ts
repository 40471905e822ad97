import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const sum = (page: Page) => page.locator("label[for=sum]");

/** The answer of the sum that is shown. */
async function answer(page: Page): Promise<number> {
  const [, a, sign, b] = /(\d+) ([+−×÷]) (\d+)/.exec((await sum(page).textContent()) ?? "") ?? [];
  const [x, y] = [Number(a), Number(b)];
  return sign === "+" ? x + y : sign === "−" ? x - y : sign === "×" ? x * y : x / y;
}

async function answerMany(page: Page, many: number): Promise<void> {
  for (let n = 0; n < many; n++) {
    const before = await sum(page).textContent();
    await page.keyboard.type(String(await answer(page)));
    await expect(sum(page)).not.toHaveText(before ?? "");
  }
}

test("sixty seconds, by keyboard alone: the right digits are enough, a slip is counted, the clock ends it", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/speed-math");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toHaveText("60 s");
  await answerMany(page, 11);
  await page.keyboard.type("999");
  await expect(page.getByRole("main").getByText("Not yet: try again.")).toBeVisible();
  for (let n = 0; n < 3; n++) await page.keyboard.press("Backspace");
  await answerMany(page, 1);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("heading", { name: "11 right, 1 slip" })).toBeFocused();
  await expect(page.getByRole("main").getByText("missed")).toHaveCount(1);
});

test("no clock: it ends when one stops; the slowest are practised again; the second run is compared with the first", async ({
  page,
}) => {
  await open(page, "/speed-math");
  await page.getByLabel("Adding +").check();
  await page.getByLabel("No clock").check();
  for (const run of [1, 2]) {
    await page.getByRole("button", { name: run === 1 ? "Start" : "Once more" }).click();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await answerMany(page, 10);
    await page.getByRole("button", { name: "Stop here" }).click();
    await expect(page.getByRole("heading", { name: "10 right" })).toBeVisible();
  }
  await expect(page.getByRole("table", { name: /^Right sums a minute/ }).getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Practise these, no clock" }).click();
  await expect(page.getByRole("main").getByText("0 done of 10")).toBeVisible();
  await page.getByRole("button", { name: "Stop here" }).click();
  await page.getByRole("button", { name: "Other sums" }).click();
  await expect(page.getByLabel("Adding +")).toBeChecked();
});
