import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** The heading of a page: takes the focus after a navigation. */
export function PageHeading({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <header className="page-heading">
      <span className="badge-icon mt-0.5">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h1 tabIndex={-1}>{title}</h1>
        {children && <div className="mt-1.5 max-w-[68ch] text-soft">{children}</div>}
      </div>
    </header>
  );
}
