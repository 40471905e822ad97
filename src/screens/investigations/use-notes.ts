import { type RefObject, useEffect, useRef, useState } from "react";
import { useWho } from "../../device/who.ts";
import { noteBegun } from "../../learner/begun.ts";
import { useSave } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { type Notes, readNotes, writeNotes } from "./notes.ts";

/** Milliseconds after the last key: not each letter is worth a write. */
const pause = 400;

interface Kept {
  readonly texts: Notes;
  readonly write: (step: number, text: string) => void;
  /** The investigation needs no place among what was begun any more. */
  readonly over: () => void;
}

/** What whoever is practising noted on an investigation: kept at each pause and when the page goes, in the backup with the rest. */
export function useNotes({ id, path, title }: { id: string; path: string; title: string }): Kept {
  const kind = `investigation ${id}`;
  const who = useWho();
  const kept = readNotes(useSave(kind) ?? "");
  /** What was typed here, and by whom: somebody else may have taken the device over. */
  const [typed, setTyped] = useState<{ readonly by: string; readonly notes: Notes }>({ by: who, notes: {} });
  const own = typed.by === who ? typed.notes : {};
  const texts = { ...kept, ...own };
  /** What is not written yet. */
  const waiting = useRef<{ readonly write: () => void; readonly timer: number } | null>(null);
  useEffect(() => {
    const now = () => flush(waiting);
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, []);

  return {
    texts,
    write(step, text) {
      setTyped({ by: who, notes: { ...own, [step]: text } });
      if (waiting.current) clearTimeout(waiting.current.timer);
      const notes = writeNotes({ ...texts, [step]: text });
      waiting.current = {
        write: () => void keepSave(kind, notes, who),
        timer: window.setTimeout(() => flush(waiting), pause),
      };
      noteBegun({ path, title }, false);
    },
    over: () => noteBegun({ path, title }, true),
  };
}

type Waiting = RefObject<{ readonly write: () => void; readonly timer: number } | null>;

function flush(waiting: Waiting): void {
  if (!waiting.current) return;
  clearTimeout(waiting.current.timer);
  waiting.current.write();
  waiting.current = null;
}
