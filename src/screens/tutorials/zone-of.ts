import type { MotifName } from "../../content/motifs/all.ts";

/** The zone that a lesson's practice is of: "/fractions?practise=adding-fractions" is of "fractions". */
export const zoneOf = (run: string): string => run.slice(1).split("?")[0] ?? "";

/** Lessons whose zone has a picture that says less of them than another does. */
const own: Readonly<Record<string, MotifName>> = {
  angles: "angles",
  "area-and-perimeter": "area-grid",
  circles: "circles",
  pythagoras: "triangles",
  "pythagoras-and-trigonometry": "coordinate",
  "fractions-from-scratch": "bars",
  "which-part-comes-first": "twenty-four",
  "negative-numbers": "number-line",
  "place-value": "place-value-counters",
  averages: "dots",
  probability: "spinner",
  sequences: "patterns",
  quadratics: "quadratic",
  "simultaneous-equations": "systems",
  "expanding-and-factorising": "polynomials",
  "powers-and-standard-form": "exponents",
  "prime-factors": "number-theory",
  ratio: "fraction-wall",
};

export const pictureOf = (id: string, run: string): MotifName => own[id] ?? (zoneOf(run) as MotifName);
