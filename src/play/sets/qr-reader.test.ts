import { expect, test } from "vitest";
import { modulesOf, photographed } from "../../sets/qr/photograph.ts";
import { read } from "../../sets/qr/read.ts";
import { qrDrawing } from "../../sets/qr/write.ts";
import { type Means, QrReader } from "./qr-reader.ts";
import type { Shot } from "./qr-worker.ts";

function pictureOf(text: string): ImageData {
  const code = qrDrawing(text);
  if (!code) throw new Error("too long");
  const { rgba, width, height } = photographed(modulesOf(code), { scale: 4 });
  return { data: rgba, width, height } as unknown as ImageData;
}
const picture = pictureOf("HELLO");
const blank = { data: new Uint8ClampedArray(4 * 50 * 50).fill(255), width: 50, height: 50 } as unknown as ImageData;

/** A worker that answers each shot as told; the browser's structured copy is left out. */
function workerThat(answers: (shot: Shot, worker: Worker) => void) {
  const worker = {
    terminate() {},
    postMessage: (shot: Shot) => queueMicrotask(() => answers(shot, worker as unknown as Worker)),
  };
  return worker as unknown as Worker;
}
const tell = (worker: Worker, data: unknown) => worker.onmessage?.({ data } as MessageEvent);

/** Ours, as the worker has it. */
const worker = () =>
  workerThat(({ id, rgba, width, height, effort }, me) => tell(me, { id, text: read(rgba, width, height, effort) }));

test("without a reader of the browser's own the worker reads", async () => {
  const reader = new QrReader({ native: async () => null, worker });
  expect(await reader.read(picture)).toBe("HELLO");
  expect(await reader.read(blank)).toBeNull();
  expect(reader.isUnable).toBe(false);
});

test("without either it says that it is unable to", async () => {
  const reader = new QrReader();
  expect(await reader.read(picture)).toBeNull();
  expect(reader.isUnable).toBe(true);
});

test("the browser's own reader goes first, and has the last word on a frame but not on a file", async () => {
  const found = (texts: string[]): Means => ({
    native: async () => ({ detect: async () => texts.map((rawValue) => ({ rawValue })) }),
    worker,
  });
  expect(await new QrReader(found(["NATIVE"])).read(picture)).toBe("NATIVE");
  expect(await new QrReader(found([])).read(picture, "frame")).toBeNull();
  expect(await new QrReader(found([])).read(picture, "file")).toBe("HELLO");
});

test("where the browser's own reader fails, ours reads", async () => {
  const broken: Means = {
    native: async () => ({ detect: () => Promise.reject(new Error("no service")) }),
    worker,
  };
  expect(await new QrReader(broken).read(picture)).toBe("HELLO");
  expect(await new QrReader({ ...broken, native: () => Promise.reject(new Error("no formats")) }).read(picture)).toBe(
    "HELLO",
  );
});

test("a worker is asked with a copy of the picture, and each answer goes to its question", async () => {
  const worker = workerThat(({ id, rgba }, me) => tell(me, { id, text: `${id}: ${rgba.length}` }));
  const reader = new QrReader({ native: async () => null, worker: () => worker });
  expect(await Promise.all([reader.read(picture), reader.read(blank)])).toEqual([
    `1: ${picture.data.length}`,
    "2: 10000",
  ]);
  expect(picture.data.length).toBeGreaterThan(0);
});

test("a worker that breaks down leaves no one waiting, and it is known from then on", async () => {
  const worker = workerThat((_shot, me) => me.onerror?.({} as ErrorEvent));
  const reader = new QrReader({ native: async () => null, worker: () => worker });
  expect(await reader.read(picture)).toBeNull();
  expect(reader.isUnable).toBe(true);
  expect(await reader.read(picture)).toBeNull();
});

test("a reader that is let go answers who waits", async () => {
  const reader = new QrReader({ native: async () => null, worker: () => workerThat(() => {}) });
  const waiting = reader.read(picture);
  await new Promise((done) => setTimeout(done));
  reader.end();
  expect(await waiting).toBeNull();
});
