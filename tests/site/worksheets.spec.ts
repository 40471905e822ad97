import { breaksNoRule } from "./axe.ts";
import { expect, hydrated, open, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

const sheet = (page: import("@playwright/test").Page) => page.locator(".paper-questions > li");
const ready = async (page: import("@playwright/test").Page) => {
  await expect(page.locator(".paper-page").first()).toBeVisible();
  await expect(page.locator("[data-busy]")).toHaveCount(0);
};

for (const width of oneIn(2, [390, 1366]))
  test(`a teacher makes a sheet in a minute and prints it, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/worksheets");
    await hydrated(page);
    await page.getByLabel("About").selectOption({ label: "Adding fractions" });
    await page.getByLabel("Questions", { exact: true }).fill("8");
    await page.getByRole("button", { name: "Make the sheet" }).click();
    await ready(page);
    await expect(sheet(page)).toHaveCount(8);
    // Its own address opens it again, and it is on the device.
    const first = await sheet(page).first().textContent();
    await page.reload();
    await ready(page);
    expect(await sheet(page).first().textContent()).toBe(first);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    expect(pages).toBe(2);
    await page.getByRole("link", { name: "New sheet" }).click();
    await expect(page.getByRole("link", { name: "Adding fractions" })).toBeVisible();
  });

test("what is in a set is put in order by keys, taken out, marked and joined by an own question", async ({ page }) => {
  await open(page, "/worksheets");
  await hydrated(page);
  await page.getByLabel("Questions", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Make the sheet" }).click();
  await ready(page);
  const second = (await sheet(page).nth(1).locator(".prose").textContent()) ?? "";
  await page.getByText("In this set: 4 questions").click();
  await page.getByRole("button", { name: "Move question 2" }).press("ArrowUp");
  await expect(sheet(page).first().locator(".prose")).toHaveText(second);
  await expect(page.getByRole("button", { name: "Move question 1" })).toBeFocused();
  await page.getByRole("button", { name: "Take out question 4" }).click();
  await expect(sheet(page)).toHaveCount(3);
  await page.getByLabel("Marks for question 1").fill("3");
  await expect(sheet(page).first()).toContainText("[3 marks]");
  await page.getByLabel("A question of your own").fill("Is 1 < 2 & why?");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(sheet(page).last()).toContainText("Is 1 < 2 & why?");
});

test("a puzzle is added to a set from its card, and the set opens with it", async ({ page }) => {
  await open(page, "/arithmetic/easy");
  await hydrated(page);
  await page
    .getByRole("button", { name: /add .* to a set/ })
    .first()
    .click();
  await page.getByLabel("Its title").fill("Starters");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added to “Starters”").first()).toBeVisible();
  await open(page, "/worksheets");
  await page.getByRole("link", { name: "Starters" }).click();
  await ready(page);
  await expect(sheet(page)).toHaveCount(1);
  await expect(page.locator(".paper-missing")).toHaveCount(0);
});

test("a damaged link, a newer one, and a question that is no more are told in words, and the rest still works", async ({
  page,
}) => {
  await open(page, "/worksheets#1ABCDEFGHJK");
  await expect(page.getByRole("main")).toContainText("This link is damaged");
  await open(page, "/worksheets");
  await open(page, "/worksheets#2ABCDEFGHJK");
  await expect(page.getByRole("main")).toContainText("newer Sumwhere");
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [{ item: "logic-easy-999" }, { item: "times-tables/0~3" }, { item: "game/sudoku~4-easy~5" }];
  await open(page, "/worksheets");
  await open(page, `/worksheets#${writeLink({ title: "Old", entries })}`);
  await ready(page);
  await expect(sheet(page).first()).toContainText("not on the site any more");
  await expect(sheet(page).nth(1).locator(".prose")).not.toBeEmpty();
  await expect(sheet(page).nth(2).locator("svg")).toBeVisible();
});

test("the page and a sheet break no rule of accessibility", async ({ page }) => {
  await open(page, "/worksheets");
  await hydrated(page);
  await breaksNoRule(page);
  await page.getByRole("button", { name: "Make the sheet" }).click();
  await ready(page);
  await page.getByText(/^In this set/).click();
  await breaksNoRule(page);
});

for (const as of oneIn(3, [
  "sheet&paper=letter&print=large&type=spaced&columns=1",
  "cards",
  "exit",
  "relay",
  "bingo",
  "dominoes",
  "sheet",
  "sheet&versions=levels&solutions=yes",
]))
  test(`as ${as} it prints on as many pages as the preview says, none empty and nothing cut`, async ({ page }) => {
    const { writeLink } = await import("../../src/sets/link.ts");
    const entries = Array.from({ length: 16 }, (_, n) => ({ item: `adding-fractions/${n % 3}~${n}` }));
    await open(page, `/worksheets?as=${as}#${writeLink({ title: "Fractions", entries })}`);
    await hydrated(page);
    await ready(page);
    const sheets = await page.locator(".paper-page, .paper-page li[data-page]").count();
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 700, height: 1000 });
    const cut = await page
      .locator(".paper-page :is(li, td, article)")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length);
    expect(cut).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // As many as the preview has said.
    expect(pages).toBe(sheets);
    // A page without a word has no font.
    const fonts = pdf.match(/\/Type\s*\/Page\b[\s\S]*?endobj/g)?.filter((one) => !one.includes("/Font")).length;
    expect(fonts).toBe(0);
  });

test("a printed version says which questions are the same in it", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [{ item: "adding-fractions/1~5" }, { item: "weekly-001" }];
  await open(page, `/worksheets?versions=twins#${writeLink({ title: "Two kinds", entries })}`);
  await ready(page);
  await expect(page.getByText("Version B: 1 question has no other numbers and stayed the same.")).toBeVisible();
});

test("a set is a file for the school's system, and what it cannot hold is told before it is saved", async ({
  page,
}) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [{ item: "adding-fractions/1~5" }, { item: "logic-easy-999" }, { item: "weekly-001" }];
  await open(page, `/worksheets#${writeLink({ title: "Friday quiz", entries })}`);
  await ready(page);
  const way = page.getByRole("button", { name: "For the school’s system" });
  await way.click();
  const dialog = page.getByRole("dialog", { name: "For the school’s system" });
  await dialog.getByRole("radio", { name: /^GIFT/ }).check();
  await expect(dialog).toContainText("Question 2: All of it. This question is not on the site any more.");
  await dialog.getByRole("radio", { name: /^QTI 1.2/ }).check();
  await expect(dialog.getByRole("list")).toContainText("Question 1: Right in this form only");
  await breaksNoRule(page);
  for (const [name, ending, begins] of [
    ["Moodle XML", ".xml", "<?xml"],
    ["GIFT", ".gift.txt", "$CATEGORY: Friday quiz"],
    ["QTI 1.2", ".qti12.zip", "PK"],
    ["QTI 2.1", ".qti21.zip", "PK"],
    ["CSV", ".csv", "\ufeffnumber,item"],
    ["Anki text", ".anki.txt", "#separator:tab"],
  ] as const) {
    await dialog.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download the file" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`Friday-quiz${ending}`);
    const { readFile } = await import("node:fs/promises");
    expect((await readFile(await file.path())).toString("utf8").slice(0, begins.length)).toBe(begins);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(way).toBeFocused();
});
