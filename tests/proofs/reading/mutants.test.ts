import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { oneIn, seeds } from "../../../src/engine/contract-tests/scale.ts";
import { familyProofs, lists, proofs } from "../bank.ts";
import { answers, sets } from "../weekly-quiz/all.ts";
import { readingOf } from "../weekly-quiz/quiz-proofs.ts";
import { rightAmong } from "../weekly-quiz/right.ts";
import { wrong } from "../weekly-quiz/wrong.ts";
import type { Tag } from "./exchanges.ts";
import { idle, idleIn, namesIn } from "./idle.ts";
import { alike, drawn } from "./idle-labels.ts";
import { strange } from "./labels.ts";
import { type Layout, layoutFor } from "./layout.ts";
import {
  type By,
  findsOther,
  judgedBy,
  type Noticed,
  noticed,
  noticedByReader,
  noticedLabels,
  proofFindsOther,
  type Told,
} from "./mutants.ts";
import { familyPosers, knownFamilies, knownStages, type Poser, posed, skillProofs, stagePosers } from "./posers.ts";
import { noted, Reading } from "./reading.ts";
import { shownOf } from "./shown.ts";
import { termsText } from "./terms.ts";

type Proof = Told["proof"];
const [ofFamilies, ofStages] = [knownFamilies(), knownStages()];
const layouts = new Map([...ofFamilies.layouts, ...ofStages.layouts]);
const labels = new Map([...ofFamilies.labels, ...ofStages.labels]);
const scores = new Map<string, Map<By, number>>();
/** Numbers that may be others, as far as the proof goes, and those of them that nobody has given a reason for. */
const found: string[] = [];
const unexplained: string[] = [];
/** Numbers that no proof looks at: only the notes kept of the text hold them. */
const kept: string[] = [];
/** The names of such numbers, each after the path of its family or stage. */
const withIdle = new Set<string>();
/** Places that stand in the list and are noticed. */
const inVain: string[] = [];

const count = (kind: string, by: By): void => {
  const of = scores.get(kind) ?? new Map<By, number>();
  scores.set(kind, of.set(by, (of.get(by) ?? 0) + 1));
};

function score(
  kind: string,
  path: string,
  where: string,
  reading: Reading,
  { layout }: Told,
  all: readonly Noticed[],
): void {
  for (const { place, value, by } of all) {
    count(kind, by);
    const line = `${where}, number ${place + 1}, ${value}: ${noted(reading.notes)}`;
    if (by === "kept") kept.push(line);
    if (by !== "nothing") continue;
    found.push(line);
    const name = idleName(path, reading, place, layout);
    if (name === null) unexplained.push(line);
    else withIdle.add(`${path} ${name}`);
  }
}

/** The name in idle.ts that excuses a number; null where none does. */
function idleName(path: string, reading: Reading, place: number, layout: Layout | undefined): string | null {
  const { of = "", after } = idle[path] ?? {};
  const slot = layout?.[place];
  const names = namesIn(slot ? termsText(slot) : null);
  const name = of.split(" ").find((one) => names.includes(one));
  return name && (!after || after.test(before(reading, place))) ? name : null;
}

/** The text that a number stands in, up to the number. */
function before({ numbers, shown: { words, labels, options } }: Reading, place: number): string {
  const numeral = numbers[place];
  return numeral ? ([words, ...labels, ...options][numeral.text] ?? "").slice(0, numeral.from) : "";
}

/** Each number of a text that never changes is noticed by its proof, or is idle; those of wrong options are counted for themselves. */
function scoreFixed(
  kind: string,
  id: string,
  reading: Reading,
  all: readonly Noticed[],
  wrong: readonly number[] = [],
): void {
  const listed = idleIn[id]?.places ?? [];
  for (const { place, value, by } of all) {
    const [isListed, isWrong] = [listed.includes(place + 1), wrong.includes(reading.numbers[place]?.text ?? 0)];
    const isFree = by === "nothing" || by === "kept";
    const line = `${id}, number ${place + 1}, ${value}: ${noted(reading.notes)}`;
    count(isWrong ? `${kind}, wrong options` : kind, isFree && isListed ? "nothing" : by);
    if (!isFree && isListed) inVain.push(line);
    else if (isFree && isListed) found.push(line);
    else if (isFree) unexplained.push(line);
  }
}

/** Labels of words and figure that changed places while nothing but the kept notes noticed. */
const unseen: { readonly id: string; readonly tag: Tag; readonly before: string; readonly what: string }[] = [];

function scoreLabels(kind: string, id: string, { shown }: Reading, all: ReturnType<typeof noticedLabels>): void {
  for (const { tag, by } of all) {
    count(kind, by);
    if (by !== "kept") continue;
    const before = ([shown.words, ...shown.labels][tag.text] ?? "").slice(0, tag.from);
    unseen.push({ id, tag, before, what: `${tag.kind} ${tag.said} in text ${tag.text} at ${tag.from}` });
  }
}

/** Labels in the texts of a poser: what stands otherwise than in its texts before is noticed. */
function scoreLabelsOf(kind: string, path: string, told: Told, reading: Reading): void {
  const kept = labels.get(path);
  const isStrange = (altered: Reading) => !!kept && strange(kept, told.parameters, altered) !== null;
  const isOther = proofFindsOther(told);
  scoreLabels(
    `labels: ${kind}`,
    path,
    reading,
    noticedLabels(reading, "rest", (altered) => isStrange(altered) || isOther(altered)),
  );
}

