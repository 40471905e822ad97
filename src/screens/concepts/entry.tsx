import type { Concept } from "../../content/schema/library/concepts.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { FreshQuestions } from "../../play/library/fresh-questions.tsx";
import { Notice } from "../../play/library/notice.tsx";
import { ToMove } from "../../play/library/to-move.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** An idea: the question it answers, something to move, what there is to notice, the idea in words, and three fresh questions. */
export default function ConceptScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<Concept> }) {
  const { title, ages, question, idea, move, notice, mistake, rests, practise, terms, see, back } = entry;
  const onward = back.filter(({ path }) => path.startsWith("/concepts/"));
  return (
    <>
      <EntryHeading row={row} all="All ideas" title={title} ages={ages} />
      <div className="mb-8 grid items-start gap-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
        <section className="card mv-slim flex flex-col gap-3 p-4 sm:p-6" aria-labelledby="question">
          <h2 id="question" className="text-xl text-hue-strong">
            {question}
          </h2>
          <ToMove move={move} />
          {/* To be found first, and read afterwards. */}
          <div className="print:not-has-[details[open]]:hidden">
            <h3 className="text-base">What do you notice?</h3>
            <Reveal what="what there is to see" icon="eye">
              <Notice notice={notice} />
            </Reveal>
          </div>
        </section>
        <section className="card flex flex-col gap-4 p-4 sm:p-6" aria-labelledby="idea">
          <h2 id="idea" className="text-xl">
            The idea in words
          </h2>
          <Html className="prose text-lg" html={idea} />
          <div>
            <h3 className="mb-1 text-base">A usual mistake</h3>
            <Html className="prose" html={mistake.say} />
            <Html className="prose mt-2" html={mistake.but} />
          </div>
        </section>
      </div>
      <FreshQuestions sources={practise} ages={ages} />
      <div className="mt-8 flex flex-col gap-7">
        <Ways heading="It rests on" ways={rests} />
        <Ways heading="From here" ways={onward} />
        <Ways heading="Its words" ways={terms} />
        <Ways heading="Goes with it" ways={[...see, ...back.filter((way) => !onward.includes(way))]} />
      </div>
    </>
  );
}
