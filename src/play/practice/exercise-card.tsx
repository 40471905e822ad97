import { useEffect, useRef, useState } from "react";
import type { Outcome } from "../../learner/derive/skill-states.ts";
import type { Help } from "../../learner/records/entry.ts";
import { Icon } from "../../ui/icon.tsx";
import { AnswerBox } from "../answer-box.tsx";
import { completeIn } from "../ending/completion.ts";
import { meetQuestion } from "../meet-question.ts";
import { Task } from "../task.tsx";
import type { Asked } from "./asked.ts";
import { Example } from "./example.tsx";
import { Steps } from "./steps.tsx";

interface ExerciseCardProps {
  readonly asked: Asked;
  readonly category: string;
  /** So many steps stand there from the beginning: a worked example that is left to be finished. */
  readonly given?: number;
  /** Whether it is answered with something to move at hand, which has the focus and is a help. */
  readonly atHand?: boolean;
  /** Gives another question of the same kind, for its working to be shown. */
  readonly another?: () => Promise<Asked>;
  /** Told once the question is over, when the learner goes on. */
  readonly onNext: (outcome: Outcome) => void;
}

/** A question: answered as often as one likes, with its steps one at a time as hints, until it is right or left. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { asked, category, given = 0, atHand = false, another, onNext } = props;
  const { item, posed } = asked;
  const help = useRef<Help>(given > 0 || atHand ? "hint" : "alone");
  const [right, setRight] = useState(false);
  const [wrong, setWrong] = useState(0);
  const [shown, setShown] = useState(given);
  const [example, setExample] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { steps } = posed;
  const all = shown === steps.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!atHand) meetQuestion(card.current);
  }, []);
  // Enter on a right answer, and Enter again: the next question. And with the last step its button is gone.
  const over = right || all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last step may come after the right answer
  useEffect(() => {
    if (over) next.current?.focus();
  }, [over, all]);

  function showStep() {
    help.current = shown + 1 === steps.length ? "solution" : "hint";
    setShown(shown + 1);
  }

  function showHow() {
    if (help.current === "alone") help.current = "hint";
    setExample(true);
  }

  function backToQuestion() {
    setExample(false);
    meetQuestion(card.current);
  }

  const outcome = (): Outcome =>
    !right || help.current === "solution" ? "missed" : wrong > 0 || help.current === "hint" ? "helped" : "alone";

  // What was given stands before the place for the answer; hints come after it, so that nothing moves under the hand.
  const list = shown > 0 && <Steps steps={steps.slice(0, shown)} given={given} />;

  return (
    <div ref={card} className="flex flex-col gap-3">
      {/* What is at hand begins as the figure is; both together would push the one or the other out of sight. */}
      <Task text={posed.prompt} figure={atHand && posed.shows ? undefined : posed.figure} />
      {given > 0 && list}
      {/* A right answer stays as it is: to check another one could only spoil it. */}
      <fieldset className="min-w-0" disabled={right}>
        <AnswerBox
          asked={{ ...posed, id: item }}
          category={category}
          help={help}
          onJudged={(verdict, { reading }) => {
            if (verdict === "right") {
              // What is disabled loses the focus untold, and the keypad would stay.
              if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
              setRight(true);
              completeIn(card.current, reading, posed.answer);
            }
            if (verdict === "wrong") setWrong(wrong + 1);
          }}
        />
      </fieldset>
      {given === 0 && list}
      <div className="flex flex-wrap items-center gap-3">
        {!right && !all && (
          <button type="button" className="btn btn-plain -ml-2 px-2" onClick={showStep}>
            <Icon name="lightbulb" /> {stepLabel(shown, steps.length)}
          </button>
        )}
        {another && !over && !example && (
          <button type="button" className="btn btn-plain px-2" onClick={showHow}>
            <Icon name="graduation-cap" /> Show me how
          </button>
        )}
        {right && !all && (
          <button type="button" className="btn btn-plain -ml-2 px-2" onClick={() => setShown(steps.length)}>
            <Icon name="key-round" /> Show the steps
          </button>
        )}
        {(over || wrong >= 2) && (
          <button
            ref={next}
            type="button"
            className={`btn ml-auto ${over ? "btn-main" : ""}`}
            onClick={() => onNext(outcome())}
          >
            {over ? "Next" : "Leave it for later"} <Icon name="arrow-right" />
          </button>
        )}
      </div>
      {another && example && <Example another={another} onBack={backToQuestion} />}
    </div>
  );
}

function stepLabel(shown: number, steps: number): string {
  if (shown === steps - 1) return "Show the answer";
  return shown === 0 ? "A first step" : "One step more";
}
