import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const graph = (page: Page) => page.getByRole("application");
const curve = (page: Page, line: number) => graph(page).locator(`[data-line="${line}"] > path`).last();
const trace = (page: Page) => page.getByTestId("trace");

test("by keys alone: a line is typed, told in words, moved, zoomed and read out", async ({ page }) => {
  await open(page, "/graph-plotter");
  const field = page.getByLabel("Line 1", { exact: true });
  await field.fill("y = (x - 1)(x + 3)");
  await expect(page.getByText("It meets the x-axis at x = −3 and 1.")).toBeVisible();
  await expect(page.getByText("Lowest points nearby: (−1, −4).")).toBeVisible();
  await expect(curve(page, 0)).toHaveAttribute("d", /^M[\d.-]+ [\d.-]+L/);
  // Workers have drawn it: where they cannot be started, the page loads their file itself.
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await page.evaluate(() => "answerPlotter" in globalThis)).toBe(false);

  await graph(page).focus();
  const before = await curve(page, 0).getAttribute("d");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await expect(curve(page, 0)).not.toHaveAttribute("d", before ?? "");
  await page.keyboard.press("0");
  await expect(curve(page, 0)).toHaveAttribute("d", before ?? "");

  await page.keyboard.press("t");
  await expect(trace(page)).toHaveText("x = 0, y = −3, gradient 2");
  for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
  await expect(trace(page)).toHaveText("x = 1, y = 0, gradient 4");
  await page.keyboard.press("Escape");
  await expect(trace(page)).toHaveText("Press a curve, or a dot on it, to read its points; drag to follow it.");

  // The focus goes on: the graph is no trap.
  await page.keyboard.press("Tab");
  await expect(graph(page)).not.toBeFocused();
});

test("Tab goes as the page is read: the drawing, the lines, then what can be done with it", async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, "/graph-plotter");
    const parts = ["Graph", "Lines", "About the graph"].map((name) => page.getByRole("region", { name, exact: true }));
    for (const part of parts) {
      const stops = part.locator("input:not([type=radio]), button, summary, svg[tabindex]").filter({ visible: true });
      if (part === parts[0]) await stops.first().focus();
      else await page.keyboard.press("Tab");
      await expect(stops.first()).toBeFocused();
      await stops.last().focus();
    }
    const [drawing, lines, about] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!drawing || !lines || !about) throw new Error("a part is not there");
    const bottom = drawing.y + drawing.height;
    // Below, or else beside it towards the end of a line.
    expect(lines.y >= bottom || lines.x >= drawing.x + drawing.width, `${width} across`).toBe(true);
    expect(about.y, `${width} across`).toBeGreaterThanOrEqual(bottom);
  }
});

test("at a desk all that can be done with the picture is in sight below it", async ({ page }) => {
  await open(page, "/graph-plotter");
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeInViewport({ ratio: 1 });
});

test("what an inequality fills, a way of a point and a standing line are told in words, too", async ({ page }) => {
  const link = new URLSearchParams([
    ["graph", "1"],
    ["at", "0,0,20,1"],
    ["line", "1 < x^2 + y^2 <= 9"],
    ["line", "(2cos t, 2sin t)"],
    ["line", "x = 3"],
    ["line", "y < x"],
    ["line", "(t, 2t), 1 <= t <= 2"],
  ]);
  await open(page, `/graph-plotter#${link}`);
  const about = page.getByRole("region", { name: "About the graph" });
  await expect(about).toContainText("It lies between x = −3 and 3 and between y = −3 and 3.");
  await expect(about).toContainText("It is closed: it goes round between x = −2 and 2 and between y = −2 and 2.");
  await expect(about).toContainText(/It goes from \(3, −[\d.]+\) at the bottom edge to \(3, [\d.]+\) at the top edge/);
  await expect(about).toContainText("Its solid border belongs to it, its dashed one does not.");
  await expect(about).toContainText("Its border does not belong to it.");
  await expect(about).toContainText("It goes from (1, 2) to (2, 4)");
  const dashed = graph(page).locator('[data-line="0"] path[stroke-dasharray="7 5"]');
  await expect(dashed).toHaveCount(1);
  await expect(about.getByRole("button", { name: "Listen to line 2" })).toBeVisible();
});

