import { range } from "../../proof.ts";
import type { Chance, ExamCases } from "./case.ts";

export const mechanics: ExamCases = {
  examples: {
    density: ({ whole, real }) => {
      const [each, volume] = [real(0.2, 20), whole(1, 60)];
      return { density: each, volume, mass: hops(each, volume) };
    },
    pressure: ({ whole, real }) => {
      const [each, A] = [real(0.2, 90), whole(1, 60)];
      return { p: each, A, F: hops(each, A) };
    },
    "velocity-after-a-time": (chance) => pickedOf(chance, "v", "u", "a", "t"),
    "distance-from-mean-velocity": (chance) => pickedOf(chance, "s", "u", "v", "t"),
    "distance-from-acceleration": (chance) => pickedOf(chance, "s", "u", "a", "t"),
    "velocity-after-a-distance": (chance) => pickedOf(chance, "v", "u", "a", "s"),
    "distance-from-end-velocity": (chance) => pickedOf(chance, "s", "v", "a", "t"),
    "newtons-second-law": (chance) => {
      // Force is momentum gained in each second.
      const [m, { u, v, a, t }] = [chance.real(0.1, 90), moved(chance)];
      return { m, a, F: (m * v - m * u) / t };
    },
    weight: ({ real }) => {
      // By the energy of a fall: weight times height is half of mass times the square of the speed below.
      const [m, g, height] = [real(0.1, 90), real(1, 12), real(1, 30)];
      const time = Math.sqrt((2 * height) / g);
      return { m, g, W: (m * walked(0, g, time).v ** 2) / 2 / height };
    },
    friction: ({ real }) => {
      // A block that just slips on a tilted board: its weight as a vector, turned into the directions of the board.
      const [weight, rise, run] = [real(1, 90), real(0.1, 3), real(0.5, 3)];
      const [x, y] = [run / Math.hypot(run, rise), rise / Math.hypot(run, rise)];
      return { F: weight * y, R: weight * x, μ: rise / run };
    },
    moment: ({ real }) => {
      // A force at a point, in coordinates, and the distance of its line from the pivot by trying the points of the line.
      const [x, y, u, v] = [real(1, 5), real(-2, 5), real(-5, 5), real(1, 9)];
      const far = (s: number) => Math.hypot(x + s * u, y + s * v);
      let [low, high] = [-50, 50];
      for (let n = 0; n < 300; n++) {
        const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
        if (far(a) < far(b)) high = b;
        else low = a;
      }
      return { F: Math.hypot(u, v), d: far((low + high) / 2), M: Math.abs(x * v - y * u) };
    },
    "components-of-a-force": ({ pick, whole }) => {
      // Pythagorean triples; the angle is measured by walking along the circle.
      const [X = 3, Y = 4, F = 5] = pick([
        [3, 4, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
      ]);
      const by = whole(1, 9);
      return { X: X * by, Y: Y * by, F: F * by, θ: (Math.atan2(Y, X) * 180) / Math.PI };
    },
    "projectile-range": ({ whole, real }) => {
      const [u, θ, g] = [real(2, 40), whole(5, 85), real(1, 12)];
      const [across, up] = [u * Math.cos((θ * Math.PI) / 180), u * Math.sin((θ * Math.PI) / 180)];
      // How long it flies: when its height, found by steps, is 0 again.
      let [low, high] = [1e-6, (4 * u) / g];
      for (let n = 0; n < 100; n++) {
        const middle = (low + high) / 2;
        if (walked(up, -g, middle, 40).s > 0) low = middle;
        else high = middle;
      }
      return { u, θ, g, R: walked(across, 0, low, 40).s };
    },
  },
};

const hops = (far: number, times: number): number => range(1, times).reduce((at) => at + far, 0);

interface Motion {
  readonly s: number;
  readonly u: number;
  readonly v: number;
  readonly a: number;
  readonly t: number;
}

/** In small steps: the velocity grows, and the way by the velocity in the middle of each step. */
function walked(u: number, a: number, t: number, steps = 200): { readonly s: number; readonly v: number } {
  let [s, v] = [0, u];
  for (let n = 0; n < steps; n++) {
    const next = v + (a * t) / steps;
    s += (((v + next) / 2) * t) / steps;
    v = next;
  }
  return { s, v };
}

function moved({ real, nonzero }: Chance): Motion {
  const [u, a, t] = [real(-20, 20), nonzero(-9, 9), real(0.5, 12)];
  return { u, a, t, ...walked(u, a, t) };
}

function pickedOf(chance: Chance, ...letters: (keyof Motion)[]) {
  const motion = moved(chance);
  return Object.fromEntries(letters.map((letter) => [letter, motion[letter]]));
}
