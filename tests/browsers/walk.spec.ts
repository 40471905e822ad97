import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { screens } from "../screens.ts";
import { isLong } from "../site/sample.ts";
import { click, expect, holdNoFaults, isInstalled, open, test, text, type } from "./fixture.ts";

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
test.beforeEach(({}, { project }) => {
  test.skip(!isInstalled(project.name), `${project.name} is not installed`);
});

// In the order in which they stand here: the last one takes the server away.
for (const [at, { path }] of screens.entries())
  test(`${path} loads and comes to life, and nothing goes wrong`, async ({ tab, site }, { project }) => {
    test.skip(!isLong && (at % 2 === 0) !== (project.name === "firefox"), "in an ordinary run the browsers take turns");
    await open({ tab, site }, path);
    await holdNoFaults(tab);
  });

test("a puzzle is answered: not yet, then yes", async ({ tab, site }) => {
  const { puzzles } = parse(readFileSync("src/content/puzzles/number-theory/easy.yaml", "utf8"));
  const { value } = puzzles[0].answer;
  await open({ tab, site }, "/number-theory");
  const [box, verdict] = ["main article input", "main article output"];
  await type(tab, box, String(value + 10));
  await click(tab, "main article form .btn-main");
  await expect.poll(() => text(tab, verdict)).toContain("Not yet");
  await tab.ask((one) => (document.querySelector(one) as HTMLInputElement).select(), box);
  await type(tab, box, String(value));
  await click(tab, "main article form .btn-main");
  await expect.poll(() => text(tab, verdict)).toContain("Yes");
  await holdNoFaults(tab);
});

test("a board is played by mouse and keyboard, and is as it was after a reload", async ({ tab, site }) => {
  await open({ tab, site }, "/sudoku");
  const empty = [...fixed.givens].flatMap((digit, at) => (digit === "0" ? [at] : [])).slice(0, 4);
  const cell = (at: number) => `[data-cell="${at}"]`;
  for (const at of empty) {
    await click(tab, cell(at));
    await type(tab, cell(at), fixed.solution[at] ?? "");
    await expect.poll(() => text(tab, cell(at))).toBe(fixed.solution[at]);
  }
  await holdNoFaults(tab);
  await open({ tab, site }, "/sudoku");
  for (const at of empty) await expect.poll(() => text(tab, cell(at))).toBe(fixed.solution[at]);
  await holdNoFaults(tab);
});

test("questions of practice are answered one after the other", async ({ tab, site }) => {
  await open({ tab, site }, "/tables?practise=facts");
  for (let n = 1; n <= 4; n++) {
    await expect.poll(() => text(tab, "main section h2")).toContain(`Question ${n} of 10`);
    const product = /(\d+)\s*×\s*(\d+)/;
    await expect.poll(() => text(tab, "main section .prose")).toMatch(product);
    const [, a, b] = product.exec(await text(tab, "main section .prose")) ?? [];
    await type(tab, "main form input", String(Number(a) * Number(b)));
    await click(tab, "main form .btn-main");
    await expect.poll(() => text(tab, "main form output")).toContain("Yes");
    // What leads on has the focus then.
    await expect.poll(() => text(tab, "button:focus")).toContain("Next");
    await click(tab, "button:focus");
  }
  await holdNoFaults(tab);
});

test("without a server: pages that were never opened are there, and a puzzle is judged", async ({ tab, site }) => {
  await open({ tab, site }, "/faq");
  const isKept = async () => Boolean((await navigator.serviceWorker.ready) && navigator.serviceWorker.controller);
  await expect.poll(() => tab.ask(isKept), { timeout: 90_000 }).toBe(true);
  site.stop();
  for (const path of [
    "/",
    "/arithmetic/hard",
    "/geometry/circles",
    "/kenken",
    "/mental-math",
    "/formulas",
    "/progress",
  ])
    await open({ tab, site }, path);
  await open({ tab, site }, "/patterns");
  await click(tab, "dialog[open] .btn:not(.btn-main)");
  await expect.poll(() => text(tab, "dialog[open]")).toBe("");
  await type(tab, "main article input", "-99999");
  await click(tab, "main article form .btn-main");
  await expect.poll(() => text(tab, "main article output")).not.toBe("");
});
