import type { Page } from "@playwright/test";

/** The screens that a board has to fit. */
export const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

/** What of these is not wholly in the window, or lies under something else at its middle; or that there are none. */
export function hidden(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    if (all.length === 0) return ["there are none"];
    return all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const name = `${one.textContent || one.tagName} at ${Math.round(top)} to ${Math.round(bottom)}`;
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return [name];
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return one.contains(over) ? [] : [`${name} under ${over?.className}`];
    });
  });
}
