import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { random } from "../../src/maths/random.ts";
import { expect, hydrated, open, test } from "./fixture.ts";
import { isLong, oneIn } from "./sample.ts";

// What a printer is given, looked at by a program: sets by chance, in looks by chance, as PDFs of Chromium, read by pdftotext.

const sets = isLong ? 100 : 1;
/** In two of these a row ends so near to the foot of a page that the next one, told to begin another, once left an empty page before it; in one a line ended elsewhere. */
const nearFoot = [22, 29, 74];
const noPoppler = spawnSync("pdftotext", ["-v"]).error !== undefined;
if (noPoppler)
  console.warn("NOT TESTED: no pdftotext here to read what is printed (Debian: apt install poppler-utils)");

const skills = globSync("src/skills/*/*.ts")
  .sort()
  .flatMap((file) => /^ {2}id: "([a-z0-9-]+)",\n {2}title:/m.exec(readFileSync(file, "utf8"))?.[1] ?? []);
const puzzles = readdirSync("src/content/puzzles", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml") && !file.startsWith("daily"))
  .flatMap((file) =>
    [...readFileSync(`src/content/puzzles/${file}`, "utf8").matchAll(/^ *- id: (\S+)$/gm)].map(([, id]) => id ?? ""),
  );
const boards = [
  "sudoku~4-easy",
  "sudoku~6-easy",
  "sudoku~9-easy",
  "number-pyramids~4-add-medium",
  "twenty-four~9-easy",
  "numbers-round~2",
];

interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The pages of a PDF, each with its words and where they stand, in millimetres. */
function pagesOf(
  pdf: string,
): readonly { readonly width: number; readonly height: number; readonly words: readonly Word[] }[] {
  const text = execFileSync("pdftotext", ["-bbox", pdf, "-"], { encoding: "utf8", maxBuffer: 2 ** 27 });
  const mm = (points: string | undefined) => (Number(points) / 72) * 25.4;
  return text
    .split("<page ")
    .slice(1)
    .map((page) => ({
      width: mm(/width="([\d.]+)"/.exec(page)?.[1]),
      height: mm(/height="([\d.]+)"/.exec(page)?.[1]),
      words: [...page.matchAll(/<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">([^<]*)</g)].map(
        ([, left, top, right, bottom, text = ""]) => ({
          text,
          left: mm(left),
          right: mm(right),
          top: mm(top),
          bottom: mm(bottom),
        }),
      ),
    }));
}

test("skills, puzzles and boards are known here", () => {
  expect(skills.length).toBeGreaterThan(60);
  expect(puzzles.length).toBeGreaterThan(1000);
});

for (const [path, most] of [
  ["/number-theory", 1],
  ["/logic", 2],
] as const)
  test(`the puzzles of ${path} are printed with their answers on ${most === 1 ? "one page" : `${most} pages`}`, async ({
    page,
  }, info) => {
    test.skip(noPoppler);
    await open(page, path);
    // The answers come when the page is idle.
    await expect(page.locator(".print-key").first()).toBeAttached();
    const pdf = info.outputPath("list.pdf");
    await page.pdf({ path: pdf, preferCSSPageSize: true });
    const pages = pagesOf(pdf);
    expect(pages).toHaveLength(most);
    // Letters that stand close are told apart by chance.
    expect(
      pages
        .at(-1)
        ?.words.map(({ text }) => text)
        .join(""),
    ).toContain("Answers");
  });

for (const n of new Set([...Array.from({ length: sets }, (_, n) => n), ...nearFoot]))
  test(`set ${n + 1} by chance is printed on the pages that are told, nothing cut, no page empty, its key on pages of its own`, async ({
    page,
  }, info) => {
    test.skip(noPoppler);
    const chance = random(4711 + n);
    const { writeLink } = await import("../../src/sets/link.ts");
    const many = chance.whole(1, 24);
    const entries = Array.from({ length: many }, (_, at) => {
      const kind = chance.whole(1, 10);
      if (kind <= 6) return { item: `${chance.pick(skills)}/${chance.whole(0, 1)}~${chance.whole(0, 99_999)}` };
      if (kind <= 8) return { item: chance.pick(puzzles) };
      if (kind === 9) return { item: `game/${chance.pick(boards)}~${chance.whole(0, 999)}` };
      return { own: { text: `Own question ${at}: explain in words why a half is more than a third.`, answers: [] } };
    });
    const look = new URLSearchParams({
      paper: chance.pick(["a4", "letter"]),
      columns: chance.pick(["1", "2", "2", "3"]),
      print: chance.pick(["usual", "usual", "large"]),
      type: chance.pick(["usual", "spaced"]),
      room: chance.pick(["usual", "none", "plenty"]),
      solutions: chance.pick(["no", "yes"]),
      as: chance.pick(["sheet", "sheet", "sheet", "sheet", "cards", "relay", "exit", "dominoes"]),
      figures: chance.pick(["yes", "yes", "no"]),
      theme: "dark",
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, `/worksheets?${look}#${writeLink({ title: `Set ${n + 1}`, entries })}`);
    await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
    const told = Number(await page.locator("[data-pages]").getAttribute("data-pages"));
    const path = info.outputPath("set.pdf");
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true });

    const pages = pagesOf(path);
    const isLetter = look.get("paper") === "letter";
    for (const { width, height, words } of pages) {
      expect.soft([Math.round(width), Math.round(height)]).toEqual(isLetter ? [216, 279] : [210, 297]);
      expect.soft(words.length, "a page without words").toBeGreaterThan(0);
      const beyond = words.filter(
        ({ left, right, top, bottom }) => left < 11 || top < 10 || right > width - 11 || bottom > height - 10,
      );
      expect
        .soft(
          beyond.map(({ text }) => text),
          "words in the margin",
        )
        .toEqual([]);
    }
    // The heading of a part is the first thing on its page.
    const parts = pages.flatMap(({ words }, at) => {
      const line = words
        .filter(({ top }) => top < (words[0]?.bottom ?? 0))
        .map(({ text }) => text)
        .join(" ");
      return /^(?:Answers:|Worked solutions:)/.test(line) ? [{ at, line }] : [];
    });
    const headings = pages.flatMap(({ words }) =>
      words.filter(({ text }) => text === "Answers:" || text === "solutions:"),
    );
    expect.soft(parts.length).toBe(headings.length);
    expect.soft(parts.length).toBe(look.get("solutions") === "yes" ? 2 : 1);
    // Were anything wider than paper, the printer would make all of it smaller.
    const letters = (look.get("print") === "large" ? 6.4 : 4.1) * 1.5 * 1.37;
    for (const { top, bottom } of headings)
      expect.soft((bottom - top) / letters, "size of a heading").toBeCloseTo(1, 1);
    // Worked solutions and cards may break in other places on paper than in the preview, which tells of one page more then, and says so.
    const more = Number(look.get("solutions") === "yes" || look.get("as") !== "sheet");
    await expect
      .soft(page.locator("[data-pages]"))
      .toHaveText(`${more > 0 && told > 3 ? "up to " : ""}${told} ${told === 1 ? "page" : "pages"}`);
    expect.soft(told - pages.length, "pages as the preview says").toBeGreaterThanOrEqual(0);
    expect(told - pages.length, "pages as the preview says").toBeLessThanOrEqual(more);
    // What is drawn, words and figures alike, stays in its own place.
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // As wide as the paper is between its margins.
    await page.setViewportSize({ width: isLetter ? 718 : 695, height: 1000 });
    const cut = await page
      .locator(
        ".paper-page :is(td, article, .paper-figure, .paper-questions > li, .paper-cards > li, .paper-dominoes > li)",
      )
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 5)
          .map((one) => `${one.scrollWidth} of ${one.clientWidth}: ${one.textContent?.slice(0, 60)}`),
      );
    expect(cut, "wider than its place").toEqual([]);
    expect(await cutTables(page), "tables wider than their place").toEqual([]);
    const paper = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector(".paper") as Element).backgroundColor,
    ]);
    for (const colour of paper) expect(colour, "paper stays white").toMatch(/^rgba?\((?:255, 255, 255|0, 0, 0, 0)/);
  });

