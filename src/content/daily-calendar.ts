import type { Level } from "../engine/puzzle.ts";
import { random } from "../maths/random.ts";
import { type DailyFamily, epochs } from "./daily-families.ts";

/** The first day that had a daily challenge, a Saturday. */
export const firstDay = "2025-10-25";

/** The first days have the challenges that are written out, daily-001 to daily-020, in their order. */
const written = 20;

/** What a day has: a puzzle of content/puzzles/daily.yaml by its id, or one that a family writes from a seed. */
export type DailyChallenge =
  | { readonly kind: "written"; readonly id: string }
  | {
      readonly kind: "family";
      readonly family: string;
      readonly level: Level;
      readonly seed: number;
      /** Of the family; 1 where it is left out. */
      readonly version?: number;
    };

/** The challenge for a learner who has no history yet. */
export const firstChallenge: DailyChallenge = { kind: "written", id: "daily-001" };

/**
 * The challenge of a calendar day ("2026-01-05"), the same on every device and for ever. Days before the first one, which
 * only a clock set wrongly knows, have one too.
 */
export function challengeOf(day: string): DailyChallenge {
  const since = numberOf(day) - 1;
  if (since < written) return { kind: "written", id: `daily-${String(modulo(since, written) + 1).padStart(3, "0")}` };
  const { path, level, chosen, version } = familyOf(dayNumber(day));
  return { kind: "family", family: path, level, seed: chosen * seedsApart + since, ...(version && { version }) };
}

/** Which challenge a day's is, counted from the first day's, which is 1. */
export function numberOf(day: string): number {
  return dayNumber(day) - dayNumber(firstDay) + 1;
}

/** More days than ten years have. */
const seedsApart = 5_000;
const fortnight = 14;
const ranks: readonly Level[] = ["easy", "medium", "hard"];

/**
 * Families come in rounds. Each fortnight of a round has families of its own, in an order that is shuffled anew every
 * round: so a family comes back a round later, give or take a fortnight.
 */
function familyOf(number: number): DailyFamily {
  const epoch = epochs.findLast(({ from }) => dayNumber(from) <= number);
  if (!epoch) throw new RangeError(`no epoch has day ${number}`);
  const since = number - dayNumber(epoch.from);
  const turn = Math.floor(since / fortnight);
  const families = epoch.fortnights[turn % epoch.fortnights.length] ?? [];
  const order = random(epoch.seed + turn).shuffle(families);
  const inFortnight = since % fortnight;
  const monday = inFortnight - (inFortnight % 7);
  const found = hardestLast(order.slice(monday, monday + 7))[inFortnight % 7];
  if (!found) throw new RangeError(`a fortnight of ${epoch.from} has fewer than ${fortnight} families`);
  return found;
}

/** The week's two hardest on Saturday and Sunday, the others as they come. */
function hardestLast(week: readonly DailyFamily[]): readonly DailyFamily[] {
  const byLevel = [...week].sort((a, b) => ranks.indexOf(a.level) - ranks.indexOf(b.level));
  const weekend = byLevel.slice(-2);
  return [...week.filter((family) => !weekend.includes(family)), ...weekend];
}

/**
 * Days from 0000-03-01, the calendar's most even beginning, to a day. (This floor knows no Date.) See Howard Hinnant,
 * "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
 */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Years begin in March here, so that a leap day is the last of its year.
  const y = month > 2 ? year : year - 1;
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + days;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
