import type { Page } from "@playwright/test";
import { expect, hold, hydrated, open, test, verdictIn } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const html = (page: Page) => page.locator("html");

/** Stores settings before a page is opened. */
async function store(page: Page, guest: object): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("settings")) localStorage.setItem("settings", text);
  }, JSON.stringify({ guest }));
}

test("by keyboard: the gear, a choice, its effect at once and before the next page's first paint, and back", async ({
  page,
}) => {
  await open(page, "/about");
  await page.getByRole("link", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  await expect(page.getByText("These settings are for this device.")).toBeVisible();
  const size = () => html(page).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const usual = await size();
  await page.getByRole("radio", { name: "100%" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "115%" })).toBeChecked();
  expect((await size()) / usual).toBeCloseTo(1.15, 2);
  for (const name of ["More space", "Always less", "Hidden", "On the left"])
    await page.getByRole("radio", { name }).check();
  await page.getByRole("group", { name: "Theme" }).getByLabel("Dark").check();
  await expect(page.getByRole("button", { name: /^Theme: dark/ })).toBeVisible();
  await expect(page.getByText("3 min")).toBeHidden();

  // What boot.js writes alone, before any module of ours has run.
  await hold(page, "**/assets/*.js", (route) => route.abort());
  await page.goto("/arithmetic/easy");
  for (const [name, value] of [
    ["theme", "dark"],
    ["text-size", "115"],
    ["easy-read", "more"],
    ["motion", "less"],
    ["timers", "hidden"],
    ["hand", "left"],
  ])
    await expect(html(page)).toHaveAttribute(`data-${name}`, value ?? "");
  await expect(
    page
      .locator("article")
      .first()
      .getByText(/\d min$/),
  ).toBeHidden();
  await page.unroute("**/assets/*.js");

  await open(page, "/settings");
  await expect(page.getByRole("radio", { name: "115%" })).toBeChecked();
  await page.getByRole("button", { name: "Back to the usual settings" }).click();
  await expect(page.getByRole("radio", { name: "100%" })).toBeChecked();
  expect(await size()).toBe(usual);
  await expect(page.getByRole("main").getByText("as usual again")).toBeVisible();
});

test.afterEach(({ watched }) => {
  // Scripts held back on purpose, and a typeface that was fetched for nothing.
  watched.expected.push(/ERR_FAILED|was preloaded using link preload/);
});

test("two tabs agree, and each person has settings of her own", long, async ({ page, context }) => {
  await open(page, "/settings");
  const other = await context.newPage();
  await open(other, "/sudoku");
  await page.getByRole("radio", { name: "130%" }).check();
  await expect(html(other)).toHaveAttribute("data-text-size", "130");

  await open(page, "/progress");
  const people = page.getByRole("region", { name: "Who is practising?" });
  await people.getByRole("button", { name: "Somebody new" }).click();
  await people.getByLabel("Nickname").fill("Ada");
  await people.getByRole("button", { name: "Add", exact: true }).click();
  await expect(html(page)).toHaveAttribute("data-text-size", "100");
  await expect(html(other)).toHaveAttribute("data-text-size", "100");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByText("These settings are for Ada.")).toBeVisible();
  await page.getByRole("radio", { name: "150%" }).check();
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-text-size", "150");
  await page.evaluate(() => localStorage.setItem("profile", "guest"));
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-text-size", "130");
});

test("choices from before there were settings are taken over", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("settings")) return;
    localStorage.setItem("theme", "dark");
    localStorage.setItem("connectivityNotices", "off");
  });
  await open(page, "/settings");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("group", { name: "Theme" }).getByLabel("Dark")).toBeChecked();
  await expect(page.getByRole("radio", { name: "Keep quiet" })).toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["settings"]);
});

test("with a decimal comma, texts are shown so after the page was taken over, and answers are read so", async ({
  page,
}) => {
  await store(page, { numbers: "comma" });
  await open(page, "/formulas");
  await expect(page.locator("main")).toContainText("3,14159");
  await expect(page.locator("main")).not.toContainText("3.14159");
  await open(page, "/settings");
  await expect(page.getByText("1\u202F234,5 g of rice")).toBeVisible();
  await page.getByRole("radio", { name: "1,234.5" }).check();
  await expect(page.getByText("1,234.5 g of rice")).toBeVisible();
  await page.getByRole("radio", { name: "1\u202F234,5" }).check();

  await open(page, "/decimals?practise=adding-decimals");
  const box = page.getByLabel("Your answer");
  await box.fill("1234567,5");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(page)).toContainText("You wrote 1234567,5");
  await box.fill("1234567.5");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(page)).toContainText("We read this as 1234567,5");
});

test("sounds are silent until they are switched on, then two tones follow an answer", async ({ page }) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      tones.push(this.frequency.value);
      return start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
  async function answer() {
    const card = page.locator("article").first();
    await card.getByLabel("Your answer").fill("999983");
    await card.getByRole("button", { name: "Check", exact: true }).click();
    await expect(verdictIn(card)).toContainText(/\w/);
  }
  await open(page, "/number-theory");
  await answer();
  expect(await tones()).toBe(0);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("group", { name: "Sounds" }).getByLabel("On").check();
  await open(page, "/number-theory");
  await answer();
  await expect.poll(tones).toBe(2);
});

test("hidden clocks: none in a speed run, unless she wants one there", long, async ({ page }) => {
  await store(page, { timers: "hidden" });
  await open(page, "/speed-math");
  const hide = page.getByLabel("Hide the clock while I work");
  await expect(hide).toBeChecked();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("#sum")).toBeFocused();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await hide.uncheck();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await open(page, "/monthly-test");
  await expect(page.getByText("Show me the minutes")).toBeHidden();
});

test("the pad stands on the side of the hand", long, async ({ page }) => {
  const padIsLeft = async () => {
    const [pad, grid] = await Promise.all([
      page.getByRole("toolbar", { name: "Number pad" }).boundingBox(),
      page.getByRole("grid").boundingBox(),
    ]);
    return (pad?.x ?? 0) < (grid?.x ?? 0);
  };
  await open(page, "/sudoku");
  expect(await padIsLeft()).toBe(false);
  await page.evaluate(() => localStorage.setItem("settings", '{"guest":{"hand":"left"}}'));
  await page.reload();
  expect(await padIsLeft()).toBe(true);
});

for (const garbage of oneIn(3, [
  "{\u0000💥",
  "null",
  "[]",
  '{"guest":5}',
  '{"guest":{"theme":{},"textSize":[1],"hand":{"toString":1}}}',
]))
  test(`stored garbage does no harm: ${garbage}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("settings", text), garbage);
    await open(page, "/settings");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("radio", { name: "100%" })).toBeChecked();
    await page.getByRole("radio", { name: "115%" }).check();
    await expect(html(page)).toHaveAttribute("data-text-size", "115");
  });

for (const [what, guest] of oneIn(
  3,
  [
    ["150 %", { textSize: 150 }],
    ["more space", { easyRead: "more" }],
    ["both", { textSize: 150, easyRead: "more", font: "device", numbers: "comma" }],
  ] as const,
  2,
))
  test(`with ${what} no page scrolls sideways at 360 px`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await store(page, guest);
    const wide: string[] = [];
    for (const path of oneIn(2, [
      "/about",
      "/settings",
      "/arithmetic/easy",
      "/sudoku",
      "/tables",
      "/tables?practise=facts",
      "/speed-math",
      "/formulas",
      "/progress",
      "/calculator",
      "/geometry/triangles",
      "/weekly-quiz",
    ])) {
      await open(page, path);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
      });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
