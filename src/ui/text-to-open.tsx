import { type ReactNode, useId, useState } from "react";

interface TextToOpenProps {
  readonly label: ReactNode;
  /** What came of it, under the field: what is wrong, or what is being looked for. */
  readonly said: string;
  /** Whether that is always a fault. */
  readonly faults?: boolean;
  readonly onOpen: (typed: string) => void;
  /** Whether it is what the page is for. */
  readonly main?: boolean;
}

/** A field for a link or a code that somebody was given, and the button that opens it. What was typed stays there. */
export function TextToOpen({ label, said, faults, onOpen, main }: TextToOpenProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  return (
    <form
      className="needs-script flex max-w-2xl flex-col gap-1"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(typed.trim());
      }}
    >
      <label htmlFor={id} className={main ? "font-semibold" : undefined}>
        {label}
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          id={id}
          className="field min-w-0 flex-auto"
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={main ? "btn btn-main" : "btn"}>
          Open
        </button>
      </span>
      <p id={`${id}-said`} className={faults ? "min-h-6 text-bad" : "min-h-6"}>
        {said}
      </p>
    </form>
  );
}
