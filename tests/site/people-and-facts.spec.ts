import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { dateWords, dayInYear } from "../../src/content/dates.ts";
import { puzzleAt } from "../../src/content/where.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, hydrated, open, test, typeAnswers } from "./fixture.ts";
import { long } from "./sample.ts";

// The second half of the library: people, facts, uses, news and competitions.
const library = libraryOf(readFiles());
const main = (page: Page) => page.getByRole("main");

const idOf = (path: string) => puzzleAt(path) ?? "";

/** The answer of a puzzle that is one whole number, from its written page; null where it is anything else. */
function answerOf(path: string): string | null {
  const html = readFileSync(`dist${path}/index.html`, "utf8");
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const { answer } = JSON.parse(data).puzzle as { answer: { kind: string; value?: unknown } };
  return answer.kind === "whole" ? String(answer.value) : null;
}

test.describe("people", () => {
  test("are found by name without its marks, by country and by continent; the map and the timeline follow", async ({
    page,
  }) => {
    await open(page, "/mathematicians");
    const cards = main(page).locator("li h3");
    const dots = page.locator(".world-dot[data-lit]");
    const bars = page.locator(".timeline-life");
    for (const shown of [cards, dots, bars]) await expect(shown).toHaveCount(library.mathematicians.length);
    const african = library.mathematicians.filter(({ continent }) => continent === "africa");
    await page.getByRole("radio", { name: "Africa", exact: true }).check();
    for (const shown of [cards, dots, bars]) await expect(shown).toHaveCount(african.length);
    await expect(page).toHaveURL(/from=africa/);
    await page.getByRole("searchbox", { name: "Find somebody" }).fill("zzzz");
    await expect(main(page)).toContainText("Nobody here fits all of that.");
    await breaksNoRule(page);
  });

  test(
    "a dot that is pressed says who it is, and leads there; so does a bar of the timeline by keyboard",
    long,
    async ({ page }) => {
      await open(page, "/mathematicians");
      const box = await page.locator(".world-dot[data-lit]").last().boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      const named = page.getByRole("status").getByRole("link").first();
      await expect(named).toBeVisible();
      await named.click();
      await expect(page).toHaveURL(/\/mathematicians\/[a-z-]+$/);
      await open(page, "/mathematicians");
      await page.locator(".timeline-life").first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/mathematicians\/[a-z-]+$/);
      await breaksNoRule(page);
    },
  );
});

test("a life leads to those who lived at the same time, with their years", async ({ page }) => {
  await open(page, "/mathematicians/archimedes");
  const others = main(page).locator("section").filter({ hasText: "Lived at the same time" });
  await others.getByRole("link", { name: /Eratosthenes, about 276–194 BC/ }).press("Enter");
  await expect(page).toHaveURL(/\/mathematicians\/eratosthenes$/);
  await expect(others.getByRole("link", { name: /Archimedes/ })).toBeVisible();
});

