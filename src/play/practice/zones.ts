import type { Zone } from "../../engine/exercise.ts";

const files = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });

/** The zones there are, as their pages are named. */
export const zoneIds: readonly string[] = Object.keys(files).map((file) => file.split("/").at(-2) ?? "");

/** What a zone is called; its page is at its id. */
const names: Readonly<Record<string, string>> = {
  data: "Data and chance",
  "mental-math": "Mental maths",
};

/** The name of a zone, for a heading or a table. */
export function zoneName(id: string): string {
  return names[id] ?? id.replace(/^./, (first) => first.toUpperCase());
}

/** Every zone with its skills. Rejects where their code cannot be loaded. */
export function loadZones(): Promise<Zone[]> {
  return Promise.all(Object.values(files).map((load) => load()));
}

/** The zones that a test asks about: not the methods of mental maths, which a typed answer says nothing of. */
export async function loadTestedZones(): Promise<Zone[]> {
  return (await loadZones()).filter(({ id }) => id !== "mental-math");
}
