import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cells } from "./cells.ts";
import { cellsOf, type View } from "./grid.ts";
import { NotDrawn } from "./interval/not-drawn.ts";
import { readRelation } from "./read-relation.ts";

const view: View = { x: [-10, 10], y: [-10, 10] };

/** The ends of a cell by its place in the list. */
function ends({ x, y }: View, across: number, index: number) {
  const [column, row] = [index % across, across - 1 - Math.floor(index / across)];
  const at = ([from, to]: readonly [number, number], n: number) => from + ((to - from) * n) / across;
  return { x0: at(x, column), x1: at(x, column + 1), y0: at(y, row), y1: at(y, row + 1) };
}

type Cell = ReturnType<typeof ends>;

/** Holds each cell against what is known of it: true, false, or null where either will do. */
function agree(relation: string, known: (cell: Cell) => boolean | null, across = 64, seen = view): void {
  const drawn = cells(relation, seen, across);
  const wrong: string[] = [];
  for (const [index, one] of drawn.entries()) {
    const cell = ends(seen, across, index);
    const wanted = known(cell);
    if (wanted !== null && wanted !== (one === 1)) wrong.push(`${JSON.stringify(cell)} is ${one}`);
  }
  expect(wrong, relation).toEqual([]);
}

/** A solution between two places, none, or one so near the edge that either will do. */
function between(values: readonly number[], from: number, to: number): boolean | null {
  const room = (to - from) * 1e-5;
  if (values.some((value) => value > from + room && value < to - room)) return true;
  return values.some((value) => value >= from - room && value <= to + room) ? null : false;
}

/** All numbers of the form start + n × step between -10 and 10. */
function ladder(start: number, step: number): number[] {
  const found: number[] = [];
  for (let n = Math.ceil((-11 - start) / step); start + n * step <= 11; n++) found.push(start + n * step);
  return found;
}

describe("misleading equations of x alone: zeros are drawn, poles and jumps are not", () => {
  test("tan(35.6x) = 0 has no ghosts, at 512 across", () => {
    const zeros = ladder(0, Math.PI / 35.6);
    const at = { ...view, y: [0, 0.01] } as const;
    agree("tan(35.6x) = 0", ({ x0, x1 }) => between(zeros, x0, x1), 512, at);
  });

  test("tangents, cotangents and secants of any pace", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("tan", "cot", "sec", "csc", "sin", "cos"),
        fc.integer({ min: 3, max: 220 }),
        fc.integer({ min: -30, max: 30 }),
        (name, pace, shift) => {
          const [k, c] = [pace / 10, shift / 7];
          const start = { tan: 0, sin: 0, cot: Math.PI / 2, cos: Math.PI / 2, sec: Number.NaN, csc: Number.NaN }[name];
          const zeros = Number.isNaN(start) ? [] : ladder((start - c) / k, Math.PI / k);
          const seen = { x: [-10, 10], y: [1, 2] } as const;
          agree(`${name}(${k}x + (${shift})/7) = 0`, ({ x0, x1 }) => between(zeros, x0, x1), 64, seen);
        },
      ),
      { numRuns: 120 },
    );
  });

  test("quotients of products: zeros above are drawn, zeros below are not", () => {
    const third = fc.integer({ min: -28, max: 28 }).map((n) => n / 3 + 0.01);
    fc.assert(
      fc.property(
        fc.uniqueArray(third, { minLength: 3, maxLength: 5 }),
        fc.integer({ min: 1, max: 2 }),
        (all, count) => {
          const zeros = all.slice(count);
          const poles = all.slice(0, count);
          const product = (roots: readonly number[]) => roots.map((root) => `(x - (${root}))`).join("");
          agree(`(${product(zeros)})/(${product(poles)}) = 0`, ({ x0, x1 }) => {
            // A zero and a pole in one cell: a proof is not asked for.
            return between(poles, x0, x1) !== false && between(zeros, x0, x1) !== false ? null : between(zeros, x0, x1);
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  test("jumps through 0 are no zeros", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: 9 }), (k, c) => {
        agree(`floor(${k}x/4 + ${c}/10) + 1/2 = 0`, () => false);
        agree(`sign(x - ${c}/3) = 0`, ({ x0, x1 }) => (x0 <= c / 3 && x1 >= c / 3 ? null : false));
        agree(`1/(x - ${c}/3) = 0`, () => false);
      }),
      { numRuns: 20 },
    );
  });
});

