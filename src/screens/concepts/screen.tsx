import index from "virtual:library/concepts";
import { Link } from "react-router";
import type { MotifName } from "../../content/motifs/all.ts";
import type { Concept } from "../../content/schema/library/concepts.ts";
import type { ManipulativeId } from "../../engine/shows.ts";
import { AgesChoice, agesWords } from "../../play/library/ages-choice.tsx";
import { useAges } from "../../play/library/use-ages.ts";
import { Motif } from "../../ui/motif.tsx";
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

/** The picture of an idea is that of what one moves to see it. */
const pictures: Readonly<Record<ManipulativeId, MotifName>> = {
  bar: "bars",
  wall: "fraction-wall",
  "number-line": "number-line",
  area: "area-grid",
  balance: "equations",
  grid: "coordinate",
  clock: "daily",
  counters: "place-value-counters",
  turn: "angles",
  hundred: "percentages",
  pins: "pin-board",
  dots: "dots",
  spinner: "spinner",
  curve: "quadratic",
};

/** The ideas of the site: a list by strand, and a map of which rest on which. */
export default function ConceptsScreen({ row }: ScreenProps) {
  const [ages, setAges] = useAges();
  const chosen = index.filter((idea) => ages === "all" || idea.ages === ages);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {index.length} ideas, from place value to the derivative. Each is one screen: a question, something to move, and
        three fresh questions.
      </PageHeading>
      <div className="screen-only needs-script mb-5">
        <AgesChoice value={ages} onChange={setAges} />
      </div>
      {strands
        .filter(([id]) => chosen.some(({ strand }) => strand === id))
        .map(([id, name]) => (
          <section key={id} className="mt-6" aria-labelledby={`strand-${id}`}>
            <h2 id={`strand-${id}`} className="mb-2 text-xl">
              {name}
            </h2>
            <ul className="idea-list">
              {chosen
                .filter(({ strand }) => strand === id)
                .map((idea) => (
                  <li key={idea.id} className="card idea-card">
                    <span className="idea-picture">
                      <Motif name={pictures[idea.by]} />
                    </span>
                    <div className="min-w-0">
                      <h3>
                        <Link
                          to={`/concepts/${idea.id}`}
                          className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
                        >
                          {idea.title}
                        </Link>
                      </h3>
                      <p className="idea-question">{idea.question}</p>
                      <p className="text-sm text-soft">
                        <span className="sr-only">Ages </span>
                        {agesWords(idea.ages)}
                      </p>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      <h2 className="mt-8 mb-3 text-xl">Which idea rests on which</h2>
      <p className="mb-3 text-soft">
        A line leads down from an idea to each one that rests on it.
        {/* For whoever has something to point with. */}
        <span className="keys-note">
          {" "}
          Point at an idea, or go to it with Tab: full lines come from what it rests on, broken ones lead on from it.
        </span>
        <span className="idea-hint"> Scroll the map sideways to see all eight columns.</span>
      </p>
      <Past to="after-map">Past the map</Past>
      <IdeaMap ideas={index} strands={strands} />
      <div id="after-map" tabIndex={-1} className="scroll-mt-20" />
    </>
  );
}
