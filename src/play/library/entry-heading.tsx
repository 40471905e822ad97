import type { ReactNode } from "react";
import type { Ages } from "../../content/ages.ts";
import type { MotifName } from "../../content/motifs/all.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { agesWords } from "./ages-choice.tsx";
import { BackTo } from "./back-to.tsx";

interface EntryHeadingProps {
  readonly row: { readonly path: string; readonly icon: IconName };
  /** What its list is called on the way back to it: "All concepts". */
  readonly all: string;
  readonly title: string;
  readonly ages: Ages;
  readonly motif?: MotifName;
  /** What stands before the ages. */
  readonly children?: ReactNode;
}

/** The top of an entry's page: the way back to its list, its name, and for whom it is. */
export function EntryHeading({ row, all, title, ages, motif, children }: EntryHeadingProps) {
  return (
    // One row where there is room for it: what the page is for begins higher up.
    <div className="lg:flex lg:items-start lg:gap-5">
      <BackTo path={row.path}>{all}</BackTo>
      <PageHeading icon={row.icon} motif={motif} title={title} plain>
        {children} Ages {agesWords(ages)}
      </PageHeading>
    </div>
  );
}
