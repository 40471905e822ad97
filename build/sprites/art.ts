import { makers } from "../../src/art/all.ts";
import { artSymbol } from "../../src/art/symbol.ts";

/** How each picture of /math-art begins, drawn by its maker. */
export const artSymbols = (): string[] => [...makers.map(artSymbol), mandelbrot()];

/** So many squares to a side, and so many steps until a place counts as staying. */
const squares = 80;
const steps = 40;

/** The Mandelbrot set in coarse squares, coloured by how soon a place runs away: the zoom itself draws by pixels. */
function mandelbrot(): string {
  const size = Math.ceil(10000 / squares) / 10;
  const paths = ["", "", "", "", "", ""];
  for (let row = 0; row < squares; row++) {
    const inks = Array.from({ length: squares }, (_, i) => inkAt(i, row));
    for (let i = 0; i < squares; i++) {
      const from = i;
      while (inks[i + 1] === inks[from]) i++;
      const ink = inks[from] ?? -1;
      if (ink < 0) continue;
      const [left, right, top, bottom] = [from, i + 1, row, row + 1].map((at) => Math.round(at * size));
      paths[ink] += `M${left} ${top}H${right}V${bottom}H${left}Z`;
    }
  }
  const drawn = paths.map((d, ink) => (d ? `<path fill="var(--art${ink})" d="${d}"/>` : ""));
  return `<symbol id="fractals" viewBox="0 0 1000 1000">${drawn.join("")}</symbol>`;
}

/** The ink of a place: 0 where it stays, 1 to 5 where it runs away late, none where it does so soon. */
function inkAt(i: number, row: number): number {
  const [cx, cy] = [-2.1 + (2.8 * (i + 0.5)) / squares, -1.4 + (2.8 * (row + 0.5)) / squares];
  let [x, y] = [0, 0];
  for (let step = 0; step < steps; step++) {
    [x, y] = [x * x - y * y + cx, 2 * x * y + cy];
    if (x * x + y * y > 4) return step < 3 ? -1 : 1 + Math.min(4, step < 8 ? step - 3 : 4);
  }
  return 0;
}
