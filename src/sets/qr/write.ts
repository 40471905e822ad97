import { correction, generate, mode } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** How much of a code may be spoilt and it still reads: about 7, 15, 25 and 30 per cent. */
export type Level = "L" | "M" | "Q" | "H";

/** A QR code as a drawing: `<svg viewBox="0 0 size size"><path d={path}/></svg>`, black on white, in modules. */
export interface QrDrawing {
  /** Modules from edge to edge, the quiet zone with them. */
  readonly size: number;
  /** The outlines of what is dark: without the seams that rows of rectangles show on paper. */
  readonly path: string;
  /** 1 to 40: how many modules there are. */
  readonly version: number;
}

/** The border that the standard asks for; readers miss codes without it. Modules. */
const quiet = 4;
/** Without Shift JIS, whose table takes longer to build than the code, and ISO 8859-1, which readers take for others. */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/**
 * The smallest code of a text, in the best mix of segments, that bears at least so much damage: where its version has room left, more.
 * Null where a text is too long for a code of `most` modules' version.
 */
export function qrDrawing(text: string, level: Level = "M", most = 40): QrDrawing | null {
  const code = generated(text, level, most);
  if (!code) return null;
  const size = code.size + 2 * quiet;
  const path = toSvgPath({ size, get: (x, y) => code.get(x - quiet, y - quiet) });
  return { size, path, version: (code.size - 17) / 4 };
}

function generated(text: string, level: Level, most: number) {
  try {
    return generate(text, { modes, minCorrectionLevel: correction[level], maxVersion: most });
  } catch (error) {
    if ((error as { code?: unknown }).code === tooLong) return null;
    throw error;
  }
}

/** The library's number for it. */
const tooLong = 4;
