import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "../device/local.ts";
import { onWho, who } from "../device/who.ts";
import { parseFields } from "../engine/fields.ts";
import { type Day, dayOf } from "./day.ts";
import { dailyItem } from "./derive/daily.ts";

/** In local storage, by person: public/boot.js compares it with the day before the first paint of the home page. */
const key = "solvedDaily";
const noted = new EventTarget();

/** Notes that somebody solved a daily challenge, the latest one. */
export function noteSolvedDaily(item: string, by = who()): void {
  writeLocal(key, JSON.stringify({ ...parseFields(readLocal(key) ?? ""), [by]: item }));
  noted.dispatchEvent(new Event("note"));
}

/** Whether the challenge of the day is solved by whoever is practising, kept up to date; not in the prerendered page. */
export function useSolvedDaily(): boolean {
  return useSyncExternalStore(follow, hasSolvedDaily, () => false);
}

function follow(onChange: () => void): () => void {
  noted.addEventListener("note", onChange);
  const stop = onWho(onChange);
  return () => {
    noted.removeEventListener("note", onChange);
    stop();
  };
}

/** Whether somebody has solved the challenge of this day on this device. */
function hasSolvedDaily(day: Day = dayOf(new Date()), by = who()): boolean {
  return parseFields(readLocal(key) ?? "")[by] === dailyItem(day);
}
