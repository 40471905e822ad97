import type { Expression } from "../../maths/expression/tree.ts";
import { compile, type Program } from "./compile.ts";
import { valueAt } from "./curve.ts";
import { all, Field, none } from "./field.ts";
import type { Angle } from "./interval/program.ts";
import type { Piece } from "./piece.ts";
import { continuous, defined, nowhere, perhaps, type Range } from "./range.ts";
import { mentions, type Relation } from "./relation.ts";

/** An end of a piece: where its last point belongs to the curve it is closed. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly isClosed: boolean;
}

/** The pieces of f - g: each piece of one where a piece of the other holds, too. */
export function apart(f: readonly Piece[], g: readonly Piece[]): Piece[] {
  return f.flatMap((a) =>
    g.map((b) => ({ tree: { kind: "-", left: a.tree, right: b.tree }, when: [...a.when, ...b.when] }) as const),
  );
}

/**
 * Makes pieces ready to be worked out as one function of x. As the rate of `whole`, it has no value at the corners of that.
 * Throws NotDrawn.
 */
export function compilePieces(pieces: readonly Piece[], angle: Angle, whole?: Program): Program {
  const [first] = pieces;
  if (first && first.when.length === 0) return compile(first.tree, "x", angle);
  const seams = seamsOf(pieces, angle);
  if (!seams) return new Guarded(pieces, angle);
  return new Seamed(pieces, angle, seams, whole instanceof Seamed ? whole : null);
}

/** The ends of the pieces of a function, as far as they can be proved: jumps have two. */
export function pieceEnds(program: Program): readonly End[] {
  return program instanceof Seamed ? program.ends() : [];
}

/** Where one piece of a function gives way to another, or ends. */
export function pieceSeams(program: Program): readonly number[] {
  return program instanceof Seamed ? program.seams : [];
}

/** Where the conditions begin or cease to hold, if all of them hold x against fixed floats; else null. */
function seamsOf(pieces: readonly Piece[], angle: Angle): readonly number[] | null {
  const found = new Set<number>();
  for (const { sides, signs } of pieces.flatMap(({ when }) => when)) {
    for (let i = 0; i < signs.length; i++) {
      const [left, right] = [sides[i], sides[i + 1]];
      const fixed = isX(left) ? right : isX(right) ? left : undefined;
      if (!fixed || mentions(fixed, "x")) return null;
      const { lo, hi, level } = compile(fixed, "x", angle).run(0, 0);
      if (level !== continuous || lo !== hi) return null;
      found.add(lo);
    }
  }
  return [...found].sort((a, b) => a - b);
}

const isX = (tree: Expression | undefined) => tree?.kind === "name" && tree.name === "x";

/** What is known of the conditions of a piece, for x in a stretch. */
function conditionsOf(piece: Piece, angle: Angle): (lo: number, hi: number) => number {
  const fields = piece.when.map((relation) => new Field(relation, { angle }));
  return (lo, hi) => {
    const known = fields.map((field) => field.box(lo, hi, 0, 0));
    if (known.includes(none)) return none;
    return known.every((each) => each === all) ? all : -1;
  };
}

/** Pieces of any conditions: where these are not settled, each piece may be it. */
class Guarded implements Program {
  readonly #pieces: readonly { readonly holds: (lo: number, hi: number) => number; readonly of: Program }[];

  constructor(pieces: readonly Piece[], angle: Angle) {
    this.#pieces = pieces.map((piece) => ({
      holds: conditionsOf(piece, angle),
      of: compile(piece.tree, "x", angle),
    }));
  }

  run(lo: number, hi: number): Range {
    const ranges: Range[] = [];
    for (const { holds, of } of this.#pieces) {
      const known = holds(lo, hi);
      if (known === none) continue;
      ranges.push(of.run(lo, hi));
      if (known === all) return together(ranges, true);
    }
    return together(ranges, false);
  }
}

/** All values of some ranges of which one is it; `sure`: one of them certainly is. */
function together(ranges: readonly Range[], sure: boolean): Range {
  const [only] = ranges;
  if (only && ranges.length === 1) return sure ? only : { ...only, level: Math.min(only.level, perhaps) };
  const some = ranges.filter(({ level }) => level !== nowhere);
  if (some.length === 0) return { lo: 0, hi: 0, level: nowhere };
  const whole = sure && ranges.every(({ level }) => level >= defined);
  return {
    lo: Math.min(...some.map(({ lo }) => lo)),
    hi: Math.max(...some.map(({ hi }) => hi)),
    level: whole ? defined : perhaps,
  };
}

