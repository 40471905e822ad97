import zones from "virtual:skill-names";
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from "react";
import type { NamedZone } from "../../engine/exercise.ts";
import { type Day, dayOf } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { fill, tally } from "../../learner/derive/skill-map.ts";
import { type SkillState, type Strength, skillStates } from "../../learner/derive/skill-states.ts";
import { useLogIf, useOwn } from "../../learner/hooks/use-log.ts";
import { NextSkill, practiceOf } from "../../play/practice/next-skill.tsx";
import { signs } from "../../play/practice/signs.ts";
import { strengthWords } from "../../play/practice/strength-words.ts";
import { Vessel } from "../../play/practice/vessel.tsx";
import { inMapOrder, zoneHue, zoneName } from "../../play/practice/zones.ts";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { Piece } from "../../ui/piece.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { SkillStyles } from "../../ui/styles/skill-styles.tsx";
import { columns, layOut, type Way } from "./lay-out.ts";

type States = ReadonlyMap<string, SkillState>;

const areas = inMapOrder(zones);
const ids = areas.flatMap(({ skills }) => skills.map(({ id }) => id));

interface SkillMapProps {
  /** Whether the record may be read: not before the figures of the page stand there. */
  readonly settled: boolean;
}

/** Every skill there is as one picture, a tile each, fuller the better it sits. The log is read for it once it is in sight. */
export function SkillMap({ settled }: SkillMapProps) {
  const [inSight, see] = useState(false);
  const seen = inSight && settled;
  const card = useRef<HTMLElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => whenInSight(card.current, () => see(true)), []);
  useEffect(() => hushOnEscape(tiles.current), []);
  const own = useOwn(useLogIf(seen));
  const states = useMemo(() => (seen && own ? skillStates(attemptsIn(own)) : null), [seen, own]);
  const today = states ? dayOf(new Date()) : "";
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links are the controls, and Enter on one is a click, too
    <section
      ref={card}
      className="card mt-8 p-4 sm:p-6"
      aria-labelledby="map"
      onFocus={() => see(true)}
      onClick={follow}
    >
      <SkillStyles />
      <h2 id="map" className="mb-1 text-xl">
        Your map of skills
      </h2>
      <p className="max-w-[68ch] text-soft">
        A tile for each skill: it fills as you practise, and leads to its practice. From left to right, each rests on
        those before it.
      </p>
      <Legend states={states} today={today} />
      <NextSkill log={seen ? own : null} today={today} />
      <div ref={tiles} className="skill-areas">
        {areas.map((zone) => (
          <Piece key={zone.id}>
            <Area zone={zone} states={states} today={today} />
          </Piece>
        ))}
      </div>
      <div className="mt-4">
        <Reveal what="the map in words" icon="list-checks">
          {states && <InWords states={states} today={today} />}
        </Reveal>
      </div>
    </section>
  );
}

/** Calls once the element comes into sight; gives what ends the watching. */
function whenInSight(element: Element | null, call: () => void): () => void {
  if (!element) return () => undefined;
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) call();
  });
  watch.observe(element);
  return () => watch.disconnect();
}

/** Escape hides the name that lies over other tiles, until another tile is pointed at or come to; gives what ends that. */
function hushOnEscape(tiles: HTMLElement | null): () => void {
  if (!tiles) return () => undefined;
  const hush = ({ key }: KeyboardEvent) => key === "Escape" && tiles.setAttribute("data-quiet", "");
  const tell = () => tiles.removeAttribute("data-quiet");
  document.addEventListener("keydown", hush);
  tiles.addEventListener("pointermove", tell);
  tiles.addEventListener("focusin", tell);
  return () => document.removeEventListener("keydown", hush);
}

interface PartProps {
  /** Null until the log is read. */
  readonly states: States | null;
  readonly today: Day;
}

const words: readonly Strength[] = ["new", "begun", "growing", "secure", "due"];

