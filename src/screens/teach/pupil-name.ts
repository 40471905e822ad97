import { and } from "../../engine/words.ts";
import type { Row } from "../../sets/result/collect.ts";

/** What a pupil is called in a table. */
export function pupilName({ who }: Pick<Row, "who">, isNumber: boolean): string {
  if (who === "") return "No name";
  return isNumber && /^\d+$/.test(who) ? `Number ${who}` : who;
}

/** Several pupils in a row: "Numbers 3, 7 and 12". */
export function pupilNames(rows: readonly Pick<Row, "who">[], isNumber: boolean): string {
  const areNumbers = isNumber && rows.length > 1 && rows.every(({ who }) => /^\d+$/.test(who));
  return areNumbers ? `Numbers ${and(rows.map(({ who }) => who))}` : and(rows.map((row) => pupilName(row, isNumber)));
}
