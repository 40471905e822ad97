import { useSumKeys } from "../../play/keypad/use-sum-keys.ts";
import type { Blank, Question } from "../../tools/percentages/questions.ts";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";

interface SentenceProps {
  readonly question: Question;
  readonly given: Readonly<Record<string, string>>;
  /** The blank that is to blame, if one is. */
  readonly wrong: string | null;
  readonly onType: (blank: string, text: string) => void;
}

const number = [".", "−", "/"];
const changes = ["+", "−", ".", ", ", "%"];

/** What belongs to the blank before it and never begins a line: "%", a full stop. */
const tail = /^[%.,?:]+/;

/** A question as a sentence, its blanks to be filled in. */
export function Sentence({ question, given, wrong, onType }: SentenceProps) {
  return (
    <p className="my-4 flex flex-wrap items-center gap-x-2 gap-y-3 text-lg">
      {question.sentence.map((part, i) => {
        if (typeof part === "string") {
          const words = part.replace(tail, "").trim();
          return words && <span key={part}>{words}</span>;
        }
        const next = question.sentence[i + 1];
        return (
          <span key={part.name} className="inline-flex min-w-0 items-center gap-1">
            <Field
              blank={part}
              value={given[part.name] ?? ""}
              wrong={wrong === part.name}
              onType={(text) => onType(part.name, text)}
            />
            {typeof next === "string" && tail.exec(next)?.[0]}
          </span>
        );
      })}
    </p>
  );
}

interface FieldProps {
  readonly blank: Blank;
  readonly value: string;
  readonly wrong: boolean;
  readonly onType: (text: string) => void;
}

function Field({ blank: { name, label, options, wide }, value, wrong, onType }: FieldProps) {
  const ownDigits = useOwnDigits();
  const { props, keypad } = useSumKeys(wide ? changes : number);
  if (options)
    return (
      <select className="field" aria-label={label} value={value} onChange={(event) => onType(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <>
      <input
        id={`blank-${name}`}
        className={`field ${wide ? "w-44" : "w-24"} ${wrong ? "border-[var(--bad)]" : ""}`}
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? "trouble" : undefined}
        value={ownDigits(value)}
        onChange={(event) => onType(event.target.value)}
        {...props}
        onFocus={(event) => {
          props.onFocus?.(event);
          event.target.select();
        }}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={wide ? 200 : 40}
      />
      {keypad}
    </>
  );
}
