import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContact } from "./contact.ts";

const text = readFileSync("src/content/contact.yaml", "utf8");

test("three cards, each with a subject line of its own", () => {
  const cards = Object.values(readContact(text).cards);
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map(({ subject }) => subject)).size).toBe(3);
});

test("replies are aimed at within 48 hours", () => {
  expect(readContact(text).response.text).toContain("48 hours");
});

test("a missing card is a fault that says where", () => {
  expect(() => readContact(text.replace(/ {2}bugs:[\s\S]*?(?= {2}suggestions:)/, ""))).toThrow(/ {2}cards\.bugs: /);
});
