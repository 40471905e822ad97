import { useEffect, useRef } from "react";
import type { Html as HtmlText } from "../../engine/puzzle.ts";
import { announce } from "../../ui/announcer.ts";
import { Html } from "../../ui/html.tsx";

interface StepsProps {
  readonly steps: readonly HtmlText[];
  /** So many of them stood there from the beginning, as a part of the question. */
  readonly given: number;
}

/** Worked steps, one under the other; those that come later are read out. */
export function Steps({ steps, given }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const said = useRef(given);
  useEffect(() => {
    for (const step of [...(list.current?.children ?? [])].slice(said.current)) announce(step);
    said.current = steps.length;
  }, [steps.length]);
  return (
    <ol ref={list} className="prose list-decimal rounded-xl border border-hue-line bg-hue-soft py-3 pr-4 pl-9">
      {steps.map((step, at) => (
        <li key={step} className={at < given ? "heard" : undefined}>
          <Html inline html={step} />
        </li>
      ))}
    </ol>
  );
}
