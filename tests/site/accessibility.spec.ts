import axe, { type RunOptions } from "axe-core";
import { numberGames, strategyGames } from "../../src/play/game/catalog.ts";
import { expect, open, samplePuzzles, screenPaths, test } from "./fixture.ts";

const standards: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Whoever speaks to the device says what stands on a button.
  rules: { "label-content-name-mismatch": { enabled: true } },
  resultTypes: ["violations"],
};
const narrow = { colorScheme: "light", size: { width: 390, height: 844 } } as const;
const wide = { colorScheme: "dark", size: { width: 1366, height: 768 } } as const;
/** Colours are all that the dark theme changes: between them these two see every theme and every width. */
const looks = [narrow, wide];
/** Where also what is only there when it is wide is looked at in the light: the list of pages, two columns, a board's side. */
const crossed = ["/", "/arithmetic/easy", "/sudoku"];

const played = [
  ...numberGames.map((game) => ["/math-games", game] as const),
  ...strategyGames.map((game) => ["/games", game] as const),
].map(([path, { folder }]) => `${path}?play=${folder}`);

for (const path of [...screenPaths, ...samplePuzzles, "/no-such-page", ...played]) {
  test(`${path} breaks no accessibility rule, light and dark, narrow and wide`, async ({ page, watched }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    if (path.includes("?play")) await expect(page.getByRole("group", { name: /: the board$/ })).toBeVisible();
    // Everything that can be folded is open, so that what is inside is looked at too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    await page.evaluate(axe.source);
    const more = crossed.includes(path) ? [{ ...wide, colorScheme: "light" } as const] : [];
    for (const { colorScheme, size } of [...looks, ...more]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await page.setViewportSize(size);
      const violations = await page.evaluate(async (rules) => (await axe.run(document, rules)).violations, standards);
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
