import { puzzlesIn } from "../../content/counts.ts";
import topics from "../../content/topics.yaml";
import { levels } from "../../engine/puzzle.ts";
import { ToolsFor } from "../../play/tools/tools-for.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const icons: Record<(typeof levels)[number], IconName> = { easy: "smile", medium: "target", hard: "flame" };

/** The difficulty chooser, and the topics its puzzles are about. */
export default function ArithmeticScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="arithmetic" title={row.title}>
        {topics.intros.arithmetic}
      </PageHeading>
      <section aria-labelledby="level">
        <h2 id="level" className="mb-3 text-xl">
          Choose your level
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
          {levels.map((level) => (
            <li key={level}>
              <LinkCard
                to={`/arithmetic/${level}`}
                icon={icons[level]}
                motif={level}
                title={topics.levels[level].title}
                note={puzzlesIn(`arithmetic/${level}`)}
              >
                {topics.levels[level].asks} {topics.levels[level].ages}
              </LinkCard>
            </li>
          ))}
        </ul>
      </section>
      <section className="card mt-8 p-5 sm:p-6" aria-labelledby="topics">
        <h2 id="topics" className="mb-4 text-xl">
          What the puzzles are about
        </h2>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {topics.arithmetic.map((topic) => (
            <li key={topic.name} className="flex gap-2.5">
              <Icon name="check" className="mt-1 text-hue" />
              <span>
                <strong>{topic.name}.</strong> <span className="text-soft">{topic.description}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">Medium and hard puzzles are about powers, roots and factorials, too.</p>
      </section>
      <ToolsFor page={row.path} />
    </>
  );
}
