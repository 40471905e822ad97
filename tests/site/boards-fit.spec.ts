import type { Page } from "@playwright/test";
import axe from "axe-core";
import { readRows } from "../../build/games/rows.ts";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import { writeShared } from "../../src/engine/game/link.ts";
import kenken from "../../src/games/kenken/game.ts";
import magic from "../../src/games/magic-squares/game.ts";
import nim from "../../src/games/nim/game.ts";
import sudoku from "../../src/games/sudoku/game.ts";
import { random } from "../../src/maths/random.ts";
import { breaksNoRule } from "./axe.ts";
import { choose, expect, open, openMenu, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { hidden, screens } from "./sight.ts";

// A board, its pad, its tools and its hint share one view, on every screen.

const big = kenken.deal({ ...kenken.settings.first, size: "9" }, random(3));
const hard = sudoku.deal({ ...sudoku.settings.first, grade: "expert" }, random(5));
const tiny = sudoku.deal({ ...sudoku.settings.first, size: "4", grade: "easy" }, random(1));
/** Three piles as tall as they are ever dealt. */
const tall = { ...nim.deal(nim.settings.first, random(1)).board, piles: [12, 11, 10] };
const boards = [
  { name: "the fixed sudoku", board: "Sudoku, Easy", path: "/sudoku" },
  { name: "a hard sudoku", board: "Sudoku, Expert", path: `/sudoku#${writeShared(sudoku, { board: hard.board })}` },
  { name: "a KenKen of 9 by 9", board: /^KenKen/, path: `/kenken#${writeShared(kenken, { board: big.board })}` },
];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [at, viewport] of screens.entries())
  for (const { name, board, path } of oneIn(6, boards, at + 2))
    test(`${name} has its pad and its tools in one view at ${viewport.width} by ${viewport.height}, and no hint covers it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expect(page.getByRole("group", { name: board })).toBeVisible();
      await expect(page.locator("[data-cell]")).toHaveCount(81);
      await expect(page.getByRole("main").getByText("Looking at the puzzle")).toHaveCount(0);
      const keys = page.locator(".number-pad .btn");
      await expect(keys).toHaveCount(10);
      await page.evaluate(() => scrollTo(0, 0));
      for (const parts of [".grid-board td", ".number-pad .btn", ".board-tools .btn"])
        expect(await hidden(page, parts), parts).toEqual([]);
      for (const key of await keys.all()) {
        const box = await key.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // A hint stays beside the board until it is done; a second one, too.
      for (let hints = 0; hints < 2; hints++) {
        await button(page, "Hint").click();
        await button(page, "Tell me why").click();
        await expect(page.locator("[data-tone=hint]").first()).toBeVisible();
        expect(await hidden(page, ".grid-board td")).toEqual([]);
        expect(await hidden(page, ".hint-card button")).toEqual([]);
        await button(page, "Do it for me").click();
        await expect(page.locator(".hint-card")).toHaveCount(0);
      }
    });

for (const [name, chosen, cells] of oneIn(4, [
  ["a magic square of order 3", { size: "3" }, 9],
  ["a magic square of order 4", { size: "4" }, 16],
  ["a magic square of order 5", { size: "5" }, 25],
  ["a triangle with 5 numbers a side", { kind: "triangle", size: "5" }, 12],
  ["a star with 8 points", { kind: "star", size: "8" }, 16],
] as const))
  test(`${name} fits a phone, a small one too, with its pad and its tools`, async ({ page }) => {
    const { board } = magic.deal({ ...magic.settings.first, ...chosen }, random(2));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/magic-squares#${writeShared(magic, { board })}`);
    await expect(page.locator("[data-cell]")).toHaveCount(cells);
    await expect(page.getByRole("main").getByText("Looking at the puzzle")).toHaveCount(0);
    for (const [viewport, leastCell] of [
      [{ width: 390, height: 844 }, 40],
      [{ width: 360, height: 640 }, 26],
    ] as const) {
      await page.setViewportSize(viewport);
      for (const key of await page.locator(".number-pad .btn, [data-cell]").all()) {
        const box = await key.boundingBox();
        const least = (await key.getAttribute("data-cell")) === null ? 44 : leastCell;
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least);
      }
      for (const parts of [".grid-board td:not(.gap)", ".number-pad .btn", ".board-tools .btn"])
        expect(await hidden(page, parts), parts).toEqual([]);
      const [grid, note] = [page.locator(".grid-board"), page.locator(".board-note")];
      const [over, under] = [await grid.boundingBox(), await note.boundingBox()];
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);
    }
  });

