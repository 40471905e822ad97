import { useEffect, useState } from "react";
import { uuid } from "../../device/uuid.ts";
import { useWho } from "../../device/who.ts";
import { followBegun } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { type Entry, entryText, historyKind, readEntry } from "../../tools/scientific/entry.ts";

interface History {
  /** The newest first. */
  readonly entries: readonly Entry[];
  add(entry: Omit<Entry, "id" | "at">): void;
  forget(entries: readonly Entry[]): void;
}

/** What was worked out on this device by whoever is practising, kept until it is deleted. */
export function useHistory(): History {
  const who = useWho();
  const [known, setKnown] = useState<readonly Entry[]>([]);
  useEffect(() => {
    setKnown([]);
    return followBegun(who, historyKind, (saves) =>
      setKnown(
        saves
          .map(({ kind, at, text }) => readEntry(kind.slice(historyKind.length), at, text))
          .filter((entry) => entry !== null)
          .toSorted((a, b) => b.at - a.at),
      ),
    );
  }, [who]);
  return {
    entries: known,
    add(line) {
      const entry = { ...line, id: uuid(), at: Date.now() };
      void keepSave(historyKind + entry.id, entryText(entry), who);
    },
    forget(entries) {
      for (const { id } of entries) void keepSave(historyKind + id, "", who);
    },
  };
}
