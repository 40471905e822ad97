import type { ReactNode } from "react";
import { Line } from "./line.tsx";
import { termsIn } from "./terms-in.ts";
import { useSaid } from "./use-said.ts";

interface Step {
  readonly say: string;
  readonly line: string;
}

interface WorkingProps<S extends Step> {
  readonly steps: readonly S[];
  /** The picture of a step, where it has one. */
  readonly picture?: (step: S) => ReactNode;
}

/** The steps of a working: what is done, and the line one writes. */
export function Working<S extends Step>({ steps, picture }: WorkingProps<S>) {
  const said = useSaid();
  return (
    <ol className="space-y-4">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have an order and no other name
        <li key={i} className="break-inside-avoid border-l-4 border-hue-line pl-4">
          <p className="text-soft">
            {termsIn(said(step.say)).map(({ text, id }, part) =>
              id === null ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={part} data-term={id}>
                  {text}
                </span>
              ),
            )}
          </p>
          <p className="mt-1 text-lg leading-loose">
            <Line text={step.line} />
          </p>
          {picture?.(step)}
        </li>
      ))}
    </ol>
  );
}
