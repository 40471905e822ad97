import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import {
  closeOfflineDialog,
  expect,
  hold,
  hydrated,
  kept,
  offlineReady,
  open,
  test,
  typeAnswers,
  verdictIn,
} from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { test as stored } from "./stored.ts";

const cards = (page: Page) => page.locator("main article:visible");
const more = (page: Page) => page.getByRole("button", { name: /^Show more/ });

test("Show more goes on to the end, and a reload and Back keep the place", async ({ page }) => {
  await open(page, "/number-theory");
  await expect(cards(page)).toHaveCount(6);
  await expect(more(page)).toHaveText("Show more (44 left)");
  await more(page).press("Enter");
  await expect(cards(page)).toHaveCount(18);
  await expect(cards(page).nth(6).getByRole("heading")).toBeFocused();
  await expect(page).toHaveURL("/number-theory?shown=18");
  await page.reload();
  await expect(cards(page)).toHaveCount(18);
  for (const count of [30, 42, 50]) {
    await more(page).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(more(page)).toBeHidden();
  await expect(cards(page).last().getByRole("heading")).toContainText("54.");
  await page.getByRole("tab", { name: "Hard" }).click();
  await expect(cards(page)).toHaveCount(2);
});

test("a list that cannot be fetched says so and can be asked again", long, async ({ page, watched }) => {
  watched.expected.push(/ERR_|Failed to load/);
  await open(page, "/patterns");
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await hold(page, /\/assets\/easy-.*\.js$/, (route) => route.abort());
  await more(page).click();
  await expect(page.getByRole("main").getByText("The other puzzles could not be fetched.")).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await page.unroute(/\/assets\/easy-.*\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(18);
});

test("an answer that cannot be checked because the page is not all there says so", async ({ page, watched }) => {
  watched.expected.push(/ERR_|Failed to load/);
  await open(page, "/patterns");
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await hold(page, /\/assets\/judge-.*\.js$/, (route) => route.abort());
  await cards(page).first().getByLabel("Your answer").fill("12");
  await cards(page).first().getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(cards(page).first())).toContainText("Your answer could not be checked");
  await expect(cards(page).first().getByLabel("Your answer")).toHaveValue("12");
});

/** Puzzles of logic/hard with that topic, counted in the files: a family tells the topic of its instances. */
function hardLogic(topic: string): number {
  const { puzzles } = parse(readFileSync("src/content/puzzles/logic/hard.yaml", "utf8"));
  const family = (name: string) => readFileSync(`src/content/families/logic/${name}.ts`, "utf8");
  return puzzles.filter((one: { topic?: string; family?: string }) =>
    one.family ? family(one.family).includes(`topic: "${topic}"`) : one.topic === topic,
  ).length;
}

test("a topic and a level narrow a list down; the address keeps the choice", async ({ page }) => {
  await open(page, "/logic");
  await page.getByLabel("Level").selectOption("hard");
  await expect(page).toHaveURL("/logic?level=hard");
  await expect(cards(page)).toHaveCount(8);
  for (const card of await cards(page).all()) await expect(card.getByRole("heading")).toContainText(/^Hard \d+\./);
  await page.getByLabel("Topic").selectOption("truth-and-lies");
  await expect(page).toHaveURL("/logic?level=hard&topic=truth-and-lies");
  // The same from the data: the first eight, at most, of the hard puzzles with that topic.
  const narrowed = Math.min(8, hardLogic("truth-and-lies"));
  expect(narrowed).toBeGreaterThan(2);
  await expect(cards(page)).toHaveCount(narrowed);
  await page.reload();
  await expect(cards(page)).toHaveCount(narrowed);
  await page.goto("/logic?level=impossible&topic=cookery&shown=many");
  await expect(cards(page)).toHaveCount(8);
});

test(
  "what is solved can be left out, but a card does not vanish in the moment it is solved",
  long,
  async ({ page }) => {
    await open(page, "/number-theory");
    await page.getByRole("checkbox", { name: "Not solved yet" }).check();
    const first = cards(page).first();
    await expect(first.getByRole("heading")).toContainText("2. Four number cards");
    await first.getByLabel("Your answer").fill("936");
    await first.getByRole("button", { name: "Check", exact: true }).click();
    await expect(first).toContainText("Solved");
    await kept(page, 1);
    await page.reload();
    await expect(cards(page).first().getByRole("heading")).toContainText("3. The mind reader");
  },
);

test("Surprise me shows one puzzle at its own address, and Back leads to the list", long, async ({ page }) => {
  await open(page, "/geometry/circles");
  await page.getByLabel("Level", { exact: true }).selectOption("medium");
  await expect(page).toHaveURL("/geometry/circles?level=medium");
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/\/geometry\/circles\/\d+$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toBeFocused();
  await expect(cards(page)).toContainText("medium");
  const one = page.url();
  const title = await cards(page).getByRole("heading").textContent();
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page).not.toHaveURL(one);
  await expect(cards(page)).toContainText("medium");
  await expect(cards(page).getByRole("heading")).not.toHaveText(title ?? "");
  await page.goBack();
  await expect(page).toHaveURL(one);
  await expect(cards(page).getByRole("heading")).toHaveText(title ?? "");
  const { pathname } = new URL(one);
  await page.getByRole("link", { name: "Back to your choice" }).press("Enter");
  await expect(page).toHaveURL("/geometry/circles?level=medium");
  // Where its card stands among those that are shown, one is there again; else the page begins at its heading.
  await expect(cards(page).first()).toBeVisible();
  const isBack = (path: string) =>
    document.activeElement === (document.querySelector(`main a[href="${path}"]`) ?? document.querySelector("h1"));
  await expect.poll(() => page.evaluate(isBack, pathname)).toBe(true);
});

