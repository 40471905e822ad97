import { type BitReader, BitWriter, NewName, Unreadable } from "./bits.ts";
import { formulas, games, lists, skills } from "./names.ts";
import { type Entry, mostEntries, type WorkSet } from "./set.ts";

// Version 2 of the body of a link (link.ts), in bits:
//   title (text), how many entries (count), 1 bit whether any has marks, 2 bits how versions are told, 1 bit whether any seed is short,
//   1 bit whether any is long, and for each entry
//   1 bit whether marks follow, in 5 bits, less 1; only where any has them
//   2 bits kind: 0 a puzzle or a twin of one, 1 a question of a skill, 2 a board, 3 anything else
//     0: list (6), number (7), version, 1 bit whether a seed follows, seed
//     1: skill (8), stage (3), version, seed
//     2: game (4), for each field of its settings what is chosen (3), version, seed
//     3: 2 bits: 0 a formula (8); 1 any other item, spelled out (length as a count, 7 bits a character); 2 a question of the teacher's
//        own: its words (text), how many answers (count), the answers (texts)
// A list, a skill and a formula are told by their places in names.ts; these, and numbers, are followed by a count where they are larger
// than there is room for. How versions are told: 0 all are the first; 1 and 2 in so many bits, less 1; 3 as counts. A seed has 20 bits or
// 31, and 1 bit before it that says which where there are both. What would not read back as it is, is spelled out.

/** What is told of a set once, so that its entries need not tell it. */
interface Has {
  readonly marks: boolean;
  readonly versions: number;
  readonly short: boolean;
  readonly long: boolean;
}

/** An item in the parts that it is told by. */
type Parts =
  | {
      readonly kind: 0;
      readonly list: number;
      readonly number: number;
      readonly version: number;
      readonly seed: number | null;
    }
  | {
      readonly kind: 1;
      readonly skill: number;
      readonly stage: number;
      readonly version: number;
      readonly seed: number;
    }
  | {
      readonly kind: 2;
      readonly game: number;
      readonly chosen: readonly number[];
      readonly version: number;
      readonly seed: number;
    }
  | { readonly kind: 3; readonly formula: number };

const gameNames = Object.keys(games);
const [listBits, numberBits, skillBits, stageBits, gameBits, choiceBits, formulaBits] = [6, 7, 8, 3, 4, 3, 8] as const;
const [shortSeed, longSeed] = [20, 31] as const;
const [isFormula, isSpelled, isOwn] = [0, 1, 2] as const;

/** The bits of a set. */
export function writeSecond({ title, entries }: WorkSet): readonly number[] {
  const bits = new BitWriter();
  const parts = entries.map((entry) => ("item" in entry ? partsOf(entry.item) : null));
  const numbered = parts.filter((one) => one !== null && "version" in one);
  const seeds = numbered.flatMap(({ seed }) => seed ?? []);
  const newest = Math.max(1, ...numbered.map(({ version }) => version));
  const has: Has = {
    marks: entries.some(({ marks = 1 }) => marks !== 1),
    versions: newest === 1 ? 0 : newest <= 2 ? 1 : newest <= 4 ? 2 : 3,
    short: seeds.some((seed) => !isLong(seed)),
    long: seeds.some(isLong),
  };
  bits.text(title);
  bits.count(entries.length);
  bits.write(has.marks ? 1 : 0, 1);
  bits.write(has.versions, 2);
  bits.write(has.short ? 1 : 0, 1);
  bits.write(has.long ? 1 : 0, 1);
  for (const [at, entry] of entries.entries()) writeEntry(bits, entry, parts[at] ?? null, has);
  return bits.bits;
}

/** The set that some bits are of. Throws Unreadable where they are of none, and NewName where a name is not known yet. */
export function readSecond(bits: BitReader): WorkSet {
  const title = bits.text();
  const count = bits.count();
  if (count > mostEntries) throw new Unreadable();
  const has: Has = {
    marks: bits.read(1) === 1,
    versions: bits.read(2),
    short: bits.read(1) === 1,
    long: bits.read(1) === 1,
  };
  return { title, entries: Array.from({ length: count }, () => readEntry(bits, has)) };
}

const isLong = (seed: number) => seed >= 2 ** shortSeed;

/** The parts of an item; null where it has none that it could be put together from again. */
function partsOf(item: string): Parts | null {
  const found = boardOf(item) ?? questionOf(item) ?? puzzleOf(item) ?? formulaOf(item);
  if (!found || itemOf(found) !== item) return null;
  return "seed" in found && (found.version < 1 || Number(found.seed) >= 2 ** longSeed) ? null : found;
}

function puzzleOf(item: string): Parts | null {
  const [, list = "", number, seed, version = 1] =
    /^([a-z0-9-]+)-(\d{3})(?:~(\d{1,10}))?(?:@(\d{1,3}))?$/.exec(item) ?? [];
  const at = lists.indexOf(list);
  return at < 0
    ? null
    : { kind: 0, list: at, number: Number(number), version: Number(version), seed: seed ? Number(seed) : null };
}

function questionOf(item: string): Parts | null {
  const [, skill = "", stage, seed, version = 1] = /^([a-z0-9-]+)\/([0-7])~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  const at = skills.indexOf(skill);
  return at < 0 ? null : { kind: 1, skill: at, stage: Number(stage), version: Number(version), seed: Number(seed) };
}

function boardOf(item: string): Parts | null {
  const [, game = "", settings = "", seed, version = 1] =
    /^game\/([a-z0-9-]+)~([a-z0-9-]+)~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  const fields = games[game];
  if (!fields) return null;
  const chosen = settings.split("-").map((choice, at) => fields[at]?.indexOf(choice) ?? -1);
  const isKnown = chosen.length === fields.length && chosen.every((at) => at >= 0 && at < 2 ** choiceBits);
  return isKnown
    ? { kind: 2, game: gameNames.indexOf(game), chosen, version: Number(version), seed: Number(seed) }
    : null;
}

