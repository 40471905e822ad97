import type { Locator, Page } from "@playwright/test";
import type { ManipulativeId } from "../../src/engine/shows.ts";
import { breaksNoRule } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

interface Case {
  readonly zone: string;
  readonly state: string;
  /** What is taken hold of, by name, and how far it is dragged on the stage, in its units. */
  readonly handle: string;
  readonly drag: readonly [dx: number, dy: number];
  readonly dragged: string;
  readonly key: string;
  readonly keyed: string;
  /** A button, and the part it acts on where that is not the first. */
  readonly tap: string;
  readonly part?: string;
  readonly tapped: string;
  readonly words: string;
}

/** Each begins with `state`; what follows is how it then stands. */
const cases: Readonly<Record<ManipulativeId, Case>> = {
  bar: {
    zone: "fractions",
    state: "2/6, 1/2",
    handle: "Shaded parts of bar 1",
    drag: [150, 0],
    dragged: "5/6, 1/2",
    key: "ArrowRight",
    keyed: "3/6, 1/2",
    tap: "Cut each part in two",
    part: "Bar 2",
    tapped: "2/6, 2/4",
    words: "Bar 2 is cut into 4 equal parts, 2 shaded: 2/4. That is 1/2. 2/4 is more than 2/6.",
  },
  wall: {
    zone: "fractions",
    state: "1/2",
    handle: "Row of 3 parts",
    drag: [230, 0],
    dragged: "1/2, 3/3",
    key: "ArrowRight",
    keyed: "1/2, 1/3",
    tap: "Shade one more",
    part: "1/4",
    tapped: "1/2, 1/4",
    words: "1/4 is as long as 2/8 and 3/12.",
  },
  "number-line": {
    zone: "numbers",
    state: "-10..10 by 1: -4 +7",
    handle: "Point 1",
    drag: [-47, 0],
    dragged: "-10..10 by 1: -7 +7",
    key: "ArrowLeft",
    keyed: "-10..10 by 1: -5 +7",
    tap: "End the jump farther right",
    part: "Jump",
    tapped: "-10..10 by 1: -4 +8",
    words: "The point is at \u22124, then a jump of 8 on to 4.",
  },
  area: {
    zone: "tables",
    state: "6 x 4",
    handle: "Width",
    drag: [49, 0],
    dragged: "8 x 4",
    key: "ArrowRight",
    keyed: "7 x 4",
    tap: "Cut the height in half",
    part: "Height",
    tapped: "6 x 2+2",
    words: "6 × 4 = 24. It is 6 × 2 = 12 and 6 × 2 = 12.",
  },
  balance: {
    zone: "equations",
    state: "3x + 4 = 19; x = 5",
    handle: "Weight on the left",
    drag: [0, 30],
    dragged: "3x + 2 = 19; x = 5",
    key: "ArrowUp",
    keyed: "3x + 5 = 19; x = 5",
    tap: "Take 4 from both sides",
    tapped: "3x = 15; x = 5",
    words: "The two sides balance: 3x = 15.",
  },
  grid: {
    zone: "shapes",
    state: "-6..6: A(3, 2)",
    handle: "Point A",
    drag: [-127, 51],
    dragged: "-6..6: A(-2, 0)",
    key: "ArrowDown",
    keyed: "-6..6: A(3, 1)",
    tap: "Reflect in the y-axis",
    tapped: "-6..6: A(-3, 2)",
    words: "A is at (\u22123, 2): 3 to the left and 2 up.",
  },
  clock: {
    zone: "mental-math",
    state: "10:00",
    handle: "Long hand",
    drag: [60, 60],
    dragged: "10:15",
    key: "ArrowRight",
    keyed: "10:05",
    tap: "1 hour on",
    part: "Short hand",
    tapped: "11:00",
    words: "11:00: 11 o'clock in the morning.",
  },
  counters: {
    zone: "decimals",
    state: "10:1 1:12",
    handle: "ones",
    drag: [-174, 0],
    dragged: "10:2 1:2",
    key: "ArrowDown",
    keyed: "10:1 1:11",
    tap: "10 ones for 1 ten",
    part: "ones",
    tapped: "10:2 1:2",
    words: "2 tens and 2 ones: the number is 22.",
  },
  turn: {
    zone: "shapes",
    state: "open 60",
    handle: "Arm",
    drag: [-116, 0],
    dragged: "open 120",
    key: "ArrowRight",
    keyed: "open 61",
    tap: "A quarter turn",
    tapped: "open 90",
    words: "90° is a right angle: exactly a quarter turn.",
  },
  hundred: {
    zone: "tables",
    state: "1..100 by 10: 2 3",
    handle: "Numbers in a row",
    drag: [-55, 0],
    dragged: "1..100 by 8: 2 3",
    key: "ArrowLeft",
    keyed: "1..100 by 9: 2 3",
    tap: "Shade 5, 10, 15 …",
    tapped: "1..100 by 10: 2 3 5",
    words: "Shaded are the multiples of 2, 3 and 5: 74 numbers, 3 of them multiples of all 3.",
  },
  pins: {
    zone: "shapes",
    state: "1,1 5,1 5,4",
    handle: "Corner C",
    drag: [62, -62],
    dragged: "1,1 5,1 7,6",
    key: "ArrowUp",
    keyed: "1,1 5,1 5,5",
    tap: "Mirror it",
    part: "Image",
    tapped: "1,1 5,1 5,4 | mirror x=5",
    words: "Mirrored in the line x = 5: every length, angle and the area stay the same, but it faces the other way.",
  },
  dots: {
    zone: "data",
    state: "2 3 3 7 10 on 0..20",
    handle: "Dot 5",
    drag: [79, 0],
    dragged: "2 3 3 7 15 on 0..20",
    key: "ArrowRight",
    keyed: "2 3 3 7 11 on 0..20",
    tap: "One dot at the far end",
    tapped: "2 3 3 7 10 20 on 0..20",
    words: "Six numbers, in order: 2, 3, 3, 7, 10, 20. The mean is 7.5: 45 shared among 6.",
  },
  spinner: {
    zone: "data",
    state: "red 3, blue 1; 0 spins, seed 7",
    handle: "Edge of red and blue",
    drag: [96, 96],
    dragged: "red 2, blue 2; 0 spins, seed 7",
    key: "ArrowLeft",
    keyed: "red 2, blue 2; 0 spins, seed 7",
    tap: "Spin 10 times",
    tapped: "red 3, blue 1; 10 spins, seed 7",
    words: "Red is 3 of 4 equal parts, so its chance is 3/4. 10 spins: red",
  },
  curve: {
    zone: "equations",
    state: "x^2; chord 1 0.5",
    handle: "Second point",
    drag: [-18, 0],
    dragged: "x^2; chord 1 0.2",
    key: "ArrowRight",
    keyed: "x^2; chord 1 0.6",
    tap: "Halve the step",
    tapped: "x^2; chord 1 0.25",
    words: "goes about 0.563 up on a step of 0.25: its gradient is 2.25.",
  },
};