/** The words of each table that does not end within its place on the paper. */
const cutTables = (page: Page) =>
  page.locator(".paper-page .prose table").evaluateAll((all) =>
    all
      .filter((one) => {
        const place = one.closest("li") ?? one;
        const isMoved = one.scrollWidth > one.clientWidth + 1;
        return isMoved || one.getBoundingClientRect().right > place.getBoundingClientRect().right + 1;
      })
      .map((one) => one.textContent),
  );

for (const look of oneIn(3, [
  "",
  "columns=3&type=spaced",
  "print=large",
  "as=cards&print=large&type=spaced",
  "as=relay",
]))
  test(`a table is shown whole on paper: ${look || "as usual"}`, async ({ page }) => {
    const { writeLink } = await import("../../src/sets/link.ts");
    const entries = Array.from({ length: 6 }, (_, n) => ({ item: `reading-tables/0~${n}` }));
    await open(page, `/worksheets?${look}#${writeLink({ title: "Tables", entries })}`);
    await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.locator(".paper-page .prose table")).toHaveCount(6);
    // The page measures itself once more when its room changes.
    await expect.poll(() => cutTables(page)).toEqual([]);
  });

for (const paper of oneIn(2, ["a4", "letter"]))
  test(`two exit tickets lie on one page of ${paper}, and what is longer than half a page is counted as it is printed`, async ({
    page,
  }, info) => {
    test.skip(noPoppler, "no pdftotext here");
    const { writeLink } = await import("../../src/sets/link.ts");
    const short = Array.from({ length: 3 }, (_, n) => ({ item: `rounding-decimals/${n % 2}~${n}` }));
    const long = ["word-problems-medium-001", "word-problems-medium-002", "circles/0~3"].map((item) => ({ item }));
    for (const [entries, look] of [
      [short, ""],
      [long, "&print=large"],
    ] as const) {
      await open(page, `/worksheets?as=exit&paper=${paper}${look}#${writeLink({ title: "Door", entries })}`);
      await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
      const told = Number(await page.locator("[data-pages]").getAttribute("data-pages"));
      const path = info.outputPath(`tickets${look}.pdf`);
      await page.pdf({ path, preferCSSPageSize: true });
      const pages = pagesOf(path);
      expect(told).toBe(pages.length);
      if (!look) expect(pages.length).toBe(2);
      // How a pupil feels stands below a question, never alone.
      for (const { words } of pages) expect(words[0]?.text).not.toBe("Today");
    }
  });

