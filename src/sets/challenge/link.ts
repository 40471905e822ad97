import { hash } from "../../maths/hash.ts";
import { BitReader, BitWriter, bitsOf, lettersOf, plain } from "../bits.ts";
import { codeOf, damaged, newer, readLink, writeFirstLink, writeLink } from "../link.ts";
import type { WorkSet } from "../set.ts";
import { asks, mostMinutes, type Rules, sound } from "./rules.ts";

// The text of a challenge after the # of an address: "C", the version, three letters of rules (bits.ts), three that check all of it,
// and the text of the set (../link.ts). Rules in bits: hints (1), tries (2), minutes (8), mixed (1), own (1), what is asked for (2): its
// place in `asks`. Version 2 is written where each has numbers of their own, and differs in what they are dealt (`Dealt`) alone.

const mark = "C";
/**
 * How numbers of their own are dealt. 1: a puzzle that has no other numbers gives way to another puzzle of its topic. 2: it stays, the
 * same for all. What was handed out under 1 is dealt so for ever.
 */
export type Dealt = 1 | 2;
export const newest: Dealt = 2;
const letters = 3;

/** A set with its rules. */
export interface Challenge {
  readonly set: WorkSet;
  readonly rules: Rules;
  /** The newest where nothing is said; without numbers of their own there is nothing to deal. */
  readonly dealt?: Dealt;
}

export type ChallengeReading =
  | { readonly challenge: Challenge }
  | { readonly fault: "none" | "set" | "damaged" | "older" | "newer"; readonly problem: string };

/** The text of a challenge, for an address or a QR code. */
export function writeChallenge({ set, rules, dealt = newest }: Challenge): string {
  const { hints, tries, minutes, mixed, own, ask } = sound(rules);
  const bits = new BitWriter();
  bits.write(hints ? 1 : 0, 1);
  bits.write(tries, 2);
  bits.write(minutes, 8);
  bits.write(mixed ? 1 : 0, 1);
  bits.write(own ? 1 : 0, 1);
  bits.write(asks.indexOf(ask), 2);
  const code = lettersOf(bits.bits);
  const version = own ? dealt : 1;
  return mark + version + code + checkOf(version, code, set) + writeLink(set);
}

/** Reads what somebody opened or pasted: the text of a challenge, or an address that ends with it. Never throws. */
export function readChallenge(pasted: string): ChallengeReading {
  const text = pasted
    .slice(pasted.lastIndexOf("#") + 1)
    .replace(/\s/g, "")
    .toUpperCase();
  if (text === "") return { fault: "none", problem: "There is no challenge in this link: nothing stands after its #." };
  if (/^[12]/.test(text) && "set" in readLink(text))
    return { fault: "set", problem: "This link opens a set of questions, without the rules of a challenge." };
  const digit = /^C(\d|Z)/.exec(text)?.[1];
  if (digit === undefined) return damaged;
  if (digit === "0")
    return { fault: "older", problem: "This link is from before challenges, and can be read no more." };
  const version = ([1, 2] as const).find((known) => digit === String(known));
  if (version === undefined) return newer;
  const code = plain(text.slice(2, 2 + letters));
  const check = plain(text.slice(2 + letters, 2 + 2 * letters));
  const link = text.slice(2 + 2 * letters);
  const read = readLink(link);
  if (!("set" in read)) return read.fault === "newer" ? newer : damaged;
  if (check !== checkOf(version, code, read.set)) return damaged;
  const rules = rulesOf(code);
  if (!rules || (version > 1 && !rules.own)) return damaged;
  return { challenge: { set: read.set, rules, ...(rules.own && { dealt: version }) } };
}

function rulesOf(code: string): Rules | null {
  const bits = bitsOf(code);
  if (!bits) return null;
  const reader = new BitReader(bits);
  const [hints, tries, minutes] = [reader.read(1) === 1, reader.read(2) as Rules["tries"], reader.read(8)];
  const [mixed, own, ask] = [reader.read(1) === 1, reader.read(1) === 1, asks[reader.read(2)]];
  if (!ask || minutes > mostMinutes || (own && ask !== "number")) return null;
  return { hints, tries, minutes, mixed, own, ask };
}

/** Twelve letters that a challenge is told by: the same for the same set under the same rules. */
export function keyOf(challenge: Challenge): string {
  return writeChallenge(challenge).slice(2, 2 + 2 * letters) + codeOf(challenge.set);
}

/** Which twin of the set a pupil has: 0 is the set itself. */
export function variantFor({ own }: Rules, who: string): number {
  return own ? Number(who) || 0 : 0;
}

/** What the numbers of a twin are drawn from. */
export function seedOf(set: WorkSet, variant: number): number {
  return hash(`${codeOf(set)}/${variant}`);
}

/** By what the set is, however its link is written. */
function checkOf(version: Dealt, code: string, set: WorkSet): string {
  const bits = new BitWriter();
  const mixed = Math.imul(hash(`challenge/${version}/${code}/${writeFirstLink(set)}`), 0x85ebca6b) >>> 0;
  bits.write(Math.floor(mixed / 2 ** 17), 15);
  return lettersOf(bits.bits);
}
