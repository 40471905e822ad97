import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { setOfWeek } from "../../src/play/quiz/weeks.ts";
import { listen } from "./ear.ts";
import { expect, test } from "./fixture.ts";
import { long } from "./sample.ts";

// Each page is gone through by keyboard, and what is heard of it is compared with what was read and found good (tests/transcripts).
// Read a transcript from top to bottom when it changes, as somebody who does not see the page.

const noon = new Date("2026-03-02T12:00:00");

test("a puzzle card", async ({ page }) => {
  const ear = await listen(page, "/arithmetic/easy/52");
  const card = page.locator("#arithmetic-easy-052");
  await ear.at(card.getByRole("textbox"));
  ear.note("A wrong answer, twice the same");
  await ear.type("35");
  await ear.press("Enter", "Not yet.");
  await ear.press("Enter", "Not yet.");
  ear.note("Nothing, and something that is no number");
  await ear.type(" ");
  await ear.press("Enter", "says");
  await ear.type("rolls");
  await ear.press("Enter", "says");
  ear.note("Hint and solution");
  await ear.at(card.locator("summary", { hasText: "Show Hint" }));
  await ear.press("Enter", "expanded");
  await ear.at(card.locator("summary", { hasText: "Show Solution" }));
  await ear.press("Enter", "expanded");
  ear.note("Right");
  await ear.at(card.getByRole("textbox"));
  await ear.type("36");
  await ear.press("Enter", "Yes", "Next puzzle");
  expect(ear.transcript()).toMatchSnapshot("puzzle-card.txt");
});

test("an answer in parts, and typed instead", async ({ page }) => {
  const ear = await listen(page, "/arithmetic/medium/18");
  const part = (name: string) => page.getByRole("textbox", { name });
  await ear.at(part("numerator"));
  await ear.type("23");
  ear.note("Checked too early");
  await ear.press("Enter", "denominator");
  await ear.press("Enter", "says");
  ear.note("Back over the line, and down again");
  await ear.press("Backspace", "numerator");
  await ear.press("ArrowDown", "denominator");
  await ear.type("24");
  ear.note("Typed instead");
  await ear.at(page.getByRole("button", { name: "Type it instead" }));
  await ear.press("Enter", "Your answer");
  await ear.press("Enter", "Yes");
  // The way on takes the focus when its script has come.
  await expect(page.getByRole("link", { name: "Next puzzle" })).toBeFocused();
  expect(ear.transcript()).toMatchSnapshot("answer-in-parts.txt");
});

test("chips in order", async ({ page }) => {
  const ear = await listen(page, "/logic/easy/1");
  const chip = (name: string) => page.locator(".parts").getByRole("button", { name });
  await ear.at(chip("Dara"));
  await ear.press("Enter", "is number 1 of 5");
  await ear.at(chip("Chen"));
  await ear.press("Enter", "is number 2 of 5");
  ear.note("Moved, and taken back");
  await ear.at(chip("Chen"));
  await ear.press("ArrowLeft", "is number 1 of 5");
  await ear.press("Enter", "is back");
  expect(ear.transcript()).toMatchSnapshot("chips-in-order.txt");
});

test("another puzzle like one, and back", long, async ({ page }) => {
  const ear = await listen(page, "/number-theory?puzzle=number-theory-easy-007");
  await ear.at(page.getByRole("button", { name: "Try another like this" }));
  await ear.press("Enter", "heading");
  await ear.at(page.getByRole("button", { name: "Back to the first one" }));
  await ear.press("Enter", "heading");
  expect(ear.transcript()).toMatchSnapshot("another-like-it.txt");
});

test("the daily challenge", async ({ page }) => {
  const ear = await listen(page, "/daily-challenge");
  await ear.at(page.getByRole("textbox"));
  await ear.press("Enter", "Write your answer first");
  await ear.type("11");
  await ear.press("Enter", /says: Not quite.* To check/);
  await ear.press("Enter", /says: Not quite.* To check/);
  await ear.type("10");
  await ear.press("Enter", "Correct!", "Congratulations!");
  expect(ear.transcript()).toMatchSnapshot("daily-challenge.txt");
});

test("the weekly quiz", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const sets = globSync("src/content/quiz/set-*.yaml").sort();
  const questions: { correct: number }[] = parse(
    readFileSync(sets[setOfWeek("2026-03-02", sets.length)] ?? "", "utf8"),
  ).questions;
  const ear = await listen(page, "/weekly-quiz");
  const options = page.getByRole("list", { name: "Options" }).getByRole("button");
  for (const [at, { correct }] of questions.entries()) {
    await ear.at(options.nth(at === 0 ? (correct + 1) % 4 : correct));
    const onward = at === 9 ? "Show Results" : "Next Question";
    await ear.press("Enter", at === 0 ? "Incorrect. Check the explanation!" : "Correct! 🎉", onward);
    if (at === 0) {
      await ear.at(options.nth((correct + 1) % 4));
      await ear.press("Enter", "The answer is");
      await ear.at(page.getByRole("button", { name: onward }));
    }
    await ear.press("Enter", at === 9 ? "Your result" : `Question ${at + 2} of 10`, "says");
  }
  await ear.at(page.getByRole("button", { name: "Try Again" }));
  await ear.press("Enter", "Question 1 of 10", "says");
  expect(ear.transcript()).toMatchSnapshot("weekly-quiz.txt");
});

