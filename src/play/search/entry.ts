/** What can be found, in the order in which equally good finds stand. */
export const kinds = {
  page: "Pages",
  topic: "Topics",
  skill: "Skills to practise",
  sheet: "Worksheets",
  game: "Games",
  idea: "Ideas and methods",
  lesson: "Lessons and plans",
  formula: "Formulas",
  exam: "Exam formulas",
  word: "Words",
  person: "People",
  fact: "Facts and news",
  use: "Uses, art and competitions",
  puzzle: "Puzzles",
} as const;
export type Kind = keyof typeof kinds;

/** Something that can be found, as a source of the index (build/search/sources.ts) names it. */
export interface Entry {
  readonly kind: Kind;
  readonly title: string;
  /** Where it is, below the top of the site. */
  readonly path: string;
  /** What tells it from others of the same name: its category, its formula. Shown, and searched like a description. */
  readonly note?: string;
  /** Other names under which people look for it, with commas between them. */
  readonly words?: string;
  /** What it is about, in sentences: counts least. */
  readonly text?: string;
  /** The grades that it is for, a digit each, where it is not for everybody: "12". */
  readonly grades?: string;
  /** Not built yet: found, but after all that is. */
  readonly soon?: true;
}

/** The puzzles of a list, packed: there are more than a thousand. The puzzle numbered n stands at n - 1; "" where there is none any more. */
export interface PackedList {
  readonly list: string;
  /** What the list is called: "Circles". */
  readonly name: string;
  readonly titles: readonly string[];
  /** A letter for each title: e, m or h. One for all of them where they have the same level. */
  readonly levels: string;
}

/** Entries of one kind that follow each other, below one path: both are said once. */
export interface PackedEntries {
  readonly kind: Kind;
  /** "/glossary/" */
  readonly below: string;
  readonly of: readonly PackedEntry[];
}

/** An entry whose path is left out where its title says it: "Prime number" is at /glossary/prime-number. */
export type PackedEntry = Omit<Entry, "kind" | "path"> & Partial<Pick<Entry, "path">>;

/** Where something of this title is, below a path. */
export const pathBelow = (below: string, title: string) => below + title.toLowerCase().replace(/[^a-z\d]+/g, "-");

/** The index of names, as the build writes it and a page fetches it. */
export interface Names {
  readonly entries: readonly PackedEntries[];
  readonly lists: readonly PackedList[];
}

/** The words of the puzzles of a category: by list, for each puzzle in the order of its number. */
export type PuzzleWords = Readonly<Record<string, readonly string[]>>;
