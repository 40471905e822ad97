import retired from "virtual:retired-numbers";
import { categories } from "../../content/categories.ts";
import { countOf } from "../../content/counts.ts";
import { listOfPuzzle, numberOfPuzzle } from "../../content/where.ts";
import type { Progress } from "../../learner/derive/progress.ts";

export interface Dashboard {
  readonly solved: number;
  readonly practised: number;
  readonly hours: string;
  readonly streak: string;
  readonly accuracy: string;
  readonly categories: readonly { name: string; hue: string; percent: number; note?: string; isBegun: boolean }[];
}

/** The specified figures, for a learner who has not answered anything yet. */
export const sample: Dashboard = {
  solved: 127,
  practised: 0,
  hours: "8.5h",
  streak: "15 days",
  accuracy: "89%",
  categories: [
    { name: "Arithmetic", hue: "arithmetic", percent: 75 },
    { name: "Algebra", hue: "algebra", percent: 60 },
    { name: "Geometry", hue: "geometry", percent: 45 },
    { name: "Logic", hue: "logic", percent: 82 },
    { name: "Number Theory", hue: "number-theory", percent: 38 },
  ].map((category) => ({ ...category, note: "Example", isBegun: true })),
};

/** Whether a puzzle is one of those that its lists show now: one that has left them counts in her record, and in no "of 120". */
function isListed(id: string): boolean {
  return !retired[listOfPuzzle(id) ?? ""]?.includes(numberOfPuzzle(id));
}

/** The learner's own figures; a category's bar is the share of its puzzles that she has solved. */
export function ownDashboard({ solved, practised, hours, minutes, streak, accuracy, byCategory }: Progress): Dashboard {
  const solvedIn = new Map(byCategory.map((one) => [one.category, one.puzzles.filter(isListed).length]));
  const tried = new Set(byCategory.map(({ category }) => category));
  return {
    solved,
    practised,
    hours: minutes < 60 ? `${minutes} min` : `${hours}h`,
    streak: `${streak} ${streak === 1 ? "day" : "days"}`,
    accuracy: accuracy.percent === null ? "–" : `${accuracy.percent}%`,
    categories: Object.entries(categories).map(([hue, name]) => {
      const [done, of] = [solvedIn.get(hue) ?? 0, countOf(hue)];
      return {
        name,
        hue,
        percent: of === 0 ? 0 : (100 * done) / of,
        note: `${done} of ${of} solved`,
        isBegun: tried.has(hue),
      };
    }),
  };
}
