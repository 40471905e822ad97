import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { newProfile } from "../../src/learner/records/profile.ts";
import { storedIn, tables } from "./database.ts";
import { expect, keptMoves, open, openMenu, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { seed } from "./seed.ts";

// How a board was begun is kept once, then each move by itself.

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const empty = [...fixed.givens].flatMap((digit, at) => (digit === "0" ? [at] : []));
const right = (at: number) => fixed.solution[at] ?? "";
const frozen = (name: string) => JSON.parse(readFileSync(`tests/saves/${name}.json`, "utf8"));

async function write(page: Page, ...cells: readonly number[]): Promise<void> {
  for (const at of cells) {
    await cell(page, at).click();
    await page.keyboard.press(right(at));
    await expect(cell(page, at)).toHaveText(right(at));
  }
}

const sizeOf = (record: unknown) => Buffer.byteLength(JSON.stringify(record));

test("a move in a long sudoku writes itself and at most 200 bytes more, and nothing that was there", async ({
  page,
}) => {
  const ada = newProfile("Ada", "logic", "star");
  if (!ada) throw new Error("no profile");
  await seed(page, { profiles: [ada] }, ada.id);
  await open(page, "/sudoku");
  const last = empty.slice(0, -2).at(-1) ?? 0;
  await write(page, ...empty.slice(0, -3));
  await keptMoves(page, empty.length - 3);
  const stored = () => Promise.all(tables.map((table) => storedIn(page, table)));
  const before = await stored();
  await write(page, last);
  await keptMoves(page, empty.length - 2);
  const after = await stored();
  const added = after.flat().filter((row) => !before.flat().some((one) => JSON.stringify(one) === JSON.stringify(row)));
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ id: expect.stringContaining(`${ada.id}/game/sudoku/first#`) });
  expect(sizeOf(added[0])).toBeLessThanOrEqual(`c${last}=${right(last)}t`.length + 200);
  expect(after.flat()).toHaveLength(before.flat().length + 1);
  expect(after[tables.indexOf("saves")]).toHaveLength(1);

  // Another puzzle, and back across it.
  const digits = () => page.getByRole("grid").textContent();
  const filled = await digits();
  await openMenu(page, "New puzzle");
  await button(page, "Start").click();
  await expect.poll(async () => (await storedIn(page, "saves")).length).toBe(2);
  const fresh = await digits();
  expect(fresh).not.toBe(filled);
  await page.reload();
  await expect.poll(digits).toBe(fresh);
  await button(page, "Undo").click();
  for (const at of empty.slice(0, -2)) await expect(cell(page, at)).toHaveText(right(at));
});

for (const [version, { saves, moves }] of oneIn(2, [
  ["version 0.5", { saves: frozen("boards-0.5"), moves: [] }],
  ["today", frozen("boards-today")],
] as const))
  test(`boards that ${version} kept go on: undo, redo, and each move for itself`, async ({ page }) => {
    await seed(page, { saves, moves });
    await open(page, "/sudoku");
    const [first = 0, second = 0, third = 0, fourth = 0] = empty;
    for (const at of [first, second, third]) await expect(cell(page, at)).toHaveText(right(at));
    await button(page, "Redo").click();
    await expect(cell(page, fourth)).toHaveAttribute("aria-label", /pencil mark 4/);
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    await expect(cell(page, third)).toHaveText("");
    await keptMoves(page, moves.length + 3);
    await page.reload();
    await expect(cell(page, second)).toHaveText(right(second));
    await expect(cell(page, third)).toHaveText("");
    await button(page, "Redo").click();
    await expect(cell(page, third)).toHaveText(right(third));
    expect(await storedIn(page, "saves")).toEqual(expect.arrayContaining(saves));
    await open(page, "/math-games?play=nim");
    await expect(page.getByText("2 moves", { exact: true })).toBeVisible();
    await button(page, "Undo").click();
    await expect(page.getByText("0 moves", { exact: true })).toBeVisible();
    await page.reload();
    await button(page, "Redo").click();
    await expect(page.getByText("2 moves", { exact: true })).toBeVisible();
  });

test("a whole board that an older tab writes beside is joined with what was played here", async ({ page }) => {
  await open(page, "/sudoku");
  const [first = 0, second = 0, third = 0] = empty;
  await write(page, first, second);
  await keptMoves(page, 2);
  // As version 0.5 does it, which does not know of the moves.
  await page.evaluate(
    ([at, value]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("sumwhere");
        opening.onsuccess = () => {
          const saves = opening.result.transaction("saves", "readwrite").objectStore("saves");
          const reading = saves.get("guest/game/sudoku/first");
          reading.onsuccess = () => {
            const board = JSON.parse(reading.result.text);
            const session = { ...JSON.parse(board.session), moves: [`c${at}=${value}t`], at: 1 };
            const text = JSON.stringify({ before: board.before, session: JSON.stringify(session) });
            saves.put({ ...reading.result, at: Date.now(), text });
          };
          saves.transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [third, right(third)] as const,
  );
  await page.reload();
  for (const at of [first, second, third]) await expect(cell(page, at)).toHaveText(right(at));
});

test(
  "a copy takes boards with it: read in twice it adds nothing, a later one goes on, and boards of one's own stay",
  long,
  async ({ page, browser, baseURL }) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = empty;
    const copy = async () => {
      await open(page, "/progress");
      const download = page.waitForEvent("download");
      await button(page, "Save a copy").click();
      return (await download).path();
    };
    const read = async (tab: Page, path: string, words: string) => {
      await open(tab, "/progress");
      await tab.getByLabel("A copy to read in").setInputFiles(path);
      await expect(tab.getByRole("region", { name: "This record is yours" }).getByRole("status")).toContainText(words);
    };
    const visit = async () => browser.newPage({ ...(baseURL && { baseURL }) });

    await open(page, "/sudoku");
    await write(page, first, second);
    await keptMoves(page, 2);
    const early = await copy();
    await open(page, "/sudoku");
    await write(page, third);
    await keptMoves(page, 3);
    const late = await copy();

    const other = await visit();
    await read(other, early, "Read in: 1 puzzle you had begun.");
    await read(other, early, "Nothing new was in it.");
    await read(other, late, "Read in: 1 puzzle you had begun. The rest was here already.");
    await open(other, "/sudoku");
    for (const at of [first, second, third]) await expect(cell(other, at)).toHaveText(right(at));
    await other.close();

    const own = await visit();
    await open(own, "/sudoku");
    await write(own, fourth);
    await keptMoves(own, 1);
    await read(own, late, "Nothing new was in it.");
    await open(own, "/sudoku");
    await expect(cell(own, fourth)).toHaveText(right(fourth));
    await expect(cell(own, first)).toHaveText("");
    await own.close();
  },
);
