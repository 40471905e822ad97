import type { Page } from "@playwright/test";
import { entriesIn } from "./database.ts";
import { expect, linksOnce, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

const sum = (page: Page) => page.locator("label[for=sum]");

/** The answer of the sum that is shown. */
async function answer(page: Page): Promise<number> {
  await expect(sum(page)).toHaveText(/\d/); // when a run begins it comes a moment after its field
  const [, a, sign, b] = /(\d+) ([+−×÷]) (\d+)/.exec((await sum(page).textContent()) ?? "") ?? [];
  const [x, y] = [Number(a), Number(b)];
  return sign === "+" ? x + y : sign === "−" ? x - y : sign === "×" ? x * y : x / y;
}

async function answerMany(page: Page, many: number): Promise<void> {
  for (let n = 0; n < many; n++) {
    const right = await answer(page);
    const before = await sum(page).textContent();
    await page.keyboard.type(String(right));
    await expect(sum(page)).not.toHaveText(before ?? "");
  }
}

test("sixty seconds, by keyboard alone: the right digits are enough, a slip is counted, the clock ends it", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/speed-math");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toHaveText("60 s");
  await answerMany(page, 11);
  await page.keyboard.type("111".slice(0, String(await answer(page)).length));
  await expect(page.getByRole("main").getByText("Not yet: try again.")).toBeVisible();
  await answerMany(page, 1);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("heading", { name: "11 right, 1 slip" })).toBeFocused();
  await expect(page.getByRole("main").locator(".chip")).toHaveText(/ missed$/);
});

test("a wrong entry makes room for the next digit, whatever comes next, and the field keeps the focus", async ({
  page,
}) => {
  await page.addInitScript(
    (text) => localStorage.setItem("settings", text),
    JSON.stringify({ guest: { digits: "arab" } }),
  );
  await open(page, "/speed-math");
  await page.getByLabel("Adding +").check();
  await page.getByLabel("١٠٠٠").check();
  await page.getByLabel("No clock").check();
  await page.getByRole("button", { name: "Start" }).click();
  const field = page.locator("#sum");
  /** What of the field is not so: what is in it, and the wrong entry that is struck through. */
  const stands = async (value: string, struck: string, invalid: boolean) => {
    await expect(field).toHaveAttribute("placeholder", struck);
    expect([await field.inputValue(), (await field.getAttribute("aria-invalid")) === "true"]).toEqual([value, invalid]);
    await expect(field).toBeFocused();
  };
  const told = page.getByRole("status").filter({ hasText: "not yet, try again." });
  const paste = (text: string) => page.evaluate((text) => document.execCommand("insertText", false, text), text);
  // All answers have at least three digits: two are too few, and 9999 is too large.
  await paste("9999");
  await stands("", "٩٩٩٩", true);
  await expect(told).toHaveText(/^٩٩٩٩\u200e: not yet, try again\.$/);
  await page.keyboard.type("1");
  await stands("١", "٩٩٩٩", false);
  await page.keyboard.press("Enter");
  await stands("", "١", true);
  await expect(told).toHaveText(/^١\u200e: not yet, try again\.$/);
  await expect(page.getByRole("main").getByText("Not yet: try again.")).toBeVisible();
  // Enter once more, out of habit, is no answer.
  await page.keyboard.press("Enter");
  await stands("", "١", true);
  await page.keyboard.press("Backspace");
  await stands("", "", false);
  await page.keyboard.insertText("٩");
  await page.keyboard.press("Backspace");
  await stands("", "", false);
  // A press beside the field leaves the focus where it is.
  await sum(page).click();
  await page.getByText(/^٠.* done$/).click();
  await expect(field).toBeFocused();
});

