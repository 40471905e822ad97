import { measure } from "../../../engine/tex.ts";
import { noun } from "../../../engine/words.ts";

// What is told of a division with a remainder, and what becomes of the rest in it: words alone.

/** All the groups it takes, the full groups, or what is left over. */
type Wanted = "all" | "full" | "rest";

export interface Scene {
  readonly wanted: Wanted;
  readonly unit: string;
  readonly ask: (n: number, b: number) => string;
  /** Why the remainder r counts as it does; a sentence. */
  readonly why: (r: number) => string;
}

/** "$1$ child", "$5$ children": a number in TeX with its word. */
export function some(n: number, one: string, many?: string): string {
  return measure(n, noun(n, one, many));
}

export const scenes = {
  boats: {
    wanted: "all",
    unit: "boats",
    ask: (n, b) => `$${n}$ children cross a lake together. A boat holds $${b}$ children. How many boats do they need?`,
    why: (r) => `The ${some(r, "child", "children")} left over ${noun(r, "needs", "need")} a boat, too.`,
  },
  jars: {
    wanted: "all",
    unit: "jars",
    ask: (n, b) =>
      `Amara pickles $${n}$ lemons. A jar holds $${b}$ lemons. How many jars does she need for all the lemons?`,
    why: (r) => `The ${some(r, "lemon")} left over ${noun(r, "needs", "need")} a jar, too.`,
  },
  photos: {
    wanted: "all",
    unit: "pages",
    ask: (n, b) =>
      `Mateo has $${n}$ photos for his album. $${b}$ photos fit on a page. How many pages does he need for all the photos?`,
    why: (r) => `The ${some(r, "photo")} left over ${noun(r, "needs", "need")} a page, too.`,
  },
  bracelets: {
    wanted: "full",
    unit: "bracelets",
    ask: (n, b) => `A bracelet takes $${b}$ beads. Kofi has $${n}$ beads. How many whole bracelets can he make?`,
    why: (r) => `The ${some(r, "bead")} left over ${noun(r, "is", "are")} not enough for another bracelet.`,
  },
  rides: {
    wanted: "full",
    unit: "rides",
    ask: (n, b) =>
      `A ride on the big wheel costs $${b}$ tokens. Aroha has $${n}$ tokens. How many rides can she pay for?`,
    why: (r) => `The ${some(r, "token")} left over ${noun(r, "is", "are")} not enough for another ride.`,
  },
  tents: {
    wanted: "full",
    unit: "tents",
    ask: (n, b) => `It takes $${b}$ poles to put up a tent. There are $${n}$ poles. How many tents can be put up?`,
    why: (r) => `The ${some(r, "pole")} left over ${noun(r, "is", "are")} not enough for another tent.`,
  },
  seeds: {
    wanted: "rest",
    unit: "seeds",
    ask: (n, b) =>
      `Linh has $${n}$ seeds. She plants $${b}$ seeds in each pot until she cannot fill another pot. How many seeds does she have left?`,
    why: (r) => `The seeds in full pots are planted; ${some(r, "seed")} ${noun(r, "is", "are")} left in her hand.`,
  },
  ribbon: {
    wanted: "rest",
    unit: "cm",
    ask: (n, b) =>
      `Tariq cuts as many pieces of $${b}$ cm as he can from a ribbon of $${n}$ cm. How many centimetres are left over?`,
    why: (r) => `The question asks for what is left of the ribbon: $${r}$ cm, too short for another piece.`,
  },
  ferry: {
    wanted: "all",
    unit: "loads",
    ask: (n, b) =>
      `A ferry carries at most $${b}$ cars at a time. $${n}$ cars are waiting. How many loads does it take to carry them all across?`,
    why: (r) => `The ${some(r, "car")} left over ${noun(r, "needs", "need")} one more crossing.`,
  },
  book: {
    wanted: "all",
    unit: "days",
    ask: (n, b) =>
      `Nokuthula's book has $${n}$ pages. She reads $${b}$ pages a day. How many days does it take her to finish the book?`,
    why: (r) => `The ${some(r, "page")} left over ${noun(r, "needs", "need")} one more day.`,
  },
  pencils: {
    wanted: "all",
    unit: "packs",
    ask: (n, b) =>
      `A school needs $${n}$ pencils. The shop sells them in packs of $${b}$. How many packs must the school buy?`,
    why: (r) => `For the last ${noun(r, "pencil", some(r, "pencil"))} the school must buy a whole pack, too.`,
  },
  bouquets: {
    wanted: "full",
    unit: "bouquets",
    ask: (n, b) => `A bouquet takes $${b}$ roses. A florist in Quito has $${n}$ roses. How many bouquets can she make?`,
    why: (r) => `The ${some(r, "rose")} left over ${noun(r, "is", "are")} not enough for another bouquet.`,
  },
  library: {
    wanted: "full",
    unit: "books",
    ask: (n, b) => `A library has £$${n}$ for new books, and each book costs £$${b}$. How many books can it buy?`,
    why: (r) => `The £$${r}$ left over will not pay for another book.`,
  },
  canisters: {
    wanted: "full",
    unit: "canisters",
    ask: (n, b) =>
      `A tank holds $${n}$ litres of oil. It is poured into canisters of $${b}$ litres. How many canisters are full in the end?`,
    why: (r) => `The ${some(r, "litre")} left over will not fill another canister.`,
  },
  tulips: {
    wanted: "rest",
    unit: "bulbs",
    ask: (n, b) =>
      `A gardener plants $${n}$ tulip bulbs in rows of $${b}$, as many full rows as possible. How many bulbs are left over?`,
    why: (r) => `The question asks for the ${some(r, "bulb")} that cannot fill a row.`,
  },
  tiles: {
    wanted: "rest",
    unit: "tiles",
    ask: (n, b) =>
      `Ravi packs $${n}$ tiles into boxes of $${b}$ and fills as many boxes as he can. How many tiles are left over?`,
    why: (r) => `The question asks for the ${some(r, "tile")} that cannot fill a box.`,
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
