import type { ReactNode } from "react";
import type { Listed } from "../../content/library.ts";
import type { MotifName } from "../../content/motifs/all.ts";
import { useDone } from "../../learner/hooks/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { AgesChoice, agesWords } from "./ages-choice.tsx";
import { useAges } from "./use-ages.ts";

interface EntryListProps<E extends Listed> {
  readonly row: { readonly path: string; readonly title: string; readonly icon: IconName };
  readonly index: readonly E[];
  readonly intro: ReactNode;
  /** What stands on the card of an entry, below its title. */
  readonly lead: (entry: E) => ReactNode;
  /** What its mathematics is of; the icon of the page where nothing is said. */
  readonly motif?: (entry: E) => { readonly name: MotifName; readonly hue: string };
  /** A word or two beside the ages. */
  readonly note?: (entry: E) => string;
  /** Of what its questions are (engine/item.ts: "tutorials/adding-fractions~3"): then what was tried is marked. */
  readonly item?: (entry: E) => string;
  /** Whether one is through with it: then it is done, not only tried. */
  readonly isDone?: (entry: E) => boolean;
}

/** The entries of a collection as cards, for all ages or some. */
export function EntryList<E extends Listed>({ row, index, intro, lead, motif, note, item, isDone }: EntryListProps<E>) {
  const [ages, setAges] = useAges();
  const { solved } = useDone(item ? index.map((entry) => `${item(entry)}~`) : []);
  const wordFor = (entry: E) => (isDone?.(entry) ? "done" : item && solved.has(item(entry)) && "tried");
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {intro}
      </PageHeading>
      <div className="screen-only needs-script mb-5">
        <AgesChoice value={ages} onChange={setAges} />
      </div>
      <h2 className="sr-only">{row.title}, one by one</h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {index
          .filter((entry) => ages === "all" || entry.ages === ages)
          .map((entry) => (
            <li key={entry.id}>
              <LinkCard
                to={`${row.path}/${entry.id}`}
                icon={row.icon}
                motif={motif?.(entry).name}
                hue={motif?.(entry).hue}
                title={entry.title}
                note={
                  <>
                    {note && `${note(entry)} · `}Ages {agesWords(entry.ages)}
                    {wordFor(entry) && (
                      <>
                        {" · "}
                        <Icon name="check" /> {wordFor(entry)}
                      </>
                    )}
                  </>
                }
              >
                {lead(entry)}
              </LinkCard>
            </li>
          ))}
      </ul>
    </>
  );
}