function formulaOf(item: string): Parts | null {
  const at = item.startsWith("formula/") ? formulas.indexOf(item.slice("formula/".length)) : -1;
  return at < 0 ? null : { kind: 3, formula: at };
}

function itemOf(parts: Parts): string {
  if (parts.kind === 3) return `formula/${known(formulas[parts.formula])}`;
  const { seed, version } = parts;
  const end = `${seed === null ? "" : `~${seed}`}${version === 1 ? "" : `@${version}`}`;
  if (parts.kind === 0) return `${known(lists[parts.list])}-${String(parts.number).padStart(3, "0")}${end}`;
  if (parts.kind === 1) return `${known(skills[parts.skill])}/${parts.stage}${end}`;
  const game = known(gameNames[parts.game]);
  const settings = parts.chosen.map((choice, at) => known(games[game]?.[at]?.[choice]));
  return `game/${game}~${settings.join("-")}${end}`;
}

function known(name: string | undefined): string {
  if (name === undefined) throw new NewName();
  return name;
}

function writeEntry(bits: BitWriter, entry: Entry, parts: Parts | null, has: Has): void {
  const { marks = 1 } = entry;
  if (has.marks) bits.write(marks === 1 ? 0 : 1, 1);
  if (marks !== 1) bits.write(marks - 1, 5);
  bits.write(parts?.kind ?? 3, 2);
  if (parts?.kind === 3) {
    bits.write(isFormula, 2);
    writeNumber(bits, parts.formula, formulaBits);
  } else if (parts) writeParts(bits, parts, has);
  else if ("own" in entry) {
    bits.write(isOwn, 2);
    bits.text(entry.own.text);
    bits.count(entry.own.answers.length);
    for (const answer of entry.own.answers) bits.text(answer);
  } else {
    bits.write(isSpelled, 2);
    bits.count(entry.item.length);
    for (const letter of entry.item) bits.write(letter.charCodeAt(0), 7);
  }
}

function writeParts(bits: BitWriter, parts: Exclude<Parts, { kind: 3 }>, has: Has): void {
  if (parts.kind === 0) {
    writeNumber(bits, parts.list, listBits);
    writeNumber(bits, parts.number, numberBits);
  } else if (parts.kind === 1) {
    writeNumber(bits, parts.skill, skillBits);
    bits.write(parts.stage, stageBits);
  } else {
    writeNumber(bits, parts.game, gameBits);
    for (const choice of parts.chosen) bits.write(choice, choiceBits);
  }
  if (has.versions === 3) bits.count(parts.version - 1);
  else bits.write(parts.version - 1, has.versions);
  if (parts.kind === 0) bits.write(parts.seed === null ? 0 : 1, 1);
  if (parts.seed === null) return;
  if (has.short && has.long) bits.write(isLong(parts.seed) ? 1 : 0, 1);
  bits.write(parts.seed, isLong(parts.seed) ? longSeed : shortSeed);
}

function readEntry(bits: BitReader, has: Has): Entry {
  const marks = has.marks && bits.read(1) ? bits.read(5) + 1 : 1;
  const worth = marks === 1 ? {} : { marks };
  const kind = bits.read(2);
  if (kind !== 3) return { item: itemOf(readParts(bits, kind as 0 | 1 | 2, has)), ...worth };
  const what = bits.read(2);
  if (what === isFormula) return { item: itemOf({ kind: 3, formula: readNumber(bits, formulaBits) }), ...worth };
  if (what === isSpelled) return { item: readSpelled(bits), ...worth };
  if (what !== isOwn) throw new NewName();
  const text = bits.text();
  const count = bits.count();
  if (count > mostEntries) throw new Unreadable();
  return { own: { text, answers: Array.from({ length: count }, () => bits.text()) }, ...worth };
}

function readParts(bits: BitReader, kind: 0 | 1 | 2, has: Has): Parts {
  if (kind === 0) {
    const [list, number] = [readNumber(bits, listBits), readNumber(bits, numberBits)];
    const version = readVersion(bits, has);
    return { kind, list, number, version, seed: bits.read(1) ? readSeed(bits, has) : null };
  }
  if (kind === 1) {
    const [skill, stage] = [readNumber(bits, skillBits), bits.read(stageBits)];
    return { kind, skill, stage, version: readVersion(bits, has), seed: readSeed(bits, has) };
  }
  const game = readNumber(bits, gameBits);
  const fields = games[known(gameNames[game])] ?? [];
  const chosen = fields.map(() => bits.read(choiceBits));
  return { kind, game, chosen, version: readVersion(bits, has), seed: readSeed(bits, has) };
}

function readSpelled(bits: BitReader): string {
  const length = bits.count();
  if (length > 200) throw new Unreadable();
  return String.fromCharCode(...Array.from({ length }, () => bits.read(7)));
}

const readVersion = (bits: BitReader, { versions }: Has) => 1 + (versions === 3 ? bits.count() : bits.read(versions));
const readSeed = (bits: BitReader, { short, long }: Has) =>
  bits.read((short && long ? bits.read(1) === 1 : long) ? longSeed : shortSeed);

/** A whole number in so many bits; the largest that these hold says that a count follows. */
function writeNumber(bits: BitWriter, value: number, width: number): void {
  const most = 2 ** width - 1;
  bits.write(Math.min(value, most), width);
  if (value >= most) bits.count(value - most);
}

function readNumber(bits: BitReader, width: number): number {
  const most = 2 ** width - 1;
  const value = bits.read(width);
  return value === most ? most + bits.count() : value;
}
