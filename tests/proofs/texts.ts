import { collections, libraryOf, readFiles } from "../../build/library/read.ts";
import { posed } from "../../src/engine/poser.ts";
import { families, lists } from "./bank.ts";
import { zones } from "./reading/posers.ts";
import { sets } from "./weekly-quiz/all.ts";

/** A text that stands beside a problem, or anywhere in the library. */
export interface Beside {
  /** The puzzle, question or entry that it belongs to, after what kind of thing that is. */
  readonly kind: string;
  readonly id: string;
  /** What it is there for: hint, solution, slip, explanation, or the name of its field in the library. */
  readonly part: string;
  readonly text: string;
  /** The wrong answer that a slip speaks of. */
  readonly when?: string;
  /** Tells of a mistake: what many believe, a wrong turn, a wrong answer. */
  readonly isMistaken?: true;
}

interface Posed {
  readonly problem?: string;
  readonly prompt?: string;
  readonly hint?: string;
  readonly solution?: readonly string[];
  readonly steps?: readonly string[];
  readonly slips: readonly { readonly when: string; readonly say: string }[];
  readonly check: string;
}

const part = (kind: string, id: string, name: string, texts: readonly string[]): Beside[] =>
  texts.map((text) => ({ kind, id, part: name, text }));

const ofPosed = (kind: string, id: string, puzzle: Posed): Beside[] => [
  ...part(kind, id, "problem", [puzzle.problem ?? puzzle.prompt ?? ""]),
  ...part(kind, id, "hint", puzzle.hint ? [puzzle.hint] : []),
  ...part(kind, id, "solution", [...(puzzle.solution ?? []), ...(puzzle.steps ?? [])]),
  ...part(kind, id, "check", [puzzle.check]),
  ...puzzle.slips.map(({ when, say }): Beside => ({ kind, id, part: "slip", text: say, when, isMistaken: true })),
];

/** The texts of all puzzles of the bank. */
export const ofBank: readonly Beside[] = [...lists.values()]
  .flat()
  .flatMap((puzzle) => ofPosed("bank", puzzle.id, puzzle));

/** The texts of all families and stages, from so many seeds. */
export const ofPosers = (seeds: readonly number[]): Beside[] => [
  ...[...families].flatMap(([path, family]) =>
    seeds.flatMap((seed) => ofPosed("family", `${path}~${seed}`, posed(family, seed))),
  ),
  ...zones.flatMap(({ skills }) =>
    skills.flatMap(({ id, stages }) =>
      stages.flatMap((stage, at) =>
        seeds.flatMap((seed) => ofPosed("stage", `${id}/${at}~${seed}`, posed(stage, seed) as Posed)),
      ),
    ),
  ),
];

/** Question, explanation and misconceptions of each question of the quiz. */
export const ofQuiz: readonly Beside[] = sets
  .flat()
  .flatMap(({ id, question, explanation, options }) => [
    ...part("quiz", id, "problem", [question]),
    ...part("quiz", id, "explanation", [explanation]),
    ...options.flatMap(({ text, misconception }): Beside[] =>
      misconception
        ? [{ kind: "quiz", id, part: "misconception", text: misconception, when: text, isMistaken: true }]
        : [],
    ),
  ]);

const mistaken = (name: string, value: object) =>
  (name === "mistake" && "say" in value) || ("kind" in value && value.kind === "wrong-turn") || "when" in value;

/** All that is told under a value of the library: its fields and theirs. */
function told(kind: string, id: string, value: unknown, name: string, when?: string, isMistaken?: true): Beside[] {
  if (typeof value === "string")
    return [
      { kind, id, part: name, text: value, ...(when !== undefined && { when }), ...(isMistaken && { isMistaken }) },
    ];
  if (Array.isArray(value)) return value.flatMap((item) => told(kind, id, item, name, when, isMistaken));
  if (typeof value !== "object" || value === null) return [];
  const isWrong = mistaken(name, value);
  const typed = "when" in value && typeof value.when === "string" ? value.when : undefined;
  return Object.entries(value)
    .filter(([field]) => !["id", "when", "see", "terms", "rests"].includes(field))
    .flatMap(([field, inner]) =>
      told(kind, id, inner, field, field === "say" ? typed : undefined, isWrong && field === "say" ? true : undefined),
    );
}

/** The texts of all entries of the library. */
export function ofLibrary(): Beside[] {
  const library = libraryOf(readFiles());
  return collections.flatMap((collection) =>
    library[collection].flatMap((entry) => told(collection, entry.id, entry, "")),
  );
}
