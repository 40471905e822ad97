import { uuid } from "../../device/uuid.ts";
import { who } from "../../device/who.ts";
import { newMove } from "../records/move.ts";
import { newSave, readSave } from "../records/save.ts";
import { keep } from "./keep.ts";

/** Keeps how something stands, in the place of what was kept of its kind; an empty text when it is over. Never rejects. */
export function keepSave(kind: string, text: string, by = who()): Promise<void> {
  return keep("saves", newSave({ who: by, kind, text }));
}

/**
 * Keeps how something stood when it was begun, unless something is kept of its kind by then. `textOf` gives its text, told when
 * the last of that kind was over, 0 for never; `told` hears what is kept now, null where that cannot be read.
 */
export function keepStart(
  kind: string,
  textOf: (over: number) => string,
  told: (text: string | null) => void,
  by: string,
): void {
  // A note of this must never replace anything. It is as old as nothing else, and no two are as old as each other.
  const longAgo = new Date(Number.parseInt(uuid().slice(0, 8), 16));
  const saveOf = (over: number) => newSave({ who: by, kind, text: textOf(over) }, longAgo);
  let there: string | null = null;
  void keep("saves", saveOf(0), {
    over(stored) {
      const last = readSave(stored);
      there = last?.text ?? null;
      return stored === undefined || there === "" ? saveOf(last?.at ?? 0) : null;
    },
    kept: (save) => told(save?.text ?? there),
  });
}

/** Keeps what was done on something that was begun, under a name that nothing else done on it has. */
export function keepMove(kind: string, name: string, text: string, by: string): void {
  void keep("moves", newMove(`${by}/${kind}`, name, text));
}
