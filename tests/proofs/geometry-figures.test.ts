import { describe, expect, test } from "vitest";
import { draw } from "../../src/engine/figure/draw.ts";
import { type At, type Figure, marksOf } from "../../src/engine/figure/figure.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { range } from "../../src/maths/whole.ts";
import { families, lists } from "./bank.ts";
import { angle, distance, type Spot, sides, sum } from "./plane.ts";

/** What a picture that is drawn to scale says in numbers must be true of its coordinates. */
for (const [path, listed] of [...lists].filter(([path]) => path.startsWith("geometry/")))
  describe(path, () => {
    for (const { id, figure } of listed)
      test(id, () => {
        expect(figure, "every geometry puzzle has a figure").toBeDefined();
        if (!figure) return;
        expect(draw(figure)).toContain("<svg");
        isToScale(figure);
      });
  });

/** What comes into a picture at the end is drawn on the same paper. */
describe("what completes a figure is to scale with it:", () => {
  const completed = [...lists.values()].flat().flatMap(({ id, figure }) => (figure?.completes ? [{ id, figure }] : []));
  test.each(completed)("$id", ({ figure }) => isToScale(figure));

  test("in families too", () => {
    const posed = [...families.values()].flatMap((family) =>
      range(1, 20).map((seed) => family.write(drawParameters(family, random(seed))).figure),
    );
    const ends = posed.flatMap((figure) => (figure?.completes ? [figure] : []));
    expect(ends.length).toBeGreaterThan(80);
    for (const figure of ends) isToScale(figure);
  });

  test("so a wrong length, angle or right angle is found", () => {
    const tent = completed.find(({ id }) => id === "geometry-triangles-033")?.figure;
    if (!tent) throw new Error("the tent has nothing that completes it");
    const spoilt: Figure[] = [
      { ...tent, completes: [{ line: ["C", "M"], label: "11 ft" }] },
      { ...tent, completes: [{ angle: ["A", "C", "B"], right: true }] },
      { ...tent, completes: [{ angle: ["A", "B", "C"], label: "66°" }] },
    ];
    for (const figure of spoilt) expect(() => isToScale(figure)).toThrow();
  });
});

function isToScale(figure: Figure): void {
  if (!figure.scale) return;
  const scales = lengths(figure).map(({ stated, drawn }) => drawn / stated);
  for (const scale of scales) expect(scale / (scales[0] ?? 1)).toBeCloseTo(1, 2);
  for (const { stated, drawn } of angles(figure)) expect(Math.abs(drawn - stated)).toBeLessThan(0.25);
  for (const [a, b] of alike(figure)) expect(a / b).toBeCloseTo(1, 2);
}

function lengths(figure: Figure) {
  return marksOf(figure).flatMap((mark) => {
    if (!("line" in mark) || mark.line.length !== 2) return [];
    const stated = Number(/^(\d+(?:\.\d+)?) (?:mm|cm|dm|m|km|ft|parts?|matches)$/.exec(mark.label ?? "")?.[1]);
    return stated ? [{ stated, drawn: along(figure, mark.line) }] : [];
  });
}

function angles(figure: Figure) {
  return marksOf(figure).flatMap((mark) => {
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
  return marksOf(figure).flatMap((mark): [number, number][] => {
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
