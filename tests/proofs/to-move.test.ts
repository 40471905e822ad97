import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConcepts } from "../../src/content/schema/library/concepts.ts";
import { readInvestigations } from "../../src/content/schema/library/investigations.ts";
import { manipulatives } from "../../src/manipulatives/all.ts";
import { type Act, isOffered, type Manipulative } from "../../src/manipulatives/manipulative.ts";

const content = new URL("../../src/content/", import.meta.url);
const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, content))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name, readFileSync(new URL(`${folder}/${name}`, content), "utf8")] as const);

const entries = [
  ...filesOf("concepts").flatMap(([name, text]) => readConcepts(name, text)),
  ...filesOf("investigations").flatMap(([name, text]) => readInvestigations(name, text)),
];

/** The buttons that stand unfolded while a part is chosen, as the page lays them out. */
function buttons(tool: Manipulative<unknown>, state: unknown, wanted: string | undefined): Act<unknown>[] {
  const acts = tool.acts(state);
  const parts = tool.parts(state).filter(({ id }) => acts.some(({ of }) => of === id));
  const chosen = parts.find(({ id }) => id === wanted)?.id ?? parts[0]?.id ?? null;
  return acts.filter((act) => isOffered(act, chosen) && act.knob === undefined && !act.rare);
}

/** What a button says, whatever numbers or colours it speaks of just now. */
const alike = (label: string) => label.replace(/\d+([.]\d+)?/g, "9").replace(/red|blue|green|yellow|purple/, "red");

describe.each(entries.map((one) => [one.id, one.move] as const))("%s", (_, { by, state, part, do: task }) => {
  const tool = [...manipulatives.values()].find(({ id }) => id === by);
  if (!tool) throw new Error(by);
  const read = tool.read(state);
  if ("problem" in read) throw new Error(read.problem);
  const first = buttons(tool, read.state, part);

  test("each button that its task names stands there from the beginning", () => {
    if (part !== undefined) expect(tool.parts(read.state).map(({ id }) => id)).toContain(part);
    // What somebody says ends in a full stop, what a button says does not.
    const named = [...task.matchAll(/“([^”]+[^”.?!])”/g)].map(([, name]) => name);
    const offered = first.map(({ label }) => label);
    for (const name of named) expect(offered).toContain(name);
  });

  test("a button that is pressed stays where it is, press after press", () => {
    for (const [at, { id, label }] of first.entries()) {
      let now = read.state;
      for (let presses = 0; presses < 6; presses++) {
        const act = buttons(tool, now, part)[at];
        const where = `${id} after ${presses} presses: ${tool.write(now)}`;
        // What turns something on turns it off; what takes the last one away is that of the one before it.
        if (act?.id !== id) expect(act && alike(act.label), where).toBe(alike(label));
        if (!act?.to) break;
        now = act.to;
      }
    }
  });
});
