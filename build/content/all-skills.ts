import { loadZones, zoneName } from "../../src/play/practice/zones.ts";

/** Every zone with its skills as a page needs them that only names them. A module of its own, as all-families.ts. */
export const zones = (await loadZones()).map(({ id, skills }) => ({
  id,
  name: zoneName(id),
  skills: skills.map(({ id, title, about, needs, curriculum, stages }) => ({
    id,
    title,
    about,
    needs,
    curriculum,
    stages: stages.map(({ grade, label }) => ({ grade, label })),
  })),
}));
