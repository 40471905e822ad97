// What an entry of the log, a draft and a teacher's set point at. Links hold these texts for ever; the grammar only grows.
//
//   puzzle    id[@v]                   "patterns-easy-003", "weekly-007"; @v: the version of the puzzle itself
//   twin      id~seed[@v]              "patterns-easy-003~12" ("Another like this"); @v: the version of the puzzle's family
//   question  skill/stage~seed[@v]     "times-tables/2~48213": the index of the stage; @v: the version of that stage
//   fact      fact/axb                 "fact/7x8", the smaller factor first
//   board     game/name~code           "game/sudoku~9-hard~48213"; the code ends in @v, the version of the game's dealer
//                                      (game/code.ts); "opened" in the place of a code: a board from outside
//   hint      item?hint                a puzzle's, or a twin's: in the log alone, where it was looked at
//   run       speed/times/12/60        "sums/times/12/60" where it cannot be compared; "monthly/2026-11/8–10"; "assessment"
//
// A seed is a whole number from 0 to 2147483647 in digits. v is a whole number from 2 on; version 1 is where nothing is said,
// so that what was written before there were versions stays valid. A version that is not known any more, or not yet, is never
// taken for another: who reads one gets an error, not another question.

/** The item of a puzzle, or of a twin of it, in its version: 1 where nothing is said. */
export function itemOf({ id, version = 1 }: { readonly id: string; readonly version?: number | undefined }): string {
  return version === 1 ? id : `${id}@${version}`;
}

/** The hint of an item, as it is noted once it was looked at. */
export const hintOf = (item: string) => `${item}?hint`;

/** The item of a twin of a puzzle. */
export function twinId(puzzle: string, seed: number): string {
  return `${puzzle.split("~")[0]}~${seed}`;
}

/** The puzzle that an item is or is like. */
export function puzzleOfItem(item: string): string {
  const end = item.search(/[~@]/);
  return end < 0 ? item : item.slice(0, end);
}

/** Which twin of which puzzle an item is. */
export interface Twin {
  readonly puzzle: string;
  readonly seed: number;
  /** Of the puzzle's family; 1 where it is left out. */
  readonly version?: number;
}

/** The twin that an item is; null when it is none. */
export function readTwinItem(item: string): Twin | null {
  const [, puzzle, seed, version] = /^([a-z0-9-]+)~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  return puzzle && seed && areSound(seed, version)
    ? { puzzle, seed: Number(seed), ...(version && { version: Number(version) }) }
    : null;
}

/** Which question of which skill an item is: the index of the stage, and the seed. */
export interface Exercise {
  readonly skill: string;
  readonly stage: number;
  readonly seed: number;
  /** Of the stage; 1 where it is left out. */
  readonly version?: number;
}

/** The item of a question. */
export function exerciseItem({ skill, stage, seed, version }: Exercise): string {
  return itemOf({ id: `${skill}/${stage}~${seed}`, version });
}

/** The question that an item is; null when it is a puzzle or a fact. */
export function readExerciseItem(item: string): Exercise | null {
  const [, skill, stage, seed, version] = /^([a-z0-9-]+)\/(\d)~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  return skill && stage && seed && areSound(seed, version)
    ? { skill, stage: Number(stage), seed: Number(seed), ...(version && { version: Number(version) }) }
    : null;
}

/** Whether a seed and a version are ones that are written. */
function areSound(seed: string, version: string | undefined): boolean {
  return Number(seed) < 2 ** 31 && (version === undefined || /^(?!1$)[1-9]/.test(version));
}

/** The skill that multiplication facts are practice of as well. */
export const skillOfFacts = "times-tables";

/** How the items of the questions of some skills begin. */
export function itemsOf(skills: readonly { readonly id: string }[]): readonly string[] {
  return skills.flatMap(({ id }) => (id === skillOfFacts ? [`${id}/`, "fact/"] : [`${id}/`]));
}

/** The item of a multiplication fact, the same for 7 × 8 and 8 × 7. */
export function factItem(a: number, b: number): string {
  return `fact/${Math.min(a, b)}x${Math.max(a, b)}`;
}

export function isFact(item: string): boolean {
  return item.startsWith("fact/");
}

/** The item of a board: by the code that it was dealt from, empty for one from outside. */
export function boardItem(game: string, code: string): string {
  return itemsOfGame(game) + (code || "opened");
}

/** How the items of the boards of a game begin. */
function itemsOfGame(game: string): string {
  return `game/${game}~`;
}

/** The game whose board an item is. */
export function gameOfItem(item: string): string {
  return /^game\/([^~]+)~/.exec(item)?.[1] ?? "";
}

/** Whether an item was posed for practice, by a skill or the times tables; puzzles and quizzes are not. */
export function isPractice(item: string): boolean {
  return item.includes("/");
}
