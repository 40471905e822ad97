import type { Mark } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading } from "../manipulative.ts";

/** So many of the parts of a row are shaded. */
export interface Row {
  readonly shaded: number;
  readonly parts: number;
}
/** The rows with something shaded, the one that was shaded last at the end. */
export type Wall = readonly Row[];

export const rows = range(1, 12);

export const shadedIn = (wall: Wall, parts: number) => wall.find((row) => row.parts === parts)?.shaded ?? 0;
const text = ({ shaded, parts }: Row) => `${shaded}/${parts}`;
const empty = "nothing shaded";

/** With another number of parts shaded in a row, which is then the last one that was shaded. */
export function shade(wall: Wall, parts: number, shaded: number): Wall | null {
  if (!isWholeBetween(shaded, 0, parts)) return null;
  const others = wall.filter((row) => row.parts !== parts);
  return shaded === 0 ? others : [...others, { shaded, parts }];
}

/** The row that the others are compared with. */
export const measured = (wall: Wall): Row | null => wall.at(-1) ?? null;

/** All that is exactly as long as what was shaded last: 1/2, 2/4, 3/6. */
export function equals(wall: Wall): Row[] {
  const last = measured(wall);
  if (!last) return [];
  return rows.flatMap((parts) => {
    const shaded = (last.shaded * parts) / last.parts;
    return Number.isInteger(shaded) && parts !== last.parts ? [{ shaded, parts }] : [];
  });
}

function words(wall: Wall, part?: string): string {
  const last = measured(wall);
  if (!last) return "A wall of twelve rows, each cut into one part more than the row above. Nothing is shaded.";
  const same = equals(wall);
  const alike = `${text(last)} is as long as ${same.length > 0 ? and(same.map(text)) : "no other number of whole parts here"}.`;
  if (part !== undefined) return `${shadedIn(wall, Number(part))} of ${part} shaded. ${alike}`;
  return `Shaded: ${and(wall.map(text))}. ${alike}`;
}

function actsOn(wall: Wall, parts: number): Act<Wall>[] {
  const of = String(parts);
  const shaded = shadedIn(wall, parts);
  const knob = `${shaded} of ${parts} shaded`;
  return [
    { id: `${of}.less`, label: "Shade one less", of, knob, to: shade(wall, parts, shaded - 1) },
    { id: `${of}.more`, label: "Shade one more", of, knob, to: shade(wall, parts, shaded + 1) },
  ];
}

export const wall: Manipulative<Wall> = {
  id: "wall",
  title: "Fraction wall",
  about: "Shade pieces of the wall: the line down from the last one shows what else is just as long.",
  fresh: "1/2",
  read: (given) =>
    reading(given, "a fraction wall, such as 1/2, 2/4", (clean) => {
      if (clean === empty) return [];
      const list = clean.split(",").map((one) => {
        const [, shaded, parts] = /^(\d{1,2})\/(\d{1,2})$/.exec(one.trim()) ?? [];
        return { shaded: Number(shaded), parts: Number(parts) };
      });
      const sound = list.every(({ shaded, parts }) => isWholeBetween(parts, 1, 12) && isWholeBetween(shaded, 1, parts));
      return sound && new Set(list.map(({ parts }) => parts)).size === list.length ? list : null;
    }),
  write: (state) => (state.length === 0 ? empty : state.map(text).join(", ")),
  parts: () => rows.map((n) => ({ id: String(n), name: n === 1 ? "1" : `1/${n}` })),
  words,
  acts: (state) => {
    const all = equals(state).reduce((done: Wall, { shaded, parts }) => shade(done, parts, shaded) ?? done, state);
    const last = measured(state);
    return [
      ...rows.flatMap((parts) => actsOn(state, parts)),
      {
        id: "equals",
        label: "Shade all that is as long",
        // What they are compared with stays the last.
        to: last && equals(state).length > 0 ? shade(all, last.parts, last.shaded) : null,
      },
      { id: "clear", label: "Shade nothing", to: state.length > 0 ? [] : null },
    ];
  },
  paper: (state) => {
    const last = measured(state);
    const at = last && (last.shaded / last.parts) * 12;
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: [
        ...rows.flatMap((parts) =>
          range(0, parts - 1).map((n): Mark => {
            const [from, to] = [(n * 12) / parts, ((n + 1) * 12) / parts];
            return {
              polygon: [
                [from, -parts],
                [to, -parts],
                [to, 1 - parts],
                [from, 1 - parts],
              ],
              fill: n < shadedIn(state, parts) ? "tint1" : "none",
            };
          }),
        ),
        ...(at === null
          ? []
          : [
              {
                line: [
                  [at, 0.4],
                  [at, -12.4],
                ],
                dashed: true,
              } satisfies Mark,
            ]),
      ],
    };
  },
};
