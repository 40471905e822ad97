import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { MotifName } from "../../content/motifs/all.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { Offer } from "./catalog.ts";
import { PlayRoom } from "./play-room.tsx";
import { Room } from "./room.tsx";

interface HubProps {
  readonly path: string;
  readonly icon: IconName;
  readonly title: string;
  readonly intro: string;
  readonly offers: readonly Offer[];
}

/** What is played on pages of its own. */
const others: readonly { readonly to: string; readonly title: string; readonly icon: IconName }[] = [
  { to: "/math-games", title: "Math Games", icon: "dices" },
  { to: "/games", title: "Games", icon: "gamepad-2" },
  { to: "/sudoku", title: "Sudoku", icon: "grid-3x3" },
  { to: "/kenken", title: "KenKen", icon: "grid-2x2" },
  { to: "/magic-squares", title: "Magic Squares", icon: "square-sigma" },
];
/** Neighbours on the page differ. */
const hues = ["arithmetic", "geometry", "logic", "patterns", "algebra", "daily"];

/** A page of games: a card for each, and the game itself once one is chosen (?play=nim). */
export function Hub({ path, icon, title, intro, offers }: HubProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? search.get("play") : null;
  const chosen = offers.find(({ folder }) => folder === asked);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<Offer>(undefined);
  useEffect(() => {
    if (shown.current !== chosen) page.current?.querySelector("h1")?.focus();
    shown.current = chosen;
  }, [chosen]);

  if (chosen)
    return (
      <div ref={page}>
        <PlayRoom>
          <div className="play-head">
            <Link to={path} className="btn btn-plain screen-only">
              <Icon name="arrow-left" /> <span className="more-words">All games</span>
            </Link>
            <PageHeading icon={chosen.icon} motif={chosen.folder} title={chosen.title} />
          </div>
          <Room key={chosen.folder} offer={chosen} />
        </PlayRoom>
      </div>
    );
  return (
    <div ref={page}>
      <PageHeading icon={icon} motif={path.slice(1) as MotifName} title={title}>
        {intro}
      </PageHeading>
      <h2 className="sr-only">Games</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {offers.map(({ folder, title, icon, goal }, index) => (
          <li key={folder}>
            <LinkCard to={`${path}?play=${folder}`} icon={icon} motif={folder} hue={hues[index]} title={title}>
              {goal}
            </LinkCard>
          </li>
        ))}
      </ul>
      <nav className="screen-only mt-8" aria-label="More to play">
        <h2 className="mb-3 text-xl">More to play</h2>
        <ul className="flex flex-wrap gap-2">
          {others
            .filter(({ to }) => to !== path)
            .map(({ to, title, icon }) => (
              <li key={to}>
                <Link to={to} className="btn">
                  <Icon name={icon} className="text-hue" /> {title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
