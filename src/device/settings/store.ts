import { useSyncExternalStore } from "react";
import { parseFields } from "../../engine/fields.ts";
import { readLocal, writeLocal } from "../local.ts";
import { onWho, who } from "../who.ts";
import { type Chosen, readSettings, type Settings, version } from "./settings.ts";

/** What each profile chose, by its id. */
export type Kept = Readonly<Record<string, unknown>>;

const key = "settings";
const usual = readSettings(null);
/** Where nothing can be stored, choices last as long as the page. */
let unsaved: string | null = null;
let known: { readonly from: string; readonly settings: Settings } | null = null;
const listeners = new Set<() => void>();

const text = () => unsaved ?? readLocal(key) ?? "";

/** Everybody's settings as they are stored, whatever version wrote them; never throws. */
export function readKept(): Kept {
  return { ...parseFields(text()) };
}

/** Stores everybody's settings; in memory where storage is blocked or full. */
export function keep(kept: Kept): void {
  if (keepIfRoom(kept)) return;
  unsaved = JSON.stringify(kept);
  look();
}

/** Stores everybody's settings where there is room, and gives whether there was: otherwise all stays as it is. */
export function keepIfRoom(kept: Kept): boolean {
  if (!writeLocal(key, JSON.stringify(kept))) return false;
  unsaved = null;
  look();
  return true;
}

/** The settings of the profile that is practising; the same object until they change. */
export function settings(): Settings {
  if (!known) look();
  return known?.settings ?? usual;
}

/** Looks what holds now, and from the first time on at each change of who is practising and in any other tab. */
function look() {
  if (!known) onWho(look);
  const from = `${who()} ${text()}`;
  if (from === known?.from) return;
  known = { from, settings: readSettings(own(readKept())) };
  for (const listener of [...listeners]) listener();
}

function own(kept: Kept): unknown {
  return Object.hasOwn(kept, who()) ? kept[who()] : null;
}

/** Keeps what the profile that is practising chose; her other choices stay as they are. */
export function changeSettings(part: Chosen): void {
  const kept = readKept();
  const before = own(kept);
  // With the fields that only a newer version knows.
  keep({ ...kept, [who()]: { v: version, ...(typeof before === "object" && before), ...part } });
}

/** Calls after each change of the settings, made here or in another tab; gives what ends that. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** As `settings`, kept up to date; the usual ones in the prerendered page. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, () => usual);
}
