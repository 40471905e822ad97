import { keep } from "./keep.ts";
import { newSave, readSave } from "./records/save.ts";
import { who } from "./who.ts";

/** How something is kept that may have been changed elsewhere; the texts are empty for nothing. */
export interface SaveHow {
  /** Gives what to keep in the place of what is kept by then; null leaves that. */
  over(kept: string): string | null;
  /** Told what is kept now; null for what was there. */
  kept(text: string | null): void;
}

/** Keeps how something stands, in the place of what was kept of its kind; an empty text when it is over. Never rejects. */
export function keepSave(kind: string, text: string, how?: SaveHow, by = who()): Promise<void> {
  const saveOf = (text: string) => newSave({ who: by, kind, text });
  return keep(
    "saves",
    saveOf(text),
    how && {
      over(stored) {
        const there = readSave(stored);
        if (stored !== undefined && there === null) return null; // of a newer version: it is not ours to replace
        const next = how.over(there?.text ?? "");
        return next === null ? null : saveOf(next);
      },
      kept: (save) => how.kept(save?.text ?? null),
    },
  );
}
