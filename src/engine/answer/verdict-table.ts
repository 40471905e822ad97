import { describe, expect, test } from "vitest";
import type { AnswerSpec, Judgement, NumberLocale } from "./answer.ts";
import { judge } from "./judge.ts";

/** What is typed, its verdict, what it is read as, and a part of what is said; the last two where they matter. */
export type Row = readonly [typed: string, verdict: Judgement["verdict"], reading?: string | null, say?: string];

/** One test a row: what is typed for the spec gets that verdict. */
export function verdictTable(name: string, spec: AnswerSpec, rows: readonly Row[], locale?: NumberLocale): void {
  describe(name, () => {
    test.each(rows.map((row) => [row[0], row[1], row] as const))("%j is %s", (typed, verdict, [, , reading, say]) => {
      const judged = judge(spec, typed, { slips: [], check: "Check." }, locale);
      expect(judged).toMatchObject(typeof reading === "string" ? { verdict, reading } : { verdict });
      if (say !== undefined) expect(judged.say).toContain(say);
    });
  });
}
