/** Letters that a text is mostly made of, each told by its place: 63 of them, for six bits have 64 values. */
const usualLetters = " abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Writes numbers of some bits each, one behind the other. */
export class BitWriter {
  readonly bits: number[] = [];

  /** A whole number from 0 in so many bits, at most 32; what does not fit is cut off. */
  write(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.bits.push(Math.floor(value / 2 ** at) % 2);
  }

  /** A whole number from 0, the shorter the smaller it is: groups of four bits, each told whether another follows. */
  count(value: number): void {
    for (let left = value; ; left = Math.floor(left / 16)) {
      this.write(left % 16, 4);
      this.write(left >= 16 ? 1 : 0, 1);
      if (left < 16) return;
    }
  }

  /** Six bits for a usual letter, 27 for any other. */
  text(value: string): void {
    const letters = Array.from(value);
    this.count(letters.length);
    for (const letter of letters) {
      const usual = usualLetters.indexOf(letter);
      this.write(usual < 0 ? 63 : usual, 6);
      if (usual < 0) this.write(letter.codePointAt(0) ?? 0, 21);
    }
  }
}

/** Thrown where more bits are asked for than there are, or what they say has no meaning. Caught where the reading began. */
export class Unreadable extends Error {}

/** Thrown where a text points at a name that this version does not know. Caught with the other. */
export class NewName extends Error {}

/** Reads what a BitWriter wrote. */
export class BitReader {
  at = 0;
  readonly bits: readonly number[];

  constructor(bits: readonly number[]) {
    this.bits = bits;
  }

  read(width: number): number {
    if (this.at + width > this.bits.length) throw new Unreadable();
    let value = 0;
    for (let end = this.at + width; this.at < end; this.at++) value = value * 2 + (this.bits[this.at] ?? 0);
    return value;
  }

  count(): number {
    let value = 0;
    for (let unit = 1; unit < 2 ** 40; unit *= 16) {
      value += this.read(4) * unit;
      if (this.read(1) === 0) return value;
    }
    throw new Unreadable();
  }

  text(): string {
    const length = this.count();
    if (length * 6 > this.bits.length - this.at) throw new Unreadable();
    return Array.from({ length }, () => this.letter()).join("");
  }

  private letter(): string {
    const usual = usualLetters[this.read(6)];
    if (usual !== undefined) return usual;
    const point = this.read(21);
    if (point > 0x10ffff) throw new Unreadable();
    return String.fromCodePoint(point);
  }
}

/** Digits and capitals without I, L, O and U: short in a QR code, and nobody takes one for another. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Bits as letters of five each, filled up with zeros. */
export function lettersOf(bits: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bits.length; at += 5) {
    const five = bits.slice(at, at + 5);
    text += alphabet[five.reduce((sum, bit, place) => sum + bit * 2 ** (4 - place), 0)];
  }
  return text;
}

/** Capital letters and digits as they are written, whichever of those that look alike was typed. */
export const plain = (text: string): string => text.replaceAll("O", "0").replace(/[IL]/g, "1");

/** The bits of such letters, however they were typed; null where another sign is among them. */
export function bitsOf(text: string): readonly number[] | null {
  const bits: number[] = [];
  for (const letter of plain(text.toUpperCase())) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    for (let place = 4; place >= 0; place--) bits.push(Math.floor(value / 2 ** place) % 2);
  }
  return bits;
}
