import { describe, expect, test } from "vitest";
import { areaOf, type Point } from "../geometry.ts";
import { startOf } from "../maker.ts";
import { elementsIn, moved, onPage } from "./elements.ts";
import { groups, movesOf, sidesOf } from "./groups.ts";
import { motifs } from "./motifs.ts";
import maker, { motifIn, patternOf } from "./tessellations.ts";

/**
 * What is known of the 17 patterns, written down apart from what draws them: how many positions a cell has, the finest turn, whether
 * there are mirrors, glides apart from them, and whether every finest turning point lies on a mirror.
 */
const known: Readonly<
  Record<string, readonly [moves: number, turn: number, mirror: boolean, glide: boolean, on: boolean]>
> = {
  p1: [1, 1, false, false, false],
  p2: [2, 2, false, false, false],
  pm: [2, 1, true, false, false],
  pg: [2, 1, false, true, false],
  cm: [4, 1, true, true, false],
  pmm: [4, 2, true, false, true],
  pmg: [4, 2, true, true, false],
  pgg: [4, 2, false, true, false],
  cmm: [8, 2, true, true, false],
  p4: [4, 4, false, false, false],
  p4m: [8, 4, true, true, true],
  p4g: [8, 4, true, true, false],
  p3: [3, 3, false, false, false],
  p3m1: [6, 3, true, true, true],
  p31m: [6, 3, true, true, false],
  p6: [6, 6, false, false, false],
  p6m: [12, 6, true, true, true],
};

test("there are 17, each once", () => {
  expect(groups.map(({ id }) => id).sort()).toEqual(Object.keys(known).sort());
});

/** Moves of the plane that keep a square or a hexagonal net, and mirrors of any rectangle: all that a pattern here could have. */
function candidates(lattice: string): readonly (readonly [number, number, number, number])[] {
  const count = lattice === "hexagonal" ? 6 : 4;
  return Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count).flatMap((turn) => [
    [Math.cos(turn), -Math.sin(turn), Math.sin(turn), Math.cos(turn)] as const,
    [Math.cos(turn), Math.sin(turn), Math.sin(turn), -Math.cos(turn)] as const,
  ]);
}

describe.each(groups.map((group) => [group.id, group] as const))("%s", (id, group) => {
  const moves = movesOf(group);
  const [count, turn, mirror, glide, on] = known[id] ?? [];

  test("its makers make as many moves as are known, and the elements that are known", () => {
    expect(moves.length).toBe(count);
    const elements = elementsIn(moves, sidesOf(group.lattice, 1.3, 75), 4);
    const turns = elements.flatMap((one) => (one.kind === "turn" ? [one] : []));
    const lines = elements.flatMap((one) => (one.kind === "turn" ? [] : [one]));
    expect(Math.max(1, ...turns.map(({ order }) => order))).toBe(turn);
    expect(lines.some(({ kind }) => kind === "mirror")).toBe(mirror);
    expect(lines.some(({ kind }) => kind === "glide")).toBe(glide);
    if (turn === 1) return;
    const finest = turns.filter(({ order }) => order === turn);
    const lies = (centre: Point) =>
      lines.some(
        ({ kind, way, through }) =>
          kind === "mirror" && Math.abs((centre[0] - through[0]) * way[1] - (centre[1] - through[1]) * way[0]) < 1e-6,
      );
    expect(finest.every(({ centre }) => lies(centre))).toBe(on);
  });

  test("its piece is as large as one position, and the moves carry it to every place once", () => {
    const sides = sidesOf(group.lattice, 1, 75);
    expect(areaOf(group.piece) * moves.length).toBeCloseTo(1, 9);
    const place = ([x, y]: readonly [number, number]): Point => [
      x * sides.u[0] + y * sides.v[0],
      x * sides.u[1] + y * sides.v[1],
    ];
    const piece = group.piece.map(place);
    for (let i = 0; i < 60; i++) {
      const [x, y] = place([((i * 0.377 + 0.013) % 1) - 0.5, ((i * 0.619 + 0.029) % 1) - 0.5]);
      let covered = 0;
      for (const move of moves)
        for (let a = -3; a <= 3; a++)
          for (let b = -3; b <= 3; b++)
            if (
              inside(
                piece.map((corner) => moved(onPage(move, sides, a, b), corner)),
                [x, y],
              )
            )
              covered++;
      expect(covered, `${x} ${y}`).toBe(1);
    }
  });

  test.each(Object.keys(motifs))("a pattern of the %s has its symmetries and no others", (motif) => {
    const settings = { ...startOf(maker), group: id, motif, slant: 77, high: 85 };
    const { sides, piece } = patternOf(settings);
    const { parts } = motifIn(settings, piece);
    const start = onPage({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, sides);
    // The corners and handles of the motif's curves stand for it.
    const points = parts.flatMap(({ drawn }) =>
      (drawn(start).match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair): Point => {
        const [x = 0, y = 0] = pair.split(" ").map(Number);
        return [x, y];
      }),
    );
    const area = sides.u[0] * sides.v[1] - sides.u[1] * sides.v[0];
    const inParts = ([x, y]: Point): Point => [
      (x * sides.v[1] - y * sides.v[0]) / area,
      (y * sides.u[0] - x * sides.u[1]) / area,
    ];
    const folded = (point: Point): Point => {
      const [u, v] = inParts(point);
      return [u - Math.floor(u), v - Math.floor(v)];
    };
    const all = moves.flatMap((move) => points.map((point) => folded(moved(onPage(move, sides), point))));
    const grid = new Set<string>();
    const cells = 400;
    for (const [u, v] of all)
      for (const du of [-1, 0, 1])
        for (const dv of [-1, 0, 1])
          grid.add(`${(Math.round(u * cells) + du + cells) % cells} ${(Math.round(v * cells) + dv + cells) % cells}`);
    const has = (point: Point) => {
      const [u, v] = folded(point);
      return grid.has(`${Math.round(u * cells) % cells} ${Math.round(v * cells) % cells}`);
    };
    const back = ([u, v]: Point): Point => [u * sides.u[0] + v * sides.v[0], u * sides.u[1] + v * sides.v[1]];
    let found = 0;
    for (const l of candidates(group.lattice)) {
      // It must keep the net of cells at all.
      const keeps = [sides.u, sides.v].every((side) =>
        inParts([l[0] * side[0] + l[1] * side[1], l[2] * side[0] + l[3] * side[1]]).every(
          (value) => Math.abs(value - Math.round(value)) < 1e-6,
        ),
      );
      if (!keeps) continue;
      const [px, py] = points[0] ?? [0, 0];
      const shifts = new Set<string>();
      for (const spot of all) {
        const to = back(spot);
        const t: Point = [to[0] - (l[0] * px + l[1] * py), to[1] - (l[2] * px + l[3] * py)];
        if (!all.every((one) => has(moved({ l, t }, back(one))))) continue;
        const [u, v] = folded(t).map((value) => Math.round(value * 60) % 60);
        shifts.add(`${u} ${v}`);
      }
      found += shifts.size;
    }
    expect(found).toBe(count);
  });
});

function inside(corners: readonly Point[], [x, y]: Point): boolean {
  const sides = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  });
  return sides.every(Boolean) || sides.every((side) => !side);
}
