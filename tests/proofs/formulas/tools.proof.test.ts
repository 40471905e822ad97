import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFormulas } from "../../../src/content/schema/formulas.ts";
import { solve } from "../../../src/maths/equation/solve.ts";
import { calculate } from "../../../src/tools/fractions/calculate.ts";
import { ask, questions } from "../../../src/tools/percentages/questions.ts";
import { readPictureLink } from "../../../src/tools/plotter/link.ts";
import { work } from "../../../src/tools/scientific/line.ts";
import { sharedIn } from "../../../src/tools/scientific/link.ts";
import { fresh, meaningsOf } from "../../../src/tools/scientific/session.ts";
import { measure } from "../../../src/tools/shapes/measure.ts";
import { planeShapes } from "../../../src/tools/shapes/plane-shapes.ts";
import { solids } from "../../../src/tools/shapes/solids.ts";
import { evaluate, isNumeric } from "./evaluate.ts";

const formulas = Object.values(readFormulas(readFileSync("src/content/formulas.yaml", "utf8"))).flat();

/** What a worked line says of what the tool finds: the sine of the angle, the square of the side. */
const inLine: Readonly<Record<string, (found: number) => number>> = {
  "sine-cosine-tangent": (angle) => Math.sin((angle / 180) * Math.PI),
  pythagoras: (side) => side ** 2,
};

/** Of all that a shape has, what the formula asks for. */
const wanted: Readonly<Record<string, string>> = {
  "rectangle-area": "A",
  "triangle-area": "A",
  circumference: "C",
  "circle-area": "A",
  pythagoras: "c",
  "prism-volume": "V",
};

for (const { id, example, tool } of formulas)
  test(`${id}: the tool works its example out as the worked line does`, () => {
    const link = new URL(tool.link, "https://example.org");
    const fields = Object.fromEntries(link.searchParams);
    const ends = [...example.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = ""]) => {
      const last = tex
        .split("=")
        .filter((side) => isNumeric(side) && !side.includes(","))
        .at(-1);
      return last === undefined ? [] : [evaluate(last)];
    });
    const found = results(link.pathname, fields, link.hash, wanted[id] ?? "");
    expect(found.length).toBeGreaterThan(0);
    const shown = found.map(inLine[id] ?? Number);
    expect(shown.filter((value) => !ends.some((end) => Math.abs(end - value) < 1e-9 * Math.abs(end)))).toEqual([]);
  });

/** What a tool says to a link, as numbers. */
function results(
  page: string,
  fields: Readonly<Record<string, string>>,
  hash: string,
  wanted: string,
): readonly number[] {
  switch (page) {
    case "/scientific-calc":
      return fields["equation"] === undefined ? calculated(fields) : solutions(fields["equation"]);
    case "/fraction-calc": {
      const result = calculate(fields["sum"] ?? "");
      return result.kind === "value" ? [Number(result.value.num) / Number(result.value.den)] : [];
    }
    case "/percentage-calc": {
      const question = questions.find((one) => one.id === fields["ask"]);
      const outcome = question && ask(question, fields);
      return outcome?.kind === "answer" ? [Number(outcome.answer.value.num) / Number(outcome.answer.value.den)] : [];
    }
    case "/area-calc":
    case "/volume-calc": {
      const shape = (page === "/area-calc" ? planeShapes : solids).find((one) => one.id === fields["shape"]);
      if (!shape) return [];
      const names = shape.quantities.map(({ name }) => name);
      const typed = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, { text: fields[name] }]] : [])));
      return [measure(shape, typed, fields["unit"] ?? "", "point").solved.values.get(wanted)?.number ?? Number.NaN];
    }
    default: {
      // The plotter: y = mx + c with its letters, at the place of the worked line.
      const [line = "", ...letters] = readPictureLink(hash.slice(1))?.lines.map(({ text }) => text) ?? [];
      const names = Object.fromEntries(letters.map((text) => text.split(" = ")));
      return calculated({ ...names, x: "3", e: line.replace("y = ", "") });
    }
  }
}

function calculated(fields: Readonly<Record<string, string>>): readonly number[] {
  const shared = sharedIn(`?${new URLSearchParams(fields)}`);
  if (!shared) return [];
  const session = { ...fresh, angle: shared.angle, names: shared.names };
  // Whoever writes decimals with a comma opens the same link.
  const read = [false, true].map((decimalComma) =>
    work(shared.text, { ...meaningsOf(session), angle: shared.angle, decimalComma }),
  );
  return read.map((outcome) => ("value" in outcome ? outcome.value.near : Number.NaN));
}

function solutions(equation: string): readonly number[] {
  const result = solve(equation);
  return result.kind === "problem" ? [] : result.values;
}
