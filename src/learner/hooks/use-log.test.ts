import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { attempt } from "../derive/examples.ts";
import type { Attempt } from "../records/entry.ts";
import { createSources } from "../store/source.ts";
import { useAttempts, useDone } from "./use-log.ts";

const Page = () => createElement("p", null, JSON.stringify([useAttempts(), useDone().solved.size]));

test("a prerendered page knows of no attempts", () => {
  expect(renderToString(createElement(Page))).toBe("<p>[null,0]</p>");
});

function fakeStore() {
  const listeners = new Set<(attempts: readonly Attempt[]) => void>();
  const listen = (listener: (attempts: readonly Attempt[]) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    listeners,
    subscribe: vi.fn(listen),
    follow: vi.fn(listen),
    publish: (attempts: readonly Attempt[]) => {
      for (const listener of listeners) listener(attempts);
    },
  };
}

const loaded = () => Promise.resolve();

describe("a source", () => {
  test("loads the store with the first subscriber, and is null until the log is known", async () => {
    const store = fakeStore();
    const load = vi.fn(async () => store);
    const source = createSources(load)();
    expect(load).not.toHaveBeenCalled();
    const onChange = vi.fn();
    source.subscribe(onChange);
    await loaded();
    expect(source.known()).toBe(null);
    expect(onChange).not.toHaveBeenCalled();
    const log = [attempt(1)];
    store.publish(log);
    expect(source.known()).toBe(log);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test("who follows hears the log, too, and does not ask for it", async () => {
    const store = fakeStore();
    const source = createSources(async () => store)();
    const onChange = vi.fn();
    source.follow(onChange);
    await loaded();
    expect(store.subscribe).not.toHaveBeenCalled();
    store.publish([attempt(1)]);
    expect(source.known()).toHaveLength(1);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test("who leaves hears nothing more", async () => {
    const store = fakeStore();
    const onChange = vi.fn();
    const stop = createSources(async () => store)().subscribe(onChange);
    await loaded();
    stop();
    expect(store.listeners.size).toBe(0);
  });

  test("who leaves before the store is loaded never subscribes", async () => {
    const store = fakeStore();
    createSources(async () => store)().subscribe(() => undefined)();
    await loaded();
    expect(store.listeners.size).toBe(0);
  });

  test("a store that cannot be loaded leaves the page as it is", async () => {
    const source = createSources<Attempt>(() => Promise.reject(new Error("no such file")))();
    const onChange = vi.fn();
    const stop = source.subscribe(onChange);
    await loaded();
    stop();
    expect(source.known()).toBe(null);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("each part has its own, the same for the same", async () => {
    const store = fakeStore();
    const source = createSources(async () => store);
    const part = (begins: string) => ({ field: "item", begins: [begins] }) as const;
    expect(source(part("logic-"))).toBe(source(part("logic-")));
    expect(source(part("logic-"))).not.toBe(source(part("algebra-")));
    source(part("logic-")).subscribe(() => undefined);
    await loaded();
    expect(store.subscribe).toHaveBeenLastCalledWith(expect.any(Function), part("logic-"));
  });
});
