import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { numberLocale, shown as setting } from "../../device/settings/shown.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import { plainText } from "../../engine/plain-text.ts";
import { isBoard } from "../../play/sets/figure.ts";
import type { Slot } from "../../play/sets/use-questions.ts";
import { WholeScreen } from "../../play/sets/whole-screen.tsx";
import type { SetQuestion, WorkSet } from "../../sets/set.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { Countdown } from "./countdown.tsx";
import { Draw } from "./draw.tsx";
import { Drawing, type Stroke } from "./drawing.tsx";

interface StageProps {
  readonly set: WorkSet;
  readonly slots: readonly Slot[];
  readonly first: number;
  readonly onClose: () => void;
}

/** What is uncovered of a question. */
interface Open {
  readonly hint: boolean;
  readonly steps: number;
  readonly answer: boolean;
}

const covered: Open = { hint: false, steps: 0, answer: false };
const sizes = [0.8, 1, 1.3, 1.7] as const;
const letters = "ABCDEFGHIJ";

/** One question at a time on the whole screen. */
export function Stage({ set, slots, first, onClose }: StageProps) {
  const [at, setAt] = useState(first);
  const [open, setOpen] = useState<Readonly<Record<number, Open>>>({});
  const [drawn, setDrawn] = useState<Readonly<Record<number, readonly Stroke[]>>>({});
  const [pen, setPen] = useState(false);
  const [size, setSize] = useState(1);
  const body = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const question = slots[at]?.question;
  const shown = open[at] ?? covered;
  const strokes = drawn[at] ?? [];
  const count = set.entries.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
    announce(body.current?.querySelector(".stage-question"));
  }, [at]);
  // What was uncovered last is seen and heard.
  useEffect(() => {
    if (!shown.hint && shown.steps === 0 && !shown.answer) return;
    newest.current?.scrollIntoView({ block: "nearest" });
    announce(newest.current);
  }, [shown]);

  const uncover = (what: Partial<Open>) => setOpen({ ...open, [at]: { ...shown, ...what } });
  const draw = (next: readonly Stroke[]) => setDrawn({ ...drawn, [at]: next });
  const go = (to: number) => to >= 0 && to < count && setAt(to);
  const steps = question?.steps ?? [];
  // A board is solved where it stands, or both would have to be small to be seen side by side.
  const solved = isBoard(question?.figure) && isBoard(steps[0]) && shown.steps > 0 ? steps[0] : undefined;
  const actions: Readonly<Record<string, () => void>> = {
    arrowright: () => go(at + 1),
    pagedown: () => go(at + 1),
    arrowleft: () => go(at - 1),
    pageup: () => go(at - 1),
    h: () => question?.hint && uncover({ hint: true }),
    s: () => shown.steps < steps.length && uncover({ steps: shown.steps + 1 }),
    a: () => question?.answer && uncover({ answer: true }),
  };

  /** The keys of a presenter's remote control, and a letter for each button. */
  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, select")) return;
    const key = event.key.toLowerCase();
    const act = actions[key];
    if (!act || (key.length === 1 && setting("singleKeys") === "off")) return;
    event.preventDefault();
    act();
  }

  const bar = (
    <>
      <Draw />
      <Countdown />
      <span className="whole-tools">
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Smaller"
          aria-disabled={size === 0}
          onClick={() => setSize(Math.max(0, size - 1))}
        >
          <Icon name="zoom-out" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Larger"
          aria-disabled={size === sizes.length - 1}
          onClick={() => setSize(Math.min(sizes.length - 1, size + 1))}
        >
          <Icon name="zoom-in" />
        </button>
      </span>
    </>
  );

  return (
    <WholeScreen title={set.title || "Questions"} bar={bar} onKeyDown={onKey} onClose={onClose}>
      <div className="stage-large" data-size={sizes[size]}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section ref={body} className="stage-body" tabIndex={0} aria-label={`Question ${at + 1} of ${count}`}>
          <div className="stage-paper" data-long={isLong(question) || undefined} data-short={shortness(question)}>
            {question ? (
              <Asked question={question} solved={solved} newest={newest} />
            ) : (
              <p className="stage-question">{slots[at]?.note || "This question is on its way …"}</p>
            )}
            {question && solved === undefined && <Uncovered question={question} shown={shown} newest={newest} />}
            <Drawing on={pen} strokes={strokes} onStroke={(stroke) => draw([...strokes, stroke])} />
          </div>
        </section>
        <footer className="stage-bar">
          {count > 1 && (
            <span className="whole-tools">
              <button
                type="button"
                className="btn btn-icon"
                aria-label="Previous question"
                aria-disabled={at === 0}
                onClick={() => go(at - 1)}
              >
                <Icon name="arrow-left" />
              </button>
              <span className="content-center font-semibold">
                {at + 1} of {count}
              </span>
              <button
                type="button"
                className="btn btn-icon"
                aria-label="Next question"
                aria-disabled={at === count - 1}
                onClick={() => go(at + 1)}
              >
                <Icon name="arrow-right" />
              </button>
            </span>
          )}
          {question?.hint && (
            <button type="button" className="btn" aria-disabled={shown.hint} onClick={() => uncover({ hint: true })}>
              <Icon name="lightbulb" /> Hint
            </button>
          )}
          {steps.length > 0 && (
            <button type="button" className="btn" aria-disabled={shown.steps >= steps.length} onClick={actions["s"]}>
              <Icon name="list" /> {steps.length === 1 ? "Solution" : shown.steps === 0 ? "First step" : "Next step"}
            </button>
          )}
          {question?.answer && (
            <button
              type="button"
              className="btn"
              aria-disabled={shown.answer}
              onClick={() => uncover({ answer: true })}
            >
              <Icon name="check" /> Answer
            </button>
          )}
          <button type="button" className="btn" onClick={() => setOpen({ ...open, [at]: covered })}>
            <Icon name="rotate-ccw" /> Cover up
          </button>
          <span className="whole-tools ml-auto">
            <button type="button" className="btn" aria-pressed={pen} onClick={() => setPen(!pen)}>
              <Icon name="pencil" /> Pen
            </button>
            {(pen || strokes.length > 0) && (
              <>
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label="Undo the last line"
                  aria-disabled={strokes.length === 0}
                  onClick={() => draw(strokes.slice(0, -1))}
                >
                  <Icon name="undo-2" />
                </button>
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label="Clear the drawing"
                  aria-disabled={strokes.length === 0}
                  onClick={() => draw([])}
                >
                  <Icon name="eraser" />
                </button>
              </>
            )}
          </span>
        </footer>
      </div>
    </WholeScreen>
  );
}

