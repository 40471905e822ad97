import { Refusal } from "../../engine/refusal.ts";
import { energy } from "./energy.ts";
import { motion } from "./motion.ts";
import { numerals } from "./numerals.ts";
import { space } from "./space.ts";
import type { Quantity, Unit } from "./unit.ts";

/** Everything that can be converted, those first that are asked for most. */
export const quantities: readonly Quantity[] = [...space, ...motion, ...energy, numerals];

interface Found {
  readonly unit: Unit;
  readonly quantity: Quantity;
}

const bySymbol = new Map<string, Found>(
  quantities.flatMap((quantity) => quantity.units.map((unit) => [unit.symbol, { unit, quantity }] as const)),
);

/** As they are written behind a number, which links are made with by hand: "m²", "°C". */
const byShown = new Map<string, Found>([...bySymbol.values()].reverse().map((found) => [found.unit.shown, found]));

/** The unit of a symbol, or of what is shown for it, with the quantity it measures; null where there is none. */
export const findUnit = (symbol: string): Found | null => bySymbol.get(symbol) ?? byShown.get(symbol) ?? null;

/** Two units of one quantity. Throws a Refusal where one is unknown, or they measure different things. */
export function findPair(from: string, to: string): { from: Unit; to: Unit; quantity: Quantity } {
  const [first, second] = [from, to].map((symbol) => {
    const found = findUnit(symbol);
    if (!found) throw new Refusal(`This page knows no unit “${symbol.slice(0, 20)}”.`);
    return found;
  });
  if (!first || !second) throw new Refusal("Choose two units.");
  if (first.quantity !== second.quantity) throw new Refusal(`${measured(first)}, ${lower(measured(second))}.`);
  return { from: first.unit, to: second.unit, quantity: first.quantity };
}

const measured = ({ unit, quantity }: Found): string => {
  const many = unit.many.charAt(0).toUpperCase() + unit.many.slice(1);
  return quantity === numerals ? `${many} is a way of writing numbers` : `${many} measure ${quantity.measures}`;
};

const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(BTU|British|Roman)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
