import { useEffect, useState } from "react";
import { shelfOf } from "../../content/where.ts";
import { levels } from "../../engine/puzzle.ts";
import { type Filter, isEverything, readFilter } from "./filter.ts";
import type { FromList } from "./from-list.ts";
import type { Place } from "./neighbours.ts";

/** What was chosen of the list that a puzzle was opened from. Where each level has a list of its own, it is no choice among its puzzles. */
export function choiceOf(from: FromList | null, list: string): Filter {
  const filter = readFilter(new URLSearchParams(from?.from));
  const isOfOneLevel = shelfOf(list).length === 1 && levels.some((level) => list.endsWith(`/${level}`));
  return isOfOneLevel ? { ...filter, level: "all" } : filter;
}

/**
 * Where a puzzle stands among those of the choice it was opened from: undefined until that is known; null where there was no
 * choice, and where the other puzzles do not come: then the whole list leads on. What is solved counts as it was when the puzzle was
 * opened: `solved` is null until the record was read.
 */
export function usePlace(
  from: FromList | null,
  list: string,
  id: string,
  solved: ReadonlySet<string> | null,
): Place | null | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly place: Place | null } | null>(null);
  const choice = choiceOf(from, list);
  const none = isEverything(choice);
  const isRead = solved !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice stays, and what is solved on this page moves nothing on it
  useEffect(() => {
    if (none || !solved) return;
    let over = false;
    const tell = (place: Place | null) => over || setKnown({ id, place });
    Promise.all([import("../../content/lists.ts"), import("./neighbours.ts")])
      .then(async ([{ loadLists }, { placeAmong }]) => placeAmong(await loadLists(shelfOf(list)), choice, solved, id))
      .then(tell, () => tell(null));
    return () => {
      over = true;
    };
  }, [none, isRead, list, id]);
  if (none) return null;
  return known?.id === id ? known.place : undefined;
}
