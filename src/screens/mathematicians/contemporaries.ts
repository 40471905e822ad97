import { yearOf } from "../../content/dates.ts";
import type { Person } from "./person.ts";

/** Who shared fewer years than this may hardly have been grown up together. */
const fewest = 20;
const most = 6;

type Lived = Pick<Person, "id" | "born" | "died" | "active">;

/** The years that are known of a life, without the guesses that a drawing may make. */
export function knownYears({ born, died, active }: Lived, now: number): readonly [from: number, to: number] | null {
  const from = born ? yearOf(born.date) : active?.[0];
  const to = died ? yearOf(died.date) : (active?.[1] ?? now);
  return from === undefined || (!died && !active && from < now - 110) ? null : [from, to];
}

/** Those who shared the most years with somebody, the earliest first. */
export function contemporariesOf<P extends Lived>(id: string, people: readonly P[], now: number): readonly P[] {
  const known = people.flatMap((person) => {
    const years = knownYears(person, now);
    return years ? [{ person, years }] : [];
  });
  const one = known.find(({ person }) => person.id === id)?.years;
  if (!one) return [];
  return known
    .filter(({ person }) => person.id !== id)
    .map(({ person, years }) => ({
      person,
      from: years[0],
      shared: Math.min(one[1], years[1]) - Math.max(one[0], years[0]),
    }))
    .filter(({ shared }) => shared >= fewest)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from)
    .map(({ person }) => person);
}
