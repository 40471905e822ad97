import { useLocation } from "react-router";
import faq from "../../content/faq.yaml";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** An accordion: native disclosures that share a name, so that opening one closes the others. */
export default function FaqScreen({ row }: ScreenProps) {
  const { hash } = useLocation();
  // Whoever is led to a question wants its answer.
  const asked = useHydrated() ? hash.slice(1) : "";
  return (
    <>
      <PageHeading icon={row.icon} title="Frequently Asked Questions">
        Open a question to read its answer.
      </PageHeading>
      {faq.map(({ category, entries }) => (
        <section key={category} className="mb-7">
          <h2 className="mb-2.5 text-xl">{category}</h2>
          <div className="card divide-y divide-line overflow-hidden">
            {entries.map((entry) => (
              <details key={entry.id} id={entry.id} name="faq" open={entry.id === asked}>
                <summary className="flex list-none items-center gap-3 px-4 py-3 font-semibold hover:bg-hue-soft [&::-webkit-details-marker]:hidden">
                  <Icon name="chevron-right" className="turn text-hue" />
                  {entry.question}
                </summary>
                <Html className="prose px-4 pb-4 pl-12" html={entry.answer} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
