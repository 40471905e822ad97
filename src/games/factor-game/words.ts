import type { Words } from "../../engine/game/game.ts";
import { and, capital } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import type { Move } from "./board.ts";
import { has, isTakeable, numbersOf, priceOf, takeable } from "./pot.ts";
import { numbersLeft, other, outcome, potLeft, type State, type Taken, totalOf } from "./state.ts";

export const words: Words<State, Move> = {
  board(state) {
    const who = other(state.board);
    const totals = `You have ${totalOf(state, "you")}, ${who} has ${totalOf(state, "opponent")}.`;
    if (outcome(state) !== "open") return `${endWords(state)} ${totals}`;
    const can = takeable(potLeft(state)).reverse();
    const cannot = numbersLeft(state).filter((x) => !can.includes(x));
    const whose = state.turn === "you" ? "You can take" : `${capital(who)} can take`;
    const rest = cannot.length > 0 ? ` Left, but without a smaller divisor: ${and(cannot)}.` : "";
    return `${totals} ${whose} ${and(can)}.${rest}`;
  },
  change({ board }, _x, after) {
    const [taken] = after.latest.slice(-1);
    if (!taken) return "";
    const { by, x, price } = taken;
    const who = other(board);
    const change =
      by === "you" ? `You take ${x}, ${who} gets ${and(price)}` : `${capital(who)} takes ${x}, you get ${and(price)}`;
    return outcome(after) === "open" ? change : `${change}.${sweep(taken)} ${endWords(after).slice(0, -1)}`;
  },
};

/** One number read aloud: "24, yours", "13, left, but none of its smaller divisors is". */
export function numberWords(state: State, x: number): string {
  const who = other(state.board);
  const owner = state.owners[x - 1];
  if (owner === "you") return `${x}, yours`;
  if (owner === "opponent") return `${x}, ${who}'s`;
  const pot = potLeft(state);
  if (!isTakeable(pot, x)) return `${x}, left, but none of its smaller divisors is`;
  const gets = state.turn === "you" ? `${who} gets` : "you get";
  return `${x}, can be taken; ${gets} ${and(numbersOf(priceOf(pot, x)))} for it`;
}

/** "You took 12, and the taxman got 1, 2, 3, 4 and 6.": a number that was taken. */
export function takenWords({ board }: State, taken: Taken): string {
  const { by, x, price } = taken;
  const [taker, giver] = by === "you" ? ["You", other(board)] : [capital(other(board)), "you"];
  return `${taker} took ${x}, and ${giver} got ${and(price)}.${sweep(taken)}`;
}

/** "The taxman gets 1, 2, 3, 4 and 6 for it, 16 in all.": what a number costs; or why it cannot be taken. */
export function priceWords(state: State, x: number): string {
  const pot = potLeft(state);
  if (!has(pot, x)) return `${x} is gone.`;
  const price = numbersOf(priceOf(pot, x));
  if (price.length === 0) return `No divisor of ${x} is left but ${x} itself, so it cannot be taken.`;
  const total = price.length > 1 ? `, ${sum(price)} in all` : "";
  return `You get ${x}. ${capital(other(state.board))} gets ${and(price)} for it${total}.`;
}

function sweep({ swept }: Taken): string {
  return swept.length > 0 ? ` Nothing more can be taken, so the taxman also gets ${and(swept)}.` : "";
}

/** "You win by 22.": how it ended. */
export function endWords(state: State): string {
  const [mine, theirs] = [totalOf(state, "you"), totalOf(state, "opponent")];
  if (mine === theirs) return "The game ends level, which does not win.";
  const by = Math.abs(mine - theirs);
  return mine > theirs ? `You win by ${by}.` : `${capital(other(state.board))} wins by ${by}.`;
}
