import { type Job, type Piece, piecesOf } from "../../art/fractals/picture.ts";
import type { FractalSettings } from "../../art/fractals/settings.ts";
import { ownScript } from "../../device/trusted.ts";
import type { Report } from "./fractal-order.ts";
import address from "./fractal-worker.ts?worker&url";

export type Task = Omit<Job, "part" | "parts">;

/** A page that works itself, for want of workers, does so for this long at a time. Milliseconds. */
const slice = 8;

/** Workers that share pictures, one picture at a time. */
export class Team {
  #workers: Worker[] = [];
  #id = 0;
  #task: Task | null = null;
  #tell: (piece: Piece) => void = () => {};
  #done: () => void = () => {};
  #waitsFor = 0;
  #isGathered = false;
  /** Whether a worker has answered yet: until then the page is quicker. */
  isWarm = false;

  /** Starts the workers: with the first picture, for a page has enough to do when it opens. */
  #gather(): void {
    this.#isGathered = true;
    const size = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
    try {
      for (let i = 0; i < size; i++) this.#workers.push(this.#started());
    } catch {
      this.#workers = []; // a browser without workers
    }
  }

  #started(): Worker {
    const worker = new Worker(ownScript(address), { type: "module" });
    worker.onmessage = ({ data: { id, piece } }: MessageEvent<Report>) => {
      this.isWarm = true;
      if (id === this.#id) this.#heard(piece);
    };
    worker.onerror = () => {
      const task = this.#task;
      this.end();
      if (task) this.start(task, this.#tell, this.#done);
    };
    return worker;
  }

  /** Has a picture worked out, and nothing else any longer. */
  start(task: Task, tell: (piece: Piece) => void, done: () => void): void {
    if (!this.#isGathered) this.#gather();
    this.#task = task;
    this.#tell = tell;
    this.#done = done;
    const id = ++this.#id;
    const parts = Math.max(1, this.#workers.length);
    this.#waitsFor = parts;
    for (const [part, worker] of this.#workers.entries()) worker.postMessage({ id, job: { ...task, part, parts } });
    if (this.#workers.length === 0) this.#workInPage(id, piecesOf({ ...task, part: 0, parts: 1 }));
  }

  end(): void {
    this.#id++;
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  #heard(piece: Piece | null): void {
    if (piece) this.#tell(piece);
    else if (--this.#waitsFor === 0) {
      this.#task = null;
      this.#done();
    }
  }

  #workInPage(id: number, pieces: Generator<Piece, void>): void {
    setTimeout(() => {
      const until = performance.now() + slice;
      while (id === this.#id) {
        const { value, done } = pieces.next();
        this.#heard(done ? null : value);
        if (done) return;
        if (performance.now() > until) return this.#workInPage(id, pieces);
      }
    });
  }
}

/** A picture of any size, for a file. */
export function paint(settings: FractalSettings, width: number, height: number): Promise<ImageData> {
  const image = new ImageData(width, height);
  const team = new Team();
  return new Promise((painted) => {
    const put = ({ left, top, width: across, height: down, colours }: Piece) => {
      for (let row = 0; row < down; row++) {
        image.data.set(colours.subarray(row * across * 4, (row + 1) * across * 4), ((top + row) * width + left) * 4);
      }
    };
    team.start({ settings, width, height, steps: [1], known: null }, put, () => {
      team.end();
      painted(image);
    });
  });
}
