import { at, circle, type Point, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf } from "../maker.ts";

/** The strings of a times table round a circle: from each nail n to times·n, round and round. A nail tied to itself has none. */
export function strings(nails: number, times: number): readonly (readonly [from: number, to: number])[] {
  const tied = new Set<string>();
  return Array.from({ length: nails }, (_, n) => [n, (n * times) % nails] as const).filter(([a, b]) => {
    const name = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (a === b || tied.has(name)) return false;
    tied.add(name);
    return true;
  });
}

const radius = side / 2 - 30;
/** The first nail is at the left, and they go round as a clock does. */
const nailAt = (n: number, nails: number): Point => {
  const turn = Math.PI + (2 * Math.PI * n) / nails;
  return [side / 2 + radius * Math.cos(turn), side / 2 + radius * Math.sin(turn)];
};

const maker: Maker = {
  id: "string-art",
  version: 1,
  controls: [
    { kind: "slider", id: "times", name: "Times table", from: 2, to: 120, step: 1, start: 2 },
    { kind: "slider", id: "nails", name: "Nails", from: 10, to: 360, step: 1, start: 180 },
    {
      kind: "choice",
      id: "by",
      name: "Colours",
      options: [
        { value: "length", name: "by length" },
        { value: "turn", name: "round the circle" },
        { value: "one", name: "one" },
      ],
      start: "length",
    },
  ],
  draw(settings) {
    const [times, nails] = [numberOf(settings, "times"), numberOf(settings, "nails")];
    const all = strings(nails, times);
    const lines: string[] = ["", "", "", "", "", ""];
    for (const [from, to] of all) {
      const apart = Math.abs(from - to);
      const length = Math.sin((Math.PI * Math.min(apart, nails - apart)) / nails);
      const by = settings["by"];
      const ink = by === "one" ? 1 : 1 + Math.min(4, Math.floor(5 * (by === "length" ? length : from / nails)));
      lines[ink] += `M${at(nailAt(from, nails))}L${at(nailAt(to, nails))}`;
    }
    const width = nails > 150 ? 1.5 : 2.5;
    const paths = lines.flatMap((d, ink): ArtPath[] => (d ? [{ ink: ink as Ink, d, width }] : []));
    const dots = Array.from({ length: nails }, (_, n) => circle(nailAt(n, nails), nails > 150 ? 3 : 5)).join("");
    const cusps = times - 1;
    // With more petals than this nobody could count them between so few nails.
    const seen =
      cusps * 12 <= nails
        ? ` The strings touch a curve with ${counted(cusps, "point")}${cusps === 1 ? ", like a heart" : ""}.`
        : "";
    const name = times === 2 ? "doubled" : `multiplied by ${times}`;
    return {
      paths: [...paths, { ink: 0, d: dots, fill: true }],
      words: `${nails} nails round a circle, numbered from 0. Each number is ${name} and tied to the result, with what is beyond ${nails - 1} going round again: ${counted(all.length, "string")}.${seen}`,
    };
  },
  surprise: (chance, any) => ({ ...any, nails: chance.whole(100, 360), times: chance.whole(2, 100) }),
};

export default maker;
