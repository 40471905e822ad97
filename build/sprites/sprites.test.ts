import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type MotifName, motifs } from "../../src/content/motifs/all.ts";
import { Motif } from "../../src/ui/motif.tsx";
import { icons } from "./icons.ts";
import { listMotifs, otherMotifs } from "./motifs.ts";

const ids = (symbols: readonly string[]) => symbols.map((one) => /id="([^"]*)"/.exec(one)?.[1] ?? "");

test("the motifs that lie with the icons are told from them by their names", () => {
  const all = ids([...icons(), ...listMotifs()]);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test("a motif is asked for in the file that it lies in", () => {
  const files = { "icons.svg": ids(listMotifs()), "motifs.svg": ids(otherMotifs()) };
  for (const name of Object.keys(motifs) as MotifName[]) {
    const html = renderToStaticMarkup(createElement(Motif, { name }));
    const [, file, id] = /href="\/(\w+\.svg)#([^"]+)"/.exec(html) ?? [];
    expect(files[file as keyof typeof files], name).toContain(id);
  }
});
