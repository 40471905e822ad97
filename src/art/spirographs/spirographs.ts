import { gcd } from "../../maths/whole.ts";
import { type Point, side, smooth } from "../geometry.ts";
import { counted, type Ink, type Maker, numberOf, type Settings, textOf } from "../maker.ts";

/** A wheel that rolls on a ring, both counted in teeth, and how far from its middle the pen is, in wheels. */
export interface Gear {
  readonly ring: number;
  readonly wheel: number;
  readonly pen: number;
  readonly inside: boolean;
}

/** How often the curve comes out to its edge, and how often the wheel goes round the ring before it closes. */
export function closing({ ring, wheel }: Pick<Gear, "ring" | "wheel">): {
  readonly petals: number;
  readonly turns: number;
} {
  const shared = gcd(ring, wheel);
  return { petals: ring / shared, turns: wheel / shared };
}

/** Where the pen is, and which way it goes, when the wheel has gone so far round the ring, in radians. */
export function trace({ ring, wheel, pen, inside }: Gear) {
  const arm = inside ? ring - wheel : ring + wheel;
  const spin = arm / wheel;
  const reach = pen * wheel;
  // Inside, the wheel turns against its way round; outside with it.
  const [cos, sin] = inside ? [reach, -reach] : [-reach, -reach];
  return {
    place: (t: number): Point => [
      arm * Math.cos(t) + cos * Math.cos(spin * t),
      arm * Math.sin(t) + sin * Math.sin(spin * t),
    ],
    way: (t: number): Point => [
      -arm * Math.sin(t) - cos * spin * Math.sin(spin * t),
      arm * Math.cos(t) + sin * spin * Math.cos(spin * t),
    ],
    reach: Math.abs(arm) + Math.abs(reach),
  };
}

const gearOf = (settings: Settings, pen: number): Gear => ({
  ring: numberOf(settings, "ring"),
  wheel: numberOf(settings, "wheel"),
  pen,
  inside: textOf(settings, "where") === "inside",
});

const maker: Maker = {
  id: "spirographs",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "where",
      name: "The wheel rolls",
      options: [
        { value: "inside", name: "inside the ring" },
        { value: "outside", name: "outside the ring" },
      ],
      start: "inside",
    },
    { kind: "slider", id: "ring", name: "Teeth of the ring", from: 24, to: 150, step: 1, start: 96 },
    { kind: "slider", id: "wheel", name: "Teeth of the wheel", from: 6, to: 120, step: 1, start: 54 },
    { kind: "slider", id: "pen", name: "Pen from the middle", from: 10, to: 150, step: 1, start: 80, unit: "%" },
    { kind: "slider", id: "pens", name: "Pens", from: 1, to: 5, step: 1, start: 3 },
  ],
  draw(settings) {
    const pens = numberOf(settings, "pens");
    const pen = numberOf(settings, "pen") / 100;
    const gears = Array.from({ length: pens }, (_, i) => gearOf(settings, pen * (1 - i / (pens + 1))));
    const [first] = gears;
    if (!first) return { paths: [], words: "" };
    if (first.inside && first.ring === first.wheel)
      return { paths: [], words: "The wheel fills the ring, so it cannot roll and nothing is drawn." };
    const { petals, turns } = closing(first);
    const most = Math.max(...gears.map((gear) => trace(gear).reach));
    const scale = (side / 2 - 30) / most;
    const paths = gears.map((gear, i) => {
      const { place, way } = trace(gear);
      const shown = ([x, y]: Point): Point => [side / 2 + x * scale, side / 2 - y * scale];
      const turned = ([x, y]: Point): Point => [x * scale, -y * scale];
      const d = smooth(
        (t) => shown(place(t)),
        (t) => turned(way(t)),
        2 * Math.PI * turns,
        Math.max(8 * petals, 12 * turns),
      );
      return { ink: ((i % 5) + 1) as Ink, d: `${d}Z`, width: 3 };
    });
    const curves = pens === 1 ? "A curve" : `${pens} curves, one in the other, each`;
    return {
      paths,
      words: `${curves} with ${counted(petals, "petal")}. The wheel goes ${first.inside ? "round inside" : "round"} the ring ${counted(turns, "time")} before the pen is back where it began.`,
    };
  },
  surprise: (chance, any) => {
    const ring = chance.pick([60, 72, 84, 90, 96, 105, 120, 126, 144]);
    const wheel = chance.whole(12, Math.min(110, ring - 6));
    return { ...any, ring, wheel, pen: chance.whole(40, 110) };
  },
};

export default maker;
