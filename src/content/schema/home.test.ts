import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readHome } from "./home.ts";

const text = readFileSync("src/content/home.yaml", "utf8");

test("the seven subjects come in the sidebar's order, Brain Teasers apart", () => {
  const home = readHome(text);
  expect(home.categories.cards.map(({ href }) => href)).toEqual([
    "/arithmetic",
    "/algebra",
    "/geometry",
    "/logic",
    "/number-theory",
    "/patterns",
    "/word-problems",
  ]);
  expect(home.specialPuzzles.card.href).toBe("/brain-teasers");
});

test("the two feature cards keep their titles", () => {
  const { progress, learn } = readHome(text).features;
  expect([progress.title, learn.title]).toEqual(["Track Progress", "Learn & Grow"]);
});

test("a card without an address is a fault that says where", () => {
  expect(() => readHome(text.replace("      href: /algebra\n", ""))).toThrow(/ {2}categories\.cards\.1\.href: /);
});

test("six cards are a fault", () => {
  expect(() => readHome(text.replace(/ {4}- title: Logic[\s\S]*?(?= {4}- title)/, ""))).toThrow(
    / {2}categories\.cards: /,
  );
});