test("whoever comes back to a list is at the card that she left by, with Back and with the site's own way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/number-theory");
  await more(page).press("Enter");
  const link = cards(page).nth(14).getByRole("heading").getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  const settled = () => page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL("/number-theory?shown=18");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  const before = await settled();
  expect(before).toBeGreaterThan(844);
  await link.press("Enter");
  await expect(page).toHaveURL(path);
  await page.getByRole("link", { name: /^Next:/ }).click();
  await expect(page).not.toHaveURL(path);
  const next = page.locator(`main a[href="${new URL(page.url()).pathname}"]`);
  await page.getByRole("link", { name: /^All \d+ puzzles/ }).click();
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
});

test("a right answer in a list leads on: Next and N go to the next card that is not solved", async ({ page }) => {
  await typeAnswers(page);
  await open(page, "/arithmetic/easy");
  const field = cards(page).first().getByLabel("Your answer").and(page.locator("input.typed"));
  await expect(page.getByRole("button", { name: "Next puzzle" })).toHaveCount(0);
  await field.fill("3, 4");
  await field.press("Enter");
  const next = cards(page).first().getByRole("button", { name: "Next puzzle" });
  await expect(next).toBeFocused();
  await expect(cards(page).first().getByText("Show Solution")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(1).getByRole("heading")).toBeFocused();
  await expect(cards(page).nth(1).getByRole("heading")).toBeInViewport();
  await page.keyboard.press("n");
  await expect(cards(page).nth(2).getByRole("heading")).toBeFocused();
  await next.focus();
  await page.keyboard.press("n");
  await expect(cards(page).nth(1).getByRole("heading")).toBeFocused();
  await cards(page).last().getByRole("heading").focus();
  await page.keyboard.press("n");
  await expect(more(page)).toBeFocused();
});

test.describe("with a service worker", () => {
  stored(
    "Try another like this poses the next one, offline too, and a solved twin counts",
    long,
    async ({ page, context, watched }) => {
      watched.expected.push(/ERR_|Failed to load|favicon/);
      await open(page, "/number-theory/easy/7");
      await offlineReady(page);
      await context.setOffline(true);
      await closeOfflineDialog(page);
      const card = cards(page).first();
      const problem = card.locator(".prose").first();
      const before = await problem.textContent();
      await card.getByText("Show Solution").click();
      await card.getByRole("button", { name: "Try another like this" }).click();
      await expect(card).toContainText("Another like “Two lighthouses”.");
      await expect(problem).not.toHaveText(before ?? "");
      await expect(card.getByRole("heading")).toBeFocused();
      await expect(card.getByText("Show Solution")).toBeVisible();
      await card.getByLabel("Your answer").fill(String(meeting((await problem.textContent()) ?? "")));
      await card.getByRole("button", { name: "Check", exact: true }).click();
      await expect(verdictIn(card)).toContainText("Yes,");
      await expect(card).toContainText("Solved");
      await card.getByRole("button", { name: "Back to the first one" }).click();
      await expect(problem).toHaveText(before ?? "");
      await kept(page, 1);
      await page.reload();
      await expect(card).toContainText("Solved");
      // A mark on the first one says nothing of another one.
      await card.getByText("Show Solution").click();
      await card.getByRole("button", { name: "Try another like this" }).click();
      await expect(card).toContainText("Another like “Two lighthouses”.");
      await expect(card).not.toContainText("Solved");
    },
  );
});

/** When the two things of a puzzle about flashing together next meet, counted on. */
function meeting(problem: string): number {
  const [a = 1, b = 1] = [...problem.matchAll(/every\s*(\d+)|needs\s*(\d+)|other\s*(\d+)/g)].map((found) =>
    Number(found[1] ?? found[2] ?? found[3]),
  );
  let time = 1;
  while (time % a || time % b) time += 1;
  return time;
}

