import type { Html as Markup } from "../engine/puzzle.ts";
import { Html } from "../ui/html.tsx";
import { Reveal } from "../ui/reveal.tsx";

/** The steps of a worked solution, behind a button; nothing where there are none. */
export function Steps({ steps }: { readonly steps: readonly Markup[] }) {
  if (steps.length === 0) return null;
  return (
    <Reveal what="Steps" icon="key-round">
      <ol className="prose list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>
            <Html inline html={step} />
          </li>
        ))}
      </ol>
    </Reveal>
  );
}
