import { useEffect, useRef, useState } from "react";
import { numberLocale } from "../../device/settings/shown.ts";
import type { Judgement } from "../../engine/answer/answer.ts";
import { recordAttempt } from "../../learner/keep/record.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { meetQuestion } from "../../play/meet-question.ts";
import { Verdict } from "../../play/outcome.tsx";
import { categoryOf } from "../../play/sets/category-of.ts";
import { judgeFor } from "../../play/sets/judge-for.ts";
import type { Slot } from "../../play/sets/use-questions.ts";
import { Task } from "../../play/task.tsx";
import type { Challenge } from "../../sets/challenge/link.ts";
import { answered, isClosed, nothingDone, type Run, triesLeft } from "../../sets/challenge/run.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { sound } from "../../ui/sound/sound.ts";
import { Clock } from "./clock.tsx";
import { Field } from "./field.tsx";
import { Leaving } from "./leaving.tsx";
import { Places } from "./places.tsx";
import { useSpent } from "./use-spent.ts";

interface WorkProps {
  readonly challenge: Challenge;
  readonly run: Run;
  readonly slots: readonly Slot[];
  readonly onChange: (run: Run | null) => void;
}

/** The questions one at a time, each judged at once, in any order, until they are handed in or the clock has run down. */
export function Work({ challenge: { set, rules }, run, slots, onChange }: WorkProps) {
  const place = run.order[run.at] ?? 0;
  const slot = slots[place];
  const question = slot?.question;
  const done = run.done[place] ?? nothingDone;
  const closed = isClosed(done, rules);
  const left = triesLeft(done, rules);
  const [judged, setJudged] = useState<{
    readonly place: number;
    readonly judgement: Judgement;
    readonly typed: string;
    /** Almost right, which costs nothing the first time. */
    readonly isSpared: boolean;
  } | null>(null);
  const [hints, setHints] = useState<readonly number[]>([]);
  const card = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLOutputElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const spent = useSpent(place);
  const open = run.order.filter((at) => canAnswer(slots[at]) && !isClosed(run.done[at] ?? nothingDone, rules));
  const unanswered = open.filter((at) => run.done[at]?.verdict === "none").length;
  const isLast = run.at === run.order.length - 1;
  const isHere = Boolean(slot && !("isOpen" in slot));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once, when it is there
  useEffect(() => {
    if (isHere) meetQuestion(card.current);
  }, [place, isHere]);
  useEffect(() => {
    if (!judged) return;
    announce(verdict.current);
    verdict.current?.scrollIntoView({ block: "nearest" });
  }, [judged]);

  /** The run with the time that was spent since it was last looked at. */
  const timed = (): Run => {
    const ms = spent();
    const now = run.done[place] ?? nothingDone;
    return { ...run, done: run.done.with(place, { ...now, ms: now.ms + ms }) };
  };
  const go = (at: number) => {
    setJudged(null);
    onChange({ ...timed(), at });
  };
  const handIn = (words: string) => {
    onChange({ ...timed(), ended: Date.now() });
    announce(words);
  };

  function check() {
    if (!question?.answer || closed) return;
    const { judgement, slip } = judgeFor(question, done.draft, numberLocale());
    const isSpared = judgement.verdict === "almost" && !done.spared;
    setJudged({ place, judgement, typed: done.draft, isSpared });
    if (judgement.verdict === "empty" || judgement.verdict === "unread") return;
    const ms = spent();
    const hint = hints.includes(place);
    const typed = asciiDigits(done.draft);
    const next = answered(run, place, { verdict: judgement.verdict, slip, typed, hint }, ms);
    onChange(next);
    void sound(judgement.verdict === "right" ? "right" : "notYet");
    if (question.item)
      recordAttempt({
        item: question.item,
        category: categoryOf(question.item),
        verdict: judgement.verdict,
        typed,
        slip: judgement.verdict === "wrong" ? (judgement.name ?? "") : "",
        help: hint ? "hint" : "alone",
        ms,
      });
    // The next digit takes the place of a wrong answer.
    const nextPlace = isClosed(next.done[place] ?? nothingDone, rules)
      ? () => forward.current?.focus()
      : () => card.current?.querySelector<HTMLInputElement>("input.typed")?.select();
    requestAnimationFrame(nextPlace);
  }

  const type = (draft: string) => onChange({ ...run, done: run.done.with(place, { ...done, draft }) });
  const field = question?.answer && (
    <Field
      key={place}
      id={`answer-${place}`}
      question={question}
      answer={question.answer}
      value={done.draft}
      onChange={type}
    />
  );

  return (
    // As in every test, no word says here what it means.
    <section
      ref={card}
      className="card flex flex-col gap-4 p-5 sm:p-7"
      aria-labelledby="question"
      data-own-keys
      data-no-terms
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="question" tabIndex={-1} className="mr-auto text-lg">
          Question {run.at + 1} of {run.order.length}
          {set.title && <span className="font-normal text-soft">: {set.title}</span>}
        </h2>
        {run.who && (
          <span className="chip">
            <Icon name="smile" /> {rules.ask === "number" ? `Number ${run.who}` : run.who}
          </span>
        )}
        <Clock
          run={run}
          rules={rules}
          onOver={() => handIn("The time is up. Your answers are handed in as they are.")}
        />
      </header>
      <Places run={run} at={run.at} onGo={go} />
      {question ? (
        <Task text={question.prompt} figure={question.figure} />
      ) : (
        <p className="heard">
          {isHere ? `${slot?.note} You can go on without it.` : "One moment, this question is on its way …"}
        </p>
      )}
      {question && slot?.note && <p className="text-sm text-soft">{slot.note}</p>}
      {question && !question.answer && (
        <p className="heard text-soft">Work this one out on paper: your teacher looks at it.</p>
      )}
      {question?.answer && !closed && (
        <form
          className="needs-script flex flex-col gap-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          {field}
          {left !== null && (
            <p className="text-sm text-soft">
              {judged?.place === place && judged.isSpared && "That one does not count. "}
              {left === 1 ? (rules.tries === 1 ? "You have one answer." : "One answer left.") : `${left} answers left.`}
            </p>
          )}
        </form>
      )}
      <output ref={verdict} className="block" aria-live="off">
        {judged?.place === place && question?.answer ? (
          <Verdict
            judgement={judged.judgement}
            typed={judged.typed}
            asked={{ answer: question.answer, figure: question.figure }}
          />
        ) : (
          closed && (
            <p className="text-soft">
              {done.verdict === "right" ? "Right. " : "No more answers here: you see how it goes at the end. "}
              You wrote <strong className="break-all">{done.typed.slice(0, 60)}</strong>.
            </p>
          )
        )}
        {judged?.place === place && closed && done.verdict !== "right" && (
          <p className="mt-2 text-soft">That was the last answer here. The steps wait for you at the end.</p>
        )}
      </output>
      {rules.hints && question?.hint && !closed && (
        <Reveal
          key={`hint-${place}`}
          what="Hint"
          icon="lightbulb"
          onOpen={() => setHints((before) => (before.includes(place) ? before : [...before, place]))}
        >
          <Html className="prose" html={question.hint} />
        </Reveal>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {run.at > 0 && (
          <button type="button" className="btn" onClick={() => go(run.at - 1)}>
            <Icon name="arrow-left" /> Back
          </button>
        )}
        {!isLast && (
          <button
            ref={forward}
            type="button"
            className={`btn ml-auto ${closed || !question?.answer ? "btn-main" : ""}`}
            onClick={() => go(run.at + 1)}
          >
            {closed || !question?.answer ? "Next" : "Leave it for later"} <Icon name="arrow-right" />
          </button>
        )}
        {open.length === 0 && (
          <button
            ref={isLast ? forward : undefined}
            type="button"
            className={`btn btn-main ${isLast ? "ml-auto" : ""}`}
            onClick={() => handIn("Handed in.")}
          >
            <Icon name="check-check" /> Hand in
          </button>
        )}
      </div>
      <Leaving
        isOn={run.done.some(({ verdict, draft }) => verdict !== "none" || draft !== "")}
        hasClock={rules.minutes > 0}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        {open.length > 0 && (
          <AskFirst
            className="btn"
            words={openWords(unanswered, open.length - unanswered)}
            yes="Hand in as it is"
            no="Keep going"
            onYes={() => handIn("Handed in.")}
          >
            Hand in
          </AskFirst>
        )}
        <AskFirst
          className="btn btn-plain px-2"
          words="Begin this challenge anew? What was answered so far is thrown away."
          yes="Begin anew"
          no="Go on here"
          grave
          onYes={() => onChange(null)}
        >
          {run.who ? `Not ${rules.ask === "number" ? `number ${run.who}` : run.who}? Begin anew` : "Begin anew"}
        </AskFirst>
      </div>
    </section>
  );
}

/** One that is on its way too: nothing is handed in before it is known. */
const canAnswer = (slot: Slot | undefined) => Boolean(slot && ("isOpen" in slot || slot.question?.answer));

function openWords(unanswered: number, wrong: number): string {
  const are = (n: number, words: string) => `${n === 1 ? "One question" : `${n} questions`} ${words}`;
  const parts = [
    unanswered > 0 ? `${are(unanswered, unanswered === 1 ? "is" : "are")} not answered yet.` : "",
    wrong > 0 ? `${are(wrong, wrong === 1 ? "is" : "are")} not right yet and can be tried again.` : "",
  ];
  return `${parts.filter(Boolean).join(" ")} Hand in all the same? After that nothing can be changed.`;
}
