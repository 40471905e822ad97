import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { LiveRegions } from "../../ui/announce/live-regions.tsx";
import { Icon } from "../../ui/icon.tsx";

interface WholeScreenProps {
  readonly title: string;
  /** What stands beside the button that closes it. */
  readonly bar?: ReactNode;
  /** Keys for what its buttons do. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that takes the whole screen, for a projector: over the browser's own bars too where it lets us. */
export function WholeScreen({ title, bar, onKeyDown, onClose, children }: WholeScreenProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  // A dialog may not be made full screen by itself, so the page below it is. That comes to lie over the dialog, which is put on top
  // again. Where it is refused all stays as it is.
  useEffect(() => {
    const shown = dialog.current;
    const onTop = () => {
      if (!document.fullscreenElement || !shown?.open) return;
      const focus = document.activeElement;
      shown.close();
      shown.showModal();
      if (focus instanceof HTMLElement) focus.focus();
    };
    document.addEventListener("fullscreenchange", onTop);
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener("fullscreenchange", onTop);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="whole screen-only"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <LiveRegions />
      <header className="whole-bar">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {bar}
        <button type="button" className="btn" onClick={onClose}>
          <Icon name="x" /> Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
