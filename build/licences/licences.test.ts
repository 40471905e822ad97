import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { licenceOf, packageOf, together } from "./licences.ts";

const folder = mkdtempSync(join(tmpdir(), "licences-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a module belongs to the innermost package", () => {
  expect(packageOf("/site/node_modules/react/index.js")).toBe("/site/node_modules/react");
  expect(packageOf("/site/node_modules/@fontsource/stix-two-math/files/a.js?v=1")).toBe(
    "/site/node_modules/@fontsource/stix-two-math",
  );
  expect(packageOf("/site/node_modules/a/node_modules/b/lib/c.js")).toBe("/site/node_modules/a/node_modules/b");
  expect(packageOf("/site/src/main.tsx")).toBeNull();
  expect(packageOf("\0vite/preload-helper.js")).toBeNull();
});

test("a package without a licence text ends the build", () => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "bare", version: "1.0.0", license: "MIT" }));
  expect(() => licenceOf(folder)).toThrow("bare is shipped, but has no licence text");
  writeFileSync(join(folder, "LICENCE.txt"), "Do as you like.\n");
  writeFileSync(join(folder, "NOTICE"), "Made by us.\n");
  expect(licenceOf(folder)).toEqual({ names: ["bare 1.0.0"], kind: "MIT", text: "Do as you like.\n\nMade by us." });
});

test("packages under the same text stand together", () => {
  const one = { names: ["a 1"], kind: "MIT", text: "The same\n  text" };
  const other = { names: ["c 1"], kind: "MIT", text: "Another" };
  expect(together([one, { ...one, names: ["b 2"], text: "The same text" }, other])).toEqual([
    { ...one, names: ["a 1", "b 2"] },
    other,
  ]);
});
