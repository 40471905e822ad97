import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixture.ts";
import { oneIn } from "./sample.ts";

/** Colours know no width and widths no colour: the first and the last of these stand for the others. */
const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [320, 1366].map((width) => ({ colorScheme, width })),
);

/** Holds the page as it stands to the rules of accessibility, light and dark, narrow and wide; nor does it scroll sideways. */
export async function breaksNoRule(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const { colorScheme, width } of oneIn(3, looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const violations = await page.evaluate(async () => (await axe.run("main")).violations);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}