describe("curves", () => {
  test("circles, by the nearest and the farthest corner", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 2, max: 90 }), (a, r) => {
        const [cx, radius] = [a / 7, r / 9];
        agree(`(x - (${a})/7)^2 + y^2 = (${r}/9)^2`, (cell) => {
          const xs = [cell.x0, cell.x1, ...(cell.x0 < cx && cx < cell.x1 ? [cx] : [])];
          const ys = [cell.y0, cell.y1, ...(cell.y0 < 0 && 0 < cell.y1 ? [0] : [])];
          const all = xs.flatMap((x) => ys.map((y) => Math.hypot(x - cx, y)));
          const [near, far] = [Math.min(...all), Math.max(...all)];
          // Where it only cuts off a little of a cell's side or corner, it may be left out.
          if (near > radius + 1e-9 || far < radius - 1e-9) return false;
          return near < radius - 0.06 && far > radius + 0.06 ? true : null;
        });
      }),
      { numRuns: 60 },
    );
  });

  /** Whether a curve y = f(x) goes through a cell, for a function that is monotone there; null near its edges. */
  const through = (f: (x: number) => number, { x0, x1, y0, y1 }: Cell): boolean | null => {
    const [a, b] = [f(x0), f(x1)].sort((p, q) => p - q);
    if (a === undefined || b === undefined) return null;
    if (b < y0 - 1e-9 || a > y1 + 1e-9) return false;
    const covered = Math.min(b, y1) - Math.max(a, y0);
    return covered > 0.05 * (y1 - y0) && (b - a < 20 || covered > 0.99 * (y1 - y0)) ? null : null;
  };

  test("y = 1/x has no line at its pole, and nothing beside the curve", () => {
    agree("y = 1/x", (cell) => {
      if (cell.x0 <= 0 && cell.x1 >= 0) return Math.max(Math.abs(cell.y0), Math.abs(cell.y1)) < 3 ? false : null;
      return through((x) => 1 / x, cell);
    });
    const drawn = cells("y = 1/x", view, 64);
    expect(drawn.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(80);
  });

  test("y = floor x: the steps without their risers", () => {
    agree(
      "y = floor(x) + 0.3",
      ({ x0, x1, y0, y1 }) => {
        const step = Math.floor((x0 + x1) / 2) + 0.3;
        const whole = Math.floor(x0) === Math.ceil(x1) - 1;
        // The next step may begin on the cell's right edge.
        return whole && between([step + 1], y0, y1) === false ? between([step], y0, y1) : null;
      },
      50,
    );
  });

  test("y = tan x: every column between two poles has its branch, and no column at a pole is full", () => {
    const across = 128;
    const drawn = cells("y = tan x", view, across);
    for (let column = 0; column < across; column++) {
      const { x0, x1 } = ends(view, across, column);
      const rows = Array.from({ length: across }, (_, row) => drawn[row * across + column]);
      const pole = between(ladder(Math.PI / 2, Math.PI), x0, x1);
      const many = rows.filter(Boolean).length;
      if (pole === false && Math.abs(Math.tan(x0)) < 9 && Math.abs(Math.tan(x1)) < 9) expect(many).toBeGreaterThan(0);
      if (pole === true) expect(rows[across / 2]).toBe(0);
    }
  });

  test("cells of a coarse grid with a pole and a solution in them are found as in a fine one", () => {
    const across = 64;
    const drawn = cells("tan(x y) = x", view, across);
    // Along a column y = (atan x + kπ)/x: beyond |x| = 8 a zero in most of its cells.
    const end = Array.from(drawn, (value, cell) => (cell % across < 6 ? value : 0));
    expect(end.filter((value) => value === 1).length).toBeGreaterThan(6 * across * 0.7);
  });

  test("|x| + |y| = 5 is a square on its corner, without a hole", () => {
    const drawn = cells("|x| + |y| = 5", view, 50);
    for (let column = 13; column < 37; column++) {
      const rows = Array.from({ length: 50 }, (_, row) => drawn[row * 50 + column]).filter(Boolean).length;
      expect(rows).toBeGreaterThanOrEqual(2);
    }
  });

  test("x² + y² = 25 holds the points of the Pythagorean triple", () => {
    const drawn = cells("x^2 + y^2 = 25", view, 50);
    for (const [x, y] of [
      [3, 4],
      [-4, 3],
      [0, 5],
      [5, 0],
    ] as const) {
      const around = [-0.01, 0.01].flatMap((dx) =>
        [-0.01, 0.01].map((dy) => drawn[(49 - Math.floor((y + dy + 10) / 0.4)) * 50 + Math.floor((x + dx + 10) / 0.4)]),
      );
      expect(around.some(Boolean)).toBe(true);
    }
  });
});

describe("inequalities", () => {
  test("half planes", () => {
    const eighth = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(eighth, eighth, eighth, fc.constantFrom("<", "≤", ">", "≥"), (a, b, c, sign) => {
        fc.pre(a !== 0 || b !== 0);
        agree(`${a}x + ${b}y ${sign} ${c}`, ({ x0, x1, y0, y1 }) => {
          const values = [x0, x1].flatMap((x) => [y0, y1].map((y) => a * x + b * y - c));
          const [least, most] = [Math.min(...values), Math.max(...values)];
          const wanted = sign === "<" || sign === "≤" ? least : -most;
          if (Math.abs(wanted) < 1e-9) return null;
          return wanted < 0;
        });
      }),
      { numRuns: 100 },
    );
  });

  test("a ring by a double inequality", () => {
    agree("1 < x^2 + y^2 < 4", ({ x0, x1, y0, y1 }) => {
      const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => x * x + y * y));
      if (corners.some((value) => value > 1.001 && value < 3.999)) return true;
      return Math.min(...corners) > 5 ? false : null;
    });
  });
});

test("what only touches is counted, not drawn", () => {
  const read = readRelation("(3x - 3y - 1)^2 = 0", ["x", "y"]);
  if (!read.ok) throw new Error(read.message);
  const { drawn, undecided } = cellsOf(read.value, view, 61);
  expect([drawn.includes(1), undecided >= 63]).toEqual([false, true]);
});

test.each(["x^2 + ", "= 3", "y = ", "q(x", "y = w", "y = gcd(x, 2)", "y = x {x >}"])("%s is refused", (text) => {
  expect(() => cells(text, view, 8)).toThrow(NotDrawn);
});
