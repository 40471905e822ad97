import { at, middleOf, type Point, polygon, short, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf, type Settings, textOf } from "../maker.ts";
import { type Element, elementsIn, ends, moved, type OnPage, onPage } from "./elements.ts";
import { type Group, groups, movesOf, sidesOf } from "./groups.ts";
import { motifs } from "./motifs.ts";

/** What is copied, and each way it is copied: the moves of the group that bring it into the square. */
export interface Pattern {
  readonly group: Group;
  readonly sides: { readonly u: readonly [number, number]; readonly v: readonly [number, number] };
  /** Of each copy its move, and which of the group's moves it is but for shifts. */
  readonly copies: readonly { readonly move: OnPage; readonly which: number }[];
  /** The piece of the first copy. */
  readonly piece: readonly Point[];
}

const groupOf = (settings: Settings): Group =>
  groups.find(({ id }) => id === textOf(settings, "group")) ?? (groups[0] as Group);

export function patternOf(settings: Settings): Pattern {
  const group = groupOf(settings);
  const moves = movesOf(group);
  const unit = sidesOf(group.lattice, group.high * (numberOf(settings, "high") / 100), numberOf(settings, "slant"));
  const area = unit.u[0] * unit.v[1] - unit.u[1] * unit.v[0];
  // So wide that as many pieces as wanted cover the square.
  const wide = Math.sqrt((side * side * moves.length) / (numberOf(settings, "copies") * area));
  const scaled = ([x, y]: readonly [number, number]): readonly [number, number] => [x * wide, y * wide];
  const sides = { u: scaled(unit.u), v: scaled(unit.v) };
  const place = ([x, y]: readonly [number, number]): Point => [
    x * sides.u[0] + y * sides.v[0],
    x * sides.u[1] + y * sides.v[1],
  ];
  const piece = group.piece.map(place);
  const middle = middleOf(piece);
  const reach = Math.max(...piece.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))) * 1.3;
  const most = 2 + Math.ceil((2 * side * Math.max(1, unit.v[1])) / (wide * Math.min(1, area)));
  const copies = moves.flatMap((move, which) => {
    const all: Pattern["copies"][number][] = [];
    for (let j = -most; j <= most; j++)
      for (let i = -most; i <= most; i++) {
        const one = onPage(move, sides, i, j);
        const [x, y] = moved(one, middle);
        if (x > -reach && x < side + reach && y > -reach && y < side + reach) all.push({ move: one, which });
      }
    return all;
  });
  return { group, sides, copies, piece };
}

/** The middle of the largest circle in a piece, and its radius. */
function roomIn(piece: readonly Point[]): { readonly middle: Point; readonly radius: number } {
  const centre = middleOf(piece);
  const far = (point: Point) =>
    Math.min(
      ...piece.map((a, i) => {
        const b = piece[(i + 1) % piece.length] ?? a;
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        return turn / length;
      }),
    );
  let best = { middle: centre, radius: far(centre) };
  for (const corner of piece)
    for (let part = 0.05; part < 0.6; part += 0.05) {
      const middle: Point = [centre[0] + (corner[0] - centre[0]) * part, centre[1] + (corner[1] - centre[1]) * part];
      if (far(middle) > best.radius) best = { middle, radius: far(middle) };
    }
  return best;
}

/** The motif in the first copy's piece: its parts with a function that gives each where a move takes it. */
export function motifIn(settings: Settings, piece: readonly Point[]) {
  const motif = motifs[textOf(settings, "motif")];
  const { middle, radius } = roomIn(piece);
  const scale = (radius * numberOf(settings, "size")) / 100;
  const turn = (numberOf(settings, "turn") * Math.PI) / 180;
  const place = ([x, y]: Point): Point => [
    middle[0] + scale * (x * Math.cos(turn) - y * Math.sin(turn)),
    middle[1] + scale * (x * Math.sin(turn) + y * Math.cos(turn)),
  ];
  return {
    scale,
    parts: (motif?.parts ?? []).map(({ line = false, d }) => ({
      line,
      drawn: (move: OnPage) =>
        d
          .map(([command, ...points]) => command + points.map((point) => at(moved(move, place(point)))).join(" "))
          .join("") + (line ? "" : "Z"),
    })),
  };
}

const turnNames: Readonly<Record<number, string>> = {
  1: "no turns",
  2: "half turns",
  3: "thirds of a turn",
  4: "quarter turns",
  6: "sixths of a turn",
};