test("a question that would lie alone above a wide one is as wide, and the last one keeps to its column", async ({
  page,
}) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const fact = (n: number) => ({ item: `times-tables/0~${n}` });
  const entries = [fact(1), fact(2), fact(3), { item: "word-problems-hard-001" }, fact(4)];
  await open(page, `/worksheets?print=large#${writeLink({ title: "Widths", entries })}`);
  await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
  const widths = page
    .locator(".paper-questions > li")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["wide"] !== undefined));
  expect(await widths).toEqual([false, false, true, true, false]);
});

test("an answer's unit stands as it is written, and what a person marks says so in the key", async ({ page }) => {
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = [
    { item: "word-problems-hard-007" },
    { item: "word-problems-hard-033" },
    { own: { text: "Say why a half is more than a third.", answers: [] } },
  ];
  await open(page, `/worksheets#${writeLink({ title: "Units", entries })}`);
  await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator(".paper-answer")).toHaveText(["Answer m²", "Answer€"]);
  await expect(page.locator(".paper-key > li").last()).toHaveText(/marked by hand$/);
});

const qrTools = ["pdftoppm", "zbarimg"].filter((tool) => spawnSync(tool, ["-h"]).error !== undefined);
if (qrTools.length > 0)
  console.warn(
    `NOT TESTED: no ${qrTools.join(", ")} here to read printed codes (Debian: apt install poppler-utils zbar-tools)`,
  );
