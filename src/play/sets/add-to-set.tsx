import { type ComponentType, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";
import type { AddSheetProps } from "./add-sheet.tsx";
import type { Addable } from "./addable.ts";

interface AddToSetProps {
  /** What it is called, for the button's name. */
  readonly name: string;
  /** One thing, or the steps of a skill, among which one is chosen; or what finds them when it is asked for. */
  readonly kinds: readonly Addable[] | (() => Promise<readonly Addable[]>);
  /** Whether several questions can be added at once, each with numbers of its own. */
  readonly many?: boolean;
  readonly className?: string;
}

interface Opened {
  readonly Sheet: ComponentType<AddSheetProps>;
  readonly kinds: readonly Addable[];
}

/** Opens the way of a thing into a set, for teachers: quiet, since children need it never. What it opens is fetched with the press. */
export function AddToSet({ className = "", kinds, ...props }: AddToSetProps) {
  const [sheet, setSheet] = useState<Opened | null>(null);
  return (
    <>
      <button
        type="button"
        className={`btn btn-plain btn-icon screen-only needs-script text-soft ${className}`}
        aria-label={`For teachers: add ${props.name} to a set`}
        aria-haspopup="dialog"
        onClick={() =>
          Promise.all([import("./add-sheet.tsx"), typeof kinds === "function" ? kinds() : kinds]).then(
            ([{ AddSheet: Sheet }, kinds]) => setSheet({ Sheet, kinds }),
            () => void toast(notFetched),
          )
        }
      >
        <Icon name="ellipsis" />
      </button>
      {sheet && <sheet.Sheet {...props} kinds={sheet.kinds} onClose={() => setSheet(null)} />}
    </>
  );
}
