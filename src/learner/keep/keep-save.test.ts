import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSave, readSave, type Save } from "../records/save.ts";
import { stubLocal } from "../store/store-examples.ts";
import type { Change } from "../store/table.ts";
import { keep } from "./keep.ts";
import { keepMove, keepStart } from "./keep-save.ts";
import { note } from "./notes.ts";
import { recalled } from "./recall.ts";

vi.mock("./keep.ts", () => ({ keep: vi.fn(async () => undefined) }));

beforeEach(() => void stubLocal());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(keep).mockClear();
});

const kind = "game/nim/first";
const later = newSave({ who: "guest", kind, text: "later" });

/** What is kept where this is stored, and what is told of it. */
function started(stored?: unknown) {
  const told: (string | null)[] = [];
  keepStart(
    kind,
    (over) => `from ${over}`,
    (text) => void told.push(text),
    "guest",
  );
  const [, record, how] = vi.mocked(keep).mock.calls[0] ?? [];
  const { over, kept } = how as unknown as Change<Save>;
  const next = over?.(stored) ?? null;
  kept?.(next);
  return { record: record as Save, next, told };
}

test("a beginning is kept where nothing is, and that is told", () => {
  const { record, next, told } = started();
  expect(next).toEqual(record);
  expect(record).toMatchObject({ id: `guest/${kind}`, text: "from 0" });
  expect(told).toEqual(["from 0"]);
});

test("where one is over it says when that was", () => {
  const over = newSave({ who: "guest", kind, text: "" }, new Date(1_795_000_000_000));
  const { next, told } = started(over);
  expect(next?.text).toBe("from 1795000000000");
  expect(told).toEqual(["from 1795000000000"]);
});

test("what is kept already stays, and is told, as far as it can be read", () => {
  expect(started(later)).toMatchObject({ next: null, told: ["later"] });
  vi.mocked(keep).mockClear();
  expect(started({ ...later, v: 99 })).toMatchObject({ next: null, told: [null] });
});

test("a beginning that was only noted when the page was closed replaces nothing at the next visit", () => {
  const { record } = started();
  note("saves", record);
  const [change] = recalled("saves", readSave);
  const longAgo = newSave({ who: "guest", kind, text: "x" }, new Date(2025, 0, 1));
  expect([undefined, longAgo, later].map((stored) => change?.over?.(stored))).toEqual([record, null, null]);
});

test("a move goes with the board it was made on", () => {
  keepMove(kind, "1.a", "text", "guest");
  expect(vi.mocked(keep).mock.calls).toEqual([
    ["moves", expect.objectContaining({ id: `guest/${kind}#1.a`, text: "text" })],
  ]);
});
