import type { Html } from "../../engine/puzzle.ts";

/** 3/4 and 2 3/4, but no date (3/4/2026), no unit (m/s), no sum (a/b) and nothing with a point in it. */
const fraction = /(?<![\p{L}\p{N}/.,])(?:(\d{1,3}) )?(\d{1,4})\/(\d{1,4})(?![\p{L}\p{N}/]|[.,]\p{N})/gu;
/** What stands before a day and a month: "on 12/5", "due 12/5". */
const beforeDate =
  /(?:\b(?:on|due|dated?|until|till|since|born|deadline|today|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b[\s:,]*)$/iu;

/** A day and a month, in either order, where words say that it is one; "on 3/4 of the days" is none. */
function isDate(one: number, other: number, before: string, after: string): boolean {
  const [month, day] = [Math.min(one, other), Math.max(one, other)];
  return month >= 1 && month <= 12 && day <= 31 && beforeDate.test(before) && !/^\s+of\b/i.test(after);
}

/** What a teacher typed, as HTML: her fractions stand as those of the site do. */
export function typeset(text: string): Html {
  let html = "";
  let from = 0;
  for (const { index, 0: all, 1: whole, 2: top = "", 3: bottom = "" } of text.matchAll(fraction)) {
    const before = text.slice(0, index);
    if (whole === undefined && isDate(Number(top), Number(bottom), before, text.slice(index + all.length))) continue;
    html += `${escaped(text.slice(from, index))}<math>${whole === undefined ? "" : `<mn>${whole}</mn>`}<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac></math>`;
    from = index + all.length;
  }
  return html + escaped(text.slice(from));
}

/** Words that somebody typed, as HTML. */
export function escaped(text: string): Html {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
