import { type RefObject, useRef, useState } from "react";
import { type Operation, type Table, valueText } from "../../engine/game/combine.ts";
import { typedOn, untyped } from "../../engine/game/typed.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { spotAfter, spotsOf } from "./spots.ts";

/** Which number or sign has the focus, and where keys lead from it. */
export function useSpots(
  board: RefObject<HTMLElement | null>,
  table: Table,
  columns: number,
  operations: readonly Operation[],
) {
  const [cursor, setCursor] = useState("");
  const typed = useRef(untyped);
  const spots = [
    ...spotsOf(
      table.map((term, place) => term && `${place}`),
      columns,
    ),
    ...spotsOf(operations, operations.length, table.length),
  ];
  const at = spots.find(({ name }) => name === cursor) ?? spots[0];

  function go(name: string) {
    setCursor(name);
    board.current?.querySelector<HTMLElement>(`[data-spot="${name}"]`)?.focus();
  }

  /** Digits lead to the next number that has exactly that value: 3 to 3 and never to 36, to which 3 and 6 lead. */
  function goToDigit(digit: string, from: string, now: number) {
    const values = table.map((term) => (term ? valueText(term.value).replace("−", "") : ""));
    typed.current = typedOn(typed.current, digit, now, (text) => values.some((value) => value.startsWith(text)));
    const places = [...values.keys()].filter((place) => values[place] === typed.current.text);
    const next = places.find((place) => place > Number(from)) ?? places[0];
    if (next !== undefined) go(`${next}`);
  }

  return {
    /** What makes a button one of the places. */
    spot: (name: string) => ({
      "data-spot": name,
      tabIndex: name === at?.name ? 0 : -1,
      onFocus: () => setCursor(name),
    }),
    /** Goes where a key leads; false for keys that lead nowhere. `now` is when it was pressed. */
    follow(key: string, now: number): boolean {
      if (!at) return false;
      const to = spotAfter(spots, at, key);
      if (to) go(to.name);
      else if (/^\p{Nd}$/u.test(key)) goToDigit(asciiDigits(key), at.name, now);
      else return false;
      return true;
    },
  };
}
