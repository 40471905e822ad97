import { type BitReader, BitWriter, NewName, Unreadable } from "./bits.ts";
import { namesInFirst as names } from "./names.ts";
import { type Entry, mostEntries, type WorkSet } from "./set.ts";

// Version 1 of the body of a link (link.ts), in bits:
//   title (text), 1 bit whether any entry has marks, 1 bit whether any has a version, how many entries (count), and for each
//   1 bit whether marks follow, in 5 bits, less 1; only where any has them
//   2 bits kind: 0 a puzzle or a twin of one, 1 a question of a skill, 2 any other item, 3 a question of the teacher's own
//     0: name, number (10), version, 1 bit whether a seed follows, seed
//     1: name, stage (3), version, seed
//     2: 1 bit whether a name goes before it, the name, the rest (length as a count, 7 bits a character)
//     3: its words (text), how many answers (count), the answers (texts)
// A name is its place in namesInFirst (names.ts) in 8 bits; 255 is kept for longer ones. A version is 0 for the first, else 1 and a count; only where any
// has one.
// A seed is 1 bit whether it is long, and 20 bits or 31. What would not read back as it is, is spelled out (kind 2).

/** The bits of a set. */
export function writeFirst({ title, entries }: WorkSet): readonly number[] {
  const bits = new BitWriter();
  bits.text(title);
  const has: Has = {
    marks: entries.some(({ marks = 1 }) => marks !== 1),
    versions: entries.some((entry) => "item" in entry && entry.item.includes("@")),
  };
  bits.write(has.marks ? 1 : 0, 1);
  bits.write(has.versions ? 1 : 0, 1);
  bits.count(entries.length);
  for (const entry of entries) writeEntry(bits, entry, has);
  return bits.bits;
}

/** The set that some bits are of. Throws Unreadable where they are of none, and where a name is not known yet. */
export function readFirst(bits: BitReader): WorkSet {
  const title = bits.text();
  const has: Has = { marks: bits.read(1) === 1, versions: bits.read(1) === 1 };
  const count = bits.count();
  if (count > mostEntries) throw new Unreadable();
  return { title, entries: Array.from({ length: count }, () => readEntry(bits, has)) };
}

/** What is told of its entries only where one of them has it. */
interface Has {
  readonly marks: boolean;
  readonly versions: boolean;
}

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
