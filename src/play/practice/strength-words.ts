import type { Strength } from "../../learner/derive/skill-states.ts";

/** How a skill sits, as a learner reads it. */
export const strengthWords: Readonly<Record<Strength, string>> = {
  new: "New",
  begun: "Begun",
  growing: "Growing",
  secure: "Secure",
  due: "Due again",
};
