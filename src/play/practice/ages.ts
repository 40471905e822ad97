import type { Grade } from "../../engine/exercise.ts";

/** The ages at which most people meet what is at a grade. */
export const ages: Record<Grade, string> = {
  1: "8–9",
  2: "9–10",
  3: "10–11",
  4: "11–13",
  5: "13–15",
  6: "15–18",
};
