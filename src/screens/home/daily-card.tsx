import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";

interface DailyCardProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

/** Leads to the daily challenge. */
export function DailyCard({ heading, text, action, href }: DailyCardProps) {
  return (
    <section
      className="daily-card card flex flex-col border-hue-line bg-hue-soft p-5 xl:col-span-2"
      data-hue="daily"
      aria-labelledby="daily"
    >
      <h2 id="daily" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        <Icon name="calendar-days" className="text-hue" /> {heading}
        <span className="chip when-solved border-good bg-good-soft text-sm text-good">
          <Icon name="check" /> Solved
        </span>
      </h2>
      <p className="my-2.5 max-w-[52ch]">
        <span className="before-solved">{text}</span>
        <span className="when-solved">
          Today's is done. There is a new one tomorrow, and the earlier ones wait for you.
        </span>
      </p>
      <p className="mt-auto flex flex-wrap gap-3">
        <Link to={href} className="btn btn-main before-solved">
          {action}
        </Link>
        <Link to={href} className="btn when-solved">
          See it again
        </Link>
        <Link to="/archive" className="btn when-solved">
          Earlier challenges
        </Link>
      </p>
      <Badge icon="calendar-days" motif="daily" />
    </section>
  );
}
