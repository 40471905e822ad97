import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { writeShared } from "../../src/engine/game/link.ts";
import game from "../../src/games/kenken/game.ts";
import { dayOf } from "../../src/learner/day.ts";
import type { Entry } from "../../src/learner/records/entry.ts";
import { newMove } from "../../src/learner/records/move.ts";
import { random } from "../../src/maths/random.ts";
import { answerOf, entriesIn, storedIn } from "./database.ts";
import { expect, heldScripts, hydrated, open, test, typeAnswers } from "./fixture.ts";
import { isLong, long } from "./sample.ts";
import { seed } from "./seed.ts";

// Puzzles, boards and runs stand in one log, and every page counts them alike.

const small = game.deal({ ...game.settings.first, size: "3" }, random(3));
const link = `/kenken#${writeShared(game, { board: small.board })}`;

const stat = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name }).first();

test.beforeEach(({ page }) => typeAnswers(page));

async function check(card: Locator, typed: string) {
  await card.getByLabel("Your answer").fill(typed);
  await card.getByRole("button", { name: "Check", exact: true }).click();
}

async function solveBoard(page: Page) {
  await open(page, link);
  await expect(page.locator("[data-cell]")).toHaveCount(9);
  for (const [at, value] of [...small.key].entries()) {
    await page.locator(`[data-cell="${at}"]`).click();
    await page.keyboard.press(value);
  }
  await expect(page.getByRole("main").getByText("You solved it!")).toBeVisible();
}

test("a board counts once, whatever is undone, and as often as the page is loaded again", async ({ page }) => {
  await solveBoard(page);
  await expect.poll(async () => (await entriesIn(page, "win")).length).toBe(1);
  const undoAndRedo = async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(page.getByRole("main").getByText("You solved it!")).toBeVisible();
  };
  await undoAndRedo();
  await page.getByRole("button", { name: "Undo" }).click();
  await open(page, "/kenken");
  await page.getByRole("button", { name: "Redo" }).click();
  await undoAndRedo();
  const [first] = await entriesIn(page, "win");
  expect(first).toMatchObject({ grade: small.grade, help: "alone" });
  await open(page, "/progress");
  expect(await entriesIn(page, "win")).toEqual([first]);
  await expect(stat(page, "Puzzles solved")).toContainText("1");
});

test("a solution that was seen is remembered: after a reload its puzzle is not counted as solved", async ({ page }) => {
  const card = page.locator("article");
  await open(page, "/arithmetic/easy/1");
  const solution = card.locator("summary").filter({ hasText: "Solution" });
  await solution.click();
  await expect
    .poll(async () => (await entriesIn(page, "seen")).map(({ item }) => item))
    .toEqual(["arithmetic-easy-001"]);
  await solution.click();
  await solution.click();
  await open(page, "/arithmetic/easy/1");
  await expect(card.locator(".chip").getByText("Solution seen")).toBeVisible();
  await check(card, "3, 4");
  await expect(card.getByText("You had seen the solution, so this one is not counted")).toBeVisible();
  expect(await entriesIn(page, "seen")).toHaveLength(1);
});

test("a solution that was opened before the scripts had come is remembered, too", async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto("/arithmetic/easy/2");
  await page.locator("article summary").filter({ hasText: "Solution" }).click();
  letGo();
  await hydrated(page);
  await expect
    .poll(async () => (await entriesIn(page, "seen")).map(({ item }) => item))
    .toEqual(["arithmetic-easy-002"]);
  await expect(page.locator("article .chip").getByText("Solution seen")).toBeVisible();
});

test("a day of everything: answers, a board and sums add up to the same on every page", async ({ page }) => {
  const file = (name: string) => JSON.parse(readFileSync(`tests/saves/${name}.json`, "utf8")) as object[];
  const now = Date.now();
  const today = dayOf(new Date(now));
  // As every version left it: an answer each of the first two, a run in its old table.
  const [v1, v2, speed] = [file("entry-v1")[0], file("entry-v2")[0], file("run-v1")[0]];
  const entry = (old: object | undefined, id: number) => ({
    ...old,
    id: `00000000-0000-4000-8000-00000000000${id}`,
    at: now - 60_000 * id,
    day: today,
    who: "guest",
  });
  await seed(page, { attempts: [entry(v1, 1), entry(v2, 2)], runs: [entry(speed, 3)] });
  await solveBoard(page);
  await open(page, "/arithmetic/easy/1");
  await check(page.locator("article"), "9, 9");
  await check(page.locator("article"), "3, 4");
  await expect.poll(async () => (await entriesIn(page, "answer")).length).toBe(2);

  // Two answers of before and one of now are right, and 31 sums; wrong are one answer and two sums.
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  await expect(stat(page, "Puzzles solved")).toContainText("3");
  await expect(stat(page, "Streak")).toContainText("1 day");
  await expect(stat(page, "Accuracy")).toContainText(`${Math.round(3400 / 37)}%`);

  await open(page, "/statistics");
  const topics = page.getByRole("table", { name: /^By topic/ }).getByRole("row");
  await expect(topics.filter({ hasText: "KenKen" })).toBeVisible();
  const rows = (await topics.allTextContents()).slice(1);
  expect(sumOf(rows, /(\d+) of \d+/)).toBe(34);
  expect(sumOf(rows, /\d+ of (\d+)/)).toBe(37);
  expect(sumOf(rows, /(\d+) won/)).toBe(1);

  // The page to print tells the same: a board is no answer, and is there by its own name.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole("button", { name: "Print a one-page report" }).click();
  const report = page.getByRole("article");
  await expect(report.locator("dl")).toContainText(`Answers37Right${Math.round(3400 / 37)}%Boards won1`);
  expect((await report.getByRole("row").allTextContents()).slice(1).toSorted()).toEqual(rows.toSorted());

  await open(page, "/leaderboard");
  const main = page.getByRole("main");
  await expect(main.getByText("3 puzzles").first()).toBeVisible();
  await expect(main.getByText(`KenKen: ${small.grade}`)).toBeVisible();
});