const maker: Maker = {
  id: "tessellations",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "group",
      name: "Pattern",
      options: groups.map(({ id }) => ({ value: id, name: id })),
      start: "p4g",
    },
    {
      kind: "choice",
      id: "motif",
      name: "Motif",
      options: Object.entries(motifs).map(([value, { name }]) => ({ value, name })),
      start: "leaf",
    },
    { kind: "slider", id: "turn", name: "Turn the motif", from: 0, to: 355, step: 5, start: 15, unit: "°" },
    { kind: "slider", id: "size", name: "Size of the motif", from: 40, to: 200, step: 5, start: 115, unit: "%" },
    { kind: "slider", id: "copies", name: "Copies in the square, about", from: 12, to: 160, step: 4, start: 72 },
    { kind: "slider", id: "high", name: "Height of a cell", from: 60, to: 180, step: 5, start: 100, unit: "%" },
    { kind: "slider", id: "slant", name: "Angle of a cell", from: 50, to: 130, step: 1, start: 75, unit: "°" },
    {
      kind: "choice",
      id: "by",
      name: "Colours",
      options: [
        { value: "turn", name: "by how it was moved" },
        { value: "hand", name: "by left or right hand" },
        { value: "one", name: "one" },
      ],
      start: "turn",
    },
    {
      kind: "choice",
      id: "show",
      name: "Also show",
      options: [
        { value: "pieces", name: "pieces" },
        { value: "elements", name: "mirrors and turning points" },
        { value: "both", name: "both" },
        { value: "nothing", name: "nothing" },
      ],
      start: "pieces",
    },
  ],
  needs: (control, settings) => {
    const { lattice } = groupOf(settings);
    if (control === "slant") return lattice === "oblique";
    return control !== "high" || lattice === "oblique" || lattice === "rectangular";
  },
  draw(settings) {
    const { group, sides, copies, piece } = patternOf(settings);
    const moves = movesOf(group);
    const { scale, parts } = motifIn(settings, piece);
    const show = textOf(settings, "show");
    const isMirrored = moves.map(({ a, b, c, d }) => a * d - b * c < 0);
    const inkOf = (which: number): number =>
      settings["by"] === "one" ? 1 : settings["by"] === "hand" ? (isMirrored[which] ? 3 : 1) : 1 + (which % 5);
    const [grounds, fills]: [string[], string[]] = [
      ["", "", "", "", "", ""],
      ["", "", "", "", "", ""],
    ];
    let lines = "";
    for (const { move, which } of copies) {
      const ink = inkOf(which);
      grounds[ink] += polygon(piece.map((corner) => moved(move, corner)));
      for (const { line, drawn } of parts) {
        if (line) lines += drawn(move);
        else fills[ink] += drawn(move);
      }
    }
    const elements = elementsIn(moves, sides, side);
    const inks = (all: readonly string[], more: Partial<ArtPath>) =>
      all.flatMap((d, ink): ArtPath[] => (d ? [{ ...more, ink: ink as Ink, d }] : []));
    const hasPieces = show === "pieces" || show === "both";
    return {
      paths: [
        ...(hasPieces ? inks(grounds, { fill: true, soft: true }) : []),
        ...inks(fills, { fill: true }),
        ...(lines ? [{ ink: 0 as const, d: lines, width: Math.max(1.5, scale / 14) }] : []),
        ...(show === "elements" || show === "both" ? drawn(elements) : []),
      ],
      words: wordsOf(group, moves.length, elements, motifs[textOf(settings, "motif")]?.name ?? ""),
    };
  },
  surprise: (chance, any) => ({
    ...any,
    size: chance.whole(18, 30) * 5,
    copies: chance.whole(6, 25) * 4,
    high: chance.whole(16, 26) * 5,
    show: chance.pick(["pieces", "pieces", "nothing"]),
  }),
};

function wordsOf({ id }: Group, count: number, elements: readonly Element[], motif: string): string {
  const orders = elements.flatMap((one) => (one.kind === "turn" ? [one.order] : []));
  const most = Math.max(1, ...orders);
  const has = (kind: Element["kind"]) => elements.some((one) => one.kind === kind);
  const [mirrors, glides] = [has("mirror"), has("glide")];
  const folds = mirrors
    ? glides
      ? "mirrors, and glides between them"
      : "mirrors, but no glides apart from them"
    : glides
      ? "no mirrors, but glides, which reflect and slide"
      : "neither mirrors nor glides";
  return `Pattern ${id}: a ${motif} in ${counted(count, "position")}, repeated over the whole plane. It has ${turnNames[most]}${most > 1 ? " at most" : ""}, ${folds}.`;
}

/** Mirrors are whole lines, glides are broken ones, and turning points have as many corners as the turn has parts. */
function drawn(elements: readonly Element[]): readonly ArtPath[] {
  let [mirrors, glides, turns] = ["", "", ""];
  for (const element of elements) {
    if (element.kind === "turn") {
      turns += symbolOf(element.order, element.centre);
      continue;
    }
    const line = ends(element, side);
    if (!line) continue;
    if (element.kind === "mirror") mirrors += `M${at(line[0])}L${at(line[1])}`;
    else glides += dashes(line[0], line[1]);
  }
  const all: ArtPath[] = [
    { ink: 0, d: mirrors, width: 4 },
    { ink: 0, d: glides, width: 4 },
    { ink: 0, d: turns, fill: true },
  ];
  return all.filter(({ d }) => d);
}

function dashes(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const spot = (far: number): Point => [
    from[0] + ((to[0] - from[0]) * far) / length,
    from[1] + ((to[1] - from[1]) * far) / length,
  ];
  let d = "";
  for (let far = 0; far < length; far += 34) d += `M${at(spot(far))}L${at(spot(Math.min(length, far + 20)))}`;
  return d;
}

function symbolOf(order: number, [x, y]: Point): string {
  if (order === 2)
    return `M${short(x - 8)} ${short(y)}L${short(x)} ${short(y - 15)}L${short(x + 8)} ${short(y)}L${short(x)} ${short(y + 15)}Z`;
  return polygon(
    Array.from({ length: order }, (_, i): Point => {
      const turn = (2 * Math.PI * (i + (order === 4 ? 0.5 : 0))) / order;
      return [x + 15 * Math.sin(turn), y - 15 * Math.cos(turn)];
    }),
  );
}

export default maker;
