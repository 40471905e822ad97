import type { Help } from "../../engine/game/session.ts";
import { gameOfItem } from "../../engine/item.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { clockTime } from "../../ui/clock-time.ts";

/** Something to say of a board that was solved. */
export interface Fact {
  readonly about: "time" | "help" | "technique" | "best" | "streak";
  readonly words: string;
}

interface Solved {
  readonly game: { readonly id: string };
  readonly fair: { readonly grade: string; readonly technique?: string };
  readonly help: Help;
  /** Milliseconds. */
  readonly ms: number;
}

const helpWords = { alone: "Without a hint", hint: "With a hint", solution: "Some of it was done for you" } as const;

/**
 * What is true of a solved board: its time, the help, the hardest technique that it needed, how it stands beside this learner's fastest of
 * the same game and grade, and the days in a row; `log` holds that board already. Without times where she wants none.
 */
export function endingFacts(
  { game, fair, help, ms }: Solved,
  log: readonly Entry[],
  timed: boolean,
  days: number,
): readonly Fact[] {
  const helped: readonly Fact[] = [
    { about: "help", words: helpWords[help] },
    ...(fair.technique ? [{ about: "technique", words: `Hardest step: ${fair.technique}` } as const] : []),
  ];
  const row: readonly Fact[] = days > 1 ? [{ about: "streak", words: `${days} days in a row` }] : [];
  if (!timed) return [...helped, ...row];
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
    ...helped,
    ...(best ? [{ about: "best", words: best } as const] : []),
    ...row,
  ];
}
