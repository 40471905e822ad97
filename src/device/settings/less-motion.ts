import { shown } from "./shown.ts";

/** Whether things are to stand still: so says the device, or the setting. */
export const wantsLessMotion = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || shown("motion") === "less";
