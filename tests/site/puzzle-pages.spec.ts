import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { collections } from "../../src/content/collections.ts";
import { pathOfPuzzle } from "../../src/content/where.ts";
import { screens } from "../screens.ts";
import { storedIn } from "./database.ts";
import {
  closeOfflineDialog,
  expect,
  hydrated,
  offlineReady,
  open,
  samplePuzzles,
  test,
  typeAnswers,
} from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { test as stored } from "./stored.ts";

const bank = "src/content/puzzles/";
const ids: string[] = globSync("**/*.yaml", { cwd: bank, ignore: "daily.yaml" }).flatMap((file) =>
  parse(readFileSync(bank + file, "utf8")).puzzles.map(({ id }: { id: string }) => id),
);
/** The numbers of a list, in its order. */
const numbersOf = (list: string): number[] =>
  parse(readFileSync(`${bank}${list}.yaml`, "utf8")).puzzles.map(({ id }: { id: string }) => Number(id.slice(-3)));
const circles = numbersOf("geometry/circles");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const circles17 = /^17\. Round the corners$/;

/** Notes the title of every puzzle that stands on the page at any time from its first moment, from page to page. */
async function noteTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = JSON.parse(sessionStorage.getItem("seen") ?? "[]");
    const look = () => {
      for (const title of document.querySelectorAll<HTMLElement>("article :is(h1, h2)"))
        if (title.checkVisibility() && !seen.includes(title.textContent)) seen.push(title.textContent);
      sessionStorage.setItem("seen", JSON.stringify(seen));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]"));
}

test("every puzzle of the lists has a page of its own, with its words and no other puzzle's", () => {
  const known = new Set(ids);
  const titles = new Set<string>();
  const abouts = new Set<string>();
  // Gathered, and expected once: each expectation is a step of the test's report, which takes longer than looking.
  const faults: string[] = [];
  for (const id of ids) {
    const hold = (what: string, holds: boolean) => holds || faults.push(`${id}: ${what}`);
    const html = readFileSync(`dist${pathOfPuzzle(id)}/index.html`, "utf8");
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
    const { puzzle = {} } = JSON.parse(json) as { puzzle?: Record<string, string> };
    const { title = "", problem = "", figure, hint = "", solution = "" } = puzzle;
    hold("its data are another puzzle's", puzzle["id"] === id);
    const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const part of [problem, figure ?? "", hint, solution]) hold(`without ${part}`, body.includes(part));
    for (const tag of ["<article", "<h1"]) hold(`not one ${tag}>`, body.split(tag).length === 2);
    // Only of which family another on its topic is, and which stand beside it.
    const others = html.replace(/"(?:near|before|after)":\{[^}]*\}/g, "");
    for (const [found] of others.matchAll(/\b[a-z][a-z0-9-]*-\d{3}\b/g))
      hold(`speaks of ${found}`, found === id || !known.has(found));
    const named = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const plain = title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
    hold(`titled ${named}`, named.startsWith(`${plain} · `));
    hold("no title in its preview", html.includes(`<meta property="og:title" content="${named}">`));
    const about = /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? "";
    hold(`described as ${about}`, /^[^<>]{15,220}$/.test(about));
    hold("said to stand elsewhere", !html.includes('rel="canonical"'));
    titles.add(named);
    abouts.add(about);
  }
  expect(faults).toEqual([]);
  expect(titles.size).toBe(ids.length);
  expect(abouts.size).toBe(ids.length);
});

test("the pages of the puzzles are not among what is kept offline, what lists are made of and the shell are", () => {
  const worker = readFileSync("dist/service-worker.js", "utf8");
  expect(worker).not.toMatch(/\/\d+\/index\.html/);
  expect(worker).toContain("shell.html");
  expect(worker).toMatch(/assets\/lists-/);
});

test("no page but those of the library is made of what is stored after the rest: offline it would stay dead", () => {
  const dead = screens
    .map(({ path }) => path)
    .filter((path) => /assets\/later\/[^"]+\.js/.test(readFileSync(`dist${path}/index.html`, "utf8")));
  expect(dead.toSorted()).toEqual(collections.map((name) => `/${name}`).toSorted());
});

for (const path of oneIn(2, samplePuzzles))
  test(`${path} opens alone, is taken over as it stands, and loads no list`, async ({ page }) => {
    const titles = await noteTitles(page);
    const lists: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/(?:circles|easy|medium|hard|riddles|lists)-/.test(request.url())) lists.push(request.url());
    });
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    const number = path.split("/").at(-1);
    await expect(heading(page)).toContainText(new RegExp(`^(?:Hard )?${number}\\. `));
    await expect(page.locator("main article")).toHaveCount(1);
    await page.locator("main article details").first().click();
    await expect(page.getByText("Hide Hint")).toBeVisible();
    expect(await titles()).toHaveLength(1);
    expect(lists).toEqual([]);
  });

