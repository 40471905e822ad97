import { gcd } from "../../maths/whole.ts";
import { type Point, side, smooth } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf } from "../maker.ts";

/** Two swings at once: so many to and fro while so many up and down, and how much the first is ahead, in radians. */
export interface Swings {
  readonly across: number;
  readonly down: number;
  readonly ahead: number;
}

/** Where the curve is at t; it closes after 2π, and so often sooner as the swings share a factor. */
export function trace({ across, down, ahead }: Swings) {
  return {
    place: (t: number): Point => [Math.sin(across * t + ahead), Math.sin(down * t)],
    way: (t: number): Point => [across * Math.cos(across * t + ahead), down * Math.cos(down * t)],
    end: (2 * Math.PI) / gcd(across, down),
  };
}

/** How often it touches the top, and how often the right side, when it is not run through twice. */
export function touches({ across, down }: Pick<Swings, "across" | "down">) {
  const shared = gcd(across, down);
  return { top: down / shared, side: across / shared };
}

/** Whether the curve turns back on itself at its ends, and so is run through twice. */
export function isOpen({ across, down, ahead }: Swings): boolean {
  const shared = gcd(across, down);
  // At an end both swings stand still: down·t = π/2 + kπ, and there across·t + ahead must be π/2 + mπ, too.
  const [a, b] = [across / shared, down / shared];
  return Array.from({ length: 2 * b }, (_, k) => ((a * (0.5 + k)) / b) * Math.PI + ahead).some(
    (angle) => Math.abs(Math.cos(angle)) < 1e-9,
  );
}

const maker: Maker = {
  id: "lissajous",
  version: 1,
  controls: [
    { kind: "slider", id: "across", name: "Swings across", from: 1, to: 12, step: 1, start: 3 },
    { kind: "slider", id: "down", name: "Swings up and down", from: 1, to: 12, step: 1, start: 4 },
    { kind: "slider", id: "ahead", name: "How far ahead", from: 0, to: 180, step: 1, start: 45, unit: "°" },
    { kind: "slider", id: "strands", name: "Strands", from: 1, to: 10, step: 1, start: 5 },
    { kind: "slider", id: "apart", name: "From strand to strand", from: 1, to: 15, step: 1, start: 4, unit: "°" },
  ],
  needs: (control, settings) => control !== "apart" || numberOf(settings, "strands") > 1,
  draw(settings) {
    const [across, down, ahead, strands, apart] = ["across", "down", "ahead", "strands", "apart"].map((id) =>
      numberOf(settings, id),
    ) as [number, number, number, number, number];
    const half = side / 2 - 45;
    const paths = Array.from({ length: strands }, (_, i): ArtPath => {
      const { place, way, end } = trace({ across, down, ahead: ((ahead + i * apart) * Math.PI) / 180 });
      const d = smooth(
        (t) => [side / 2 + place(t)[0] * half, side / 2 - place(t)[1] * half],
        (t) => [way(t)[0] * half, -way(t)[1] * half],
        end,
        Math.max(12, (10 * Math.max(across, down)) / gcd(across, down)),
      );
      return { ink: ((Math.floor((i * 5) / strands) % 5) + 1) as Ink, d: `${d}Z`, width: strands > 5 ? 2.5 : 4 };
    });
    const swings = { across, down, ahead: (ahead * Math.PI) / 180 };
    const touched = touches(swings);
    const shape = isOpen(swings)
      ? "It runs to an end and comes back the same way."
      : `It touches the top ${counted(touched.top, "time")} and the right side ${counted(touched.side, "time")}.`;
    const shared = gcd(across, down);
    const same = shared > 1 ? ` It is the same as ${across / shared} to ${down / shared}.` : "";
    return {
      paths,
      words: `A Lissajous curve${strands > 1 ? ` in ${strands} strands` : ""}: ${counted(across, "swing")} across while ${down} up and down, ${ahead} degrees ahead. ${strands > 1 ? shape.replace("It", "The first") : shape}${same}`,
    };
  },
};

export default maker;
