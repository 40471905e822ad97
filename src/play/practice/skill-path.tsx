import zones from "virtual:skill-names";
import { Link } from "react-router";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";
import type { OutlinedSkill, ToldSkill } from "../../engine/exercise.ts";
import type { Day } from "../../learner/day.ts";
import { comesNext, fill } from "../../learner/derive/skill-map.ts";
import type { SkillState } from "../../learner/derive/skill-states.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkillStyles } from "../../ui/styles/skill-styles.tsx";
import { LookUp } from "../library/look-up.tsx";
import { AddToSet } from "../sets/add-to-set.tsx";
import { ages } from "./ages.ts";
import { stageOf } from "./choose.ts";
import { signs } from "./signs.ts";
import { strengthWords } from "./strength-words.ts";
import { Vessel } from "./vessel.tsx";
import { zoneName } from "./zones.ts";

interface SkillPathProps {
  readonly zone: string;
  readonly skills: readonly ToldSkill[];
  readonly states: ReadonlyMap<string, SkillState>;
  /** Null in the prerendered page. */
  readonly today: Day | null;
  readonly onPractise: (skill: string) => void;
  readonly onLearn: (skill: string) => void;
}

/** The skills of a zone in the order in which they are learnt, each a step of a path that opens in place. */
export function SkillPath({ skills, today, states, ...ways }: SkillPathProps) {
  const ids = skills.map(({ id }) => id);
  const next = today ? (comesNext(ids, states, today) ?? firstNew(skills, states)) : ids[0];
  return (
    <>
      <SkillStyles />
      <ol className="path">
        {skills.map((skill) => (
          <Step
            key={skill.id}
            skill={skill}
            skills={skills}
            state={states.get(skill.id)}
            stage={stageOf(skill, states)}
            today={today ?? ""}
            isNext={skill.id === next}
            {...ways}
          />
        ))}
      </ol>
    </>
  );
}

/** The first that was never practised. */
function firstNew(skills: readonly OutlinedSkill[], states: ReadonlyMap<string, SkillState>): string | undefined {
  return skills.find(({ id }) => !states.has(id))?.id;
}

interface StepProps extends Pick<SkillPathProps, "zone" | "skills" | "onPractise" | "onLearn"> {
  readonly skill: ToldSkill;
  readonly state: SkillState | undefined;
  readonly stage: number;
  readonly today: Day;
  readonly isNext: boolean;
}

function Step({ zone, skill, skills, state, stage, today, isNext, onPractise, onLearn }: StepProps) {
  const { id, title, about, stages, needs } = skill;
  const { word, level } = fill(state, today);
  const [first, last] = [stages[0]?.grade ?? 1, stages.at(-1)?.grade ?? 1];
  const before = needs.flatMap((need) => skills.find((other) => other.id === need)?.title ?? []);
  const lower = title.toLowerCase();
  return (
    <li id={`skill-${id}`} data-word={word} data-next={isNext || undefined}>
      <span className="skill" data-word={word} data-level={level} data-long={isLong(id)} aria-hidden="true">
        <Vessel word={word} />
        <span className="skill-sign">{signs[id]}</span>
      </span>
      <details
        name={`path-${zone}`}
        onToggle={({ currentTarget }) => currentTarget.open && bringIntoSight(currentTarget)}
      >
        <summary>
          <h3>{title}</h3>
          <span className="text-sm text-soft">
            {state ? `${strengthWords[word]}, ages ` : "Ages "}
            {first === last ? ages[first] : `${ages[first].split("–")[0]}–${ages[last].split("–")[1]}`}
            {before.length > 0 && `, after ${before.join(" and ").toLowerCase()}`}
          </span>
        </summary>
        <Html html={about} />
        <button type="button" className="btn screen-only needs-script mt-2" onClick={() => onLearn(id)}>
          <Icon name="graduation-cap" /> Show me how<span className="sr-only">: {lower}</span>
        </button>
        <ol className="mt-2 text-sm" aria-label="Steps">
          {stages.map(({ label, told }, index) => (
            <li key={label} className="flex items-baseline gap-2">
              <span aria-hidden="true" className={index <= stage && state ? "text-hue-strong" : "text-soft"}>
                {index < stage ? "●" : index === stage && state ? "◐" : "○"}
              </span>
              <span className="first-letter:uppercase">
                <Html inline html={told} />
                {index === stage && state && <span className="text-soft"> (you are here)</span>}
              </span>
            </li>
          ))}
        </ol>
        <RestsOn zone={zone} needs={needs} />
        <div className="mt-3">
          <LookUp part={zone} of={id} level={4} />
        </div>
        <AddToSet
          name={title}
          many
          kinds={() => import("../sets/kinds.ts").then(({ kindsOfSkill }) => kindsOfSkill(id))}
        />
      </details>
      <button
        type="button"
        className={`btn screen-only needs-script ${isNext ? "btn-main" : ""}`}
        onClick={() => onPractise(id)}
      >
        Practise<span className="sr-only"> {lower}</span>
      </button>
    </li>
  );
}

/** What was opened may lie below the edge of the screen. The focus stays on what was pressed. */
function bringIntoSight(opened: HTMLElement): void {
  opened.scrollIntoView({ block: "nearest", behavior: wantsLessMotion() ? "auto" : "smooth" });
}

function isLong(id: string): "" | undefined {
  return (signs[id]?.length ?? 0) > 4 ? "" : undefined;
}

/** The skills of this and other zones without which this one is hard; each leads to its lesson. */
function RestsOn({ zone, needs }: { zone: string; needs: readonly string[] }) {
  const known = needs.flatMap((need) =>
    zones.flatMap(({ id, skills }) =>
      skills.filter((skill) => skill.id === need).map((skill) => ({ in: id, ...skill })),
    ),
  );
  if (known.length === 0) return null;
  return (
    <p className="screen-only mt-2 text-sm">
      Rests on{" "}
      {known.map((skill, at) => (
        <span key={skill.id}>
          {at > 0 && (at === known.length - 1 ? " and " : ", ")}
          <Link to={`/${skill.in}?learn=${skill.id}`} className="link">
            {skill.title.toLowerCase()}
          </Link>
          {skill.in !== zone && ` (${zoneName(skill.in)})`}
        </span>
      ))}
      . Each shows how, step by step.
    </p>
  );
}