for (const viewport of oneIn(2, [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]))
  test.describe(`by finger, ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("the keys of the site stay from sum to sum, and leave the sum, its field and the way out in sight", async ({
      page,
    }) => {
      const pad = page.getByRole("group", { name: "Keypad" });
      const tap = async (keys: string) => {
        for (const name of keys) await pad.getByRole("button", { name, exact: true }).tap();
      };
      const field = page.locator("#sum");
      await open(page, "/speed-math");
      await page.getByLabel("Adding +").check();
      await page.getByLabel("1000").check();
      await page.getByLabel("No clock").check();
      await page.getByRole("button", { name: "Start" }).tap();
      await expect(pad).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("inputmode", "none");
      for (const key of await pad.getByRole("button").all()) {
        const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      const top = (await pad.boundingBox())?.y ?? 0;
      for (const part of [sum(page), field, page.getByRole("button", { name: "Stop here" })]) {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(top);
      }
      // Too few digits, handed in.
      await tap("1");
      await pad.getByRole("button", { name: "Enter" }).tap();
      await expect(field).toHaveAttribute("placeholder", "1");
      // A press beside the field is none beside the keys.
      await sum(page).tap();
      for (let n = 0; n < 2; n++) {
        await expect(pad).toBeVisible();
        const before = (await sum(page).textContent()) ?? "";
        await tap(String(await answer(page)));
        await expect(sum(page)).not.toHaveText(before);
      }
      await page.getByRole("button", { name: "Finish" }).tap();
      await expect(page.getByRole("heading", { name: "1 right, 1 slip" })).toBeFocused();
      await expect(pad).toBeHidden();
      await expect(page.getByRole("button", { name: "Once more" })).toBeInViewport({ ratio: 1 });
    });
  });

test("a run that is stopped asks first, tells what was answered, and is no best", long, async ({ page }) => {
  await page.clock.install();
  await open(page, "/speed-math");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Stop here" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await answerMany(page, 12);
  await page.getByRole("button", { name: "Stop here" }).click();
  await expect(page.locator("main fieldset")).toContainText("12 sums done");
  await expect(page.getByRole("button", { name: "Keep going" })).toBeFocused();
  // The clock stands while it asks, and nobody works the sum out meanwhile.
  await expect(sum(page)).toBeHidden();
  const left = await page.getByRole("timer").textContent();
  await page.clock.fastForward(90_000);
  await expect(page.getByRole("timer")).toHaveText(left ?? "");
  await page.keyboard.press("Escape");
  await expect(page.locator("#sum")).toBeFocused();
  await expect(sum(page)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^[1-9]\d? s$/);
  await page.getByRole("button", { name: "Stop here" }).click();
  await page.getByRole("button", { name: "Yes, stop" }).click();
  await expect(page.getByRole("heading", { name: "12 right" })).toBeFocused();
  await expect(page.locator("figure rect")).toHaveCount(12);
  await expect(page.getByRole("main").getByText(/You stopped after \d+ of 60 seconds/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Worth another look" })).toBeVisible();
  await linksOnce(page);
  // A whole one can be compared; what was stopped was done as well.
  await page.getByRole("button", { name: "Once more" }).click();
  await answerMany(page, 10);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("heading", { name: "10 right" })).toBeFocused();
  // It is there to be beaten, before the next run and in it.
  await page.getByRole("button", { name: "Other sums" }).click();
  await expect(page.getByText(/^Your best: \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText(/^Your best: \d+$/)).toBeVisible();
  const kept = async () =>
    (await entriesIn(page, "run")).map(({ item, right }) => `${String(item).split("/")[0]} ${right}`);
  await expect.poll(async () => (await kept()).sort()).toEqual(["speed 10", "sums 12"]);
});

test(
  "no clock: it ends when one stops; what was slow is practised again; the second run is compared with the first",
  long,
  async ({ page }) => {
    // The page's time hardly passes by itself: each sum takes a second, and two of them a minute.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      Object.assign(window, { late: 0 });
      performance.now = () => Reflect.get(window, "late") + now() / 1000;
    });
    await open(page, "/speed-math");
    await page.getByLabel("Adding +").check();
    await page.getByLabel("No clock").check();
    for (const run of [1, 2]) {
      await page.getByRole("button", { name: run === 1 ? "Start" : "Once more" }).click();
      await expect(page.getByRole("timer")).toHaveCount(0);
      for (let n = 0; n < 10; n++) {
        const ms = run === 2 && n > 7 ? 60_000 : 1000;
        await page.evaluate((ms) => Object.assign(window, { late: Reflect.get(window, "late") + ms }), ms);
        await answerMany(page, 1);
      }
      await page.getByRole("button", { name: "Finish" }).click();
      await expect(page.getByRole("heading", { name: "10 right" })).toBeVisible();
      if (run === 1) await expect(page.getByText("none took you much longer than your usual")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByText("Your first run of these sums")).toBeVisible({ visible: run === 1 });
      await expect(main.getByText(/Your best so far: \d/)).toBeVisible({ visible: run === 2 });
      await expect(main.getByText("Not one slip")).toBeVisible();
      await expect(page.locator("path.stroke-hue")).toHaveCount(run - 1);
    }
    await expect(page.getByRole("table", { name: /^Right sums a minute/ }).getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("main").locator(".chip")).toHaveText([/ 60\.\d s$/, / 60\.\d s$/]);
    await page.getByRole("button", { name: "Practise the two below" }).click();
    await expect(page.getByRole("main").getByText("0 done of 4")).toBeVisible();
    await page.getByRole("button", { name: "Stop here" }).click();
    await expect(page.getByRole("heading", { name: "10 right" })).toBeVisible();
    await page.getByRole("button", { name: "Practise the two below" }).click();
    await answerMany(page, 1);
    await page.getByRole("button", { name: "Stop here" }).click();
    await expect(page.locator("main fieldset")).toContainText("1 sum done, 3 left.");
    await page.getByRole("button", { name: "Yes, stop" }).click();
    await expect(page.getByText("You stopped after 1 of 4 sums.")).toBeVisible();
    await page.getByRole("button", { name: "Other sums" }).click();
    await expect(page.getByLabel("Adding +")).toBeChecked();
  },
);
