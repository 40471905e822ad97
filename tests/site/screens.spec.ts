import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { readRows } from "../../build/games/rows.ts";
import { expect, open, routes, sampleEntries, samplePuzzles, screenPaths, titleOf } from "./fixture.ts";
import { test } from "./one-tab.ts";
import { isLong, oneIn } from "./sample.ts";

const standards: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Whoever speaks to the device says what stands on a button.
  rules: { "label-content-name-mismatch": { enabled: true } },
  resultTypes: ["violations"],
};
const widths = [320, 360, 768, 1366];
const narrow = { colorScheme: "light", size: { width: 390, height: 844 } } as const;
const wide = { colorScheme: "dark", size: { width: 1366, height: 768 } } as const;
/**
 * Colours are all that the dark theme changes: between them these two see every theme and every width. A long run looks at
 * each page both ways; otherwise pages take turns, and those that are alike are next to each other: one in four narrow and
 * light, one in four wide and dark, and of the others only what is not axe's.
 */
const looks = [narrow, wide];
/** Where also what is only there when it is wide is looked at in the light: the list of pages, two columns, a board's side. */
const crossed = ["/", "/arithmetic/easy", "/sudoku"];

const played = readRows().offered.map(({ page, folder }) => `${page}?play=${folder}`);
/** What a link to a calculator opens: a result, and a problem. */
const worked = [
  "/fraction-calc?sum=2+1%2F4+%2B+5%2F6",
  "/fraction-calc?sum=1%2F0",
  "/percentage-calc?ask=of&p=15&amount=80",
  "/percentage-calc?ask=share&part=3&whole=0",
];

const all = [
  ...screenPaths,
  ...oneIn(2, samplePuzzles),
  ...oneIn(3, sampleEntries),
  "/no-such-page",
  ...oneIn(5, played),
  ...oneIn(2, worked),
];
/** Lists of one kind are written by one screen: in an ordinary run the first of each stands for the others. */
const kinds = new Map(
  all.map((path) => [routes.find((row) => row.path === path)?.screen ?? path, path] as const).reverse(),
);
const paths = isLong ? all : all.filter((path) => [...kinds.values(), ...crossed].includes(path));

for (const [nth, path] of paths.entries()) {
  const isCrossed = crossed.includes(path);
  const looked = isLong || isCrossed ? looks : looks.slice(nth % 4).slice(0, 1);
  test(`${path} says where it is, breaks no accessibility rule, and does not scroll sideways`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    const row = routes.find((row) => row.path === path);
    if (row) await expect(page).toHaveTitle(titleOf(row));
    if (row?.group) await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText(row.title);
    if (path.includes("?play")) await expect(page.getByRole("group", { name: /: the board$/ })).toBeVisible();
    // Everything that can be folded is open, so that what is inside is looked at too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    // Widened again, as by turning a tablet.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
    if (path === "/no-such-page") watched.expected.push(/404: there is no page|status of 404/);
    // The cards below the screen are laid out in idle moments: axe measures what stands still.
    await expect(page.locator("html[data-first]")).toHaveCount(0);
    await page.evaluate(axe.source);
    if (!isLong) await page.evaluate(leaveFewOfAlike);
    const more = isCrossed ? [{ ...wide, colorScheme: "light" } as const] : [];
    for (const { colorScheme, size } of [...looked, ...more]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await page.setViewportSize(size);
      // What was opened scrolled itself into sight, at another width: a bar that lies over half a button is no fault of it.
      await page.evaluate(() => scrollTo(0, 0));
      // The menu is the same on every page: it is looked at on a few.
      const besides = isLong || isCrossed ? [] : [".sidebar"];
      expect(await brokenRules(page, besides), `${colorScheme} at ${size.width} px`).toEqual([]);
    }
  });
}

/** Leaves four of any rows, cards and entries that are alike: axe looks at each part of a page for each rule. Runs in the page. */
function leaveFewOfAlike(): void {
  for (const parent of document.querySelectorAll("main *")) {
    if (parent.closest("svg, math, [role=grid], table")) continue;
    const seen = new Map<string, number>();
    for (const child of [...parent.children]) {
      const kind = `${child.tagName} ${child.className}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count > 4 && child.querySelector("*")) child.remove();
    }
  }
}

async function brokenRules(page: Page, besides: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate(
    async ([standards, exclude]) => (await axe.run({ include: ["html"], exclude: [...exclude] }, standards)).violations,
    [standards, besides] as const,
  );
  return violations.flatMap(({ id, nodes }) => {
    // The clue in a cell's corner is said in words: "product 4" for 4×.
    const told = nodes.filter(({ html }) => id !== "label-content-name-mismatch" || !html.includes('class="clue"'));
    return told.length > 0 ? [`${id}: ${told.map(({ html }) => html).join("\n   ")}`] : [];
  });
}
