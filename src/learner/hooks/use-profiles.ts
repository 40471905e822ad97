import { useSyncExternalStore } from "react";
import type { Profile } from "../records/profile.ts";
import { createSources } from "../store/source.ts";

const source = createSources(async () => (await import("../store/profiles.ts")).profiles)();
const notYet = () => null;

/** Those who practise on this device, oldest first; null until they are known. */
export function useProfiles(): readonly Profile[] | null {
  return useSyncExternalStore(source.subscribe, source.known, notYet);
}
