import { expect, test, vi } from "vitest";
import { listed } from "../../../tests/proofs/bank.ts";
import { sources } from "../../../tests/sources.ts";
import { challengeOf, firstChallenge } from "../../content/daily-calendar.ts";
import { stage } from "../../engine/exercise.ts";
import { daysAfter } from "../../learner/day.ts";
import { poseFamily } from "../puzzle-list/pose.ts";
import { kindOfChallenge, kindsOfSkill } from "./kinds.ts";
import { place } from "./questions.ts";
import { byQuestion, twinOf } from "./variants.ts";

vi.mock("./sources.ts", () => import("../../../tests/sources.ts"));

/** A skill whose only step was changed once. */
const write = (n: number) => ({ prompt: `Work out $${n}$.` }) as never;
const changed = stage({
  grade: 1,
  label: "once",
  bounds: { n: [1, 9] },
  write: ({ n }) => write(n),
  before: [{ bounds: { n: [1, 9] }, write }],
});
const zoneOf = async () =>
  [{ id: "sums", title: "Sums", about: "", curriculum: [], needs: [], stages: [changed] }] as const;

test("a step of a skill goes into a set in its newest version, and its twin is of that version", async () => {
  const [kind] = await kindsOfSkill("sums", { zoneOf });
  expect(kind).toMatchObject({ label: "once" });
  expect(kind?.item(5)).toBe("sums/0~5@2");
  const set = { title: "", entries: [{ item: "sums/0~5@2" }] };
  expect(await twinOf(set, 1, { ...sources, zoneOf }, byQuestion)).toMatchObject({
    stayed: 0,
    set: { entries: [{ item: expect.stringMatching(/^sums\/0~(?!5@)\d+@2$/) }] },
  });
});

test("the challenge of every day goes into a set, asks the same there, and has other numbers", async () => {
  const families = new Set<string>();
  for (let at = 0; at < 120; at++) {
    const challenge = challengeOf(daysAfter("2026-09-01", at));
    if (challenge.kind === "written" || families.has(challenge.family)) continue;
    families.add(challenge.family);
    const [kind] = await kindOfChallenge(challenge, { id: "", title: "" }, sources);
    const item = kind?.item(0) ?? "";
    expect(item).toMatch(new RegExp(`~${challenge.seed}(?:@${challenge.version})?$`));
    // Posing takes its time.
    if (families.size % 7 > 0) continue;
    const puzzle = await poseFamily(challenge.family, challenge.seed, "of-the-day", challenge.version ?? 1);
    const { question, note } = await place({ item }, sources);
    expect(note).toBe("");
    expect(question).toMatchObject({ title: puzzle.title, prompt: puzzle.problem, answer: puzzle.answer });
    expect((await twinOf({ title: "", entries: [{ item }] }, 1, sources, byQuestion)).stayed).toBe(0);
  }
  expect(families.size).toBe(98);
});

test("the first challenge, which is written out, goes into a set by its name", async () => {
  const first = listed.get("daily")?.[0];
  if (!first || firstChallenge.kind !== "written") throw new Error("no first challenge");
  const [kind] = await kindOfChallenge(firstChallenge, { id: first.id, title: first.title }, sources);
  expect(kind?.item(0)).toBe("daily-001");
  expect((await place({ item: "daily-001" }, sources)).question).toMatchObject({ title: first.title });
});
