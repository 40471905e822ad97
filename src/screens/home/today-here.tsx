import type { Puzzle } from "../../engine/puzzle.ts";
import { TodaysChallenge } from "../../play/daily/todays-challenge.tsx";
import { useTodays } from "../../play/daily/use-todays.ts";

/** Today's challenge, to be answered where it stands. `written` are those that are written out. */
export function TodayHere({ written }: { readonly written: readonly Puzzle[] }) {
  return <TodaysChallenge todays={useTodays()} written={written} />;
}
