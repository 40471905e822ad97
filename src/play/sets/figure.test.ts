import { expect, test } from "vitest";
import { isBoard, toldOf } from "./figure.ts";

const drawn = '<svg class="figure" role="img" aria-label="A &lt; B on a line." width="9"><path d="M0 0"/></svg>';

test("a figure is told by its words, which stay marked up", () => {
  expect(toldOf(drawn)).toBe("<p>Picture: A &lt; B on a line.</p>");
  expect(toldOf("<table><tr><td>3</td></tr></table>")).toBe("<table><tr><td>3</td></tr></table>");
});

test("a board is told from a figure", () => {
  expect(isBoard('<svg class="figure board-figure"></svg>')).toBe(true);
  expect([isBoard(drawn), isBoard(undefined)]).toEqual([false, false]);
});
