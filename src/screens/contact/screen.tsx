import contact from "../../content/contact.yaml";
import site from "../../content/site.yaml";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const icons = { general: "mail", bugs: "bug", suggestions: "lightbulb" } as const satisfies Record<string, IconName>;

export default function ContactScreen({ row }: ScreenProps) {
  const { cards, guidance, response } = contact;
  return (
    <>
      <PageHeading icon={row.icon} title="Contact Us">
        <Html html={contact.lead} />
      </PageHeading>
      <ul className="mb-8 grid gap-4 xl:grid-cols-3">
        {(["general", "bugs", "suggestions"] as const).map((kind) => {
          const card = cards[kind];
          return (
            <li key={kind} className="card flex flex-col items-start p-5">
              <span className="badge-icon mb-3">
                <Icon name={icons[kind]} />
              </span>
              <h2 className="mb-1 text-lg">{card.title}</h2>
              <Html className="prose mb-4 text-soft" html={card.text} />
              <a className="btn mt-auto" href={`mailto:${site.email}?subject=${encodeURIComponent(card.subject)}`}>
                {card.action}
              </a>
              <p className="mt-2 text-sm break-all text-soft">{site.email}</p>
            </li>
          );
        })}
      </ul>
      <section className="card mb-5 p-5 sm:p-6">
        <h2 className="mb-2 text-xl">{guidance.heading}</h2>
        <div className="prose">
          <Html html={guidance.lead} />
          <ul>
            {guidance.items.map((item) => (
              <li key={item}>
                <Html inline html={item} />
              </li>
            ))}
          </ul>
          <Html html={guidance.young} />
        </div>
      </section>
      <section className="card p-5 sm:p-6">
        <h2 className="mb-2 text-xl">{response.heading}</h2>
        <Html className="prose" html={response.text} />
      </section>
    </>
  );
}
