// Beside the page's thread: the camera's picture goes on while a frame is looked through.
import { type Effort, read } from "../../sets/qr/read.ts";

/** A picture to be looked through; its bytes are handed over. */
export interface Shot {
  readonly id: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly effort: Effort;
}

export interface Found {
  readonly id: number;
  readonly text: string | null;
}

addEventListener("message", ({ data: { id, rgba, width, height, effort } }: MessageEvent<Shot>) => {
  postMessage({ id, text: read(rgba, width, height, effort) } satisfies Found);
});
