import { type ReactNode, useEffect, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { MotifName } from "../../content/motifs/all.ts";
import type { OutlinedZone } from "../../engine/exercise.ts";
import { itemsOf } from "../../engine/item.ts";
import { capital, inWords } from "../../engine/words.ts";
import { dayOf } from "../../learner/day.ts";
import { skillStates } from "../../learner/derive/skill-states.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { ToolsFor } from "../tools/tools-for.tsx";
import { stageOf } from "./choose.ts";
import { fetchAhead, Lesson, SkillsRun } from "./on-demand.tsx";
import { runLength } from "./run-length.ts";
import { SkillPath } from "./skill-path.tsx";
import { ThingInHand } from "./thing-in-hand.tsx";
import { ThingsToMove } from "./things-to-move.tsx";
import { zoneIds, zoneName } from "./zones.ts";

interface ZonePageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly zone: OutlinedZone;
  /** What a zone has besides its skills: a run of its own (?practise=its name), and what stands above the skills. */
  readonly extra?: {
    readonly name: string;
    readonly run: (onLeave: () => void) => ReactNode;
    readonly overview: (onPractise: (also?: Readonly<Record<string, string>>) => void) => ReactNode;
  };
}

const mix = "mix";

/** A practice zone: its skills and how each of them sits, and the run that was asked for (?practise=mix or a skill). */
export function ZonePage({ icon, title, zone, extra }: ZonePageProps) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  useEffect(() => whenIdle(() => fetchAhead(zone.id)), [zone.id]);
  const attempts = useAttempts(itemsOf(zone.skills));
  const states = useMemo(() => skillStates(attempts ?? []), [attempts]);
  const asked = hydrated ? search.get("practise") : null;
  const skills = asked === mix ? zone.skills : zone.skills.filter(({ id }) => id === asked);
  const practise = (what: string | null) => setSearch(what === null ? {} : { practise: what });
  const learnt = hydrated ? zone.skills.find(({ id }) => id === search.get("learn")) : undefined;

  if (learnt)
    return (
      <>
        <PageHeading icon={icon} title={learnt.title}>
          <Html inline html={learnt.about} />
        </PageHeading>
        <Lesson
          key={learnt.id}
          zone={zone.id}
          skill={learnt.id}
          stage={stageOf(learnt, states)}
          onPractise={() => practise(learnt.id)}
          onLeave={() => practise(null)}
        />
      </>
    );
  const moved = hydrated ? search.get("move") : null;

  if (moved !== null)
    return (
      <>
        <PageHeading icon={icon} title={title} />
        <ThingInHand key={moved} zone={zone.id} id={moved} />
      </>
    );
  if (extra && asked === extra.name)
    return (
      <>
        <PageHeading icon={icon} title={title} />
        {extra.run(() => practise(null))}
      </>
    );
  if (skills.length > 0)
    return (
      <>
        <PageHeading icon={icon} title={title}>
          <span data-no-terms>{asked === mix ? "Mixed practice" : <Html inline html={skills[0]?.about ?? ""} />}</span>
        </PageHeading>
        <SkillsRun key={asked} zone={zone.id} skills={skills.map(({ id }) => id)} onLeave={() => practise(null)} />
      </>
    );
  return (
    <>
      <PageHeading icon={icon} motif={zone.id as MotifName} title={title}>
        <Html inline html={zone.intro} />
      </PageHeading>
      <section
        className="card screen-only needs-script mb-6 flex flex-wrap items-center gap-4 p-5"
        aria-label="Mixed practice"
      >
        <p className="min-w-0 flex-1 basis-64">
          <strong>{capital(inWords(runLength))} questions, chosen for you:</strong> what is due, what you are learning,
          and now and then something new, three of it in a row. No clock.
        </p>
        <button type="button" className="btn btn-main" onClick={() => practise(mix)}>
          <Icon name="zap" /> Practise
        </button>
      </section>
      {extra?.overview((also) => setSearch({ practise: extra.name, ...also }))}
      <h2 className="mb-3 text-xl">Or choose a skill</h2>
      <SkillPath
        zone={zone.id}
        skills={zone.skills}
        states={states}
        today={hydrated ? dayOf(new Date()) : null}
        onPractise={practise}
        onLearn={(learn) => setSearch({ learn })}
      />
      <ThingsToMove zone={zone.id} />
      <ToolsFor page={`/${zone.id}`} />
      <nav className="screen-only mt-8" aria-label="More to practise">
        <h2 className="mb-3 text-xl">More to practise</h2>
        <ul className="flex flex-wrap gap-2">
          {zoneIds
            .filter((id) => id !== zone.id)
            .map((id) => (
              <li key={id}>
                <Link to={`/${id}`} className="btn">
                  {zoneName(id)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