/** So many letters fill a screen in the usual size. */
const longest = 230;
const lettersOf = (question: SetQuestion | null | undefined) => plainText(question?.prompt ?? "").length;
const isLong = (question: SetQuestion | null | undefined) => lettersOf(question) > longest;

/** Up to so many letters a question is set larger, the fewer the more (ui/styles/class.css), where no picture needs the room. */
const shorter = [30, 70, 130] as const;
function shortness(question: SetQuestion | null | undefined): number | undefined {
  if (!question || question.figure) return undefined;
  const letters = lettersOf(question);
  const at = shorter.findIndex((most) => letters <= most);
  return at < 0 ? undefined : shorter.length - at;
}

interface AskedProps {
  readonly question: SetQuestion;
  /** The board filled in, where that was asked for. */
  readonly solved: string | undefined;
  readonly newest: React.RefObject<HTMLDivElement | null>;
}

function Asked({ question: { prompt, figure, answer, options }, solved, newest }: AskedProps) {
  const numberText = useNumberText();
  return (
    <div
      className="stage-question"
      data-figure={figure !== undefined || undefined}
      data-board={isBoard(figure) || undefined}
    >
      <Html className="prose" html={prompt} />
      {figure && (
        <div ref={solved === undefined ? undefined : newest}>
          {solved !== undefined && <p className="sr-only">The solution stands on the board.</p>}
          <Html className="figure-box" html={solved ?? figure} />
        </div>
      )}
      {answer?.kind === "choice" && (
        <ol className="stage-options">
          {answer.options.map((option, at) => (
            <li key={option}>
              <b>{letters[at]}</b> {options?.[at] ? <Html inline html={options[at]} /> : numberText(option)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface UncoveredProps {
  readonly question: SetQuestion;
  readonly shown: Open;
  readonly newest: React.RefObject<HTMLDivElement | null>;
}

/** What was uncovered so far; each part stands where it is, so that what was read does not move. */
function Uncovered({ question: { hint, steps, answer }, shown, newest }: UncoveredProps) {
  return (
    <>
      {shown.hint && hint && (
        <div className="stage-part" ref={shown.steps === 0 && !shown.answer ? newest : undefined}>
          <Icon name="lightbulb" />
          <Html className="prose" html={hint} />
        </div>
      )}
      {steps.slice(0, shown.steps).map((step, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is told by its place
          key={at}
          className="stage-part"
          ref={at === shown.steps - 1 && !shown.answer ? newest : undefined}
        >
          {steps.length > 1 && <b>{at + 1}.</b>}
          <Html className="prose" html={step} />
        </div>
      ))}
      {shown.answer && answer && (
        <div className="stage-part stage-answer" ref={newest}>
          <Icon name="check" /> {answerText(answer, numberLocale())}
        </div>
      )}
    </>
  );
}
