import type { Step } from "../../engine/game/game.ts";
import { and } from "../../engine/words.ts";
import { isPrime, sum } from "../../maths/whole.ts";
import type { Move } from "./board.ts";
import { bestLead, bestMoves } from "./duel.ts";
import { gainOf, multiplesOf, numbersOf, type Pot, priceOf, takeable, without } from "./pot.ts";
import { isMistaken, other, outcome, potLeft, type State, totalOf } from "./state.ts";
import { bestTotal, canReach } from "./taxman.ts";

/** A move of a best way from here, the one that is seen most easily: with the shortest price, and of these the largest. */
export function nextStep(state: State): Step<Move> | null {
  if (outcome(state) !== "open" || state.turn !== "you") return null;
  return state.board.opponent === "taxman" ? againstTaxman(state) : againstOpponent(state);
}

function againstTaxman(state: State): Step<Move> | null {
  if (isMistaken(state)) return null;
  const pot = potLeft(state);
  const best = bestTotal(pot);
  const ways = takeable(pot).toSorted((a, b) => priceList(pot, a).length - priceList(pot, b).length);
  const x = ways.find((way) => canReach(without(pot, way), best - way));
  if (x === undefined) return null;
  const { n } = state.board;
  const end = `In the end you can have ${totalOf(state, "you") + best} of ${(n * (n + 1)) / 2}.`;
  const said = reason(state, pot, x);
  return step(pot, x, { ...said, why: `${said.why} ${end}` });
}

function againstOpponent(state: State): Step<Move> | null {
  const pot = potLeft(state);
  const [x] = bestMoves(pot).toSorted((a, b) => gainOf(pot, b) - gainOf(pot, a));
  if (x === undefined) return null;
  const lead = totalOf(state, "you") - totalOf(state, "opponent") + bestLead(pot);
  const said = reason(state, pot, x);
  if (isMistaken(state)) {
    const behind = lead === 0 ? "level" : `${-lead} behind`;
    const hope = `Against a perfect opponent you end ${behind}, but mistakes are made: this number makes the most of it.`;
    const look = "No number wins here as long as the opponent makes no mistake.";
    return step(pot, x, { ...said, look, why: `${said.why} ${hope}`, area: [] });
  }
  return step(pot, x, { ...said, why: `${said.why} If both of you play your best from here, you end ${lead} ahead.` });
}

function step(pot: Pot, x: number, { technique, look, why, area }: Reason): Step<Move> {
  const because = priceList(pot, x).map((divisor) => divisor - 1);
  return { look, technique, why, cells: [x - 1], because, area: area.map((one) => one - 1), moves: [x] };
}

/** What speaks for a number; `area` are the numbers that `look` names. */
type Reason = Pick<Step<Move>, "technique" | "look" | "why" | "area">;

/** What speaks for x, from its divisors and multiples that are left. */
function reason(state: State, pot: Pot, x: number): Reason {
  const price = priceList(pot, x);
  const paid = and(price);
  const who = other(state.board);
  const multiples = numbersOf(multiplesOf(pot, x));
  const primes = numbersOf(pot).filter(isPrime);
  if (price.length === 1 && price[0] === 1 && isPrime(x))
    return {
      technique: "One prime",
      look: "Look at the primes.",
      area: primes,
      why: `Every move takes the 1 away if it is there, and a prime has no other divisor to pay with. So only one prime can be taken in the whole game, and only now: ${
        x === primes.at(-1) ? `the largest is ${x}` : `${x} leaves you the most afterwards`
      }, and ${who} gets only 1 for it.`,
    };
  const gain = gainOf(pot, x);
  const cost = `${x} gives ${who} ${price.length === 1 ? `only ${paid}` : `${paid}, ${sum(price)} in all`}`;
  if (multiples.length > 0 && price.length === 1)
    return {
      technique: "Before its multiples",
      look: `Look at ${x} and its multiples.`,
      area: [x, ...multiples],
      why: `${cost}. Take it while it is there: it is a divisor of ${and(multiples)}, so it is given away as soon as ${
        multiples.length === 1 ? "that is" : "one of them is"
      } taken.`,
    };
  if (price.length === 1)
    return {
      technique: "One divisor left",
      look: "Look for numbers that have only one smaller divisor left.",
      area: takeable(pot).filter((one) => priceList(pot, one).length === 1),
      why: `${cost}, the one smaller divisor of it that is left. You gain ${gain} by it.`,
    };
  const exchange =
    gain > 0
      ? `You gain ${gain} by it`
      : gain === 0
        ? "That is as much as you get"
        : `That is ${-gain} more than you get`;
  return {
    technique: "The best exchange",
    // Some number always has one smaller divisor left: twice the smallest number that has a multiple left.
    look: "The fewest divisors are not always the best price.",
    area: takeable(pot),
    why: `${cost}. ${exchange}. ${afterwards(state, pot, x)}`,
  };
}

/** What a number that costs several divisors is good for. */
function afterwards({ board }: State, pot: Pot, x: number): string {
  const rest = without(pot, x);
  if (board.opponent !== "taxman") {
    const [answer] = bestMoves(rest);
    return answer === undefined
      ? "It is the last move."
      : `A best answer to it is ${answer}, which gives you ${and(priceList(rest, answer))}.`;
  }
  const ready = takeable(rest).filter((one) => priceList(rest, one).length === 1 && priceList(pot, one).length > 1);
  return ready.length === 0
    ? "No other number that is left leads to more."
    : `With those gone, ${and(ready.toReversed())} ${ready.length === 1 ? "has" : "have"} only one smaller divisor left.`;
}

function priceList(pot: Pot, x: number): number[] {
  return numbersOf(priceOf(pot, x));
}
