import topics from "../../content/topics.yaml";
import choices from "../../content/topics.yaml?choices=logic";
import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** The eight puzzles of the specification, easy to hard, and what they train. */
export default function LogicScreen({ row, lists }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="logic" title={row.title}>
        {topics.intros.logic}
      </PageHeading>
      <PuzzleList listings={lists} category="logic" topics={choices} hasLevels />
      <section className="card screen-only mt-8 p-5" aria-labelledby="skills">
        <h2 id="skills" className="mb-1 text-xl">
          {topics.logicSkills.heading}
        </h2>
        <p className="mb-4 text-soft">{topics.logicSkills.lead}</p>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {topics.logicSkills.skills.map((skill) => (
            <li key={skill.name} className="flex gap-2.5">
              <Icon name="brain" className="mt-1 text-hue" />
              <span>
                <strong>{skill.name}.</strong> {skill.description}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
