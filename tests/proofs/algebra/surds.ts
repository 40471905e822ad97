import { add, divide, multiply, negate, type Rational, rational } from "../../../src/maths/rational.ts";

/** a + b√D */
export interface Surd {
  readonly a: Rational;
  readonly b: Rational;
}

/** Exact arithmetic with the numbers a + b√D, for a whole D that is no square. */
export function quadraticField(D: number) {
  const d = rational(D);
  const times = (x: Surd, y: Surd): Surd => ({
    a: add(multiply(x.a, y.a), multiply(d, multiply(x.b, y.b))),
    b: add(multiply(x.a, y.b), multiply(x.b, y.a)),
  });
  return {
    number: (n: number): Surd => ({ a: rational(n), b: rational(0) }),
    /** n√D */
    root: (n: number): Surd => ({ a: rational(0), b: rational(n) }),
    add: (x: Surd, y: Surd): Surd => ({ a: add(x.a, y.a), b: add(x.b, y.b) }),
    multiply: times,
    inverse: (x: Surd): Surd => {
      const norm = times(x, { a: x.a, b: negate(x.b) }).a;
      return { a: divide(x.a, norm), b: divide(negate(x.b), norm) };
    },
    /** The rational number that a surd is. Throws when a root is left in it. */
    whole: ({ a, b }: Surd): Rational => {
      if (b.num !== 0n) throw new Error("a root is left");
      return a;
    },
  };
}
