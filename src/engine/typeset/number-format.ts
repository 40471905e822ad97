import type { Html } from "../puzzle.ts";

// Texts are written with a decimal point, and now and then with commas between thousands. Some readers learnt to write
// 1 234,5 for 1,234.5.

/** Between thousands: it never breaks a line. */
const thinSpace = "\u202F";

/**
 * A number of running text: not a part of a date or of "1.2.3", not a time ("2.30 pm"), not behind a letter, nor behind
 * a word or an acronym that numbers its versions (WCAG 2.2). Commas are between thousands only before three digits each.
 */
const number =
  /(?<![\d.,]|\p{L}|[A-Z]{3} |\b(?:[Vv]ersion|[Ss]ection|[Cc]hapter) )([1-9]\d{0,2}(?:,\d{3})+|\d+)(\.\d+)?(?!\d|[.,]\d|\s?[ap]\.?m\b)/gu;
/** "0.5, 1, 1.5" */
const list = /(?<![\d.,\p{L}])[−-]?\d+(?:\.\d+)?(?:, [−-]?\d+(?:\.\d+)?)+(?!\d|[.,]\d)/gu;

/** What exercises say of a list that is to be typed: semicolons can be told from decimal commas. */
const between = /\bcomma(s?) between\b/g;

/** Plain text with its numbers written 1 234,5. Where decimals stand in a list, semicolons are between its items. */
export function textInCommas(text: string): string {
  return text
    .replace(between, "semicolon$1 between")
    .replace(list, (items) => (/\d\.\d/.test(items) ? items.replaceAll(", ", "; ") : items))
    .replace(
      number,
      (_all, whole: string, decimals = "") => whole.replaceAll(",", thinSpace) + decimals.replace(".", ","),
    );
}

/** A formula; where it is long, its pieces and itself. */
const formulas = /<math[^>]*>[\s\S]*?<\/math>(?:(?:<\/?span[^>]*>)*<math[^>]*>[\s\S]*?<\/math>)*/g;
const comma = '<mo separator="true">,</mo>';
/** Between two formulas, the first of which ends and the second of which begins with a number. */
const joint =
  /(?<=<mn[^>]*>([^<]*)<\/mn>(?:<\/mrow>)*<\/math>(?:<\/?span[^>]*>)*),(?=(?:<\/span>)*\s(?:<span[^>]*>)*<math[^>]*>(?:<mrow>)*(?:<mo[^>]*>−<\/mo>)?<mn[^>]*>([^<]*))/g;
const blockStart = /(?=<(?:p|li|td)\b)/;
const tagOrText = /<(?:"[^"]*"|[^">])*>|[^<]+/g;
const spoken = /(?<= (?:aria-label|alttext)=")[^"]*/;

/** Compiled HTML with its numbers written 1 234,5, in formulas, figures and what is read aloud; else as it was. */
export function htmlInCommas(html: Html): Html {
  if (!/\d[.,](?:\d|<\/mn>)|commas? between/.test(html)) return html;
  let tag = "";
  return html
    .replace(formulas, (run) =>
      /<mn[^>]*>\d*\.\d/.test(run) ? run.replaceAll(comma, comma.replace(">,<", ">;<")) : run,
    )
    .split(blockStart)
    .map(withJoints)
    .join("")
    .replace(tagOrText, (piece) => {
      if (piece.startsWith("<")) {
        tag = piece;
        return piece.replace(spoken, textInCommas);
      }
      // "0." before digits that are letters
      return tag.startsWith("<mn") ? textInCommas(piece).replace(/\.$/, ",") : textInCommas(piece);
    });
}

/** A paragraph with semicolons between formulas that stand side by side as a list, where one of them is a decimal. */
function withJoints(paragraph: Html): Html {
  const decimal = [...paragraph.matchAll(joint)].some(([, before = "", after = ""]) =>
    `${before} ${after}`.includes("."),
  );
  return decimal ? paragraph.replace(joint, ";") : paragraph;
}
