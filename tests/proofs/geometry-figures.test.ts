import { describe, expect, test } from "vitest";
import { draw } from "../../src/engine/figure/draw.ts";
import type { At, Figure } from "../../src/engine/figure/figure.ts";
import { lists } from "./bank.ts";
import { angle, distance, type Spot, sides, sum } from "./plane.ts";

/** What a picture that is drawn to scale says in numbers must be true of its coordinates. */
for (const [path, listed] of [...lists].filter(([path]) => path.startsWith("geometry/")))
  describe(path, () => {
    for (const { id, figure } of listed)
      test(id, () => {
        expect(figure, "every geometry puzzle has a figure").toBeDefined();
        if (!figure) return;
        expect(draw(figure)).toContain("<svg");
        if (!figure.scale) return;
        const scales = lengths(figure).map(({ stated, drawn }) => drawn / stated);
        for (const scale of scales) expect(scale / (scales[0] ?? 1)).toBeCloseTo(1, 2);
        for (const { stated, drawn } of angles(figure)) expect(Math.abs(drawn - stated)).toBeLessThan(0.25);
        for (const [a, b] of alike(figure)) expect(a / b).toBeCloseTo(1, 2);
      });
  });

function lengths(figure: Figure) {
  return figure.draw.flatMap((mark) => {
    if (!("line" in mark) || mark.line.length !== 2) return [];
    const stated = Number(/^(\d+(?:\.\d+)?) (?:mm|cm|m|km|ft|parts?|matches)$/.exec(mark.label ?? "")?.[1]);
    return stated ? [{ stated, drawn: along(figure, mark.line) }] : [];
  });
}

function angles(figure: Figure) {
  return figure.draw.flatMap((mark) => {
    if (!("angle" in mark)) return [];
    const stated = mark.right ? 90 : Number(/^(\d+(?:\.\d+)?)°$/.exec(mark.label ?? "")?.[1]);
    const [a, corner, b] = mark.angle.map((at) => spot(figure, at));
    if (!stated || !a || !corner || !b) return [];
    const drawn = angle(a, corner, b);
    return [{ stated, drawn: mark.reflex ? 360 - drawn : drawn }];
  });
}

/** Pairs of lines with the same number of ticks, which says that they are equally long. */
function alike(figure: Figure): [number, number][] {
  const first = new Map<number, number>();
  return figure.draw.flatMap((mark): [number, number][] => {
    if (!("line" in mark) || !mark.ticks) return [];
    const drawn = along(figure, mark.line);
    const other = first.get(mark.ticks);
    first.set(mark.ticks, drawn);
    return other === undefined ? [] : [[other, drawn]];
  });
}

function along(figure: Figure, line: readonly At[]): number {
  const spots = line.map((at) => spot(figure, at));
  return sum(
    sides(spots)
      .slice(0, -1)
      .map(([a, b]) => distance(a, b)),
  );
}

function spot(figure: Figure, at: At): Spot {
  const found = typeof at === "string" ? figure.points[at] : at;
  if (!found) throw new Error(`no point named ${at}`);
  return found;
}