const stage = (page: Page) => page.locator(".mv-stage");
const words = (page: Page) => page.locator(".mv-words");
const said = (page: Page) => page.locator("[data-announcer]").first();

async function take(page: Page, id: string, { zone, state }: Case): Promise<void> {
  await open(page, `/${zone}?move=${id}&state=${encodeURIComponent(state)}`);
  await expect(stage(page)).toBeVisible();
}

/** What a hand drags has its buttons folded away; what can only be pressed stands there. */
async function isFolded(page: Page, name: string): Promise<boolean> {
  return !(await page.getByRole("button", { name, exact: true }).isVisible());
}

/** What unfolds less and more of everything that can be dragged. */
const folded = (page: Page) => page.locator("summary", { hasText: "Show \u2212 and +" });
/** The choice of a part, as a finger meets it. */
const choice = (page: Page, part: string) => page.locator(".mv-choice").filter({ hasText: exactly(part) });
/** A part of which nothing can be pressed but less and more is chosen where they are. */
async function isPartFolded(page: Page, part: string | undefined): Promise<boolean> {
  return part !== undefined && !(await choice(page, part).isVisible());
}

/** What the address says now: it follows the hand. */
async function stands(page: Page, state: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get("state")).toBe(state);
}

/** Where a handle is held, and how many pixels a unit of the stage is. */
async function hold(handle: Locator): Promise<{ x: number; y: number; unit: number }> {
  await handle.scrollIntoViewIfNeeded();
  return handle.evaluate((handle) => {
    const touch = handle.querySelector(".mv-touch, .mv-box") ?? handle;
    const { left, top, width, height } = touch.getBoundingClientRect();
    const svg = (handle as SVGGElement).ownerSVGElement;
    const unit = svg?.getScreenCTM()?.a ?? 1;
    const kind = svg?.dataset["kind"];
    // A bar is held at its end, a row near its left, everything else in its middle.
    if (kind === "bar") return { x: left + 100 * unit, y: top + height / 2, unit };
    if (kind === "wall") return { x: left + 114 * unit, y: top + height / 2, unit };
    return { x: left + width / 2, y: top + height / 2, unit };
  });
}

