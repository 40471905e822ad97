import { describe, expect, test } from "vitest";
import { createTroubles, isFull, type Trouble } from "./trouble.ts";

describe("troubles", () => {
  test("who listens first hears of the first one, once, however many there are", () => {
    const troubles = createTroubles();
    const said: Trouble[] = [];
    troubles.onTrouble((trouble) => said.push(trouble));
    for (const trouble of ["full", "full", "failed"] as const) troubles.tell(trouble);
    expect(said).toEqual(["full"]);
  });

  test("who comes later hears of the last one", () => {
    const troubles = createTroubles();
    troubles.tell("held");
    troubles.tell("failed");
    const said: Trouble[] = [];
    troubles.onTrouble((trouble) => said.push(trouble));
    troubles.tell("full");
    expect(said).toEqual(["failed"]);
  });

  test("who left hears nothing", () => {
    const troubles = createTroubles();
    const said: Trouble[] = [];
    troubles.onTrouble((trouble) => said.push(trouble))();
    troubles.tell("full");
    expect(said).toEqual([]);
  });
});

describe("isFull", () => {
  const quota = new DOMException("full", "QuotaExceededError");
  const circle: { name: string; inner?: unknown } = { name: "AbortError" };
  circle.inner = circle;

  test.each([
    ["the browser's own word", quota],
    ["within Dexie's", { name: "AbortError", inner: { name: "AbortError", inner: quota } }],
    [
      "for one of many",
      { name: "BulkError", failures: [new Error("?"), { name: "QuotaExceededError", inner: quota }] },
    ],
  ])("%s", (_, error) => expect(isFull(error)).toBe(true));

  test.each([null, undefined, "full", new Error("QuotaExceededError"), { failures: "many" }, circle])(
    "not %s",
    (error) => expect(isFull(error)).toBe(false),
  );
});
