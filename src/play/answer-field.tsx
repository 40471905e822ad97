import type { ReactNode } from "react";
import { useShown } from "../device/settings/shown.ts";
import type { AnswerSpec } from "../engine/answer/answer.ts";
import { expected } from "../engine/answer/expected.ts";
import type { Inside as InsideOf } from "../engine/answer/inside.ts";
import { Choice } from "../ui/choice.tsx";
import { useNumberText } from "../ui/numbers/number-text.ts";
import { hasParts } from "./has-parts.ts";
import { InsideParts, InsideSwitch } from "./inside/beside.tsx";
import { useKeypad } from "./keypad/use-keypad.tsx";

interface AnswerFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly answer: AnswerSpec;
  readonly inside?: InsideOf | undefined;
  /** What it answers, where a page has several fields: a title, said but not shown. */
  readonly to?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onFocus?: () => void;
  /** The word on the keypad's key that hands in the form. */
  readonly enter?: string;
  /** What stands beside the field: the button that checks. */
  readonly children?: ReactNode;
}

/** Where an answer is typed, or chosen where there are options, with the form that is wanted. */
export function AnswerField(props: AnswerFieldProps) {
  const { id, answer, inside, to, value, onChange, onFocus, enter = "Check", children } = props;
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const numberText = useNumberText();
  const { props: keys, keypad } = useKeypad(answer, enter);
  const parts = hasParts(answer, inside);
  // Their shape says what is wanted.
  const isPlain = answer.kind === "list" || (inside && "boxes" in inside);
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
      <span id={`${id}-form`} className={`ml-2 text-sm text-soft ${isPlain ? "of-typed" : ""}`}>
        {expected(answer, locale)}
      </span>
      <div className={`mt-1 flex flex-wrap items-center gap-2 ${parts ? "in-parts" : ""}`}>
        {parts && <InsideParts {...{ id, answer, inside, to, value, onChange, onFocus, enter }} />}
        <input
          {...keys}
          id={id}
          className="typed field w-32 min-w-0 flex-auto sm:w-56 sm:flex-none"
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={`${id}-form`}
          onFocus={(event) => {
            keys.onFocus?.(event);
            onFocus?.();
          }}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
        {parts && <InsideSwitch id={id} />}
      </div>
      {keypad}
    </div>
  );
}
