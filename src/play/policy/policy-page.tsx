import type { Policy } from "../../content/schema/policy.ts";
import { Html } from "../../ui/html.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

/** Privacy and terms: an introduction, then numbered sections that can be linked to. */
export function PolicyPage({ icon, title, policy }: { icon: IconName; title: string; policy: Policy }) {
  return (
    <>
      <PageHeading icon={icon} title={title}>
        Last updated: <time dateTime={policy.updated}>{policy.updatedWords}</time>
      </PageHeading>
      <div className="card mb-6 border-hue-line bg-hue-soft p-5">
        {policy.introHeading && <h2 className="mb-2 text-xl">{policy.introHeading}</h2>}
        <Html className="prose" html={policy.intro} />
      </div>
      <div className="card p-5 sm:p-8">
        {policy.sections.map((section, index) => (
          <section key={section.id} id={section.id} className="not-first:mt-7">
            <h2 className="mb-2 text-xl">
              {index + 1}. {section.heading}
            </h2>
            <Html className="prose" html={section.body} />
          </section>
        ))}
      </div>
    </>
  );
}