const offers = [
  ...readRows().offered.map(({ page, folder }) => {
    const shared = folder === "nim" ? `#${writeShared(nim, { board: tall })}` : "";
    return { folder, path: `${page}?play=${folder}${shared}` };
  }),
];
/** Games whose first hint need not name a part of the board. */
const silent = ["bulls-and-cows", "peg-solitaire", "minesweeper", "hanoi"];
/** What is played with: a control of the board or beside it. Bricks are read as one, for the signs lie between them. */
const controls = ".stage-board :is(button, input), .board-tools button";

for (const [at, viewport] of screens.entries())
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    const tried = oneIn(2 * screens.length, offers, 2 * at);
    test("games of moves have board and tools in one view, and a hint covers nothing it speaks of", async ({
      page,
    }) => {
      const faults: string[] = [];
      const note = (what: string, found: readonly string[]) => faults.push(...found.map((one) => `${what}: ${one}`));
      for (const { folder, path } of tried) {
        await open(page, path);
        await expect(button(page, "Hint")).toBeVisible();
        // A hint is for the board that stands there: what was kept of an earlier visit comes before it is asked for.
        await expect(page.locator("[data-saved=read]")).toHaveCount(1);
        // A board from a link takes the place of the first one.
        if (path.includes("#")) await expect(page.getByRole("group", { name: /^Pile 1: 12/ })).toBeVisible();
        note(folder, await hidden(page, controls));
        note(`${folder}, over the board`, await hidden(page, ".play-menu button, .board-bar, h1"));
        const long = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        if (long > 0) faults.push(`${folder}: the page is ${long} px longer than the window`);
        await button(page, "Hint").click();
        await expect(page.locator(".hint-card")).toContainText(/\w/);
        // Where the first rung names a part of the board; a first guess follows from nothing.
        if (!silent.includes(folder))
          note(`${folder}, where to look`, await hidden(page, ".game-board [data-tone=area]:not(.hanoi-discs *)"));
        await button(page, "Tell me why").click();
        note(`${folder}, what to move`, await hidden(page, ".game-board [data-tone=hint]:not(.hanoi-discs *)"));
        note(`${folder}, the hint`, await hidden(page, ".hint-card button"));
        note(`${folder}, in the hint`, await hidden(page, ".stage-board [data-tone]:not(.hanoi-discs *)"));
      }
      expect(faults).toEqual([]);
    });
  });

test("at the end of a game on a phone the board, its tools and the ways on are seen whole, and what can be learnt follows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/math-games?play=twenty-four#1b:1-2-3-4");
  await expect(page.locator(".combine-numbers")).toHaveText("1234");
  for (let steps = 0; steps < 3; steps++) {
    await button(page, "Hint").click();
    await button(page, "Tell me why").click();
    await button(page, "Do it for me").click();
  }
  await expect(page.locator(".after-card")).toContainText("You made 24");
  expect(await hidden(page, ".combine-numbers > button, .combine-end, .board-tools button, .ending .btn")).toEqual([]);
  const [end, tools] = [page.locator(".combine-end"), page.locator(".board-note")];
  const [over, under] = [await end.boundingBox(), await tools.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
});

/** Small boards of games that are played against somebody or with a pad of their own, and what tells how they ended. */
const endings = [
  {
    path: "/math-games?play=factor-game#1b:12-taxman",
    told: ".factor-score > p, .factor-numbers button, .duel-latest",
  },
  { path: "/math-games?play=nim#1b:3.3.5-any-wins-good-you-0", told: ".duel-rule, .nim-pile, .duel-latest" },
  { path: "/math-games?play=number-pyramids", told: ".pyramid-law, .pyramid-brick input" },
  { path: "/math-games?play=bulls-and-cows", told: "#bulls-guess, .bulls-guesses li:first-child" },
];
for (const { path, told } of oneIn(2, endings))
  test(`the end of ${path} on a phone: how it went and the ways on are in one view, and break no rule`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    // A board from a link has come once the address is plain again.
    await expect(page).toHaveURL(/play=[a-z-]+$/);
    await expect(page.locator("[data-saved=read]")).toHaveCount(1);
    const ending = page.locator(".ending");
    for (let steps = 0; steps < 12 && (await ending.count()) === 0; steps++) {
      await button(page, "Hint").click();
      await button(page, "Tell me why").click();
      await button(page, "Do it for me").click();
      await expect(page.locator(".hint-card")).toHaveCount(0);
    }
    await expect(ending).toBeVisible();
    await expect.poll(() => hidden(page, `${told}, .ending .btn`)).toEqual([]);
    await breaksNoRule(page);
  });

