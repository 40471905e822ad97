import { atMostOne, bitsOf, lowest } from "../../../maths/bits.ts";
import { type Candidates, candidate, cellOf, copyInto, digitOf, emptyGrid } from "../board/candidates.ts";
import { isOn, type Literal, literals } from "./implications.ts";

/**
 * What follows from a supposition when everything that has followed so far counts together: a cell or a house that has only
 * one way left after several steps forces it. Each literal remembers what it rests on, so that the proof can be told.
 */
export interface Supposition {
  readonly grid: Candidates;
  /** The grid before anything was supposed. */
  before: Candidates;
  /** The literals that follow, in order; the first is what was supposed. */
  readonly order: Int16Array;
  count: number;
  /** [literal]: its place in the order, -1 where it does not follow. */
  readonly when: Int16Array;
  /** [literal]: what it rests on: the literal that ruled it out, or for an on -1 - cell, or -1000 - house. */
  readonly why: Int16Array;
  /** Where it fails: a cell without digits as -1 - cell, a digit without a place as -1000 - house and `digit`; 0 where it does not. */
  failed: number;
  digit: number;
}

export function roomForSupposition(layout: Candidates["layout"]): Supposition {
  const grid = emptyGrid(layout);
  return {
    grid,
    before: grid,
    order: new Int16Array(literals),
    count: 0,
    when: new Int16Array(literals).fill(-1),
    why: new Int16Array(literals),
    failed: 0,
    digit: 0,
  };
}

/** Supposes a literal and draws what follows until nothing does or something fails. `alone`: only along houses, with its one digit. */
export function suppose(room: Supposition, before: Candidates, literal: Literal, alone = false): void {
  const { grid, order, when } = room;
  for (let at = 0; at < room.count; at++) when[order[at] as number] = -1;
  copyInto(grid, before);
  room.before = before;
  room.count = 0;
  room.failed = 0;
  add(room, literal, 0);
  for (let at = 0; at < room.count && room.failed === 0; at++) {
    const next = order[at] as number;
    if (isOn(next)) ruleOut(room, next, alone);
    else takeAway(room, next, alone);
  }
}

function add(room: Supposition, literal: Literal, why: number): void {
  if (room.when[literal] !== -1) return;
  room.when[literal] = room.count;
  room.why[literal] = why;
  room.order[room.count++] = literal;
}

/** A digit stands: all that it sees goes. */
function ruleOut(room: Supposition, literal: Literal, alone: boolean): void {
  const { layout, marks } = room.grid;
  const cell = cellOf(literal >> 1);
  const digit = digitOf(literal >> 1);
  if (!alone)
    for (let rest = (marks[cell] as number) & ~(1 << digit); rest; rest &= rest - 1)
      add(room, candidate(cell, lowest(rest)) * 2, literal);
  const { peers, peerCount } = layout;
  for (let at = cell * peerCount; at < (cell + 1) * peerCount; at++) {
    const peer = peers[at] as number;
    if ((marks[peer] as number) & (1 << digit)) add(room, candidate(peer, digit) * 2, literal);
  }
}

/** A digit goes: what is then alone in the cell or a house stands. */
function takeAway(room: Supposition, literal: Literal, alone: boolean): void {
  const { layout, marks, places } = room.grid;
  const cell = cellOf(literal >> 1);
  const digit = digitOf(literal >> 1);
  const left = (marks[cell] as number) & ~(1 << digit);
  marks[cell] = left;
  if (!alone) {
    if (left === 0) fail(room, -1 - cell, digit);
    else if (atMostOne(left)) add(room, candidate(cell, lowest(left)) * 2 + 1, -1 - cell);
  }
  for (let at = cell * 3; at < cell * 3 + 3; at++) {
    const house = layout.houseOf[at] as number;
    const slot = house * 10 + digit;
    const rest = (places[slot] as number) & ~(1 << (layout.positionOf[at] as number));
    if (places[slot] === 0) continue;
    places[slot] = rest;
    if (rest === 0) fail(room, -1000 - house, digit);
    else if (atMostOne(rest))
      add(room, candidate(layout.cellAt[house * layout.size + lowest(rest)] as number, digit) * 2 + 1, -1000 - house);
  }
}

function fail(room: Supposition, failed: number, digit: number): void {
  room.failed = failed;
  room.digit = digit;
}

/** The literals that one rests on at once. */
function groundsOf({ before, when, why }: Supposition, literal: Literal): Literal[] {
  const reason = why[literal] as number;
  const own = literal >> 1;
  if (when[literal] === 0) return [];
  if (reason >= 0) return [reason];
  return gone(before, reason, digitOf(own)).filter((other) => other >> 1 !== own);
}

/** The candidates of a cell or a house, as literals that are off. */
function gone({ layout, marks, places }: Candidates, reason: number, digit: number): Literal[] {
  if (reason > -1000) return bitsOf(marks[-1 - reason] as number).map((other) => candidate(-1 - reason, other) * 2);
  const house = -1000 - reason;
  return bitsOf(places[house * 10 + digit] as number).map(
    (position) => candidate(layout.cellAt[house * layout.size + position] as number, digit) * 2,
  );
}

/** All that the given literals rest on, with themselves, in the order in which it follows. */
function proofOf(room: Supposition, literals: readonly Literal[]): Literal[] {
  const needed = new Set(literals);
  for (const literal of needed) for (const ground of groundsOf(room, literal)) needed.add(ground);
  return [...needed].sort((one, other) => (room.when[one] as number) - (room.when[other] as number));
}

/** What the failure rests on: all candidates of the cell or house where it fails. */
export function failure(room: Supposition): Literal[] {
  return room.failed === 0 ? [] : proofOf(room, gone(room.before, room.failed, room.digit));
}
