import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

// From `src/sets` downwards time and chance come in as arguments: the same seed would not give the same for ever otherwise.

/** The clock or chance of the machine. A date that is given in full tells no time. */
const impure =
  /\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\s*\[|=\s*Math\b(?!\s*\.)|\bDate\s*\.\s*now\b|\bDate\s*\(\s*\)|\bnew\s+Date\s*(?!\s*\()|\bperformance\s*\.|\bcrypto\s*\./;

const files = globSync("src/{sets,games,skills,tools,art,boards,content,engine,maths}/**/*.{ts,tsx}", {
  ignore: ["**/*.test.ts", "**/*.test.tsx", "**/contract-tests/**"],
});

test.each([
  "Math.random()",
  'Math["random"]()',
  "const { random } = Math;",
  "Date.now()",
  "new Date()",
  "new Date",
  "performance.now()",
  "crypto.getRandomValues(a)",
])("%s is found", (code) => expect(code).toMatch(impure));

test.each(["const root = Math.sqrt(2);", "new Date(1980, 0, 1)", "random(seed)", "isDate(day)", "Date.UTC(2026, 0)"])(
  "%s is let through",
  (code) => expect(code).not.toMatch(impure),
);

test("nothing below reads the clock or draws by chance", () => {
  expect(files.length).toBeGreaterThan(700);
  const code = (file: string) => readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  expect(files.filter((file) => impure.test(code(file)))).toEqual([]);
});