test("practice, with its steps", async ({ page }) => {
  const ear = await listen(page, "/mental-math");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const answer = async () => {
    const asked = (await page.locator("section .prose").first().textContent()) ?? "";
    const [a = 0, b = 0] = asked.match(/\d+/g)?.map(Number) ?? [];
    return String(a + b);
  };
  await ear.at(button(/^Practise.*near tens/));
  await ear.press("Enter", "Your answer", "says: Question 1 of 10");
  ear.note("Right at once, and on");
  await ear.type(await answer());
  await ear.press("Enter", "Next", "says");
  await ear.press("Enter", "Your answer", "says: Question 2 of 10");
  ear.note("Steps up to the last one");
  await ear.at(button("A first step"));
  while ((await button(/step|Show the answer/).count()) > 0) await ear.press("Enter", "says");
  await ear.press("Enter", "Your answer", "says: Question 3 of 10");
  ear.note("Left");
  await ear.at(button("All skills"));
  await ear.press("Enter", "focus: Mental Math");
  ear.note("A worked example");
  await ear.at(page.locator("summary", { hasText: /^Near tens/ }));
  await ear.press("Enter");
  await ear.at(button(/^Show me how.*near tens/));
  await ear.press("Enter", "Read it line by line");
  await ear.at(button("Next line"));
  while ((await button("Next line").count()) > 0) await ear.press("Enter", "says");
  await ear.press("Enter", "Your answer", "finish it");
  expect(ear.transcript()).toMatchSnapshot("practice.txt");
});

test("a sudoku", async ({ page }) => {
  const ear = await listen(page, "/sudoku");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const right = fixed.solution[0] ?? "";
  await ear.at(page.locator('[data-cell="0"]'));
  await ear.press("k", "Keys, heading", "Arrows move");
  await ear.press("Escape", "focus");
  ear.note("A given cell, and a number that is no digit of the board");
  await ear.press("ArrowRight", "focus");
  await ear.press("5", "given");
  await ear.press("Backspace", "given");
  await ear.press("ArrowLeft", "focus");
  ear.note("Written, rubbed out, taken back");
  await ear.press(right, "says");
  await ear.press("Backspace", "says");
  await ear.press("Backspace", "says");
  await ear.press("Control+z", "is back");
  await ear.press("Control+z", "says");
  await ear.press("Control+z", "nothing to take back");
  ear.note("Pencil marks, and what stands around");
  await ear.press("p", "says");
  await ear.press("2", "says");
  await ear.press("p", "says");
  await ear.press("r", "Row 1");
  await ear.press("r", "Row 1");
  await ear.press("b", "Box 1");
  await ear.press("n", "focus");
  ear.note("Hint, why, said again, done, taken back");
  await ear.at(button("Hint"));
  await ear.press("Enter", "Look");
  await ear.press("Enter", "Hidden single");
  await ear.press("Enter", "Hidden single");
  await ear.press("Enter", "gridcell", "in row");
  await ear.at(button("Undo"));
  await ear.press("Enter", "says");
  ear.note("Checked, twice");
  await ear.at(button("Check Solution"));
  await ear.press("Enter", "Not quite right. Keep trying!");
  await ear.press("Enter", "Not quite right. Keep trying!");
  ear.note("The board is enlarged as far as it goes");
  await ear.at(button("More"));
  await ear.press("Enter", "More, heading");
  await ear.at(button("Larger board"));
  for (const size of ["125%", "150%", "200%", "200%"]) await ear.press("Enter", size);
  await ear.press("Escape", "More, button");
  ear.note("A new puzzle");
  await ear.at(button("New puzzle"));
  await ear.press("Enter", "New puzzle, heading");
  await ear.at(button("Start"));
  await ear.press("Enter", "Sudoku, Easy", "cells are empty");
  expect(ear.transcript()).toMatchSnapshot("sudoku-played.txt");
});

