import { expect, test } from "vitest";
import { readPreview } from "./preview.mjs";

const thread = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, tdur: number) => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ts,
  dur,
  tdur,
  ...thread,
});
const drawn = (count: number, ts: number) => ({
  name: "TimeStamp",
  ph: "I",
  ts,
  ...thread,
  args: { data: { message: `bench-preview ${count}` } },
});

test("the first page and all of a sheet count by the time of the page's thread, from the press on", () => {
  const press = {
    name: "EventDispatch",
    ph: "X",
    ts: 10_000,
    dur: 50,
    ...thread,
    args: { data: { type: "pointerdown" } },
  };
  const events = [
    task(1000, 8000, 8000), // before the press
    task(9900, 3000, 3000),
    press,
    task(20_000, 40_000, 20_000), // another program had half of it
    { ...task(21_000, 9000, 9000), tid: 2 }, // another thread
    drawn(12, 61_000),
    task(70_000, 30_000, 30_000),
    { ...task(69_000, 1, 0), tdur: undefined }, // so short that its time of the thread is not told
    task(100_000, 5000, 5000), // the frame in which all of it is painted
    drawn(30, 101_000),
    task(110_000, 90_000, 90_000), // what comes after the sheet
  ];
  expect(readPreview(events, 10, 30)).toEqual({ first: 23, all: 58, longest: 30 });
});

test("what was not drawn while the trace ran is not known, and no time that is within the limit", () => {
  const press = {
    name: "EventDispatch",
    ph: "X",
    ts: 1000,
    dur: 50,
    ...thread,
    args: { data: { type: "pointerdown" } },
  };
  expect(readPreview([press, task(2000, 5000, 5000), drawn(12, 6000)], 20, 30).first).toBeNaN();
});
