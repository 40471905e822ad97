import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { LiveRegions } from "./announce/live-regions.tsx";
import { Icon } from "./icon.tsx";

interface SheetProps {
  readonly title: string;
  /** Asked for by its button, by Escape, or by a press beside it. */
  readonly onClose: () => void;
  /** Where the focus goes when it opens: to the heading, where nothing else is given. */
  readonly first?: RefObject<HTMLElement | null>;
  /** At the top of the window, so that a phone's keyboard leaves room below. */
  readonly atTop?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page for as long as it is drawn: from below on a phone, in the middle elsewhere. */
export function Sheet({ title, onClose, first, atTop, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it leaves the page: only then does the browser give the focus back to what had it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (first ?? heading).current?.focus();
    return () => shown?.close();
  }, [first]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`sheet card screen-only ${atTop ? "sheet-top" : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <LiveRegions />
      <div className="sheet-inside">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {children}
        {/* Last, so that Tab comes to what it is about first. */}
        <button type="button" className="btn btn-plain btn-icon sheet-close" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}
