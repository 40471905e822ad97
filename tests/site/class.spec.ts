import type { Page } from "@playwright/test";
import type { Challenge } from "../../src/sets/challenge/link.ts";
import { breaksNoRule } from "./axe.ts";
import { closeOfflineDialog, expect, offlineReady, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const entries = [
  { item: "times-tables/0~3" },
  { item: "times-tables/1~4" },
  { own: { text: "Half of 9?", answers: ["4.5"] } },
];

/** The address of a challenge with such questions. */
async function challengeOf(
  rules: Partial<Challenge["rules"]> = {},
  set = { title: "Starter", entries } as Challenge["set"],
) {
  const [{ writeChallenge }, { usualRules }] = await Promise.all([
    import("../../src/sets/challenge/link.ts"),
    import("../../src/sets/challenge/rules.ts"),
  ]);
  return writeChallenge({ set, rules: { ...usualRules, ...rules } });
}

/** Answers the question that is open. */
async function answer(page: Page, typed: string) {
  await page.getByLabel("Your answer").fill(typed);
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

test("a teacher who has no set yet makes one where she gives it", async ({ page }) => {
  await open(page, "/teach");
  await page.getByLabel("Questions", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Make the set" }).click();
  await expect(page.getByRole("heading", { name: "A challenge: Tables" })).toBeVisible();
  await page.getByRole("button", { name: "Make the challenge" }).click();
  await expect(page.getByText("3 questions.", { exact: true })).toBeVisible();
  await open(page, "/worksheets");
  await expect(page.getByRole("link", { name: "Tables", exact: true })).toBeVisible();
});

test("a teacher makes a challenge, a pupil works through it, and its code typed in stands in the table", async ({
  page,
  browser,
}) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  await open(page, `/teach#${writeLink({ title: "Starter", entries })}`);
  await page.getByLabel("Answers to each question").selectOption("2");
  await page.getByRole("button", { name: "Make the challenge" }).click();
  await expect(page.getByRole("img", { name: /opens the challenge/ })).toBeVisible();
  const link = await page.getByLabel("The link for pupils").inputValue();

  const context = await browser.newContext({ serviceWorkers: "block" });
  const pupil = await context.newPage();
  await pupil.goto(link);
  await pupil.getByRole("button", { name: "Begin" }).click();
  await expect(pupil.locator("#content").getByText("Write your number first.")).toBeVisible();
  await pupil.getByLabel("Your number").fill("17");
  await pupil.getByRole("button", { name: "Begin" }).click();
  await answer(pupil, "0");
  await expect(pupil.locator("#content").getByText("One answer left.")).toBeVisible();
  await answer(pupil, "1");
  await expect(pupil.getByLabel("Your answer")).toHaveCount(0);
  // Nothing is lost with a reload.
  await pupil.reload();
  await expect(pupil.locator("#content").getByText("You wrote 1.")).toBeVisible();
  await pupil.getByRole("button", { name: "Question 3, not answered" }).click();
  await answer(pupil, "4.5");
  await expect(pupil.getByRole("button", { name: "Question 3, right" })).toBeVisible();
  await pupil.getByRole("link", { name: "Sumwhere" }).first().click();
  await expect(pupil.getByRole("dialog", { name: "Leave the challenge?" })).toBeVisible();
  await pupil.getByRole("button", { name: "Stay here" }).click();
  await pupil.getByRole("button", { name: "Hand in", exact: true }).click();
  await pupil.getByRole("button", { name: "Hand in as it is" }).click();
  await expect(pupil.getByRole("heading", { name: "1 of 3 right" })).toBeFocused();
  const code = await pupil.locator("[data-code]").getAttribute("data-code");
  await context.close();

  await page.getByLabel("Type a code").fill(code ?? "");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const row = page.getByRole("row", { name: /Number 17/ });
  await expect(row.getByRole("cell")).toHaveText(["1 of 3", "✗not yet", "–no answer", "✓right"]);
  // The same code once more changes nothing, one with a wrong letter is refused, and what is there survives a reload.
  await page.getByLabel("Type a code").fill(code ?? "");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.locator("#content").getByText("this result was here already")).toBeVisible();
  await page.getByLabel("Type a code").fill((code ?? "").replace(/.$/, (last) => (last === "A" ? "B" : "A")));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.locator("#content").getByText(/One letter or digit is wrong/)).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await breaksNoRule(page);
});

