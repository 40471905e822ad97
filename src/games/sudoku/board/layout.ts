import { addTo } from "./cell-set.ts";

/**
 * The cells, houses and peers of a sudoku of one size, as flat tables: the loops of the techniques run over them thousands
 * of times for one board that is dealt. Houses are numbered rows first, then columns, then boxes; digits count from 1.
 */
export interface Layout {
  /** How many digits there are, and cells in a house. */
  readonly size: number;
  readonly cells: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** The bits of all digits: bit 1 for a 1. */
  readonly all: number;
  /** [house * size + position]: the cell. */
  readonly cellAt: Uint8Array;
  /** The same as lists. */
  readonly houses: readonly (readonly number[])[];
  /** [cell * 3 + kind]: its row, column and box as numbers of houses. */
  readonly houseOf: Uint8Array;
  /** [cell * 3 + kind]: its position in them. */
  readonly positionOf: Uint8Array;
  /** [cell * peerCount + n]: the cells that it sees. */
  readonly peers: Uint8Array;
  readonly peerCount: number;
  /** [cell * cells + other]: 1 where the two see each other. */
  readonly sees: Uint8Array;
  /** [cell * 3 + word]: the cells that it sees, as a set (cell-set.ts). */
  readonly peerSets: Int32Array;
}

export type Size = 4 | 6 | 9;

/** Rows and columns of a box, by the size. */
const boxes: Record<Size, readonly [rows: number, columns: number]> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

function layout(size: Size): Layout {
  const cells = size * size;
  const [boxRows, boxColumns] = boxes[size];
  const boxesAcross = size / boxColumns;
  const cellAt = new Uint8Array(3 * size * size);
  const houseOf = new Uint8Array(cells * 3);
  const positionOf = new Uint8Array(cells * 3);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const box = Math.floor(row / boxRows) * boxesAcross + Math.floor(column / boxColumns);
    const positionInBox = (row % boxRows) * boxColumns + (column % boxColumns);
    houseOf.set([row, size + column, 2 * size + box], cell * 3);
    positionOf.set([column, row, positionInBox], cell * 3);
    cellAt[row * size + column] = cell;
    cellAt[(size + column) * size + row] = cell;
    cellAt[(2 * size + box) * size + positionInBox] = cell;
  }
  const houses = Array.from({ length: 3 * size }, (_, house) => [...cellAt.subarray(house * size, (house + 1) * size)]);
  const sees = new Uint8Array(cells * cells);
  const peerSets = new Int32Array(cells * 3);
  const seen: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    for (let other = 0; other < cells; other++) {
      const shared = [0, 1, 2].some((kind) => houseOf[cell * 3 + kind] === houseOf[other * 3 + kind]);
      if (!shared || cell === other) continue;
      sees[cell * cells + other] = 1;
      addTo(peerSets, cell * 3, other);
      seen.push(other);
    }
  }
  const peerCount = seen.length / cells;
  const peers = Uint8Array.from(seen);
  const all = 2 ** (size + 1) - 2;
  return {
    size,
    cells,
    boxRows,
    boxColumns,
    all,
    cellAt,
    houses,
    houseOf,
    positionOf,
    peers,
    peerCount,
    sees,
    peerSets,
  };
}

const layouts: Record<Size, Layout> = { 4: layout(4), 6: layout(6), 9: layout(9) };

/** The tables of a size. */
export function layoutOf(size: Size): Layout {
  return layouts[size];
}

/** The size of a grid with so many cells; null where there is none. */
export function sizeOf(cells: number): Size | null {
  return cells === 81 ? 9 : cells === 36 ? 6 : cells === 16 ? 4 : null;
}

/** The cells of a house, in order. */
export function cellsOf({ houses }: Layout, house: number): readonly number[] {
  return houses[house] as readonly number[];
}

/** Whether two cells share a house and are not the same. */
export function see({ sees, cells }: Layout, one: number, other: number): boolean {
  return sees[one * cells + other] === 1;
}

/** The cells that see each of the given ones. */
export function commonPeers(layout: Layout, cells: readonly number[]): number[] {
  const { peers, peerCount } = layout;
  const [first, ...others] = cells;
  const common: number[] = [];
  if (first === undefined) return common;
  for (let at = first * peerCount; at < (first + 1) * peerCount; at++) {
    const peer = peers[at] as number;
    if (others.every((cell) => see(layout, cell, peer))) common.push(peer);
  }
  return common;
}
