import { label, type PaperGame, stroke, svg } from "../../boards/paper.ts";
import type { Html } from "../../engine/puzzle.ts";
import { fractionText } from "../../maths/rational.ts";
import game from "./game.ts";
import { lawNames } from "./law.ts";
import { type Bricks, type Pyramid, readBricks } from "./pyramid.ts";

const onPaper: PaperGame<Pyramid> = {
  game,
  paper({ law, height, givens }, key) {
    const solved = readBricks(key);
    if ("problem" in solved) throw new Error(solved.problem);
    return {
      prompt: `Fill in the pyramid, in which each brick is ${lawNames[law]}.`,
      figure: wall(height, givens, givens),
      solution: wall(height, solved.value, givens),
    };
  },
};
export default onPaper;

/** Bricks in rows, one more in each; those that are given are printed strong. */
function wall(height: number, bricks: Bricks, givens: Bricks): Html {
  const [wide, high] = [54, 30];
  const parts: string[] = [];
  for (let row = 0, brick = 0; row < height; row++)
    for (let place = 0; place <= row; place++, brick++) {
      const x = 1 + ((height - 1 - row) * wide) / 2 + place * wide;
      const y = 1 + row * high;
      parts.push(`<rect x="${x}" y="${y}" width="${wide}" height="${high}" ${stroke(1.5)}/>`);
      const value = bricks[brick];
      if (!value) continue;
      const text = fractionText(value).replace("-", "−");
      parts.push(label(x + wide / 2, y + high / 2, text, 15, givens[brick] !== null));
    }
  return svg(height * wide + 2, height * high + 2, `A pyramid of ${height} rows`, parts.join(""));
}
