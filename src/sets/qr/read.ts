import { decodeQR } from "qr/decode.js";

/**
 * How hard a picture is looked at: a camera soon sends the next one, a file is all there is. The milliseconds are the library's limit
 * to its further tries.
 */
const efforts = {
  frame: { effort: 4, timeLimit: 40 },
  file: { effort: Number.POSITIVE_INFINITY, timeLimit: 2000 },
} as const;

export type Effort = keyof typeof efforts;

/** The text of a QR code that is somewhere in a picture of four bytes a pixel; null where none can be read. */
export function read(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  effort: Effort = "frame",
): string | null {
  if (rgba.length !== 4 * width * height)
    throw new RangeError(`${rgba.length} bytes are no ${width} by ${height} picture`);
  try {
    return decodeQR({ data: rgba, width, height }, { format: "RGBA", ...efforts[effort] });
  } catch {
    // It throws for a picture without a code as for one that is spoilt, and for one too small to hold any.
    return null;
  }
}
