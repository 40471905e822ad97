import type { NumberLocale } from "./answer.ts";
import type { Part, Parts } from "./answer-parts.ts";
import { filled, tidied, withoutUnit } from "./part-text.ts";

interface Row {
  readonly between: ":" | ",";
  readonly locale: NumberLocale;
  readonly open?: string;
  readonly close?: string;
  /** What stands beside each value in the text. */
  readonly labels?: readonly string[] | undefined;
  readonly unit?: string;
}

/** Parts in a line, with a mark between them: 2:3, (2, 5), "x = 3, y = 5". A single one has no mark. */
export function row(parts: readonly Part[], form: Row): Parts {
  const { between, locale, open = "", close = "", labels, unit = "" } = form;
  const mark = between === ":" ? ":" : locale === "comma" ? "; " : ", ";
  return {
    shape: "row",
    parts,
    end: close || unit,
    between: between === ":" ? /[:∶]/ : locale === "comma" ? /[;؛]/ : /[;؛,،]/,
    write(values) {
      const texts = values.map(tidied);
      if (texts.every((text) => text === "")) return "";
      const shown = texts.map((text, at) => `${labels ? `${labels[at]} = ` : ""}${text || "?"}`);
      return open + shown.join(mark) + close;
    },
    read(text) {
      const plain = text.trim().replace(/^[([](.*)[)\]]$/, "$1");
      if (plain === "") return parts.map(() => "");
      const items = ways(between)
        .map((way) => plain.split(way))
        .find(({ length }) => length === parts.length);
      const values = items && labels ? inPlace(items, labels) : items;
      return values?.map((value) => filled(withoutUnit(value, unit))) ?? null;
    },
  };
}

/** Where a text may be taken apart, the likeliest first. */
function ways(between: ":" | ","): readonly RegExp[] {
  return between === ":" ? [/[:∶]|\sto\s/] : [/[;؛]/, /[,،]?\s(?:and|or)\s|[,،]\s/, /[,،]/];
}

/** The values in the order of the labels, which stand beside all of them or beside none. */
function inPlace(items: readonly string[], labels: readonly string[]): readonly string[] | null {
  const named = items.map((item) => /^([^=:]+)[=:](.*)$/.exec(item)?.map((one) => one.trim()));
  if (named.every((one) => one === undefined)) return items;
  const values = labels.map((label) => named.find((one) => one?.[1]?.toLowerCase() === label.toLowerCase())?.[2]);
  return values.flatMap((value) => value ?? []).length === labels.length ? values.map(String) : null;
}
