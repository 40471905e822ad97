import { useEffect, useRef, useState } from "react";
import { afterFrame, afterPaint } from "../../device/after-paint.ts";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { announce, shownIn } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { hasPage } from "../../ui/has-page.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSingleKeys } from "../../ui/single-key.ts";
import { sound } from "../../ui/sound/sound.ts";
import { WithParty } from "../../ui/with-party.tsx";
import { AddToSet } from "../sets/add-to-set.tsx";
import { KeysNote } from "./keys-note.tsx";
import type { Standing } from "./unfinished.ts";

interface QuizProps {
  readonly questions: readonly QuizQuestion[];
  /** Where it was left before; null for a new one. */
  readonly begun: Standing | null;
  /** Told after each pick and at each question that is gone on to; null when it begins anew. */
  readonly onMove: (standing: Standing | null) => void;
  /** Told of each pick. */
  readonly onPick: (question: QuizQuestion, picked: number, right: boolean) => void;
  /** What stands at the end, with which picks were right and a way to begin again. */
  readonly result: (rights: readonly boolean[], again: () => void) => React.ReactNode;
  readonly onEnd: (score: number) => void;
}

const letters = ["A", "B", "C", "D"];

/** A run of four-option questions: one pick each, the explanation at once, the score at the end. */
export function Quiz({ questions, begun, onMove, onPick, result, onEnd }: QuizProps) {
  const [index, setIndex] = useState(begun?.at ?? 0);
  const [picks, setPicks] = useState(begun?.picks ?? []);
  const rights = picks.map((pick, at) => pick === questions[at]?.correct);
  const picked = picks[index] ?? null;
  /** Of how many picks was told why. Who picks sees first, by its colour, what became of it, and all else with the next frame. */
  const [told, setTold] = useState(picks.length);
  const isTold = picked !== null && told > index;
  const score = rights.slice(0, told).filter(Boolean).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  /** How many questions were gone on to: the first one waits to be read with the page. */
  const [moves, setMoves] = useState(0);
  const question = questions[index];

  // A new question takes the focus, or a keyboard would be left on a button that is gone; and it is heard.
  useEffect(() => {
    if (moves === 0) return;
    heading.current?.focus();
    announce(text.current);
  }, [moves]);
  // What was picked before the page was opened is read with the page.
  const [picksHere, setPicksHere] = useState(0);
  useEffect(() => {
    if (picksHere === 0) return;
    announce(verdict.current);
    // Enter on an option, and Enter again: the next question.
    nextButton.current?.focus({ preventScroll: true });
    // As an answer does: the page moves as little as shows why, and the way on, once the pick itself is seen.
    void afterPaint().then(() => outcome.current?.scrollIntoView({ block: "nearest" }));
  }, [picksHere]);
  useSingleKeys(
    Object.fromEntries(
      letters.flatMap((letter, at) => {
        const choose = () => {
          if (question?.options[at] && picked === null) pick(question, at);
        };
        return [
          [letter.toLowerCase(), choose],
          [String(at + 1), choose],
        ];
      }),
    ),
  );

  function again() {
    setIndex(0);
    setPicks([]);
    setTold(0);
    setMoves(moves + 1);
    onMove(null);
  }

  if (!question) return result(rights, again);

  const last = index === questions.length - 1;

  function pick(question: QuizQuestion, option: number) {
    if (picked !== null) return announce(verdict.current);
    const right = option === question.correct;
    const next = [...picks, option];
    setPicks(next);
    void sound(right ? "right" : "notYet");
    afterFrame(() => {
      setTold(next.length);
      setPicksHere(picksHere + 1);
      onPick(question, option, right);
      onMove({ at: index, picks: next });
    });
  }

  function next() {
    setIndex(index + 1);
    setMoves(moves + 1);
    if (last) onEnd(score);
    else onMove({ at: index + 1, picks });
  }

  return (
    <section className="card p-5 sm:p-7" aria-labelledby="question" {...hasPage.question}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="question" ref={heading} tabIndex={-1} className="text-lg">
          Question {index + 1} of {questions.length}
        </h2>
        <span className="chip ml-auto">Score: {score}</span>
        <progress
          className="progress w-full"
          max={questions.length}
          value={index + (isTold ? 1 : 0)}
          aria-label="Questions answered"
        />
      </div>
      <div ref={text}>
        <Html className="prose mb-4 text-lg" html={question.question} />
      </div>
      <ul className="grid gap-2.5 md:grid-cols-2" aria-label="Options">
        {question.options.map((option, at) => (
          <li key={option.text}>
            <Option
              letter={letters[at] ?? ""}
              html={option.text}
              state={picked === null ? "open" : at === question.correct ? "right" : at === picked ? "wrong" : "rest"}
              isTold={isTold}
              onPick={() => pick(question, at)}
            />
          </li>
        ))}
      </ul>
      <div ref={outcome} className="scroll-mb-4">
        <div ref={verdict} className="mt-4">
          {isTold && (
            <div className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3" data-told="">
              <p className="mb-1 font-bold">
                <WithParty words={verdictWords(picked === question.correct)} />
              </p>
              {picked !== question.correct && (
                <div className="mb-2">
                  The answer is {letters[question.correct]}:{" "}
                  <Html inline html={question.options[question.correct]?.text ?? ""} />
                </div>
              )}
              {question.options[picked]?.misconception && (
                <Html className="prose mb-2" html={question.options[picked]?.misconception ?? ""} />
              )}
              <Html className="prose" html={question.explanation} />
            </div>
          )}
        </div>
        {isTold && (
          <p className="mt-4 flex items-center justify-between">
            <button ref={nextButton} type="button" className="btn btn-main" onClick={next}>
              {last ? "Show Results" : "Next Question"} <Icon name="arrow-right" />
            </button>
            <AddToSet name="this question" kinds={[{ label: "This question", item: () => question.id }]} />
          </p>
        )}
      </div>
      {told > 0 && (
        <div className="mt-3">
          <AskFirst
            key={picks.length}
            className="btn btn-plain -mb-2 -ml-2 px-2"
            words={`You have answered ${picks.length} of the ${questions.length} questions. If you start again, you begin at the first with a score of 0. For a break, just leave the page: the quiz waits for you.`}
            yes="Yes, start again"
            no="Keep going"
            onYes={again}
          >
            Start again
          </AskFirst>
        </div>
      )}
      <KeysNote />
    </section>
  );
}

