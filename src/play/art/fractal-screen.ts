import { apart } from "../../art/fractals/decimal.ts";
import { type Box, type Piece, piecesOf } from "../../art/fractals/picture.ts";
import { doublesDo } from "../../art/fractals/precision.ts";
import { type FractalSettings, toText } from "../../art/fractals/settings.ts";
import type { Found } from "../../art/fractals/words.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { Gpu } from "./fractal-gpu.ts";
import { Team } from "./fractal-work.ts";

/** So long after the last movement it stands still. */
const rest = 250; // milliseconds
/** While it moves, a picture is begun anew so often, and when it has paused for so long. */
const often = 200;
const pause = 40;
/** Followed for so many steps, a coarse picture takes the page itself some milliseconds; for more, it is coarser. */
const fewSteps = 500;
/** A picture enlarged more than so many times says less than a coarse one. */
const blurred = 6;

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  settings: FractalSettings;
  /** The part that is fine enough. */
  known: Box | null;
}

/** The picture on a canvas: what is known of it is moved at once, and the rest follows coarse to fine. */
export class FractalScreen {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #team = new Team();
  readonly #onRest: (settings: FractalSettings) => void;
  readonly #onFound: (settings: FractalSettings, found: Found) => void;
  #gpu: Gpu | null = null;
  #settings: FractalSettings;
  /** What is shown, moved to where it belongs; and a spare one. */
  #front: Sheet | null = null;
  #spare: Sheet | null = null;
  #told = "";
  #begun = Number.NEGATIVE_INFINITY;
  /** Whether the last picture that was begun is finished. */
  #isReady = true;
  #frame = 0;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(
    canvas: HTMLCanvasElement,
    settings: FractalSettings,
    onRest: (settings: FractalSettings) => void,
    onFound: (settings: FractalSettings, found: Found) => void,
  ) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#settings = settings;
    this.#onRest = onRest;
    this.#onFound = onFound;
    whenIdle(() => {
      if (!this.#isOver) this.#gpu = new Gpu(() => this.#begin());
    });
  }

  get settings(): FractalSettings {
    return this.#settings;
  }

  end(): void {
    this.#isOver = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#pauseTimer);
    clearTimeout(this.#restTimer);
    this.#team.end();
    this.#gpu?.end();
  }

  resize(width: number, height: number): void {
    const canvas = this.#canvas;
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    this.#spare = null;
    this.#front = null;
    this.#begin();
  }

  /** Shows what it is told to. What it has told itself comes back a little later, when it may have been moved on. */
  show(settings: FractalSettings): void {
    const text = toText(settings);
    if (text === toText(this.#settings) || text === this.#told) return;
    this.#told = "";
    this.#settings = settings;
    clearTimeout(this.#restTimer);
    this.#begin();
  }

  /** Shows what a hand or a key has moved it to, and tells so when it rests. */
  move(settings: FractalSettings): void {
    this.#settings = settings;
    this.#canvas.dataset["drawn"] = "moved";
    this.#draw();
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      this.#told = toText(this.#settings);
      this.#onRest(this.#settings);
    }, rest);
    clearTimeout(this.#pauseTimer);
    if (this.#isReady || performance.now() - this.#begun > often) this.#begin();
    else this.#pauseTimer = setTimeout(() => this.#begin(), pause);
  }

  /** Puts the sheet on the canvas, moved and scaled, in the next frame. */
  #draw(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const { width, height } = this.#canvas;
      this.#context?.clearRect(0, 0, width, height);
      if (this.#context && this.#front) copy(this.#front, this.#settings, this.#context, this.#canvas);
    });
  }

  /** Begins with the picture as it is wanted now. */
  #begin(): void {
    clearTimeout(this.#pauseTimer);
    const { width, height } = this.#canvas;
    if (this.#isOver || width === 0 || height === 0) return;
    this.#begun = performance.now();
    this.#isReady = false;
    const settings = this.#settings;
    const sheet = this.#newSheet(settings);
    if (!sheet) return;
    this.#canvas.dataset["drawn"] = "moved";
    const task = { settings, width, height, known: sheet.known };
    const all = { left: 0, top: 0, width, height };
    const coarse = settings.iterations > fewSteps ? 16 : 8;
    let found: Found = { count: 0, inside: 0, deepest: 0 };
    const note = ({ count, inside, deepest }: Piece) => {
      found = { count: found.count + count, inside: found.inside + inside, deepest: Math.max(found.deepest, deepest) };
    };
    const finish = () => this.#onFound(settings, found);
    const refine = (steps: readonly number[]) => {
      const tell = (piece: Piece) => {
        put(piece, sheet);
        if (piece.step === 1) note(piece);
        this.#drawn(sheet, "coarse");
      };
      this.#team.start({ ...task, steps }, tell, () => {
        sheet.known = all;
        this.#isReady = true;
        this.#drawn(sheet, "sharp");
        finish();
      });
    };

    const how = this.#gpu?.draw(settings, width, height);
    if (this.#gpu && how) {
      sheet.context.drawImage(this.#gpu.canvas, 0, 0);
      sheet.known = all;
      this.#drawn(sheet, how === "fine" ? "sharp" : "coarse");
      this.#isReady = how === "fine";
      if (how === "fine") this.#team.start({ ...task, steps: [coarse] }, note, finish);
      else refine([1]);
      return;
    }
    const { known } = task;
    if (known && known.width * known.height > (width * height) / 2) {
      this.#draw();
      refine([2, 1]);
      return;
    }
    // The page itself is the quicker for a coarse picture, where it is done in some milliseconds.
    if (!doublesDo(settings, width) && this.#team.isWarm) {
      this.#draw();
      refine([coarse, 2, 1]);
      return;
    }
    for (const piece of piecesOf({ ...task, steps: [coarse], part: 0, parts: 1 })) put(piece, sheet);
    this.#drawn(sheet, "coarse");
    refine([2, 1]);
  }

  #drawn(sheet: Sheet, how: "coarse" | "sharp"): void {
    this.#draw();
    if (sheet.settings === this.#settings) this.#canvas.dataset["drawn"] = how;
  }

  /** A sheet for other settings, with what is known already in its place. */
  #newSheet(settings: FractalSettings): Sheet | null {
    const before = this.#front;
    const { width, height } = this.#canvas;
    const sheet = this.#spare ?? blank(settings, width, height);
    if (!sheet) return null;
    sheet.settings = settings;
    sheet.known = null;
    sheet.context.clearRect(0, 0, width, height);
    if (before && isSameSet(before.settings, settings)) {
      copy(before, settings, sheet.context, this.#canvas);
      sheet.known = knownOf(before, settings, this.#canvas);
    }
    this.#spare = before;
    this.#front = sheet;
    return sheet;
  }
}

function blank(settings: FractalSettings, width: number, height: number): Sheet | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  return context && { canvas, context, settings, known: null };
}

const isSameSet = (a: FractalSettings, b: FractalSettings) =>
  a.kind === b.kind && (a.kind === "mandelbrot" || (a.cx === b.cx && a.cy === b.cy));

/** Where a sheet belongs in the picture with other settings. */
function placeOf(from: FractalSettings, to: FractalSettings, { width, height }: HTMLCanvasElement) {
  const scale = from.width / to.width;
  const pixel = to.width / width;
  const left = width / 2 + apart(to.x, from.x) / pixel - (width / 2) * scale;
  const top = height / 2 - apart(to.y, from.y) / pixel - (height / 2) * scale;
  // Moved by whole points, nothing is blurred.
  return scale === 1 ? { scale, left: Math.round(left), top: Math.round(top) } : { scale, left, top };
}

function copy(sheet: Sheet, to: FractalSettings, context: CanvasRenderingContext2D, canvas: HTMLCanvasElement): void {
  if (!isSameSet(sheet.settings, to)) return;
  const { scale, left, top } = placeOf(sheet.settings, to, canvas);
  const { width, height } = canvas;
  if (left < width && top < height && left + width * scale > 0 && top + height * scale > 0)
    context.drawImage(sheet.canvas, left, top, width * scale, height * scale);
}

/** What of a sheet is fine enough for the picture with other settings; null where nothing is. Other colours, or another number of steps, are changed in one go. */
function knownOf({ settings, known }: Sheet, to: FractalSettings, canvas: HTMLCanvasElement): Box | null {
  const { scale, left, top } = placeOf(settings, to, canvas);
  if (!known || scale > blurred || settings.palette !== to.palette || settings.iterations !== to.iterations)
    return null;
  const right = Math.min(canvas.width, left + (known.left + known.width) * scale);
  const bottom = Math.min(canvas.height, top + (known.top + known.height) * scale);
  const box = { left: Math.max(0, left + known.left * scale), top: Math.max(0, top + known.top * scale) };
  if (right <= box.left || bottom <= box.top) return null;
  return { ...box, width: right - box.left, height: bottom - box.top };
}

/** Puts a piece on its sheet; a coarse one only where nothing better is. */
function put({ left, top, width, height, step, colours }: Piece, { canvas, context, known }: Sheet): void {
  const across = Math.ceil(width / step);
  const image = new ImageData(colours, across);
  if (step === 1) {
    context.putImageData(image, left, top);
    return;
  }
  const small = document.createElement("canvas");
  small.width = across;
  small.height = image.height;
  small.getContext("2d")?.putImageData(image, 0, 0);
  context.save();
  if (known) {
    context.beginPath();
    context.rect(0, 0, canvas.width, canvas.height);
    context.rect(known.left, known.top, known.width, known.height);
    context.clip("evenodd");
  }
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.drawImage(small, left, top, across * step, image.height * step);
  context.restore();
}
