import type { Help } from "../../engine/game/session.ts";
import { gameOfItem } from "../../engine/item.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { clockTime } from "../../ui/clock-time.ts";

/** Something to say of a board that was solved. */
export interface Fact {
  readonly about: "time" | "fewest" | "technique" | "best" | "streak";
  readonly words: string;
}

interface Solved {
  readonly game: { readonly id: string };
  readonly fair: { readonly grade: string; readonly technique?: string };
  readonly help: Help;
  /** How many moves stand. */
  readonly at: number;
  /** Milliseconds. */
  readonly ms: number;
}

const ownWords = {
  alone: "All your own work.",
  hint: "The hint opened the door, you walked through.",
  solution: "Some of it was done for you, the rest is yours.",
} as const;

/** A warm line for a solved board that says no more than what is true of it; one that is not counted was done for her from first to last. */
export const endingWords = (help: Help, isCounted: boolean) =>
  help === "solution" && !isCounted
    ? "All of it was done for you, so it is not counted among your solved ones."
    : ownWords[help];

/**
 * What is true of a solved board: its time, whether no way is shorter, the hardest technique that it needed, how it stands beside this
 * learner's fastest of the same game and grade, and the days in a row; `log` holds that board already. Without times where she wants none.
 */
export function endingFacts(
  { game, fair, help, at, ms }: Solved,
  log: readonly Entry[],
  timed: boolean,
  days: number,
): readonly Fact[] {
  const [, fewest] = /\b(\d+) (?:moves?|press(?:es)?) at best$/.exec(fair.grade) ?? [];
  const isFewest = help !== "solution" && Number(fewest) === at;
  const done: readonly Fact[] = [
    ...(isFewest ? [{ about: "fewest", words: "No way is shorter" } as const] : []),
    ...(fair.technique ? [{ about: "technique", words: `Hardest step: ${fair.technique}` } as const] : []),
  ];
  const row: readonly Fact[] = days > 1 ? [{ about: "streak", words: `${days} days in a row` }] : [];
  if (!timed) return [...done, ...row];
  const times = log.flatMap((one) =>
    one.what === "win" && one.help === "alone" && one.grade === fair.grade && gameOfItem(one.item) === game.id
      ? [one.ms]
      : [],
  );
  const fastest = Math.min(...times);
  const isBest = help === "alone" && times.length > 1;
  const best = fastest < ms ? `Your fastest: ${clockTime(fastest)}` : isBest ? "Your fastest so far" : null;
  return [
    { about: "time", words: clockTime(ms) },
    ...done,
    ...(best ? [{ about: "best", words: best } as const] : []),
    ...row,
  ];
}
