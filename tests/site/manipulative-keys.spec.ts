import type { Page } from "@playwright/test";
import type { ManipulativeId } from "../../src/engine/shows.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

// Every handle of every manipulative is a slider, and keeps what a slider promises: arrows go a step, Page Up and Page Down
// several, Home and End to the ends that it tells of. Where each key must lead is worked out here from numbers alone.

/** A handle along a line: how it stands at a number, as the address tells it. */
interface OneWay {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  /** How far Page Up and Page Down go, where that is not five steps. */
  readonly page?: number;
  readonly at: (n: number) => string;
}
/** A handle on a board from pin to pin, both ways. */
interface TwoWays {
  readonly start: readonly [x: number, y: number];
  readonly from: number;
  readonly to: number;
  readonly place: (x: number, y: number) => string;
}
interface Stage {
  readonly state: string;
  /** All handles that are there, by name. */
  readonly handles: Readonly<Record<string, OneWay | TwoWays>>;
}

const half: readonly number[] = [1, 1, 1, 2, 3, 3, 3, 4, 5, 5, 6, 6];
const shares = half.map((n, i) => `${n}/${i + 1}`);
/** A row that was touched is told of last: the others are measured by it. */
const wallWith = (row: number, n: number) =>
  [...shares.filter((_, i) => i !== row), ...(n > 0 ? [`${n}/${row + 1}`] : [])].join(", ");

const pan = (letters: number, number: number) =>
  `${letters === 1 ? "" : letters === -1 ? "-" : letters}x ${number < 0 ? "-" : "+"} ${Math.abs(number)}`;
const jump = (from: number, to: number) => `${from} ${to > from ? "+" : "-"}${Math.abs(to - from)}`;
const clockAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":");
const dots = [2, 3, 3, 7, 10];
const cornersOf = "1,1 5,1 5,4".split(" ");
const onPins = (i: number, image: string) => (x: number, y: number) =>
  `${cornersOf.map((corner, at) => (at === i ? `${x},${y}` : corner)).join(" ")}${image}`;
/** The corners and the band as a whole; the image as it is. */
const onBoard = (image = ""): Stage["handles"] => ({
  "Corner A": { start: [1, 1], from: 0, to: 10, place: onPins(0, image) },
  "Corner B": { start: [5, 1], from: 0, to: 10, place: onPins(1, image) },
  "Corner C": { start: [5, 4], from: 0, to: 10, place: onPins(2, image) },
});

const zones: Readonly<Record<ManipulativeId, string>> = {
  bar: "fractions",
  wall: "fractions",
  "number-line": "numbers",
  area: "tables",
  balance: "equations",
  grid: "shapes",
  clock: "mental-math",
  counters: "decimals",
  turn: "shapes",
  hundred: "tables",
  pins: "shapes",
  dots: "data",
  spinner: "data",
  curve: "equations",
};

