import { expect, test } from "vitest";
import { marks, readClick, readPress } from "./trace.mjs";

const thread = { pid: 7, tid: 1 };
const event = (name: string, ts: number, dur: number, more = {}) => ({ name, ph: "X", ts, dur, ...thread, ...more });
const input = (type: string, ts: number, dur: number) => event("EventDispatch", ts, dur, { args: { data: { type } } });
const drawn = (ts: number) => ({ name: marks.drawn, ph: "I", ts, ...thread });

const page = { args: { data: { url: "http://localhost/assets/main.js" } } };

const click = [
  event("FunctionCall", 100, 900, page), // before the press: no part of the answer
  input("pointerdown", 1000, 2000),
  event("FunctionCall", 1200, 500, page), // inside the press
  event("FunctionCall", 1800, 250), // of no file: our own probe
  input("pointerup", 4000, 1000),
  event("RunMicrotasks", 5000, 3000, { tdur: 1500 }), // 1.5 ms of its thread, the rest was another program's
  event("UpdateLayoutTree", 8000, 4000),
  event("FunctionCall", 8000, 9000, { ...page, tid: 2 }), // another thread
  drawn(14000),
  event("TimerFire", 20000, 2500),
  event("FunctionCall", 20100, 2300, page),
];

test("script counts once, by thread time, from the press to the drawn answer", () => {
  expect(readClick(click)).toEqual({ script: 4.25, rendering: 4, shown: 10, afterwards: 2.5 });
});

test("layout that a script forces counts as the script's time", () => {
  const forced = [input("pointerdown", 0, 10), input("pointerup", 100, 3000), event("Layout", 200, 2000), drawn(5000)];
  expect(readClick(forced)).toMatchObject({ script: 3.01, rendering: 0 });
});

test("a trace without an answer says so", () => {
  expect(readClick(click.filter(({ name }) => name !== marks.drawn))).toBeUndefined();
});

const press = [
  input("pointerdown", 500, 400), // before the click
  input("click", 1000, 4000),
  event("UpdateLayoutTree", 2000, 1000), // asked for by the script
  event("Layout", 5000, 500),
  event("Paint", 6000, 700),
  event("Paint", 6100, 9000, { tid: 2 }), // another thread
  event("Commit", 7000, 300),
  event("FunctionCall", 7500, 5000, page), // after the frame
  event("Paint", 13000, 800),
  event("Commit", 14000, 900),
  event("RunTask", 20000, 15000), // 60 ms on a processor four times slower
  event("RunTask", 40000, 12000),
  { name: "LayoutShift", ts: 6500, args: { data: { score: 0.2, had_recent_input: true } } },
  { name: "LayoutShift", ts: 30000, args: { data: { score: 0.1, had_recent_input: false } } },
];

test("a press counts from the click to the end of the first frame that it changes", () => {
  expect(readPress(press, 4)).toEqual({ script: 3, style: 1.5, paint: 1, all: 5.5, blocking: 10, shift: 0.1 });
});

test("a press after which nothing is drawn says so", () => {
  expect(
    readPress(
      press.filter(({ name }) => name !== "Paint"),
      4,
    ),
  ).toBeUndefined();
});
