import { whole } from "../../engine/answer/key.ts";
import type { Question } from "../../engine/exercise.ts";
import { digital, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { natural, table } from "./shared-data.ts";

const lines = {
  bus: { kind: "bus", many: "buses", stops: ["Karen", "Kibera", "Ngara"] },
  train: { kind: "train", many: "trains", stops: ["Porto", "Aveiro", "Coimbra"] },
  ferry: { kind: "ferry", many: "ferries", stops: ["Split", "Hvar", "Vis"] },
  tram: { kind: "tram", many: "trams", stops: ["Alfama", "Graça", "Estrela"] },
} as const;
type Line = keyof typeof lines;

/** Three journeys over three stops; each has the same pace, or nearly. */
export function timetable(starts: readonly number[], firstLeg: number, secondLeg: number): number[][] {
  // The second journey is a little slower on the first leg.
  return starts.map((start, i) => [
    start,
    start + firstLeg + (i === 1 ? 3 : 0),
    start + firstLeg + secondLeg + (i === 1 ? 3 : 0),
  ]);
}

function plan(line: Line, times: readonly (readonly number[])[]): string {
  const { stops } = lines[line];
  return table(
    ["", "A", "B", "C"],
    stops.map((stop, s) => [stop, ...times.map((one) => digital(one[s] ?? 0))]),
  );
}

/** In minutes, with hours and minutes as one number: 9:50 is 950. */
const asNumber = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);

export function howLong(
  line: Line,
  starts: readonly number[],
  firstLeg: number,
  secondLeg: number,
  from: number,
  to: number,
  which: number,
): Question {
  const { kind, many, stops } = lines[line];
  const times = timetable(starts, firstLeg, secondLeg);
  const [leave, arrive] = [times[which]?.[from] ?? 0, times[which]?.[to] ?? 0];
  const letter = "ABC"[which] ?? "";
  const value = arrive - leave;
  const answer = whole(value, { unit: "minutes" });
  const hour = Math.ceil(leave / 60) * 60;
  const [before, after] = [hour - leave, arrive - hour];
  const [otherFrom, otherTo] = from === 0 && to === 2 ? [0, 1] : [0, 2];
  return {
    prompt: `Here are the times of three ${many}, A, B and C.${plan(line, times)}How many minutes does ${kind} ${letter} take from ${stops[from]} to ${stops[to]}?`,
    answer,
    steps: [
      `Go down the column ${letter}. The ${kind} leaves ${stops[from]} at ${digital(leave)} and gets to ${stops[to]} at ${digital(arrive)}.`,
      `An hour has $60$ minutes, so go to the full hour first: from ${digital(leave)} to ${digital(hour)} it is $${before}$ ${noun(before, "minute")}.`,
      `From ${digital(hour)} to ${digital(arrive)} it is $${after}$ more: $${before} + ${after} = ${value}$. So it takes $${value}$ minutes.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          asNumber(arrive) - asNumber(leave),
          "subtracted as if an hour had a hundred minutes",
          `You subtracted the times like ordinary numbers. But from ${digital(leave)} it is only $${before}$ ${noun(before, "minute")} to the full hour.`,
        ],
        [
          (times[which]?.[otherTo] ?? 0) - (times[which]?.[otherFrom] ?? 0),
          "took the time between other stops",
          `That is the time between two other stops. In which rows are ${stops[from]} and ${stops[to]}?`,
        ],
        [
          Math.abs((times[(which + 1) % 3]?.[from] ?? 0) - leave),
          "read along the row instead of down the column",
          `You compared two different journeys. One ${kind} goes down the column: which one?`,
        ],
        [
          value + 60,
          "counted an hour too many",
          `Count on from ${digital(leave)}: how far is it to the full hour, and how far from there?`,
        ],
      ]),
    ),
    check: `Count your minutes on from the time it leaves: you must come to the time it arrives.`,
  };
}

/** One must be somewhere by a time: when to leave at the latest? */
export function leaveAt(
  line: Line,
  starts: readonly number[],
  firstLeg: number,
  secondLeg: number,
  to: number,
  which: number,
  spare: number,
): Question {
  const { kind, many, stops } = lines[line];
  const times = timetable(starts, firstLeg, secondLeg);
  const arrive = times[which]?.[to] ?? 0;
  const [leave, by] = [times[which]?.[0] ?? 0, arrive + spare];
  const [letter, next] = ["ABC"[which] ?? "", "ABC"[which + 1] ?? ""];
  const answer = { kind: "time", value: digital(leave) } as const;
  const nextArrive = times[which + 1]?.[to];
  const slow = times[which + 1]?.[0];
  return {
    prompt: `Here are the times of three ${many}, A, B and C.${plan(line, times)}You want to be in ${stops[to]} by ${digital(by)}. When must you leave ${stops[0]} at the latest? Write a time like 09:20.`,
    answer,
    steps: [
      `Look at the row of ${stops[to]} first: which arrivals are not later than ${digital(by)}?`,
      nextArrive === undefined
        ? `Even ${kind} C is there in time, at ${digital(arrive)}, and no later one is shown.`
        : `The last one in time is ${kind} ${letter}, at ${digital(arrive)}. The next, ${next}, comes at ${digital(nextArrive)}, and that is too late.`,
      `Go up in column ${letter} to ${stops[0]}: it leaves there at ${digital(leave)}. So the answer is ${digital(leave)}.`,
    ],
    slips: slips(answer, [
      [
        digital(arrive),
        "gave the time of arrival",
        `At that time it arrives at ${stops[to]}. When does it leave ${stops[0]}?`,
      ],
      ...(slow === undefined || nextArrive === undefined
        ? []
        : [
            [
              digital(slow),
              "took one that comes too late",
              `That one gets to ${stops[to]} at ${digital(nextArrive)}. Is that by ${digital(by)}?`,
            ] as const,
          ]),
      ...(which > 0
        ? [
            [
              digital(times[which - 1]?.[0] ?? 0),
              "took an earlier one than needed",
              `That one is in time, too. But is there a later one that is also in time?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Follow your ${kind} down its column: it must arrive in time, and the next one must not.`,
  };
}
