import { keep } from "./keep.ts";
import { newSave } from "./records/save.ts";
import { who } from "./who.ts";

/** Keeps how something stands, in the place of what was kept of its kind; an empty text when it is over. Never rejects. */
export function keepSave(kind: string, text: string): Promise<void> {
  return keep("saves", newSave({ who: who(), kind, text }));
}