test("a card's heading leads to its page, whose neighbours follow, and Back to the list as it was left", async ({
  page,
}) => {
  await open(page, "/geometry/circles?level=hard");
  const links = page.locator("main article:visible h2 a");
  const text = (await links.first().textContent()) ?? "";
  const next = Number.parseInt((await links.nth(1).textContent()) ?? "", 10);
  await links.first().click();
  await expect(heading(page)).toHaveText(text);
  await expect(heading(page)).toBeFocused();
  const number = Number.parseInt(text, 10);
  await expect(page).toHaveURL(`/geometry/circles/${number}`);
  await expect(page).toHaveTitle(`${text.replace(/^\d+\. /, "")} · Circles ${number} · Sumwhere`);
  await page.getByRole("link", { name: `Next: ${next}` }).click();
  await expect(page).toHaveURL(`/geometry/circles/${next}`);
  await expect(heading(page)).toContainText(`${next}. `);
  await expect(heading(page)).toBeFocused();
  await page.getByRole("link", { name: `Previous: ${number}` }).click();
  await expect(heading(page)).toHaveText(text);
  await page.getByRole("link", { name: "Back to your choice" }).click();
  await expect(page).toHaveURL("/geometry/circles?level=hard");
  await page.goto(`/geometry/circles/${circles[0]}`);
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveText(`Next: ${circles[1]}`);
  await expect(page.getByRole("link", { name: /^Previous/ })).toHaveCount(0);
  await page.goto(`/geometry/circles/${circles.at(-1)}`);
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
});

