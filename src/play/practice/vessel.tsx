import type { Strength } from "../../learner/derive/skill-states.ts";
import { Icon } from "../../ui/icon.tsx";

/** What fills up as a skill is practised, and a mark where the fill alone does not tell. */
export function Vessel({ word }: { word: Strength }) {
  return (
    <>
      <span className="skill-vessel">
        <span className="skill-fill" />
      </span>
      {word === "secure" && <Icon name="check" className="skill-mark" />}
      {word === "due" && <Icon name="rotate-ccw" className="skill-mark" />}
    </>
  );
}
