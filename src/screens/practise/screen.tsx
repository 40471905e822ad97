import zones from "virtual:skill-names";
import { useMemo } from "react";
import type { MotifName } from "../../content/motifs/all.ts";
import { dayOf } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { tally } from "../../learner/derive/skill-map.ts";
import { type SkillState, skillStates } from "../../learner/derive/skill-states.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { NextSkill } from "../../play/practice/next-skill.tsx";
import { inMapOrder, zoneHue, zoneName } from "../../play/practice/zones.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const about: Readonly<Record<string, { readonly icon: IconName; readonly words: string }>> = {
  tables: { icon: "table-2", words: "From two times two to long multiplication." },
  division: { icon: "split", words: "Facts, remainders, short and long division." },
  fractions: { icon: "pizza", words: "Compare, add, multiply and divide parts." },
  decimals: { icon: "circle-dot", words: "Tenths and hundredths at work." },
  percentages: { icon: "scale", words: "Of an amount, up, down and back again." },
  numbers: { icon: "hash", words: "Negative numbers, powers, primes, ratio." },
  "mental-math": { icon: "zap", words: "Methods for sums in your head." },
  equations: { icon: "equal", words: "From one step to quadratics." },
  shapes: { icon: "shapes", words: "Angles, areas, volumes, coordinates." },
  data: { icon: "chart-column", words: "Tables, averages, sequences, chance." },
};

/** Every zone with how it stands, and the one skill to go on with. */
export default function PractiseScreen({ row }: ScreenProps) {
  const log = useLog();
  const states = useMemo(() => (log ? skillStates(attemptsIn(log)) : null), [log]);
  const today = states ? dayOf(new Date()) : "";
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        A few questions a day, of what you learn now and what is due again. No clock.
      </PageHeading>
      <NextSkill log={log} today={today} />
      <h2 className="mt-6 mb-3 text-xl">Zones</h2>
      <ul className="mb-8 grid gap-4 lg:grid-cols-2">
        {inMapOrder(zones).map(({ id, skills }) => (
          <li key={id}>
            <LinkCard
              to={`/${id}`}
              icon={about[id]?.icon ?? "target"}
              motif={id as MotifName}
              title={zoneName(id)}
              hue={zoneHue(id)}
              note={standing(
                skills.map((skill) => skill.id),
                states,
                today,
              )}
            >
              {about[id]?.words}
            </LinkCard>
          </li>
        ))}
      </ul>
      <h2 className="mb-3 text-xl">Or something else</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        <li>
          <LinkCard to="/speed-math" icon="timer" motif="speed-math" title="Speed Math">
            Short sums against your own best.
          </LinkCard>
        </li>
        <li>
          <LinkCard to="/assessment" icon="clipboard-check" motif="assessment" title="Assessment">
            Find out what you can do and what comes next.
          </LinkCard>
        </li>
        <li>
          <LinkCard to="/concepts" icon="library" motif="concepts" title="Concepts">
            One idea on a page, with something to move.
          </LinkCard>
        </li>
        <li>
          <LinkCard to="/tutorials" icon="graduation-cap" motif="tutorials" title="Tutorials">
            Lessons that go on as you answer.
          </LinkCard>
        </li>
      </ul>
    </>
  );
}

/** "11 skills", or how they sit: "11 skills: 2 due again, 3 growing, 1 secure". */
function standing(ids: readonly string[], states: ReadonlyMap<string, SkillState> | null, today: string): string {
  const all = `${ids.length} skills`;
  if (!states) return all;
  const { due, growing, secure } = tally(ids, states, today);
  const parts = [
    due > 0 && `${due} due again`,
    growing > 0 && `${growing} growing`,
    secure > 0 && `${secure} secure`,
  ].filter(Boolean);
  return parts.length > 0 ? `${all}: ${parts.join(", ")}` : all;
}
