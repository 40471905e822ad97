import { and } from "../../engine/words.ts";
import { divisors, isPrime, range, sum } from "../../maths/whole.ts";
import { numbersOf, type Pot, potOf, priceOf, without } from "./pot.ts";
import { halfOf, other, type State, totalOf } from "./state.ts";

/** What can be learnt from a board: the best that could be done, a way to it, and what makes a number dear. The key holds the way. */
export function afterwards(state: State, key: string): readonly string[] {
  const { n, opponent } = state.board;
  const [best, way] = readKey(key, n);
  const full = potOf(range(1, n));
  const solved = way.length === 0 ? [] : [opponent === "taxman" ? taxman(state, best) : duel(state, best)];
  const shown = way.length === 0 ? [] : [wayWords(state, full, way)];
  return [...solved, ...shown, ...(opponent === "taxman" ? [primes(n), half(n)] : [exchange(n, full)]), dear(n)];
}

/** The best total or lead, and the numbers of a best way; no numbers where the key is none of this board. */
function readKey(key: string, n: number): [best: number, way: readonly number[]] {
  const [, best, way = ""] = /^(\d+):(\d+(?:\.\d+)*)$/.exec(key) ?? [];
  const numbers = way.split(".").map(Number);
  return best === undefined || numbers.some((x) => x < 1 || x > n) ? [0, []] : [Number(best), numbers];
}

function taxman(state: State, best: number): string {
  const all = (state.board.n * (state.board.n + 1)) / 2;
  const mine = totalOf(state, "you");
  return mine >= best
    ? `You took ${mine} of ${all}. That is the best possible: every way was searched, and none takes more.`
    : `You took ${mine} of ${all}. The most that anybody can take from this board is ${best}, and more than ${halfOf(state.board.n)} wins.`;
}

function duel(state: State, best: number): string {
  const lead = totalOf(state, "you") - totalOf(state, "opponent");
  const mine = lead > 0 ? `${lead} ahead` : lead < 0 ? `${-lead} behind` : "level";
  return `You ended ${mine}. If both sides play their best from the start, whoever begins ends ${best} ahead.`;
}

/** "One best way is 11 (1), 9 (3) and 10 (2, 5).": the numbers with their prices. */
function wayWords({ board }: State, full: Pot, way: readonly number[]): string {
  let pot = full;
  const steps = way.map((x) => {
    const price = numbersOf(priceOf(pot, x));
    pot = without(pot, x);
    return `${x} (${price.join(", ")})`;
  });
  const turns =
    board.opponent === "taxman" ? "One best way" : "One game in which both sides play their best, by turns,";
  const gets = board.opponent === "taxman" ? other(board) : "the other side";
  return `${turns} is ${and(steps)}. The brackets hold what ${gets} gets for each.`;
}

function primes(n: number): string {
  const largest = range(1, n).findLast(isPrime) ?? 2;
  return `Whatever is taken first, the 1 goes with it. A prime has no other divisor, so only one prime can ever be taken, and only at the start: ${largest} is the largest, and it costs no more than the 1.`;
}

function half(n: number): string {
  return `Each number that you take gives the taxman at least one. So you can never have more than half of the numbers, ${Math.floor(n / 2)} of ${n}. To come close to it, look for numbers that have a single smaller divisor left.`;
}

function exchange(n: number, full: Pot): string {
  const gains = range(2, n).map((x) => ({ x, gain: x - sum(numbersOf(priceOf(full, x))) }));
  const [first, second] = gains.toSorted((a, b) => b.gain - a.gain || b.x - a.x);
  if (!first || !second) return "";
  return `What a number gains is the number minus the sum of its smaller divisors that are left. At the start ${first.x} gains ${first.gain} and ${second.x} gains ${second.gain}. Think one move further, too: what does your number leave for the other side to take cheaply?`;
}

/** The numbers whose proper divisors add up to more than themselves, and those where they add up to the same. */
function dear(n: number): string {
  const sumOf = (x: number) => sum(divisors(x).slice(0, -1));
  const abundant = range(1, n).filter((x) => sumOf(x) > x);
  const perfect = range(1, n).filter((x) => sumOf(x) === x);
  const example = abundant.at(-1);
  const most =
    example === undefined
      ? "On a larger board there are numbers whose smaller divisors add up to more than the number, such as 12: they are called abundant."
      : `The smaller divisors of ${example} add up to ${sumOf(example)}, which is more than ${example}. Such numbers are called abundant. On this board ${abundant.length === 1 ? `${example} is the only one` : `they are ${and(abundant)}`}. Take them late, when most of their divisors are gone.`;
  const exactly = perfect.map((x) => `${x} = ${divisors(x).slice(0, -1).join(" + ")}`);
  return `${most} Where they add up to the number itself, it is called perfect: ${and(exactly)}.`;
}
