import { expect, test } from "vitest";
import { attempt } from "../derive/examples.ts";
import { newSave } from "../records/save.ts";
import { createPieces } from "./backup-pieces.ts";

const file = (copy: object) => new Blob([JSON.stringify({ sumwhere: 1, ...copy })]);

async function lengths(copy: object, name: "attempts" | "saves") {
  const pieces = createPieces();
  const contents = await pieces.open(file(copy));
  const found: number[] = [];
  for (let from = 0; ; ) {
    const { length } = pieces.piece(name, from);
    if (length === 0) return { contents, found };
    found.push(length);
    from += length;
  }
}

test("a long list comes in pieces that can be written in a moment, each record once", async () => {
  const attempts = Array.from({ length: 1200 }, (_, n) => attempt(n));
  const { contents, found } = await lengths({ attempts: [...attempts, ...attempts] }, "attempts");
  expect(found).toEqual([500, 500, 200]);
  expect(contents).toMatchObject({ counts: { attempts: 1200, saves: 0 }, unread: 0 });
});

test("long records come in fewer at once", async () => {
  const saves = Array.from({ length: 5 }, (_, n) => newSave({ who: "guest", kind: `${n}`, text: "x".repeat(200_000) }));
  expect((await lengths({ saves }, "saves")).found).toEqual([3, 2]);
});

test("what is no copy has no pieces", async () => {
  const pieces = createPieces();
  expect(await pieces.open(new Blob(["{"]))).toEqual({ problem: "This is not a copy that Sumwhere made." });
  expect(pieces.piece("saves", 0)).toEqual([]);
});
