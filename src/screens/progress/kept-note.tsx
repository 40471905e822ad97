import { useEffect, useRef, useState } from "react";
import { useKept } from "../../learner/hooks/use-kept.ts";
import { askToKeep } from "../../learner/store/persistence.ts";

/** How firmly the browser keeps the record, and a button to ask for more. */
export function KeptNote() {
  const kept = useKept();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  // After a yes the button that was pressed is gone.
  useEffect(() => {
    if (answer !== null) words.current?.focus();
  }, [answer]);

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="mb-1 text-lg">How firmly it is kept</h3>
      <p ref={words} tabIndex={-1} className="max-w-[68ch]">
        {kept
          ? "Kept firmly: the browser has promised not to clear this record by itself. Only you can."
          : "The browser may clear this record when room on the device runs short."}{" "}
        {answer === false &&
          !kept &&
          "It has not promised more just now. It may when you come back often, or install Sumwhere."}
      </p>
      {kept === false && (
        <button type="button" className="btn mt-3" onClick={() => void askToKeep().then(setAnswer)}>
          Ask the browser to keep it
        </button>
      )}
    </div>
  );
}
