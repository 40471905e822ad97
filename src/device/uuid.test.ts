import { afterEach, expect, test, vi } from "vitest";
import { uuid, uuidOf } from "./uuid.ts";

const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])("with crypto.randomUUID %s: a new version 4 id each time", (secure) => {
  if (!secure) vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, uuid);
  for (const id of ids) expect(id).toMatch(form);
  expect(new Set(ids).size).toBe(500);
});

test("the same name has the same id, for ever", () => {
  expect(uuidOf("guest/sudoku/1")).toBe(uuidOf("guest/sudoku/1"));
  expect(uuidOf("")).toMatchInlineSnapshot(`"ab3e7c0b-92ca-8f0e-8b72-770f0c66c024"`);
});

test("names that differ little have ids that differ", () => {
  const ids = new Set(Array.from({ length: 50_000 }, (_, n) => uuidOf(`guest/sudoku/${n}`)));
  expect(ids.size).toBe(50_000);
  // No part of the bits may do all the work.
  for (const part of [0, 9, 24, 28]) {
    const starts = [...ids].map((id) => id.slice(part, part + 4));
    expect(new Set(starts).size).toBeGreaterThan(30_000);
  }
  for (const id of ids)
    if (!/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)) expect(id).toBe("");
});
