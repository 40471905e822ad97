import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { AnswerSpec } from "../engine/answer/answer.ts";
import { expected, inputMode } from "../engine/answer/expected.ts";
import { useShown } from "../learner/settings/shown.ts";
import { Choice } from "../ui/choice.tsx";
import { useNumberText } from "../ui/number-text.ts";

interface AnswerFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly answer: AnswerSpec;
  /** What it answers, where a page has several fields: a title, said but not shown. */
  readonly to?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onFocus?: () => void;
  /** What stands beside the field: the button that checks. */
  readonly children?: ReactNode;
}

/** Where an answer is typed, or chosen where there are options, with the form that is wanted. */
export function AnswerField({ id, answer, to, value, onChange, onFocus, children }: AnswerFieldProps) {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const numberText = useNumberText();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was taken over stands in the field, and nobody else knows of it.
  const adopt = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== value) onChange(early);
  });
  useEffect(() => adopt(), []);
  const name = (
    <>
      Your answer
      {to && <span className="sr-only"> to {to}</span>}
    </>
  );
  if (answer.kind === "choice")
    return (
      <Choice
        legend={name}
        name={id}
        options={answer.options.map((option) => ({ value: option, label: numberText(option) }))}
        value={value}
        onChange={onChange}
      >
        {children}
      </Choice>
    );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      <span id={`${id}-form`} className="ml-2 text-sm text-soft">
        {expected(answer, locale)}
      </span>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="field w-32 min-w-0 flex-auto sm:w-56 sm:flex-none"
          value={value}
          inputMode={inputMode(answer)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={`${id}-form`}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
    </div>
  );
}
