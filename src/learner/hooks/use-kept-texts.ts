import { useEffect, useState } from "react";
import { useWho } from "../../device/who.ts";
import { followBegun } from "./use-save.ts";

/** Something that this device keeps for whoever is using it, among what was begun (saves.ts). */
export interface KeptText<Value> {
  readonly id: string;
  readonly value: Value;
  /** Milliseconds since 1970, when it was changed last. */
  readonly at: number;
}

/**
 * All that is kept under a prefix, the one that was changed last first; null until they are known. What `read` gives null for is
 * left out. As a save each is in the backup, in every tab, and every person's own. `read` must be the same at each call.
 */
export function useKeptTexts<Value>(
  prefix: string,
  read: (text: string) => Value | null,
): readonly KeptText<Value>[] | null {
  const who = useWho();
  const [all, setAll] = useState<readonly KeptText<Value>[] | null>(null);
  useEffect(() => {
    setAll(null);
    return followBegun(who, prefix, (saves) =>
      setAll(
        saves
          .flatMap(({ kind, text, at }) => {
            const value = read(text);
            return value === null ? [] : [{ id: kind.slice(prefix.length), value, at }];
          })
          .toSorted((a, b) => b.at - a.at),
      ),
    );
  }, [who, prefix, read]);
  return all;
}
