import { expect, test } from "vitest";
import { choiceOf } from "./use-place.ts";

test("a level is a choice where a list holds several, and none where it has a list of its own", () => {
  const level = (list: string) => choiceOf({ from: "?level=medium&topic=primes" }, list).level;
  expect(level("geometry/circles")).toBe("medium");
  expect(level("logic/hard")).toBe("medium");
  expect(level("riddles")).toBe("medium");
  expect(level("number-theory/medium")).toBe("all");
  expect(choiceOf(null, "geometry/circles")).toEqual({ level: "all", topic: "all", unsolved: false });
});