/** What the tiles mean, and how many there are of each. */
function Legend({ states, today }: PartProps) {
  const counts = states && tally(ids, states, today);
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {words.map((word) => (
        <li key={word} className="flex items-center gap-2">
          <span className="skill legend" data-word={word} data-level={legendLevels[word]} aria-hidden="true">
            <Vessel word={word} />
          </span>
          <span>
            {strengthWords[word]} <strong className="inline-block min-w-6">{counts?.[word]}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

const legendLevels: Readonly<Record<Strength, number>> = { new: 0, begun: 1, growing: 2, secure: 4, due: 4 };

interface AreaProps extends PartProps {
  readonly zone: NamedZone;
}

const Area = memo(function Area({ zone, states, today }: AreaProps) {
  const { places, ways, rows } = useMemo(() => layOut(zone.skills), [zone]);
  const counts =
    states &&
    tally(
      zone.skills.map(({ id }) => id),
      states,
      today,
    );
  const name = `map-${zone.id}`;
  return (
    <section
      className="skill-area"
      style={{ "--rows": rows } as CSSProperties}
      data-hue={zoneHue(zone.id)}
      aria-labelledby={name}
    >
      <h3 id={name} className="flex items-baseline justify-between gap-2">
        <a className="link font-bold" href={hrefOf(`/${zone.id}`)}>
          {zoneName(zone.id)}
        </a>
        <span className="text-sm font-normal text-soft">
          {counts && `${counts.secure} of ${zone.skills.length} secure`}
        </span>
      </h3>
      <div className="relative">
        <Ways ways={ways} rows={rows} states={states} today={today} />
        <ul className="skill-places">
          {places.map(({ skill, column, row }) => {
            const { word, level } = fill(states?.get(skill.id), today);
            return (
              <li key={skill.id} data-column={column + 1} data-row={row + 1}>
                <a
                  className="skill"
                  href={hrefOf(practiceOf(zone.id, skill.id))}
                  data-word={word}
                  data-level={level}
                  data-long={(signs[skill.id]?.length ?? 0) > 4 ? "" : undefined}
                >
                  <Vessel word={word} />
                  <span className="skill-sign" aria-hidden="true">
                    {signs[skill.id]}
                  </span>
                  <span className="skill-name">{nameOf(skill.title, states && word)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
});

/** "Adding fractions: growing; practise it"; how it sits is left out while that is not known. */
function nameOf(title: string, word: Strength | null): string {
  return `${title}${word ? `: ${strengthWords[word].toLowerCase()}` : ""}; practise it`;
}

interface WaysProps extends PartProps {
  readonly ways: readonly Way[];
  readonly rows: number;
}

/** The lines between the tiles, drawn from the middle of one to the middle of the other, behind both. */
function Ways({ ways, rows, states, today }: WaysProps) {
  return (
    <svg className="skill-ways" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {ways.map(({ from, to }) => {
        const [x, y, below] = [from.column + 0.5, from.row + 0.5, to.row + 0.5];
        // Down to the other row between the two columns, where no tile is.
        const bend = y === below ? "" : `H${x + 0.3}C${x + 0.6} ${y} ${x + 0.4} ${below} ${x + 0.7} ${below}`;
        const open = fill(states?.get(from.skill.id), today).level === 4;
        return (
          <path
            key={`${from.skill.id} ${to.skill.id}`}
            d={`M${x} ${y}${bend}H${to.column + 0.5}`}
            data-open={open ? "" : undefined}
          />
        );
      })}
    </svg>
  );
}

/** The same by name, for those who would rather read. */
function InWords({ states, today }: { states: States; today: Day }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {areas.map(({ id, skills }) => (
        <div key={id}>
          <dt className="font-semibold">{zoneName(id)}</dt>
          {words.map((word) => {
            const own = skills.filter(({ id }) => fill(states.get(id), today).word === word);
            if (own.length === 0) return null;
            return (
              <dd key={word} className="text-sm">
                {strengthWords[word]}: {own.map(({ title }) => title).join(", ")}
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