for (const [at, [id, one]] of Object.entries(cases).entries()) {
  // They share their frame and their tools: in an ordinary run the ways to take one in hand go round.
  const inTurn = (turn: number, of: number) => (at % of === turn ? {} : long);
  const handle = (page: Page) => page.getByRole("slider", { name: one.handle, exact: true });

  test.describe(id, () => {
    test("is dragged with the mouse, and what stands there is read", inTurn(0, 12), async ({ page }) => {
      await take(page, id, one);
      const before = await words(page).textContent();
      const { x, y, unit } = await hold(handle(page));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (one.drag[0] * unit) / 2, y + (one.drag[1] * unit) / 2, { steps: 3 });
      await page.mouse.move(x + one.drag[0] * unit, y + one.drag[1] * unit, { steps: 3 });
      await page.mouse.up();
      await stands(page, one.dragged);
      await expect(words(page)).not.toHaveText(before ?? "");
      await expect(said(page)).not.toBeEmpty();
    });

    test("goes by keys alone, and takes a step back", inTurn(0, 6), async ({ page }) => {
      await take(page, id, one);
      await handle(page).focus();
      const value = await handle(page).getAttribute("aria-valuetext");
      await page.keyboard.press(one.key);
      await stands(page, one.keyed);
      await expect(handle(page)).toBeFocused();
      await expect(handle(page)).not.toHaveAttribute("aria-valuetext", value ?? "");
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await stands(page, one.state);
    });

    test("goes by buttons without any dragging, and its words name the numbers", inTurn(1, 6), async ({ page }) => {
      await take(page, id, one);
      if (await isPartFolded(page, one.part)) await folded(page).click();
      if (one.part) await page.getByRole("radio", { name: one.part, exact: true }).check({ force: true });
      if (await isFolded(page, one.tap)) await folded(page).click();
      await page.getByRole("button", { name: one.tap, exact: true }).click();
      await stands(page, one.tapped);
      await expect(words(page)).toContainText(one.words.split(": ").at(-1) ?? "");
      await expect(said(page)).toContainText(one.words);
      await expect(page.getByRole("button", { name: "Start again" })).toHaveAttribute("aria-disabled", "false");
    });

    test("breaks no rule of accessibility, light and dark, narrow and wide", inTurn(0, 14), async ({ page }) => {
      await take(page, id, one);
      await breaksNoRule(page);
    });

    test.describe("by finger", () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test("is dragged, and its buttons are large enough", inTurn(1, 8), async ({ page }) => {
        await take(page, id, one);
        const { x, y, unit } = await hold(handle(page));
        const session = await page.context().newCDPSession(page);
        const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
          session.send("Input.dispatchTouchEvent", {
            type,
            touchPoints:
              type === "touchEnd" ? [] : [{ x: x + one.drag[0] * unit * part, y: y + one.drag[1] * unit * part }],
          });
        await touch("touchStart", 0);
        for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", part);
        await touch("touchEnd", 1);
        await stands(page, one.dragged);
        for (const fold of await page.locator(".mv-more > summary").all()) await fold.tap();
        const small = await page
          .locator(".mv-tools button, .mv-choice")
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 43.5 || height < 43.5),
          );
        expect(small).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });

      test("goes by taps alone, and its words follow", inTurn(3, 8), async ({ page }) => {
        await take(page, id, one);
        if (await isPartFolded(page, one.part)) await folded(page).tap();
        // A finger meets the label; the circle in it is drawn by the page.
        if (one.part) await choice(page, one.part).tap();
        if (await isFolded(page, one.tap)) await folded(page).tap();
        await page.getByRole("button", { name: one.tap, exact: true }).tap();
        await stands(page, one.tapped);
        await expect(words(page)).toContainText(one.words.split(": ").at(-1) ?? "");
        await expect(said(page)).toContainText(one.words);
        await page.getByRole("button", { name: "Start again" }).tap();
        await stands(page, one.state);
      });
    });

    test(
      "is reached and moved by the keyboard from the top of its page, its buttons too",
      inTurn(2, 12),
      async ({ page }) => {
        await take(page, id, one);
        await page.locator("main h1").focus();
        await tabTo(page, handle(page));
        // A slider says by itself how it stands; the buttons' outcome is announced.
        const before = await handle(page).getAttribute("aria-valuetext");
        await page.keyboard.press(one.key);
        await stands(page, one.keyed);
        await expect(handle(page)).not.toHaveAttribute("aria-valuetext", before ?? "");
        await tabTo(page, page.getByRole("button", { name: "Undo" }));
        await page.keyboard.press("Enter");
        await stands(page, one.state);
        await page.locator("main h1").focus();
        if (await isPartFolded(page, one.part)) {
          await tabTo(page, folded(page));
          await page.keyboard.press("Enter");
        }
        if (one.part) {
          // Its buttons are those of what is chosen; a choice is one stop of the Tab key, and arrows go round in it.
          const part = page.getByRole("radio", { name: one.part, exact: true });
          await tabTo(page, page.getByRole("radio", { checked: true }));
          for (let presses = 0; presses < 20 && !(await part.isChecked()); presses += 1)
            await page.keyboard.press("ArrowRight");
          await expect(part).toBeChecked();
        }
        if (await isFolded(page, one.tap)) {
          await tabTo(page, folded(page));
          await page.keyboard.press("Enter");
        }
        await tabTo(page, page.getByRole("button", { name: one.tap, exact: true }));
        await page.keyboard.press("Enter");
        await stands(page, one.tapped);
        await expect(said(page)).toContainText(one.words);
      },
    );
  });
}

