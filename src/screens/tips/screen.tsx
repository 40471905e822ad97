import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Tip } from "../../content/schema/library/tips.ts";
import type { Entry } from "../../content/typeset.ts";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { ScreenProps } from "../screen-props.ts";

const files = import.meta.glob<readonly Entry<Tip>[]>("../../content/tips/*.yaml", { import: "default", eager: true });
const tips = Object.values(files).flat();

const groups: readonly (readonly [Tip["group"], string])[] = [
  ["study", "Learning that lasts"],
  ["exams", "Exams and tests"],
  ["anxiety", "When maths makes you nervous"],
  ["parents", "For parents"],
];

/** What is known to help, each with what was found and by whom. ?tip= leads to one. */
export default function TipsScreen({ row }: ScreenProps) {
  const [search] = useSearchParams();
  const asked = search.get("tip");
  useEffect(() => {
    if (asked === null) return;
    // After the page has begun at its heading, as every page does that is gone to.
    const frame = requestAnimationFrame(() => {
      const tip = document.getElementById(`tip-${asked}`);
      tip?.scrollIntoView();
      tip?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        What is known to help with learning mathematics: what to do, why, and who found it out.
      </PageHeading>
      {groups.map(([group, name]) => (
        <section key={group} className="mb-8" aria-labelledby={group}>
          <h2 id={group} className="mb-3 text-xl">
            {name}
          </h2>
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {tips
              .filter((tip) => tip.group === group)
              .map((tip) => (
                <li key={tip.id}>
                  <TipCard tip={tip} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function TipCard({ tip: { id, title, do: deed, why, evidence, see, back } }: { readonly tip: Entry<Tip> }) {
  return (
    <article className="card flex h-full flex-col gap-2.5 p-4 sm:p-5">
      <h3 id={`tip-${id}`} tabIndex={-1} className="scroll-mt-20 text-lg">
        {title}
      </h3>
      <Html className="prose" html={deed} />
      <Html className="prose text-soft" html={why} />
      <Reveal what="evidence" icon="info">
        <ul className="prose flex list-disc flex-col gap-2 pl-5">
          {evidence.map(({ says, source }) => (
            <li key={source}>
              <Html inline html={says} /> <span className="text-sm text-soft">{source}</span>
            </li>
          ))}
        </ul>
      </Reveal>
      <Ways heading="Try it here" ways={[...see, ...back]} level={4} />
    </article>
  );
}