const stages: Readonly<Record<ManipulativeId, readonly Stage[]>> = {
  bar: [
    {
      state: "7/12, 1/2",
      handles: {
        "Shaded parts of bar 1": { start: 7, from: 0, to: 12, at: (n) => `${n}/12, 1/2` },
        "Parts in bar 1": { start: 12, from: 1, to: 240, at: (n) => `${Math.min(7, n)}/${n}, 1/2` },
        "Shaded parts of bar 2": { start: 1, from: 0, to: 2, at: (n) => `7/12, ${n}/2` },
        "Parts in bar 2": { start: 2, from: 1, to: 240, at: (n) => `7/12, 1/${n}` },
      },
    },
  ],
  wall: [
    {
      state: shares.join(", "),
      handles: Object.fromEntries(
        half.map((start, row) => [
          row === 0 ? "The whole" : `Row of ${row + 1} parts`,
          { start, from: 0, to: row + 1, at: (n) => wallWith(row, n) },
        ]),
      ),
    },
  ],
  "number-line": [
    {
      state: "-10..10 by 1: -4 +7",
      handles: {
        // The jump goes along, and both stay on the line.
        "Point 1": { start: -4, from: -10, to: 3, at: (n) => `-10..10 by 1: ${n} +7` },
        "End of jump 1": { start: 3, from: -10, to: 10, at: (n) => `-10..10 by 1: ${jump(-4, n)}` },
      },
    },
    {
      state: "0..20 by 0.5: 6, 12.5",
      handles: {
        "Point 1": { start: 6, from: 0, to: 20, step: 0.5, at: (n) => `0..20 by 0.5: ${n}, 12.5` },
        "Point 2": { start: 12.5, from: 0, to: 20, step: 0.5, at: (n) => `0..20 by 0.5: 6, ${n}` },
      },
    },
  ],
  area: [
    {
      state: "6 x 4",
      handles: {
        Width: { start: 6, from: 1, to: 8, at: (n) => `${n} x 4` },
        Height: { start: 4, from: 1, to: 8, at: (n) => `6 x ${n}` },
      },
    },
    {
      state: "6+4 x 4+3",
      handles: {
        Width: { start: 10, from: 1, to: 12, at: (n) => `${n > 6 ? `6+${n - 6}` : n} x 4+3` },
        Height: { start: 7, from: 1, to: 8, at: (n) => `6+4 x ${n > 4 ? `4+${n - 4}` : n}` },
        "Cut in the width": { start: 6, from: 1, to: 9, at: (n) => `${n}+${10 - n} x 4+3` },
        "Cut in the height": { start: 4, from: 1, to: 6, at: (n) => `6+4 x ${n}+${7 - n}` },
      },
    },
  ],
  balance: [
    {
      state: "3x + 4 = 7x - 16; x = 5",
      handles: {
        "How many x on the left": { start: 3, from: -20, to: 20, at: (n) => `${pan(n, 4)} = 7x - 16; x = 5` },
        "Weight on the left": { start: 4, from: -999, to: 999, at: (n) => `${pan(3, n)} = 7x - 16; x = 5` },
        "How many x on the right": { start: 7, from: -20, to: 20, at: (n) => `3x + 4 = ${pan(n, -16)}; x = 5` },
        "Weight on the right": { start: -16, from: -999, to: 999, at: (n) => `3x + 4 = ${pan(7, n)}; x = 5` },
      },
    },
  ],
  grid: [
    {
      state: "-6..6: A(3, 2) B(-1, -4)",
      handles: {
        "Point A": { start: [3, 2], from: -6, to: 6, place: (x, y) => `-6..6: A(${x}, ${y}) B(-1, -4)` },
        "Point B": { start: [-1, -4], from: -6, to: 6, place: (x, y) => `-6..6: A(3, 2) B(${x}, ${y})` },
      },
    },
  ],
  clock: [
    {
      state: "10:20",
      handles: {
        "Long hand": { start: 20, from: 0, to: 55, step: 5, page: 15, at: (n) => clockAt(600 + n) },
        "Short hand": { start: 10, from: 0, to: 23, page: 3, at: (n) => clockAt(60 * n + 20) },
      },
    },
    {
      state: "10:20 by 1",
      handles: {
        "Long hand": { start: 20, from: 0, to: 59, page: 3, at: (n) => `${clockAt(600 + n)} by 1` },
        "Short hand": { start: 10, from: 0, to: 23, page: 3, at: (n) => `${clockAt(60 * n + 20)} by 1` },
      },
    },
  ],
  counters: [
    {
      state: "10:8 1:12 0.1:7",
      handles: {
        tens: { start: 8, from: 0, to: 20, at: (n) => `10:${n} 1:12 0.1:7` },
        ones: { start: 12, from: 0, to: 20, at: (n) => `10:8 1:${n} 0.1:7` },
        tenths: { start: 7, from: 0, to: 20, at: (n) => `10:8 1:12 0.1:${n}` },
      },
    },
  ],
  turn: [
    { state: "open 60", handles: { Arm: { start: 60, from: 0, to: 360, at: (n) => `open ${n}` } } },
    {
      state: "triangle 50 60",
      handles: {
        "Angle A": { start: 50, from: 5, to: 115, at: (n) => `triangle ${n} 60` },
        "Angle B": { start: 60, from: 5, to: 125, at: (n) => `triangle 50 ${n}` },
      },
    },
    { state: "parallel 65", handles: { "Line across": { start: 65, from: 10, to: 170, at: (n) => `parallel ${n}` } } },
  ],
  hundred: [
    {
      state: "1..100 by 9: 2 3",
      handles: { "Numbers in a row": { start: 9, from: 4, to: 12, at: (n) => `1..100 by ${n}: 2 3` } },
    },
  ],
  pins: [
    {
      state: "1,1 5,1 5,4",
      handles: {
        ...onBoard(),
        // A, the first corner, tells where it is; the board holds all of it.
        "The whole shape": {
          start: [1, 1],
          from: 0,
          to: 6,
          place: (x, y) => `${x},${y} ${x + 4},${y} ${x + 4},${y + 3}`,
        },
      },
    },
    {
      state: "1,1 5,1 5,4 | move 3 2",
      handles: {
        ...onBoard(" | move 3 2"),
        "The whole shape": {
          start: [1, 1],
          from: 0,
          to: 6,
          place: (x, y) => `${x},${y} ${x + 4},${y} ${x + 4},${y + 3} | move 3 2`,
        },
        "Image of A": { start: [4, 3], from: 0, to: 10, place: (x, y) => `1,1 5,1 5,4 | move ${x - 1} ${y - 1}` },
      },
    },
    {
      state: "1,1 5,1 5,4 | mirror x=6",
      handles: {
        ...onBoard(" | mirror x=6"),
        "The whole shape": {
          start: [1, 1],
          from: 0,
          to: 6,
          place: (x, y) => `${x},${y} ${x + 4},${y} ${x + 4},${y + 3} | mirror x=6`,
        },
        "Mirror line": { start: 6, from: 0, to: 10, step: 0.5, at: (n) => `1,1 5,1 5,4 | mirror x=${n}` },
      },
    },
    {
      state: "1,1 5,1 5,4 | turn 90 about 6,6",
      handles: {
        ...onBoard(" | turn 90 about 6,6"),
        "The whole shape": {
          start: [1, 1],
          from: 0,
          to: 6,
          place: (x, y) => `${x},${y} ${x + 4},${y} ${x + 4},${y + 3} | turn 90 about 6,6`,
        },
        Centre: { start: [6, 6], from: 0, to: 10, place: (x, y) => `1,1 5,1 5,4 | turn 90 about ${x},${y}` },
      },
    },
  ],
  dots: [
    {
      state: "2 3 3 7 10 on 0..20",
      handles: Object.fromEntries(
        dots.map((start, i) => [
          `Dot ${i + 1}`,
          { start, from: 0, to: 20, at: (n) => `${dots.map((one, at) => (at === i ? n : one)).join(" ")} on 0..20` },
        ]),
      ),
    },
  ],
  spinner: [
    {
      state: "red 4, blue 3, green 6; 0 spins, seed 7",
      handles: {
        "Edge of red and blue": {
          start: 4,
          from: 1,
          to: 6,
          at: (n) => `red ${n}, blue ${7 - n}, green 6; 0 spins, seed 7`,
        },
        "Edge of blue and green": {
          start: 3,
          from: 1,
          to: 8,
          at: (n) => `red 4, blue ${n}, green ${9 - n}; 0 spins, seed 7`,
        },
      },
    },
  ],
  curve: [
    { state: "x^2; at 1", handles: { Point: { start: 1, from: -4, to: 4, step: 0.1, at: (n) => `x^2; at ${n}` } } },
    {
      state: "x^2; chord 1 0.5",
      handles: {
        "First point": { start: 1, from: -2, to: 4, step: 0.1, at: (n) => `x^2; chord ${n} 0.5` },
        "Second point": { start: 1.5, from: -2, to: 4, step: 0.1, at: (n) => `x^2; chord 1 ${tidy(n - 1)}` },
      },
    },
    {
      state: "x^2; strips 0 2 4",
      handles: {
        "Left edge": { start: 0, from: -2, to: 1.9, step: 0.1, at: (n) => `x^2; strips ${n} 2 4` },
        "Right edge": { start: 2, from: 0.1, to: 4, step: 0.1, at: (n) => `x^2; strips 0 ${n} 4` },
      },
    },
  ],
};

