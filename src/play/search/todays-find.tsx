import { useEffect, useEffectEvent } from "react";
import type { DailyChallenge } from "../../content/daily-calendar.ts";
import { plainText } from "../../engine/plain-text.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { useTodays } from "../daily/use-todays.ts";
import { read } from "./ask.ts";
import type { Entry } from "./entry.ts";
import type { Find } from "./load.ts";
import { prepare } from "./matcher.ts";

interface TodaysFindProps {
  readonly onKnown: (find: Find) => void;
}

/** Shows nothing; gives the search of today's challenge, once it is known which one that is: the index of names has no day. */
export default function TodaysFind({ onKnown }: TodaysFindProps) {
  const { challenge, isRead } = useTodays();
  const tell = useEffectEvent(onKnown);
  const id = challenge.kind === "written" ? challenge.id : `${challenge.family}~${challenge.seed}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the challenge is made anew each time, and is the same by its id
  useEffect(() => {
    if (!isRead) return;
    let over = false;
    puzzleOf(challenge, id)
      .then(async (puzzle) => puzzle && searchOf(puzzle))
      .then((find) => over || !find || tell(find))
      .catch(() => undefined); // without it the search has all the rest
    return () => {
      over = true;
    };
  }, [id, isRead]);
  return null;
}

async function puzzleOf(challenge: DailyChallenge, id: string): Promise<Puzzle | undefined> {
  if (challenge.kind === "written") {
    const { loadLists } = await import("../../content/lists.ts");
    return (await loadLists(["daily"]))[0]?.first.find((puzzle) => puzzle.id === challenge.id);
  }
  const { poseFamily } = await import("../puzzle-list/pose.ts");
  return poseFamily(challenge.family, challenge.seed, id, challenge.version ?? 1);
}

async function searchOf({ title, problem }: Puzzle): Promise<Find> {
  const entry: Entry = { kind: "puzzle", title, note: "Today's challenge", path: "/daily-challenge" };
  const match = await prepare([{ ...entry, text: plainText(problem) }]);
  return (typed) => match(read(typed)).map(({ item }) => item);
}
