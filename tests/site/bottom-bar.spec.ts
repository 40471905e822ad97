import { choose, expect, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const name = "Most used";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the five places are one tap away, and each says that one is there", async ({ page }) => {
    await open(page, "/about");
    const bar = page.getByRole("navigation", { name });
    for (const [title, heading] of [
      ["Puzzles", "Puzzles"],
      ["Practise", "Practise"],
      ["Games", "Games"],
      ["Me", "Your Progress"],
      ["Today", "Maths that works anywhere."],
    ] as const) {
      const link = bar.getByRole("link", { name: title, exact: true });
      const { height = 0, width = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
      await link.tap();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(link).toHaveAttribute("aria-current", "page");
    }
  });

  test("on every page that belongs to one of them, that one is marked", long, async ({ page }) => {
    for (const [title, ...paths] of [
      ["Today", "/daily-challenge", "/weekly-quiz", "/archive"],
      ["Puzzles", "/algebra", "/arithmetic/easy", "/riddles"],
      ["Practise", "/tables", "/concepts", "/glossary/prime-number", "/tutorials", "/fraction-calc", "/shapes"],
      ["Games", "/math-games"],
      ["Me", "/statistics", "/settings"],
    ] as const)
      for (const path of paths) {
        await open(page, path);
        await expect(page.locator(".bottom-bar [aria-current]"), path).toHaveText(title);
      }
    for (const path of ["/privacy", "/licences"]) {
      await open(page, path);
      await expect(page.locator(".bottom-bar [aria-current]"), path).toHaveCount(0);
    }
  });

  test("it covers nothing at the end of a page", async ({ page }) => {
    await open(page, "/faq");
    await expect
      .poll(() =>
        page.evaluate(() => {
          // Again each time: a typeface that comes late makes the page longer.
          scrollTo(0, document.documentElement.scrollHeight);
          const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          // The longest page ends between two pixels.
          return (top("main")?.bottom ?? 9999) < (top(".bottom-bar")?.top ?? 0) + 1;
        }),
      )
      .toBe(true);
  });

  test("a hint that opens at the foot of the screen comes to stand above it", async ({ page }) => {
    await open(page, "/word-problems");
    const hint = page.locator("details.reveal").filter({ hasText: "Hint" }).first();
    await hint.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 64));
    await hint.locator("summary").tap();
    const edge = (await page.getByRole("navigation", { name }).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await hint.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(edge);
    expect((await hint.boundingBox())?.height).toBeGreaterThan(80);
  });

  test("what takes the focus by Tab never stands beneath it", async ({ page }) => {
    await open(page, "/math-art/penrose");
    await expect(page.getByRole("slider").first()).toBeVisible();
    const edge = (await page.getByRole("navigation", { name }).boundingBox())?.y ?? 0;
    await page.locator("main a").first().focus();
    const beneath: string[] = [];
    let reached = 0;
    for (; reached < 80; reached++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one?.closest("main")) return null;
        const { bottom } = one.getBoundingClientRect();
        return {
          bottom,
          words: one.textContent?.trim() || one.getAttribute("aria-label") || one.outerHTML.slice(0, 80),
        };
      });
      if (!focused) break;
      if (focused.bottom > edge) beneath.push(focused.words);
    }
    expect(reached).toBeGreaterThan(20);
    expect(beneath).toEqual([]);
  });

  for (const path of oneIn(2, ["/sudoku", "/games?play=hanoi", "/geometry/circles/17", "/fractions?practise=mix"]))
    test(`it gives way on ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator("[data-has-page]").first()).toBeVisible();
      await expect(page.getByRole("navigation", { name })).toBeHidden();
    });

  test("a press that was meant for a key which is gone leads nowhere", async ({ page }) => {
    await open(page, "/arithmetic/easy");
    await page.locator("input.typed:visible").first().tap();
    await page.locator("[data-keypad]").getByRole("button", { name: "1", exact: true }).tap();
    const me = page.locator(".bottom-bar a").getByText("Me", { exact: true });
    await me.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/arithmetic/);
    await page.keyboard.press("Escape");
    const now = () => page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 800, await now());
    await me.tap();
    await expect(page).toHaveURL(/progress/);
  });

  test("it gives way while something is typed", async ({ page }) => {
    await choose(page, { answers: "text" });
    await open(page, "/arithmetic/easy");
    const bar = page.getByRole("navigation", { name });
    await expect(bar).toBeVisible();
    await page.getByLabel("Your answer").first().focus();
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(bar).toBeVisible();
  });
});

test("there is none on paper, which is as narrow as a phone between its margins", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await open(page, "/glossary/prime-number");
  const bar = page.locator(".bottom-bar");
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
});

test("there is none where the sidebar stands", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("navigation", { name })).toBeHidden();
});