test("a hint longer than its place on a small phone says so, and is read to its end by one button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/kenken");
  await button(page, "Hint").click();
  await button(page, "Tell me why").click();
  const words = page.locator(".hint-words > div");
  const below = () => words.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  expect(await below()).toBeGreaterThan(20);
  expect(await hidden(page, ".hint-card .read-on")).toEqual([]);
  await button(page, "Read on").focus();
  for (let presses = 0; presses < 9 && (await below()) > 4; presses++) await page.keyboard.press("Enter");
  await expect(button(page, "Read on")).toHaveCount(0);
  await expect(button(page, "Do it for me")).toBeFocused();
  expect(await hidden(page, ".hint-card .hint-ways .btn")).toEqual([]);
});

for (const { name, size, settings } of [
  { name: "at 400 %", size: { width: 320, height: 256 }, settings: {} },
  { name: "with the largest text on a phone", size: { width: 390, height: 844 }, settings: { textSize: 150 } },
])
  test(`${name} the page of a game scrolls, and its pad and its tools lie under its board`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("settings", text), JSON.stringify({ guest: settings }));
    await page.setViewportSize(size);
    for (const folder of oneIn(2, ["number-pyramids", "bulls-and-cows", "numbers-round", "factor-game"])) {
      await open(page, `/math-games?play=${folder}`);
      await expect(button(page, "Hint")).toBeVisible();
      const over = () =>
        page.locator(".board-frame").evaluate((frame) => {
          const under = frame.closest(".stage")?.querySelector(".stage-side")?.getBoundingClientRect();
          // What is moved about in a frame of its own may be longer than that.
          const seen = [...frame.querySelectorAll("button:not(.factor-numbers *), input:not(.factor-numbers *)")];
          return seen.filter((one) => one.getBoundingClientRect().bottom > (under?.top ?? 0) + 1).length;
        });
      await expect.poll(over, folder).toBe(0);
      await button(page, "Hint").click();
      await expect(page.locator(".hint-card")).toContainText(/\w/);
    }
  });

test("with the largest text a board is no smaller for it, on a small phone too", async ({ page }) => {
  await choose(page, { textSize: 150 });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of oneIn(2, ["/sudoku", "/kenken"])) {
    await open(page, path);
    await expect(page.locator("[data-cell]").first()).toBeVisible();
    const board = await page.locator(".grid-board").boundingBox();
    expect(board?.width).toBeGreaterThanOrEqual(320);
    // Seen whole with what a hint says of it.
    await button(page, "Hint").click();
    await expect(page.locator("[data-tone=area]").first()).toBeVisible();
    expect(await hidden(page, "[data-tone=area], .hint-card button")).toEqual([]);
  }
});

test("with the largest text on a small phone a hint of the numbers or of the piles has all that it names beside it", async ({
  page,
}) => {
  await choose(page, { textSize: 150 });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const board of ["factor-game#1b:20-taxman", "nim#1b:12.11.10-any-wins-good-you-0"]) {
    await open(page, `/math-games?play=${board}`);
    await expect(page).toHaveURL(/play=[a-z-]+$/);
    await expect(page.locator("[data-saved=read]")).toHaveCount(1);
    for (const rung of ["Hint", "Tell me why"]) {
      await button(page, rung).click();
      await expect
        .poll(() => hidden(page, ".game-board [data-tone], .hint-card button"), `${board}, ${rung}`)
        .toEqual([]);
    }
  }
});