test("a solution is found by words and stays behind its guard until the puzzle was tried", async ({ page }) => {
  await open(page, "/solutions");
  await page.getByLabel("Words").fill("kangaroo flags");
  const entry = page.locator("main details").filter({ hasText: "The kangaroo and the flags" });
  await entry.locator("summary").click();
  await expect(entry).toContainText("You have not tried this one on this device yet.");
  await expect(entry.getByRole("region", { name: "Solution" })).toBeHidden();
  await expect(page).toHaveURL("/solutions?words=kangaroo+flags");
  await entry.getByRole("link", { name: "Try it first" }).click();
  await expect(page).toHaveURL("/number-theory/easy/51");
  await cards(page).first().getByLabel("Your answer").fill("38");
  await cards(page).first().getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(cards(page).first())).toContainText("Not yet.");
  await page.goBack();
  await entry.locator("summary").click();
  await expect(entry).toContainText("Tried");
  await expect(entry.getByRole("region", { name: "Solution" })).toContainText("what all hops have in common");
  await page.getByLabel("Words").fill("xyzzy plugh");
  await expect(page.getByRole("main").getByText("Nothing fits. Try fewer or other words.")).toBeVisible();
});

test("solutions are found by any form of a word, by a misspelt one and by an everyday name", async ({ page }) => {
  // What is found is drawn after the words stand in the field: how many there were before is put out of sight first.
  const found = async (words: string) => {
    await page.getByLabel("Words").fill("xyzzy plugh");
    await expect(page.getByRole("main").getByText("Nothing fits.")).toBeVisible();
    await page.getByLabel("Words").fill(words);
    const many = page.getByRole("main").getByText(/^\d+ solutions$/);
    return Number.parseInt((await many.textContent()) ?? "", 10);
  };
  await open(page, "/solutions");
  const fractions = await found("fractions");
  expect(fractions).toBeGreaterThan(50);
  expect(await found("fraction")).toBe(fractions);
  expect(await found("fractoin")).toBe(fractions);
  const percent = await found("percent");
  expect(percent).toBeGreaterThan(15);
  expect(await found("percentages")).toBe(percent);
  expect(await found("take away")).toBeGreaterThan(1);
});

test("solutions can be narrowed to a category and a level, and shown to those who insist", long, async ({ page }) => {
  await open(page, "/solutions");
  await page.getByLabel("Category").selectOption("arithmetic");
  await page.getByLabel("Level").selectOption("hard");
  await expect(page.getByText("30 solutions", { exact: true })).toBeVisible();
  const entry = page.locator("main details").first();
  await entry.locator("summary").click();
  await entry.getByRole("button", { name: "Show the solution anyway" }).click();
  await expect(entry.getByRole("region", { name: "Solution" })).toBeVisible();
});

test("a list at a glance: every puzzle a tile, narrowed by the same choices, and the address keeps it", async ({
  page,
}) => {
  const tiles = page.locator(".tiles a");
  const glance = page.getByRole("button", { name: "At a glance" });
  await open(page, "/logic");
  await glance.click();
  await expect(tiles).toHaveCount(120);
  await expect(page).toHaveURL("/logic?view=compact");
  await expect(glance).toHaveAttribute("aria-pressed", "true");
  await expect(tiles.first()).toHaveAccessibleName(/^Easy 1\. .+ easy, \d+ min$/i);
  await page.getByLabel("Level").selectOption("hard");
  await expect(page).toHaveURL("/logic?view=compact&level=hard");
  await expect(tiles).toHaveCount(40);
  await page.reload();
  await expect(tiles).toHaveCount(40);
  await tiles.nth(7).click();
  await expect(page.locator("main article")).toHaveCount(1);
  await page.goBack();
  await expect(tiles).toHaveCount(40);
  await glance.click();
  await expect(page).toHaveURL("/logic?level=hard");
  await expect(cards(page)).toHaveCount(8);
});

for (const list of oneIn(5, ["arithmetic/easy", "algebra/systems", "number-theory", "patterns", "brain-teasers"]))
  test(`at a glance every sign of ${list} stands whole in its tile, and large enough to be read`, async ({ page }) => {
    await open(page, `/${list}?view=compact`);
    await expect(page.locator(".tile-sign").first()).toBeVisible();
    const faults = await page.locator(".tile-sign").evaluateAll((signs) =>
      signs.flatMap((sign) => {
        const [own, tile] = [sign, sign.closest(".tile-picture")].map((one) => one?.getBoundingClientRect());
        const fits = own && tile && own.left >= tile.left && own.right <= tile.right && own.height <= tile.height;
        return fits && Number.parseFloat(getComputedStyle(sign).fontSize) > 11 ? [] : [sign.textContent];
      }),
    );
    expect(faults).toEqual([]);
  });

