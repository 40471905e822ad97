import { useMemo, useSyncExternalStore } from "react";
import { useWho } from "../../device/who.ts";
import type { Move } from "../records/move.ts";
import type { Save } from "../records/save.ts";
import { createSources } from "../store/source.ts";

const saved = createSources(async () => (await import("../store/saves.ts")).saves);
const done = createSources(async () => (await import("../store/moves.ts")).moves);
const notYet = () => null;

const partOf = (who: string, kind: string) => ({ field: "id", begins: [`${who}/${kind}`] }) as const;

/** How something of this kind stands for whoever is practising: null where there is nothing, undefined until it is known. */
export function useSave(kind: string): string | null | undefined {
  const who = useWho();
  const { subscribe, known } = saved(partOf(who, kind));
  const own = useSyncExternalStore(subscribe, known, notYet);
  return own ? own.find((save) => save.who === who && save.kind === kind)?.text || null : undefined;
}

/** How everything stands whose kind begins so for whoever is practising, by kind; nothing until it is known. */
export function useSaves(kinds: string): ReadonlyMap<string, string> {
  const who = useWho();
  const { subscribe, known } = saved(partOf(who, kinds));
  const all = useSyncExternalStore(subscribe, known, notYet);
  return useMemo(
    () => new Map(all?.flatMap((save) => (save.who === who ? [[save.kind, save.text] as const] : []))),
    [all, who],
  );
}

/**
 * Tells everything that somebody has begun and whose kind begins so, what is over left out, and what was done on it, each oldest
 * first: once both are known and after each change, at once. Gives what ends that.
 */
export function followBegun(
  who: string,
  kinds: string,
  tell: (saves: readonly Save[], moves: readonly Move[]) => void,
): () => void {
  const [saves, moves] = [saved(partOf(who, kinds)), done(partOf(who, kinds))];
  // What either knew when it was listened to last may be old.
  const heard = { saves: false, moves: false };
  const hear = (what: keyof typeof heard) => () => {
    heard[what] = true;
    const own = saves.known()?.filter((save) => save.who === who && save.kind.startsWith(kinds) && save.text !== "");
    const since = moves.known();
    if (heard.saves && heard.moves && own && since) tell(own, since);
  };
  const ends = [saves.subscribe(hear("saves")), moves.subscribe(hear("moves"))];
  return () => {
    for (const end of ends) end();
  };
}
