import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { AnswerField } from "../../play/answer-field.tsx";
import type { SetQuestion } from "../../sets/set.ts";
import { Choice } from "../../ui/choice.tsx";
import { Html } from "../../ui/html.tsx";

interface FieldProps {
  readonly id: string;
  readonly question: SetQuestion;
  readonly answer: AnswerSpec;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where the answer goes, with the button that checks it; options of the quiz have formulas in them. */
export function Field({ id, question: { options }, answer, value, onChange }: FieldProps) {
  const check = (
    <button type="submit" className="btn btn-main">
      Check
    </button>
  );
  if (answer.kind !== "choice" || !options)
    return (
      <AnswerField id={id} answer={answer} value={value} onChange={onChange}>
        {check}
      </AnswerField>
    );
  return (
    <Choice
      legend="Your answer"
      name={id}
      options={answer.options.map((option, at) => ({
        value: option,
        label: <Html inline html={options[at] ?? option} />,
      }))}
      value={value}
      onChange={onChange}
    >
      {check}
    </Choice>
  );
}
