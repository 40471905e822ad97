/**
 * A set of positions, each given as two halves of bits (`bitboard.ts`), not both 0. A plain Set would need one number for a
 * position of 33 holes; such a number beyond 2^31 is an object of its own, and a search takes three times as long.
 */
export class PositionSet {
  #low = new Int32Array(1 << 12);
  #high = new Int32Array(1 << 12);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(low: number, high: number): boolean {
    const slot = this.#slotOf(low, high);
    return this.#low[slot] === low && this.#high[slot] === high;
  }

  /** Whether the position was new. */
  add(low: number, high: number): boolean {
    let slot = this.#slotOf(low, high);
    if (this.#low[slot] === low && this.#high[slot] === high) return false;
    if (2 * this.#size >= this.#low.length) {
      this.#grow();
      slot = this.#slotOf(low, high);
    }
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#size++;
    return true;
  }

  #grow(): void {
    const lows = this.#low;
    const highs = this.#high;
    this.#low = new Int32Array(2 * lows.length);
    this.#high = new Int32Array(2 * lows.length);
    for (let at = 0; at < lows.length; at++) {
      const low = lows[at] as number;
      const high = highs[at] as number;
      if (low === 0 && high === 0) continue;
      const slot = this.#slotOf(low, high);
      this.#low[slot] = low;
      this.#high[slot] = high;
    }
  }

  /** Where the position is, or the empty slot where it would go. */
  #slotOf(low: number, high: number): number {
    const lows = this.#low;
    const highs = this.#high;
    const last = lows.length - 1;
    let mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    let slot = (mixed ^ (mixed >>> 13)) & last;
    while ((lows[slot] !== low || highs[slot] !== high) && (lows[slot] !== 0 || highs[slot] !== 0))
      slot = (slot + 1) & last;
    return slot;
  }
}
