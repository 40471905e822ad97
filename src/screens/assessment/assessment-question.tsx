import { useEffect, useRef, useState } from "react";
import { numberLocale } from "../../device/settings/shown.ts";
import { exerciseItem } from "../../engine/item.ts";
import { AnswerField } from "../../play/answer-field.tsx";
import type { Marked, TestQuestion } from "../../play/exam/mark.ts";
import { meetQuestion } from "../../play/meet-question.ts";
import { Task } from "../../play/task.tsx";
import { useDraft } from "../../play/use-draft.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface AssessmentQuestionProps {
  readonly question: TestQuestion;
  /** Told once: of an answer that could be read, or of one left open. */
  readonly onAnswer: (marked: Marked) => void;
}

/** A question of the assessment. What came of it is told at the end. */
export function AssessmentQuestion({ question, onAnswer }: AssessmentQuestionProps) {
  const { typed, type, taken } = useDraft(exerciseItem(question.item));
  const [trouble, setTrouble] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(false);
  useEffect(() => meetQuestion(form.current), []);

  function warn(words: string) {
    setTrouble(words);
    announce(words);
  }

  async function answer(text: string) {
    if (told.current) return;
    const { mark } = await import("../../play/exam/mark.ts");
    const marked = mark(question, text, numberLocale());
    if (text !== "" && marked.verdict === "left") {
      return warn(marked.unread);
    }
    told.current = true;
    taken();
    onAnswer(marked);
  }

  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === "") warn("Write your answer first, or say that you have not learnt this yet.");
        else void answer(typed.trim());
      }}
    >
      <Task text={question.prompt} figure={question.figure} />
      <AnswerField
        id="answer"
        enter="Next"
        answer={question.answer}
        inside={question.inside}
        value={typed}
        onChange={(text) => {
          type(text);
          setTrouble("");
        }}
      />
      <p className="min-h-6 text-warn">{trouble}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="btn" onClick={() => void answer("")}>
          I have not learnt this yet
        </button>
        <button type="submit" className="btn btn-main ml-auto">
          Next <Icon name="arrow-right" />
        </button>
      </div>
    </form>
  );
}
