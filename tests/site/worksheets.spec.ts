import { breaksNoRule } from "./axe.ts";
import { expect, hydrated, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

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
    // No age stands in two of them.
    const ages = await page.getByLabel("Age", { exact: true }).locator("option").allTextContents();
    expect(ages.flatMap((text) => text.split("–")).map(Number)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
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
    if (width < 1024) await page.getByRole("button", { name: "More", exact: true }).press("Enter");
    await page.getByRole("link", { name: "New sheet" }).click();
    await expect(page.getByRole("link", { name: "Adding fractions" })).toBeVisible();
  });

test("a new sheet stands there with its first page, and is never seen empty", async ({ page }) => {
  await open(page, "/worksheets?about=zone:fractions&ages=4");
  await page.getByLabel("Questions", { exact: true }).fill("30");
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const places = [...document.querySelectorAll(".paper-questions > li")];
      if (places.length === 0) return;
      observer.disconnect();
      const there = places.slice(0, 10).filter((place) => place.querySelector(".prose"));
      document.body.dataset["first"] = `${there.length} of ${places.length}`;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole("button", { name: "Make the sheet" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-first", "10 of 13");
  await expect(page.locator(".paper-questions .prose")).toHaveCount(30);
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
  await page.getByRole("button", { name: "Take out question 1" }).click();
  await expect(sheet(page)).toHaveCount(3);
  await expect(sheet(page).filter({ hasText: second })).toHaveCount(0);
  await page.getByRole("button", { name: "Put it back" }).press("Enter");
  await expect(sheet(page).first().locator(".prose")).toHaveText(second);
  await expect(page.getByRole("button", { name: "Take out question 1" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Put it back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take out question 4" }).click();
  await expect(sheet(page)).toHaveCount(3);
  await page.getByLabel("Marks for question 1").fill("3");
  await expect(sheet(page).first()).toContainText("[3 marks]");
  await page.getByLabel("A question of your own").fill("What is 3/4 of 12?");
  await expect(page.getByLabel("A question of your own")).toHaveAccessibleDescription(/3\/4 stands as a fraction/);
  await page.getByLabel("A question of your own").fill("Is 1 < 2 & why?");
  await expect(page.getByLabel("A question of your own")).toHaveAccessibleDescription("");
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

test("a step of a skill, a question of the quiz and a board have a way into a set, the first board too", async ({
  page,
}) => {
  const add = async () => {
    await page.getByRole("button", { name: /add .* to a set/ }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Added to").first()).toBeVisible();
  };
  await open(page, "/fractions");
  await hydrated(page);
  await page
    .locator("main summary")
    .filter({ hasText: /^Lowest terms/ })
    .click();
  await add();
  await open(page, "/weekly-quiz");
  await hydrated(page);
  await page.getByRole("main").getByRole("button").first().click();
  await add();
  for (const game of ["/sudoku", "/kenken"]) {
    await open(page, game);
    await hydrated(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await add();
  }
  await open(page, "/worksheets");
  await page.getByRole("link", { name: "Questions" }).click();
  await ready(page);
  await expect(sheet(page)).toHaveCount(6);
  await expect(page.locator(".paper-missing")).toHaveCount(0);
  await expect(sheet(page).nth(4)).toContainText("3×3 box");
});

test("the challenge of the day has a way into a set, and so has that of another day", async ({ page }) => {
  const asked: string[] = [];
  await page.clock.setFixedTime(new Date("2026-03-03T12:00:00"));
  for (const path of ["/daily-challenge", "/archive?day=2026-02-20"]) {
    await open(page, path);
    await hydrated(page);
    const card = page.getByRole("main").getByRole("article");
    await expect(card.getByRole("button", { name: "Submit Answer" })).toBeVisible();
    asked.push((await card.locator(".prose").first().textContent()) ?? "");
    await card.getByRole("button", { name: /^For teachers: add .* to a set$/ }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Added to").first()).toBeVisible();
  }
  // Among other things on a page it is for children alone.
  await open(page, "/");
  await hydrated(page);
  await expect(page.getByRole("button", { name: /to a set/ })).toHaveCount(0);
  await open(page, "/worksheets");
  await page.getByRole("link", { name: "Questions" }).click();
  await ready(page);
  for (const [at, text] of asked.entries())
    await expect(sheet(page).nth(at).locator(".prose").first()).toHaveText(text);
  await expect(page.locator(".paper-missing")).toHaveCount(0);
});

test("a set without a question says so, as a link and as a file; a file brings back how its set lies on paper", async ({
  page,
}) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const { writeSetFile } = await import("../../src/sets/file.ts");
  const empty = { title: "Empty", entries: [] };
  await open(page, `/worksheets#${writeLink(empty)}`);
  await expect(page.getByText("There is no question in this set yet.")).toBeVisible();
  await open(page, "/worksheets");
  await hydrated(page);
  const choose = (text: string) =>
    page.getByLabel("Open a set from a file").setInputFiles({
      name: "set.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await choose(writeSetFile(empty));
  await expect(page.getByRole("main")).toContainText(
    "The set in this file has no questions: there is nothing to open.",
  );
  await expect(page).toHaveURL("/worksheets");
  await open(page, `/worksheets?columns=3&solutions=yes#${await fractions(2)}`);
  await ready(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await (await import("node:fs/promises")).readFile(await (await saved).path(), "utf8");
  await open(page, "/worksheets");
  await hydrated(page);
  await choose(text);
  await ready(page);
  await expect(page).toHaveURL(/\?columns=3&solutions=yes#/);
});

test("a link for the ages of 15 to 18 from when they were one still asks for them", async ({ page }) => {
  await open(page, "/worksheets?about=zone:equations&ages=6");
  await hydrated(page);
  await expect(page.getByLabel("Age", { exact: true }).locator("option:checked")).toHaveText("15–18");
  await page.getByLabel("Age", { exact: true }).selectOption("17–18");
  await expect(page).toHaveURL(/ages=17/);
  await expect(page.getByLabel("Age", { exact: true }).locator("option")).not.toContainText(["15–18"]);
});

test("a damaged link, a newer one, and a question that is no more are told in words, and the rest still works", async ({
  page,
}) => {
  await open(page, "/worksheets#1ABCDEFGHJK");
  await expect(page.getByRole("main")).toContainText("This link is damaged");
  await open(page, "/worksheets");
  await open(page, "/worksheets#3ABCDEFGHJK");
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

for (const as of oneIn(4, [
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
    // What is printed is what was measured.
    await expect(page.locator("[data-pages]")).toBeVisible();
    const screen = page.viewportSize() ?? { width: 1366, height: 768 };
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 700, height: 1000 });
    const cut = await page
      .locator(".paper-page :is(li, td, article)")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length);
    expect(cut).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // As many as the preview says, once it has measured the sheet: on a busy machine that comes after its first picture.
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize(screen);
    await expect(page.locator("[data-pages]")).toHaveAttribute("data-pages", String(pages));
    // A page without a word has no font.
    const fonts = pdf.match(/\/Type\s*\/Page\b[\s\S]*?endobj/g)?.filter((one) => !one.includes("/Font")).length;
    expect(fonts).toBe(0);
  });

test("how many pages there are is told once the letters of formulas are there", long, async ({ page }) => {
  let come = () => {};
  const asked = new Promise<void>((go) => {
    come = go;
  });
  await page.route(/\.woff2/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/worksheets#${await fractions(12)}`, { waitUntil: "commit" });
  await hydrated(page);
  await ready(page);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  // All of the sheet is there, and two frames later it has been measured.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("[data-pages]")).toHaveCount(0);
  come();
  await expect(page.locator("[data-pages]")).toHaveText(/^\d pages$/);
});

test("another look is measured anew, also where the sheet stays as long as it was", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [0, 1, 2].map((stage) => ({ item: `factorising-quadratics/${stage}~8` }));
  const hash = writeLink({ title: "Wide", entries });
  await open(page, `/worksheets?type=spaced&print=large&key=no&room=none#${hash}`);
  await ready(page);
  const cut = () => sheet(page).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  await expect(page.locator("[data-pages]")).toHaveText("1 page");
  await page.getByLabel("Columns").selectOption("3");
  await expect(sheet(page).first()).toHaveAttribute("data-wide", "");
  expect(await cut()).toBe(0);
});

test("a window pressed to nothing and opened again still shows its sheet", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  // The room between two paragraphs is there even where paper has no width.
  const entries = ["arithmetic-easy-001", "geometry-circles-017", "weekly-001"].map((item) => ({ item }));
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/worksheets#${writeLink({ title: "", entries })}`);
  await ready(page);
  const pages = page.locator("[data-pages]");
  await expect(pages).not.toHaveAttribute("data-pages", "0");
  const told = await pages.getAttribute("data-pages");
  await page.setViewportSize({ width: 1, height: 800 });
  // Told of its new size after the next picture, the page would stand still from there on.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(pages).toHaveAttribute("data-pages", told ?? "");
  await page.getByText("In this set: 3 questions").click();
  await expect(page.getByRole("button", { name: "Take out question 3" })).toBeVisible();
});

test("on a phone a press on the sheet makes it larger there, another one shows all of it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/worksheets#${await fractions(12)}`);
  await hydrated(page);
  await ready(page);
  const paper = page.locator(".paper");
  const widthOf = async () => (await paper.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThan(390);
  const pages = await page.locator("[data-pages]").textContent();
  await paper.click({ position: { x: 250, y: 300 }, force: true });
  await expect.poll(widthOf).toBeGreaterThan(700);
  expect(await page.locator(".paper-frame").evaluate((one) => one.scrollLeft)).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator("[data-pages]")).toHaveText(pages ?? "");
  await page.getByRole("button", { name: "Smaller" }).press("Enter");
  await expect.poll(widthOf).toBeLessThan(390);
});

test("a topic that has nothing for an age says for whom it is", async ({ page }) => {
  await open(page, "/worksheets?about=skill:quadratic-equations");
  await hydrated(page);
  await page.getByLabel("Age").selectOption("1");
  const words = page.getByText(/nothing for this age/);
  await expect(words).toHaveText(/^Quadratic equations: there is nothing for this age .* for ages 13–15\.$/);
  await page.getByLabel("Age").selectOption("15");
  await expect(words).toHaveCount(0);
});

test(
  "what is ticked stays ticked while the sheet is drawn, and a second tick does not take back the first",
  long,
  async ({ page }) => {
    await open(page, `/worksheets#${await fractions(12)}`);
    await ready(page);
    const seen = await page.evaluate(async () => {
      const tick = (words: string) =>
        [...document.querySelectorAll("label")].find((label) => label.textContent === words)?.querySelector("input");
      const ticks = [tick("Worked solutions"), tick("Save ink")];
      const seen: boolean[] = [];
      for (const one of ticks) one?.click();
      for (let frame = 0; frame < 20; frame++) {
        seen.push(...ticks.map((one) => one?.checked ?? false));
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    expect(seen).toEqual(seen.map(() => true));
    await expect(page).toHaveURL(/solutions=yes&ink=saved/);
    await expect(page.getByRole("heading", { name: "Worked solutions: Fractions" })).toBeVisible();
  },
);

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
  const way = page.getByRole("button", { name: "For the school's system" });
  await way.click();
  const dialog = page.getByRole("dialog", { name: "For the school's system" });
  await dialog.getByRole("radio", { name: /^GIFT/ }).check();
  await expect(dialog).toContainText("Question 2: All of it. This question is not on the site any more.");
  await dialog.getByRole("radio", { name: /^QTI 1.2/ }).check();
  // More than a few lines are folded, below the way to the file.
  const folded = dialog.getByText(/^What QTI 1.2 cannot hold: \d+ things$/);
  const button = dialog.getByRole("button", { name: "Download the file" });
  await expect(folded).toBeVisible();
  expect((await button.boundingBox())?.y ?? 9e9).toBeLessThan((await folded.boundingBox())?.y ?? 0);
  await folded.click();
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

/** The text of a set of so many questions of a skill. */
async function fractions(many: number, title = "Fractions") {
  const { writeLink } = await import("../../src/sets/link.ts");
  return writeLink({
    title,
    entries: Array.from({ length: many }, (_, n) => ({ item: `adding-fractions/${n % 3}~${n}` })),
  });
}

test(
  "presses on Other numbers leave one set, but what was printed stays; the versions come back with the set",
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void dispatchEvent(new Event("beforeprint"));
    });
    await open(page, "/worksheets");
    await page.getByRole("button", { name: "Make the sheet" }).click();
    await ready(page);
    await page.getByLabel("Versions").selectOption("twins");
    await expect(page.locator(".paper-letter").nth(1)).toHaveText("B");
    const again = async () => {
      const before = page.url();
      await page.getByRole("button", { name: "Other numbers" }).click();
      await expect(page).not.toHaveURL(before);
      await ready(page);
    };
    for (let press = 0; press < 3; press++) await again();
    const printed = new URL(page.url()).hash;
    await page.getByRole("button", { name: "Print", exact: true }).click();
    for (let press = 0; press < 2; press++) await again();
    await page.getByRole("link", { name: "New sheet" }).click();
    const rows = page.getByRole("region", { name: "On this device" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(/12 questions · Sheet [0-9A-Z]{6} · \d{1,2} \w{3,4}, \d\d:\d\d/);
    // On another page the set goes without its look, and comes back with it.
    await page.goto(`/teach${printed}`);
    await page.getByRole("link", { name: "See, change or print them" }).click();
    await expect(page.getByLabel("Versions")).toHaveValue("twins");
    await expect(page.locator(".paper-letter").nth(1)).toHaveText("B");
    await page.getByLabel("Versions").selectOption("one");
    await expect(page.locator(".paper-letter")).toHaveCount(0);
  },
);

test("the code on a sheet is typed to print it again, also that of its twin; an unknown one is told in words", async ({
  page,
}) => {
  await open(page, "/worksheets");
  await hydrated(page);
  await page.getByLabel("Questions", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Make the sheet" }).click();
  await ready(page);
  await page.getByLabel("Versions").selectOption({ label: "A and B, other numbers" });
  await expect(page.locator(".paper-letter").first()).toHaveText("A");
  await ready(page);
  const codes = (await page.locator(".paper-mark").allTextContents()).map((text) => text.slice(-6));
  const asked = await page.locator(".paper-page").nth(1).locator(".prose").first().textContent();
  expect(new Set(codes).size).toBe(2);
  await page.getByRole("link", { name: "New sheet" }).click();
  const typed = page.getByLabel(/type the code that is on it/);
  await typed.fill("ZZZZZZ");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.locator("#content").getByText("No sheet of this device has this code.")).toBeVisible();
  await expect(typed).toHaveValue("ZZZZZZ");
  await typed.fill((codes[1] ?? "").toLowerCase());
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await ready(page);
  await expect(sheet(page).first().locator(".prose")).toHaveText(asked ?? "");
});

test("the square on a sheet leads to what one wants of it: again, its twin, its key", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/worksheets?columns=1&again#${await fractions(4)}`);
  await ready(page);
  await expect(page.getByRole("heading", { name: /^Sheet \w{6}: Fractions/ })).toBeVisible();
  await expect(page.getByLabel("Columns")).toBeHidden();
  await breaksNoRule(page);
  // By chance one question of a twin may have the numbers that it had.
  const asked = () => sheet(page).locator(".prose").allTextContents();
  const before = await asked();
  await page.getByRole("button", { name: "Its key" }).click();
  await expect(page.locator(".paper-key > li")).toHaveCount(4);
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Its twin" }).click();
  await expect(page.locator("#content").getByText("The same questions, with other numbers.")).toBeVisible();
  await ready(page);
  await expect(sheet(page)).toHaveCount(4);
  await expect.poll(asked).not.toEqual(before);
});

test("a sheet of twelve lies on one page, and one of thirty says how many it needs", async ({ page }) => {
  await open(page, "/worksheets");
  await hydrated(page);
  await page.getByRole("button", { name: "Make the sheet" }).click();
  await ready(page);
  await expect(page.locator(".paper-page li[data-page]")).toHaveCount(0);
  await expect(page.getByText("2 pages", { exact: true })).toBeVisible();
  await open(page, "/worksheets");
  await open(page, `/worksheets#${await fractions(30)}`);
  await ready(page);
  const pages = await page.locator(".paper-page, .paper-page li[data-page]").count();
  expect(pages).toBeGreaterThan(2);
  await expect(page.getByText(`${pages} pages`, { exact: true })).toBeVisible();
});

test("where paper begins anew, a short question stays in its column", long, async ({ page }) => {
  await open(page, "/worksheets");
  await open(page, `/worksheets#${await fractions(200)}`);
  await ready(page);
  await expect(page.locator("[data-pages]")).toBeVisible();
  expect(await page.locator(".paper-page li[data-page]").count()).toBeGreaterThan(8);
  await expect(page.locator(".paper-page li[data-wide]")).toHaveCount(0);
});

test(
  "on paper fractions are as large as the words, stand clear of each other, and are set so in the key",
  long,
  async ({ page }) => {
    const { writeLink } = await import("../../src/sets/link.ts");
    const entries = [
      "mixed-number-sums/0~9",
      "subtracting-fractions/1~5",
      "comparing-fractions/1~3",
      "ordering-fractions/0~7",
    ];
    const hash = writeLink({ title: "Fractions", entries: entries.map((item) => ({ item })) });
    for (const as of ["dominoes", "sheet"]) {
      await open(page, `/worksheets?as=${as}#${hash}`);
      await ready(page);
      const { size, gaps } = await page.locator(".paper").evaluate((paper) => {
        const numbers = [...paper.querySelectorAll("mfrac > *")];
        const boxes = numbers.map((one) => one.getBoundingClientRect());
        const words = Number.parseFloat(getComputedStyle(paper).fontSize);
        return {
          size: Math.min(...numbers.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))) / words,
          // Between each number and what stands below it in another fraction.
          gaps: boxes.flatMap((one, at) =>
            at % 2 === 0
              ? []
              : boxes
                  .filter(
                    (other, n) =>
                      n % 2 === 0 && other.top > one.top && other.left < one.right && one.left < other.right,
                  )
                  .map((other) => (other.top - one.bottom) / words),
          ),
        };
      });
      expect(size).toBeGreaterThan(0.8);
      expect(Math.min(...gaps)).toBeGreaterThan(0.25);
    }
    const key = page.locator(".paper-key > li > div");
    await expect(key.nth(1)).toContainText(" or ");
    await expect(key.nth(1).locator("mfrac")).toHaveCount(2);
    await expect(key.nth(2)).toHaveText(/^[A-C]: [<=>]$/);
  },
);

test("where pictures are left out, their words are printed, and a board is drawn all the same", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = ["geometry-triangles-002", "game/sudoku~4-easy~5"].map((item) => ({ item }));
  await open(page, `/worksheets?figures=no#${writeLink({ title: "Few pictures", entries })}`);
  await ready(page);
  await expect(sheet(page).first()).toContainText("Picture: ");
  await expect(sheet(page).first().locator("svg.figure")).toHaveCount(0);
  await expect(sheet(page).last().locator("svg.board-figure")).toBeVisible();
});

test(
  "each version has a way to a class of its own, and the choice of versions is read in full",
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, `/worksheets?versions=levels#${await fractions(4)}`);
    await expect(page.locator(".paper-letter").first()).toHaveText("A");
    await ready(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByText("On paper", { exact: true }).click();
    const cut = await page.locator("details select").evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((one) => {
        const { offsetWidth } = one;
        one.style.maxWidth = "none";
        one.style.width = "max-content";
        return one.offsetWidth > offsetWidth ? [one.selectedOptions[0]?.text] : [];
      }),
    );
    expect(cut).toEqual([]);
    await expect(page.getByRole("link", { name: "Show B large" })).toBeVisible();
    const second = await page.locator(".paper-page").nth(2).locator(".prose").first().textContent();
    await page.getByRole("link", { name: "Give C to a class" }).click();
    await page.getByRole("button", { name: "Make the challenge" }).click();
    await expect(page.getByRole("heading", { name: "Fractions C" })).toBeVisible();
    await page.getByRole("link", { name: "As a sheet on paper" }).click();
    await ready(page);
    await expect(sheet(page).first().locator(".prose")).toHaveText(second ?? "");
  },
);

test("on a tablet the sheet and Print come first, and the rest waits behind a press", long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `/worksheets#${await fractions(12)}`);
  await ready(page);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeInViewport();
  await expect(sheet(page).nth(3)).toBeInViewport();
  const give = page.getByRole("link", { name: "Give to a class" });
  await expect(give).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await expect(give).toBeVisible();
  await expect(page.getByLabel("Columns")).toBeHidden();
  await page.getByText("On paper", { exact: true }).click();
  await page.getByLabel("Columns").selectOption("1");
  await expect(page.locator('.paper-questions[data-columns="1"]')).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(give).toBeVisible();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeHidden();
});

test(
  "bingo gets as many questions as it needs, from the form and from a set that is too short",
  long,
  async ({ page }) => {
    await open(page, "/worksheets?about=skill:times-tables&ages=2");
    await hydrated(page);
    await page.getByLabel("Print as").selectOption("bingo");
    await expect(page.getByLabel("Questions", { exact: true })).toHaveValue("18");
    await page.getByRole("button", { name: "Make the sheet" }).click();
    await ready(page);
    await expect(page.locator(".paper-call > li")).toHaveCount(18);
    await expect(page.locator(".paper-bingo > li")).toHaveCount(30);
    await open(page, "/worksheets");
    await open(page, `/worksheets?as=bingo#${await fractions(4)}`);
    await ready(page);
    await expect(page.locator(".paper-bingo")).toHaveCount(0);
    await page.getByRole("button", { name: "Add more like these" }).press("Enter");
    await expect(page.locator(".paper-bingo > li")).toHaveCount(30);
    await expect(page.locator("#content").getByText(/^\d+ questions like these are added\.$/)).toBeVisible();
  },
);

test(
  "the key of bingo counts as the caller does; that of dominoes lies as the tiles do in the loop",
  long,
  async ({ page }) => {
    const { writeLink } = await import("../../src/sets/link.ts");
    const own = (text: string, answer: string) => ({ own: { text, answers: [answer] } });
    // 8 and 12 come twice: the second of each is on no card and no tile.
    const entries = [8, 12, 8, 3, 12, ...Array.from({ length: 10 }, (_, n) => 20 + n)].map((sum, at) =>
      own(`${sum - 1} + 1? (${at})`, String(sum)),
    );
    const link = writeLink({ title: "Sums", entries });
    const key = page.locator(".paper-keys .paper-key > li > div");
    await open(page, `/worksheets?as=bingo#${link}`);
    await ready(page);
    const called = await page.locator(".paper-call li b").allTextContents();
    expect(called).toHaveLength(13);
    await expect(key).toHaveText(called);

    await open(page, `/worksheets?as=dominoes#${link}`);
    await page.reload();
    await ready(page);
    const loop = await key.allTextContents();
    const tiles = page.locator(".paper-dominoes li");
    await expect(tiles).toHaveCount(13);
    for (const [at, answer] of loop.entries()) {
      const tile = tiles.filter({ has: page.locator("b", { hasText: new RegExp(`^${loop.at(at - 1)}$`) }) });
      await expect(tile.locator("div").first()).toContainText(`${Number(answer) - 1} + 1?`);
    }
    await expect(page.getByText("The tiles as they lie in the loop")).toBeVisible();
  },
);

test("an exit ticket made in the form has three questions, and harder versions say what has no harder step", async ({
  page,
}) => {
  await open(page, "/worksheets");
  await page.getByLabel("Print as").first().selectOption("exit");
  await expect(page.getByLabel("Questions", { exact: true }).first()).toHaveValue("3");
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [0, 3, 3].map((stage, n) => ({ item: `adding-fractions/${stage}~${n}` }));
  await open(page, `/worksheets?versions=levels#${writeLink({ title: "Fractions", entries })}`);
  await expect(page.getByText("Version A: 1 question has no easier step, only other numbers.")).toBeVisible();
  await expect(page.getByText("Version C: 2 questions have no harder step, only other numbers.")).toBeVisible();
});

test("a question is dragged to another place by its handle", long, async ({ page }) => {
  await open(page, `/worksheets#${await fractions(4)}`);
  await ready(page);
  await page.getByText(/^In this set/).click();
  const asked = await sheet(page).locator(".prose").allTextContents();
  await page
    .getByRole("button", { name: "Move question 4" })
    .dragTo(page.getByRole("button", { name: "Move question 2" }));
  await expect(sheet(page).nth(1).locator(".prose")).toHaveText(asked[3] ?? "");
  await expect(sheet(page).nth(3).locator(".prose")).toHaveText(asked[2] ?? "");
});

test("a question is dragged by a finger, too", long, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: "block",
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await open(page, `/worksheets#${await fractions(4)}`);
  await ready(page);
  await page.getByText(/^In this set/).tap();
  const asked = await sheet(page).locator(".prose").allTextContents();
  const centre = async (name: string) => {
    const box = await page.getByRole("button", { name }).boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };
  await page.getByRole("button", { name: "Move question 4" }).scrollIntoViewIfNeeded();
  const [from, to] = [await centre("Move question 1"), await centre("Move question 3")];
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: typeof from) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x, y: (from.y + to.y) / 2 });
  await touch("touchMove", to);
  await expect(page.locator('.tray-list > [data-over="below"]')).toHaveCount(1);
  await touch("touchEnd");
  await expect(sheet(page).nth(2).locator(".prose")).toHaveText(asked[0] ?? "");
  await expect(sheet(page).nth(0).locator(".prose")).toHaveText(asked[1] ?? "");
  await context.close();
});

test("a twin's card adds the twin, and an exam formula has a way into a set", long, async ({ page }) => {
  await open(page, "/arithmetic/easy");
  await hydrated(page);
  const card = page
    .locator("article")
    .filter({ has: page.getByRole("button", { name: /Try another/ }) })
    .first();
  const before = await card.locator(".prose").first().textContent();
  await card.getByRole("button", { name: /Try another/ }).click();
  await expect(card.locator(".prose").first()).not.toHaveText(before ?? "");
  const asked = await card.locator(".prose").first().textContent();
  await card.getByRole("button", { name: /add .* to a set/ }).click();
  await page.getByLabel("Its title").fill("Both");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await open(page, "/formulas?exam=cosine-rule");
  await page
    .getByRole("article")
    .filter({ has: page.locator("#exam-cosine-rule") })
    .getByRole("button", { name: /add .* to a set/ })
    .click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await open(page, "/worksheets");
  await page.getByRole("link", { name: "Both" }).click();
  await ready(page);
  await expect(sheet(page).first().locator(".prose").first()).toHaveText(asked ?? "");
  await expect(sheet(page).nth(1)).toContainText("Write down this formula");
  await expect(page.locator(".paper-missing")).toHaveCount(0);
});

test(
  "a saved copy holds the sets, and another device that reads it in has them",
  long,
  async ({ page, browser, baseURL }) => {
    await open(page, "/worksheets");
    await hydrated(page);
    await page.getByLabel("Questions", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Make the sheet" }).click();
    await ready(page);
    const text = new URL(page.url()).hash;
    await open(page, "/progress");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a copy" }).click();
    const path = await (await saved).path();
    const other = await (await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block" })).newPage();
    await open(other, "/progress");
    await other.getByLabel("A copy to read in").setInputFiles({
      name: "sumwhere.json",
      mimeType: "application/json",
      buffer: await (await import("node:fs/promises")).readFile(path),
    });
    // Not before all of it is read in: until then the line tells how far it is.
    await expect(other.getByRole("region", { name: "This record is yours" }).getByRole("status")).toContainText(
      /Read in:|Nothing new/,
    );
    await open(other, "/worksheets");
    await expect(other.locator(`#own-sets ~ div a[href$="${text}"]`)).toBeVisible();
    await other.context().close();
  },
);
