import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

// A sheet that a page adds to the others may come before them in the document: React puts it first.
const added = globSync("src/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+\.css)\?url"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  ),
);

test.each([...new Set(added)])("%s names the order of the layers before it uses one", (path) => {
  const sheet = readFileSync(path, "utf8");
  const first = sheet.indexOf("@layer");
  if (first >= 0) expect(sheet.slice(first)).toMatch(/^@layer properties, theme, base, components, utilities;/);
});

test("there are such sheets", () => {
  expect(added.length).toBeGreaterThan(5);
});
