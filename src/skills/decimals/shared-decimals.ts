import { noun } from "../../engine/words.ts";
import { decimalText, rational } from "../../maths/rational.ts";

/** n divided by 10 so many times, without needless zeros: 350 and 2 give "3.5". */
export function dec(n: number, places: number): string {
  return decimalText(rational(n, 10 ** places)) ?? "";
}

/** The same with all its places: 350 and 2 give "3.50". */
export function fixed(n: number, places: number): string {
  if (places <= 0) return String(n * 10 ** -places);
  const text = String(n).padStart(places + 1, "0");
  const [whole, tail] = [text.slice(0, -places), text.slice(-places)];
  return `${whole}.${tail}`;
}

/** A decimal in TeX, with a thin space between thousands from five digits on. */
export function texDecimal(text: string): string {
  const [whole = "", tail] = text.split(".");
  const spaced = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "\\,");
  return tail === undefined ? spaced : `${spaced}.${tail}`;
}

const names = ["one", "tenth", "hundredth", "thousandth", "ten-thousandth"];

/** "tenth" for the first place behind the point, "one" for place 0. */
export function placeName(place: number): string {
  return names[place] ?? "";
}

/** "tenths": more than one of them, or none. */
export function placeNames(place: number): string {
  return noun(2, placeName(place));
}

/** "$1$ tenth", "$13$ hundredths". */
export function countOf(n: number, place: number): string {
  return `$${n}$ ${noun(n, placeName(place))}`;
}

/** "1 decimal place", "2 decimal places". */
export function placesWords(places: number): string {
  return `${places} decimal ${noun(places, "place")}`;
}

/** How many digits stand behind the point of a number as it is written. */
export function placesOf(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

/** What a place is worth, place 0 being the ones: "1", "0.1", "0.01". */
const worthOf = (place: number) => (place === 0 ? "1" : fixed(1, place));

/** Counters in the places from the ones on, or from a later one: [3, 0, 7] is 3.07. */
export function countersOf(many: readonly number[], first = 0): string {
  const piles = many.map((n, i) => {
    const worth = worthOf(first + i);
    return `${worth}:${n}`;
  });
  return piles.join(" ");
}

/** The digits of n/10^places, the ones first; the number is below ten. */
export function placesFrom(n: number, places: number): number[] {
  return fixed(n, places).replace(".", "").split("").map(Number);
}
