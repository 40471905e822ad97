import index from "virtual:library/concepts";
import { Link } from "react-router";
import type { Concept } from "../../content/schema/library/concepts.ts";
import { agesWords } from "../../play/library/ages-choice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Past } from "../../ui/past.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { IdeaMap } from "./idea-map.tsx";

const strands: readonly (readonly [id: Concept["strand"], name: string])[] = [
  ["number", "Number"],
  ["fractions", "Fractions and parts"],
  ["algebra", "Algebra"],
  ["graphs", "Graphs"],
  ["geometry", "Shapes"],
  ["data", "Data and chance"],
  ["change", "Change"],
  ["reasoning", "Reasoning"],
];

/** The ideas of the site: a map of which rest on which, and a list. */
export default function ConceptsScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {index.length} ideas, from place value to the derivative. Each is one screen: a question, something to move, and
        three fresh questions.
      </PageHeading>
      <h2 className="mb-3 text-xl">Which idea rests on which</h2>
      <p className="mb-3 text-soft">
        Full lines come from what an idea rests on, broken ones lead on from it.
        {/* For whoever has something to point with. */}
        <span className="keys-note"> Point at an idea, or go to it with Tab, to see its own.</span>
      </p>
      <Past to="list">Past the map, to the list</Past>
      <IdeaMap ideas={index} strands={strands} />
      <div id="list" tabIndex={-1} className="scroll-mt-20" />
      {strands.map(([strand, name]) => (
        <section key={strand} className="mt-8" aria-labelledby={`strand-${strand}`}>
          <h2 id={`strand-${strand}`} className="mb-3 text-xl">
            {name}
          </h2>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {index
              .filter((idea) => idea.strand === strand)
              .map(({ id, title, question, ages, rests }) => (
                <li key={id} className="card relative p-4">
                  <h3 className="text-lg">
                    <Link
                      to={`/concepts/${id}`}
                      className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className="text-soft">{question}</p>
                  <p className="mt-1 text-sm text-soft">
                    Ages {agesWords(ages)}
                    {rests.length > 0 && `. Rests on: ${rests.map((one) => one.title).join(", ")}`}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
