import { useState } from "react";
import type { Mathematician } from "../../content/schema/library/mathematicians.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Question } from "../../play/library/question.tsx";
import { Sources } from "../../play/library/sources.tsx";
import { ToMove } from "../../play/library/to-move.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { lifetime, momentWords } from "./lifetime.ts";
import { SameTime } from "./same-time.tsx";
import { WorldMap } from "./world-map.tsx";

/** A life: who it was, one idea of theirs that can be followed, and something of it to try. */
export default function MathematicianScreen({
  row,
  entry,
}: Pick<ScreenProps, "row"> & { readonly entry: Entry<Mathematician> }) {
  const { id, title, name, said, ages, lead, born, died, home, fields, life, idea, ask, move, quote, terms } = entry;
  const [isRight, setRight] = useState(false);
  const facts: readonly (readonly [what: string, words: string | undefined])[] = [
    ["In full", name],
    ["Say", said],
    ["Born", born && momentWords(born)],
    ["Died", died && momentWords(died)],
    ["Lived", born || died ? undefined : lifetime(entry)],
    ["Home", `${home.place}, ${home.country}`],
    ["Worked on", fields.join(", ")],
  ];
  return (
    <>
      <EntryHeading row={row} all="All mathematicians" title={title} ages={ages}>
        {lead}
      </EntryHeading>
      <div className="mb-8 flex flex-col gap-5">
        <section className="card grid gap-5 p-4 sm:p-6 lg:grid-cols-[1fr_20rem]" aria-labelledby="life">
          <div>
            <h2 id="life" className="mb-3 text-xl">
              The life
            </h2>
            <Html className="prose" html={life} />
            {quote && (
              <figure className="mt-4 border-l-4 border-hue-line pl-4">
                <blockquote className="prose text-lg italic">
                  <Html inline html={quote.says} />
                </blockquote>
                <figcaption className="text-sm text-soft">{quote.source}</figcaption>
              </figure>
            )}
          </div>
          <div className="flex flex-col gap-3">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              {facts.map(
                ([what, words]) =>
                  words && (
                    <div key={what} className="contents">
                      <dt className="text-soft">{what}</dt>
                      <dd>{words}</dd>
                    </div>
                  ),
              )}
            </dl>
            <WorldMap
              people={[entry]}
              lit={new Set([id])}
              label={`A map of the world with a dot at ${home.place}, ${home.country}`}
            />
          </div>
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="idea">
          <h2 id="idea" className="mb-3 text-xl text-hue-strong">
            {idea.title}
          </h2>
          <Html className="prose" html={idea.say} />
          {idea.figure && <Html className="mt-4" html={idea.figure} />}
        </section>
        {move && (
          <section className="card p-4 sm:p-6" aria-labelledby="move">
            <h2 id="move" className="mb-3 text-xl">
              Move it
            </h2>
            <ToMove move={move} />
          </section>
        )}
        <section className="card p-4 sm:p-6" aria-labelledby="try">
          <h2 id="try" className="mb-3 text-xl">
            Your turn
          </h2>
          <Question
            ask={ask}
            item={`mathematicians/${id}~1`}
            category="mathematicians"
            title={`After ${title}`}
            isRight={isRight}
            onJudged={setRight}
          />
        </section>
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Go on from here" ways={[...entry.see, ...entry.back]} />
        <SameTime id={id} />
        <Ways heading="Its words" ways={terms} />
        <Sources sources={entry.sources} />
      </div>
    </>
  );
}
