import type { Zone } from "../../engine/exercise.ts";

const files = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });

/** The zones there are, as their pages are named. */
export const zoneIds: readonly string[] = Object.keys(files).map((file) => file.split("/").at(-2) ?? "");

/** What a zone is called; its page is at its id. */
const names: Readonly<Record<string, string>> = {
  data: "Data, chance and sequences",
  "mental-math": "Mental maths",
};

/** The name of a zone, for a heading or a table. */
export function zoneName(id: string): string {
  return names[id] ?? id.replace(/^./, (first) => first.toUpperCase());
}

/** The hue of each zone, in the order in which most people meet them: on one page no two of them are alike. */
const hues: Readonly<Record<string, string>> = {
  tables: "arithmetic",
  division: "word-problems",
  fractions: "logic",
  decimals: "daily",
  percentages: "brain-teasers",
  numbers: "number-theory",
  "mental-math": "plain",
  equations: "algebra",
  shapes: "geometry",
  data: "patterns",
};

/** The hue of a zone where several stand side by side. */
export function zoneHue(id: string): string {
  return hues[id] ?? "plain";
}

/** Zones in the order in which most people meet them. */
export function inMapOrder<One extends { readonly id: string }>(zones: readonly One[]): readonly One[] {
  const order = Object.keys(hues);
  const place = ({ id }: One) => (order.includes(id) ? order.indexOf(id) : order.length);
  return zones.toSorted((a, b) => place(a) - place(b));
}

/** A zone with its skills. Rejects where their code cannot be loaded. */
export async function loadZone(id: string): Promise<Zone> {
  const load = files[`../../skills/${id}/zone.ts`];
  if (!load) throw new Error(`there is no zone ${id}`);
  return load();
}

/** Every zone with its skills. Rejects where their code cannot be loaded. */
export function loadZones(): Promise<Zone[]> {
  return Promise.all(Object.values(files).map((load) => load()));
}

/** The zones that a test asks about: not the methods of mental maths, which a typed answer says nothing of. */
export async function loadTestedZones(): Promise<Zone[]> {
  return (await loadZones()).filter(({ id }) => id !== "mental-math");
}
