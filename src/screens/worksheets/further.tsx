import { type ReactNode, useId, useState } from "react";
import { useMatches } from "../../ui/hooks/use-matches.ts";
import { Icon } from "../../ui/icon.tsx";

/** Whether what a sheet is made with stands beside it (.desk in ui/styles/paper.css); else it waits above it, closed. */
const beside = "(min-width: 64rem)";

export const useBeside = () => useMatches(beside);

/** What else can be done with a sheet: where there is little room it opens with a press, so that the sheet comes first. */
export function Further({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="btn lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-down" className={isOpen ? "rotate-180" : ""} /> More
      </button>
      <div id={id} className={`${isOpen ? "flex" : "hidden"} w-full flex-wrap gap-2 lg:contents`}>
        {children}
      </div>
    </>
  );
}
