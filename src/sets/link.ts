import { hash } from "../maths/hash.ts";
import { BitReader, BitWriter, bitsOf, lettersOf, plain, Unreadable } from "./bits.ts";
import { faultOfSet } from "./check-set.ts";
import { names } from "./names.ts";
import { type Entry, mostEntries, type WorkSet } from "./set.ts";

// The text of a set after the # of an address: the version, a body of letters (bits.ts), and six letters that check both. Letters
// and digits alone, so that a QR code holds it in few modules and a person can read it out. Version 1, in bits:
//   title (text), 1 bit whether any entry has marks, 1 bit whether any has a version, how many entries (count), and for each
//   1 bit whether marks follow, in 5 bits, less 1; only where any has them
//   2 bits kind: 0 a puzzle or a twin of one, 1 a question of a skill, 2 any other item, 3 a question of the teacher's own
//     0: name, number (10), version, 1 bit whether a seed follows, seed
//     1: name, stage (3), version, seed
//     2: 1 bit whether a name goes before it, the name, the rest (length as a count, 7 bits a character)
//     3: its words (text), how many answers (count), the answers (texts)
// A name is its place in names.ts in 8 bits; 255 is kept for longer ones. A version is 0 for the first, else 1 and a count; only where any
// has one.
// A seed is 1 bit whether it is long, and 20 bits or 31. What would not read back as it is, is spelled out (kind 2).

const version = 1;
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
  const bits = new BitWriter();
  bits.text(set.title);
  const has: Has = {
    marks: set.entries.some(({ marks = 1 }) => marks !== 1),
    versions: set.entries.some((entry) => "item" in entry && entry.item.includes("@")),
  };
  bits.write(has.marks ? 1 : 0, 1);
  bits.write(has.versions ? 1 : 0, 1);
  bits.count(set.entries.length);
  for (const entry of set.entries) writeEntry(bits, entry, has);
  const body = lettersOf(bits.bits);
  return version + body + checkOf(body);
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
  if (text.startsWith("Z") || Number(text[0]) > version) return newer;
  const body = plain(text.slice(1, -checkLength));
  const check = plain(text.slice(-checkLength));
  if (!text.startsWith(String(version)) || body === "" || check !== checkOf(body)) return damaged;
  const bits = bitsOf(body);
  if (!bits) return damaged;
  try {
    const reader = new BitReader(bits);
    const title = reader.text();
    const has: Has = { marks: reader.read(1) === 1, versions: reader.read(1) === 1 };
    const count = reader.count();
    if (count > mostEntries) return damaged;
    const entries = Array.from({ length: count }, () => readEntry(reader, has));
    const set = { title, entries };
    return faultOfSet(set) ? damaged : { set };
  } catch (error) {
    if (error instanceof NewName) return newer;
    if (error instanceof Unreadable) return damaged;
    throw error;
  }
}

