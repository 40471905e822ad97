import { expect, test } from "vitest";
import { closing, type Gear, trace } from "./spirographs.ts";

const gears: readonly Gear[] = [
  { ring: 96, wheel: 36, pen: 0.8, inside: true },
  { ring: 105, wheel: 30, pen: 0.6, inside: true },
  { ring: 96, wheel: 35, pen: 1.2, inside: false },
  { ring: 40, wheel: 64, pen: 0.5, inside: true },
];

test("it closes after as many turns as the common factor says, and not before", () => {
  for (const gear of gears) {
    const { place } = trace(gear);
    const { turns } = closing(gear);
    const [x, y] = place(0);
    const gap = (turn: number) => Math.hypot(place(2 * Math.PI * turn)[0] - x, place(2 * Math.PI * turn)[1] - y);
    expect(gap(turns)).toBeLessThan(1e-9);
    for (let turn = 1; turn < turns; turn++) expect(gap(turn), `${turn}`).toBeGreaterThan(0.1);
  }
});

test("it comes out to its edge once a petal", () => {
  for (const gear of gears) {
    const { place } = trace(gear);
    const { petals, turns } = closing(gear);
    const steps = 20_000;
    const far = Array.from({ length: steps }, (_, i) =>
      Math.hypot(...place((2 * Math.PI * turns * (i + 0.37)) / steps)),
    );
    const peaks = far.filter((one, i) => one > (far.at(i - 1) ?? 0) && one >= (far[(i + 1) % steps] ?? 0));
    expect(peaks.length).toBe(petals);
  }
});

test("the way it goes is the rate of its place", () => {
  for (const gear of gears) {
    const { place, way } = trace(gear);
    const [a, b] = [place(1.3 - 1e-5), place(1.3 + 1e-5)];
    expect((b[0] - a[0]) / 2e-5).toBeCloseTo(way(1.3)[0], 4);
    expect((b[1] - a[1]) / 2e-5).toBeCloseTo(way(1.3)[1], 4);
  }
});

test("the pen keeps its distance from the middle of the wheel, which keeps its own from the ring's", () => {
  const gear = { ring: 96, wheel: 36, pen: 0.8, inside: true };
  for (const t of [0.2, 1, 4]) {
    const [x, y] = trace(gear).place(t);
    expect(Math.hypot(x - 60 * Math.cos(t), y - 60 * Math.sin(t))).toBeCloseTo(0.8 * 36, 9);
  }
});
