import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAbout } from "./about.ts";

const text = readFileSync("src/content/about.yaml", "utf8");

test("four features, three audiences", () => {
  const about = readAbout(text);
  expect(about.features.cards).toHaveLength(4);
  expect(about.audiences.cards.map(({ title }) => title)).toEqual(["Students", "Teachers", "Parents"]);
});

test("no adverts, no tracking, free, offline and open to everyone are promised", () => {
  const titles = readAbout(text).commitments.cards.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(["No adverts", "No tracking", "Free", "Works without the internet", "Open to everyone"]),
  );
});

test("an audience under another name is a fault that says where", () => {
  expect(() => readAbout(text.replace("title: Parents", "title: Uncles"))).toThrow(/ {2}audiences\.cards\.2\.title: /);
});
