import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";
import type { Kinds, sheetFor } from "./add-sheet.tsx";

interface AddToSetProps {
  /** What it is called, for the button's name. */
  readonly name: string;
  readonly kinds: Kinds;
  /** Whether several questions can be added at once, each with numbers of its own. */
  readonly many?: boolean;
  readonly className?: string;
}

/** Opens the way of a thing into a set, for teachers: quiet, since children need it never. What it opens is fetched with the press. */
export function AddToSet({ className = "", kinds, ...props }: AddToSetProps) {
  const [sheet, setSheet] = useState<Awaited<ReturnType<typeof sheetFor>> | null>(null);
  return (
    <>
      <button
        type="button"
        className={`btn btn-plain btn-icon screen-only needs-script text-soft ${className}`}
        aria-label={`For teachers: add ${props.name} to a set`}
        aria-haspopup="dialog"
        onClick={() =>
          import("./add-sheet.tsx").then(({ sheetFor }) => sheetFor(kinds)).then(setSheet, () => toast(notFetched))
        }
      >
        <Icon name="ellipsis" />
      </button>
      {sheet && <sheet.Sheet {...props} kinds={sheet.kinds} onClose={() => setSheet(null)} />}
    </>
  );
}