test("from a narrowed list, Next and N stay within what was chosen", long, async ({ page }) => {
  await open(page, "/number-theory?topic=primes");
  await expect(page.locator("main")).toContainText("6 puzzles: Prime numbers");
  const paths = await page
    .locator("main article:visible h2 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(paths).toHaveLength(6);
  await page.locator("main article:visible h2 a").first().click();
  await expect(page.locator("main")).toContainText("1 of the 6 you chose");
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(page).toHaveURL(paths[1] ?? "");
  await expect(page.locator("main")).toContainText("2 of the 6 you chose");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(paths[2] ?? "");
  await page.getByRole("link", { name: "Back to your choice" }).click();
  await expect(page).toHaveURL("/number-theory?topic=primes");
});

test("on a page of several lists the number says the level, as the address does", async ({ page }) => {
  await open(page, "/logic");
  const links = page.locator("main article h2 a");
  const named = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute("href")} ${/^\w+ \d+/.exec(link.textContent ?? "")?.[0]}`),
  );
  expect(named).toHaveLength(8);
  for (const one of named) {
    const [, level = "", number, words] = /^\/logic\/(\w+)\/(\d+) (.*)$/.exec(one) ?? [];
    expect(words?.toLowerCase(), one).toBe(`${level} ${number}`);
  }
  await links.nth(3).click();
  await expect(heading(page)).toContainText("Medium 1.");
  await expect(page).toHaveTitle(/ · Logic: medium 1 · Sumwhere$/);
  await page.getByRole("link", { name: "All 120 puzzles" }).click();
  await expect(page).toHaveURL("/logic");
});

for (const [old, path] of oneIn(2, [
  ["/geometry/circles?puzzle=geometry-circles-017", "/geometry/circles/17"],
  ["/logic?level=hard&puzzle=logic-hard-012", "/logic/hard/12"],
  ["/brain-teasers?level=medium&puzzle=brain-teasers-medium-010", "/brain-teasers/medium/10"],
  ["/riddles?puzzle=riddles-005", "/riddles/5"],
] as const))
  test(`the link of old ${old} leads to ${path} and shows no other puzzle on the way`, async ({ page }) => {
    const titles = await noteTitles(page);
    await open(page, "/about");
    await page.goto(old).catch(() => undefined); // the other navigation takes its place
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect(page.locator("main article")).toHaveCount(1);
    expect(await titles()).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

for (const path of oneIn(3, [
  "/geometry/circles/999",
  "/geometry/circles/abc",
  "/geometry/circles/017",
  "/logic/12",
  "/daily/3",
]))
  test(`${path} is no page`, async ({ page, watched }) => {
    watched.expected.push(/404: there is no page|status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page).toHaveTitle("Page not found · Sumwhere");
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
  });

test.describe("with a service worker", () => {
  stored(
    "any puzzle opens at its address with the network gone, and no other shows first",
    long,
    async ({ page, context, watched }) => {
      watched.expected.push(/favicon\.ico|ERR_|Failed to load resource|404: there is no page/);
      await open(page, "/about");
      await offlineReady(page);
      const titles = await noteTitles(page);
      // With the network still there: the worker answers from what is kept.
      await open(page, "/geometry/circles/17");
      await expect(heading(page)).toHaveText(circles17);
      await expect(page).toHaveTitle("Round the corners · Circles 17 · Sumwhere");
      expect(await titles()).toEqual(["17. Round the corners"]);
      await context.setOffline(true);
      await page.reload();
      await hydrated(page);
      await closeOfflineDialog(page);
      await expect(heading(page)).toHaveText(circles17);
      expect(await titles()).toEqual(["17. Round the corners"]);
      await page.getByRole("link", { name: "Next: 18" }).click();
      await expect(heading(page)).toContainText("18. ");
      for (const path of samplePuzzles) {
        await page.goto(path);
        await expect(heading(page)).toContainText(`${path.split("/").at(-1)}. `);
      }
      for (const path of ["/geometry/circles/999", "/geometry/circles/abc", "/about/3"]) {
        await page.goto(path);
        await expect(heading(page)).toHaveText("Oops! Page not found");
        await expect(page).toHaveTitle("Page not found · Sumwhere");
      }
    },
  );
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a puzzle's page can be read, with its hint and its solution, and leads on", async ({ page }) => {
    await page.goto("/geometry/circles/17");
    await expect(heading(page)).toHaveText(circles17);
    const card = page.locator("article");
    await card.getByText("Show Hint").click();
    await card.getByText("Show Solution").click();
    await expect(card.locator("details[open] ol")).toBeVisible();
    await expect(page.getByRole("button", { name: "Surprise me" })).toBeHidden();
    const next = circles[circles.indexOf(17) + 1];
    await page.getByRole("link", { name: `Next: ${next}` }).click();
    await expect(heading(page)).toContainText(`${next}. `);
    await page.getByRole("link", { name: "All 30 puzzles" }).click();
    await expect(page).toHaveURL("/geometry/circles");
  });
});

test("a right answer leads on: why it works, then the next puzzle, with the list's choice kept", async ({ page }) => {
  await typeAnswers(page);
  await open(page, "/arithmetic/easy?view=compact");
  await page.locator(".tiles a").first().click();
  await expect(page).toHaveURL("/arithmetic/easy/1");
  const field = page.getByLabel("Your answer");
  await field.fill("9, 9");
  await field.press("Enter");
  await expect(page.getByRole("main").getByText("Not yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next puzzle" })).toHaveCount(0);
  await field.fill("3, 4");
  await field.press("Enter");
  const ending = page.getByRole("region", { name: "How it went" });
  await expect(ending).toContainText("You looked again, and found it yourself.");
  await expect(ending).toContainText("The first of 21 seeds of your sunflower.");
  await page.getByRole("button", { name: "Why it works" }).click();
  await expect(page.getByText("Hide Solution")).toBeVisible();
  await expect(page.locator("main summary").filter({ hasText: "Solution" })).toBeFocused();
  await expect(page.locator(".chip").getByText("Solved")).toBeVisible();
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).toHaveURL(`/arithmetic/easy/${numbersOf("arithmetic/easy")[1]}`);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("link", { name: "Next puzzle" })).toHaveCount(0);
  await page.getByRole("link", { name: "All 50 puzzles" }).click();
  await expect(page).toHaveURL("/arithmetic/easy?view=compact");
  await expect(page.locator(".tiles a").first()).toContainText("Solved");
});

test(
  "a digit goes into the field from anywhere on a puzzle's page, and Escape leads out of it to the single keys",
  long,
  async ({ page }) => {
    await typeAnswers(page);
    await open(page, "/number-theory/easy/11");
    await expect(heading(page)).toBeVisible();
    await page.keyboard.type("48");
    const field = page.getByLabel("Your answer");
    await expect(field).toHaveValue("48");
    await page.keyboard.press("Enter");
    // What the next press would tell may be laid out beside it, unseen.
    await expect(page.getByRole("main").getByText("Not yet.").filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await expect(page.getByText("Hide Hint")).toBeVisible();
    // That it opened is told in a task of its own: nobody types before that.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(field).toHaveValue("48");
    await page.keyboard.type("49");
    await expect(field).toHaveValue("49");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "How it went" })).toContainText(
      "With the hint, and at the second try",
    );
    await page.keyboard.type("7"); // a right answer stays
    await expect(field).toHaveValue("49");
  },
);

test("where an answer is chosen, a digit or a letter chooses it from anywhere on the page, and the page says so", async ({
  page,
}) => {
  await open(page, "/number-theory/hard/11");
  const options = page.getByRole("main").getByRole("radio");
  await expect(page.locator(".keys-note")).toContainText(`1 to ${await options.count()} choose an answer`);
  await page.keyboard.press("2");
  await expect(options.nth(1)).toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(options.nth(0)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.locator("main output").first()).not.toBeEmpty();
});

for (const [hint, words] of [
  [true, "With the hint, and at the second try"],
  [false, "You looked again, and found it yourself."],
] as const)
  test(`when the page is loaded again, ${hint ? "a hint that was seen" : "a try that missed"} is not forgotten`, async ({
    page,
  }) => {
    await typeAnswers(page);
    await open(page, "/number-theory/easy/11");
    if (hint) await page.getByText("Show Hint").click();
    await page.getByLabel("Your answer").fill("48");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByText("Not yet.")).toBeVisible();
    await expect.poll(async () => (await storedIn(page, "attempts")).length).toBe(hint ? 2 : 1);
    await open(page, "/number-theory/easy/11");
    await page.getByLabel("Your answer").fill("49");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "How it went" })).toContainText(words);
    await expect
      .poll(async () => (await storedIn(page, "attempts")).find(({ verdict }) => verdict === "right")?.["help"])
      .toBe(hint ? "hint" : "alone");
  });

test(
  "each puzzle adds one seed to the sunflower, however often it is solved, and the progress page shows as many",
  long,
  async ({ page }) => {
    const ending = page.getByRole("region", { name: "How it went" });
    const solve = async (number: number, answer: string) => {
      await open(page, `/number-theory/easy/${number}`);
      await page.getByLabel("Your answer").fill(answer);
      await page.getByLabel("Your answer").press("Enter");
      await expect(ending).toBeVisible();
    };
    await typeAnswers(page);
    await solve(11, "49");
    await expect(ending.locator("svg.sunflower")).toBeVisible();
    await solve(11, "49");
    await expect(ending).toContainText("At the first try, and all your own work.");
    await expect(ending.locator("svg.sunflower")).toHaveCount(0);
    await page.goto("/progress");
    const sunflower = page.getByRole("region", { name: "Your sunflower" });
    await expect(sunflower).toContainText("The first of 21 seeds");
    await expect(page.getByRole("listitem").filter({ hasText: "Puzzles solved" })).toContainText("1");
  },
);

test("where no figure shows it, what was found is laid out in dots", async ({ page }) => {
  await typeAnswers(page);
  await open(page, "/number-theory/easy/11");
  await page.getByLabel("Your answer").fill("49");
  await page.keyboard.press("Enter");
  const verdict = page.locator("article output");
  await expect(verdict).toContainText("49 = 7 × 7, a square number.");
  await expect(verdict.locator("circle")).toHaveCount(49);
});

test("where more like it can be posed a right answer leads to another", async ({ page }) => {
  await open(page, "/arithmetic/easy/13");
  const first = (await page.locator("article .prose").first().textContent()) ?? "";
  const puzzle = (await page.locator("#page-data").textContent()) ?? "";
  const { items } = JSON.parse(puzzle).puzzle.answer as { items: readonly string[] };
  await page.getByLabel("Your answer").fill(items.join(", "));
  await page.getByLabel("Your answer").press("Enter");
  await page.getByRole("button", { name: "Another like this", exact: true }).click();
  await expect(page.getByText(/^Another like “/)).toBeVisible();
  await expect(page.locator("article .prose").first()).not.toHaveText(first);
});

test("on a puzzle's own page H shows the hint and N goes on, not in a field, and not where single keys are off", async ({
  page,
}) => {
  await open(page, "/geometry/circles/2");
  await page.keyboard.press("h");
  await expect(page.getByText("Hide Hint")).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByText("Show Hint")).toBeVisible();
  await page.getByLabel("Your answer").first().focus();
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/geometry/circles/2");
  await heading(page).focus();
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/geometry/circles/3");
  await page.evaluate(() => document.documentElement.setAttribute("data-single-keys", "off"));
  await page.keyboard.press("n");
  await page.keyboard.press("h");
  await expect(page.getByText("Show Hint")).toBeVisible();
  await expect(page).toHaveURL("/geometry/circles/3");
});
