import { useEffect, useState } from "react";

/** What lines of letters say while they move, by the numbers of the lines. */
export type Texts = ReadonlyMap<number, string>;

export const none: Texts = new Map();
/** A letter rests when it has stood still for so many milliseconds: longer than between two steps on a slow machine. */
const pause = 400;

/**
 * Letters on the move. The picture, the point that is read out and the field of a letter follow each step; the list of lines, and
 * with it the rest of the page, is told when they rest: a step for all of it would take longer than a frame.
 */
export class Moving {
  readonly #rest: (texts: Texts) => void;
  readonly #followers = new Set<(texts: Texts) => void>();
  #texts = none;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rest: (texts: Texts) => void) {
    this.#rest = rest;
  }

  get texts(): Texts {
    return this.#texts;
  }

  move(id: number, text: string): void {
    this.#tell(new Map(this.#texts).set(id, text));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rest(), pause);
  }

  /** They rest now. */
  rest(): void {
    if (this.#texts === none) return;
    this.#rest(this.#texts);
    this.drop();
  }

  /** What was moved does not hold any more. */
  drop(): void {
    clearTimeout(this.#timer);
    if (this.#texts !== none) this.#tell(none);
  }

  /** Calls back at each step; gives what ends that. */
  follow(follower: (texts: Texts) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  #tell(texts: Texts): void {
    this.#texts = texts;
    for (const follower of this.#followers) follower(texts);
  }
}

/** Whether a letter is moving. */
export function useIsMoving(moving: Moving): boolean {
  const [isMoving, setIsMoving] = useState(false);
  useEffect(() => moving.follow((texts) => setIsMoving(texts !== none)), [moving]);
  return isMoving;
}
