import { hash } from "../maths/hash.ts";
import { BitReader, BitWriter, bitsOf, lettersOf, NewName, plain, Unreadable } from "./bits.ts";
import { faultOfSet } from "./check-set.ts";
import { readFirst, writeFirst } from "./link-1.ts";
import { readSecond, writeSecond } from "./link-2.ts";
import type { WorkSet } from "./set.ts";

// The text of a set after the # of an address: the version, a body of letters and digits (bits.ts), and six letters that check both.
// Letters and digits alone, so that a QR code holds it in few modules and a person can read it out. Version 1 (link-1.ts) is read
// by every Sumwhere; version 2 (link-2.ts) is written where that is too long for a code that a phone reads from across a room.

const versions = {
  1: { write: writeFirst, read: readFirst },
  2: { write: writeSecond, read: readSecond },
} as const;
type Version = keyof typeof versions;
const newest: Version = 2;
/** So many letters fit a QR code of version 12 at level M beside a long address and the rules of a challenge. */
const short = 300;
const checkLength = 6;
/** No set is longer; more is refused before it is looked at. */
const longest = 400_000;

export type SetReading =
  | { readonly set: WorkSet }
  /** What went wrong, to be told apart by a program, and a sentence that says it to a person. */
  | { readonly fault: "none" | "damaged" | "older" | "newer"; readonly problem: string };

/** The text of a set, for an address or a QR code. */
export function writeLink(set: WorkSet): string {
  const known = written.get(set) ?? linkOf(set);
  written.set(set, known);
  return known;
}

/** A set is never changed, and a page asks for its link, and for those of all sets of the device, whenever it is drawn. */
const written = new WeakMap<WorkSet, string>();

function linkOf(set: WorkSet): string {
  const first = writeFirstLink(set);
  if (first.length <= short) return first;
  const second = linkIn(2, set);
  return second.length < first.length ? second : first;
}

/** The text of a set in version 1, which stays the same for ever: what is known by it, such as the code of a sheet, does, too. */
export function writeFirstLink(set: WorkSet): string {
  const known = writtenFirst.get(set) ?? linkIn(1, set);
  writtenFirst.set(set, known);
  return known;
}

const writtenFirst = new WeakMap<WorkSet, string>();

function linkIn(version: Version, set: WorkSet): string {
  const body = lettersOf(versions[version].write(set));
  return version + body + checkOf(version, body);
}

/** What was read last: a page reads its address whenever it is drawn, and gets the same set each time. */
let last: { readonly pasted: string; readonly reading: SetReading } | null = null;

/** Reads what somebody opened or pasted: the text of a set, or an address that ends with it. Never throws. */
export function readLink(pasted: string): SetReading {
  if (last?.pasted !== pasted) last = { pasted, reading: readingOf(pasted) };
  return last.reading;
}

function readingOf(pasted: string): SetReading {
  const text = pasted
    .slice(pasted.lastIndexOf("#") + 1)
    .replace(/\s/g, "")
    .toUpperCase();
  if (text === "") return { fault: "none", problem: "There is no set in this link: nothing stands after its #." };
  if (pasted.length > longest || !/^[0-9A-Z-]+$/.test(text)) return damaged;
  if (text.startsWith("0"))
    return { fault: "older", problem: "This link is from before sets were shared, and can be read no more." };
  // The version is one digit so far. Later ones are written with a Z before them.
  if (text.startsWith("Z") || Number(text[0]) > newest) return newer;
  const version = ([1, 2] as const).find((known) => text.startsWith(String(known)));
  const body = plain(text.slice(1, -checkLength));
  const check = plain(text.slice(-checkLength));
  if (!version || body === "" || check !== checkOf(version, body)) return damaged;
  const bits = bitsOf(body);
  if (!bits) return damaged;
  try {
    const set = versions[version].read(new BitReader(bits));
    return faultOfSet(set) ? damaged : { set };
  } catch (error) {
    if (error instanceof NewName) return newer;
    if (error instanceof Unreadable) return damaged;
    throw error;
  }
}

/** Six letters that a sheet and its set are known by: the same for the same questions in the same order. */
export function codeOf(set: WorkSet): string {
  return writeFirstLink(set).slice(-checkLength);
}

/** The six letters of a sheet as somebody typed them: null where they can be none. What looks alike counts as the same. */
export function readCode(typed: string): string | null {
  const code = plain(
    typed
      .replace(/^sheet/i, "")
      .replace(/[\s-]/g, "")
      .toUpperCase(),
  );
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(code) ? code : null;
}

export const damaged = {
  fault: "damaged",
  problem: "This link is damaged: a part of it is missing or changed. Copy the whole of it once more, up to its end.",
} as const;
export const newer = {
  fault: "newer",
  problem: "This link was made by a newer Sumwhere. Load this page again to get the newest version.",
} as const;

/** 30 bits over version and body. Two hashes, each of another half of the news. */
function checkOf(version: Version, body: string): string {
  const bits = new BitWriter();
  bits.write((hash(`${version}/${body}`) >>> 0) % 2 ** 15, 15);
  bits.write(mixed(hash(`${body}/${body.length}`)) % 2 ** 15, 15);
  return lettersOf(bits.bits);
}

function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
