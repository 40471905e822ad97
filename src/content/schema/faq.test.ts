import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFaq } from "./faq.ts";
import { fill } from "./text.ts";

const text = readFileSync("src/content/faq.yaml", "utf8");

test("the six categories come in order, with at least three questions each", () => {
  const faq = readFaq(text);
  expect(faq.map(({ category }) => category)).toEqual([
    "General",
    "Privacy & Safety",
    "Features & Content",
    "Technical",
    "Using the App",
    "Support",
  ]);
  for (const { entries } of faq) expect(entries.length).toBeGreaterThanOrEqual(3);
});

test("a missing category is a fault", () => {
  const fewer = text.replace(/- category: Support[\s\S]*$/, "");
  expect(() => readFaq(fewer)).toThrow(/^faq\.yaml\n {2}top: categories must be/);
});

test("a category with two questions is a fault that says where", () => {
  const fewer = text.replace(/ {4}- id: (add-a-puzzle|reply-time)[\s\S]*?(?= {4}- id)/g, "");
  expect(() => readFaq(fewer)).toThrow(/ {2}5\.entries: /);
});

test("two questions cannot share an id", () => {
  expect(() => readFaq(text.replace("id: offline", "id: cost"))).toThrow('"cost" is there twice');
});

test("no answer states a count of puzzles by hand", () => {
  for (const { answer } of readFaq(text).flatMap(({ entries }) => entries)) expect(answer).not.toMatch(/\d+\s+puzzles/);
  expect(fill(text, { puzzles: "612", email: "someone@example.org" })).toContain("with 612 puzzles");
});

test("links inside the page lead to a question that is there", () => {
  const entries = readFaq(text).flatMap(({ entries }) => entries);
  const targets = entries.flatMap(({ answer }) => [...answer.matchAll(/\]\(#(.*?)\)/g)].map((match) => match[1]));
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(entries.map(({ id }) => id)).toContain(target);
});
