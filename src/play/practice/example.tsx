import { useEffect, useRef, useState } from "react";
import { NotFetched } from "../not-fetched.tsx";
import type { Asked } from "./asked.ts";
import { Worked } from "./worked.tsx";

interface ExampleProps {
  /** Another question of the same kind; rejects where its code cannot be loaded. */
  readonly another: () => Promise<Asked>;
  readonly onBack: () => void;
}

/** The method shown on another question of the same kind, below the one that somebody is stuck at. */
export function Example({ another, onBack }: ExampleProps) {
  const [asked, setAsked] = useState<Asked | "failed" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each time that it is opened
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    let gone = false;
    another().then(
      (one) => gone || setAsked(one),
      () => gone || setAsked("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  // As it opens and once more with all its lines, or it would stand below the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines come with it
  useEffect(() => {
    // Nothing is given back: newer browsers give a promise, which is no way to clean up.
    heading.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  return (
    <section className="flex flex-col gap-3 rounded-xl border border-hue-line p-4" aria-labelledby="example">
      <h3 id="example" ref={heading} tabIndex={-1} className="text-lg">
        One like it, line by line
      </h3>
      {asked === null && <p className="min-h-40 text-soft">Fetching the example …</p>}
      {asked === "failed" && <NotFetched what="The example" />}
      {typeof asked === "object" && asked && <Worked asked={asked} onNext={onBack} onward="Back to your question" />}
    </section>
  );
}
