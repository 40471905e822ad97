import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

const tokens = "src/ui/styles/tokens.css";
const mover = "src/ui/motion.ts";
const sheets = globSync("src/**/*.css").filter((file) => file !== tokens);
const scripts = globSync(["src/**/*.{ts,tsx}", "!src/**/*.test.*", "!src/{content,skills}/**"]).filter(
  (file) => file !== mover,
);
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");

/** The lines of these files that match, each with its file. */
const linesWith = (files: readonly string[], sign: RegExp, but?: RegExp) =>
  files.flatMap((file) =>
    linesOf(file)
      .filter((line) => sign.test(line) && !but?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test("every movement of a style sheet lasts as long as a token says", () => {
  // What shows a line ten seconds after a script has failed to come is no movement.
  const but = /\/\*|^ {3,}[A-Z]|animation: late/;
  expect(linesWith(sheets, /(?<![\w.-])\d*\.?\d+m?s\b|cubic-bezier/, but)).toEqual([]);
});

test("and every movement of a script: all go through the one that knows nothing but tokens", () => {
  expect(linesWith(scripts, /\.animate\(|\bKeyframeEffect\b|cubic-bezier|easing:/)).toEqual([]);
  expect(linesWith(scripts, /\b(?:transition|animation)(?:Duration|Delay)?: [^;]*\d|<animate/)).toEqual([]);
});

test("what is drawn frame by frame lasts as long as a token says, too", () => {
  const drawn = scripts.filter((file) => /requestAnimationFrame\(function/.test(readFileSync(file, "utf8")));
  expect(drawn.length).toBeGreaterThan(0);
  for (const file of drawn) expect(linesOf(file).join("\n"), file).toContain("lasting(");
});

test("scripts know no token that is not there", () => {
  const known = /type Lasting = (.+);/.exec(readFileSync(mover, "utf8"))?.[1]?.match(/[\w-]+/g) ?? [];
  expect(known.length).toBeGreaterThan(4);
  for (const name of [...known, "ease", "spring"]) expect(readFileSync(tokens, "utf8")).toMatch(`\n  --${name}: `);
});

test("all movement is taken away in one place", () => {
  const taking = linesWith(sheets, /(?:animation|transition): none !/).map((line) => line.split(":")[0]);
  expect([...new Set(taking)]).toEqual(["src/ui/styles/base.css"]);
});
