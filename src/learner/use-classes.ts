import { useEffect, useState } from "react";
import { type ClassResults, readClassFile, writeClassFile } from "../sets/challenge/class.ts";
import { keepSave } from "./keep-save.ts";
import { longestText } from "./records/save.ts";
import { followBegun } from "./use-save.ts";
import { useWho } from "./who.ts";

/** What was collected in a class, as this device keeps it. */
export interface KeptClass {
  readonly id: string;
  readonly results: ClassResults;
  /** Milliseconds since 1970, when it was changed last. */
  readonly at: number;
}

/** Among what was begun (saves.ts), as sets are: in the backup, in every tab, each person's own. */
const prefix = "class/";

export interface Classes {
  /** The one that was changed last is the first; null until they are known. */
  readonly all: readonly KeptClass[] | null;
  /** Keeps it in the place of what has its id, and says whether there is room for so much. */
  put(id: string, results: ClassResults): boolean;
  /** Erases it: nothing brings it back. */
  forget(id: string): void;
}

/** The results that whoever is using this device has collected on it. */
export function useClasses(): Classes {
  const who = useWho();
  const [all, setAll] = useState<readonly KeptClass[] | null>(null);
  useEffect(() => {
    setAll(null);
    return followBegun(who, prefix, (saves) =>
      setAll(
        saves
          .flatMap(({ kind, text, at }) => {
            const read = readClassFile(text);
            return "results" in read ? [{ id: kind.slice(prefix.length), results: read.results, at }] : [];
          })
          .toSorted((a, b) => b.at - a.at),
      ),
    );
  }, [who]);
  return {
    all,
    put(id, results) {
      const text = writeClassFile(results);
      if (text.length > longestText) return false;
      void keepSave(prefix + id, text, who);
      return true;
    },
    forget: (id) => void keepSave(prefix + id, "", who),
  };
}
