import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makers } from "../../src/art/all.ts";
import { startOf, surprise, toText } from "../../src/art/maker.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

// Pictures that a rule draws: their sliders, links, files, and the gallery on the device.
const picture = (page: Page) => page.locator("svg.art[role=img]");
const words = (page: Page) => page.locator("#art-words");
const bar = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const gallery = (page: Page) => page.getByRole("region", { name: "Your gallery" });
const paths = (page: Page) =>
  picture(page)
    .locator("path")
    .evaluateAll((all) => all.map((one) => one.getAttribute("d")));
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The page of a maker, its picture awake. */
async function make(page: Page, id: string, text?: string): Promise<void> {
  await open(page, `/math-art/${id}${text === undefined ? "" : `?${new URLSearchParams({ art: text })}`}`);
  await expect(picture(page)).toBeVisible();
  await awake(page);
}

/** The part of the page with the picture is taken over when its maker has come. */
const awake = (page: Page) =>
  page.waitForFunction(() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Surprise me"));
    return button !== undefined && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });

async function saved(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await press(page, name);
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("every maker is on a card with its picture, and has its page", long, async ({ page }) => {
  await open(page, "/math-art");
  for (const { id } of makers) {
    const card = page.locator("article").filter({ has: page.locator(`a[href$="/math-art/${id}"]`) });
    await expect(card.locator("use"), id).toHaveAttribute("href", new RegExp(`art\\.svg#${id}$`));
  }
  const sprite = await (await page.request.get("/art.svg")).text();
  for (const { id } of makers) expect(sprite).toContain(`<symbol id="${id}"`);
  await breaksNoRule(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the picture is there, with its words", async ({ page }) => {
    for (const { id, draw, ...maker } of makers.slice(0, 3)) {
      await page.goto(`/math-art/${id}`);
      expect((await paths(page)).length, id).toBe(draw(startOf({ id, draw, ...maker })).paths.length);
      await expect(words(page)).not.toBeEmpty();
      await expect(page.getByRole("slider")).toHaveCount(0);
    }
  });
});

test("by keyboard alone: a slider changes the picture, its words follow, and are said when it rests", async ({
  page,
}) => {
  await make(page, "spirographs");
  const said = page.locator("[data-announcer]").first();
  const before = await paths(page);
  const ring = bar(page, "Teeth of the wheel");
  await ring.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  await expect(ring).toHaveAttribute("aria-valuetext", "60");
  await expect(words(page)).toContainText("8 petals");
  await expect.poll(() => paths(page)).not.toEqual(before);
  await expect(said).toContainText("8 petals");
  await page.keyboard.press("End");
  await expect(ring).toHaveAttribute("aria-valuetext", "120");
  await page.getByRole("radio", { name: "outside the ring" }).focus();
  await page.keyboard.press(" ");
  await expect(words(page)).toContainText("round the ring");
});

test("a link brings back the same picture, in the same colours", async ({ page }) => {
  await make(page, "truchet");
  await bar(page, "Tiles in a row").focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("radio", { name: "Garden" }).check();
  await expect(page).toHaveURL(/art=1_garden_arcs_9_50_12/);
  const before = await paths(page);
  const told = await words(page).textContent();
  const link = page.url();
  await open(page, "/about");
  await page.goto(link);
  await expect(words(page)).toHaveText(told ?? "");
  expect(await paths(page)).toEqual(before);
  await expect(picture(page)).toHaveAttribute("data-palette", "garden");
});

for (const maker of oneIn(12, makers))
  test(`${maker.id}: links of surprises open, and another surprise changes the picture`, long, async ({ page }) => {
    for (const seed of [1, 2, 3]) {
      const settings = surprise(maker, seed);
      await make(page, maker.id, toText(maker, { colours: "dusk", settings }));
      const drawing = maker.draw(settings);
      await expect(words(page)).toHaveText(drawing.words);
      expect(await paths(page)).toEqual(drawing.paths.map(({ d }) => d));
    }
    const before = page.url();
    await press(page, "Surprise me");
    await expect(page).not.toHaveURL(before);
    await press(page, "From the beginning");
    await expect(words(page)).toHaveText(maker.draw(startOf(maker)).words);
  });

test("a damaged link says so, kindly, and the picture begins at its beginning", long, async ({ page }) => {
  const notice = page.getByRole("status").filter({ hasText: "This link" });
  for (const text of ["", "1_sea_kites", "1_sea_kites_sun_4_9999_kind", "%00💥", "7_sea_kites_sun_4_100_kind"]) {
    await make(page, "penrose", text);
    await expect(notice, text).toContainText("begins at its beginning");
    await expect(words(page)).toContainText("Penrose tiling");
  }
  await expect(notice).toContainText("later Sumwhere");
  await press(page, "Surprise me");
  await expect(notice).toHaveCount(0);
});