const tidy = (n: number) => Number(n.toFixed(6)) || 0;

/** Where each key must lead. */
function ledTo(one: OneWay | TwoWays): Readonly<Record<string, string>> {
  const kept = (n: number) => tidy(Math.min(one.to, Math.max(one.from, n)));
  if ("place" in one) {
    const { start, from, to, place: at } = one;
    const [x, y] = start;
    return {
      ArrowRight: at(x + 1, y),
      ArrowLeft: at(x - 1, y),
      ArrowUp: at(x, y + 1),
      ArrowDown: at(x, y - 1),
      PageUp: at(x, kept(y + 5)),
      PageDown: at(x, kept(y - 5)),
      Home: at(from, y),
      End: at(to, y),
    };
  }
  const { start, from, to, step = 1, page = 5 * step, at } = one;
  return {
    ArrowRight: at(kept(start + step)),
    ArrowLeft: at(kept(start - step)),
    ArrowUp: at(kept(start + step)),
    ArrowDown: at(kept(start - step)),
    PageUp: at(kept(start + page)),
    PageDown: at(kept(start - page)),
    Home: at(from),
    End: at(to),
  };
}

const stateOf = (page: Page) => new URL(page.url()).searchParams.get("state");
const show = (page: Page, id: ManipulativeId, state: string) =>
  open(page, `/${zones[id]}?move=${id}&state=${encodeURIComponent(state)}`);

