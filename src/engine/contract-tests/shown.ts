import { expect } from "vitest";
import type { Link, Mark, Step } from "../game/game.ts";
import type { GridState } from "../game/grid.ts";
import { candidatesOf, markOf } from "../game/grid-moves.ts";

const name = ({ cell, value }: Mark) => `${value} in cell ${cell}`;
const names = (marks: readonly Mark[]) => marks.map(name).sort().join();

/** Whether a state is of a board of cells. */
export function isGrid(state: unknown): state is GridState<unknown> {
  return typeof state === "object" && state !== null && "shape" in state && "marks" in state && "ruledOut" in state;
}

/** What a player notes for herself on a board of cells: no hint is to look at it. */
export function notes({ cells }: GridState<unknown>): Pick<GridState<unknown>, "corners" | "colours"> {
  return { corners: cells.map((value) => (value === 0 ? 1 : 0)), colours: cells.map((_, cell) => cell % 7) };
}

/**
 * What a step lights on a board of cells: the first rung what it names, with the cells of the step; then candidates that can
 * still stand there, none struck among those it rests on alone, and links from candidate to candidate.
 */
export function holdShown(state: GridState<unknown>, step: Step<unknown>): void {
  const { area, pattern = [], links = [], cells } = step;
  expect(area.length, step.look).toBeGreaterThan(0);
  expect(new Set(area).size, "no cell is named twice").toBe(area.length);
  expect(
    cells.filter((cell) => !area.includes(cell)),
    `${step.look} ${step.why}`,
  ).toEqual([]);
  for (const cell of [...area, ...cells, ...step.because]) expect(cell in state.shape.places, step.look).toBe(true);
  const ends = links.flatMap(({ from, to }) => [...from, ...to]);
  for (const one of [...pattern, ...ends]) {
    const left = candidatesOf(state, one.cell) & ~(state.ruledOut[one.cell] ?? 0);
    expect(left & markOf(one.value), `${step.why}: ${name(one)}`).not.toBe(0);
  }
  for (const one of ends) expect(pattern.map(name), step.why).toContain(name(one));
  for (const { from, to } of links) {
    expect(Math.min(from.length, to.length), step.why).toBeGreaterThan(0);
    expect(names(from), step.why).not.toBe(names(to));
  }
}

/** Whether the links are one chain, each from the end of the one before, strong and weak by turns. */
export function areAlternating(links: readonly Link[]): boolean {
  return links.every((link, at) => {
    const before = links[at - 1];
    return !before || (names(before.to) === names(link.from) && before.strong !== link.strong);
  });
}