test.describe("facts", () => {
  test("one for each day, another at a press, each with its why", long, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-24T10:00:00"));
    await open(page, "/math-facts");
    const today = page.getByRole("region", { name: /^(Today's|Another) fact/ });
    await today.getByText("Show why").click();
    await expect(today).toContainText(/Why it is so|Look and see why|How one can be sure|How we know/);
    const first = await today.getByRole("heading").first().textContent();
    await page.clock.setFixedTime(new Date("2026-11-25T10:00:00"));
    await open(page, "/math-facts");
    await expect(today).toContainText("Today's fact:");
    await expect(today.getByRole("heading").first()).not.toHaveText(first ?? "");
    await today.getByRole("button", { name: "Another fact" }).press("Enter");
    await expect(today).toContainText("Another fact:");
    await breaksNoRule(page);
  });
});

test("the ages chosen last are those of the next list, and of the same one later", long, async ({ page }) => {
  await open(page, "/math-facts");
  await page.getByRole("radio", { name: "8 to 11" }).check();
  await open(page, "/real-life");
  await expect(page.getByRole("radio", { name: "8 to 11" })).toBeChecked();
  await open(page, "/math-facts?ages=14-18");
  await expect(page.getByRole("radio", { name: "14 to 18" })).toBeChecked();
});

test.describe("uses", () => {
  test("the sliders of a model go by keyboard, its results follow and are said, and it goes back", async ({ page }) => {
    const use = library["real-life"].find(({ id }) => id === "how-far-is-the-storm");
    if (!use) throw new Error("the storm is gone");
    await open(page, `/real-life/${use.id}`);
    const slider = page.getByRole("slider").first();
    const results = page.locator(".model dl");
    const before = (await results.textContent()) ?? "";
    await slider.focus();
    await page.keyboard.press("End");
    await expect(results).not.toHaveText(before);
    await expect(page.locator("[data-announcer]").filter({ hasText: use.model.gives[0]?.name ?? "" })).toHaveCount(1);
    await page.getByRole("button", { name: "As at first" }).click();
    await expect(results).toHaveText(before);
    await breaksNoRule(page);
  });
});

test.describe("news", () => {
  test("what happened on this day stands first; a link leads to its item", async ({ page }) => {
    const dated = library["math-news"].find(({ date }) => dayInYear(date));
    if (!dated) throw new Error("no news has a day");
    await page.clock.setFixedTime(new Date(`2026-${dayInYear(dated.date)}T10:00:00`));
    await open(page, "/math-news");
    const day = page.getByRole("region", { name: "This day in mathematics" });
    await expect(day).toContainText("Today,");
    await day.getByRole("link", { name: dated.title }).click();
    await expect(page.getByRole("heading", { level: 1, name: dated.title })).toBeFocused();
    await expect(main(page)).toContainText(dateWords(dated.date));
  });

  test("keeps to what is chosen, and breaks no rule", long, async ({ page }) => {
    await open(page, "/math-news");
    const items = main(page).locator("ol > li");
    await expect(items).toHaveCount(library["math-news"].length);
    await page.getByRole("radio", { name: "Chance", exact: true }).check();
    await expect(items).toHaveCount(library["math-news"].filter(({ field }) => field === "chance").length);
    await breaksNoRule(page);
  });
});

test.describe("competitions", () => {
  test("words say what they mean in a set without a clock, and not in one with it", async ({ page }) => {
    const place = (path: string) => `/competitions/${path}`;
    const one = library.competitions.find(({ set: [first = ""] }) =>
      /data-term/.test(readFileSync(`dist${first}/index.html`, "utf8").split('id="page-data"')[0] ?? ""),
    );
    if (!one) throw new Error("no set begins with a puzzle that has a word of the glossary");
    await open(page, place(one.id));
    const terms = main(page).locator("article [data-term][role=button]");
    const start = page.getByRole("button", { name: "Start the set" });
    await start.press("Enter");
    await expect(terms.first()).toBeVisible();
    await open(page, place(one.id));
    await page.getByRole("checkbox", { name: /^With a clock/ }).check();
    await start.press("Enter");
    await expect(main(page).locator("article [data-term]").first()).toBeVisible();
    await hydrated(page);
    await expect(terms).toHaveCount(0);
  });

  test(
    "a practice set goes on by keyboard, with a clock if one likes, and counts what is solved",
    long,
    async ({ page }) => {
      const one = library.competitions.find(({ set }) => set.length > 0);
      if (!one) throw new Error("there is no competition");
      await typeAnswers(page);
      await open(page, `/competitions/${one.id}`);
      await page.getByRole("checkbox", { name: /^With a clock/ }).check();
      await page.getByRole("button", { name: "Start the set" }).press("Enter");
      const set = page.getByRole("region", { name: "A practice set of ours in its style" });
      await expect(set).toContainText(`Puzzle 1 of ${one.set.length}`);
      await expect(set).toContainText(/\d+:\d\d left/);
      await expect(set.locator("article")).toHaveCount(1);
      await set.getByRole("button", { name: "Next" }).press("Enter");
      await expect(set).toContainText(`Puzzle 2 of ${one.set.length}`);
      await expect(set.locator("article")).toHaveCount(1);
      await hydrated(page);
      // One of them is solved: by the answer of its own data, as a reader would have to find it.
      const [at, path] = [...one.set.entries()].find(([, where]) => answerOf(where) !== null) ?? [];
      if (at === undefined || path === undefined) throw new Error("no puzzle of the set has a single number");
      for (let now = 1; now < at; now++) await set.getByRole("button", { name: "Next" }).press("Enter");
      for (let now = 1; now > at; now--) await set.getByRole("button", { name: "Previous" }).press("Enter");
      await expect(set).toContainText(`Puzzle ${at + 1} of ${one.set.length}`);
      await expect(set.locator("article")).toHaveAttribute("id", idOf(path));
      await set.getByLabel("Your answer").fill(answerOf(path) ?? "");
      await set.getByLabel("Your answer").press("Enter");
      await expect(set).toContainText(`1 of ${one.set.length} of this set solved`);
      await set.getByRole("button", { name: "End the set" }).press("Enter");
      await expect(set.getByText(/^1 solved this time, in less than a minute\./)).toBeFocused();
      await expect(set.getByRole("button", { name: "Once more" })).toBeVisible();
      await breaksNoRule(page);
    },
  );
});
