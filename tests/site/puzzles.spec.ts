import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { expect, kept, open, routes, test, verdictIn } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const firstViews: Readonly<Record<string, readonly number[]>> = {
  "/arithmetic/easy": [12],
  "/arithmetic/medium": [12],
  "/arithmetic/hard": [10],
  "/logic": [8],
  "/number-theory": [6, 4, 2],
  "/patterns": [6, 4, 2],
  "/word-problems": [6, 4, 2],
  "/brain-teasers": [6, 4, 2],
};
const topics = routes.filter((row) => row.screen === "topic").map((row) => row.path);

const cards = (page: Page) => page.locator("main article:visible");

for (const [path, counts] of [
  ...oneIn(8, Object.entries(firstViews)),
  ...oneIn(12, topics).map((path) => [path, [6]] as const),
]) {
  test(`${path} opens on ${counts.join(" / ")} cards`, async ({ page }) => {
    await open(page, path);
    if (counts.length === 1) await expect(cards(page)).toHaveCount(counts[0] ?? 0);
    else {
      for (const [index, level] of ["Easy", "Medium", "Hard"].entries()) {
        const tab = page.getByRole("tab", { name: level });
        if (index === 0) await expect(tab).toHaveAttribute("aria-selected", "true");
        await tab.click();
        await expect(cards(page)).toHaveCount(counts[index] ?? 0);
      }
      await expect(page).toHaveURL(/level=hard/);
      await page.reload();
      await expect(page.getByRole("tab", { name: "Hard" })).toHaveAttribute("aria-selected", "true");
      await expect(cards(page)).toHaveCount(counts[2] ?? 0);
    }
    for (const card of await cards(page).all()) {
      await expect(card.getByRole("heading")).not.toBeEmpty();
      await expect(card).toContainText(/\d+ min/);
      await expect(card.getByText("Show Hint")).toBeVisible();
      await expect(card.getByText("Show Solution")).toBeVisible();
    }
  });
}

test("minutes: 4 to 7 on medium arithmetic, 8 to 15 on hard", async ({ page }) => {
  for (const [path, least, most] of [
    ["/arithmetic/medium", 4, 7],
    ["/arithmetic/hard", 8, 15],
  ] as const) {
    await open(page, path);
    for (const text of await cards(page).locator("header").allTextContents()) {
      const minutes = Number(/(\d+) min/.exec(text)?.[1]);
      expect(minutes).toBeGreaterThanOrEqual(least);
      expect(minutes).toBeLessThanOrEqual(most);
    }
  }
});

test("hint and solution open and close by themselves", async ({ page }) => {
  await open(page, "/logic");
  const card = cards(page).first();
  await card.getByText("Show Hint").click();
  await expect(card.getByText("Hide Hint")).toBeVisible();
  await expect(card.getByText("Show Solution")).toBeVisible();
  await card.getByText("Show Solution").click();
  await card.getByText("Hide Hint").click();
  await expect(card.getByText("Show Hint")).toBeVisible();
  await expect(card.getByText("Hide Solution")).toBeVisible();
});

test("an answer is judged: empty, unreadable, wrong with a next step, right; and is remembered", async ({ page }) => {
  await open(page, "/number-theory");
  const card = cards(page).first();
  const box = card.getByLabel("Your answer");
  const verdict = verdictIn(card);
  const check = card.getByRole("button", { name: "Check", exact: true });
  await check.click();
  await expect(verdict).toContainText(/answer|write/i);
  await box.fill("many 🎈");
  await check.click();
  await expect(verdict).toContainText(/whole number/i);
  await expect(box).toHaveValue("many 🎈");
  await box.fill("<img src=x onerror=alert(1)>");
  await check.click();
  await expect(verdict.locator("img")).toHaveCount(0);
  await box.fill("999983");
  await box.press("Enter");
  await expect(verdict).toContainText("Not yet.");
  await expect(card.getByText("Tried so far:")).toContainText("999983");

  await box.fill(await keyOf(page, "number-theory/easy", 0));
  await box.press("Enter");
  await expect(verdict).toContainText("Yes,");
  await expect(card.getByText("Solved")).toBeVisible();
  await kept(page, 2);
  await page.reload();
  await expect(cards(page).first().getByText("Solved")).toBeVisible();

  await page.goto("/progress");
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await expect(page.getByText("Example.")).toBeHidden();
});

