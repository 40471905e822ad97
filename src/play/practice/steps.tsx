import type { Html as HtmlText } from "../../engine/puzzle.ts";
import { Html } from "../../ui/html.tsx";

/** Worked steps, one under the other; those that come later are read out. */
export function Steps({ steps }: { steps: readonly HtmlText[] }) {
  return (
    <ol className="prose list-decimal rounded-xl border border-hue-line bg-hue-soft py-3 pr-4 pl-9" aria-live="polite">
      {steps.map((step) => (
        <li key={step}>
          <Html inline html={step} />
        </li>
      ))}
    </ol>
  );
}
