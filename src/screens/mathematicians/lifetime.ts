import { dateWords, yearOf, yearWords } from "../../content/dates.ts";
import type { Mathematician } from "../../content/schema/library/mathematicians.ts";

type Lived = Pick<Mathematician, "born" | "died" | "active">;

/** How long somebody lives whose end, or beginning, nobody knows: for where the bar of a life is drawn. */
const usual = 60;

/** The years between which a life lies; `now` is the year for those who live. */
export function yearsOf({ born, died, active }: Lived, now: number): readonly [from: number, to: number] {
  if (active && !born) return active;
  const from = born ? yearOf(born.date) : died ? yearOf(died.date) - usual : now;
  const to = died ? yearOf(died.date) : active ? active[1] : from < now - 110 ? from + usual : now;
  return [from, to];
}

/** "1776–1831", "about 287–212 BC", "born 1977", "at work about 250 BC" */
export function lifetime({ born, died, active }: Lived): string {
  if (!born) {
    if (died) return `died ${died.about ? "about " : ""}${yearWords(yearOf(died.date))}`;
    return active ? `at work ${span(active[0], active[1], false)}` : "";
  }
  if (!died) return `born ${born.about ? "about " : ""}${yearWords(yearOf(born.date))}`;
  return span(yearOf(born.date), yearOf(died.date), born.about || died.about);
}

function span(from: number, to: number, about: boolean): string {
  const first = from <= 0 && to <= 0 ? String(1 - from) : yearWords(from);
  const last = from > 0 && from < 1000 && to < 1000 ? String(to) : yearWords(to);
  return `${about ? "about " : ""}${from === to ? yearWords(to) : `${first}–${last}`}`;
}

/** "1 April 1776 in Paris, France" */
export function momentWords({ date, about, place }: NonNullable<Lived["born"]>): string {
  return `${dateWords(date, about)}${place ? ` in ${place}` : ""}`;
}
