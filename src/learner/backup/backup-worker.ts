// Beside the page's thread: a copy may hold a hundred megabytes.

import type { TableName } from "../store/table.ts";
import { createPieces } from "./backup-pieces.ts";

/** What the page asks for: a file to be opened, then its records piece by piece. */
export type Ask = { readonly file: Blob } | { readonly name: TableName; readonly from: number };

const pieces = createPieces();

addEventListener("message", async ({ data }: MessageEvent<Ask>) => {
  postMessage("file" in data ? await pieces.open(data.file) : pieces.piece(data.name, data.from));
});
// What is thrown in an answer that is waited for is no error of the worker's to the page, unless it is made one.
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
