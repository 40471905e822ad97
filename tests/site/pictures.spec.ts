import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

// Twenty views beside their pictures in tests/pictures. Where a change is meant, `npm run pictures` takes them anew.

/** Debian's Chromium whose pictures they are. Another version sets text and draws curves a little otherwise. */
const pinned = "156.0.8078.114";
const noon = new Date("2026-03-18T12:00:00");

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };
/** What is beside the menu, without its end: pictures stay in the repository for ever. Home shows the menu, too. */
const beside = { x: 272, y: 0, width: 1094, height: 640 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

interface View {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof phone;
  readonly dark?: boolean;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const views: readonly View[] = [
  { name: "home", path: "/", viewport: laptop },
  { name: "home-dark", path: "/", viewport: phone, dark: true },
  { name: "list", path: "/geometry/triangles", viewport: laptop },
  { name: "list-compact", path: "/word-problems?view=compact", viewport: phone },
  { name: "puzzle", path: "/geometry/circles/17", viewport: laptop },
  { name: "puzzle-solved", path: "/arithmetic/easy/52", viewport: phone, act: solve },
  { name: "daily", path: "/daily-challenge", viewport: laptop },
  { name: "quiz", path: "/weekly-quiz", viewport: phone },
  { name: "sudoku", path: "/sudoku", viewport: phone },
  { name: "kenken", path: "/kenken", viewport: laptop },
  { name: "hanoi", path: "/games?play=hanoi", viewport: phone, act: (page) => button(page, "Hint").waitFor() },
  { name: "games", path: "/math-games", viewport: phone },
  { name: "zone", path: "/fractions", viewport: laptop },
  { name: "lesson", path: "/fractions?learn=adding-fractions", viewport: phone },
  { name: "progress", path: "/progress", viewport: laptop },
  { name: "statistics", path: "/statistics", viewport: phone },
  { name: "settings", path: "/settings", viewport: phone },
  { name: "formulas", path: "/formulas", viewport: phone },
  { name: "not-found", path: "/no-such-page", viewport: phone },
  { name: "find", path: "/about", viewport: phone, act: find },
];

async function solve(page: Page): Promise<void> {
  await page.getByLabel("Your answer").fill("36");
  await page.getByLabel("Your answer").press("Enter");
  await expect(page.getByRole("link", { name: "Next puzzle" })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

async function find(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find anything" }).fill("circle");
  await expect(page.getByRole("option").first()).toBeVisible();
}

for (const { name, path, viewport, dark = false, act } of views)
  test.describe(name, () => {
    test.use({ viewport, colorScheme: dark ? "dark" : "light" });

    test(`${name} looks as in its picture`, async ({ page, browser, watched }) => {
      const other = browser.version() !== pinned;
      if (other)
        console.warn(
          `Not compared with its picture: ${name}. It is of Chromium ${pinned}, this is ${browser.version()}.`,
        );
      test.skip(other, `pictures are of Chromium ${pinned}`);
      watched.expected.push(/^Failed to load resource: .* 404|^404: there is no page/);
      await page.clock.setFixedTime(noon);
      // What is dealt afresh is dealt alike.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
        crypto.getRandomValues = (array) => array;
      });
      await open(page, path);
      await act?.(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}.png`, viewport === laptop && path !== "/" ? { clip: beside } : {});
    });
  });
