import type { AnswerSpec, NumberLocale } from "./answer.ts";
import type { Inside } from "./inside.ts";

/** An answer put together from given things instead of being typed; the text of both is the same. */
export interface Chips {
  /** "order": some or all, one after the other. "choose": some, in no order. "match": one for each of `each`. */
  readonly way: "order" | "choose" | "match";
  readonly things: readonly string[];
  readonly each?: readonly string[];
  /** How many are wanted, where the answer's form says so. */
  readonly places?: number;
  readonly write: (chosen: readonly string[]) => string;
  /** What a text chooses; null where it is none of the things, or too many. Empty for a place that is empty. */
  readonly read: (text: string) => readonly string[] | null;
}

/** The chips of an answer; null where its author gives no things for it. */
export function chipsOf(spec: AnswerSpec, inside: Inside | undefined, locale: NumberLocale = "point"): Chips | null {
  if (spec.kind !== "list" || !inside) return null;
  if ("order" in inside) return chips("order", inside.order, locale, spec.items.length);
  if ("choose" in inside) return chips("choose", inside.choose, locale);
  if ("match" in inside)
    return { ...chips("match", inside.match.with, locale, inside.match.each.length), each: inside.match.each };
  return null;
}

function chips(way: Chips["way"], things: readonly string[], locale: NumberLocale, places?: number): Chips {
  const shown = (thing: string) => (locale === "comma" && /^[-\d.]+$/.test(thing) ? thing.replace(".", ",") : thing);
  const known = new Map(
    things.flatMap(
      (thing) =>
        [
          [folded(thing), thing],
          [folded(shown(thing)), thing],
        ] as const,
    ),
  );
  return {
    way,
    things,
    ...(places !== undefined && { places }),
    write(chosen) {
      const written = way === "choose" ? things.filter((thing) => chosen.includes(thing)) : chosen;
      if (written.every((thing) => thing === "")) return "";
      return written.map((thing) => shown(thing) || "?").join(locale === "comma" ? "; " : ", ");
    },
    read(text) {
      if (text.trim() === "") return way === "match" ? Array.from({ length: places ?? 0 }, () => "") : [];
      const items = text.split(/\s*[;؛]\s*/).length > 1 ? text.split(/[;؛]/) : text.split(/[,،]\s|[,،]?\s+and\s+|[,،]/);
      const chosen = items.map((item) => (item.trim() === "?" && way === "match" ? "" : known.get(folded(item))));
      if (chosen.some((one) => one === undefined)) return null;
      const fits = way === "match" ? chosen.length === places : chosen.length <= (places ?? things.length);
      const twice = way !== "match" && new Set(chosen).size < chosen.length;
      return fits && !twice ? (chosen as string[]) : null;
    },
  };
}

const folded = (text: string) => text.trim().toLowerCase();
