import { useEffect, useRef } from "react";
import type { Html as HtmlText } from "../../engine/puzzle.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Html } from "../../ui/html.tsx";

interface StepsProps {
  readonly steps: readonly HtmlText[];
  /** So many of them stood there from the beginning, as a part of the question. */
  readonly given: number;
  /** They come one after the other: the last one is the one that is being read. */
  readonly byLine?: boolean;
}

/** Worked steps, one under the other; those that come later are read out. */
export function Steps({ steps, given, byLine = false }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const said = useRef(given);
  useEffect(() => {
    for (const step of [...(list.current?.children ?? [])].slice(said.current)) announce(step);
    said.current = steps.length;
  }, [steps.length]);
  return (
    <ol ref={list} className="prose list-decimal rounded-xl border border-hue-line bg-hue-soft py-3 pr-4 pl-9">
      {steps.map((step, at) => (
        <li
          key={step}
          className={`${at < given ? "heard" : ""} ${byLine && at < steps.length - 1 ? "text-soft" : ""}`}
          aria-current={byLine && at === steps.length - 1 ? "step" : undefined}
        >
          <Html inline html={step} />
        </li>
      ))}
    </ol>
  );
}
