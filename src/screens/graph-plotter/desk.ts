import { ownScript } from "../../device/trusted.ts";
import type {} from "./picture-worker.ts";
import address from "./picture-worker.ts?worker&url";
import type { Answers, Kind, Message, Questions } from "./questions.ts";

/** A job that nobody waits for any longer is given this time to end by itself: a new worker takes time to start, too. */
const patience = 40; // milliseconds
/** Without a worker the page itself is held up, so its pictures are coarse. */
const mostInPage = 128;

/** A question that was asked. */
export interface Job {
  /** Not told any more, and its worker is ended if that goes on with it. */
  cancel(): void;
  /** Not asked any more, if it has not begun. */
  withdraw(): void;
}

interface Waiting {
  readonly message: Message<Kind>;
  readonly done: (answer: unknown) => void;
  isCancelled: boolean;
}

/** A worker with the questions that wait for it; in the page itself where the browser has no workers. */
export class Desk {
  #worker: Worker | null = null;
  #hasFailed = false;
  #waiting: Waiting[] = [];
  #running: { readonly job: Waiting; readonly since: number } | null = null;

  get isIdle(): boolean {
    return this.#running === null && this.#worker === null && !this.#hasFailed;
  }

  ask<K extends Kind>(kind: K, question: Questions[K], tell: (answer: Answers[K]) => void): Job {
    const done = (answer: unknown) => tell(answer as Answers[K]); // the worker answers by kind
    const job: Waiting = { message: { kind, question }, done, isCancelled: false };
    this.#waiting.push(job);
    this.#next();
    const withdraw = () => {
      this.#waiting = this.#waiting.filter((other) => other !== job);
    };
    return {
      withdraw,
      cancel() {
        job.isCancelled = true;
        withdraw();
      },
    };
  }

  #next(): void {
    if (this.#running?.job.isCancelled && performance.now() - this.#running.since > patience) {
      this.#worker?.terminate();
      this.#worker = null;
      this.#running = null;
    }
    if (this.#running) return;
    const job = this.#waiting.shift();
    if (!job) return;
    if (!this.#hasFailed) this.#worker ??= this.#started();
    this.#running = { job, since: performance.now() };
    if (this.#worker) this.#worker.postMessage(job.message);
    else void inPage(job.message).then((answer) => this.#done(job, answer));
  }

  /** A worker; null where the browser has none. */
  #started(): Worker | null {
    try {
      const made = new Worker(ownScript(address), { type: "module" });
      made.onmessage = ({ data }: MessageEvent<unknown>) => this.#running && this.#done(this.#running.job, data);
      made.onerror = () => this.#lost();
      return made;
    } catch {
      this.#hasFailed = true;
      return null;
    }
  }

  #lost(): void {
    this.#hasFailed = true;
    this.#worker = null;
    const job = this.#running?.job;
    this.#running = null;
    if (job) this.#waiting.unshift(job);
    this.#next();
  }

  #done(job: Waiting, answer: unknown): void {
    if (this.#running?.job !== job) return; // given up in the meantime
    this.#running = null;
    if (answer !== nothing && !job.isCancelled) job.done(answer);
    this.#next();
  }
}

/** Where the page itself could not answer. */
const nothing = Symbol();

async function inPage({ kind, question }: Message<Kind>): Promise<unknown> {
  try {
    await import(/* @vite-ignore */ ownScript(address));
    const coarse = "across" in question ? { ...question, across: Math.min(question.across, mostInPage) } : question;
    return globalThis.answerPlotter?.({ kind, question: coarse }) ?? nothing;
  } catch {
    return nothing; // it has not come
  }
}
