import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { numberOf } from "../../content/daily-calendar.ts";
import { monthOf } from "../../learner/day.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { dateWords, longDateWords } from "../../play/daily/day-words.ts";
import { useToday } from "../../play/daily/use-today.ts";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { type Asked, readAsked } from "./asked.ts";
import { Challenges } from "./challenges.tsx";
import { DayView } from "./day-view.tsx";
import { Quizzes } from "./quizzes.tsx";
import { WeekView } from "./week-view.tsx";

const readTab = oneOf(["daily", "weekly"]);

/** /archive: every daily challenge and weekly quiz there was, with what the learner did; ?day= and ?week= play one. */
export default function ArchiveScreen({ row, lists }: ScreenProps) {
  const today = useToday();
  const attempts = useAttempts(["daily-", "weekly-"]);
  const [search] = useSearchParams();
  const [tab, setTab] = useSearchState("show", readTab, "daily");
  const asked: Asked = today ? readAsked(search.get("day"), search.get("week"), today) : { view: "lists" };
  const { title, about } = headingOf(asked, row.title);
  useHeadingFocus(today === null ? null : `${title}, ${about}`);
  return (
    <>
      <PageHeading icon={row.icon} title={title}>
        {about}
      </PageHeading>
      {asked.view !== "lists" && (
        <p className="screen-only mb-4">
          <Link to={listOf(asked)} className="btn">
            <Icon name="arrow-left" /> All {asked.view === "week" ? "weekly quizzes" : "daily challenges"}
          </Link>
        </p>
      )}
      {asked.view === "refused" && <p className="card p-5">{asked.why}</p>}
      {asked.view === "day" && today && (
        <DayView day={asked.day} today={today} attempts={attempts} written={lists[0]?.first ?? []} />
      )}
      {asked.view === "week" && today && <WeekView monday={asked.monday} today={today} attempts={attempts} />}
      {asked.view === "lists" && (
        <>
          <noscript>
            <p className="card mb-5 p-5">
              Which days there have been, and what you did on them, is worked out by your browser. That needs
              JavaScript.
            </p>
          </noscript>
          <div className="needs-script">
            <Tabs
              label="Archive"
              tabs={[
                { value: "daily", name: "Daily challenges", panel: <Challenges today={today} attempts={attempts} /> },
                { value: "weekly", name: "Weekly quizzes", panel: <Quizzes today={today} attempts={attempts} /> },
              ]}
              value={tab}
              onChange={setTab}
            />
          </div>
        </>
      )}
    </>
  );
}

function headingOf(asked: Asked, title: string): { title: string; about: string } {
  if (asked.view === "day") return { title: `Challenge ${numberOf(asked.day)}`, about: longDateWords(asked.day) };
  if (asked.view === "week") return { title: "Weekly quiz", about: `Week of ${dateWords(asked.monday)}` };
  return {
    title,
    about: "Every daily challenge and weekly quiz so far. Each can be done at any time.",
  };
}

function listOf(asked: Asked): string {
  if (asked.view === "week") return "/archive?show=weekly";
  return asked.view === "day" ? `/archive?month=${monthOf(asked.day)}` : "/archive";
}

/** Whoever chose a day or a week, or came back, goes on at the heading of what is there now. */
function useHeadingFocus(view: string | null) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (view === null || shown.current === view) return;
    if (shown.current !== null) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    shown.current = view;
  }, [view]);
}