test(
  "numbers of their own: the teacher is told what stays, each pupil's own question stands in the table, almost costs no try",
  long,
  async ({ page, browser }) => {
    const { writeLink } = await import("../../src/sets/link.ts");
    const set = {
      title: "",
      entries: [{ item: "adding-fractions/0~3" }, { item: "logic-easy-001" }, ...entries.slice(2)],
    };
    await open(page, `/teach#${writeLink(set)}`);
    await page.getByLabel("Each pupil has numbers of their own").check();
    await expect(page.locator("#content")).toContainText(
      "2 of the 3 questions have no other numbers: those stay the same for all.",
    );
    await page.getByLabel("Answers to each question").selectOption("1");
    await page.getByRole("button", { name: "Make the challenge" }).click();
    const link = await page.getByLabel("The link for pupils").inputValue();
    const codes: string[] = [];
    const asked: string[] = [];
    for (const number of ["4", "9"]) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const pupil = await context.newPage();
      await pupil.goto(link);
      await pupil.getByLabel("Your number").fill(number);
      await pupil.getByRole("button", { name: "Begin" }).click();
      const prompt = pupil.locator("section .prose").first();
      await expect(prompt.locator("mfrac").first()).toBeVisible();
      asked.push((await prompt.textContent()) ?? "");
      // Twice above and twice below, the sum is almost right.
      const [first, bottom, second] = (await prompt.locator("mfrac > *").allTextContents()).map(Number);
      await pupil.getByLabel("numerator").fill(String(2 * ((first ?? 0) + (second ?? 0))));
      await pupil.getByLabel("denominator").fill(String(2 * (bottom ?? 0)));
      await pupil.getByRole("button", { name: "Check", exact: true }).click();
      await expect(pupil.locator("#content")).toContainText("That one does not count. You have one answer.");
      await pupil.getByRole("button", { name: "Hand in", exact: true }).click();
      await pupil.getByRole("button", { name: "Hand in as it is" }).click();
      codes.push((await pupil.locator("[data-code]").getAttribute("data-code")) ?? "");
      await context.close();
    }
    expect(asked[0]).not.toBe(asked[1]);
    for (const code of codes) {
      await page.getByLabel("Type a code").fill(code);
      await page.getByRole("button", { name: "Add", exact: true }).click();
    }
    await expect(page.getByRole("heading", { name: /^2 pupils/ })).toBeVisible();
    await page.getByRole("button", { name: /^Question 1, .*, each with other numbers$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Question 1" });
    for (const question of asked) await expect(dialog).toContainText(question);
    await expect(dialog.getByText(/the answer is/)).toHaveCount(2);
    await breaksNoRule(page);
  },
);

test("no word tells what it means while a challenge is worked through", async ({ page }) => {
  const set = { title: "Circles", entries: [{ item: "geometry-circles-003" }] } as Challenge["set"];
  await open(page, `/challenge#${await challengeOf({ ask: "nothing" }, set)}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("main [data-term=diameter]").first()).toBeVisible();
  // Words become buttons once the page is idle.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator("main [data-term][role=button]")).toHaveCount(0);
});

test("each answer that is given in parts counts", async ({ page }) => {
  const set = { title: "Sums", entries: [{ item: "adding-fractions/0~3" }] } as Challenge["set"];
  await open(page, `/challenge#${await challengeOf({ tries: 2, ask: "nothing" }, set)}`);
  await page.getByRole("button", { name: "Begin" }).click();
  const said = page.locator("#content");
  for (const [top, left] of [
    ["101", "One answer left."],
    ["103", "That was the last answer here."],
  ] as const) {
    await page.getByLabel("numerator").fill(top);
    await page.getByLabel("denominator").fill("7");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(said.getByText(left)).toBeVisible();
  }
  await expect(page.getByLabel("numerator")).toHaveCount(0);
});

test("thirty results from two devices and by all ways are one table, with slips, groups, a CSV and a file", async ({
  page,
}, info) => {
  const [{ codeOf }, { writeLong }, { writeShort }, { writeClassFile }, { collect }, { qrDrawing }] = await Promise.all(
    [
      import("../../src/sets/link.ts"),
      import("../../src/sets/result/long.ts"),
      import("../../src/sets/result/short.ts"),
      import("../../src/sets/challenge/class.ts"),
      import("../../src/sets/challenge/add.ts"),
      import("../../src/sets/qr/write.ts"),
    ],
  );
  const { readChallenge } = await import("../../src/sets/challenge/link.ts");
  const text = await challengeOf();
  const read = readChallenge(text);
  if (!("challenge" in read)) throw new Error(read.problem);
  const results = Array.from({ length: 30 }, (_, n) => ({
    set: codeOf(read.challenge.set),
    who: String(n + 1),
    variant: 0,
    rough: false,
    given: entries.map((_, at) => {
      const isRight = (n + at) % 3 > 0;
      return {
        verdict: isRight ? ("right" as const) : ("wrong" as const),
        tries: 1,
        seconds: 10 + n,
        typed: String(n),
        ...(!isRight && at === 0 && { slip: 0 }),
      };
    }),
  }));
  const file = writeClassFile({
    name: "7B",
    challenge: text,
    kept: collect([], results.slice(10).map(writeLong).join("\n"), read.challenge, 5000).kept,
  });
  await open(page, `/teach#${text}`);
  await page.getByText("Paste many codes").click();
  await page.getByLabel(/^One a line/).fill([...results.slice(0, 14).map(writeShort), "nonsense"].join("\n"));
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByLabel(/^One a line/)).toHaveValue("nonsense");
  await expect(page.getByRole("heading", { name: /^14 pupils/ })).toBeVisible();
  const chosen = page.waitForEvent("filechooser");
  await page.getByText("Merge a file of another device").click();
  await (await chosen).setFiles({ name: "7B.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(page.locator("#content").getByText("16 new results, 4 were here already.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^30 pupils, on average 2 of 3 marks/ })).toBeVisible();
  // A picture of a code that was there before: with all answers it takes the place of the typed one.
  const drawing = qrDrawing(writeLong(results[0] ?? { set: "", who: "", variant: 0, given: [] }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 ${drawing?.size} ${drawing?.size}"><rect width="100%" height="100%" fill="#fff"/><path d="${drawing?.path}"/></svg>`;
  const helper = await page.context().newPage();
  await helper.setContent(svg);
  const picture = await helper.locator("svg").screenshot();
  await helper.close();
  const asked = page.waitForEvent("filechooser");
  await page.getByText("Read codes from pictures").click();
  await (await asked).setFiles({ name: "code.png", mimeType: "image/png", buffer: picture });
  await expect(
    page.locator("#content").getByText("Number 1: the same result as before, now with all answers."),
  ).toBeVisible();
  // What it says.
  await expect(page.getByRole("heading", { name: "The slips made most" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Groups by need" })).toBeVisible();
  await page.getByRole("button", { name: /^Question 1/ }).click();
  await expect(page.getByRole("dialog", { name: "Question 1" })).toContainText("The answer is");
  await page.keyboard.press("Escape");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const path = info.outputPath("results.csv");
  await (await saved).saveAs(path);
  const { readFile } = await import("node:fs/promises");
  expect((await readFile(path, "utf8")).trim().split("\n")).toHaveLength(32);
  await page.getByRole("button", { name: "Erase all" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Make a challenge/ })).toBeVisible();
  await expect(page.locator("#content").getByText(/30 results/)).toHaveCount(0);
});

test("puzzles that went wrong are named where it says what to teach next", async ({ page }) => {
  const [{ codeOf }, { writeLong }] = await Promise.all([
    import("../../src/sets/link.ts"),
    import("../../src/sets/result/long.ts"),
  ]);
  const items = ["arithmetic-easy-001", "arithmetic-easy-002"];
  const set = { title: "Starter", entries: items.map((item) => ({ item })) };
  const given = items.map(() => ({ verdict: "wrong", tries: 1, seconds: 9, typed: "7" }) as const);
  await open(page, `/teach#${await challengeOf({}, set)}`);
  await page.getByLabel("Type a code").fill(writeLong({ set: codeOf(set), who: "1", variant: 0, given }));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const links = page.getByRole("region", { name: "Groups by need" }).getByRole("link");
  await expect(links).toHaveText([/, with its hint and solution$/, /, with its hint and solution$/]);
  const name = (await links.last().textContent())?.replace(/, with .*/, "") ?? "";
  expect(await links.first().textContent()).not.toContain(name);
  await links.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("when the clock has run down the page says so, and what is to be looked at again stands as the pupil met it", async ({
  page,
}) => {
  const many = Array.from({ length: 9 }, (_, n) => ({ item: `times-tables/1~${n}` }));
  const text = await challengeOf({ mixed: true, minutes: 2 }, { title: "Mixed", entries: many });
  await page.clock.install();
  await open(page, `/challenge#${text}`);
  await page.getByLabel("Your number").fill("5");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".prose.heard")).toHaveText(/\S/);
  const first = await page.locator(".prose.heard").textContent();
  await page.clock.fastForward(125_000);
  await expect(page.locator("#content").getByText(/^The time is up: your answers are handed in/)).toBeVisible();
  const again = page.getByRole("region", { name: "Look at these again" }).locator("> ol > li");
  await expect(again).toHaveText(many.map((_, n) => new RegExp(`^\\s*${n + 1}: not answered`)));
  await expect(again.first()).toContainText(first ?? "");
});

test("pupils with numbers of their own have other questions, the same ones at each visit", long, async ({ page }) => {
  const text = await challengeOf({ own: true });
  const asked: string[] = [];
  for (const number of ["5", "6", "5"]) {
    await open(page, `/challenge#${text}`);
    await page.getByLabel("Your number").fill(number);
    await page.getByRole("button", { name: "Begin" }).click();
    const task = page.locator(".prose.heard");
    await expect(task).toBeVisible();
    asked.push((await task.textContent()) ?? "");
    await page.getByRole("button", { name: /Begin anew/ }).click();
    await page.getByRole("button", { name: "Begin anew", exact: true }).click();
    await page.goto("/faq");
  }
  expect(asked[0]).not.toBe(asked[1]);
  expect(asked[2]).toBe(asked[0]);
});

test(
  "a damaged link, a newer one and a question that is no more are told in words, and the rest still works",
  long,
  async ({ page }) => {
    const text = await challengeOf(
      { ask: "nothing" },
      { title: "Old", entries: [{ item: "logic-easy-999" }, ...entries] },
    );
    await open(page, `/challenge#${text.slice(0, -2)}`);
    await expect(page.getByRole("main")).toContainText("This link is damaged");
    await page.getByLabel("The link").fill("C3ABCDEF");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("newer Sumwhere");
    await page.getByLabel("The link").fill(`https://elsewhere.example/challenge#${text}`);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(
      page.locator("#content").getByText("not on the site any more. You can go on without it."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel("Your answer")).toBeFocused();
    await breaksNoRule(page);
  },
);

test("a set is shown large: hint, steps and answer press by press, a pen, and Escape leads back", async ({
  page,
  watched,
}) => {
  // A browser fills the screen for five seconds after a press; a busy machine may come later, and then does without.
  watched.expected.push(/requestFullscreen.*user gesture/);
  const { writeLink } = await import("../../src/sets/link.ts");
  await open(page, `/show#${writeLink({ title: "Starter", entries })}`);
  const stage = page.getByRole("dialog", { name: "Starter" });
  await expect(stage.locator(".stage-question")).toBeVisible();
  await expect(stage.locator(".stage-part")).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(stage.locator(".stage-part")).toHaveCount(1);
  await stage.getByRole("button", { name: "Answer" }).click();
  await expect(stage.locator(".stage-answer")).toHaveText(/\d/);
  await stage.getByRole("button", { name: "Pen" }).click();
  // From what is asked down to what was uncovered.
  const asked = await stage.locator(".stage-question").boundingBox();
  const [x, y] = [(asked?.x ?? 0) + 60, (asked?.y ?? 0) + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 120);
  await page.mouse.up();
  await expect(stage.locator(".drawing path")).toHaveCount(1);
  await stage.getByRole("button", { name: "Undo the last line" }).click();
  await expect(stage.locator(".drawing path")).toHaveCount(0);
  await stage.getByRole("button", { name: "Random pupil" }).click();
  await expect(stage.locator(".whole-pupil")).toHaveText(/^\d+$/);
  await page.keyboard.press("ArrowRight");
  await expect(stage.getByText("2 of 3")).toBeVisible();
  // A window that fills the screen cannot be made another size.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  await breaksNoRule(page);
  await stage.getByRole("button", { name: "Close" }).click();
  await expect(stage).toHaveCount(0);
});

for (const [width, height, least] of [
  [768, 1024, 60],
  [1366, 768, 80],
  [390, 844, 45],
] as const)
  test(`a short question shown large fills the screen without having to be moved, ${width} wide`, async ({
    page,
    watched,
  }) => {
    watched.expected.push(/requestFullscreen.*user gesture/);
    const { writeLink } = await import("../../src/sets/link.ts");
    const items = [
      "fraction-of-an-amount/0~2",
      "mixed-number-sums/0~9",
      "subtracting-fractions/1~5",
      "comparing-fractions/1~3",
    ];
    const entries = [{ own: { text: "Half of 9?", answers: ["4.5"] } }, ...items.map((item) => ({ item }))];
    await page.setViewportSize({ width, height });
    await open(page, `/show#${writeLink({ title: "Starter", entries })}`);
    const prose = page.locator(".stage-question .prose");
    await expect(prose).toHaveText("Half of 9?");
    const size = await prose.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(least);
    // A phone is read from no last row: there the longer ones are moved.
    for (let n = 1; width > 390 && n <= entries.length; n++) {
      await expect(page.getByText(`${n} of ${entries.length}`)).toBeVisible();
      const room = await page.locator(".stage-body").evaluate((one) => ({
        down: one.scrollHeight - one.clientHeight,
        across: one.scrollWidth - one.clientWidth,
      }));
      expect(room).toEqual({ down: 0, across: 0 });
      await page.keyboard.press("ArrowRight");
    }
  });

test("a table of results that is wider than the screen says that it goes on", async ({ page }) => {
  const [{ codeOf }, { writeShort }] = await Promise.all([
    import("../../src/sets/link.ts"),
    import("../../src/sets/result/short.ts"),
  ]);
  const set = { title: "Twelve", entries: Array.from({ length: 12 }, (_, n) => ({ item: `times-tables/1~${n + 1}` })) };
  const text = await challengeOf({}, set);
  const given = set.entries.map(() => ({ verdict: "right" as const, tries: 1, seconds: 9, typed: "1" }));
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `/teach#${text}`);
  await page.getByText("Paste many codes").click();
  await page.getByLabel(/^One a line/).fill(writeShort({ set: codeOf(set), who: "7", given }));
  await page.getByRole("button", { name: "Add them" }).click();
  const line = page.getByText("The table goes on to the right: move it to see all 12 questions.");
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator(".results")).toBeVisible();
  await expect(line).toBeHidden();
});

test("a board is shown as large as there is room, and is solved where it stands", async ({ page, watched }) => {
  watched.expected.push(/requestFullscreen.*user gesture/);
  const { writeLink } = await import("../../src/sets/link.ts");
  await open(page, `/show#${writeLink({ title: "Board", entries: [{ item: "game/sudoku~9-easy~7" }] })}`);
  const board = page.getByRole("dialog", { name: "Board" }).locator(".board-figure");
  await expect(board).toHaveCount(1);
  const room = await page.locator(".stage-body").boundingBox();
  const box = await board.boundingBox();
  expect(box?.height).toBeGreaterThan(0.9 * (room?.height ?? 0));
  await expect(board).toBeInViewport({ ratio: 1 });
  const given = await board.locator("text").count();
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(board.locator("text")).toHaveCount(81);
  expect(given).toBeLessThan(81);
  await expect(board).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Cover up" }).click();
  await expect(board.locator("text")).toHaveCount(given);
});

test("without a camera the page says so when it is asked for, and nothing is asked before", async ({ page }) => {
  await open(page, `/teach#${await challengeOf()}`);
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.locator("#content").getByText(/Use one of the other ways|was not allowed/)).toBeVisible();
});

test.describe("with the network gone", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "a challenge opens from its link, is worked through and gives its code",
    long,
    async ({ page, context, watched }) => {
      await open(page, "/faq");
      await offlineReady(page);
      await context.setOffline(true);
      await open(page, `/challenge#${await challengeOf({ ask: "nothing", own: false })}`);
      await closeOfflineDialog(page);
      await page.getByRole("button", { name: "Begin" }).click();
      await answer(page, "1");
      await page.getByRole("button", { name: "Hand in", exact: true }).click();
      await page.getByRole("button", { name: "Hand in as it is" }).click();
      await expect(page.locator("[data-code]")).not.toBeEmpty();
      await expect(page.getByRole("img", { name: /code of your result/ })).toBeVisible();
      watched.expected.push(/favicon\.ico|ERR_|Failed to load resource/);
    },
  );
});
