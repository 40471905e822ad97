import { afterEach, expect, test, vi } from "vitest";
import { uuid } from "./uuid.ts";

const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])("with crypto.randomUUID %s: a new version 4 id each time", (secure) => {
  if (!secure) vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, uuid);
  for (const id of ids) expect(id).toMatch(form);
  expect(new Set(ids).size).toBe(500);
});
