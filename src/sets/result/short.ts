import { hash } from "../../maths/hash.ts";
import { random } from "../../maths/random.ts";
import { changeFor, checkLength, checkOf, restOf } from "./check.ts";
import type { Fault, Given, Result } from "./result.ts";

// A result in characters that are typed: of each question the mark, the slip and a rough time. For a set of n questions a number from
// 0 to 64 * 44^n, less 1, is written in so many characters as that needs (34 for 30 questions), mixed with others that follow from the
// set, and six that check it (check.ts) under a key that follows from the set and n. In the number, from the lowest:
//   the pupil's number (64), 0 where there is none, and of each question, the first lowest, one of 44:
//   what came of it (11: none, right at once, right later, almost, wrong, and six slips), and the time (4)
// So a code of version 2 can only be one under other keys.

/** Without 0 and O, 1 and I: nobody takes one for another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const group = 4;
const numbers = 64n;
const slips = 6;
const times = [10, 30, 90] as const;
/** What a time between them is taken for. Seconds. */
const taken = [5, 20, 60, 120] as const;
const outcomes = 5 + slips;
const states = BigInt(outcomes * taken.length);

/** The set that a code is for, as far as reading it needs to know. */
export interface Asked {
  readonly set: string;
  readonly questions: number;
}

/** The code of a result, in groups of four. Of names it holds numbers alone, from 1 to 63. */
export function writeShort({ set, who, given }: Pick<Result, "set" | "who" | "given">): string {
  const asked = { set, questions: given.length };
  const number =
    given.reduceRight((sum, one) => sum * states + BigInt(stateOf(one)), 0n) * numbers + BigInt(numberOf(who));
  const plain = Array.from({ length: bodyLength(given.length) }, (_, at) => Number((number >> BigInt(5 * at)) & 31n));
  const body = mixed(plain, asked);
  const letters = [...body, ...checkOf(body, keyOf(asked))].map((value) => alphabet[value]).join("");
  return letters.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** Reads what was typed for a set: capitals, spaces and hyphens do not count. Never throws. */
export function readShort(typed: string, asked: Asked): Result | Fault {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}.,]/gu, "");
  if (letters === "") return { fault: "empty", problem: "Type the code first." };
  const length = bodyLength(asked.questions) + checkLength;
  // More would be no code of any set; it is not looked through.
  const signs = Array.from(letters.slice(0, 2 * length + 1));
  const values = signs.map((letter) => alphabet.indexOf(letter));
  const odd = values.indexOf(-1);
  if (odd >= 0) {
    const sign = signs[odd] ?? "";
    const why = "01OI".includes(sign)
      ? "No code has a 0, an O, a 1 or an I in it."
      : `A code is made of letters and digits: "${sign}" is neither.`;
    return { fault: "letter", at: odd, problem: `${why} Look at ${groupOf(odd)} again.` };
  }
  if (values.length !== length)
    return {
      fault: "length",
      problem: `A code of this set has ${length} letters and digits. This one has ${values.length === 2 * length + 1 ? "many more" : values.length}.`,
    };
  const rest = restOf(values, keyOf(asked));
  if (rest !== 0) return faultFor(rest, values);
  const body = mixed(values.slice(0, -checkLength), asked);
  return resultOf(
    body.reduceRight((sum, value) => sum * 32n + BigInt(value), 0n),
    asked,
  );
}

function faultFor(rest: number, values: readonly number[]): Fault {
  const change = changeFor(rest, values);
  if (change?.what === "typo")
    return {
      fault: "typo",
      at: change.at,
      problem: `One letter or digit is wrong. Look at ${groupOf(change.at)} again.`,
    };
  if (change?.what === "swap") {
    const [one, other] = [groupOf(change.at), groupOf(change.at + 1)];
    const where = one === other ? one : `${one} and ${other}`;
    return { fault: "swap", at: change.at, problem: `Two neighbours have changed places. Look at ${where} again.` };
  }
  return {
    fault: "another",
    problem: "This is not a code of this set, or several letters are wrong. Read it out once more, group by group.",
  };
}

function groupOf(at: number): string {
  return `group ${Math.floor(at / group) + 1}`;
}

function resultOf(number: bigint, { set, questions }: Asked): Result | Fault {
  const who = Number(number % numbers);
  const given: Given[] = [];
  let left = number / numbers;
  for (let count = 0; count < questions; count++, left /= states) given.push(givenOf(Number(left % states)));
  // A number that no result has: it takes more than a mistake in typing to come here.
  if (left > 0n)
    return { fault: "damaged", problem: "This code cannot be. Show the result again and type its code anew." };
  return { set, who: who === 0 ? "" : String(who), variant: 0, given, rough: true };
}

function stateOf({ verdict, slip, tries, seconds }: Given): number {
  const time = times.filter((limit) => seconds >= limit).length;
  return outcomeOf(verdict, slip, tries) * taken.length + time;
}

function outcomeOf(verdict: Given["verdict"], slip: number | undefined, tries: number): number {
  switch (verdict) {
    case "none":
      return 0;
    case "right":
      return tries <= 1 ? 1 : 2;
    case "almost":
      return 3;
    case "wrong":
      return slip !== undefined && slip < slips ? 5 + slip : 4;
  }
}

function givenOf(state: number): Given {
  const outcome = Math.floor(state / taken.length);
  const rest = { seconds: taken[state % taken.length] ?? 0, typed: "" };
  if (outcome === 0) return { verdict: "none", tries: 0, ...rest };
  if (outcome <= 2) return { verdict: "right", tries: outcome, ...rest };
  if (outcome === 3) return { verdict: "almost", tries: 1, ...rest };
  return { verdict: "wrong", tries: 1, ...rest, ...(outcome > 4 && { slip: outcome - 5 }) };
}

function numberOf(who: string): number {
  const number = /^[1-9]\d?$/.test(who) ? Number(who) : 0;
  return number < numbers ? number : 0;
}

function bodyLength(questions: number): number {
  const most = numbers * states ** BigInt(questions);
  let length = 0;
  for (let reach = 1n; reach < most; reach *= 32n) length++;
  return length;
}

/** Thirty bits that a code of one set has, and one of another has not. */
function keyOf({ set, questions }: Asked): number {
  const chance = random(hash(`result/1/${questions}/${set}`));
  return chance.whole(0, 2 ** 15 - 1) * 2 ** 15 + chance.whole(0, 2 ** 15 - 1);
}

/** Mixed with what follows from the set, or freed of it: many right answers make no row of equal letters, in which one gets lost. */
function mixed(values: readonly number[], { set }: Asked): readonly number[] {
  const chance = random(hash(`mixed/${set}`));
  return values.map((value) => value ^ chance.whole(0, 31));
}
