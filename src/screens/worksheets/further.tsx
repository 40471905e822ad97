import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";

/** Whether what a sheet is made with stands beside it (.desk in ui/paper.css); else it waits above it, closed. */
const beside = "(min-width: 64rem)";

export function useBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(beside);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(beside).matches,
  );
}

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