test("all marks of the largest KenKen lie whole in their cells on a small phone", long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `/kenken#${writeShared(kenken, { board: big.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(81);
  await openMenu(page, "More");
  await button(page, "Fill in all marks").click();
  await expect(page.locator(".marks span:not(:empty)").first()).toBeVisible();
  const cut = await page.locator(".marks span:not(:empty)").evaluateAll((all) =>
    all.flatMap((one) => {
      const cell = one.closest("td");
      const [mark, box] = [one, cell ?? one].map((each) => each.getBoundingClientRect());
      return mark && box && mark.bottom > box.bottom + 1 ? [`${cell?.ariaLabel}: ${one.textContent}`] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test("a board that was made bigger shows what its hint is about, wherever it was moved to", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/kenken#${writeShared(kenken, { board: big.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(81);
  await openMenu(page, "More");
  for (let presses = 0; presses < 3; presses++) await button(page, "Larger board").click();
  await page.keyboard.press("Escape");
  await button(page, "Hint").click();
  await expect(page.locator("[data-tone=area]").first()).toBeVisible();
  const [cell = ""] = await page
    .locator("[data-tone=area]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")));
  await page.keyboard.press("Escape");
  // To the corner of the board that is farthest from it.
  const to = Number(cell) < 40 ? 9999 : 0;
  await page.locator(".grid-scroll").evaluate((box, by) => box.scrollTo(by, by), to);
  await button(page, "Hint").click();
  await expect.poll(() => hidden(page, "[data-tone=area]")).toEqual([]);
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } });

  for (const path of ["/sudoku", "/kenken"])
    test(`beside a sidebar that stands open a key that is pressed after a hint writes, on ${path}`, async ({
      page,
    }) => {
      await open(page, path);
      await button(page, "Hint").tap();
      await expect(page.getByText("Press the board to go on; Hint brings this back.")).toBeVisible();
      await page.locator("[data-cell].open").first().tap();
      await page.getByRole("toolbar", { name: "Number pad" }).locator(".key").first().tap();
      await expect(page.locator("[data-cell].open .value:not(:empty)").first()).toHaveText("1");
    });

  test("a board is larger above its keys than it would be beside them, with the sidebar folded", async ({ page }) => {
    await open(page, "/sudoku");
    const width = async () => (await page.locator(".board-place > *").first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole("button", { name: "Toggle the sidebar" }).tap();
    await expect.poll(width).toBeGreaterThan(before + 50);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a press on the board puts the hint's sheet aside: the keys are there to do it oneself, and Hint brings it again", async ({
    page,
  }) => {
    await open(page, "/sudoku");
    const hint = page.getByRole("button", { name: "Hint", exact: true });
    await hint.tap();
    const sheet = page.getByRole("region", { name: "Hint" });
    await sheet.getByRole("button", { name: "Tell me why" }).tap();
    await expect(sheet.locator(".hint-words")).toContainText("can be");
    const words = await sheet.locator(".hint-words").textContent();
    await page.locator("[data-cell][data-tone=hint]").first().tap();
    await expect(sheet).toHaveCSS("opacity", "0");
    await hint.tap();
    await expect(sheet).toHaveCSS("opacity", "1");
    expect(await sheet.locator(".hint-words").textContent()).toBe(words);
    await page.locator("[data-cell][data-tone=hint]").first().tap();
    const value = /can be (\d)/.exec(words ?? "")?.[1] ?? "";
    await page.getByRole("toolbar", { name: "Number pad" }).getByRole("button", { name: value, exact: true }).tap();
    await expect(page.locator("[data-cell].open .value:not(:empty)").first()).toHaveText(value);
    await expect(sheet).toHaveCount(0);
  });
});

test("by keyboard on a phone no sheet lies over what has the focus: it takes it, steps aside, and Escape closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole("region", { name: "Hint" });
  for (const path of ["/sudoku", "/kenken"]) {
    await open(page, path);
    await button(page, "Hint").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Tell me why")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Do it for me")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(card).toHaveCSS("opacity", "0");
    await page.keyboard.press("Tab");
    await expect(button(page, "Do it for me")).toBeFocused();
    await expect(card).toHaveCSS("opacity", "1");
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await expect(button(page, "Hint")).toBeFocused();
  }
});

for (const viewport of oneIn(2, [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]))
  test(`what the two buttons over a board open is read and left by keyboard at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/kenken");
    for (const which of ["New puzzle", "More"] as const) {
      await button(page, which).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: which });
      await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
      await page.evaluate(axe.source);
      expect((await page.evaluate(() => axe.run("dialog"))).violations).toEqual([]);
      const box = await dialog.boundingBox();
      expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= viewport.height + 1).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button(page, which)).toBeFocused();
    }
    await openMenu(page, "New puzzle");
    await button(page, "Close").click();
    await expect(button(page, "New puzzle")).toBeFocused();
  });

