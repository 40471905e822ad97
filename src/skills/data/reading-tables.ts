import { type Skill, stage } from "../../engine/exercise.ts";
import { ofChart } from "./shared-bar-chart.ts";
import { withGaps } from "./shared-gaps.ts";
import { ofTable } from "./shared-small-table.ts";
import { howLong, leaveAt, timetable } from "./shared-timetable.ts";

const different = (i: number, j: number) => i !== j;

const skill: Skill = {
  id: "reading-tables",
  title: "Tables and charts",
  about: "Tables, charts and timetables hold many numbers: find the ones that a question needs, and work with them.",
  curriculum: ["Y3-Y5 statistics", "Y5 timetables", "3.MD.3"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "a small table",
      bounds: {
        sheet: ["birds", "fruit", "garden", "library"],
        cells: { list: [4, 39], length: [9, 9] },
        ask: ["more", "column", "row", "two"],
        i: [0, 2],
        j: [0, 2],
        k: [0, 2],
      },
      rules: {
        "two rows are meant": ({ i, j }) => different(i, j),
        "the numbers differ": ({ cells }) => new Set(cells).size >= 8,
        "one of the two is larger": ({ cells, i, j, k }) => cells[3 * i + k] !== cells[3 * j + k],
      },
      write: ({ sheet, cells, ask, i, j, k }) => ofTable(sheet, cells, ask, i, j, k),
    }),
    stage({
      grade: 2,
      label: "a bar chart",
      bounds: {
        chart: ["rain", "tea", "votes", "visitors"],
        halves: { list: [2, 12], length: [4, 4] },
        scale: [2, 20],
        ask: ["read", "more", "both"],
        i: [0, 3],
        j: [0, 3],
      },
      rules: {
        "the lines stand in twos, tens or twenties": ({ scale }) => [2, 4, 10, 20].includes(scale),
        "it does not rain on more days than a month has": ({ chart, halves, scale }) =>
          chart !== "rain" || (scale <= 4 && (Math.max(...halves) * scale) / 2 <= 28),
        "two bars are meant": ({ i, j }) => different(i, j),
        "the bars differ": ({ halves }) => new Set(halves).size === halves.length,
        "a bar to read ends between two lines": ({ ask, halves, i }) => ask !== "read" || (halves[i] ?? 0) % 2 === 1,
      },
      write: ({ chart, halves, scale, ask, i, j }) => ofChart(chart, halves, scale, ask, i, j),
    }),
    stage({
      grade: 2,
      label: "a timetable",
      bounds: {
        line: ["bus", "train", "ferry", "tram"],
        ask: ["how long", "leave"],
        start: [425, 1150],
        wait: [35, 55],
        firstLeg: [12, 34],
        secondLeg: [9, 33],
        leg: ["first", "second", "both"],
        which: [0, 2],
        spare: [2, 30],
      },
      rules: {
        "nothing takes an hour": ({ firstLeg, secondLeg }) => firstLeg + secondLeg + 3 < 60 && firstLeg !== secondLeg,
        "the time passes a full hour": ({ ask, start, wait, firstLeg, secondLeg, leg, which }) => {
          const times =
            timetable(
              [0, 1, 2].map((n) => start + n * wait),
              firstLeg,
              secondLeg,
            )[which] ?? [];
          const [from, to] = legs[leg];
          return (
            ask !== "how long" ||
            ((times[from] ?? 0) % 60 > 0 &&
              (times[to] ?? 0) % 60 > 0 &&
              (times[from] ?? 0) % 60 > (times[to] ?? 0) % 60)
          );
        },
        "the next one is too late": ({ wait, spare }) => spare < wait - 5,
        "a later one is shown": ({ ask, which }) => ask !== "leave" || which < 2,
      },
      write: ({ line, ask, start, wait, firstLeg, secondLeg, leg, which, spare }) => {
        const starts = [0, 1, 2].map((n) => start + n * wait);
        const [from, to] = legs[leg];
        return ask === "how long"
          ? howLong(line, starts, firstLeg, secondLeg, from, to, which)
          : leaveAt(line, starts, firstLeg, secondLeg, to, which, spare);
      },
    }),
    stage({
      grade: 3,
      label: "a table with gaps",
      bounds: {
        poll: ["travel", "lunch", "sport"],
        cells: { list: [6, 48], length: [6, 6] },
        way: ["row first", "total first"],
        flip: [0, 1],
        x: [0, 2],
      },
      rules: { "the numbers differ": ({ cells }) => new Set(cells).size === cells.length },
      write: ({ poll, cells, way, flip, x }) => withGaps(poll, cells, way, flip, x),
    }),
  ],
};

const legs = { first: [0, 1], second: [1, 2], both: [0, 2] } as const;

export default skill;
