import { useEffect, useState } from "react";
import { readSetFile, writeSetFile } from "../sets/file.ts";
import type { WorkSet } from "../sets/set.ts";
import { keepSave } from "./keep-save.ts";
import { followBegun } from "./use-save.ts";
import { useWho } from "./who.ts";

/** A set that is kept on this device. */
export interface KeptSet {
  readonly id: string;
  readonly set: WorkSet;
  /** Milliseconds since 1970, when it was changed last. */
  readonly at: number;
}

/** Among what was begun and is not finished (saves.ts): so sets are in the backup, in every tab, and each person has her own. */
const prefix = "set/";

export interface Sets {
  /** The one that was changed last is the first; null until they are known. */
  readonly all: readonly KeptSet[] | null;
  /** Keeps a set, in the place of what has its id. */
  put(id: string, set: WorkSet): void;
  forget(id: string): void;
}

/** The sets that whoever is using this device has kept on it. */
export function useSets(): Sets {
  const who = useWho();
  const [all, setAll] = useState<readonly KeptSet[] | null>(null);
  useEffect(() => {
    setAll(null);
    return followBegun(who, prefix, (saves) =>
      setAll(
        saves
          .flatMap(({ kind, text, at }) => {
            const read = readSetFile(text);
            return "set" in read ? [{ id: kind.slice(prefix.length), set: read.set, at }] : [];
          })
          .toSorted((a, b) => b.at - a.at),
      ),
    );
  }, [who]);
  return {
    all,
    put: (id, set) => void keepSave(prefix + id, writeSetFile(set), who),
    forget: (id) => void keepSave(prefix + id, "", who),
  };
}
