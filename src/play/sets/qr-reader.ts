import { ownScript } from "../../device/trusted.ts";
import type { Effort } from "../../sets/qr/read.ts";
import type { Found, Shot } from "./qr-worker.ts";
import address from "./qr-worker.ts?worker&url";

/** What some browsers read codes with themselves. TypeScript's own types do not know it yet. */
interface NativeReader {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
declare const BarcodeDetector:
  | undefined
  | {
      new (options: { readonly formats: readonly string[] }): NativeReader;
      getSupportedFormats(): Promise<readonly string[]>;
    };

/** What a reader is made of; tests put in others. */
export interface Means {
  readonly native: () => Promise<NativeReader | null>;
  readonly worker: () => Worker;
}

const means: Means = {
  async native() {
    if (typeof BarcodeDetector === "undefined") return null;
    const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
    return formats.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : null;
  },
  worker: () => new Worker(ownScript(address), { type: "module" }),
};

/** A camera's frame need not be larger for a code that fills a part of it, and a photograph is no clearer. Pixels. */
const longestSide = { frame: 1000, file: 2000 } as const;

export const unable = "This browser is too old to read codes from pictures. Type the letters, or paste the code.";

/** Reads QR codes out of pictures: by the browser's own means, else in a worker. One picture at a time. */
export class QrReader {
  #means: Means;
  #native: Promise<NativeReader | null> | null = null;
  #worker: Worker | null | undefined;
  #id = 0;
  #waiting = new Map<number, (text: string | null) => void>();

  constructor(its: Means = means) {
    this.#means = its;
  }

  /** The text of a code in the picture, or null. Never throws. */
  async read(picture: ImageData, effort: Effort = "frame"): Promise<string | null> {
    this.#native ??= this.#means.native().catch(() => null);
    const native = await this.#native;
    const found = await native?.detect(picture).catch(() => null);
    const text = found?.[0]?.rawValue;
    // It says so quickly where there is none in a frame; a file is worth a second look.
    if (text || (found && effort === "frame")) return text || null;
    const worker = this.#started();
    return worker ? this.#ask(worker, picture, effort) : null;
  }

  /**
   * Whether nothing can be read here, as was found out with a first picture: a browser from before 2023 without readers of its own. A
   * second copy of ours for its page would weigh more than most pages.
   */
  get isUnable(): boolean {
    return this.#worker === null;
  }

  /** The text of a code that the camera sees, or that is in an opened picture file; null also where there is no picture yet. */
  async readFrom(source: HTMLVideoElement | ImageBitmap, effort: Effort = "frame"): Promise<string | null> {
    const picture = pixelsOf(source, effort);
    return picture && this.read(picture, effort);
  }

  /** Lets go of the worker; a later picture starts another. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#answerAll();
  }

  #started(): Worker | null {
    if (this.#worker !== undefined) return this.#worker;
    try {
      const worker = this.#means.worker();
      worker.onmessage = ({ data: { id, text } }: MessageEvent<Found>) => {
        this.#waiting.get(id)?.(text);
        this.#waiting.delete(id);
      };
      worker.onerror = () => {
        worker.terminate();
        this.#worker = null;
        this.#answerAll();
      };
      this.#worker = worker;
    } catch {
      this.#worker = null; // a browser without workers
    }
    return this.#worker;
  }

  #ask(worker: Worker, picture: ImageData, effort: Effort): Promise<string | null> {
    const id = ++this.#id;
    const { width, height } = picture;
    const rgba = new Uint8ClampedArray(picture.data);
    return new Promise((done) => {
      this.#waiting.set(id, done);
      worker.postMessage({ id, rgba, width, height, effort } satisfies Shot, [rgba.buffer]);
    });
  }

  #answerAll(): void {
    for (const done of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}

/** The pixels of a camera's video or of an opened picture file, made smaller where it is large. Null where it has none yet. */
function pixelsOf(source: HTMLVideoElement | ImageBitmap, effort: Effort): ImageData | null {
  const [wide, high] =
    source instanceof ImageBitmap ? [source.width, source.height] : [source.videoWidth, source.videoHeight];
  const scale = Math.min(1, longestSide[effort] / Math.max(wide, high));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(source, 0, 0, width, height);
  return pen?.getImageData(0, 0, width, height) ?? null;
}
