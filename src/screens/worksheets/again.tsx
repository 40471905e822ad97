import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";

interface AgainProps {
  readonly title: string;
  readonly code: string;
  readonly onTwin: () => void;
  readonly onKey: () => void;
  readonly onAll: () => void;
}

/** Where the code on a sheet of paper leads: what is wanted of a sheet that lies on the table. */
export function Again({ title, code, onTwin, onKey, onAll }: AgainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="card screen-only mb-4 flex flex-col gap-3 p-5" aria-labelledby="again">
      <h2 id="again" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Sheet {code}
        {title && `: ${title}`}
      </h2>
      <p className="text-soft">This is the sheet whose code you scanned, with the very same questions.</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-main" onClick={() => print()}>
          <Icon name="printer" /> Print it again
        </button>
        <button type="button" className="btn" onClick={onTwin}>
          <Icon name="dices" /> Its twin, with other numbers
        </button>
        <button type="button" className="btn" onClick={onKey}>
          <Icon name="key-round" /> Its key
        </button>
        <button type="button" className="btn" onClick={onAll}>
          <Icon name="list" /> Change it
        </button>
      </p>
    </section>
  );
}