test("puzzles of the bank", () => {
  for (const puzzle of oneIn(3, [...lists.values()].flat())) {
    const reading = new Reading(shownOf(puzzle));
    const { id, answer, family: path = "", with: parameters = {} } = puzzle;
    const [ground, proof, own] = [familyPosers.get(path), familyProofs[path], proofs[id]];
    if (ground && proof) {
      const layout = layoutFor(layouts.get(path), parameters, reading);
      const told = { ground, layout, parameters, answer, proof };
      score("bank: by a family", path, id, reading, told, noticed(reading, told));
      scoreLabelsOf("bank: by a family", path, told, reading);
    } else if (own) {
      scoreFixed(
        "bank: proofs that read",
        id,
        reading,
        noticedByReader(reading, () => judgedBy(answer), own, idleIn[id]?.places),
      );
      scoreLabels("labels: bank", id, reading, noticedLabels(reading, "proof", findsOther(judgedBy(answer), own)));
    } else throw new Error(`${id} has no proof`);
  }
}, 600_000);

test("questions of the quiz", () => {
  for (const question of oneIn(3, sets.flat())) {
    const { id, options, correct } = question;
    const proof = answers[id];
    if (!proof) throw new Error(`${id} has no proof`);
    const rightIn = ({ shown, said }: Reading) => rightAmong(shown.options, correct, wrong[id]?.(said));
    const reading = readingOf(question);
    const others = options.flatMap((_, i) => (i === correct ? [] : [1 + i]));
    scoreFixed("quiz", id, reading, noticedByReader(reading, rightIn, proof, idleIn[id]?.places), others);
    scoreLabels("labels: quiz", id, reading, noticedLabels(reading, "proof", findsOther(rightIn(reading), proof)));
  }
}, 600_000);

const tries = seeds(20, 2);
describe.each([
  ["families", familyPosers, (path: string) => familyProofs[path]],
  ["stages of skills", stagePosers, proofOfStage],
] as const)("%s", (kind, posers, proofOf) => {
  test.each([...posers])(
    "%s",
    (path: string, poser: Poser) => {
      const proof = proofOf(path) as Proof | undefined;
      if (!proof) throw new Error(`${path} has no proof`);
      for (let seed = 0; seed < tries; seed++) {
        const { parameters, puzzle, reading } = posed(poser, seed);
        const layout = layoutFor(layouts.get(path), parameters, reading);
        const told = { ground: poser, layout, parameters, answer: puzzle.answer, proof };
        score(kind, path, `${path} ${seed}`, reading, told, noticed(reading, told));
        scoreLabelsOf(kind, path, told, reading);
      }
    },
    600_000,
  );
});

function proofOfStage(path: string): Proof | undefined {
  const [id = "", at] = path.split("/");
  const proof = skillProofs[id];
  return proof && ((parameters, reading) => proof(parameters as never, Number(at), reading));
}

afterAll(() => {
  const to = process.env["PROOFS_SCORE"];
  const table = Object.fromEntries([...scores].map(([kind, of]) => [kind, Object.fromEntries(of)]));
  if (to) writeFileSync(to, JSON.stringify({ scores: table, idle: found, kept, unseen }, null, 1));
});

test("a number that may be another without another answer has a reason in idle.ts", () => {
  expect(unexplained).toEqual([]);
  expect(inVain).toEqual([]);
  const ids = new Set([...lists.values(), ...sets].flat().map(({ id }) => id));
  expect(Object.keys(idleIn).filter((id) => !ids.has(id))).toEqual([]);
  // In the long run each of its numbers is one.
  const named = Object.entries(idle).flatMap(([path, { of }]) => of.split(" ").map((name) => `${path} ${name}`));
  expect(named.filter((one) => seeds(1, 0) && !withIdle.has(one))).toEqual([]);
});

test("a label that may change places without another answer stands in idle-labels.ts", () => {
  const listed = { ...alike, ...drawn };
  const excused = unseen.filter(({ id, tag, before }) => {
    const { said = tag.said, kinds = tag.kind, after } = listed[id] ?? { said: "" };
    return said.split(" ").includes(tag.said) && kinds.split(" ").includes(tag.kind) && (after?.test(before) ?? true);
  });
  expect(unseen.filter((one) => !excused.includes(one)).map(({ id, what }) => `${id}: ${what}`)).toEqual([]);
  // All are tried in the long run: then nothing stands there in vain.
  const found = new Set(excused.flatMap(({ id, tag }) => [id, `${id} ${tag.said}`, `${id} ${tag.kind}`]));
  const named = Object.entries(listed).flatMap(([id, { said, kinds }]) => [
    id,
    ...`${said ?? ""} ${kinds ?? ""}`
      .trim()
      .split(" ")
      .map((one) => `${id} ${one}`),
  ]);
  expect(named.filter((one) => seeds(1, 0) && !found.has(one))).toEqual([]);
});

test("no number of a family or a stage is held by the kept notes alone, at two seeds of each", () => {
  for (const kind of ["families", "stages of skills"])
    expect(scores.get(kind)?.get("kept") ?? 0, kind).toBeLessThanOrEqual(seeds(Number.POSITIVE_INFINITY, 0));
});

test("most numbers that are not constants of a story are noticed by a proof, or by the rest of their text", () => {
  for (const kind of ["bank: by a family", "families", "stages of skills"]) {
    const of = (by: By) => scores.get(kind)?.get(by) ?? 0;
    expect(of("proof") + of("rest"), kind).toBeGreaterThan(2 * (of("kept") + of("nothing")));
  }
  expect(scores.get("bank: proofs that read")?.get("proof")).toBeGreaterThan(seeds(300, 90));
});
