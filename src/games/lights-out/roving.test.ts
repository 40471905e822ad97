import { expect, test } from "vitest";
import { cellAfter } from "./roving.ts";

test.each([
  ["ArrowLeft", false, 4, 3],
  ["ArrowLeft", false, 3, 3],
  ["ArrowRight", false, 4, 5],
  ["ArrowRight", false, 5, 5],
  ["ArrowUp", false, 4, 1],
  ["ArrowUp", false, 1, 1],
  ["ArrowDown", false, 4, 7],
  ["ArrowDown", false, 7, 7],
  ["Home", false, 5, 3],
  ["End", false, 3, 5],
  ["Home", true, 5, 0],
  ["End", true, 0, 8],
  ["ArrowUp", true, 4, null],
  ["x", false, 4, null],
])("%s (ctrl %s) from %s on 3 by 3: %s", (key, ctrl, from, to) => expect(cellAfter(key, ctrl, from, 3)).toBe(to));