test("what is wrong is said beside the field, and a letter without a number can be given one", async ({ page }) => {
  await open(page, "/graph-plotter");
  const field = page.getByLabel("Line 1", { exact: true });
  await field.fill("y = (x");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("y = (x");
  await expect(field).toHaveAccessibleDescription(/bracket/);
  await field.fill("y = ax");
  await page.getByRole("button", { name: "Add a = 1" }).click();
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = 1");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("The number a").fill("-2.5");
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = -2.5");
  await expect(page.getByText("It falls from x = −10 to 10.")).toBeVisible();
});

test("a link holds the lines, and inequalities and curves without y alone are drawn", long, async ({ page }) => {
  const link = new URLSearchParams([
    ["graph", "1"],
    ["at", "0,0,20,1"],
    ["line", "x^2 + y^2 = 9"],
    ["line", "y < x"],
    ["hidden", "y = tan x"],
  ]);
  await open(page, `/graph-plotter#${link}`);
  await expect(page.getByLabel("Line 1", { exact: true })).toHaveValue("x^2 + y^2 = 9");
  await expect(page.getByRole("button", { name: "Show line 3" })).toHaveAttribute("aria-pressed", "false");
  await expect(graph(page).locator('[data-line="0"] > g path').last()).toHaveAttribute("d", /^M[\d.]+ [\d.]+L/);
  await expect(graph(page).locator('[data-line="1"] > g path').first()).toHaveAttribute("d", /^M\d+ \d+h/);
  await expect(graph(page).locator('[data-line="2"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Show line 3" }).click();
  await expect(graph(page).locator('[data-line="2"]')).toHaveCount(1);
  await expect(page).toHaveURL(/line=y\+%3D\+tan\+x/);
  await page.reload();
  await expect(page.getByLabel("Line 3", { exact: true })).toHaveValue("y = tan x");
});

test("a letter that is moved takes its curve along at once; the words, the link and what is typed then follow", async ({
  page,
}) => {
  await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=y+%3D+x^2+-+a&line=a+%3D+1");
  await expect(page.getByText("It meets the x-axis at x = −1 and 1.")).toBeVisible();
  const before = await curve(page, 0).getAttribute("d");
  const slider = page.getByLabel("The number a");
  await slider.focus();
  for (let i = 0; i < 30; i++) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("4");
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = 4");
  await expect(curve(page, 0)).not.toHaveAttribute("d", before ?? "");
  await expect(page.getByText("It meets the x-axis at x = −2 and 2.")).toBeVisible();
  await expect(page).toHaveURL(/line=a\+%3D\+4/);

  // While it moves on and on its curve and its own field do; the link waits until it rests.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const still = (await curve(page, 0).getAttribute("d")) ?? "";
  await page.getByRole("button", { name: "Move a to and fro" }).click();
  await expect(page.getByLabel("Line 2", { exact: true })).not.toHaveValue("a = 4");
  await expect(curve(page, 0)).not.toHaveAttribute("d", still);
  expect(page.url()).toContain("line=a+%3D+4");
  await page.getByRole("button", { name: "Stop a" }).click();
  await expect(page).not.toHaveURL(/line=a\+%3D\+4(?!\.)/);
  await page.getByLabel("Line 2", { exact: true }).fill("a = 4");
  await expect(slider).toHaveValue("4");
  await slider.focus();

  // What is typed while it still moves holds, and loses no step of the letter.
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Line 1", { exact: true }).fill("y = x - a");
  await expect(page.getByText("It meets the x-axis at x = 41/10.")).toBeVisible();
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByLabel("Line 2", { exact: true }).fill("a = 9");
  await expect(page.getByText("It meets the x-axis at x = 9.")).toBeVisible();
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = 9");
  await expect(slider).toHaveValue("9");
});

test("what does not hold the letter that moves keeps its fine picture", long, async ({ page }) => {
  await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=x^2+%2B+y^2+%3D+9&line=x+y+%3D+a&line=a+%3D+1");
  const drawn = (line: number) =>
    page.locator(`g[data-line="${line}"] > g`).evaluate((one) => one.getAttribute("transform") + one.innerHTML);
  // The fine picture comes last: then nothing changes any more.
  await expect.poll(() => drawn(0).then(({ length }) => length)).toBeGreaterThan(9000);
  await expect.poll(() => drawn(1).then(({ length }) => length)).toBeGreaterThan(9000);
  const [circle, hyperbola] = [await drawn(0), await drawn(1)];
  await page.locator('g[data-line="0"]').evaluate((line) => {
    new MutationObserver(() => document.body.setAttribute("data-redrawn", "")).observe(line, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await page.getByLabel("The number a").focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => drawn(1)).not.toBe(hyperbola);
  await expect(page).toHaveURL(/line=a\+%3D\+1\.5/);
  await expect.poll(() => drawn(1).then(({ length }) => length)).toBeGreaterThan(9000);
  expect(await drawn(0)).toBe(circle);
  expect(await page.locator("body").getAttribute("data-redrawn")).toBeNull();
});

test("a curve that only touches 0 is drawn by its root; what cannot be proved says why nothing is there", async ({
  page,
}) => {
  await open(page, "/graph-plotter");
  const line = page.getByLabel("Line 1", { exact: true });
  await line.fill("(x^2 + y^2 - 4)^2 = 0");
  await expect(page.getByText("It is closed: it goes round between x = −2 and 2")).toBeVisible();
  await line.fill("x = 3 + 0y");
  await expect(page.getByText(/at x = 3 and between y = −[\d.]+ and [\d.]+/)).toBeVisible();
  await line.fill("(x - 1)^2 + (y - 2)^2 = 0");
  await expect(page.getByText("None of it could be proved, so nothing is drawn.")).toBeVisible();
});

test("pieces are read back as cases behind a brace, and in one line of text for the ear", long, async ({ page }) => {
  await open(page, "/graph-plotter");
  const field = page.getByLabel("Line 1", { exact: true });
  await field.fill("y = {x < 0: -x/2, x >= 0: x^2}");
  const read = page.getByTestId("read-as");
  await expect(read.locator("mtable > mtr")).toHaveCount(2);
  await expect(read.locator("mo", { hasText: "{" })).toBeVisible();
  const [brace, table] = [
    await read.locator("mo", { hasText: "{" }).boundingBox(),
    await read.locator("mtable").boundingBox(),
  ];
  expect(brace?.height).toBeGreaterThan((table?.height ?? 0) * 0.8);
  await expect(field).toHaveAccessibleDescription("Read as y = −x/2 where x < 0; x² where x ≥ 0");
});

test("a table is filled in by keys alone, and a line is laid through it after an own guess", long, async ({ page }) => {
  await open(page, "/graph-plotter");
  await page.getByRole("button", { name: "Add a table" }).press("Enter");
  await page.getByLabel("x, row 1").focus();
  for (const text of ["1", "2", "2", "4", "3", "5", "4", "9"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("(1, 2), (2, 4), (3, 5), (4, 9)");
  await expect(page.getByLabel("x, row 5")).toBeFocused();
  await expect(page.getByRole("button", { name: "Show the line of best fit" })).toBeVisible();
  await expect(page.getByText("misses the points by")).toBeVisible();
  await page.getByRole("button", { name: "Remove row 4" }).press("Enter");
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("(1, 2), (2, 4), (3, 5)");
  await page.getByRole("button", { name: "Show the line of best fit" }).press("Enter");
  const told = page.getByRole("region", { name: "About the graph" });
  await expect(told.getByText("The line of best fit is y = 1.5x + 0.6667")).toBeVisible();
  // The line and its table are two views of one text.
  await page.getByLabel("Line 2", { exact: true }).fill("(0, 0), (2, 8)");
  await expect(page.getByLabel("y, row 2")).toHaveValue("8");
  await expect(page.getByLabel(/^x, row/)).toHaveCount(2);
});

test("an equation is told branch by branch, and heard so: low is low, left is left, rough below zero", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    const set = AudioParam.prototype.setValueCurveAtTime;
    OscillatorNode.prototype.start = function (when) {
      heard.push({ what: this.type, from: when });
      return start.call(this, when);
    };
    AudioParam.prototype.setValueCurveAtTime = function (curve, from, seconds) {
      const what = this.maxValue === 1 ? "pan" : this.maxValue < 1e6 ? "pitch" : "loud";
      heard.push({ what, curve: [...curve], from, seconds });
      return set.call(this, curve, from, seconds);
    };
  });
  await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=x+y+%3D+4");
  await expect(page.getByText("It has 2 branches, as far as it is in sight.")).toBeVisible();
  await expect(page.getByText(/^Branch 1 goes from \(−10, −0\.\d+\) at the left edge to/)).toBeVisible();
  await page.getByLabel("Fast").check();
  await graph(page).press("h");
  interface Event {
    readonly what: string;
    readonly curve?: number[];
    readonly from: number;
    readonly seconds?: number;
  }
  const events = () => page.evaluate(() => (window as unknown as { heard: Event[] }).heard);
  await expect.poll(async () => (await events()).filter(({ what }) => what === "pan").length).toBe(2);
  const heard = await events();
  const [first, second] = heard.filter(({ what }) => what === "pan");
  const ends = (event: Event | undefined) => [event?.curve?.[0] ?? 0, event?.curve?.at(-1) ?? 0];
  // The left branch is heard in the left ear, then the right one in the right ear.
  expect(Math.max(...ends(first))).toBeLessThan(0);
  expect(Math.min(...ends(second))).toBeGreaterThan(0);
  expect(second?.from).toBeGreaterThan((first?.from ?? 0) + (first?.seconds ?? 0));
  const pitches = heard.filter(({ what }) => what === "pitch");
  for (const { curve = [] } of pitches) expect(curve[0]).toBeGreaterThan(curve.at(-1) ?? 0);
  // Of the left one, all below zero, only the rough voice is heard; of the right one only the clear voice.
  const loud = heard.filter(({ what }) => what === "loud").map(({ curve = [] }) => Math.max(...curve) > 0);
  expect(loud).toEqual([false, true, true, false]);

  const before = heard.length;
  await page.getByLabel("Slow").check();
  await page.getByRole("button", { name: "Branch 2" }).press("Enter");
  await expect.poll(async () => (await events()).slice(before).filter(({ what }) => what === "pan").length).toBe(1);
  const slow = (await events()).slice(before).find(({ what }) => what === "pan");
  expect((slow?.seconds ?? 0) / (second?.seconds ?? 1)).toBeCloseTo(4, 1);
});

test(
  "the saved SVG stands alone and says what it is; the saved PNG is twice as large as on the page",
  long,
  async ({ page }) => {
    await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=y+%3D+x%5E2+-+3&line=x%5E2+%2B+y%5E2+%3D+9");
    await expect(graph(page).locator('[data-line="1"] > g path').last()).toHaveAttribute("d", /^M[\d.]+ [\d.]+L/);
    const saved = async (name: string) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name }).press("Enter");
      const download = await coming;
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const svg = await saved("SVG");
    expect(svg.name).toBe("graph.svg");
    const text = svg.bytes.toString("utf8");
    // Elsewhere: the site itself parses no text as markup.
    const elsewhere = await page.context().newPage();
    const read = await elsewhere.evaluate((source) => {
      const drawing = new DOMParser().parseFromString(source, "image/svg+xml");
      const all = [...drawing.querySelectorAll("*")];
      return {
        faults: drawing.querySelectorAll("parsererror").length,
        first: drawing.documentElement.firstElementChild?.localName,
        title: drawing.querySelector("title")?.textContent,
        desc: drawing.querySelector("desc")?.textContent,
        scripts: all.filter(({ localName }) => /^(script|foreignObject|a|image|use)$/.test(localName)).length,
        handlers: all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => /^on|href/.test(name)).length,
        paths: [...drawing.querySelectorAll("[data-line] path")].map((path) => path.getAttribute("d") ?? ""),
        labels: [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent),
        colours: all
          .map((one) => one.getAttribute("stroke") ?? "")
          .filter((colour) => /var\(|currentcolor/i.test(colour)).length,
      };
    }, text);
    expect(read).toMatchObject({
      faults: 0,
      first: "title",
      title: "Graph of y = x^2 - 3 and x^2 + y^2 = 9",
      desc: expect.stringMatching(/^From x = −10 to 10 and from y = −/),
      scripts: 0,
      handlers: 0,
      colours: 0,
    });
    expect(read.paths.filter((path) => (path.match(/-?\d/g)?.length ?? 0) > 100).length).toBeGreaterThanOrEqual(2);
    expect(read.labels).toEqual(expect.arrayContaining(["1", "2", "−8", "8"]));
    expect(text).not.toMatch(/NaN|Infinity|undefined/);

    const png = await saved("PNG");
    expect(png.name).toBe("graph.png");
    expect([...png.bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const box = (await graph(page).getAttribute("viewBox"))?.split(" ").map(Number) ?? [];
    expect(box[2]).toBeGreaterThan(300);
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual(
      box.slice(2).map((n) => Math.floor(n * 2)),
    );
    // Not one colour alone: it is drawn.
    const colours = await page.evaluate(
      async (data) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const { data: pixels = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
        const found = new Map<number, number>();
        for (let i = 0; i + 2 < pixels.length; i += 4) {
          const colour = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0);
          found.set(colour, (found.get(colour) ?? 0) + 1);
        }
        return [...found.values()].filter((count) => count > 500).length;
      },
      `data:image/png;base64,${png.bytes.toString("base64")}`,
    );
    expect(colours).toBeGreaterThan(3);
  },
);

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("two fingers that move apart zoom about their middle, and not the page", long, async ({ page }) => {
    await open(page, "/graph-plotter");
    const box = await graph(page).boundingBox();
    if (!box) throw new Error("there is no graph");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: number[]) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: apart.flatMap((d) => [
          { x: x - d, y, id: 1 },
          { x: x + d, y, id: 2 },
        ]),
      });
    await touch("touchStart", 40);
    for (let d = 44; d <= 80; d += 4) await touch("touchMove", d);
    await touch("touchEnd");
    // Twice as far apart: half as wide, with the middle where it was.
    const at = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get("at")?.split(",").map(Number) ?? [];
    await expect.poll(() => at()[2]).toBeCloseTo(10, 1);
    expect(at()[0]).toBeCloseTo(0, 1);
    expect(await page.evaluate(() => [visualViewport?.scale, scrollY])).toEqual([1, 0]);
  });
});

