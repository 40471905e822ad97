import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { pictured, placeOf, told } from "../reading/told.ts";
import { quadraticField, type Surd } from "./surds.ts";

export const proofs: Proofs = {
  // Every rectangle with that fence, in whole centimetres, the longer side first.
  "algebra-quadratic-001": (reading) => {
    const [area, fence, asked] = told(
      reading,
      "A rectangular allotment has an area of # m².",
      "The fence all the way round it is # m long. How long is # of the longer sides?",
    );
    const half = 50 * fence;
    return (asked * only(range(half / 2, half - 1).filter((long) => long * (half - long) === area * 10_000))) / 100;
  },

  // Hand the cards out one by one.
  "algebra-quadratic-002": ({ said }) =>
    only(
      range(1, 60).filter((children) => {
        let cards = 0;
        for (const giver of range(1, children)) for (const taker of range(1, children)) if (giver !== taker) cards += 1;
        return cards === said(1);
      }),
    ),

  // A quadratic has at most two solutions, so the two that the search finds are all.
  "algebra-quadratic-003": ({ said }) => {
    const both = range(-500, 500).filter((x) => x * (x + said(1)) === said(2));
    insist(both.length === said(3), "so many solutions");
    return both;
  },

  // In millimetres: the frame as two long strips and two short ones.
  "algebra-quadratic-004": (reading) => {
    const [wide, high, sides] = told(
      reading,
      "paints a picture # cm wide and # cm high. She puts a frame round it.",
      "equally wide on all # sides, and its corners are square.",
    );
    told(
      reading,
      "The area of the frame alone is equal to the area of the picture. How wide is the frame on each side",
    );
    pictured(reading, wide, high);
    insist(sides === 4, "on all sides");
    const [long, short] = [10 * wide, 10 * high];
    return only(range(1, 2000).filter((w) => 2 * (long + 2 * w) * w + 2 * short * w === long * short)) / 10;
  },

  // 12(3x² + kx + 7) at every sixth x = n/6, which takes in the lowest point x = -k/6 of each parabola; so for other numbers.
  "algebra-quadratic-005": (reading) => {
    const [a, square, c, right] = told(reading, "does the equation $$#x^# + kx + # = #$$ have no real solutions?");
    const [zero] = told(reading, "For how many integers $k$ (positive, negative or #)");
    insist(square === 2 && right === 0 && zero === 0, "a quadratic equation");
    const places = range(-600, 600);
    return range(-100, 100).filter((k) => places.every((n) => n * n + 2 * k * n + 4 * a * c > 0)).length;
  },

  // The places are (7 ± √37) / 2; reckon with them exactly.
  "algebra-quadratic-006": (reading) => {
    const [square, b, c] = told(reading, "The parabola $y = x^# - #x + #$ cuts the $x$-axis at");
    const [one, first, second] = told(
      reading,
      "at $x = \\alpha$ and at $x = \\beta$",
      "the exact value of this sum, as # fraction?",
      "$$\\frac{\\alpha^#}{\\beta} + \\frac{\\beta^#}{\\alpha}$$",
    );
    insist(square === 2 && one === 1, "a parabola, and one fraction");
    const { number, root, add, multiply, inverse, whole } = quadraticField(b * b - 4 * c);
    const half = { a: rational(1, 2), b: rational(0) };
    const [alpha, beta] = [1, -1].map((sign) => multiply(half, add(number(b), root(sign)))) as [Surd, Surd];
    for (const x of [alpha, beta])
      if (fractionText(whole(add(add(multiply(x, x), multiply(number(-b), x)), number(c)))) !== "0")
        throw new Error("not a root");
    const power = (x: Surd, exponent = 0) => range(1, exponent).reduce((all) => multiply(all, x), number(1));
    return fractionText(
      whole(add(multiply(power(alpha, first), inverse(beta)), multiply(power(beta, second), inverse(alpha)))),
    );
  },

  // Lays out squares of shells, moves the last row, and keeps those that end with 15 columns and one shell.
  "algebra-quadratic-008": (reading) => {
    const { said } = reading;
    const [kept, last] = [placeOf(reading, "all the shells but the last row"), placeOf(reading, "last row")];
    insist(kept[1] > last[1], "the last row lies below the others");
    const moved = range(2, 100).map((side) => {
      const rows = side - 1;
      return { shells: side * side, columns: side + said(1), over: side - said(1) * rows };
    });
    return only(moved.filter(({ columns, over }) => columns === said(3) && over === said(2))).shells;
  },

  // Small walls of many sizes: the paint for each of their square decimetres.
  "algebra-quadratic-010": (reading) => {
    const [pots, wider, higher] = told(
      reading,
      "# pots of paint are exactly enough for the small wall.",
      "The big wall is # times as wide **and** # times as high. There is no window in it.",
    );
    told(reading, "All the walls are rectangles", "How many pots do they need for the big wall?");
    return only(
      new Set(
        [...choices([range(10, 60), range(10, 60)])].map(([width = 0, height = 0]) => {
          const [small, big] = [width * height, wider * width * (higher * height)];
          return (pots * big) / small;
        }),
      ),
    );
  },

  "algebra-quadratic-012": ({ said }) => {
    const stones = range(1, said(1)).reduce((all, mosaic) => all + said(1 + mosaic), 0);
    return said(5) * only(range(1, 200).filter((side) => said(4) * side * side === stones));
  },

  "algebra-quadratic-014": ({ said, says }) => {
    says("stand for two whole numbers above 0");
    return only(
      range(1, 300).filter((star) =>
        range(1, 3000).some((circle) => star * star === circle + circle && circle - star === said(3)),
      ),
    );
  },

  // Sides in centimetres up to 5 km.
  "algebra-quadratic-016": (reading) => {
    const [longer, one, shorter] = told(
      reading,
      "has a square field",
      "His new field is a rectangle, # m longer # way and # m shorter the other way. “Your area has not changed,”",
    );
    told(reading, "How long was a side of the square field, in metres?");
    insist(one === 1, "one way");
    return (
      only(range(100 * shorter + 1, 500_000).filter((cm) => (cm + 100 * longer) * (cm - 100 * shorter) === cm * cm)) /
      100
    );
  },

  // Every b up to 200 that gives one value at both places (c makes no difference), then every x in tenths.
  "algebra-quadratic-020": (reading) => {
    const [square, things, left, right, again, against, others, told20] = told(
      reading,
      "$f(x) = x^# + bx + c$",
      "Leilani knows # thing only, that it has the same value at $x = #$ and at $x = #$. $$f(#) = f(#)$$",
      "There is exactly # other number $x$ for which $f(x) = f(#)$. Which one?",
    );
    insist(
      things === 1 && square === 2 && left === again && right === against,
      "a quadratic function with two equal values",
    );
    const f = (tenths: number, b: number) => tenths * tenths + 10 * b * tenths;
    const b = only(range(-200, 200).filter((b) => f(10 * left, b) === f(10 * right, b)));
    const known = 10 * told20;
    const found = range(-5000, 5000).filter((tenths) => tenths !== known && f(tenths, b) === f(known, b));
    insist(found.length === others, "exactly so many others");
    return only(found) / 10;
  },

  // The integers that fit; then P(x) - 120 divided by their factors, which leaves a quadratic above zero everywhere.
  "algebra-quadratic-024": (reading) => {
    const [a, b, c, d, right] = told(reading, "Find all real numbers $x$ for which $$(x+#)(x+#)(x+#)(x+#) = #$$");
    const found = range(-500, 500).filter((x) => (x + a) * (x + b) * (x + c) * (x + d) === right);
    let expanded = [1];
    for (const one of [a, b, c, d]) expanded = [...expanded, 0].map((n, i) => n + one * (expanded[i - 1] ?? 0));
    const rest = found.reduce(divided, [...expanded.slice(0, -1), (expanded.at(-1) ?? 0) - right]);
    const [lead = 0, middle = 0, last = 0] = rest;
    if (rest.length !== 3 || 4 * lead * last <= middle * middle) throw new Error("there may be other solutions");
    return found;
  },

  // All points of the two branches up to 200; the height at the axis by similar triangles.
  "algebra-quadratic-027": (reading) => {
    labelled(reading, "On the curve $y = @1^#$", "$@1$-coordinates");
    const [a, b, across, up] = [
      placeOf(reading, "A"),
      placeOf(reading, "B"),
      placeOf(reading, "x"),
      placeOf(reading, "y"),
    ];
    insist(a[0] < 0 && b[0] > 0 && b[1] > a[1], "A on the left, B on the right and higher");
    insist(across[1] === 0 && across[0] > b[0] && up[0] === 0 && up[1] > b[1], "the axes");
    const [square, one, minusOne, axis] = told(
      reading,
      "On the curve $y = x^#$",
      "a point $A$ to the left of the $y$-axis and a point $B$ to the right of it",
      "of both are integers, and neither is $#$ or $#$. $B$ is higher than $A$.",
      "The straight line $AB$ cuts the $y$-axis at the height $#$. What is the gradient",
    );
    pictured(reading, axis);
    insist(square === 2 && one === -minusOne, "a parabola, and a number with its opposite");
    const sides = range(1, 200).filter((x) => x !== one);
    const lines = [...choices([sides, sides])].filter(([left = 0, right = 0]) => {
      const [low, high] = [left * left, right * right];
      return high > low && (axis - low) * right === (high - axis) * left;
    });
    const [left = 0, right = 0] = only(lines);
    return fractionText(rational(right * right - left * left, right - -left));
  },

  // The second equation gives k for each x; for hundredths of x the first then holds at x = 1 only. In between, what it
  // must be falls all the way, so that no other x is missed.
  "algebra-quadratic-029": (reading) => {
    const [equations, i, c, zero, j, b, none, exactly, other] = told(
      reading,
      "# equations contain the same real number $k$. $$x^# + kx + # = #$$ $$x^# + #x + k = #$$",
      "For exactly # number $k$ other than $#$, some real number $x$ solves **both** of them. Which $k$ is it?",
    );
    insist(equations === 2 && i === 2 && j === 2 && zero === 0 && none === 0, "two quadratic equations");
    insist(b === c && b === other, "they are the same for one k");
    const hundredths = range(-3000, 3000);
    const kOf = (x: number) => -x * x - 100 * b * x;
    const first = (x: number) => 100 * x * x + kOf(x) * x + 1_000_000 * c;
    // first(x) has the factor (6 - k)(1 - x); k = 6 is ruled out.
    const common = hundredths.filter((x) => first(x) === 0 && kOf(x) !== 10_000 * other);
    insist(common.length === exactly, "exactly so many");
    return kOf(only(common)) / 10_000;
  },

  // Every width of the small mat at every place where the mats overlap, square foot by square foot.
  "algebra-quadratic-031": ({ said, says }) => {
    says(
      "Two square mats lie flat on it",
      "These two areas are",
      "always **the same**",
      "the bare part",
      "two layers",
      "A part of one mat lies on top of the other",
    );
    const [floor, large] = [said(1), said(3)];
    insist(said(6) === large && said(7) === floor, "the picture says the same");
    const places = (mat: number) => [...choices([range(0, floor - mat), range(0, floor - mat)])];
    const cells = [...choices([range(0, floor - 1), range(0, floor - 1)])];
    const isOn = ([x = 0, y = 0]: number[], [left = 0, low = 0]: number[], mat: number) =>
      x >= left && x < left + mat && y >= low && y < low + mat;
    return only(
      range(1, large - 1).filter((small) => {
        const laid = places(large).flatMap((first) => places(small).map((second) => [first, second] as const));
        return laid.every(([first, second]) => {
          const layers = cells.map((cell) => Number(isOn(cell, first, large)) + Number(isOn(cell, second, small)));
          const double = layers.filter((n) => n === 2).length;
          return double === 0 || double === layers.filter((n) => n === 0).length;
        });
      }),
    );
  },

  // Every hundredth up to 50; a quadratic equation has two solutions, and one of them is the first number itself.
  "algebra-quadratic-032": ({ said, says }) => {
    says(
      "has two **different** numbers",
      "squares the first and adds the second",
      "squares the second and adds the first",
    );
    says("And my first number is", "What is his second number?");
    const first = Math.round(said(7) * 100);
    const result = (one: number, other: number) => one * one + 100 * other;
    return (
      only(range(-5000, 5000).filter((second) => second !== first && result(first, second) === result(second, first))) /
      100
    );
  },

  // For every integer: is there a way of presses on which it is never a solution? Beyond -25 and 5 no equation on the straight way has
  // a solution.
  "algebra-quadratic-033": ({ said, says }) => {
    says("larger or smaller by $1$", "**certainly**");
    insist(said(6) === said(2) && said(7) === said(3), "the numbers that are pressed");
    says("x^2 + 10x + 20 = 0", "x^2 + 20x + 10 = 0", "one of its two numbers");
    insist(said(13) === 1, "one integer");
    const [start, end] = [[said(2), said(3)] as const, [said(10), said(11)] as const];
    return only(range(-25, 5).filter((x) => !canAvoid(x, start, end, said(8))));
  },
};

