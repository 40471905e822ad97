import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge, type BadgeProps } from "./badge.tsx";
import { Icon } from "./icon.tsx";

interface LinkCardProps extends BadgeProps {
  readonly to: string;
  readonly title: string;
  readonly hue?: string | undefined;
  /** A small fact under the text: a count, a time. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A card that is one link: the heading carries it, the whole card answers. */
export function LinkCard({ to, icon, motif, title, hue, note, children }: LinkCardProps) {
  return (
    <article className="link-card card relative flex h-full gap-4 p-4 sm:p-5" data-hue={hue}>
      <Badge icon={icon} motif={motif} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-lg">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-soft">{children}</p>
        {note && <p className="mt-auto pt-2.5 text-sm font-semibold text-hue-strong">{note}</p>}
      </div>
      <Icon name="arrow-right" className="link-card-arrow absolute top-4 right-4 text-hue" />
    </article>
  );
}
