import { BitReader, BitWriter, bitsOf, lettersOf, Unreadable } from "../bits.ts";
import { mostEntries } from "../set.ts";
import { checkLength, checkOf, restOf } from "./check.ts";
import type { Fault, Given, Result } from "./result.ts";

// A result for a QR code, with every answer: "R1", the version, a body of letters (bits.ts) and six that check it. Version 1, in bits:
//   the set (its letters, 30), who (text), which twin (count), how many questions (count), and for each
//   2 bits verdict; nothing more where there is none but the time
//   seconds (count), tries (count), 1 bit whether a slip follows (count)
//   the answer: 1 bit whether it is made of `signs` alone, at 4 bits each behind their number (count), or else text

/** With a 1 in it, which no typed code has. */
const mark = "R1";
const version = 1;
const verdicts = ["none", "right", "almost", "wrong"] as const;
/** What most answers are made of. */
const signs = "0123456789-/.,: ";
/** An answer that is longer is cut off: the judge reads no longer ones. */
const longestAnswer = 200;
const mostSeconds = 86_400;
/** The longest body of a QR code is shorter. */
const longest = 5000;

/** The text of a result for a QR code: letters and digits alone, which such a code holds in few modules. */
export function writeLong({ set, who, variant, given }: Omit<Result, "rough">): string {
  const bits = new BitWriter();
  for (const bit of setBits(set)) bits.write(bit, 1);
  bits.text(who);
  bits.count(variant);
  bits.count(given.length);
  for (const one of given) writeGiven(bits, one);
  const body = lettersOf(bits.bits);
  const values = valuesOf(body) ?? [];
  return `${mark}${version}${body}${lettersOf(checkOf(values, version).flatMap(fiveBits))}`;
}

/** Reads the text of a QR code, or one that was pasted. Never throws. */
export function readLong(text: string, asked: { readonly set: string; readonly questions: number }): Result | Fault {
  const plain = text.toUpperCase().replace(/\s/g, "");
  if (plain === "") return { fault: "empty", problem: "There is no code yet." };
  const [, its, letters] = /^R1(\d)([0-9A-Z]+)$/.exec(plain) ?? [];
  if (its === undefined || letters === undefined || letters.length > longest)
    return { fault: "damaged", problem: "This is no result of Sumwhere. Scan the code at the end of the challenge." };
  if (Number(its) > version)
    return {
      fault: "newer",
      problem: "This result is from a newer Sumwhere. Load this page again to get the newest version.",
    };
  const values = valuesOf(letters);
  if (!values || restOf(values, version) !== 0) return damaged;
  try {
    const result = readBits(new BitReader(bitsOf(letters.slice(0, -checkLength)) ?? []));
    if (result.set !== asked.set)
      return {
        fault: "another",
        set: result.set,
        problem: "This result is of another set. Collect it where you gave that one out.",
      };
    return result.given.length === asked.questions ? result : damaged;
  } catch (error) {
    if (error instanceof Unreadable) return damaged;
    throw error;
  }
}

/** Whether a text is meant to be of the longer kind. */
export function isLong(text: string): boolean {
  return /^\s*R\s*[1I]/i.test(text);
}

const damaged: Fault = {
  fault: "damaged",
  problem: "A part of this result is missing or changed. Scan it once more, or copy the whole of it.",
};

function writeGiven(bits: BitWriter, { verdict, slip, tries, seconds, typed }: Given): void {
  bits.write(verdicts.indexOf(verdict), 2);
  bits.count(Math.min(mostSeconds, Math.max(0, Math.round(seconds))));
  if (verdict === "none") return;
  bits.count(tries);
  bits.write(slip === undefined ? 0 : 1, 1);
  if (slip !== undefined) bits.count(slip);
  writeAnswer(bits, Array.from(typed.replaceAll("−", "-")).slice(0, longestAnswer));
}

function writeAnswer(bits: BitWriter, letters: readonly string[]): void {
  const plain = letters.every((letter) => signs.includes(letter));
  bits.write(plain ? 1 : 0, 1);
  if (plain) {
    bits.count(letters.length);
    for (const letter of letters) bits.write(signs.indexOf(letter), 4);
  } else bits.text(letters.join(""));
}

function readBits(bits: BitReader): Result {
  const set = lettersOf(Array.from({ length: 30 }, () => bits.read(1)));
  const [who, variant, count] = [bits.text(), bits.count(), bits.count()];
  if (count > mostEntries) throw new Unreadable();
  return { set, who, variant, given: Array.from({ length: count }, () => readGiven(bits)), rough: false };
}

function readGiven(bits: BitReader): Given {
  const verdict = verdicts[bits.read(2)] ?? "none";
  const seconds = bits.count();
  if (verdict === "none") return { verdict, tries: 0, seconds, typed: "" };
  const tries = bits.count();
  const slip = bits.read(1) === 1 ? bits.count() : undefined;
  return { verdict, tries, seconds, typed: readAnswer(bits), ...(slip !== undefined && { slip }) };
}

function readAnswer(bits: BitReader): string {
  if (bits.read(1) === 0) return bits.text();
  const length = bits.count();
  if (length > longestAnswer) throw new Unreadable();
  return Array.from({ length }, () => signs[bits.read(4)]).join("");
}

function setBits(set: string): readonly number[] {
  const bits = bitsOf(set);
  if (bits?.length !== 30) throw new RangeError(`"${set}" is no code of a set`);
  return bits;
}

function valuesOf(letters: string): readonly number[] | null {
  const bits = bitsOf(letters);
  if (!bits) return null;
  return Array.from({ length: bits.length / 5 }, (_, at) =>
    bits.slice(5 * at, 5 * at + 5).reduce((sum, bit) => 2 * sum + bit, 0),
  );
}

function fiveBits(value: number): readonly number[] {
  return [4, 3, 2, 1, 0].map((place) => (value >> place) & 1);
}
