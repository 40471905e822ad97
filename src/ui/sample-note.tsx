import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Says that figures above it are an example and not the learner's. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className="sample-note mt-3 flex w-fit items-start gap-2 text-sm">
      <Icon name="info" className="mt-0.5 text-hue" />
      <span>
        <strong>Example.</strong> {children}
      </span>
    </p>
  );
}