/** Is there a way of presses from one equation x² + bx + c = 0 to another on which x is never a solution? Its numbers stay from -40 to 70. */
function canAvoid(
  x: number,
  [fromB, fromC]: readonly [number, number],
  [toB, toC]: readonly [number, number],
  press: number,
): boolean {
  const [least, most] = [-40, 70];
  const size = most - least + 1;
  const seen = new Uint8Array(size * size);
  const queue: (readonly [number, number])[] = [];
  const visit = (b: number, c: number): void => {
    if (b < least || b > most || c < least || c > most || x * x + b * x + c === 0) return;
    const place = (b - least) * size + c - least;
    if (seen[place] === 0) queue.push([b, c]);
    seen[place] = 1;
  };
  visit(fromB, fromC);
  for (const [b, c] of queue) {
    if (b === toB && c === toC) return true;
    visit(b + press, c);
    visit(b - press, c);
    visit(b, c + press);
    visit(b, c - press);
  }
  return false;
}

/** The polynomial (highest power first) divided by x - root. */
function divided(polynomial: readonly number[], root: number): number[] {
  const quotient: number[] = [];
  for (const one of polynomial) quotient.push(one + (quotient.at(-1) ?? 0) * root);
  if (quotient.pop() !== 0) throw new Error(`${root} is no root`);
  return quotient;
}

