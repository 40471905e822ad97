import { useWho } from "../../device/who.ts";
import { readSetFile, writeSetFile } from "../../sets/file.ts";
import type { WorkSet } from "../../sets/set.ts";
import { keepSave } from "../keep/keep-save.ts";
import { type KeptText, useKeptTexts } from "./use-kept-texts.ts";

/** A set that is kept on this device, with how it lay on paper last: the search of its address, where that is known. */
export type KeptSet = KeptText<WorkSet & { readonly look?: string }>;

const prefix = "set/";

export interface Sets {
  /** The one that was changed last is the first; null until they are known. */
  readonly all: readonly KeptSet[] | null;
  /** Keeps a set, in the place of what has its id, with how it lies on paper. */
  put(id: string, set: WorkSet, look?: string): void;
  forget(id: string): void;
}

/** The sets that whoever is using this device has kept on it. */
export function useSets(): Sets {
  const who = useWho();
  return {
    all: useKeptTexts(prefix, read),
    put: (id, set, look) => void keepSave(prefix + id, writeSetFile(set, look), who),
    forget: (id) => void keepSave(prefix + id, "", who),
  };
}

function read(text: string): KeptSet["value"] | null {
  const found = readSetFile(text);
  return "set" in found ? { ...found.set, ...(found.look && { look: found.look }) } : null;
}
