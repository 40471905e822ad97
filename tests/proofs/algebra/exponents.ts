import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Try every minute of the day: one sixteenth then, doubled every 40 minutes, must be full at 18:00 and not before.
  "algebra-exponents-001": () => {
    const start = only(
      range(0, 18 * 60).filter((minute) => {
        let sixteenths = 1;
        let now = minute;
        while (sixteenths < 16) {
          sixteenths *= 2;
          now += 40;
        }
        return sixteenths === 16 && now === 18 * 60;
      }),
    );
    return `${Math.floor(start / 60)}:${String(start % 60).padStart(2, "0")}`;
  },

  // Post the letters one by one.
  "algebra-exponents-002": () => {
    let written = 0;
    let writers = ["Hana"];
    for (const day of range(1, 5)) {
      const readers: string[] = [];
      for (const writer of writers)
        for (const letter of range(1, 3)) {
          readers.push(`${writer} ${day}.${letter}`);
          written += 1;
        }
      writers = readers;
    }
    return written;
  },

  // Divide the number itself by 3 until 1 is left.
  "algebra-exponents-003": () => {
    const top = 3n ** 4n * 9n ** 5n;
    const bottom = 27n ** 3n;
    if (top % bottom !== 0n) throw new Error("not whole");
    let left = top / bottom;
    let count = 0;
    while (left % 3n === 0n) {
      left /= 3n;
      count += 1;
    }
    if (left !== 1n) throw new Error("not a power of 3");
    return count;
  },

  "algebra-exponents-004": () => Math.max(...range(0, 500).filter((n) => BigInt(n) ** 40n < 3n ** 100n)),

  // The left side times 2⁶⁰, exactly. It is quadratic in 2^x, so two solutions are all.
  "algebra-exponents-005": () =>
    range(-29, 29).filter((x) => {
      const power = (exponent: number) => 2n ** BigInt(exponent + 60);
      return power(2 * x + 1) - 17n * power(x) + 8n * power(0) === 0n;
    }),

  // Multiply the powers out. Outside -40..40 the base is above 1 and the exponent is not 0.
  "algebra-exponents-006": () =>
    range(-40, 40).filter((x) => {
      const base = BigInt(x * x - 3 * x + 1);
      const exponent = x * x - 4 * x - 5;
      // b to a negative exponent is 1 over a whole power, which is 1 exactly when that power is 1.
      return base !== 0n && base ** BigInt(Math.abs(exponent)) === 1n;
    }).length,
};
