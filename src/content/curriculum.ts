import type { Grade } from "../engine/exercise.ts";

/** A topic of a scheme, and what the site has for it. */
export interface Topic {
  /** Its code where the scheme has codes, else its name: within its group there is one of it. */
  readonly code: string;
  /** What pupils learn: a sentence. */
  readonly says: string;
  /** Ids of the skills that practise it. */
  readonly skills: readonly string[];
  /** The numbers of its puzzles, by list. */
  readonly puzzles: Readonly<Record<string, readonly number[]>>;
}

/** A year, or years that are taught as one. */
export interface TopicGroup {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly grade: Grade;
  readonly topics: readonly Topic[];
}

/** What a country's schools teach, in order. */
export type Scheme = readonly TopicGroup[];
