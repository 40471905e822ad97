import type { Place } from "../../tools/assessment/map.ts";
import { Icon } from "../../ui/icon.tsx";
import type { NameOf } from "./next-steps.tsx";

const shown = 8;

/** What one can do, the hardest of each skill. */
export function KnownList({ places, name }: { places: readonly Place[]; name: NameOf }) {
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="known">
      <h2 id="known" className="mb-3 text-xl">
        What you can do
      </h2>
      <ul className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
        {places.slice(0, shown).map((place) => (
          <li key={place.skill} className="flex items-baseline gap-2">
            <Icon name="check" className="text-good" />
            <span>
              {name(place).title}: <span className="text-soft">{name(place).label}</span>
            </span>
          </li>
        ))}
      </ul>
      {places.length > shown && <p className="mt-2 text-soft">And {places.length - shown} more that come earlier.</p>}
    </section>
  );
}