/** A whole text and nothing else. */
const exactly = (text: string) => new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`);

/** By the Tab key alone. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error("the Tab key does not lead there");
}

test("a press on a bar shades up to there, and a press on the last shaded part takes it away", async ({ page }) => {
  await open(page, "/fractions?move=bar&state=1/4");
  const at = async (part: number) => {
    const { x, y, unit } = await hold(page.getByRole("slider", { name: "Shaded parts of bar 1" }));
    await page.mouse.click(x - 100 * unit + (part - 0.5) * 75 * unit, y);
  };
  await at(3);
  await stands(page, "3/4");
  await at(3);
  await stands(page, "2/4");
});

test("a bar is cut by hand: its last cut is pulled, or moved by keys, and a press there shades as anywhere", async ({
  page,
}) => {
  await open(page, "/fractions?move=bar&state=1/4");
  const cut = page.getByRole("slider", { name: "Parts in bar 1" });
  const { x, y, width, height } = (await cut.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const unit = await stage(page).evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 1);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // From three quarters of 300 to five sixths.
  await page.mouse.move(x + width / 2 + 25 * unit, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await stands(page, "1/6");
  await cut.press("ArrowRight");
  await stands(page, "1/7");
  await cut.press("ArrowLeft");
  await stands(page, "1/6");
  const grip = (await cut.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(grip.x + grip.width / 2 - 5 * unit, grip.y + grip.height / 2 + 5 * unit);
  await stands(page, "5/6");
});

test("what cuts a bar stands above it, so that whoever takes the shade's end shades", async ({ page }) => {
  await open(page, "/fractions?move=bar&state=3/4");
  const shade = page.getByRole("slider", { name: "Shaded parts of bar 1" });
  const grip = (await shade.locator(".mv-grip").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cut = (await page.getByRole("slider", { name: "Parts in bar 1" }).boundingBox()) ?? { y: 0, height: 999 };
  expect(cut.y + cut.height).toBeLessThan(grip.y);
  // From any height of the bar.
  const { y, height } = (await shade.boundingBox()) ?? { y: 0, height: 0 };
  const unit = await stage(page).evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 1);
  for (const [at, to, state] of [
    [0.08, -75, "2/4"],
    [0.92, -150, "1/4"],
  ] as const) {
    await page.mouse.move(grip.x + grip.width / 2, y + at * height);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2 + to * unit, y + at * height, { steps: 4 });
    await page.mouse.up();
    await stands(page, state);
  }
});

test("a shape on pins is taken as a whole, by hand and by keys, and stays on the board", long, async ({ page }) => {
  await open(page, `/shapes?move=pins&state=${encodeURIComponent("0,0 2,0 2,2 0,2")}`);
  const whole = page.getByRole("slider", { name: "The whole shape" });
  const { x, y, width, height } = (await whole.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 2, y - height, { steps: 5 });
  await page.mouse.up();
  await stands(page, "3,3 5,3 5,5 3,5");
  await whole.press("ArrowLeft");
  await stands(page, "2,3 4,3 4,5 2,5");
  await whole.press("Home");
  await stands(page, "0,3 2,3 2,5 0,5");
});

test("a press on a number of the square shades its multiples, and another one clears them", long, async ({ page }) => {
  await open(page, `/tables?move=hundred&state=${encodeURIComponent("1..100 by 10: 2")}`);
  const five = async () => {
    const { x, y } = await stage(page)
      .getByText("5", { exact: true })
      .evaluate((text) => text.getBoundingClientRect());
    await page.mouse.click(x + 4, y + 8);
  };
  await stage(page).scrollIntoViewIfNeeded();
  await five();
  await stands(page, "1..100 by 10: 2 5");
  await five();
  await stands(page, "1..100 by 10: 2");
});

test(
  "a link with a state that is none says so and gives a fresh one; with a name that is none, a choice",
  long,
  async ({ page }) => {
    await open(page, "/fractions?move=bar&state=one%20half");
    await expect(page.getByRole("alert")).toContainText("This was meant to be one to four bars, such as 3/8, 1/2.");
    await expect(words(page)).toContainText("3/8");
    await open(page, "/fractions?move=abacus");
    await expect(page.locator("main")).toContainText("There is nothing of this name to move");
    await page.getByRole("link", { name: "Fraction wall" }).click();
    await expect(stage(page)).toBeVisible();
    await page.getByRole("link", { name: "All skills" }).click();
    await expect(page.getByRole("navigation", { name: "Things to move" }).getByRole("link")).toHaveCount(2);
  },
);

test("a lesson comes line by line, its picture moves with it, is taken in the hand and put back", async ({ page }) => {
  await open(page, "/fractions?learn=adding-fractions");
  const lines = page.locator("main section ol > li");
  await expect(lines).toHaveCount(1);
  const picture = page.getByRole("img", { name: /^Bar 1/ });
  await expect(picture).toBeVisible();
  await page.getByRole("button", { name: "Next line" }).press("Enter");
  await expect(lines).toHaveCount(2);
  const together = page.getByRole("img", { name: /together/ });
  await expect(together).toBeVisible();
  await expect(said(page)).toContainText("together");
  await page.getByRole("button", { name: "Next line" }).press("Enter");
  await expect(lines).toHaveCount(3);
  // The share that is shaded at the end is the answer that the last line states.
  const end = (await page.locator(".mv-lesson svg").getAttribute("aria-label")) ?? "";
  const [, top = "", bottom = ""] = /(\d+)\/(\d+)\.$/.exec(end.replace(/ That is.*$/, "")) ?? [];
  await expect(lines.last().locator("math").last()).toContainText(/\d/);
  expect((await lines.last().textContent())?.replace(/\D/g, "")).toContain(top + bottom);
  await page.getByRole("button", { name: "Try it yourself: move it" }).click();
  const hand = page.getByRole("group", { name: "Bars, in your hand" });
  await expect(hand).toBeFocused();
  // There is something to do with it: a question of the skill, answered where it stands, with which it begins.
  const turn = page.getByRole("region", { name: /^Your turn/ });
  await expect(turn.getByRole("button", { name: "Check", exact: true })).toBeVisible();
  const [above = "", below = ""] = await turn.locator("mfrac").first().locator("> *").allTextContents();
  await expect(hand).toContainText(new RegExp(`${above}/${below}\\b`));
  await folded(page).click();
  await page.getByRole("button", { name: "Shade one more" }).click();
  await expect(said(page)).toContainText("Shade one more");
  await breaksNoRule(page);
  await page.getByRole("button", { name: "Back to the example" }).click();
  await expect(page.getByRole("button", { name: "Try it yourself: move it" })).toBeFocused();
  await expect(lines).toHaveCount(3);
});

test("on a phone the question stays in sight with what is moved to work it out, and one may go back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const learn of [
    "shapes?learn=coordinates",
    "equations?learn=two-step-equations",
    "fractions?learn=adding-fractions",
  ]) {
    await open(page, `/${learn}`);
    await page.getByRole("button", { name: "Show all lines" }).click();
    await page.getByRole("button", { name: "Try it yourself: move it" }).click();
    await expect(page.getByRole("group", { name: /in your hand$/ })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Your turn: move it to work this one out" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Check", exact: true })).toBeInViewport();
    await expect(stage(page)).toBeInViewport({ ratio: 0.5 });
    await page.getByRole("button", { name: "Back to the example" }).click();
    await expect(page.getByRole("button", { name: "Try it yourself: move it" })).toBeFocused();
  }
});

test(
  "all lines at once for who does not want to wait, and the picture's place costs no shift",
  long,
  async ({ page }) => {
    await open(page, "/equations?learn=unknowns-on-both-sides");
    await page.getByRole("button", { name: "Show all lines" }).click();
    await expect(page.getByRole("button", { name: "Try one" })).toBeFocused();
    await expect(page.getByRole("img", { name: /So [a-z] is/ })).toBeVisible();
    await breaksNoRule(page);
  },
);

test("at first there are few buttons; those for whoever does not drag come by one press, and stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const able = page.locator(".mv-tools :is(button:not([aria-disabled=true]), summary):visible");
  await open(page, "/fractions?move=bar&state=1%2F4");
  await expect(page.getByRole("button", { name: "Cut each part in two" })).toBeVisible();
  const join = page.getByRole("button", { name: "Join parts in twos" });
  await expect(join).toHaveAttribute("aria-disabled", "true"); // nothing to join yet
  expect(await able.count()).toBeLessThanOrEqual(4);
  await page.getByRole("button", { name: "Cut each part in two" }).press("Enter");
  await stands(page, "2/8");
  await join.press("Enter");
  // Now it can do nothing, and stays as long as it has the focus.
  await stands(page, "1/4");
  await expect(join).toBeFocused();

  await folded(page).press("Enter");
  await page.getByRole("button", { name: "Shade one more" }).press("Enter");
  await stands(page, "2/4");
  await page.getByRole("link", { name: "Fraction wall" }).press("Enter");
  await expect(page.getByRole("button", { name: "Shade one more" })).toBeVisible();
});

test("a side stops at the edge of its room, and has more room once it was let go there", long, async ({ page }) => {
  await open(page, "/concepts/pythagoras");
  const width = page.getByRole("slider", { name: "Width", exact: true });
  for (const [pulls, length] of [8, 10, 12].entries()) {
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await width.boundingBox()) ?? {};
    await page.mouse.move(x + wide / 2, y + high / 2);
    await page.mouse.down();
    await page.mouse.move(x + wide / 2 + 400, y + high / 2, { steps: 6 });
    await page.mouse.up();
    await expect(width, `pulled ${pulls + 1} times`).toHaveAttribute("aria-valuenow", String(length));
  }
});
