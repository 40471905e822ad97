import { groups } from "../../src/app/route-row.ts";
import { expect, hold, open, routes, screenOf, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

test.describe("the sidebar", () => {
  test("has nine groups in order, opened as specified, with their routes", async ({ page }) => {
    await open(page, "/");
    const shown = page.locator("nav details");
    await expect(shown).toHaveCount(9);
    for (const [index, group] of groups.entries()) {
      const details = shown.nth(index);
      await expect(details.locator("summary")).toHaveText(group.name);
      expect(await details.evaluate((one: HTMLDetailsElement) => one.open)).toBe(
        ["Main", "Quizzes & Tests", "Information"].includes(group.name),
      );
      const paths = routes.filter((row) => row.group === group.name).map((row) => row.path);
      expect(await details.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
        paths,
      );
    }
  });

  test("on a page deep in a closed group that group is open, and its link in sight", async ({ page }) => {
    const link = page.getByRole("navigation", { name: "Main menu" }).locator("[aria-current]");
    await open(page, "/concepts/parabolas");
    await expect(link).toHaveText("Concepts");
    await expect(link).toBeInViewport();
    await open(page, "/fractions");
    await expect(link).toHaveText("Fractions");
    await expect(link).toBeInViewport();
  });

  test("is 16rem wide, 3rem collapsed; Ctrl+B toggles it and a cookie keeps that for 7 days", async ({
    page,
    context,
  }) => {
    await open(page, "/about");
    const width = () => page.locator(".sidebar").evaluate((one) => one.getBoundingClientRect().width);
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(await width()).toBeCloseTo(16 * rem, 0);
    await page.keyboard.press("Control+b");
    await expect.poll(width).toBeCloseTo(3 * rem, 0);
    const cookie = (await context.cookies()).find((one) => one.name === "sidebar_state");
    expect(cookie?.value).toBe("false");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);

    await open(page, "/faq");
    expect(await width()).toBeCloseTo(3 * rem, 0);
    await expect(page.getByRole("link", { name: "Algebra" })).toBeVisible();
    await page.keyboard.press("Meta+b");
    await expect.poll(width).toBeCloseTo(16 * rem, 0);
  });

  test("a malformed cookie does no harm", long, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "sidebar_state", value: '%E0%A4%A="x', url: baseURL ?? "" }]);
    await open(page, "/about");
    await expect(page.locator("html")).toHaveAttribute("data-sidebar", "expanded");
  });

  test("is an 18rem drawer under 768 px that Escape, the scrim and a link close", async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await open(page, "/");
    const drawer = page.locator(".sidebar");
    await expect(drawer).toBeHidden();
    const toggle = page.getByRole("button", { name: "Toggle the sidebar" });
    await toggle.click();
    await expect(drawer).toBeVisible();
    const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(await drawer.evaluate((one) => (one as HTMLElement).offsetWidth)).toBeCloseTo(18 * rem, 0);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Control+b");
    await expect(drawer).toBeVisible();
    await page.mouse.click(700, 400);
    await expect(drawer).toBeHidden();
    await toggle.click();
    await drawer.getByRole("link", { name: "Geometry" }).click();
    await expect(page).toHaveURL("/geometry");
    await expect(drawer).toBeHidden();
  });
});

test("the skip link leads past the menu", async ({ page }) => {
  await open(page, "/arithmetic");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("after a navigation the heading has the focus, and Back keeps the place", async ({ page }) => {
  await open(page, "/arithmetic/easy");
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Logic" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logic");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easy Arithmetic Puzzles");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test("a page that is loaded begins at its top, wherever another one was left, and a reload keeps the place", async ({
  page,
}) => {
  const place = () => page.evaluate(() => scrollY);
  await open(page, "/arithmetic/easy");
  await page.evaluate(() => scrollTo(0, 1200));
  await open(page, "/faq");
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(place).toBe(300);
  await open(page, "/faq");
  expect(await place()).toBe(0);
});

test("an address that names a question of the FAQ opens its answer, and so does a link from another answer", async ({
  page,
}) => {
  await open(page, "/faq#languages");
  await expect(page.getByText("all texts are in English")).toBeVisible();
  await page.getByText("Who made it?").click();
  await page.getByRole("link", { name: "how to suggest or add a puzzle" }).click();
  const answer = page.locator("#add-a-puzzle");
  await expect(answer).toHaveAttribute("open");
  await expect(answer.locator("summary")).toBeInViewport();
  await expect(page.getByText("all texts are in English")).toBeHidden();
});

test("who changes her mind while a page is on its way comes back to where she was", long, async ({ page }) => {
  await open(page, "/about");
  const screen = await screenOf(page, "/logic");
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await hold(page, `**${screen}`, async (route) => {
    await held;
    await route.continue();
  });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Logic", exact: true }).click();
  await expect(page).toHaveURL("/about"); // until the page is there
  await menu.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
});

test("the theme follows the device until one is chosen, and is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const button = page.getByRole("button", { name: /^Theme:/ });
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(button).toHaveAccessibleName("Theme: light. Change to dark");
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName(/as this device/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("decoration is hidden from assistive technology and stands still under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const symbols = page.locator(".symbols");
  await expect(symbols).toHaveAttribute("aria-hidden", "true");
  expect(
    await symbols
      .locator("span")
      .first()
      .evaluate((one) => getComputedStyle(one).animationName),
  ).toBe("none");
});

for (const width of oneIn(3, [390, 1024, 1366], 1))
  test(`no decoration lies behind words at ${width} px`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/faq", "/progress"]) {
      await open(page, path);
      const [symbols, words] = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const boxes = (all: Iterable<Range | Element>) =>
          [...all].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
        const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        const ranges: Range[] = [];
        while (texts.nextNode()) {
          if (!texts.currentNode.parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          ranges.push(range);
        }
        return [boxes(document.querySelectorAll(".symbols span")), boxes(ranges)] as const;
      });
      expect(symbols.length).toBeGreaterThan(0);
      for (const symbol of symbols)
        for (const word of words)
          expect(
            symbol.right <= word.left ||
              word.right <= symbol.left ||
              symbol.bottom <= word.top ||
              word.bottom <= symbol.top,
          ).toBe(true);
    }
  });

test("an unknown route says so with status 404, logs the path and leads home", async ({ page, watched }) => {
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect.poll(() => watched.errors.join()).toContain("/no/such-page");
  watched.expected.push(/404: there is no page|status of 404/);
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  // Nearly right is answered with what was meant.
  await page.goto("/practice");
  await page.getByRole("main").getByRole("link", { name: "Practise" }).click();
  await expect(page).toHaveURL("/practise");
  await page.goto("/fraction-calculator");
  await expect(page.getByRole("main").getByRole("link", { name: "Fraction Calc" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Find anything" }).click();
  await page.getByRole("combobox", { name: "Find anything" }).fill("fraction calc");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL("/fraction-calc");
});