/** The upper right corner of a page, in dots at the 300 to an inch of a usual printer. */
const side = 580;
function cornerOf(pdf: string, pageNumber: number, file: string): void {
  const where = `-r 300 -f ${pageNumber} -l ${pageNumber} -gray -singlefile -x 1880 -y 40 -W ${side} -H ${side}`;
  execFileSync("pdftoppm", [...where.split(" "), pdf, file]);
}
/** What an independent reader finds in a picture. */
const zbar = (file: string) =>
  spawnSync("zbarimg", ["-q", "--raw", "-S*.enable=0", "-Sqrcode.enable=1", file], { encoding: "utf8" }).stdout.trim();

test("the square on a printed sheet is read from the PDF, as it is and as a phone sees it", async ({ page }, info) => {
  test.skip(qrTools.length > 0, `no ${qrTools.join(", ")} here`);
  const [{ writeLink }, { grey, photographed }, { read }] = await Promise.all([
    import("../../src/sets/link.ts"),
    import("../../src/sets/qr/photograph.ts"),
    import("../../src/sets/qr/read.ts"),
  ]);
  const entries = Array.from({ length: 30 }, (_, n) => ({ item: `${skills[n] ?? ""}/0~${2 ** 20 - 1 - n}` }));
  const link = writeLink({ title: "Thirty questions", entries });
  await open(page, `/worksheets?ink=saved#${link}`);
  await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator(".paper-mark svg")).toBeVisible();
  const pdf = info.outputPath("sheet.pdf");
  await page.pdf({ path: pdf, preferCSSPageSize: true });
  cornerOf(pdf, 1, info.outputPath("corner"));
  const light = readFileSync(info.outputPath("corner.pgm")).subarray(-side * side);
  const paper = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (light[y * side + x] ?? 255) < 128),
  );
  const address = new RegExp(`/worksheets\\?ink=saved&again#${link}$`);
  for (const spoiling of [
    { scale: 1 },
    { scale: 1, turn: 14 },
    { scale: 1, turn: 180, blur: 1.5 },
    { scale: 1, turn: -8, blur: 1.2, white: 110, black: 20, noise: 4 },
  ]) {
    const photo = photographed(paper, spoiling);
    const file = info.outputPath("photo.pgm");
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${photo.width} ${photo.height} 255\n`), grey(photo)]));
    expect(zbar(file), `zbarimg: ${JSON.stringify(spoiling)}`).toMatch(address);
    expect(read(photo.rgba, photo.width, photo.height, "file"), `ours: ${JSON.stringify(spoiling)}`).toMatch(address);
  }
});

for (const as of oneIn(3, ["cards", "relay", "dominoes", "exit", "bingo"]))
  test(`what is cut up has its code and its square on the key: ${as}`, async ({ page }, info) => {
    test.skip(qrTools.length > 0 || noPoppler, "no zbarimg, pdftoppm or pdftotext here");
    const { codeOf, writeLink } = await import("../../src/sets/link.ts");
    const set = {
      title: "Adding fractions",
      entries: Array.from({ length: 14 }, (_, n) => ({ item: `adding-fractions/${n % 3}~${n}` })),
    };
    await open(page, `/worksheets?as=${as}#${writeLink(set)}`);
    await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator(".paper-keys .paper-mark")).toContainText(codeOf(set));
    await expect(page.locator(".paper-keys .paper-mark svg")).toBeVisible();
    const pdf = info.outputPath("cut.pdf");
    await page.pdf({ path: pdf, preferCSSPageSize: true });
    cornerOf(pdf, pagesOf(pdf).length, info.outputPath("corner"));
    const read = zbar(info.outputPath("corner.pgm"));
    expect(read).toContain(`/worksheets?as=${as}&again#${writeLink(set)}`);
    await page.goto(`/${read.split("/").slice(3).join("/")}`);
    await expect(page.getByRole("heading", { name: `Sheet ${codeOf(set)}: Adding fractions` })).toBeVisible();
  });

