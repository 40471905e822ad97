import { useMemo, useState } from "react";
import { useWho } from "../../device/who.ts";
import { dayOf } from "../../learner/day.ts";
import { type BoardRow, board, boardBy, boardKinds, leastJudged } from "../../learner/derive/board.ts";
import { useEveryonesLog } from "../../learner/hooks/use-log.ts";
import type { Profile } from "../../learner/records/profile.ts";
import { Sign } from "../../play/sign.tsx";
import { kindInWords, readKind } from "../../tools/speed/kind.ts";
import { Icon } from "../../ui/icon.tsx";

const columns = ["days", "solved", "speed", "improved"] as const;
type Column = (typeof columns)[number];

const names: Readonly<Record<Column, { readonly short: string; readonly long: string }>> = {
  days: { short: "Days", long: "days practised this month" },
  solved: { short: "Solved", long: "puzzles solved this month" },
  speed: { short: "Speed", long: "best speed, right sums a minute" },
  improved: { short: "Improved", long: "most improved" },
};

/** The table itself. A press on a heading puts the largest of its column first. */
export function BoardTable({ people }: { people: readonly Profile[] }) {
  const log = useEveryonesLog();
  const now = useWho();
  const [by, setBy] = useState<Column>("days");
  const [chosen, setChosen] = useState("");
  const rows = useMemo(() => {
    const byName = people.toSorted((a, b) => a.name.localeCompare(b.name));
    const ids = byName.map(({ id }) => id);
    return board(ids, log ?? [], dayOf(new Date()));
  }, [people, log]);
  const kinds = boardKinds(rows);
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? "");
  const value = (row: BoardRow, column: Column) => (column === "speed" ? (row.speeds.get(kind) ?? null) : row[column]);
  return (
    <>
      {kinds.length > 0 && (
        <label className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">Speed of</span>
          <select className="field max-w-full" value={kind} onChange={(event) => setChosen(event.target.value)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {inWords(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="overflow-x-auto">
        <table className="figures max-sm:text-sm max-sm:[&_td]:pr-2 max-sm:[&_th]:pr-2">
          <caption className="sr-only">Those who share this device: {names[by].long}, largest first</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {columns.map((column) => (
                <th key={column} scope="col" aria-sort={by === column ? "descending" : undefined}>
                  <button
                    type="button"
                    className="inline-flex min-h-8 items-center font-semibold underline max-sm:text-xs underline-offset-4"
                    onClick={() => setBy(column)}
                  >
                    {names[column].short}
                    <span className="sr-only">: {names[column].long}</span>
                    {by === column && <Icon name="chevron-down" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boardBy(rows, (row) => value(row, by)).map((row) => {
              const person = people.find(({ id }) => id === row.who);
              return (
                <tr key={row.who} data-hue={person?.colour}>
                  <th scope="row" className="font-semibold">
                    <span className="flex items-center gap-1.5">
                      {person && <Sign shape={person.shape} />} {person?.name}
                    </span>
                    {row.who === now && <span className="block text-sm font-normal text-soft">practising now</span>}
                  </th>
                  <td>{row.days}</td>
                  <td>{row.solved}</td>
                  <td>{value(row, "speed") ?? <Nothing why="no run of this kind" />}</td>
                  <td>{row.improved === null ? <Nothing why="too few answers yet" /> : signed(row.improved)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        Sorted by {names[by].long}
      </p>
      <p className="mt-3 max-w-[68ch] text-sm text-soft">
        Days and puzzles are of this month, a speed is the best number of right sums a minute. Improved compares the
        last four weeks with the four before, in points of accuracy: from 70% to 76% is +6. It needs {leastJudged}{" "}
        answers in each. What was done as the guest is not counted.
      </p>
    </>
  );
}

function Nothing({ why }: { why: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{why}</span>
    </>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

function inWords(text: string): string {
  const kind = readKind(text);
  return kind ? kindInWords(kind) : text;
}
