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

/** The same for whoever is to choose one: by the age at which the school year begins, so that no age stands in two. */
export const agesApart: Record<Grade, string> = {
  1: "8",
  2: "9",
  3: "10",
  4: "11–12",
  5: "13–14",
  6: "15–18",
};
