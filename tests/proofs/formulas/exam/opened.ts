import { solve } from "../../../../src/maths/equation/solve.ts";
import { angleUnits } from "../../../../src/maths/expression/angles.ts";
import { conversion } from "../../../../src/tools/converter/convert.ts";
import { calculate } from "../../../../src/tools/fractions/calculate.ts";
import { ask, blanksOf, questions } from "../../../../src/tools/percentages/questions.ts";
import { readPictureLink } from "../../../../src/tools/plotter/link.ts";
import { readRow } from "../../../../src/tools/plotter/row.ts";
import { readSlider } from "../../../../src/tools/plotter/slider.ts";
import { work } from "../../../../src/tools/scientific/line.ts";
import { sharedIn } from "../../../../src/tools/scientific/link.ts";
import { fresh, meaningsOf } from "../../../../src/tools/scientific/session.ts";
import { measure } from "../../../../src/tools/shapes/measure.ts";
import { planeShapes } from "../../../../src/tools/shapes/plane-shapes.ts";
import { solids } from "../../../../src/tools/shapes/solids.ts";

/**
 * What a tool works out from an address, so that it can be compared with the worked use; nothing where it tells no
 * number, such as a curve. Throws where the tool would not understand the address.
 */
export function opened(address: string): number[] {
  const { pathname, search, hash } = new URL(address, "https://site.test");
  const fields = Object.fromEntries(new URLSearchParams(search));
  switch (pathname) {
    case "/scientific-calc":
      return fields["equation"] === undefined ? calculated(search) : solved(fields["equation"]);
    case "/fraction-calc":
      if (calculate(fields["sum"] ?? "").kind === "problem") throw new Error(address);
      return [];
    case "/percentage-calc":
      return percentage(fields);
    case "/area-calc":
    case "/volume-calc":
      return measured(pathname === "/area-calc" ? planeShapes : solids, fields);
    case "/converter":
      conversion(fields["value"] ?? "", fields["from"] ?? "", fields["to"] ?? "");
      return [];
    case "/graph-plotter":
      return drawn(hash);
    default:
      throw new Error(`no tool at ${pathname}`);
  }
}

function calculated(search: string): number[] {
  const shared = sharedIn(search);
  if (!shared) throw new Error(search);
  const given = [...new URLSearchParams(search).keys()].filter((name) => name !== "e" && name !== "angle");
  const strange = given.filter((name) => !(name in shared.names));
  if (strange.length > 0 || !angleUnits.includes(shared.angle)) throw new Error(`not letters: ${strange}`);
  const outcome = work(shared.text, {
    ...meaningsOf({ ...fresh, angle: shared.angle, names: shared.names }),
    angle: shared.angle,
    decimalComma: false,
  });
  if (outcome.kind !== "value") throw new Error("message" in outcome ? outcome.message : search);
  return [outcome.value.near];
}

function solved(equation: string): number[] {
  const result = solve(equation);
  if (result.kind === "problem") throw new Error(result.message);
  return [];
}

function percentage(fields: Readonly<Record<string, string>>): number[] {
  const question = questions.find(({ id }) => id === fields["ask"]);
  if (!question) throw new Error(`no question ${fields["ask"]}`);
  const blanks = blanksOf(question);
  if (blanks.some(({ name, options }) => options && !options.includes(fields[name] ?? "")))
    throw new Error("which way?");
  const outcome = ask(question, fields);
  if (outcome.kind === "problem") throw new Error(outcome.message);
  return [];
}

function measured(shapes: typeof solids, fields: Readonly<Record<string, string>>): number[] {
  const { shape: id, unit = "cm", ...sizes } = fields;
  const shape = shapes.find((one) => one.id === id);
  if (!shape) throw new Error(`no shape ${id}`);
  const strange = Object.keys(sizes).filter((name) => !shape.quantities.some((one) => one.name === name));
  if (strange.length > 0) throw new Error(`${id} has no ${strange}`);
  const { solved, given } = measure(
    shape,
    Object.fromEntries(Object.entries(sizes).map(([name, text]) => [name, { text }])),
    unit,
  );
  return [...solved.values].flatMap(([name, value]) => (given.has(name) ? [] : [value.number]));
}

function drawn(hash: string): number[] {
  const picture = readPictureLink(hash.slice(1));
  const lines = picture?.lines.map(({ text }) => text) ?? [];
  const letters = new Map(lines.flatMap((text) => readSlider(text) ?? []).map(({ name, value }) => [name, value]));
  const rows = lines.map((text) => readRow(text, letters));
  const fault = rows.find((row) => row.kind === "fault");
  if (fault || !rows.some(({ kind }) => kind === "drawing")) throw new Error(fault?.message ?? "nothing is drawn");
  return [];
}
