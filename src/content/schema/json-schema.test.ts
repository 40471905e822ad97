import { expect, test } from "vitest";
import { z } from "zod";
import { editorFile } from "./puzzle.ts";

// The JSON Schema that gives authors completion and errors in their editor (.vscode/settings.json points at it) is made
// from the same zod schema. `npm run schema` writes it anew after a change.
test("the editors' schema is that of the build", async () => {
  const schema = z.toJSONSchema(editorFile, { io: "input", unrepresentable: "any" });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot("./puzzle-file.schema.json");
});
