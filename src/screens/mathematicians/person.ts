import type index from "virtual:library/mathematicians";
import type { Mathematician } from "../../content/schema/library/mathematicians.ts";

/** A life as the list has it. */
export type Person = (typeof index)[number];

export const continentNames: Readonly<Record<Mathematician["continent"], string>> = {
  africa: "Africa",
  asia: "Asia",
  europe: "Europe",
  "north-america": "North America",
  "south-america": "South America",
  oceania: "Oceania",
};