test("the key of each version lies on one page, and the preview counts so", async ({ page }, info) => {
  test.skip(noPoppler, "no pdftotext here");
  const { writeLink } = await import("../../src/sets/link.ts");
  const entries = Array.from({ length: 16 }, (_, n) => ({ item: `adding-fractions/${n % 3}~${n}` }));
  await open(page, `/worksheets?sheets=no&versions=levels#${writeLink({ title: "Fractions", entries })}`);
  await expect(page.locator(".paper-keys")).toHaveCount(3);
  await expect(page.locator("[data-pages]")).toHaveText("2 pages");
  const path = info.outputPath("keys.pdf");
  await page.pdf({ path, preferCSSPageSize: true });
  const pages = pagesOf(path);
  expect(pages).toHaveLength(2);
  for (const { words } of pages) expect(words[0]?.text).toBe("Answers:");
});

test("the sheet of an exam: no part begins at the foot of a column, no page is left half empty", async ({
  page,
}, info) => {
  test.skip(noPoppler, "no pdftotext here");
  await open(page, "/formulas?sheet=gcse-foundation");
  await expect(page.locator(".exam-sheet")).toBeVisible();
  const path = info.outputPath("sheet.pdf");
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  await page.pdf({ path, format: "A4", margin });
  const pages = pagesOf(path);
  const parts = ["Everydayformulas", "Algebra", "Arithmetic", "Finance", "Geometry", "Mechanics", "Statistics"];
  const found = new Set<string>();
  for (const { words, width } of pages) {
    const column = ({ left }: Word) => Math.floor((left - 9) / ((width - 18) / 3));
    for (const one of [0, 1, 2]) {
      // Letters that are moved together are read as words of their own: a line is what stands beside each other.
      const lines = new Map<number, string>();
      for (const word of words.filter((any) => column(any) === one)) {
        const row = [...lines.keys()].find((top) => Math.abs(top - word.bottom) < 0.5) ?? word.bottom;
        lines.set(row, (lines.get(row) ?? "") + word.text);
      }
      for (const [row, text] of lines) {
        if (!parts.includes(text)) continue;
        found.add(text);
        expect(
          [...lines.keys()].some((other) => other > row && other < row + 15),
          text,
        ).toBe(true);
      }
    }
  }
  expect([...found].sort()).toEqual(parts.toSorted());
  for (const { words, height } of pages.slice(0, -1))
    expect(Math.max(...words.map(({ bottom }) => bottom))).toBeGreaterThan(height * 0.75);
  expect(pages.length).toBeLessThanOrEqual(5);
  expect(pages.flatMap(({ words }) => words).filter(({ text }) => text === "Practise")).toEqual([]);
});

for (const path of oneIn(3, [
  "/fractions?move=bar",
  "/numbers?move=number-line",
  "/fractions?practise=adding-fractions",
  "/concepts/adding-fractions",
  "/investigations/a-fair-spinner",
  "/calculator",
  "/daily-challenge",
  "/kenken",
]))
  test(`${path} prints what it says, not what is pressed on it`, async ({ page }) => {
    await open(page, path);
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const shown = await page
      .locator(":is(.btn, button, summary.reveal, [type=range], [role=slider]):visible:not([role=tab])")
      .allTextContents();
    expect(shown).toEqual([]);
  });
