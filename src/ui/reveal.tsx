import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

interface RevealProps {
  readonly what: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  readonly ref?: Ref<HTMLDetailsElement>;
}

/** "Show Hint" / "Hide Hint": a native disclosure, so that it opens without any script and in find-on-page. */
export function Reveal({ what, icon, children, onOpen, ref }: RevealProps) {
  const summary = useRef<HTMLElement>(null);
  // Opened before the page was taken over, it has told nobody yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (summary.current?.matches("[open] > *")) onOpen?.();
  }, []);
  return (
    <details
      ref={ref}
      className="reveal min-w-0 max-w-full open:basis-full"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        currentTarget.scrollIntoView({ block: "nearest" }); // it may have opened below the edge
        onOpen?.();
      }}
    >
      <summary ref={summary} className="btn btn-plain -ml-2 min-h-10 px-2">
        <Icon name={icon} />
        <span className="when-closed">Show {what}</span>
        <span className="when-open">Hide {what}</span>
      </summary>
      <div className="mt-1 mb-1 rounded-xl border border-hue-line bg-hue-soft px-3 py-3 sm:px-4">{children}</div>
    </details>
  );
}
