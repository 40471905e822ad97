import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

const sheets = globSync("src/ui/**/*.css").filter((file) => basename(file) !== "tokens.css");

test("every movement lasts as long as a token says", () => {
  const literal = sheets.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      // What shows a line ten seconds after a script has failed to come is no movement.
      .filter((line) => /(?<![\w.-])\d*\.?\d+m?s\b/.test(line) && !/\/\*|^ {3,}[A-Z]|animation: late/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(literal).toEqual([]);
});

test("all movement is taken away in one place", () => {
  const taking = sheets.filter((file) => /(?:animation|transition): none !/.test(readFileSync(file, "utf8")));
  expect(taking).toEqual(["src/ui/styles/base.css"]);
});
