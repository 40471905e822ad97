import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixture.ts";
import { oneIn } from "./sample.ts";

/** Colours know no width and widths no colour: the first and the last of these stand for the others. */
const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [320, 1366].map((width) => ({ colorScheme, width })),
);

/**
 * Holds a part of the page as it stands to the rules of accessibility, light and dark, narrow and wide; nor does the page scroll
 * sideways. `besides` holds what else is to be so at each size.
 */
export async function breaksNoRule(
  page: Page,
  part = "main",
  besides?: (size: { width: number; height: number }) => Promise<void>,
): Promise<void> {
  await page.evaluate(axe.source);
  for (const { colorScheme, width } of oneIn(3, looks)) {
    const size = { width, height: 800 };
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    const violations = await page.evaluate(async (one) => (await axe.run(one)).violations, part);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await besides?.(size);
  }
}
