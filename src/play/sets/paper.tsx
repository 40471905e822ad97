import { memo, type ReactNode } from "react";
import { useShown } from "../../device/settings/shown.ts";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { answerText, keyToMark } from "../../engine/answer/answer-text.ts";
import { withUnit } from "../../engine/answer/number-text.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { Html } from "../../ui/html.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { isBoard, toldOf } from "./figure.ts";
import type { Look } from "./look.ts";
import { stacked } from "./stacked.ts";
import type { Slot } from "./use-questions.ts";

/** One version of a set, with its questions. */
export interface Version {
  /** "A", "B": what tells it from the others; empty where there is one only. */
  readonly letter: string;
  readonly slots: readonly Slot[];
  /** Six letters that it is known by. */
  readonly code: string;
}

interface PageProps {
  readonly title: string;
  readonly version: Version;
  readonly look: Look;
}

const letters = "ABCDEFGH";

/** Questions with room to work, for pupils. */
export function SheetPages({ title, version, look, mark }: PageProps & { readonly mark: ReactNode }) {
  const marks = version.slots.reduce((sum, { question }) => sum + (question?.marks ?? 0), 0);
  const counts = version.slots.some(({ question }) => (question?.marks ?? 1) > 1);
  // Of those that are still to come the next one stands there: its page is drawn the sooner.
  const there = version.slots.slice(0, version.slots.findLastIndex((slot) => !("isOpen" in slot)) + 2);
  return (
    <section className="paper-page">
      <PaperHead title={title} letter={version.letter} mark={mark}>
        {look.name === "yes" && (
          <p className="paper-name">
            <span>Name</span>
            <span>Date</span>
            {counts && <span className="paper-score">/ {marks}</span>}
          </p>
        )}
      </PaperHead>
      <ol className="paper-questions" data-columns={look.columns} data-room={look.room}>
        {there.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
          <li key={at}>
            <Place n={at + 1} />
            <div className="paper-body">
              {slot.question ? (
                <Question question={slot.question} room={look.room} figures={look.figures === "yes"} counts={counts} />
              ) : (
                <Missing slot={slot} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PaperHeadProps {
  readonly title: string;
  readonly letter: string;
  /** What stands in its corner. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a page of paper. */
export function PaperHead({ title, letter, mark, children }: PaperHeadProps) {
  return (
    <header className="paper-head" data-marked={mark ? true : undefined}>
      <h2>
        {title || "Questions"}
        {letter && <span className="paper-letter">{letter}</span>}
      </h2>
      {children}
      {mark}
    </header>
  );
}

const Place = ({ n }: { readonly n: number }) => <span className="paper-number">{n}</span>;

export function Missing({ slot }: { readonly slot: Slot }) {
  return <p className="paper-missing">{"isOpen" in slot ? "…" : slot.note}</p>;
}

interface QuestionProps {
  readonly question: SetQuestion;
  readonly room: Look["room"];
  readonly figures: boolean;
  readonly counts: boolean;
}

/** Memoised: while the others come, what stands there is not drawn again. */
const Question = memo(function Question({ question, room, figures, counts }: QuestionProps) {
  const { marks } = question;
  return (
    <>
      <Asked question={question} figures={figures} />
      <Room question={question} room={room} />
      {/* What is chosen from needs no line. */}
      <AnswerLine answer={question.answer?.kind === "choice" ? undefined : question.answer}>
        {counts && <span className="paper-marks">[{marks === 1 ? "1 mark" : `${marks} marks`}]</span>}
      </AnswerLine>
    </>
  );
});

/** What is asked, with its picture, or the words for it, and what can be chosen. */
export function Asked({ question, figures = true }: { readonly question: SetQuestion; readonly figures?: boolean }) {
  const { prompt, figure, answer, options } = question;
  const choice = answer?.kind === "choice" ? (options ?? answer.options.map(stacked)) : [];
  return (
    <>
      <Html className="prose" html={prompt} />
      {figure && <Html className="paper-figure" html={figures || isBoard(figure) ? figure : toldOf(figure)} />}
      {choice.length > 0 && (
        <ul
          className="paper-options"
          data-short={answer?.kind === "choice" && areShort(answer.options) ? true : undefined}
        >
          {choice.map((option, at) => (
            <li key={option}>
              <b>{letters[at]}</b> <Html inline html={option} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Letters up to which a choice takes no more room than its own. */
const shortOption = 4;
const areShort = (options: readonly string[]) => options.every((option) => option.length <= shortOption);

/** Empty paper, the more the longer the way to the answer is. */
function Room({
  question: { steps, answer, figure },
  room,
}: {
  readonly question: SetQuestion;
  readonly room: Look["room"];
}) {
  if (room === "none" || isBoard(figure)) return null;
  const lines = answer === undefined ? 3 : answer.kind === "choice" ? 1 : Math.min(4, Math.max(1, steps.length - 1));
  return <div className="paper-room" data-lines={room === "plenty" ? 2 * lines : lines} />;
}

/** Where the answer is written, as long as it may be, with its unit. */
function AnswerLine({ answer, children }: { readonly answer: AnswerSpec | undefined; readonly children: ReactNode }) {
  if (!answer) return children ? <p className="paper-answer">{children}</p> : null;
  const [before, behind] = aroundUnit("unit" in answer ? answer.unit : undefined);
  const labels = answer.kind === "list" ? answer.labels : undefined;
  const label = "label" in answer ? answer.label : undefined;
  const isLong = ["list", "expression", "word"].includes(answer.kind);
  return (
    <p className="paper-answer">
      {labels ? (
        labels.map((name) => (
          <span key={name}>
            <i>{name}</i> = <span className="paper-line" data-long="no" />
          </span>
        ))
      ) : (
        <span>
          {label ? (
            <>
              <i>{label}</i> ={" "}
            </>
          ) : (
            <span className="sr-only">Answer</span>
          )}
          {answer.kind === "coordinate" && "("}
          {before && `${before} `}
          <span className="paper-line" data-long={isLong ? "yes" : "no"} />
          {behind && ` ${behind}`}
          {answer.kind === "coordinate" && ")"}
        </span>
      )}
      {children}
    </p>
  );
}

/** What stands before the place of a number, and what behind it: £ ____, ____ cm². */
function aroundUnit(unit: string | undefined): readonly string[] {
  const place = "_";
  return withUnit(place, unit)
    .split(place)
    .map((part) => part.trim());
}

/** The answer as a key gives it, or as `text` writes it. */
export function useKeyText(text = answerText): (question: SetQuestion) => string {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const shown = useNumberText();
  return ({ answer }) => {
    if (!answer) return "";
    if (answer.kind === "choice") return letters[answer.options.indexOf(answer.value)] ?? "";
    return shown(text(answer, locale));
  };
}

interface KeyPageProps {
  readonly title: string;
  readonly versions: readonly Version[];
  /** What stands in the corner of each version; none where its sheet has that already. */
  readonly marks: readonly ReactNode[];
  /** Whether each answer leads to the next: dominoes. */
  readonly isLoop?: boolean;
}

/** Short answers to every version, on a page that is kept from pupils. */
export function KeyPage({ title, versions, marks, isLoop = false }: KeyPageProps) {
  const keyText = useKeyText(keyToMark);
  return (
    <section className="paper-page">
      {versions.map(({ letter, code, slots }, at) => (
        <div key={letter} className="paper-keys">
          <PaperHead title={`Answers: ${title || "Questions"}`} letter={letter} mark={marks[at]}>
            {!marks[at] && <p className="paper-small">Sheet {code}</p>}
            {isLoop && (
              <p className="paper-small">The tiles as they lie in the loop, each told by the answer to its question.</p>
            )}
          </PaperHead>
          <ol className="paper-key">
            {slots.map(({ question }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
              <li key={at}>
                <Place n={at + 1} />
                <div>{question ? <Key question={question} text={keyText(question)} /> : "–"}</div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** The answer; where only a person can mark it, what it should hold. */
function Key({
  question: { answer, options, steps },
  text,
}: {
  readonly question: SetQuestion;
  readonly text: string;
}) {
  if (!answer)
    return steps.length === 0
      ? "marked by hand"
      : steps.map((step) => <Html key={step} className="paper-figure" html={step} />);
  const option =
    answer.kind === "choice" ? (options?.[answer.options.indexOf(answer.value)] ?? stacked(answer.value)) : undefined;
  return (
    <>
      <Html inline html={stacked(text.replaceAll(" = ", "\u00a0=\u00a0"))} />
      {option !== undefined && (
        <>
          : <Html inline html={option} />
        </>
      )}
    </>
  );
}

/** Every step to every answer. */
export function SolutionPages({ title, version }: Omit<PageProps, "look">) {
  return (
    <section className="paper-page">
      <PaperHead title={`Worked solutions: ${title || "Questions"}`} letter={version.letter} />
      <ol className="paper-solutions">
        {version.slots.map(({ question }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
          <li key={at}>
            <Place n={at + 1} />
            <ol>
              {question?.steps.map((step) => (
                <li key={step}>
                  <Html className="prose" html={step} />
                </li>
              ))}
              {question?.steps.length === 0 && <li>Marked by hand.</li>}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