test("cards below the screen are laid out once the page is taken over, and a reload finds its place at once", async ({
  page,
}) => {
  // Noted by the page itself: whoever looks from outside may come too late.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute("data-first")) Object.assign(window, { waited: true });
    }).observe(document, { attributes: true, childList: true, subtree: true }),
  );
  const waiting = page.locator("html[data-first]");
  await open(page, "/arithmetic/easy");
  await expect(waiting).toHaveCount(0);
  expect(await page.evaluate(() => "waited" in window)).toBe(true);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(tall);
  await page.reload({ waitUntil: "commit" });
  await expect(cards(page).first()).toBeAttached();
  await expect(waiting).toHaveCount(0, { timeout: 1 });
});

test("on paper a list of thirty takes no more than nine pages of A4", long, async ({ page }) => {
  await open(page, "/geometry/triangles?shown=30");
  await expect(cards(page)).toHaveCount(30);
  const margin = { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(9);
});

test("on paper a short list is one page with its answers at the end, and nobody sees what was solved", async ({
  page,
}) => {
  await typeAnswers(page);
  await open(page, "/number-theory?level=hard");
  await expect(cards(page)).toHaveCount(2);
  const margin = { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const { puzzles } = parse(readFileSync("src/content/puzzles/number-theory/hard.yaml", "utf8")) as {
    readonly puzzles: readonly { id: string; answer: { kind: string; value: number } }[];
  };
  const asked = puzzles.find(({ answer }) => answer.kind === "whole");
  const card = page.locator(`#${asked?.id}`);
  await card.getByLabel("Your answer").fill(String(asked?.answer.value));
  await card.getByLabel("Your answer").press("Enter");
  const badge = card.locator("header").getByText("Solved");
  await expect(badge).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(badge).toBeHidden();
  await expect(card.locator(".clock-words")).toBeVisible();
});

test(
  "Print and the browser's keys for it print all of a list, not the cards that were shown so far, which stand there again after it",
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset["printed"] = [
          document.querySelectorAll(".puzzle-slot article").length,
          document.querySelectorAll(".print-key li").length,
        ].join();
        setTimeout(() => dispatchEvent(new Event("afterprint")), 100);
      };
    });
    await open(page, "/arithmetic/easy");
    await hydrated(page);
    const shown = await cards(page).count();
    const left = Number(/\d+/.exec((await page.getByRole("button", { name: /^Show more/ }).textContent()) ?? "")?.[0]);
    for (const press of [
      () => page.getByRole("button", { name: "Print", exact: true }).click(),
      () => page.keyboard.press("Control+p"),
    ]) {
      await page.evaluate(() => delete document.documentElement.dataset["printed"]);
      await press();
      await expect(page.locator("html")).toHaveAttribute("data-printed", `${shown + left},${shown + left}`);
      await expect(cards(page)).toHaveCount(shown);
    }
  },
);

test(
  "a printed list has its short answers in one piece, also of what another stands in for",
  long,
  async ({ page }) => {
    await open(page, "/arithmetic/easy");
    const key = page.locator(".print-key");
    await expect(key).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(key).toBeVisible();
    await expect(key.getByRole("listitem", { includeHidden: true })).toHaveCount(12);
    await expect(key).toContainText("1. 3, 4");
    expect(await key.evaluate((one) => getComputedStyle(one).breakInside)).toBe("avoid");
    await page.emulateMedia({ media: "screen" });
    // The first cards are those of the specification, of which there are no others.
    await open(page, "/algebra/linear?shown=18");
    await expect(key.getByRole("listitem", { includeHidden: true })).toHaveCount(18);
    const before = await key.textContent();
    const twin = page.locator("article").filter({ has: page.getByRole("button", { name: "Try another like this" }) });
    // Of a few others like it at least one has another answer.
    await expect(async () => {
      await twin.first().getByRole("button", { name: "Try another like this" }).click();
      await expect(page.getByText("Another like “").first()).toBeVisible();
      expect(await key.textContent()).not.toBe(before);
    }).toPass();
  },
);

test("the next digit takes the place of a wrong answer, which stands below", async ({ page }) => {
  await typeAnswers(page);
  await open(page, "/arithmetic/easy/52");
  const field = page.getByLabel("Your answer");
  await field.fill("99");
  await field.press("Enter");
  await expect(page.locator("form s")).toHaveText("99");
  await page.keyboard.type("36");
  await expect(field).toHaveValue("36");
});

test("a puzzle without a family has another on its topic", async ({ page }) => {
  await open(page, "/arithmetic/easy/1");
  const before = await page.locator("article .prose").first().textContent();
  await page.getByRole("button", { name: "Try another kind on this topic" }).click();
  await expect(page.getByText(/^Another kind, on the topic of “/)).toBeVisible();
  await expect(page.locator("article .prose").first()).not.toHaveText(before ?? "");
});