test.describe("with one finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a curve is followed along, and beside it the picture is moved", async ({ page }) => {
    await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=y+%3D+x+%2F+2");
    await expect(curve(page, 0)).toHaveAttribute("d", /^M[\d.-]+ [\d.-]+L/);
    const box = await graph(page).boundingBox();
    if (!box) throw new Error("there is no graph");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: at.map((place) => ({ ...place, id: 1 })) });
    const place = (x: number, y: number) => ({
      x: box.x + (box.width * (x + 10)) / 20,
      y: box.y + box.height / 2 - (box.width * y) / 20,
    });
    const drag = async (from: readonly [number, number], by: readonly [number, number], onCurve = true) => {
      await touch("touchStart", place(...from));
      // A finger rests until it holds the point.
      if (onCurve) await expect(trace(page)).toBeVisible();
      for (let i = 1; i <= 8; i++)
        await touch("touchMove", place(from[0] + (by[0] * i) / 8, from[1] + (by[1] * i) / 8));
      await touch("touchEnd");
    };
    const at = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get("at");

    // It comes down a little beside the curve, and does not keep to it.
    await drag([-6, -2.6], [8, 1]);
    await expect(trace(page)).toHaveText("x = 2, y = 1, gradient 0.5");
    await drag([2.2, 0.8], [4, 3]);
    await expect(trace(page)).toHaveText("x = 6.2, y = 3.1, gradient 0.5");
    await page.waitForTimeout(600);
    expect(at()).toBe("0,0,20,1");

    await drag([5, -5], [-4, 2], false);
    await expect.poll(at).toMatch(/^[34]\.\d+,-[12]\.\d+,20,1$/);
    await expect(trace(page)).toHaveText("x = 6.2, y = 3.1, gradient 0.5");
  });
});