/** The largest field, dealt once: what is dealt anew would take its time. */
const field =
  "30x16:1.21:d5gaa5tgymm2dvgxj2uz6aevnt5oqbkktkaubds5vfb4yriz45tinfergw7clftse6pa44lxxmda3x564a25i3jcdcmg3yrdlc";
const largest = `/games?play=minesweeper#1b:${field}`;
const mines = (page: Page) => page.getByRole("grid", { name: "The field" }).getByRole("gridcell");
const frame = (page: Page) => page.locator(".mines-frame");
/** Whether a cell lies wholly in the frame of the field. */
const isSeen = (page: Page, cell: number) =>
  mines(page)
    .nth(cell)
    .evaluate((one) => {
      const [a, b] = [one, one.closest(".mines-frame") ?? one].map((box) => box.getBoundingClientRect());
      return (
        !!a && !!b && a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
      );
    });

test.describe("the largest minesweeper by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it opens with cells that can be hit, is made bigger and whole, and is moved about by a finger that opens nothing", async ({
    page,
  }) => {
    await open(page, largest);
    await expect(mines(page)).toHaveCount(480);
    const size = () =>
      mines(page)
        .first()
        .evaluate((one) => (one.parentElement?.clientWidth ?? 0) / 30);
    const columns = () => frame(page).evaluate((box) => (30 * box.clientWidth) / box.scrollWidth);
    expect(await size()).toBeGreaterThanOrEqual(28);
    expect(await columns()).toBeGreaterThan(12);
    await expect.poll(() => isSeen(page, 20)).toBe(true); // where it begins
    await button(page, "Larger").tap();
    await button(page, "Larger").tap();
    await expect.poll(size).toBeGreaterThanOrEqual(44);
    expect(await hidden(page, ".mines-bar button, .board-tools button")).toEqual([]);

    // A finger that moves pans the field and plays nothing; one that taps plays where it is.
    const [names, before] = [await looks(page), await frame(page).evaluate((box) => box.scrollLeft)];
    const box = await frame(page).boundingBox();
    const touch = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove", x: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 200 }],
      });
    // Without a pause between them: a finger that stays where it is means something else.
    const moves = Array.from({ length: 16 }, (_, at) => 240 - 10 * at);
    await Promise.all([finger("touchStart", 250), ...moves.map((x) => finger("touchMove", x))]);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => frame(page).evaluate((one) => one.scrollLeft)).toBeGreaterThan(before + 50);
    // It runs on for a while, and a touch meanwhile only holds it.
    const left = () => frame(page).evaluate((one) => one.scrollLeft);
    await expect
      .poll(async () => {
        const before = await left();
        await page.waitForTimeout(250);
        return (await left()) - before;
      })
      .toBe(0);
    expect(await looks(page)).toEqual(names);
    expect(await page.evaluate(() => scrollX)).toBe(0);
    await button(page, "Flag").tap();
    const closed = await mines(page).evaluateAll((all) =>
      all.findIndex((one) => one.getAttribute("data-look") === "closed"),
    );
    await mines(page).nth(closed).tap();
    await expect(mines(page).nth(closed)).toHaveAccessibleName(/flag/);

    // The first rung of a hint, too, is in sight wherever the field was moved to; first the flag goes, which may be wrong.
    await button(page, "Undo").tap();
    await frame(page).evaluate((box) => box.scrollTo(9999, 9999));
    await button(page, "Hint").tap();
    await expect(page.locator(".hint-card")).toContainText("Look at");
    await expect.poll(() => hidden(page, ".mines [data-tone=area]")).toEqual([]);
    await button(page, "Close the hint").tap();

    await button(page, "All cells").tap();
    await expect.poll(columns).toBeCloseTo(30, 0);
    expect(await hidden(page, ".mines button")).toEqual([]);
  });

  const looks = (page: Page) => mines(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
});

