import { beforeAll, expect, test } from "vitest";
import { numberOfPuzzle } from "../../src/content/where.ts";
import { readBank } from "../search/index.ts";
import { type Carriers, partsOfTag, schemeOf, standardOf } from "./curriculum.ts";
import { loadFamilies } from "./families.ts";
import { knowSkills } from "./skills.ts";

let carriers: Carriers;
beforeAll(async () => {
  carriers = { puzzles: readBank(await loadFamilies()), zones: await knowSkills() };
}, 120_000);

/** For each tag, where a puzzle with that tag alone stands in a scheme. */
function placesOf(name: "england" | "common-core", tags: readonly string[]): readonly (readonly string[])[] {
  const all = tags.map((tag, at) => ({ id: `arithmetic-easy-${String(at).padStart(3, "0")}`, curriculum: [tag] }));
  const scheme = schemeOf(name, { puzzles: new Map([["arithmetic/easy", all]]) as never, zones: [] });
  return tags.map((_, at) =>
    scheme.flatMap(({ id, topics }) =>
      topics.flatMap(({ code, puzzles }) => (puzzles["arithmetic/easy"]?.includes(at) ? [`${id}: ${code}`] : [])),
    ),
  );
}

test.each([
  ["7.NS.2d", "7.NS.2"],
  ["HSA-REI.4b", "A-REI.4"],
  ["HSS-CP.A.1", "S-CP.1"],
  ["A-APR.6", "A-APR.6"],
  ["MP7", "MP7"],
  ["A-level algebra", null],
  ["Y5 factors", null],
])("%s is a tag for the standard %s", (tag, standard) => {
  expect(standardOf(tag)).toBe(standard);
});

test("a tag is for the stages it names", () => {
  expect(partsOfTag("Y4-Y6 area")).toEqual({ stages: ["Y4", "Y5", "Y6"], topic: "area" });
  expect(partsOfTag("KS3-4 probability")).toEqual({ stages: ["KS3", "KS4"], topic: "probability" });
  expect(partsOfTag("KS2 time")).toEqual({ stages: ["Y3", "Y4", "Y5", "Y6"], topic: "time" });
  expect(partsOfTag("A-level Further: graphs")).toEqual({ stages: ["A-level"], topic: "graphs" });
  expect(partsOfTag("graph theory")).toEqual({ stages: [""], topic: "graph theory" });
  expect(placesOf("england", ["Y5 square numbers"])).toEqual([["y5: Squares and cubes"]]);
});

test("every code and every topic of a stage that a puzzle or a skill carries stands in its scheme", () => {
  const carried = [
    ...[...carriers.puzzles.values()].flat().flatMap(({ curriculum }) => curriculum),
    ...carriers.zones.flatMap(({ skills }) => skills.flatMap(({ curriculum }) => curriculum)),
  ];
  const tags = [...new Set(carried)].filter((tag) => standardOf(tag) || partsOfTag(tag).stages[0] !== "");
  expect(tags.length).toBeLessThan(1000);
  const [england, core] = [placesOf("england", tags), placesOf("common-core", tags)];
  const lost = tags.filter((tag, at) => (standardOf(tag) ? core[at]?.length !== 1 : england[at]?.length === 0));
  expect(lost).toEqual([]);
});

test("what a scheme names is there: skills by id, puzzles by the number of their list", () => {
  const ids = new Set(carriers.zones.flatMap(({ skills }) => skills.map(({ id }) => id)));
  for (const scheme of ["england", "common-core"] as const) {
    const topics = schemeOf(scheme, carriers).flatMap(({ topics }) => topics);
    expect(topics.length).toBeGreaterThan(100);
    for (const { skills, puzzles } of topics) {
      expect(skills.filter((id) => !ids.has(id))).toEqual([]);
      for (const [list, numbers] of Object.entries(puzzles))
        expect(carriers.puzzles.get(list)?.map(({ id }) => numberOfPuzzle(id))).toEqual(
          expect.arrayContaining([...numbers]),
        );
    }
    // Most of it is there; how much is not is told on the page.
    expect(
      topics.filter(({ skills, puzzles }) => skills.length > 0 || Object.keys(puzzles).length > 0).length,
    ).toBeGreaterThan(topics.length / 2);
  }
});
