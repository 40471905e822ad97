import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTopics } from "../../src/content/schema/topics.ts";
import { levels } from "../../src/engine/puzzle.ts";
import { readBank } from "../search/index.ts";
import { loadFamilies } from "./families.ts";
import { choicesByLevel, tabbed } from "./topic-choices.ts";

test("a level offers just those topics of which it has a puzzle", async () => {
  const { choices } = readTopics(readFileSync("src/content/topics.yaml", "utf8"));
  const bank = readBank(await loadFamilies());
  for (const category of ["arithmetic", ...tabbed] as const) {
    const offered = choicesByLevel(choices, category, bank);
    for (const level of levels) {
      const has = new Set((bank.get(`${category}/${level}`) ?? []).map(({ topic }) => topic));
      expect(offered[level].map(({ slug }) => slug).sort(), `${category}, ${level}`).toEqual([...has].sort());
    }
  }
  const slugs = (level: "easy" | "hard") => choicesByLevel(choices, "arithmetic", bank)[level].map(({ slug }) => slug);
  expect(slugs("easy")).not.toContain("powers-roots");
  expect(slugs("hard")).toContain("powers-roots");
});
