import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWho } from "../../device/who.ts";
import { inWords } from "../../engine/words.ts";
import type { Day } from "../../learner/day.ts";
import type { SkillState } from "../../learner/derive/skill-states.ts";
import { type Statistics, weeksShown } from "../../learner/derive/statistics.ts";
import { useProfiles } from "../../learner/hooks/use-profiles.ts";
import { ReportStyles } from "../../ui/styles/report-styles.tsx";
import { longDate, time } from "./dates.ts";
import { groupSkills, groups, nextSteps, short } from "./report-skills.ts";
import { rightWords, topicName } from "./topic-words.ts";
import type { ZoneSkill } from "./use-skills.ts";

export interface ReportProps {
  readonly figures: Statistics;
  readonly states: ReadonlyMap<string, SkillState>;
  /** The skills that were practised; null while, or because, their names could not be fetched. */
  readonly skills: readonly ZoneSkill[] | null;
  readonly today: Day;
}

/** One page of paper for a parent or a teacher: what was done, what sits, what to talk about, and what comes next. */
export function Report({ figures, states, skills, today }: ReportProps) {
  const now = useWho();
  const name = useProfiles()?.find(({ id }) => id === now)?.name;
  const { weeks, activeDays, minutes, topics, slips } = figures;
  const all = (of: "right" | "judged" | "wins") => sum(topics.map((one) => one[of]));
  const [right, judged, won] = [all("right"), all("judged"), all("wins")];
  const grouped = groupSkills(skills ?? [], states, today);
  return (
    <article className="report card" aria-labelledby="report">
      <ReportStyles />
      <header>
        <h2 id="report">Maths practice{name && `: ${name}`}</h2>
        <p className="text-soft">
          {longDate(weeks[0]?.monday ?? today)} to {longDate(today)}, {inWords(weeksShown)} weeks on Sumwhere
        </p>
      </header>
      <dl className="report-facts">
        <Fact name="Days practised">{activeDays}</Fact>
        <Fact name="Answers">{judged}</Fact>
        <Fact name="Right">{judged === 0 ? "–" : `${Math.round((100 * right) / judged)}%`}</Fact>
        {won > 0 && <Fact name="Boards won">{won}</Fact>}
        <Fact name="Time">{time(minutes)}</Fact>
      </dl>
      <div className="report-halves">
        <Topics topics={topics} />
        <div>
          <Slips slips={slips} />
          <h3>What to do next</h3>
          <ul>
            {nextSteps(grouped).map(({ why, title, where, to }) => (
              <li key={to}>
                {why}{" "}
                <Link to={to} className="link">
                  {title}
                </Link>{" "}
                (on the page {where})
              </li>
            ))}
            <li>
              A puzzle to think about together:{" "}
              <Link to="/daily-challenge" className="link">
                Daily Challenge
              </Link>{" "}
              (in the menu: Quizzes &amp; Tests)
            </li>
          </ul>
        </div>
      </div>
      {skills === null ? (
        <p>The names of the skills could not be fetched. They are here when this page is opened with the internet.</p>
      ) : (
        <div className="report-thirds">
          {groups.map((group) => (
            <Skills key={group.strength} name={group.name} skills={grouped[group.strength]} />
          ))}
        </div>
      )}
      <HowToRead />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Topics({ topics }: { topics: Statistics["topics"] }) {
  const { shown, more } = short(topics.toSorted((a, b) => b.minutes - a.minutes));
  return (
    <div>
      <h3>Time by topic</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">Right</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((topic) => (
            <tr key={topic.category}>
              <th scope="row" className="first-letter:uppercase">
                {topicName(topic)}
              </th>
              <td>{rightWords(topic)}</td>
              <td>{time(topic.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="text-soft">and {more} more</p>}
    </div>
  );
}

function Slips({ slips }: { slips: Statistics["slips"] }) {
  const { shown } = short(slips, 3);
  return (
    <>
      <h3>Slips to talk about</h3>
      {shown.length === 0 ? (
        <p>None that could be recognised.</p>
      ) : (
        <ul>
          {shown.map(({ name, times }) => (
            <li key={name}>
              {name.charAt(0).toUpperCase() + name.slice(1)} ({times === 1 ? "once" : `${times} times`})
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Skills({ name, skills }: { name: string; skills: readonly ZoneSkill[] }) {
  const { shown, more } = short(skills);
  return (
    <div>
      <h3>
        {name} ({skills.length})
      </h3>
      {shown.length === 0 ? (
        <p className="text-soft">Nothing at present</p>
      ) : (
        <ul>
          {shown.map(({ skill }) => (
            <li key={skill.id}>{skill.title}</li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-soft">and {more} more</p>}
    </div>
  );
}

function HowToRead() {
  return (
    <div className="report-key">
      <h3>How to read this page</h3>
      <p>
        <strong>Right</strong> counts every answer that was right or wrong, second tries too. Seven or eight in ten is a
        good place to learn, and the questions get harder as they go well. <strong>Can do alone</strong> means right
        without help, and again after gaps of days. <strong>Is learning</strong> means practised, but not yet so often.{" "}
        <strong>Time to come back to</strong> means that it went well and some days have passed; coming back now is what
        keeps it. A <strong>slip</strong> is a wrong answer with a reason behind it: ask how the answer came about
        before you say what happened.
      </p>
      <p>
        These figures were worked out on one device from what was done there. They are no mark, and they say nothing
        about how one child stands beside another.
      </p>
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
