import type { Row } from "../../sets/result/collect.ts";

/** What a pupil is called in a table. */
export function pupilName({ who }: Pick<Row, "who">, isNumber: boolean): string {
  if (who === "") return "No name";
  return isNumber && /^\d+$/.test(who) ? `Number ${who}` : who;
}
