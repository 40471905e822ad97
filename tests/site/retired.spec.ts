import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { numberOfPuzzle, pathOfPuzzle } from "../../src/content/where.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, kept, offlineReady, open, test, typeAnswers } from "./fixture.ts";
import { long } from "./sample.ts";
import { test as stored } from "./stored.ts";

// A puzzle that has left its list: its address, links and sets of before still have it, and nothing else does.

const bank = "src/content/puzzles/";
const idsIn = (file: string): string[] =>
  parse(readFileSync(`${bank}${file}.yaml`, "utf8")).puzzles.map(({ id }: { id: string }) => id);
const list = "arithmetic/easy";
const listed = idsIn(list);
/** The one that stands for the others, its title, and its answer. */
const id = "arithmetic-easy-041";
const path = pathOfPuzzle(id);
const title = "Six piles of postcards";
const answer = "19, 8, 5, 3";
const line = "This puzzle has left the list to make room for a new one.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("it opens at its address as it always was, without scripts too, and leads on to the list", async ({ page }) => {
  const html = readFileSync(`dist${path}/index.html`, "utf8");
  expect(html).toContain(line);
  await open(page, path);
  await expect(heading(page)).toHaveText(`41. ${title}`);
  await expect(page.getByText(line)).toBeVisible();
  const next = page.getByRole("link", { name: /^Next: / });
  const number = Number(((await next.textContent()) ?? "").replace(/\D/g, ""));
  expect(listed.map(numberOfPuzzle)).toContain(number);
  await next.click();
  await expect(heading(page)).toContainText(`${number}. `);
  await expect(page.getByText(line)).toHaveCount(0);
  await page.getByRole("link", { name: "All 50 puzzles" }).click();
  await expect(page).toHaveURL(`/${list}`);
});

test("an address of old leads to it, and a number that never was is no page", async ({ page, watched }) => {
  await open(page, `/${list}?puzzle=${id}`);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(`41. ${title}`);
  watched.expected.push(/404/);
  expect((await page.goto(`/${list}/999`))?.status()).toBe(404);
});

test("it stands in no list, in nothing that is found, and in no count", async ({ page }) => {
  await open(page, `/${list}?view=compact`);
  await expect(page.locator(".tiles a")).toHaveCount(listed.length);
  const shown = await page.locator(".tiles a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(shown).toEqual(listed.map(pathOfPuzzle));
  await expect(page.getByRole("main")).toContainText("50 puzzles");
  await expect(page.getByRole("main")).toContainText("Where one is missing, a puzzle has made room for a new one.");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find anything" }).fill(title);
  const options = page.getByRole("dialog", { name: "Find anything" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(options.filter({ hasText: title })).toHaveCount(0);
  await open(page, "/solutions");
  const found = (name: string) => page.locator("main summary").filter({ hasText: name });
  await page.getByRole("searchbox").fill("Eight lines at once");
  await expect(found("Eight lines at once")).toHaveCount(1);
  await page.getByRole("searchbox").fill(title);
  await expect(found("Eight lines at once")).toHaveCount(0);
  await expect(found(title)).toHaveCount(0);
});

test("solved, it counts in the record and in no “of 120”", long, async ({ page }) => {
  await typeAnswers(page);
  await open(page, path);
  await page.getByLabel("Your answer").fill(answer);
  await page.keyboard.press("Enter");
  await expect(page.locator("article output")).toContainText("Yes");
  await kept(page, 1);
  await page.reload();
  await expect(page.locator(".chip").getByText("Solved")).toBeVisible();
  await open(page, "/progress");
  // A bar for what was begun, which it is, and nothing in it.
  await expect(page.getByRole("progressbar", { name: /: 0 of \d+ solved$/ })).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Puzzles solved" })).toContainText("1");
});

test("a set of before still has it", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  await open(page, `/worksheets#${writeLink({ title: "Old", entries: [{ item: id }, { item: `${id}~7` }] })}`);
  await expect(page.getByRole("main")).toContainText("Two cousins share six piles of old postcards");
  await expect(page.getByRole("main")).not.toContainText("not on the site any more");
});

test("a challenge of before still has it, and its answer is judged", long, async ({ page }) => {
  const [{ writeChallenge }, { usualRules }] = await Promise.all([
    import("../../src/sets/challenge/link.ts"),
    import("../../src/sets/challenge/rules.ts"),
  ]);
  const set = { title: "Old", entries: [{ item: id }] };
  await open(page, `/challenge#${writeChallenge({ set, rules: { ...usualRules, ask: "nothing" } })}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("#content")).toContainText("Two cousins share six piles of old postcards");
  await page.getByLabel("Your answer").fill(answer);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("#content")).toContainText("Yes");
});

test("its page breaks no rule of accessibility", async ({ page }) => {
  await open(page, path);
  await breaksNoRule(page);
});

stored("opened once, it opens without a connection, too; it was not stored before", async ({ page, context }) => {
  await open(page, "/about");
  await offlineReady(page);
  const there = () =>
    page.evaluate(
      async () => (await (await caches.open("later")).keys()).filter(({ url }) => url.includes("/opened/")).length,
    );
  expect(await there()).toBe(0);
  await open(page, path);
  await expect(heading(page)).toHaveText(`41. ${title}`);
  await expect.poll(there).toBe(1);
  await offlineReady(page);
  await context.setOffline(true);
  await page.goto(path);
  await expect(heading(page)).toHaveText(`41. ${title}`);
});
