import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mathml } from "../typeset/markdown.ts";
import { inWords } from "./text.ts";

const file = "../../../tests/transcripts/formulas.txt";
const arrow = " -> ";

/** Formulas of the site and what is heard of them. A person reads the file; to add one, write its TeX on a line. */
test("the transcript of formulas is what is heard", async () => {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(lines.length).toBeGreaterThanOrEqual(150);
  const written = lines.map((line) => line.split(arrow)[0] as string).map((tex) => tex + arrow + inWords(mathml(tex)));
  await expect(`${written.join("\n")}\n`).toMatchFileSnapshot(file);
});