test("a KenKen", async ({ page }) => {
  const ear = await listen(page, "/kenken");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await ear.at(page.locator('[data-cell="0"]'));
  await ear.press("ArrowRight", "focus");
  await ear.press("ArrowDown", "focus");
  await ear.press("Home", "focus");
  await ear.press("b", "says");
  await ear.press("1", "says");
  await ear.press("9", "says");
  await ear.press("Control+z", "says");
  await ear.at(button("Hint"));
  await ear.press("Enter", "says");
  await ear.at(button("Close the hint"));
  await ear.press("Enter", "gridcell");
  await ear.at(button("Check Solution"));
  await ear.press("Enter", "Not quite right. Keep trying!");
  expect(ear.transcript()).toMatchSnapshot("kenken-played.txt");
});

test("a game of moves", async ({ page }) => {
  const ear = await listen(page, "/games");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await ear.at(page.getByRole("link", { name: "Tower of Hanoi" }));
  await ear.press("Enter", "Tower of Hanoi, heading");
  const pegs = page.getByRole("group", { name: "The three pegs" }).getByRole("button");
  await ear.at(pegs.first());
  await ear.press("Space", "pressed");
  await ear.press("ArrowRight", "focus");
  await ear.press("Space", "says");
  await ear.press("Space", "pressed");
  await ear.press("ArrowLeft", "focus");
  await ear.press("ArrowLeft");
  ear.note("Back, and back again");
  await ear.press("Escape");
  await ear.at(button("Undo"));
  await ear.press("Enter", "Taken back");
  await ear.press("Enter", "nothing to take back");
  ear.note("A hint, done");
  await ear.at(button("Hint"));
  await ear.press("Enter", "says");
  await ear.at(button("Tell me why"));
  await ear.press("Enter", "says");
  await ear.press("Enter", "focus", "says");
  ear.note("A new one, and away");
  await ear.at(button("New puzzle"));
  await ear.press("Enter", "New puzzle, heading");
  await ear.at(button("Start"));
  await ear.press("Enter", "Tower of Hanoi: the board");
  await ear.at(page.getByRole("link", { name: "All games" }));
  await ear.press("Enter", "heading");
  expect(ear.transcript()).toMatchSnapshot("hanoi-played.txt");
});

test("quick sums", async ({ page }) => {
  const ear = await listen(page, "/speed-math");
  const answer = async () => {
    const [a = 0, b = 0] = (await page.locator("label[for=sum]").textContent())?.match(/\d+/g)?.map(Number) ?? [];
    return a * b;
  };
  await ear.at(page.getByRole("radio", { name: "No clock" }));
  await ear.press("Space", "checked");
  await ear.at(page.getByRole("button", { name: "Start" }));
  await ear.press("Enter", "textbox");
  const digits = [...String((await answer()) + 1)];
  ear.note("A wrong one, and another in its place; a short one with Enter; then the right one");
  await ear.type(digits.slice(0, -1).join(""));
  await ear.press(digits.at(-1) ?? "", "not yet");
  await ear.type("9");
  await ear.press("Enter", "not yet");
  const good = [...String(await answer())];
  await ear.type(good.slice(0, -1).join(""));
  await ear.press(good.at(-1) ?? "", "says");
  await ear.at(page.getByRole("button", { name: "Finish" }));
  await ear.press("Enter", "heading");
  await ear.at(page.getByRole("button", { name: "Other sums" }));
  await ear.press("Enter", "focus");
  expect(ear.transcript()).toMatchSnapshot("quick-sums.txt");
});

test("the settings", async ({ page }) => {
  const ear = await listen(page, "/settings");
  await ear.at(page.getByRole("radio", { name: "Dark" }));
  await ear.press("Space", "checked");
  await ear.at(page.getByRole("button", { name: "Back to the usual settings" }));
  await ear.press("Enter", "as usual again");
  await ear.press("Enter", "as usual again");
  expect(ear.transcript()).toMatchSnapshot("settings.txt");
});

test.describe("with motion, on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

  test("the menu", async ({ page }) => {
    const ear = await listen(page, "/about");
    await ear.at(page.getByRole("button", { name: "Toggle the sidebar" }));
    await ear.press("Enter", "focus");
    await ear.press("Escape", "Toggle the sidebar");
    await ear.press("Control+b", "focus");
    await ear.at(page.locator(".sidebar").getByRole("link", { name: "Geometry", exact: true }));
    await ear.press("Enter", "Geometry, heading");
    expect(ear.transcript()).toMatchSnapshot("menu.txt");
  });
});

test("the dialog of a lost connection", async ({ page, context, watched }) => {
  watched.expected.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  const ear = await listen(page, "/about");
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await ear.at(page.getByRole("link", { name: "Skip to content" }));
  await context.setOffline(true);
  await expect(page.getByRole("dialog")).toBeVisible();
  ear.note("The connection is lost");
  await ear.wait("focus");
  await ear.at(page.getByRole("button", { name: "Retry Connection" }));
  await ear.press("Enter", "Still Offline");
  await ear.press("Escape", "focus");
  expect(ear.transcript()).toMatchSnapshot("connection-dialog.txt");
});
