import type { Concept } from "../../content/schema/library/concepts.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { FreshQuestions } from "../../play/library/fresh-questions.tsx";
import { Notice } from "../../play/library/notice.tsx";
import { ToMove } from "../../play/library/to-move.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** An idea: the question it answers, something to move, what there is to notice, the idea in words, and three fresh questions. */
export default function ConceptScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<Concept> }) {
  const { title, ages, question, idea, move, notice, mistake, rests, practise, terms, see, back } = entry;
  const onward = back.filter(({ path }) => path.startsWith("/concepts/"));
  const others = [...see, ...back.filter((way) => !onward.includes(way))];
  return (
    <>
      <EntryHeading row={row} all="All concepts" title={title} ages={ages} />
      <div className="mb-8 flex flex-col gap-5">
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
        <section
          className="card grid items-start gap-x-8 gap-y-5 p-4 sm:p-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          aria-labelledby="idea"
        >
          <div>
            <h2 id="idea" className="mb-3 text-xl">
              The idea in words
            </h2>
            <Html className="prose text-lg" html={idea} />
          </div>
          {/* Whoever only glances at it, or hears no heading, is told as well that it is not so. */}
          <div className="rounded-xl border border-bad bg-bad-soft p-4">
            <h3 className="mb-2 text-base">A usual mistake</h3>
            <div className="flex gap-2">
              <Icon name="x" className="mt-1 shrink-0 text-bad" />
              <div>
                <span className="font-bold text-bad">Wrong:</span>
                <Html
                  className="prose font-semibold [&>p]:before:content-['“'] [&>p]:after:content-['”']"
                  html={mistake.say}
                />
              </div>
            </div>
            <h4 className="mt-3 mb-1 text-base font-bold">Why it is wrong</h4>
            <Html className="prose" html={mistake.but} />
          </div>
        </section>
      </div>
      <FreshQuestions sources={practise} ages={ages} />
      <div className="mt-8 flex flex-col gap-7">
        <Ways heading="It rests on" ways={rests} />
        <Ways heading="From here" ways={onward} />
        <Ways heading="Its words" ways={terms} />
        <Ways heading="Goes with it" ways={others.filter(({ ages }) => !ages)} />
        <Ways heading="For later" ways={others.filter(({ ages }) => ages)} />
      </div>
    </>
  );
}
