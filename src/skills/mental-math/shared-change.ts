import type { Question } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";

const bought = {
  lunch: ["Amara", "lunch", "£"],
  book: ["Yusuf", "a book", "£"],
  lamp: ["Lena", "a lamp", "€"],
  tickets: ["Mateo", "a train ticket", "€"],
} as const;
export type Purchase = keyof typeof bought;

/** An amount in hundredths as it is written: 635 is 6.35, 600 is 6. */
const money = (hundredths: number) =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

/** The change from a note of 10 or 20 for a price of so many pounds and pence, counted up as at a till. */
export function change(note: number, pounds: number, pence: number, purchase: Purchase): Question {
  const [name, thing, sign] = bought[purchase];
  const [unit, one] = sign === "£" ? ["pounds", "pound"] : ["euros", "euro"];
  const price = 100 * pounds + pence;
  const [first, second] = [100 - pence, 100 * (note - pounds - 1)];
  const value = 100 * note - price;
  const next = pounds + 1;
  const ten = Math.ceil(price / 10) * 10;
  const toTen = ten - price;
  const answer = { kind: "decimal", value: money(value), unit: sign } as const;
  return {
    prompt: `${name} buys ${thing} for ${sign}$${money(price)}$ and pays with a ${sign}$${note}$ note. How much change is there, in ${unit}? Work it out in your head.`,
    answer,
    steps: [
      `$${money(price)} + ${money(first)} = ${next}$: count up from the price to the next whole ${one}.`,
      `$${next} + ${money(second)} = ${note}$: on to the ${sign}$${note}$ of the note.`,
      `$${money(first)} + ${money(second)} = ${money(value)}$: both jumps together. So the change is ${sign}$${money(value)}$.`,
    ],
    slips: slips(answer, [
      [
        money(value + 100),
        "counted a pound or euro too many",
        `The first jump takes you to ${sign}$${next}$, not back to ${sign}$${pounds}$. How far is it from ${sign}$${next}$ to ${sign}$${note}$?`,
      ],
      [
        money(value + 10),
        "counted ten pence or cents too many",
        `From ${sign}$${money(price)}$ it is ${sign}$${money(toTen)}$ to ${sign}$${money(ten)}$. How far is it from there to ${sign}$${next}$?`,
      ],
      [
        money(second),
        "left out a jump",
        `That is how far it is from ${sign}$${next}$ to ${sign}$${note}$. How far is it from the price up to ${sign}$${next}$?`,
      ],
      [
        money(100 * (note - pounds) + pence),
        "kept the pence or cents of the price",
        `Your change ends in $${pence}$, as the price does. How much is missing from ${sign}$${money(price)}$ to ${sign}$${next}$?`,
      ],
    ]),
    check: `Add the change to the price: together they must be ${sign}$${note}$.`,
  };
}
