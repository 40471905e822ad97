import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** The module anew: it asks quietly once a visit. */
let module: typeof import("./persistence.ts");

function browser(vendor: string, answer: boolean) {
  let kept = false;
  const persist = vi.fn(async () => {
    kept ||= answer;
    return kept;
  });
  vi.stubGlobal("navigator", { vendor, storage: { persist, persisted: async () => kept } });
  return persist;
}

beforeEach(async () => {
  vi.resetModules();
  module = await import("./persistence.ts");
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done));

test("a browser that decides by itself is asked once a visit, and its answer is known", async () => {
  const persist = browser("Google Inc.", true);
  const seen: unknown[] = [];
  module.onKeptChange(() => seen.push(module.knownKept()));
  await settled();
  await module.askQuietly();
  await module.askQuietly();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([false, true]);
});

test("a browser that would put the question to the reader is not asked quietly, but after a click", async () => {
  const persist = browser("", true);
  await module.askQuietly();
  expect(persist).not.toHaveBeenCalled();
  expect(await module.askToKeep()).toBe(true);
  expect(module.knownKept()).toBe(true);
});

test("a promise that there is already is not asked for again", async () => {
  const persist = browser("Google Inc.", true);
  await module.askToKeep();
  await module.askToKeep();
  expect(persist).toHaveBeenCalledTimes(1);
});

describe("no promise", () => {
  test("when the browser says no", async () => {
    browser("Google Inc.", false);
    expect(await module.askToKeep()).toBe(false);
    expect(module.knownKept()).toBe(false);
  });

  test.each([
    ["there is nobody to ask", {}],
    ["asking fails", { storage: { persist: () => Promise.reject(new Error()), persisted: async () => false } }],
  ])("when %s", async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    module.onKeptChange(() => undefined);
    await module.askQuietly();
    expect(await module.askToKeep()).toBe(false);
  });
});
