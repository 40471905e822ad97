import { useMemo } from "react";
import { numberOf } from "../../content/daily-calendar.ts";
import { type Day, type Month, monthOf } from "../../learner/day.ts";
import { dailyStates } from "../../learner/derive/daily.ts";
import type { Attempt } from "../../learner/records/entry.ts";
import { monthWords } from "../../play/daily/day-words.ts";
import { useSearchState } from "../../play/use-search-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { monthsUntil } from "./month.ts";
import { MonthTable } from "./month-table.tsx";

/** The daily challenges, a month at a time. */
export function Challenges({ today, attempts }: { today: Day | null; attempts: readonly Attempt[] | null }) {
  const months = useMemo(() => (today ? monthsUntil(today) : []), [today]);
  const readMonth = (text: string): Month | null => months.find((month) => month === text) ?? null;
  const [month, setMonth] = useSearchState<Month>("month", readMonth, today ? monthOf(today) : "");
  const states = useMemo(() => dailyStates(attempts ?? []), [attempts]);
  const solved = today ? [...states].filter(([day, state]) => state === "solved" && day <= today).length : 0;
  const at = months.indexOf(month);
  const [later, earlier] = [months[at - 1], months[at + 1]];
  return (
    <>
      <div className="screen-only needs-script mb-3 flex flex-wrap items-center gap-2">
        <Step icon="arrow-left" name="Month before" to={earlier} onGo={setMonth} />
        <Step icon="arrow-right" name="Month after" to={later} onGo={setMonth} />
        <select className="field" aria-label="Month" value={month} onChange={(event) => setMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {monthWords(`${one}-01`)}
            </option>
          ))}
        </select>
      </div>
      <p className="mb-2 min-h-6 text-sm text-soft">
        {today && attempts && `Solved so far: ${solved} of ${Math.max(0, numberOf(today))}.`}
      </p>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex items-center gap-1.5">
          <Icon name="check" className="text-good" /> solved
        </li>
        <li className="flex items-center gap-1.5">
          <Icon name="target" className="text-warn" /> tried
        </li>
        <li className="text-soft">no mark: not yet</li>
      </ul>
      <MonthTable month={month === "" ? null : month} today={today} states={states} />
    </>
  );
}

interface StepProps {
  readonly icon: "arrow-left" | "arrow-right";
  readonly name: string;
  readonly to: Month | undefined;
  readonly onGo: (month: Month) => void;
}

function Step({ icon, name, to, onGo }: StepProps) {
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    >
      <Icon name={icon} className={to === undefined ? "opacity-35" : ""} />
    </button>
  );
}
