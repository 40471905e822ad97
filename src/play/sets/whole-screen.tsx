import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { LiveRegions } from "../../ui/live-regions.tsx";

interface WholeScreenProps {
  readonly title: string;
  /** What stands beside the button that closes it. */
  readonly bar?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that takes the whole screen, for a projector: over the browser's own bars too where it lets us. */
export function WholeScreen({ title, bar, onClose, children }: WholeScreenProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  // A dialog may not be made full screen by itself, so the page below it is. It stays as large as it is where that is refused.
  useEffect(() => {
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="whole screen-only"
      aria-labelledby={id}
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
