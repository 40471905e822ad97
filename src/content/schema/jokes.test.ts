import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readJokes } from "./jokes.ts";

const text = readFileSync("src/content/jokes.yaml", "utf8");

test("there are 20 jokes and 10 puns", () => {
  const { jokes, puns } = readJokes(text);
  expect([jokes.length, puns.length]).toEqual([20, 10]);
});

test("a pun more is a fault that says where", () => {
  expect(() => readJokes(`${text}  - One pun more.\n`)).toThrow(/^jokes\.yaml\n {2}puns: /);
});

test("a joke told twice is a fault", () => {
  const twice = text.replace(/setup: Which snake.*/, "setup: Who keeps order in the pencil case?");
  expect(() => readJokes(twice)).toThrow("is there twice");
});