const nobody: Range = { lo: 0, hi: 0, level: nowhere };

/** Pieces that are cut at known places: it is known which of them holds at each and between them. */
class Seamed implements Program {
  readonly seams: readonly number[];
  /** Before the first seam, at it, behind it, at the second ... */
  readonly #parts: readonly (Program | null)[];
  readonly #joined: readonly boolean[];
  readonly #isRate: boolean;

  constructor(pieces: readonly Piece[], angle: Angle, seams: readonly number[], whole: Seamed | null) {
    const made = pieces.map((piece) => ({
      holds: conditionsOf({ ...piece, when: piece.when.map(asInequality) }, angle),
      of: compile(piece.tree, "x", angle),
    }));
    const at = (x: number) => made.find(({ holds }) => holds(x, x) === all)?.of ?? null;
    this.seams = seams;
    this.#isRate = whole !== null;
    const between = (i: number) => {
      const [before, after] = [seams[i - 1], seams[i]];
      if (before === undefined) return (after ?? 0) - 1 - Math.abs(after ?? 0);
      return after === undefined ? before + 1 + Math.abs(before) : before + (after - before) / 2;
    };
    this.#parts = Array.from({ length: 2 * seams.length + 1 }, (_, i) =>
      at(i % 2 === 0 ? between(i / 2) : (seams[(i - 1) / 2] ?? 0)),
    );
    this.#joined = seams.map((_, i) => {
      const { before, here, after } = this.#around(i);
      const isOne = before !== null && here !== null && before === here && here === after;
      return isOne && (whole === null || whole.#joined[i] === true);
    });
  }

  run(lo: number, hi: number): Range {
    const [first, last] = [this.#part(lo), this.#part(hi)];
    if (first === last) {
      const range = this.#parts[first]?.run(lo, hi) ?? nobody;
      // The rate of a function at a corner of it is none.
      return this.#isRate && first % 2 === 1 && !this.#joined[(first - 1) / 2] ? { ...range, level: nowhere } : range;
    }
    const parts = this.#parts.slice(first, last + 1);
    const ranges = [...new Set(parts)].flatMap((part) => (part ? [part.run(lo, hi)] : []));
    const all = together(ranges, !parts.includes(null));
    const isJoined = parts.every((_, i) => (first + i) % 2 === 0 || this.#joined[(first + i - 1) / 2] === true);
    const level = isJoined && ranges.every(({ level }) => level === continuous) ? continuous : all.level;
    return {
      ...all,
      level: ranges.length === 1 && !isJoined ? Math.min(level, parts.includes(null) ? perhaps : defined) : level,
    };
  }

  ends(): readonly End[] {
    return this.seams.flatMap((x, i) => {
      const { before, here, after } = this.#around(i);
      if (before === here && here === after) return [];
      const open = [...new Set([before, after])]
        .filter((y) => y !== null && y !== here)
        .map((y) => ({ x, y: y ?? 0, isClosed: false }));
      return here === null ? open : [...open, { x, y: here, isClosed: true }];
    });
  }

  /** The number of the part that a place is in. */
  #part(x: number): number {
    let part = 0;
    for (const seam of this.seams) part += x > seam ? 2 : x === seam ? 1 : 0;
    return part;
  }

  /** Which value it comes to from the left of a seam, has there, and comes to from the right; null where that is not proved. */
  #around(i: number) {
    const x = this.seams[i] ?? 0;
    const near = 2 ** -20 * Math.max(1, Math.abs(x));
    const value = (of: Program | null | undefined, lo: number, hi: number) =>
      of?.run(lo, hi).level === continuous ? valueAt(of, x) : null;
    return {
      before: value(this.#parts[2 * i], x - near, x),
      here: value(this.#parts[2 * i + 1], x, x),
      after: value(this.#parts[2 * i + 2], x, x + near),
    };
  }
}

/** x = 3 as 3 ≤ x ≤ 3, which can be proved to hold. */
function asInequality(relation: Relation): Relation {
  const { sides, signs } = relation;
  if (!signs.includes("=")) return relation;
  const [left, right] = sides;
  if (!left || !right || signs.length > 1) return relation;
  return { sides: [left, right, left], signs: ["≤", "≤"] };
}
