import type { Locator, Page } from "@playwright/test";
import { expect, heldScripts, hydrated, test, typeAnswers } from "./fixture.ts";
import { oneIn } from "./sample.ts";

// What is typed into a prerendered page before its scripts have come.

interface Field {
  readonly path: string;
  readonly find: (main: Locator) => Locator;
  readonly typed: string;
  /** What the page shows when one is done with it. */
  readonly counts: (page: Page) => Promise<void>;
}

const inAddress = (part: RegExp) => (page: Page) => expect(page).toHaveURL(part);
const main = (page: Page) => page.getByRole("main");

const fields: readonly Field[] = [
  {
    path: "/solutions",
    find: (main) => main.getByLabel("Words"),
    typed: "ferry",
    counts: inAddress(/\?words=ferry$/),
  },
  {
    path: "/formulas",
    find: (main) => main.getByRole("searchbox"),
    typed: "sphere",
    counts: inAddress(/=sphere$/),
  },
  {
    path: "/glossary",
    find: (main) => main.getByRole("searchbox"),
    typed: "prime",
    counts: inAddress(/=prime$/),
  },
  {
    path: "/converter",
    find: (main) => main.getByRole("textbox").first(),
    typed: "12",
    counts: inAddress(/value=12&/),
  },
  {
    path: "/worksheets",
    find: (main) => main.getByLabel("Questions", { exact: true }),
    typed: "3",
    async counts(page) {
      await page.getByRole("button", { name: "Make the sheet" }).click();
      await expect(page.getByText("In this set: 3 questions")).toBeVisible();
    },
  },
  {
    path: "/percentage-calc",
    find: (main) => main.getByRole("textbox").first(),
    typed: "50",
    async counts(page) {
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/50/);
    },
  },
  {
    path: "/daily-challenge",
    find: (main) => main.getByLabel("Your answer"),
    typed: "999983",
    async counts(page) {
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-sonner-toast]").or(main(page).getByText("999983")).first()).toBeVisible();
    },
  },
];

test.beforeEach(({ page }) => typeAnswers(page));

for (const { path, find, typed, counts } of oneIn(2, fields))
  test(`what is typed on ${path} before the scripts have come stays, and counts`, async ({ page }) => {
    const letGo = await heldScripts(page);
    await page.goto(path);
    const field = find(main(page));
    await field.selectText();
    await page.keyboard.type(typed, { delay: 50 });
    letGo();
    await hydrated(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
    await counts(page);
  });

test("one types on where one was, while the scripts come", async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto("/solutions");
  const field = main(page).getByLabel("Words");
  await field.click();
  await page.keyboard.type("fer");
  letGo();
  await hydrated(page);
  await page.keyboard.type("ry");
  await expect(field).toHaveValue("ferry");
  await expect(page).toHaveURL(/\?words=ferry$/);
});

test("no key is lost while the page is being taken over", async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto("/scientific-calc");
  const field = main(page).getByLabel("What to work out");
  await field.click();
  const sum = Array.from({ length: 60 }, (_, n) => `${n}+`).join("");
  await page.keyboard.type("7+");
  letGo();
  await page.keyboard.type(sum, { delay: 8 });
  await page.keyboard.type("1");
  await expect(field).toHaveValue(`7+${sum}1`);
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("1778", { exact: false }).first()).toBeVisible();
});