test("the largest minesweeper by keyboard: the chosen cell stays in sight, however big the cells are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, largest);
  await expect(mines(page)).toHaveCount(480);
  await button(page, "Larger").click();
  await mines(page).nth(20).focus();
  for (const [key, cell] of [
    ["End", 29],
    ["Control+End", 479],
    ["Home", 450],
    ["Control+Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(mines(page).nth(cell)).toBeFocused();
    await expect.poll(() => isSeen(page, cell), key).toBe(true);
  }
});

test("at a desk the largest minesweeper is seen whole, with its tools below it", long, async ({ page }) => {
  for (const viewport of screens.slice(3)) {
    await page.setViewportSize(viewport);
    await open(page, largest);
    await expect(mines(page)).toHaveCount(480);
    await expect.poll(() => hidden(page, ".mines button, .board-tools button")).toEqual([]);
  }
});

test("words about keys stand where there are keys", long, async ({ page, browser }) => {
  await open(page, "/kenken");
  await openMenu(page, "More");
  await expect(page.getByRole("heading", { name: "With a keyboard" })).toBeVisible();
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await open(other, "/kenken");
  await openMenu(other, "More");
  await expect(other.getByText("Show ways to share and open")).toBeVisible();
  await expect(other.getByRole("heading", { name: "With a keyboard" })).toBeHidden();
  await phone.close();
});

test("congratulations do not outlive the next deal", long, async ({ page }) => {
  await page.clock.install();
  await open(page, `/sudoku#${writeShared(sudoku, { board: tiny.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(16);
  for (const [cell, value] of [...sudoku.readKey(tiny.board, tiny.key)].entries())
    if (await page.locator(`[data-cell="${cell}"].open`).count()) {
      await page.locator(`[data-cell="${cell}"]`).click();
      await page.keyboard.press(String(value));
    }
  const message = page.locator(".board-note").filter({ hasText: "Congratulations" });
  await expect(message).toBeVisible();
  await button(page, "Another one like it").click();
  await expect(message).toHaveCount(0);
});

test(
  "the pencil marks that a hint takes away are struck through and said; those of the chosen number stand out",
  long,
  async ({ page }) => {
    const struck = page.locator(".marks [data-struck]");
    await open(page, `/sudoku#${writeShared(sudoku, { board: hard.board })}`);
    await expect(page.getByRole("group", { name: "Sudoku, Expert" })).toBeVisible();
    let state = sudoku.start(hard.board);
    let wanted: readonly { cell: number; value: number }[] = [];
    // As the engine goes on, until a step takes marks away.
    for (let steps = 0; steps < 60 && wanted.length === 0; steps++) {
      const step = sudoku.nextStep(state, hard.key);
      if (!step) throw new Error("no step");
      await button(page, "Hint").click();
      await button(page, "Tell me why").click();
      await expect(page.locator(".hint-card")).toContainText(step.technique);
      wanted = step.moves.flatMap((move) => (move.do === "strike" ? move.marks : []));
      if (wanted.length > 0) break;
      await expect(struck).toHaveCount(0);
      await button(page, "Do it for me").click();
      for (const move of step.moves) {
        const next = sudoku.play(state, move);
        if (isRefusal(next)) throw new Error(next.refusal);
        state = next;
      }
    }
    const standing = wanted.filter(({ cell, value }) => (state.marks[cell] ?? 0) & (1 << (value - 1)));
    expect(standing.length).toBeGreaterThan(0);
    await expect(struck).toHaveCount(standing.length);
    for (const { cell, value } of standing) {
      const there = page.locator(`[data-cell="${cell}"]`);
      await expect(there.locator("[data-struck]").filter({ hasText: String(value) })).toHaveCount(1);
      await expect(there).toHaveAttribute("aria-label", new RegExp(`the hint takes .*${value}.* away$`));
    }
    const at = state.cells.findIndex(Boolean);
    const value = state.cells[at] ?? 0;
    await page.locator(`[data-cell="${at}"]`).click();
    const pencilled = state.marks.filter((marks) => marks & (1 << (value - 1))).length;
    await expect(page.locator(".marks [data-lit]")).toHaveText(Array(pencilled).fill(String(value)));
  },
);

// Positions in which the pattern is the next step once all marks are filled in.
const patterns = [
  ["Naked pair", ".6.19..5...356...9159..8.6...58794.6497.1.5386.843579.57.9....39...816.5.8..5.9.."],
  ["X-wing", ".....29.323.9..546..63..1.2..253.8143.54.1297.4..293656.92.5431514.93.28.231...59"],
  ["XY-wing", "137469.5.469582713825317496.7.924.61.4163.97.69.17..34986253147.5.741689714896325"],
  ["Skyscraper", "..473.2..23..84.5......53.474.81293.923657418.18349..23..4.8...48..9..23....7384."],
  ["Grouped X-chain", "6.4715..2.71.32..4.52..4...54..2.1.82...6....7.8.5..2....5..24.1..24.9..42..73..6"],
] as const;

/** For each end of the links that are drawn, the cell in which it lies. */
const linkEnds = (page: Page) =>
  page.locator(".grid-links path:not(.edge)").evaluateAll((paths) =>
    (paths as SVGPathElement[]).map((path) =>
      [0, path.getTotalLength()].map((at) => {
        const { x, y } = path.getPointAtLength(at).matrixTransform(path.getScreenCTM() ?? undefined);
        const cell = [...document.querySelectorAll("[data-cell]")].find((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < x && x < right && top < y && y < bottom;
        });
        return Number(cell?.getAttribute("data-cell") ?? -1);
      }),
    ),
  );

for (const viewport of oneIn(
  2,
  screens.filter(({ width }) => width === 390 || width === 1366),
))
  test(`at ${viewport.width} by ${viewport.height} a hint lights where to look, then its candidates and the links between them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/sudoku");
    for (const [technique, text] of patterns) {
      const judged = sudoku.judge(text);
      if (isProblem(judged)) throw new Error(judged.problem);
      const state = sudoku.play(sudoku.start(text), { do: "fill" });
      const step = isRefusal(state) ? null : sudoku.nextStep(state, judged.key);
      if (!step) throw new Error(`${technique}: no step`);
      await page.evaluate((hash) => location.assign(`#${hash}`), writeShared(sudoku, { board: text }));
      await expect(page.locator("[data-cell] .value:not(:empty)")).toHaveCount(text.replaceAll(".", "").length);
      await openMenu(page, "More");
      await button(page, "Fill in all marks").click();
      await button(page, "Hint").click();
      await expect(page.locator(".hint-card")).toContainText(step.look);
      const cells = (tone: string) =>
        page
          .locator(`[data-tone=${tone}]`)
          .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-cell"))));
      const inOrder = (list: readonly number[] = []) => [...list].sort((a, b) => a - b);
      expect(inOrder(await cells("area")), technique).toEqual(inOrder(step.area));
      expect(await hidden(page, "[data-tone=area]"), technique).toEqual([]);
      await expect(page.locator("[data-pattern], [data-tone=hint], .grid-links")).toHaveCount(0);
      await button(page, "Tell me why").click();
      await expect(page.locator(".hint-card")).toContainText(technique);
      expect(inOrder(await cells("hint")), technique).toEqual(inOrder(step.cells));
      expect(await hidden(page, "[data-tone=hint], .marks [data-struck], .marks [data-pattern]"), technique).toEqual(
        [],
      );
      const values = page.locator("[data-pattern]");
      await expect(values).toHaveCount(step.pattern?.length ?? 0);
      const ends = await linkEnds(page);
      expect(ends.length, technique).toBe(step.links?.length ?? 0);
      for (const [at, { from, to }] of (step.links ?? []).entries()) {
        expect(
          from.map(({ cell }) => cell),
          technique,
        ).toContain(ends[at]?.[0]);
        expect(
          to.map(({ cell }) => cell),
          technique,
        ).toContain(ends[at]?.[1]);
      }
    }
  });

test("a hint shows the candidates that it speaks of where few are pencilled in, and leaves the marks as they are", async ({
  page,
}) => {
  const [, text] = patterns[0];
  const judged = sudoku.judge(text);
  if (isProblem(judged)) throw new Error(judged.problem);
  await open(page, `/sudoku#${writeShared(sudoku, { board: text })}`);
  await expect(page.locator("[data-cell] .value:not(:empty)")).toHaveCount(text.replaceAll(".", "").length);
  const first = text.indexOf(".");
  await page.locator(`[data-cell="${first}"]`).click();
  await page.keyboard.press("p");
  await page.keyboard.press(judged.key[first] ?? "");
  const marks = page.locator(".marks span:not(:empty):not([data-ghost])");
  await expect(marks).toHaveCount(1);
  await button(page, "Hint").click();
  await button(page, "Tell me why").click();
  await expect(page.locator(".hint-card")).not.toContainText("Pencil marks");
  await expect(page.locator(".marks [data-ghost]").first()).toBeVisible();
  await button(page, "Do it for me").click();
  await expect(page.locator(".hint-card")).toHaveCount(0);
  await expect(page.locator(".marks [data-ghost]")).toHaveCount(0);
  await expect(marks).toHaveCount(1);
});
