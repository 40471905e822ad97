import type { FractalSettings } from "./settings.ts";

/**
 * How near to each other two points may come for the plain rule to tell them apart surely. Numbers of a computer have 52 binary digits behind the
 * first. Of a Julia set's points near 0 the squares leave only half of them: points that are 2⁻²⁶ apart have squares as near as two numbers that
 * follow each other. The Mandelbrot set's points are added themselves at each step.
 */
const plain = { julia: 2 ** -23, mandelbrot: 2 ** -36 };
/**
 * On a graphics processor, for a first look, points must be so many times as far apart as two numbers that follow each other; and so many times
 * for one not to see the errors of rounding.
 */
const gpuLook = 16;
const gpuFine = 512;
/** More than this at once, and a graphics processor holds up the whole screen. */
const mostGpuSteps = 6e8;

/** Whether the plain rule in numbers of a computer is enough for a picture so many points across; else differences are followed. */
export function doublesDo(settings: FractalSettings, across: number): boolean {
  return settings.width / across >= plain[settings.kind];
}

/**
 * Whether numbers of a computer cannot tell two neighbouring points of a picture apart any longer: they are nearer to each other than two
 * numbers that follow each other, at the farthest place from 0 that is in sight.
 */
export function doublesEnd({ x, y, width }: FractalSettings, across: number): boolean {
  const size = Math.max(Math.abs(Number(x)), Math.abs(Number(y))) + width / 2;
  return width / across < 2 ** (Math.floor(Math.log2(size)) - 52);
}

/** How well a graphics processor draws a picture, whose numbers have so many binary digits behind the first. */
export function gpuDraws(
  settings: FractalSettings,
  bits: number,
  across: number,
  down: number,
): "fine" | "rough" | null {
  if (across * down * settings.iterations > mostGpuSteps) return null;
  const numbers = settings.width / across / 2 ** (-bits - 1);
  return numbers >= gpuFine ? "fine" : numbers >= gpuLook ? "rough" : null;
}