/** Six letters that a sheet and its set are known by: the same for the same questions in the same order. */
export function codeOf(set: WorkSet): string {
  return writeLink(set).slice(-checkLength);
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
function checkOf(body: string): string {
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

/** What is told of its entries only where one of them has it. */
interface Has {
  readonly marks: boolean;
  readonly versions: boolean;
}

/** A name that this version does not know. */
class NewName extends Error {}

function writeEntry(bits: BitWriter, entry: Entry, has: Has): void {
  const { marks = 1 } = entry;
  if (has.marks) bits.write(marks === 1 ? 0 : 1, 1);
  if (marks !== 1) bits.write(marks - 1, 5);
  if ("own" in entry) {
    bits.write(3, 2);
    bits.text(entry.own.text);
    bits.count(entry.own.answers.length);
    for (const answer of entry.own.answers) bits.text(answer);
    return;
  }
  const { item } = entry;
  if (writePuzzle(bits, item, has) || writeExercise(bits, item, has)) return;
  bits.write(2, 2);
  const name = names.findLast((name) => item.startsWith(name));
  bits.write(name === undefined ? 0 : 1, 1);
  if (name !== undefined) writeName(bits, name);
  const rest = item.slice(name?.length ?? 0);
  bits.count(rest.length);
  for (const letter of rest) bits.write(letter.charCodeAt(0), 7);
}

function writePuzzle(bits: BitWriter, item: string, has: Has): boolean {
  const [, name = "", number = "", seed, version = "1"] =
    /^([a-z0-9-]+)-(\d{3})(?:~(\d{1,10}))?(?:@(\d{1,3}))?$/.exec(item) ?? [];
  if (
    !names.includes(name) ||
    puzzleItem(name, Number(number), Number(version), seed === undefined ? null : Number(seed)) !== item
  )
    return false;
  if (seed !== undefined && Number(seed) >= 2 ** 31) return false;
  bits.write(0, 2);
  writeName(bits, name);
  bits.write(Number(number), 10);
  if (has.versions) writeVersion(bits, Number(version));
  bits.write(seed === undefined ? 0 : 1, 1);
  if (seed !== undefined) writeSeed(bits, Number(seed));
  return true;
}

function writeExercise(bits: BitWriter, item: string, has: Has): boolean {
  const [, name = "", stage = "", seed = "", version = "1"] =
    /^([a-z0-9-]+)\/([0-7])~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  if (!names.includes(name) || exercise(name, Number(stage), Number(version), Number(seed)) !== item) return false;
  if (Number(seed) >= 2 ** 31) return false;
  bits.write(1, 2);
  writeName(bits, name);
  bits.write(Number(stage), 3);
  if (has.versions) writeVersion(bits, Number(version));
  writeSeed(bits, Number(seed));
  return true;
}

function puzzleItem(name: string, number: number, version: number, seed: number | null): string {
  return `${name}-${String(number).padStart(3, "0")}${seed === null ? "" : `~${seed}`}${versionText(version)}`;
}

const exercise = (name: string, stage: number, version: number, seed: number) =>
  `${name}/${stage}~${seed}${versionText(version)}`;

const versionText = (version: number) => (version === 1 ? "" : `@${version}`);

function writeName(bits: BitWriter, name: string): void {
  const at = names.indexOf(name);
  bits.write(Math.min(at, 255), 8);
  if (at >= 255) bits.count(at - 255);
}

function writeVersion(bits: BitWriter, version: number): void {
  bits.write(version === 1 ? 0 : 1, 1);
  if (version !== 1) bits.count(version);
}

function writeSeed(bits: BitWriter, seed: number): void {
  const isLong = seed >= 2 ** 20;
  bits.write(isLong ? 1 : 0, 1);
  bits.write(seed, isLong ? 31 : 20);
}

function readEntry(bits: BitReader, has: Has): Entry {
  const marks = has.marks && bits.read(1) ? bits.read(5) + 1 : 1;
  const worth = marks === 1 ? {} : { marks };
  const kind = bits.read(2);
  if (kind === 3) {
    const text = bits.text();
    const count = bits.count();
    if (count > mostEntries) throw new Unreadable();
    return { own: { text, answers: Array.from({ length: count }, () => bits.text()) }, ...worth };
  }
  return {
    item: kind === 0 ? readPuzzle(bits, has) : kind === 1 ? readExercise(bits, has) : readSpelled(bits),
    ...worth,
  };
}

function readPuzzle(bits: BitReader, has: Has): string {
  const name = readName(bits);
  const number = bits.read(10);
  const version = has.versions ? readVersion(bits) : 1;
  return puzzleItem(name, number, version, bits.read(1) ? readSeed(bits) : null);
}

function readExercise(bits: BitReader, has: Has): string {
  const name = readName(bits);
  const stage = bits.read(3);
  const version = has.versions ? readVersion(bits) : 1;
  return exercise(name, stage, version, readSeed(bits));
}

function readSpelled(bits: BitReader): string {
  const name = bits.read(1) ? readName(bits) : "";
  const length = bits.count();
  if (length > 200) throw new Unreadable();
  return name + String.fromCharCode(...Array.from({ length }, () => bits.read(7)));
}

function readName(bits: BitReader): string {
  const first = bits.read(8);
  const name = names[first === 255 ? 255 + bits.count() : first];
  if (name === undefined) throw new NewName();
  return name;
}

const readVersion = (bits: BitReader) => (bits.read(1) ? bits.count() : 1);
const readSeed = (bits: BitReader) => bits.read(bits.read(1) ? 31 : 20);