test("a wheel scrolls the page past the graph, and zooms once it was pressed, about the place it is at", async ({
  page,
}) => {
  await open(page, "/graph-plotter");
  await expect(curve(page, 0)).toHaveAttribute("d", /^M[\d.-]+ [\d.-]+L/);
  const box = await graph(page).boundingBox();
  if (!box) throw new Error("there is no graph");
  const at = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get("at")?.split(",").map(Number) ?? [];
  // A quarter from the left, half way down: x = -5, y = 0.
  const scroll = async (by: number) => {
    await page.mouse.move(box.x + box.width / 4, box.y - (await page.evaluate(() => scrollY)) + box.height / 2);
    await page.mouse.wheel(0, by);
  };
  await scroll(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(at()).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(page.locator("#graph-keys")).toContainText("once the graph is pressed a wheel does");
  await scroll(-120);
  await expect.poll(() => at()[2]).toBeCloseTo(20 * Math.exp(-0.24), 1);
  const [x = 0, , wide = 0] = at();
  expect(x - wide / 4).toBeCloseTo(-5, 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a browser without workers draws and tells the same in the page itself", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await open(page, "/graph-plotter#graph=1&at=0,0,20,1&line=y+%3D+x+-+1&line=x%5E2+%2B+y%5E2+%3D+9");
  await expect(curve(page, 0)).toHaveAttribute("d", /^M[\d.-]+ [\d.-]+L/);
  await expect(graph(page).locator('[data-line="1"] > g path').last()).toHaveAttribute("d", /^M[\d.]+ [\d.]+L/);
  await expect(page.getByText("It meets the x-axis at x = 1.")).toBeVisible();
});
