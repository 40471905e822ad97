import { memo, type Ref } from "react";
import { hrefOf } from "../../ui/hooks/use-follow.ts";
import type { Group } from "./groups.ts";

interface ResultsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly groups: readonly Group[];
  /** The path of the result that Enter opens. */
  readonly active: string | undefined;
}

/** The id of a result's element. */
export const optionId = (list: string, path: string) => `${list}-${path.replace(/[^a-z0-9]+/gi, "-")}`;

/**
 * The listbox of what was found: links, so that they open in a tab of their own, too. A letter is shown before it is looked
 * for, and must not draw what was found for the one before once more.
 */
export const Results = memo(function Results({ ref, id, groups, active }: ResultsProps) {
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Results" tabIndex={-1} className="outline-none">
      {groups.map(({ kind, name, many, shown }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={kind} role="group" className="finds" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className="finds-kind">
            {many > shown.length ? `${name}: ${shown.length} of ${many}` : name}
          </div>
          {shown.map(({ title, note, path }) => (
            <a
              key={path}
              id={optionId(id, path)}
              role="option"
              aria-selected={path === active}
              tabIndex={-1}
              href={hrefOf(path)}
              className="find"
            >
              <span className="font-semibold">{title}</span> {note && <span className="find-note">{note}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
});
