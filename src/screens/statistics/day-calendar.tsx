import type { Statistics } from "../../learner/derive/statistics.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** So many answers make a day dark. */
const many = 30;

/** A square a day, a row a week, the darker the more was answered. */
export function DayCalendar({ weeks }: { weeks: Statistics["weeks"] }) {
  return (
    <table className="heat-table mt-3">
      <caption className="sr-only">Answers a day</caption>
      <thead>
        <tr className="text-sm text-soft">
          <td className="w-20" />
          {names.map((name) => (
            <th key={name} scope="col" className="font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, days }) => (
          <tr key={monday}>
            <th scope="row" className="text-left text-sm font-normal whitespace-nowrap text-soft">
              {new Date(`${monday}T12:00:00`).toLocaleDateString("en-GB", { day: "numeric", month: "short" })}
            </th>
            {days.map((count, at) => (
              <td key={names[at]} data-strength={count === null ? undefined : strength(count)}>
                {count === null ? "" : count === 0 ? <span className="sr-only">0</span> : count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function strength(count: number): number {
  return count === 0 ? 0 : Math.min(4, 1 + Math.floor((3 * count) / many));
}