for (const [at, id] of (Object.keys(stages) as ManipulativeId[]).entries())
  test(`${id}: every key moves every handle as a slider is moved`, at % 8 === 0 ? {} : long, async ({ page }) => {
    for (const { state, handles } of stages[id]) {
      await show(page, id, state);
      const sliders = page.locator(".mv-stage").getByRole("slider");
      await expect(sliders.first()).toBeVisible();
      const names = await sliders.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      expect(names.sort()).toEqual(Object.keys(handles).sort());
      for (const [name, one] of Object.entries(handles)) {
        // The axes of a graph have grown by what was seen meanwhile.
        if (id === "curve") await show(page, id, state);
        const handle = page.getByRole("slider", { name, exact: true });
        const told = async (what: string) => Number(await handle.getAttribute(`aria-value${what}`));
        expect([await told("min"), await told("max")], `${name} of ${state}`).toEqual([one.from, one.to]);
        for (const [key, next] of Object.entries(ledTo(one))) {
          await handle.focus();
          await page.keyboard.press(key);
          await expect.poll(() => stateOf(page), `${name} of ${state}: ${key}`).toBe(next);
          if (key === "Home" || key === "End") expect(await told("now")).toBe(key === "Home" ? one.from : one.to);
          await expect(handle).toBeFocused();
          if (next === state) continue;
          await page.getByRole("button", { name: "Undo" }).press("Enter");
          await expect.poll(() => stateOf(page), `${name} of ${state}: undone ${key}`).toBe(state);
        }
      }
    }
  });

/** Where the next place cannot be had, a key goes on to the one behind it, or nobody would come by. */
const inTheWay: readonly (readonly [ManipulativeId, state: string, handle: string, key: string, next: string])[] = [
  ["number-line", "-10..10 by 1: -4 +1", "End of jump 1", "ArrowLeft", "-10..10 by 1: -4 -1"],
  ["pins", "1,1 5,1 5,2", "Corner C", "ArrowDown", "1,1 5,1 5,0"],
  ["pins", "1,1 5,1 5,4 | move 1 0", "Image of A", "ArrowLeft", "1,1 5,1 5,4 | move -1 0"],
];

test("no handle is stopped by what stands in its way", async ({ page }) => {
  for (const [id, state, name, key, next] of inTheWay) {
    await show(page, id, state);
    await page.getByRole("slider", { name, exact: true }).press(key);
    await expect.poll(() => stateOf(page), `${name} of ${state}`).toBe(next);
  }
});

test("the buttons answer to Space as to Enter", async ({ page }) => {
  await show(page, "bar", "1/4");
  const cut = page.getByRole("button", { name: "Cut each part in two" });
  for (const [key, state] of [
    [" ", "2/8"],
    ["Enter", "4/16"],
  ] as const) {
    await cut.press(key);
    await expect.poll(() => stateOf(page)).toBe(state);
  }
  await page.getByRole("button", { name: "Undo" }).press(" ");
  await expect.poll(() => stateOf(page)).toBe("2/8");
  await page.getByRole("button", { name: "Start again" }).press(" ");
  await expect.poll(() => stateOf(page)).toBe("1/4");
});
