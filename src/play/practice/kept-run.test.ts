import { beforeEach, expect, test, vi } from "vitest";
import { keepRun, keptRun } from "./kept-run.ts";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  });
});
const one = { item: "fact/3x4", outcome: "alone" } as const;

test("a run that was left goes on with what was answered, each by its own name", () => {
  keepRun("tables", [one, { ...one, outcome: "missed" }]);
  expect(keptRun("tables")).toEqual([one, { ...one, outcome: "missed" }]);
  expect(keptRun("division")).toEqual([]);
});

test("one that is over, or that begins again, leaves nothing", () => {
  keepRun("tables", [one]);
  keepRun("tables", Array(10).fill(one));
  expect(keptRun("tables")).toEqual([]);
  keepRun("tables", [one]);
  keepRun("tables", []);
  expect(store.size).toBe(0);
});

test("yesterday's is over", () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 4, 23, 59) });
  keepRun("tables", [one]);
  vi.setSystemTime(new Date(2026, 4, 5, 0, 1));
  expect(keptRun("tables")).toEqual([]);
  vi.useRealTimers();
});

test.each(["{", "7", '[{"item":3,"outcome":"alone"}]', '[{"item":"a","outcome":"won"}]', "[null]"])(
  "what is no run begins anew: %s",
  (text) => {
    keepRun("tables", [one]);
    for (const key of store.keys()) store.set(key, text);
    expect(keptRun("tables")).toEqual([]);
  },
);
