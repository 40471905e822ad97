// What an entry of the log points at: a puzzle's id, or for a twin ("Try another like this") that id, a tilde and its seed,
// and from its second version on "@2"; a question of a skill is "skill/stage~seed", a fact of the times tables "fact/7x8", a
// board "game/sudoku~9-hard~48213", a run "speed/times/12/60", or "sums/times/12/60" where it cannot be compared.

/** The item of a puzzle, or of a twin of it, in its version: 1 where nothing is said. */
export function itemOf({ id, version = 1 }: { readonly id: string; readonly version?: number | undefined }): string {
  return version === 1 ? id : `${id}@${version}`;
}

/** The item of a twin of a puzzle. */
export function twinId(puzzle: string, seed: number): string {
  return `${puzzle.split("~")[0]}~${seed}`;
}

/** The puzzle that an item is or is like. */
export function puzzleOfItem(item: string): string {
  const end = item.search(/[~@]/);
  return end < 0 ? item : item.slice(0, end);
}

/** Which question of which skill an item is: the index of the stage, and the seed. */
export interface Exercise {
  readonly skill: string;
  readonly stage: number;
  readonly seed: number;
}

/** The item of a question. */
export function exerciseItem({ skill, stage, seed }: Exercise): string {
  return `${skill}/${stage}~${seed}`;
}

/** The question that an item is; null when it is a puzzle or a fact. */
export function readExerciseItem(item: string): Exercise | null {
  const [, skill, stage, seed] = /^([a-z0-9-]+)\/(\d)~(\d{1,10})$/.exec(item) ?? [];
  return skill && stage && seed ? { skill, stage: Number(stage), seed: Number(seed) } : null;
}

/** How the items of the questions of some skills begin. */
export function itemsOf(skills: readonly { readonly id: string }[]): readonly string[] {
  return skills.map(({ id }) => `${id}/`);
}

/** The item of a multiplication fact, the same for 7 × 8 and 8 × 7. */
export function factItem(a: number, b: number): string {
  return `fact/${Math.min(a, b)}x${Math.max(a, b)}`;
}

/** The item of a board: by the code that it was dealt from, empty for one from outside. */
export function boardItem(game: string, code: string): string {
  return itemsOfGame(game) + (code || "opened");
}

/** How the items of the boards of a game begin. */
export function itemsOfGame(game: string): string {
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