export const families: FamilyProofs = {
  // Whole numbers up to 300 in the story; for the pictures in every pair of sides.
  "squares-in-hiding": ({ setting, n, a }: { setting: string; n: number; a: number }) => {
    const all = range(1, 300);
    if (setting === "machine") return only(all.filter((x) => (x + a) * (x + a) === (n + a) * (n + a)));
    if (setting === "strip") return only(all.filter((x) => x > a && x * x - x * a === n * n - n * a));
    if (setting === "mats")
      return only(all.filter((x) => range(1, a).reduce((felts) => felts + x * x, 0) === a * n * n));
    const total = n * n + (n + a) * (n + a);
    return only(all.filter((x) => x > a && x * x + (x - a) * (x - a) === total));
  },

  // A quadratic has at most two solutions, so the two that the search finds are all.
  "two-that-fit": ({ setting, r, s }: { setting: string; r: number; s: number }) => {
    const [times, more] = [r + s, -r * s];
    // Below the line no x may be 0; a fraction that is not whole cannot make up an integer x.
    const found = range(-300, 300).filter((x) =>
      setting === "fraction" ? more % x === 0 && x === more / x + times : x * x === times * x + more,
    );
    if (found.length !== 2) throw new Error("two solutions were promised");
    return found;
  },

  // Counts the pairs one by one for every number up to 60.
  "backwards-from-the-pairs": ({ setting, n }: { setting: string; n: number }) => {
    const counted = (size: number) => {
      if (setting === "couples") return pairs(2 * size, (i, j) => Math.floor(i / 2) !== Math.floor(j / 2));
      if (setting === "diagonals") return pairs(size, (i, j) => j - i > 1 && j - i < size - 1);
      if (setting === "dominoes") return pairs(size, () => true) + size;
      return pairs(size, () => true);
    };
    const told = counts(setting, counted);
    const size = only(range(3, 40).filter((size) => told[size] === told[n]));
    return setting === "dominoes" ? size - 1 : size;
  },

  // Exact arithmetic with the two solutions (s ± √D) / 2.
  "roots-unseen": ({ setting, s, p, k }: { setting: string; s: number; p: number; k: number }) => {
    const { number, root, add, multiply, inverse, whole } = quadraticField(s * s - 4 * p);
    const half = rational(1, 2);
    const [alpha, beta] = [1, -1].map((sign) => multiply({ a: half, b: rational(0) }, add(number(s), root(sign))));
    if (!alpha || !beta) throw new Error("no roots");
    for (const x of [alpha, beta])
      if (fractionText(whole(add(add(multiply(x, x), multiply(number(-s), x)), number(p)))) !== "0")
        throw new Error("not a root");
    const squares = [multiply(alpha, alpha), multiply(beta, beta)] as const;
    const minus = number(-1);
    if (setting === "diagonal") return fractionText(whole(add(...squares)));
    if (setting === "brackets")
      return fractionText(
        whole(multiply(add(number(k), multiply(minus, alpha)), add(number(k), multiply(minus, beta)))),
      );
    if (setting === "upside") return fractionText(whole(add(inverse(squares[0]), inverse(squares[1]))));
    // The only b and c for which both squares solve the new equation, from two linear conditions.
    const b = whole(
      multiply(
        add(multiply(squares[1], squares[1]), multiply(minus, multiply(squares[0], squares[0]))),
        inverse(add(squares[0], multiply(minus, squares[1]))),
      ),
    );
    const c = whole(
      multiply(minus, add(multiply(squares[0], squares[0]), multiply({ a: b, b: rational(0) }, squares[0]))),
    );
    return [fractionText(b), fractionText(c)];
  },

  // Tries every k, or every solution in hundredths.
  "what-k-must-be": ({ setting, q, s, r, t }: Record<"q" | "s" | "r" | "t", number> & { setting: string }) => {
    if (setting === "whole") {
      // An integer that solves it divides q; the other solution is then an integer too.
      const solved = range(1, q).flatMap((x) => [x, -x]);
      return range(-q - 5, q + 5).filter((k) => solved.some((x) => x * x + k * x + q === 0)).length;
    }
    if (setting === "sum") {
      const tried = range(-s, 2 * s);
      return range(1, s * s).filter((k) => tried.some((x) => x * x - s * x + k === 0)).length;
    }
    const hundredths = range(-5000, 5000);
    if (setting === "ratio") {
      const smaller = hundredths.filter((x) => x * (r * x) === 10_000 * r * t * t && x + r * x > 0);
      return only(smaller.map((x) => x + r * x)) / 100;
    }
    return only(hundredths.filter((x) => x + (x + 100 * t) === 100 * s).map((x) => x * (x + 100 * t))) / 10_000;
  },
};

function pairs(size: number, counts: (i: number, j: number) => boolean): number {
  let found = 0;
  for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) if (counts(i, j)) found += 1;
  return found;
}

const counted = new Map<string, readonly number[]>();

/** The numbers of pairs for the sizes up to 40, counted once. */
function counts(name: string, count: (size: number) => number): readonly number[] {
  const known = counted.get(name) ?? range(0, 40).map(count);
  counted.set(name, known);
  return known;
}
