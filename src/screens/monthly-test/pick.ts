import type { Grade } from "../../engine/exercise.ts";
import { random } from "../../maths/random.ts";
import type { Item } from "../../play/exam/mark.ts";
import { pools } from "./pools.ts";

/** What a test can be about: the grades of its stages, by age. */
export const bands = [
  { name: "8–10", grades: [1, 2] },
  { name: "10–12", grades: [2, 3, 4] },
  { name: "12–14", grades: [4, 5] },
  { name: "14–18", grades: [5, 6] },
] as const satisfies readonly { name: string; grades: readonly Grade[] }[];
export type Band = (typeof bands)[number];

export const length = 25;

/**
 * The questions of a month ("2026-11") for a band, the same on every device: 25 different stages, as evenly from the zones
 * as they have them, and never two of a zone in a row where that can be helped.
 */
export function testOf(month: string, band: Band): Item[] {
  const { zones, versions = {} } = pools.findLast(({ from }) => from <= month) ?? pools[0];
  const chance = random(Number(month.replace("-", "")) * 10 + bands.indexOf(band));
  const grades: readonly Grade[] = band.grades;
  const wanted = ([skill, stages]: readonly [string, readonly Grade[]]) =>
    stages.flatMap((grade, stage) => (grades.includes(grade) ? [{ skill, stage }] : []));
  const piles = chance
    .shuffle(Object.entries(zones))
    .map(([id, skills]) => ({ id, left: chance.shuffle(Object.entries(skills).flatMap(wanted)) }));
  const picked: Item[] = [];
  while (picked.length < length && piles.some(({ left }) => left.length > 0))
    for (const { id, left } of piles) {
      const next = left.pop();
      if (!next || picked.length >= length) continue;
      const version = versions[`${next.skill}/${next.stage}`];
      picked.push({ zone: id, ...next, seed: chance.whole(0, 2 ** 31 - 1), ...(version && { version }) });
    }
  return picked;
}
