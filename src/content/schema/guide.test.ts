import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGuide } from "./guide.ts";

const guide = readGuide(readFileSync("src/content/guide.yaml", "utf8"));
const named = guide.flatMap(({ parts }) => parts.flatMap(({ picture }) => (picture ? [picture.name] : [])));

test("each picture is there for both themes, and none that no part shows", () => {
  const missing = named.flatMap((name) => ["light", "dark"].map((theme) => `${name}-${theme}.webp`));
  expect(missing.filter((file) => !existsSync(`src/content/guide/${file}`))).toEqual([]);
  expect(readdirSync("src/content/guide").filter((file) => !missing.includes(file))).toEqual([]);
});

test("four guides; one too few is a fault", () => {
  expect(guide).toHaveLength(4);
  expect(() => readGuide("[]")).toThrow("guide.yaml");
});
