import { AskFirst } from "../../ui/ask-first.tsx";

interface StopTestProps {
  /** How much is done and left, and what stopping means. */
  readonly words: string;
  /** Nothing is answered yet: there is nothing to ask about, and nothing to report. */
  readonly empty: boolean;
  readonly onStop: () => void;
  readonly onBack: () => void;
}

const look = "btn btn-plain -mb-2 -ml-2 self-start px-2";

/** The way out of a test before its end. */
export function StopTest({ words, empty, onStop, onBack }: StopTestProps) {
  if (empty)
    return (
      <button type="button" className={look} onClick={onBack}>
        Stop here
      </button>
    );
  return (
    <AskFirst className={look} words={words} yes="Yes, stop" no="Keep going" onYes={onStop}>
      Stop and see how it went
    </AskFirst>
  );
}
