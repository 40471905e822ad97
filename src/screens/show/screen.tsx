import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useSets } from "../../learner/hooks/use-sets.ts";
import { KeptSets } from "../../play/sets/kept-sets.tsx";
import { useQuestions } from "../../play/sets/use-questions.ts";
import { called } from "../../sets/called.ts";
import { readLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import sheet from "../../ui/styles/class.css?url";
import type { ScreenProps } from "../screen-props.ts";
import { Stage } from "./stage.tsx";

/** /show: a set, or one puzzle, large enough for the back row. The set stands after the # of the address. */
export default function ShowScreen({ row }: ScreenProps) {
  const { hash } = useLocation();
  const text = useHydrated() ? hash.slice(1) : "";
  const read = text === "" ? null : readLink(text);
  const problem = read && !("set" in read) ? read.problem : "";
  useAnnounced(problem);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="class" />
      <PageHeading icon={row.icon} title={row.title}>
        For a projector or a board: big type, the hint, the steps and the answer one press at a time, and a pen to draw
        on it.
      </PageHeading>
      {read && "set" in read ? <Shown key={text} set={read.set} /> : <Choose problem={problem} />}
    </>
  );
}

/** The questions of a set, each a press away from the whole screen; what the address was opened for is there at once. */
function Shown({ set }: { readonly set: WorkSet }) {
  const { slots } = useQuestions([set]);
  const [at, setAt] = useState<number | null>(0);
  const mine = slots[0] ?? [];
  const questions = mine.map(({ question }) => question);
  if (set.entries.length === 0) return <p className="card p-5">There is no question in this set yet.</p>;
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="shown">
      <h2 id="shown" className="mb-2 text-xl">
        {set.title || "Questions"}
      </h2>
      <ol className="divide-y divide-line">
        {set.entries.map((_, place) => {
          const question = mine[place]?.question;
          const name = question ? called(question, questions) : mine[place]?.note || "…";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
            <li key={place} className="flex flex-wrap items-center gap-3 py-1">
              <span className="min-w-0 flex-1 basis-48">
                {place + 1}. {name}
              </span>
              <button type="button" className="btn" onClick={() => setAt(place)}>
                <Icon name="monitor" /> Show
                <span className="sr-only">
                  {" "}
                  question {place + 1}: {name}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {at !== null && mine.length > 0 && <Stage set={set} slots={mine} first={at} onClose={() => setAt(null)} />}
    </section>
  );
}

function Choose({ problem }: { readonly problem: string }) {
  const { all } = useSets();
  return (
    <section className="card flex max-w-3xl flex-col gap-3 p-5 sm:p-7" aria-labelledby="choose">
      {problem && <p className="text-bad">{problem}</p>}
      <h2 id="choose" className="text-xl">
        What shall it be?
      </h2>
      {all && all.length > 0 && <KeptSets sets={all} />}
      <p>
        Any puzzle, question, formula or board comes here by the menu (…) on its card. Sets are made on{" "}
        <Link className="link" to="/worksheets">
          Worksheets
        </Link>
        .
      </p>
    </section>
  );
}
