/** A move of the plane in parts of a cell's two sides: x goes to a·x + b·y + tx, y to c·x + d·y + ty. */
export interface Move {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly tx: number;
  readonly ty: number;
}

export type Lattice = "oblique" | "rectangular" | "square" | "hexagonal";

export interface Group {
  readonly id: string;
  readonly lattice: Lattice;
  /** Moves that make all others, with the two shifts along the cell's sides: as in the International Tables for Crystallography. */
  readonly makers: readonly string[];
  /** The corners of a piece of the cell that its moves carry to every place once. */
  readonly piece: readonly (readonly [x: number, y: number])[];
  /** How high a cell is for its width, so that its piece is about as high as wide. */
  readonly high: number;
}

const box = (x: number, y: number) =>
  [
    [0, 0],
    [x, 0],
    [x, y],
    [0, y],
  ] as const;
const third = [2 / 3, 1 / 3] as const;

/** The 17 ways in which a pattern can repeat in the plane. */
export const groups: readonly Group[] = [
  { id: "p1", lattice: "oblique", makers: [], piece: box(1, 1), high: 1 },
  { id: "p2", lattice: "oblique", makers: ["-x,-y"], piece: box(1 / 2, 1), high: 0.6 },
  { id: "pm", lattice: "rectangular", makers: ["-x,y"], piece: box(1 / 2, 1), high: 0.55 },
  { id: "pg", lattice: "rectangular", makers: ["-x,y+1/2"], piece: box(1 / 2, 1), high: 0.6 },
  { id: "cm", lattice: "rectangular", makers: ["-x,y", "x+1/2,y+1/2"], piece: box(1 / 2, 1 / 2), high: 1 },
  { id: "pmm", lattice: "rectangular", makers: ["-x,y", "x,-y"], piece: box(1 / 2, 1 / 2), high: 0.9 },
  { id: "pmg", lattice: "rectangular", makers: ["-x,-y", "-x+1/2,y"], piece: box(1 / 4, 1), high: 0.35 },
  { id: "pgg", lattice: "rectangular", makers: ["-x,-y", "-x+1/2,y+1/2"], piece: box(1 / 2, 1 / 2), high: 0.9 },
  { id: "cmm", lattice: "rectangular", makers: ["-x,y", "x,-y", "x+1/2,y+1/2"], piece: box(1 / 4, 1 / 2), high: 0.6 },
  { id: "p4", lattice: "square", makers: ["-y,x"], piece: box(1 / 2, 1 / 2), high: 1 },
  {
    id: "p4m",
    lattice: "square",
    makers: ["-y,x", "-x,y"],
    piece: [
      [0, 0],
      [1 / 2, 0],
      [1 / 2, 1 / 2],
    ],
    high: 1,
  },
  {
    id: "p4g",
    lattice: "square",
    makers: ["-y,x", "-x+1/2,y+1/2"],
    piece: [
      [0, 0],
      [1 / 2, 0],
      [0, 1 / 2],
    ],
    high: 1,
  },
  {
    id: "p3",
    lattice: "hexagonal",
    makers: ["-y,x-y"],
    piece: [[0, 0], [1 / 2, 0], third, [1 / 3, 2 / 3], [0, 1 / 2]],
    high: 1,
  },
  { id: "p3m1", lattice: "hexagonal", makers: ["-y,x-y", "-y,-x"], piece: [[0, 0], third, [1 / 3, 2 / 3]], high: 1 },
  {
    id: "p31m",
    lattice: "hexagonal",
    makers: ["-y,x-y", "y,x"],
    piece: [[0, 0], [1 / 2, 0], third, [1 / 2, 1 / 2]],
    high: 1,
  },
  { id: "p6", lattice: "hexagonal", makers: ["x-y,x"], piece: [[0, 0], [1 / 2, 0], third, [1 / 2, 1 / 2]], high: 1 },
  { id: "p6m", lattice: "hexagonal", makers: ["x-y,x", "y,x"], piece: [[0, 0], [1 / 2, 0], third], high: 1 },
];

/** Reads a move as the tables write it: "-y+1/2,x". */
export function readMove(text: string): Move {
  const [first = "", second = ""] = text.split(",");
  const part = (of: string, letter: string) =>
    [...of.matchAll(/([+-]?)([xy])/g)].reduce(
      (sum, [, sign, name]) => sum + (name === letter ? (sign === "-" ? -1 : 1) : 0),
      0,
    );
  const shift = (of: string) => (of.includes("1/2") ? 0.5 : 0);
  return {
    a: part(first, "x"),
    b: part(first, "y"),
    c: part(second, "x"),
    d: part(second, "y"),
    tx: shift(first),
    ty: shift(second),
  };
}

const inCell = (value: number) => (Math.round((((value % 1) + 1) % 1) * 12) / 12) % 1;

/** One move after another, within a cell. */
const after = (p: Move, q: Move): Move => ({
  a: p.a * q.a + p.b * q.c,
  b: p.a * q.b + p.b * q.d,
  c: p.c * q.a + p.d * q.c,
  d: p.c * q.b + p.d * q.d,
  tx: inCell(p.a * q.tx + p.b * q.ty + p.tx),
  ty: inCell(p.c * q.tx + p.d * q.ty + p.ty),
});

const nameOf = ({ a, b, c, d, tx, ty }: Move) => [a, b, c, d, tx, ty].map((value) => value + 0).join();

/** All moves that a group's makers make, but for shifts by whole cells. */
export function movesOf({ makers }: Pick<Group, "makers">): readonly Move[] {
  const known = new Map<string, Move>();
  const still: Move = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
  const all = makers.map(readMove);
  const waiting = [still];
  for (let move = waiting.pop(); move; move = waiting.pop()) {
    if (known.has(nameOf(move))) continue;
    known.set(nameOf(move), move);
    for (const maker of all) waiting.push(after(maker, move));
  }
  return [...known.values()];
}

/** The two sides of a cell of width 1, on the page. */
export function sidesOf(lattice: Lattice, high: number, slant: number) {
  if (lattice === "hexagonal") return { u: [1, 0], v: [-0.5, Math.sqrt(3) / 2] } as const;
  if (lattice === "square") return { u: [1, 0], v: [0, 1] } as const;
  const turn = lattice === "oblique" ? (slant * Math.PI) / 180 : Math.PI / 2;
  return { u: [1, 0], v: [high * Math.cos(turn), high * Math.sin(turn)] } as const;
}
