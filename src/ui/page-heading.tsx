import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "./badge.tsx";

interface PageHeadingProps extends BadgeProps {
  readonly title: string;
  /** No banner: what the page is for needs the room. */
  readonly plain?: boolean;
  readonly children?: ReactNode;
}

/** The heading of a page: takes the focus after a navigation. With a motif it is a banner where there is room for one. */
export function PageHeading({ icon, motif, title, plain, children }: PageHeadingProps) {
  return (
    <header className="page-heading" data-plain={plain || undefined}>
      <Badge icon={icon} motif={motif} />
      <div className="min-w-0">
        <h1 tabIndex={-1}>{title}</h1>
        {children && <div className="mt-1.5 max-w-[68ch] text-soft">{children}</div>}
      </div>
    </header>
  );
}