test("a rule of one's own is drawn as soon as it can be read", long, async ({ page }) => {
  await make(page, "l-systems");
  await page.getByRole("combobox", { name: "Rule", exact: true }).selectOption("my own");
  const field = page.getByLabel("F becomes");
  await field.fill("f+f[");
  await expect(page.getByText("There is a [ without its ].")).toBeVisible();
  await field.fill("f+g");
  await expect(page.getByText("and not “G”")).toBeVisible();
  await field.fill("f+f");
  await expect(field).toHaveValue("F+F");
  await expect(words(page)).toContainText("32 lines");
});

test("points of the regions are pulled, by mouse and by slider", long, async ({ page }) => {
  await make(page, "voronoi");
  const handle = page.locator(".art-handle").nth(3);
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle");
  const before = await paths(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/_3\.\d+\.\d+$/);
  expect(await paths(page)).not.toEqual(before);
  await expect(bar(page, "Point")).toHaveValue("4");
  await bar(page, "Across").focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/_3\.12\.\d+$/);
});

test("a picture is kept, named, deleted, brought back and opened, here and on the list", long, async ({ page }) => {
  await make(page, "lissajous");
  await expect(gallery(page)).toContainText("Nothing of this kind is kept yet");
  await bar(page, "Swings across").focus();
  await page.keyboard.press("End");
  await press(page, "Keep it");
  await expect(gallery(page).getByRole("heading", { level: 3 })).toHaveText("Lissajous curves 1");
  const link = gallery(page).getByRole("link", { name: "Open “Lissajous curves 1”" });
  await expect(link.locator("path").first()).toBeAttached();
  await press(page, "Rename “Lissajous curves 1”");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("My knot");
  await page.keyboard.press("Enter");
  await expect(gallery(page).getByRole("heading", { level: 3 })).toHaveText("My knot");
  await expect(page.getByRole("button", { name: "Rename “My knot”" })).toBeFocused();
  await press(page, "Delete “My knot”");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(gallery(page).getByRole("heading", { level: 3 })).toHaveText("My knot");
  await breaksNoRule(page);
  await open(page, "/math-art");
  await gallery(page).getByRole("link", { name: "Open “My knot”" }).click();
  await expect(page).toHaveURL(/\/math-art\/lissajous\?art=1_sea_12_/);
  await awake(page);
  await expect(words(page)).toContainText("12 swings across");
});

test("where nothing can be kept the gallery says so, and everything else works", long, async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException("Access is denied", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, blocked);
  });
  await make(page, "string-art");
  await press(page, "Keep it");
  await expect(gallery(page).getByRole("heading", { level: 3 })).toHaveText("Times tables in string 1");
  await expect(gallery(page)).toContainText("This browser does not keep pictures just now");
});

test("files: a picture for any screen, one of 2048 pixels, and one for a plotter", async ({ page }) => {
  await make(page, "penrose");
  const svg = await saved(page, "SVG");
  expect(svg.name).toBe("penrose.svg");
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(text).not.toContain("var(");
  expect(text).toMatch(/<desc>A Penrose tiling/);
  const png = await saved(page, "PNG");
  expect(png.name).toBe("penrose.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2048, 2048]);
  const plot = await saved(page, "SVG for a plotter");
  expect(plot.name).toBe("penrose-plotter.svg");
  const pens = plot.bytes.toString();
  expect(pens).toContain('width="180mm"');
  expect(pens.match(/<path/g)?.length).toBe(4);
  const pieces = [...pens.matchAll(/M([^"M]+)/g)].flatMap(([, line = ""]) => {
    const points = line.split("L");
    return points.slice(1).map((to, i) => [points[i], to].sort().join(" to "));
  });
  expect(pieces.length).toBeGreaterThan(100);
  expect(pieces.filter((piece, i) => pieces.indexOf(piece) !== i)).toEqual([]);
  expect(pens).not.toMatch(/fill="#/);
});

test("it is drawn slowly when asked, and never where less movement is wanted", long, async ({ page }) => {
  await make(page, "string-art");
  const slowly = page.getByRole("button", { name: "Draw it slowly" });
  await expect(slowly).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const whole = await paths(page);
  await slowly.click();
  await expect.poll(() => paths(page)).not.toEqual(whole);
  await press(page, "Show it whole");
  expect(await paths(page)).toEqual(whole);
  await slowly.click();
  await expect(slowly).toBeVisible({ timeout: 60_000 });
  expect(await paths(page)).toEqual(whole);
});

test("the question is answered where it is asked", long, async ({ page }) => {
  await make(page, "truchet");
  await page.getByLabel("Your answer").fill("36");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("main output")).toContainText("Each string has two");
  await page.getByLabel("Your answer").fill("18");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("each string has two:")).toBeVisible();
});

test("nothing is wider than the page, light and dark, on a phone and a laptop", long, async ({ page }) => {
  for (const { id } of oneIn(3, makers, 1)) {
    await make(page, id);
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${id} ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
});
