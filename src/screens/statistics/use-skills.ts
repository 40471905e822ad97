import { useEffect, useState } from "react";
import type { Skill } from "../../engine/exercise.ts";
import { loadZones } from "../../play/practice/zones.ts";

/** A skill and the zone it belongs to. */
export interface ZoneSkill {
  readonly zone: string;
  readonly skill: Skill;
}

/** Every skill there is, in the order of its zone. The zones are fetched once they are wanted; null until they are there. */
export function useSkills(wanted: boolean): readonly ZoneSkill[] | null {
  const [skills, setSkills] = useState<readonly ZoneSkill[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadZones().then(
      (loaded) => gone || setSkills(loaded.flatMap((zone) => zone.skills.map((skill) => ({ zone: zone.id, skill })))),
      () => undefined, // offline before they were kept: the rest of the page stands
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return skills;
}
