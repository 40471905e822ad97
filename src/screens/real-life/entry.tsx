import { useState } from "react";
import type { RealLife } from "../../content/schema/library/real-life.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { FreshQuestions } from "../../play/library/fresh-questions.tsx";
import { Notice } from "../../play/library/notice.tsx";
import { Question } from "../../play/library/question.tsx";
import { Sources } from "../../play/library/sources.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Model } from "./model.tsx";

/** A use of mathematics: a question, how it is answered, a model to play with and where it ends, and a problem. */
export default function RealLifeEntry({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<RealLife> }) {
  const { id, title, ages, question, story, model, notice, limits, ask, practise, terms, see, back, sources } = entry;
  const [isRight, setRight] = useState(false);
  return (
    <>
      <EntryHeading row={row} all="All uses" title={title} ages={ages} />
      <div className="mb-8 flex flex-col gap-5">
        <section className="card flex flex-col gap-4 p-4 sm:p-6" aria-labelledby="question">
          <h2 id="question" className="text-xl text-hue-strong">
            {question}
          </h2>
          <Html className="prose" html={entry.do} />
          <Model model={model} />
        </section>
        <section className="card flex flex-col gap-5 p-4 sm:p-6" aria-labelledby="story">
          <h2 id="story" className="text-xl">
            The mathematics in it
          </h2>
          <Html className="prose" html={story} />
          <div>
            <h3 className="mb-1 text-base">What do you notice?</h3>
            <Notice notice={notice} />
          </div>
          <div>
            <h3 className="mb-1 text-base">Where it stops being true</h3>
            <Html className="prose" html={limits} />
          </div>
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="try">
          <h2 id="try" className="mb-3 text-xl">
            Your turn
          </h2>
          <Question
            ask={ask}
            item={`real-life/${id}~1`}
            category="real-life"
            title={title}
            isRight={isRight}
            onJudged={setRight}
          />
        </section>
      </div>
      <FreshQuestions sources={practise} ages={ages} />
      <div className="mt-8 flex flex-col gap-7">
        <Ways heading="Its words" ways={terms} />
        <Ways heading="Goes with it" ways={[...see, ...back]} />
        <Sources sources={sources} />
      </div>
    </>
  );
}
