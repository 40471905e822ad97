import { useWho } from "../../device/who.ts";
import { type ClassResults, readClassFile, writeClassFile } from "../../sets/challenge/class.ts";
import { keepSave } from "../keep/keep-save.ts";
import { longestText } from "../records/save.ts";
import { type KeptText, useKeptTexts } from "./use-kept-texts.ts";

/** What was collected in a class, as this device keeps it. */
export type KeptClass = KeptText<ClassResults>;

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
  return {
    all: useKeptTexts(prefix, read),
    put(id, results) {
      const text = writeClassFile(results);
      if (text.length > longestText) return false;
      void keepSave(prefix + id, text, who);
      return true;
    },
    forget: (id) => void keepSave(prefix + id, "", who),
  };
}

function read(text: string): ClassResults | null {
  const found = readClassFile(text);
  return "results" in found ? found.results : null;
}
