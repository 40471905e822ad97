import guides from "../../content/guide.yaml";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { Html } from "../../ui/html.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";

type Part = (typeof guides)[number]["parts"][number];

/** Pictures of the running site, one for each theme (build/pictures/make-guide-pictures.mjs). */
const pictures = import.meta.glob<string>("../../content/guide/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const addressOf = (name: string, theme: "light" | "dark") => pictures[`../../content/guide/${name}-${theme}.webp`];

const readId = oneOf(guides.map(({ id }) => id));

/** How the site is used, for four kinds of people; ?for= is one of them. */
export default function GuideScreen({ row }: ScreenProps) {
  const [who, setWho] = useSearchState<string>("for", readId, guides[0]?.id ?? "");
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        How to get the most out of Sumwhere.
      </PageHeading>
      <Tabs
        label="For whom"
        value={who}
        onChange={setWho}
        tabs={guides.map(({ id, title, aim, parts }) => ({
          value: id,
          name: title,
          panel: (
            <>
              <p className="mb-5 text-lg text-soft">{aim}</p>
              <div className="flex flex-col gap-5">
                {parts.map((part) => (
                  <GuidePart key={part.title} part={part} />
                ))}
              </div>
            </>
          ),
        }))}
      />
    </>
  );
}

function GuidePart({ part: { title, body, picture } }: { readonly part: Part }) {
  return (
    <section className="card flex flex-col gap-x-8 gap-y-4 p-4 sm:p-6 md:flex-row md:items-start md:justify-between">
      <div className="min-w-0">
        <h2 className="mb-2 text-xl">{title}</h2>
        <Html className="prose" html={body} />
      </div>
      {picture && (
        <div className={`shrink-0 ${picture.wide ? "md:w-96" : "md:w-72"}`}>
          {(["light", "dark"] as const).map((theme) => (
            <img
              key={theme}
              data-for={theme}
              className="guide-picture"
              {...(picture.wide ? { width: 800, height: 480 } : { width: 390, height: 520 })}
              src={addressOf(picture.name, theme)}
              alt={picture.alt}
              loading="lazy"
            />
          ))}
        </div>
      )}
    </section>
  );
}
