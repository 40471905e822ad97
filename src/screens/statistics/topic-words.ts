import type { TopicFigures } from "../../learner/derive/statistics.ts";
import { gameName } from "../../play/game/catalog.ts";

// A topic is told alike on the screen and in the report.

export const topicName = ({ category }: TopicFigures) => gameName(category).replaceAll("-", " ");

/** "12 of 15 (80%), 3 won" */
export function rightWords({ wins, right, judged, percent }: TopicFigures): string {
  const words = [percent !== null && `${right} of ${judged} (${percent}%)`, wins > 0 && `${wins} won`];
  return words.filter(Boolean).join(", ") || "–";
}
