import { type Level, levels, type Puzzle } from "../../engine/puzzle.ts";

/** What a reader asked to see of a list. */
export interface Filter {
  readonly level: Level | "all";
  /** Slug of a topic, or "all". */
  readonly topic: string;
  /** Only puzzles that are not solved yet. */
  readonly unsolved: boolean;
}

export const everything: Filter = { level: "all", topic: "all", unsolved: false };
export const levelChoices = ["all", ...levels] as const;

export function isEverything({ level, topic, unsolved }: Filter): boolean {
  return level === "all" && topic === "all" && !unsolved;
}

/** What the address of a list asks for (?level=hard&topic=primes&unsolved=1). */
export function readFilter(search: URLSearchParams): Filter {
  return {
    level: levels.find((level) => level === search.get("level")) ?? "all",
    topic: search.get("topic") ?? "all",
    unsolved: search.get("unsolved") === "1",
  };
}

/** The puzzles that fit, in the order of the list. `solved` are ids. */
export function filtered(
  puzzles: readonly Puzzle[],
  { level, topic, unsolved }: Filter,
  solved: ReadonlySet<string>,
): Puzzle[] {
  return puzzles.filter(
    (puzzle) =>
      (level === "all" || puzzle.level === level) &&
      (topic === "all" || puzzle.topic === topic) &&
      !(unsolved && solved.has(puzzle.id)),
  );
}

/** One of the puzzles by chance, rather one that is not solved yet and not the one shown; undefined where there is none. */
export function surprise(
  puzzles: readonly Puzzle[],
  solved: ReadonlySet<string>,
  shown: string | null,
  chance: () => number,
): string | undefined {
  const others = puzzles.filter(({ id }) => id !== shown);
  const fresh = others.filter(({ id }) => !solved.has(id));
  const among = fresh.length ? fresh : others;
  return among[Math.floor(chance() * among.length)]?.id;
}
