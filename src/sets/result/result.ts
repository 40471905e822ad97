/** What came of one question of a set. */
export interface Given {
  readonly verdict: "right" | "almost" | "wrong" | "none";
  /** The slip that it is: its place among the question's. */
  readonly slip?: number;
  /** How many answers were given, the last one with them; 0 where there was none. */
  readonly tries: number;
  readonly seconds: number;
  /** The last answer as it was typed; empty where it is not known. */
  readonly typed: string;
}

/** What a pupil hands back. Nobody can be made out from it but by the name that the teacher asked for. */
export interface Result {
  /** The code of the set (sets/link.ts). */
  readonly set: string;
  /** A nickname or a number, where the teacher asks for one; otherwise empty. */
  readonly who: string;
  /** Which twin of the set it was, where each pupil has numbers of their own: 0 is the set itself. */
  readonly variant: number;
  /** Of each question, in the order of the set. */
  readonly given: readonly Given[];
  /** From a typed code: it holds no answers, times in four steps, and of slips the first six. */
  readonly rough: boolean;
}

/** Why a code is none, to be told apart by a program; `problem` says it to a person. */
export interface Fault {
  readonly fault: "empty" | "letter" | "length" | "typo" | "swap" | "another" | "damaged" | "newer";
  readonly problem: string;
  /** The place of the mistake among the characters, where it is known. */
  readonly at?: number;
  /** The set that it is of, where that is known and another. */
  readonly set?: string;
}

export function isFault(read: Result | Fault): read is Fault {
  return "fault" in read;
}
