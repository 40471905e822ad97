/** Milliseconds of work after which the page may answer a key or a press, and draw. */
const longest = 16;

/** A long piece of work in the page's thread, in portions. */
export class Working {
  #began = performance.now();

  /** Lets the page go on where this portion has been long enough. */
  async pause(): Promise<void> {
    if (performance.now() - this.#began < longest) return;
    await new Promise((go) => setTimeout(go));
    this.#began = performance.now();
  }
}
