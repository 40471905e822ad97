import { expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { signs } from "./signs.ts";

const zones = Object.values(import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" }));

test("every skill has a sign of its own that fits on a tile", () => {
  const ids = zones.flatMap(({ skills }) => skills.map(({ id }) => id));
  expect(Object.keys(signs).sort()).toEqual(ids.sort());
  expect(new Set(Object.values(signs)).size).toBe(ids.length);
  for (const [id, sign] of Object.entries(signs)) {
    expect(sign, id).not.toBe("");
    expect([...sign.replaceAll(" ", "")].length, id).toBeLessThanOrEqual(6);
  }
});
