import { newSave } from "./records/save.ts";
import { who } from "./who.ts";

/** Keeps how something stands, in the place of what was kept of its kind; an empty text when it is over. Never rejects. */
export async function keepSave(kind: string, text: string): Promise<void> {
  const save = newSave({ who: who(), kind, text });
  try {
    const { saves } = await import("./saves.ts");
    await saves.add(save);
  } catch {
    // The store could not be loaded: what was begun lasts as long as the page.
  }
}
