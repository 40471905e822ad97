import AxeBuilder from "@axe-core/playwright";
import { numberGames, strategyGames } from "../../src/play/game/catalog.ts";
import { expect, open, routes, test } from "./fixture.ts";

const standards: Parameters<AxeBuilder["options"]>[0] = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Whoever speaks to the device says what stands on a button.
  rules: { "label-content-name-mismatch": { enabled: true } },
};
const narrow = { width: 390, height: 844 };
const wide = { width: 1366, height: 768 };
/** Colours are all that the dark theme changes, and most of the time goes into looking at them. */
const looks = [
  { colorScheme: "light", size: narrow, rules: null },
  { colorScheme: "light", size: wide, rules: null },
  { colorScheme: "dark", size: wide, rules: ["color-contrast"] },
] as const;

// Rows without a screen are one screen: the first of them stands for all.
const unbuilt = routes.find((row) => !row.screen);
const looked = routes.filter((row) => row.screen || row === unbuilt).map((row) => row.path);
const played = [
  ...numberGames.map((game) => ["/math-games", game] as const),
  ...strategyGames.map((game) => ["/games", game] as const),
].map(([path, { folder }]) => `${path}?play=${folder}`);

for (const path of [...looked, "/no-such-page", ...played]) {
  test(`${path} breaks no accessibility rule, light and dark, narrow and wide`, async ({ page, watched }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    if (path.includes("?play")) await expect(page.getByRole("group", { name: /: the board$/ })).toBeVisible();
    // Everything that can be folded is open, so that what is inside is looked at too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    for (const { colorScheme, size, rules } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await page.setViewportSize(size);
      const axe = new AxeBuilder({ page });
      const { violations } = await (rules ? axe.withRules([...rules]) : axe.options(standards)).analyze();
      const found = violations.flatMap(({ id, nodes }) => {
        // The clue in a cell's corner is said in words: "product 4" for 4×.
        const told = nodes.filter(({ html }) => id !== "label-content-name-mismatch" || !html.includes('class="clue"'));
        return told.length > 0 ? [`${id}: ${told.map(({ html }) => html).join("\n   ")}`] : [];
      });
      expect(found, `${colorScheme} at ${size.width} px`).toEqual([]);
    }
    if (path === "/no-such-page") watched.expected.push(/404: there is no page|status of 404/);
  });
}
