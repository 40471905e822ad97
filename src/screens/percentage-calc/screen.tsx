import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { CopyLink } from "../../play/copy-link.tsx";
import { restKeys } from "../../play/keypad/use-sum-keys.ts";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { PercentBar, PointsBar } from "../../play/tools/percent-bar.tsx";
import { useSaid } from "../../play/tools/use-said.ts";
import { Working } from "../../play/tools/working.tsx";
import { ask, blanksOf, type Outcome, type Question, questions } from "../../tools/percentages/questions.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Sentence } from "./sentence.tsx";

type Typed = Readonly<Record<string, string>>;
const longest = 200;

export default function PercentageCalcScreen({ row }: ScreenProps) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const linked = hydrated ? search : new URLSearchParams();
  const inLink = questions.find(({ id }) => id === linked.get("ask"));
  const [chosen, setChosen] = useState<string | null>(null);
  const question = questions.find(({ id }) => id === chosen) ?? inLink ?? questions[0];
  const [typed, setTyped] = useState<Typed>({});
  const [pressed, setPressed] = useState(0);
  const [asked, setAsked] = useState<{ readonly id: string; readonly given: Typed } | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed > 0) announce(whole.current?.querySelector("[data-says]"));
  }, [pressed]);
  const said = useSaid();
  if (!question) return null;

  const ownLink = inLink === question;
  const given = Object.fromEntries(
    blanksOf(question).map(({ name, initial }) => {
      const inAddress = ownLink ? linked.get(name)?.slice(0, longest) : undefined;
      return [name, typed[`${question.id}.${name}`] ?? inAddress ?? initial];
    }),
  );
  const shown = asked ?? (inLink ? { id: inLink.id, given } : null);
  const outcome = shown?.id === question.id ? ask(question, shown.given) : null;

  const work = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked({ id: question.id, given });
    setPressed((before) => before + 1);
    setSearch({ ask: question.id, ...given }, { replace: true, preventScrollReset: true });
    const found = ask(question, given);
    if (found.kind !== "problem") restKeys();
    else document.getElementById(`blank-${found.blank}`)?.focus();
  };
  return (
    <>
      <PageHeading icon={row.icon} motif="percentages" title={row.title}>
        Choose a kind of question and fill in its blanks.
      </PageHeading>
      <div ref={whole}>
        <form className="card needs-script p-4 sm:p-5" onSubmit={work}>
          <label htmlFor="kind" className="font-semibold">
            Kind of question
          </label>
          <select
            id="kind"
            className="field mt-1 block w-full max-w-md"
            value={question.id}
            onChange={(event) => {
              setChosen(event.target.value);
              setAsked(null);
            }}
          >
            {questions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Sentence
            key={question.id}
            question={question}
            given={given}
            wrong={outcome?.kind === "problem" ? outcome.blank : null}
            onType={(name, text) => setTyped((before) => ({ ...before, [`${question.id}.${name}`]: text }))}
          />
          {outcome?.kind === "problem" && (
            <p id="trouble" className="mb-3 rounded-xl border border-line-strong bg-sunken px-4 py-3" data-says>
              {said(outcome.message)}
            </p>
          )}
          <button type="submit" className="btn btn-main screen-only">
            Work it out
          </button>
        </form>
        {outcome && <Found outcome={outcome} question={question} />}
      </div>
      <GoesWith tool="/percentage-calc" />
    </>
  );
}

function Found({ outcome, question }: { readonly outcome: Outcome; readonly question: Question }) {
  const said = useSaid();
  if (outcome.kind === "problem") return null;
  const { says, steps, marks, points } = outcome.answer;
  return (
    <section className="card mt-5 p-4 sm:p-5 print:break-inside-auto!" aria-labelledby="result">
      <h2 id="result" className="mb-2 text-xl">
        Result
      </h2>
      <p className="text-xl font-bold" data-says>
        {said(says)}
      </p>
      {/\babout\b/.test(says) && <p className="mt-1 text-sm text-soft">“About” and ≈ say that a number is rounded.</p>}
      {points && (
        <>
          <p className="mt-3 text-soft">In points, both are parts of the same whole:</p>
          <PointsBar {...points} />
        </>
      )}
      {points && marks && <p className="mt-3 text-soft">In per cent, the first of them is the whole:</p>}
      {marks && <PercentBar marks={marks} />}
      <h3 className="mt-4 mb-3 text-lg">Step by step</h3>
      <Working key={question.id} steps={steps} />
      <CopyLink />
    </section>
  );
}
