import { expect, test } from "vitest";
import { strings } from "./string-art.ts";

test("each nail is tied to its multiple, no string is there twice and none leads nowhere", () => {
  for (const [nails, times] of [
    [10, 2],
    [36, 7],
    [100, 99],
    [12, 13],
  ] as const) {
    const all = strings(nails, times);
    const wanted = new Set<string>();
    for (let n = 0; n < nails; n++) {
      const m = (n * times) % nails;
      if (m !== n) wanted.add([n, m].sort((a, b) => a - b).join());
    }
    expect(new Set(all.map((pair) => [...pair].sort((a, b) => a - b).join()))).toEqual(wanted);
    expect(all.length).toBe(wanted.size);
  }
  expect(strings(12, 13)).toEqual([]);
  // One less than the nails: n goes to -n, and all strings are parallel.
  expect(strings(100, 99).length).toBe(49);
});

test("the strings of a times table touch a curve with one point less: neighbours cross near it", () => {
  // The point where string n and the next one nearly cross lies on the epicycloid of times - 1 points.
  const [nails, times] = [5000, 4];
  const spot = (n: number) => [Math.cos((2 * Math.PI * n) / nails), Math.sin((2 * Math.PI * n) / nails)] as const;
  for (const n of [100, 731, 2044]) {
    const line = (k: number) => [spot(k), spot(k * times)] as const;
    const [[[ax, ay], [bx, by]], [[cx, cy], [dx, dy]]] = [line(n), line(n + 1)];
    const by1 = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
    const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / by1;
    const turn = (2 * Math.PI * n) / nails;
    const epicycloid = [
      (times * Math.cos(turn) + Math.cos(times * turn)) / (times + 1),
      (times * Math.sin(turn) + Math.sin(times * turn)) / (times + 1),
    ];
    expect(ax + (bx - ax) * t).toBeCloseTo(epicycloid[0] ?? 9, 2);
    expect(ay + (by - ay) * t).toBeCloseTo(epicycloid[1] ?? 9, 2);
  }
});