test(
  "who leaves a puzzle after a wrong answer finds it there again, with those before it, until the answer is right",
  long,
  async ({ page }) => {
    await open(page, "/number-theory/easy/2");
    const box = page.getByLabel("Your answer");
    const tried = page.getByText("Tried so far:");
    for (const wrong of ["999983", "999979"]) {
      await box.fill(wrong);
      await box.press("Enter");
      await expect(tried).toContainText(wrong);
    }
    await kept(page, 2);
    await page.goto("/number-theory");
    await page.goBack();
    await expect(page).toHaveURL(/\/easy\/2$/);
    await expect(box).toHaveValue("999979");
    await box.focus();
    await expect(tried).toContainText("999983");
    await expect(tried).toContainText("999979");
    await box.fill(await keyOf(page, "number-theory/easy", 0));
    await box.press("Enter");
    await expect(verdictIn(page).first()).toContainText("Yes,");
    await kept(page, 3);
    await page.reload();
    await expect(box).toHaveValue("");
    await box.focus();
    await expect(page.getByRole("button", { name: "Check", exact: true })).toBeVisible();
    await expect(tried).toBeHidden();
  },
);

test("a puzzle answered after its solution was seen does not count as solved", async ({ page }) => {
  await open(page, "/patterns");
  const card = cards(page).first();
  await card.getByText("Show Solution").click();
  await card.getByLabel("Your answer").fill(await keyOf(page, "patterns/easy", 0));
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText("Yes,");
  await page.reload();
  await expect(cards(page).first().getByText("Show Hint")).toBeVisible();
  await expect(cards(page).first().getByText("Solved")).toBeHidden();
});

test("the progress page shows the specified example until the first attempt", long, async ({ page }) => {
  await open(page, "/progress");
  for (const figure of ["127", "8.5h", "15 days", "89%", "75%", "60%", "45%", "82%", "38%"])
    await expect(page.locator("main")).toContainText(figure);
  await expect(page.getByText("Example.")).toBeVisible();
});

test("every count on a page is what the bank holds", long, async ({ page }) => {
  const held = (list: string): number => parse(readFileSync(`src/content/puzzles/${list}.yaml`, "utf8")).puzzles.length;
  const lists = globSync("*/*.yaml", { cwd: "src/content/puzzles", ignore: "retired/**" }).map((file) =>
    file.replace(".yaml", ""),
  );
  const total = lists.reduce((sum, list) => sum + held(list), 0);
  await open(page, "/");
  const figures = await page.locator("dd").allTextContents();
  expect(figures.slice(0, 2)).toEqual([
    total >= 1000 ? "1000+" : String(total),
    String(new Set(lists.map((list) => list.split("/")[0])).size),
  ]);
  await open(page, "/arithmetic");
  for (const level of ["easy", "medium", "hard"])
    await expect(page.locator("main")).toContainText(`${held(`arithmetic/${level}`)} puzzles`);
  for (const area of ["algebra", "geometry"]) {
    await open(page, `/${area}`);
    for (const list of lists.filter((one) => one.startsWith(`${area}/`)))
      await expect(page.locator("main li").filter({ has: page.locator(`a[href="/${list}"]`) })).toContainText(
        `${held(list)} puzzles`,
      );
  }
});

/** The right answer as a learner might type it, from the source file. */
async function keyOf(_page: Page, list: string, index: number): Promise<string> {
  const { answer } = parse(readFileSync(`src/content/puzzles/${list}.yaml`, "utf8")).puzzles[index];
  return String(answer.value ?? answer.items?.join(", ") ?? answer.accepted?.[0]);
}