/** So many in a long run. */
const many = isLong ? 20_000 : 4000;

test("thousands of entries are counted alike on every page, and the next answer among them", long, async ({ page }) => {
  // Over sixty-one days: answers to fifty puzzles, boards won, solutions seen, runs of sums.
  const entries = Array.from({ length: many }, (_, n): Entry => {
    const { v, who, ...answer } = answerOf(n, n % 61);
    const { id, at, day, ms } = answer;
    const stamp = { v, who, id, at, day, ms };
    if (n % 20 === 0)
      return { ...stamp, what: "win", item: `game/kenken~x~${n}`, grade: "Hard", technique: "", help: "hint" };
    if (n % 20 === 1) return { ...stamp, what: "seen", item: "logic-easy-001" };
    if (n % 20 === 2) return { ...stamp, what: "run", item: "speed/times/12/60", right: 30, wrong: 3 };
    return { ...answer, v, who, verdict: n % 20 < 6 ? "wrong" : "right" };
  });
  await seed(page, { attempts: entries });
  await open(page, "/arithmetic/easy/1");
  await check(page.locator("article"), "3, 4");
  await expect.poll(async () => (await entriesIn(page, "answer")).length).toBe(0.85 * many + 1);

  const boards = many / 20;
  const right = 0.7 * many + 1 + boards * 30;
  const all = 0.85 * many + 1 + boards * 33;
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  await expect(stat(page, "Puzzles solved")).toContainText(String(boards + 50));
  await expect(stat(page, "Streak")).toContainText("61 days");
  await expect(stat(page, "Accuracy")).toContainText(`${Math.round((100 * right) / all)}%`);

  await open(page, "/statistics");
  const topics = page.getByRole("table", { name: /^By topic/ }).getByRole("row");
  await expect(topics.filter({ hasText: "KenKen" })).toBeVisible();
  const rows = (await topics.allTextContents()).slice(1).map((row) => row.replaceAll(",", ""));
  expect(sumOf(rows, /(\d+) of \d+/)).toBe(right);
  expect(sumOf(rows, /\d+ of (\d+)/)).toBe(all);
  expect(sumOf(rows, /(\d+) won/)).toBe(boards);

  // Each counts once, on the first day on which it was solved.
  const first = new Map<string, string>();
  for (const entry of entries)
    if (entry.what === "win" || (entry.what === "answer" && entry.verdict === "right"))
      if (entry.day < (first.get(entry.item) ?? "9")) first.set(entry.item, entry.day);
  const days = [...first.values()];
  const best = Math.max(...days.map((day) => days.filter((one) => one === day).length));
  await open(page, "/leaderboard");
  await expect(page.getByRole("main").getByText(`${best} puzzles`).first()).toBeVisible();
});

test("what is over is forgotten: a day after a board was dropped nothing of it is left", long, async ({ page }) => {
  const save = (kind: string, text: string, daysAgo: number) => ({
    ...{ v: 1, id: `guest/${kind}`, at: Date.now() - daysAgo * 86_400_000, who: "guest", kind, text },
  });
  const saves = [save("game/nim/a", "", 2), save("game/nim/b", "", 0), save("assessment", "{}", 9)];
  const move = (board: string, name: string, daysAgo: number) =>
    newMove(`guest/game/nim/${board}`, name, "x y 0 0 0 1-1", new Date(Date.now() - daysAgo * 86_400_000));
  // On the one that is over, on the one that still may come back, and on two that are not there.
  const moves = [move("a", "1.a", 2), move("b", "1.b", 2), move("c", "1.c", 2), move("d", "1.d", 0)];
  await seed(page, { saves, moves });
  await open(page, "/progress");
  const left = async () => (await storedIn(page, "saves")).map(({ kind }) => kind);
  await expect.poll(left).toEqual(["assessment", "game/nim/b"]);
  await expect.poll(() => storedIn(page, "moves")).toEqual([moves[1], moves[3]]);
});

function sumOf(rows: readonly string[], pattern: RegExp): number {
  return rows.reduce((sum, row) => sum + Number(pattern.exec(row)?.[1] ?? 0), 0);
}
