import type { Page } from "@playwright/test";
import { daysAfter } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";
import { seed } from "./seed.ts";

const today = "2026-11-18";
const bests = (page: Page) => page.getByRole("region", { name: "Personal bests" });
const board = (page: Page) => page.getByRole("region", { name: "On this device" });

const person = (id: string, name: string, shape: string) => ({ v: 1, id, at: 1, name, colour: "logic", shape });
const people = [person("ada", "Ada", "star"), person("ben", "Ben", "circle"), person("cy", "Cy", "heart")];

let n = 0;
const answers = (who: string, ago: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, i) => {
    n += 1;
    const [day, item] = [daysAfter(today, -ago), `logic-${String(n % 500).padStart(3, "0")}`];
    return attempt(n, { who, day, item, category: "logic", verdict: i < right ? "right" : "wrong" });
  });
const run = (who: string, kind: string, right: number) => {
  n += 1;
  return {
    v: 1,
    id: `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`,
    at: n,
    day: daysAfter(today, -3),
    who,
    kind,
    right,
    wrong: 5,
    ms: 60_000,
  };
};

// Only the date stands still: what the page waits for goes on.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(`${today}T12:00:00`)));

test("with nothing yet, every medal is a preview that says how it comes, without a figure, and there is no board", async ({
  page,
}) => {
  await open(page, "/leaderboard");
  const coming = page.getByRole("region", { name: "Still to come" });
  await expect(coming.getByText("after two days in a row")).toBeVisible();
  await expect(coming.getByRole("listitem")).toHaveCount(7);
  expect(await coming.textContent()).not.toMatch(/\d/);
  await expect(coming.getByRole("link", { name: "Speed maths" })).toHaveAttribute("href", "/speed-math");
  await expect(bests(page)).toHaveCount(0);
  await expect(board(page)).toHaveCount(0);
});

test(
  "medals are those of who is practising, each with its figure and its day, in every look",
  long,
  async ({ page }) => {
    const attempts = [...answers("ada", 2, 3, 1), ...answers("ada", 3, 1, 0), ...answers("ben", 2, 9, 0)];
    const runs = [
      run("ada", "speed/times/10/60", 21),
      run("ben", "speed/times/10/60", 40),
      run("ada", "monthly/2026-11/10–12", 18),
    ];
    await seed(page, { attempts, runs, profiles: people.slice(0, 1) }, "ada");
    await open(page, "/leaderboard");
    const medal = (name: string) => bests(page).getByRole("listitem").filter({ hasText: name });
    await expect(medal("Times ×, tables up to 10, 60 seconds")).toContainText("21 a minute");
    await expect(medal("Times ×, tables up to 10, 60 seconds")).toContainText("set on 15 November 2026");
    await expect(medal("Times ×, tables up to 10, 60 seconds").locator("svg text")).toHaveText("21");
    await expect(medal("Monthly test, ages 10–12")).toContainText("18 of 23");
    await expect(medal("Most puzzles solved in a day")).toContainText("3 puzzles");
    await expect(medal("Longest streak")).toContainText("2 days");
    const coming = page.getByRole("region", { name: "Still to come" });
    expect(await coming.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Boards and games",
      "Weekly quiz",
      "Multiplication facts",
    ]);
    // One profile is no board.
    await expect(board(page)).toHaveCount(0);
    await breaksNoRule(page);
  },
);

test("the board is closed until it is opened, and sorted by any of its columns, by keyboard", async ({ page }) => {
  const attempts = [
    ...answers("ada", 1, 16, 4),
    ...answers("ada", 2, 1, 0),
    ...answers("ada", 30, 18, 2),
    ...answers("ben", 1, 18, 2),
    ...answers("ben", 30, 10, 10),
    ...answers("cy", 1, 30, 0),
    ...answers("guest", 1, 40, 0),
  ];
  const runs = [
    run("ada", "speed/times/10/60", 21),
    run("ben", "speed/times/10/60", 30),
    run("cy", "speed/plus/20/60", 9),
  ];
  await seed(page, { attempts, runs, profiles: people }, "ben");
  await open(page, "/leaderboard");
  await expect(board(page).getByRole("table")).toHaveCount(0);
  await board(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(board(page).getByText("nobody can prove a score")).toBeVisible();
  const names = () => board(page).getByRole("rowheader").allTextContents();
  const order = async () => (await names()).map((text) => /Ada|Ben|Cy|Guest/.exec(text)?.[0]).join(" ");
  const sortBy = async (name: string) => {
    await board(page).getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(board(page).getByRole("columnheader", { name })).toHaveAttribute("aria-sort", "descending");
  };
  await expect.poll(order).toBe("Ada Ben Cy");
  await sortBy("Solved");
  await expect.poll(order).toBe("Cy Ben Ada");
  await sortBy("Improved");
  await expect.poll(order).toBe("Ben Ada Cy");
  const row = (name: string) => board(page).getByRole("row", { name });
  await expect(row("Ben").getByRole("cell").last()).toHaveText("+37");
  await expect(row("Ada").getByRole("cell").last()).toHaveText("−9");
  await expect(row("Cy").getByRole("cell").last()).toContainText("too few answers yet");
  await expect(row("Ben")).toContainText("practising now");
  await sortBy("Speed");
  await expect.poll(order).toBe("Ben Ada Cy");
  await board(page).getByLabel("Speed of").selectOption({ label: "Adding +, numbers up to 20, 60 seconds" });
  await expect.poll(order).toBe("Cy Ada Ben");
  await breaksNoRule(page);
});
