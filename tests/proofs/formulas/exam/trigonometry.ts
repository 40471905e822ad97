import { areaByLattice, interiorAngles, type Point } from "../measure.ts";
import type { Chance, ExamCases } from "./case.ts";
import { wayLength } from "./numerics.ts";
import { polygonArea, sectorArea } from "./outlines.ts";

/** Triangles are made of corners, their sides and angles measured there; identities are tried at random angles. */
export const trigonometry: ExamCases = {
  near: {
    "small-angles": 1e-5,
    "arc-length-in-radians": 1e-8,
    "sector-area-in-radians": 1e-8,
    "segment-area": 1e-8,
    "degrees-to-radians": 1e-8,
  },
  examples: {
    "sine-rule": (chance) => only(triangle(chance), "a", "b", "c", "A", "B", "C"),
    "cosine-rule": (chance) => only(triangle(chance), "a", "b", "c", "A"),
    "angle-from-three-sides": (chance) => only(triangle(chance), "a", "b", "c", "A"),
    "triangle-area-from-two-sides": (chance) => only(triangle(chance), "a", "b", "C", "S"),
    "tangent-identity": ({ whole }) => ({ θ: whole(-89, 89) }),
    "sine-and-cosine-squared": ({ whole }) => ({ θ: whole(-400, 400) }),
    "secant-identities": ({ whole }) => ({ θ: whole(1, 89) }),
    "sine-of-a-sum": ({ whole, pick }) => ({ A: whole(-400, 400), B: whole(1, 179), "±": pick([1, -1]) }),
    "cosine-of-a-sum": ({ whole, pick }) => ({ A: whole(-400, 400), B: whole(1, 179), "±": pick([1, -1]) }),
    "tangent-of-a-sum": ({ whole, pick }) => ({ A: whole(1, 43), B: whole(1, 44), "±": pick([1, -1]) }),
    "sine-of-the-double": ({ whole }) => ({ θ: whole(-400, 400) }),
    "cosine-of-the-double": ({ whole }) => ({ θ: whole(-400, 400) }),
    "tangent-of-the-double": ({ whole }) => ({ θ: whole(1, 44) }),
    "one-wave-from-two": ({ whole, pick }) => {
      const [a = 3, b = 4, R = 5] = pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [8, 15, 17],
        [24, 7, 25],
        [20, 21, 29],
      ]);
      const [by, θ] = [whole(1, 6), whole(-400, 400)];
      const corners: Point[] = [
        [0, 0],
        [a, 0],
        [a, b],
      ];
      return { a: a * by, b: b * by, R: R * by, θ, α: interiorAngles(corners)[0] ?? Number.NaN };
    },
    "degrees-to-radians": ({ whole }) => {
      const d = whole(1, 360);
      return { d, x: wayLength((t) => [Math.cos((t * Math.PI) / 180), Math.sin((t * Math.PI) / 180)], 0, d) };
    },
    "arc-length-in-radians": ({ real }) => {
      const [r, θ] = [real(0.5, 9), real(0.1, 6)];
      return { r, θ, l: wayLength((t) => [r * Math.cos(t), r * Math.sin(t)], 0, θ) };
    },
    "sector-area-in-radians": ({ real }) => {
      const [r, θ] = [real(0.5, 9), real(0.1, 6)];
      return { r, θ, A: sectorArea(r, θ) };
    },
    "segment-area": ({ real }) => {
      const [r, θ] = [real(0.5, 9), real(0.1, 6)];
      const chord = polygonArea([
        [0, 0],
        [r, 0],
        [r * Math.cos(θ), r * Math.sin(θ)],
      ]);
      return { r, θ, A: sectorArea(r, θ) - chord };
    },
    "small-angles": ({ whole }) => ({ θ: whole(5, 20) / 1000 }),
    "complementary-angles": ({ whole }) => ({ θ: whole(-400, 400) }),
  },
};

type Measured = Record<"a" | "b" | "c" | "A" | "B" | "C" | "S", number>;

function triangle({ whole }: Chance): Measured {
  const corners: [Point, Point, Point] = [
    [0, 0],
    [whole(2, 8), whole(-3, 1)],
    [whole(-1, 1), whole(2, 7)],
  ];
  const [P, Q, R] = corners;
  const [A = 0, B = 0, C = 0] = interiorAngles(corners);
  const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
  return { a: far(Q, R), b: far(P, R), c: far(P, Q), A, B, C, S: areaByLattice(corners) };
}

const only = (all: Measured, ...names: (keyof Measured)[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]));
