import { expect, test } from "vitest";
import { markdown } from "../engine/typeset/markdown.ts";
import { spoken, spokenHtml } from "./spoken.ts";

test("an element is said with its formulas in words", async () => {
  expect(await spoken({ innerHTML: markdown("Take $\\frac{1}{5}$ of it.") })).toBe("Take one fifth of it.");
});

test("plain words stay as they are", async () => {
  expect(await spokenHtml("Well done")).toBe("Well done");
  expect(await spokenHtml("Fish &amp; chips")).toBe("Fish & chips");
});