/** The specified words for a pick. */
export const verdictWords = (right: boolean) => (right ? "Correct! 🎉" : "Incorrect. Check the explanation!");

interface OptionProps {
  readonly letter: string;
  readonly html: string;
  readonly state: "open" | "right" | "wrong" | "rest";
  /** Whether what became of it is said, too, and not only shown by its colour. */
  readonly isTold: boolean;
  readonly onPick: () => void;
}

const looks = {
  open: { className: "border-line-strong bg-card hover:bg-hue-soft hover:border-hue", icon: null, said: "" },
  right: { className: "border-good bg-good-soft", icon: "check", said: "Right answer" },
  wrong: { className: "border-bad bg-bad-soft", icon: "x", said: "Your answer" },
  rest: { className: "border-line-strong bg-card", icon: null, said: "" },
} as const;

function Option({ letter, html, state, isTold, onPick }: OptionProps) {
  const { className, ...look } = looks[state];
  const said = isTold ? look.said : "";
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  // Formulas have no place in the name that a button has from its contents.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the html
  useEffect(() => {
    const formula = text.current?.querySelector("math") ? text.current : null;
    const place = button.current;
    if (!place) return;
    place.ariaLabel = null;
    if (!formula) return;
    let isStale = false;
    void Promise.resolve(shownIn(formula)).then((words) => {
      if (!isStale) place.ariaLabel = [letter, words.replace(/\.$/, ""), said].filter(Boolean).join(" ");
    });
    return () => {
      isStale = true;
    };
  }, [letter, html, said]);
  return (
    <button
      ref={button}
      type="button"
      className={`flex min-h-14 w-full items-center gap-3 rounded-xl border-[1.5px] px-3.5 py-2.5 text-left ${className}`}
      aria-disabled={isTold}
      onClick={onPick}
    >
      <span className="grid size-8 flex-none place-items-center rounded-lg border border-hue-line bg-hue-soft font-bold text-hue-strong">
        {letter}
      </span>
      <span ref={text} className="min-w-0 flex-1">
        <Html inline html={html} />
      </span>
      {look.icon && isTold && (
        <>
          <Icon name={look.icon} className={state === "right" ? "text-good" : "text-bad"} />
          <span className="text-sm font-semibold">{said}</span>
        </>
      )}
    </button>
  );
}
