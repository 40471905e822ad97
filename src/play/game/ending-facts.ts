import type { Help } from "../../engine/game/session.ts";
import { isHers, type Share } from "../../engine/game/share.ts";
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

/** A warm line for a solved board that says no more than what is true of it: whether a hint was followed, null where that is not known. */
export function endingWords(help: Help, share: Share, followed: boolean | null, isCounted: boolean): string {
  if (help === "alone") return "All your own work.";
  if (help === "hint")
    return followed === null
      ? "Solved, with a hint on the way."
      : followed
        ? "The hint opened the door, you walked through."
        : "You had seen a hint, and this way is your own.";
  if (share.given > 0 && isHers(share)) return "Some of it was done for you, the rest is yours.";
  return `${shareWords(share)} was done for you${isCounted ? "" : ", so it is not counted among your solved ones"}.`;
}

/** Of a board that was solved before it was kept which moves were made for her nothing more is known than that some were. */
function shareWords({ given, all }: Share): string {
  if (given === 0) return "Some of it";
  if (given === all) return "All of it";
  return given * 4 >= all * 3 ? "Nearly all of it" : "Most of it";
}

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
