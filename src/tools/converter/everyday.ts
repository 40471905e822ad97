import { divide, type Rational, roundTo } from "../../maths/rational.ts";
import { numberShown } from "../../maths/significant.ts";
import { product, type Unit } from "./unit.ts";

/** Something whose size one can picture. */
interface Thing {
  readonly one: string;
  readonly many: string;
  /** In the basic unit of its quantity. */
  readonly size: string;
  /** Where the size is from, or how it can be checked. */
  readonly about: string;
}

const thing = (one: string, many: string, size: string, about: string): Thing => ({ one, many, size, about });

/** By quantity, from small to large. Sizes are typical ones where things differ. */
export const everyday: Readonly<Record<string, readonly Thing[]>> = {
  length: [
    thing("the thickness of a sheet of paper", "sheets of paper in a stack", "0.0001", "0.1 mm: 500 sheets are 5 cm"),
    thing("the width of a fingernail", "fingernails side by side", "0.01", "about 1 cm: measure yours"),
    thing("the long side of an A4 sheet", "A4 sheets end to end", "0.297", "297 mm, by ISO 216"),
    thing("the height of a door", "doors on top of each other", "2", "about 2 m: measure one"),
    thing("the length of a bus", "buses in a row", "12", "about 12 m"),
    thing("the length of a football pitch", "football pitches in a row", "105", "105 m, as at a World Cup"),
    thing("the height of the Eiffel Tower", "Eiffel Towers", "330", "330 m"),
    thing("the height of Mount Everest", "Mount Everests", "8849", "8849 m, measured in 2020"),
    thing("a marathon", "marathons", "42195", "42.195 km, by its rules"),
    thing("the way round the Earth", "times round the Earth", "40075000", "40 075 km at the equator"),
    thing("the way to the Moon", "times to the Moon", "384400000", "384 400 km on average"),
  ],
  area: [
    thing("an A4 sheet", "A4 sheets", "0.297 × 0.21", "21 cm × 29.7 cm, by ISO 216"),
    thing("a bed for one", "single beds", "0.9 × 2", "90 cm × 200 cm"),
    thing("a tennis court", "tennis courts", "10.97 × 23.77", "10.97 m × 23.77 m, for doubles"),
    thing("a football pitch", "football pitches", "105 × 68", "105 m × 68 m, as at a World Cup"),
    thing("Central Park in New York", "Central Parks", "3410000", "3.41 km²"),
    thing("Iceland", "Icelands", "103000000000", "about 103 000 km²"),
  ],
  volume: [
    thing("a drop of water", "drops of water", "0.00000005", "about 0.05 ml: 20 drops are a millilitre"),
    thing("a teaspoon", "teaspoons", "0.000005", "5 ml"),
    thing("a drinks can", "drinks cans", "0.00033", "330 ml: it stands on the can"),
    thing("a bucket", "buckets", "0.01", "10 litres"),
    thing("a bathtub", "bathtubs", "0.15", "about 150 litres"),
    thing("an Olympic swimming pool", "Olympic swimming pools", "50 × 25 × 2", "50 m × 25 m × 2 m"),
  ],
  mass: [
    thing("a paper clip", "paper clips", "0.001", "about 1 g"),
    thing("an apple", "apples", "0.15", "about 150 g: weigh one"),
    thing("a litre of water", "litres of water", "1", "1 kg"),
    thing("a house cat", "house cats", "4.5", "about 4.5 kg"),
    thing("a small car", "small cars", "1200", "about 1200 kg"),
    thing("an African elephant", "African elephants", "6000", "about 6 t for a bull"),
  ],
  time: [
    thing("the blink of an eye", "blinks of an eye", "0.2", "about a fifth of a second"),
    thing("a football match", "football matches", "90 × 60", "90 minutes"),
    thing("a day", "days", "86400", "24 hours"),
    thing("a year", "years", "365 × 86400", "365 days"),
  ],
  speed: [
    thing("as fast as walking", "times as fast as walking", "5 / 3.6", "about 5 km/h"),
    thing("as fast as sound", "times as fast as sound", "343", "343 m/s at 20 °C"),
  ],
};

/** Beyond this many nobody can picture them. */
const most = 500;

/**
 * "about 3 football pitches in a row", and how large one is: of the things of that quantity the one that the value (in
 * basic units) is nearest to three of. Null where none is of any help: two days are not explained by days, so those that
 * are among the `units` do not count.
 */
export function comparison(
  quantity: string,
  value: Rational,
  units: readonly Unit[] = [],
): { text: string; about: string } | null {
  const near = (everyday[quantity] ?? [])
    .filter((one) => !units.some(({ many }) => many === one.many))
    .map((one) => ({ one, ratio: divide(value, product(one.size)) }))
    .map(({ one, ratio }) => ({ one, ratio, times: Number(ratio.num) / Number(ratio.den) }))
    .filter(({ times }) => times >= 0.95 && times <= most)
    .sort((a, b) => Math.abs(Math.log(a.times / 3)) - Math.abs(Math.log(b.times / 3)))[0];
  if (!near) return null;
  const { one, ratio, times } = near;
  if (times < 1.05) return { text: `about ${one.one}`, about: one.about };
  return { text: `about ${numberShown(roundTo(ratio, times < 10 ? 1 : 0), 4).text} ${one.many}`, about: one.about };
}
