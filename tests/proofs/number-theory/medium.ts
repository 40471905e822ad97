import { type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Lays bigger and bigger square floors until one takes whole packs.
  "number-theory-medium-001": ({ said, says }) => {
    says(
      "as one large square",
      "Square tiles are sold in packs of",
      "lays **all** the tiles",
      "none left over",
      "large square with no gaps",
      "of packs",
    );
    let side = 1;
    while ((side * side) % said(1) !== 0) side += 1;
    return (side * side) / said(1);
  },

  // Marks every total that boxes reach. From 5 * 8 on, five totals in a row settle all larger ones.
  "number-theory-medium-002": ({ said, says }) => {
    says(
      "only in boxes of",
      "and boxes of",
      "Boxes are never opened or split",
      "What is the **largest** number of samosas that you **cannot**",
    );
    const limit = 200;
    const reached = new Set<number>([0]);
    for (const total of range(1, limit))
      if (reached.has(total - said(1)) || reached.has(total - said(2))) reached.add(total);
    const missing = range(1, limit).filter((total) => !reached.has(total));
    insist(said(3) === said(4) * (said(1) + said(2)) && reached.has(said(3)) && !reached.has(said(5)), "what is shown");
    const largest = Math.max(...missing);
    if (!range(largest + 1, largest + said(1)).every((total) => reached.has(total))) throw new Error("no run of five");
    return largest;
  },

  // Adds up every run of consecutive numbers that stays within the range.
  "number-theory-medium-003": ({ said, says }) => {
    says("are a sum of", "or more **consecutive** positive whole numbers", "is such a sum, except for one");
    insist(said(2) === said(3) + said(4) && said(5) === said(6) + said(7) + said(8) && said(1) === 2, "what is shown");
    const sums = new Set<number>();
    for (const first of range(1, said(10))) {
      let sum = first;
      for (let next = first + 1; sum <= said(10); next += 1) {
        sum += next;
        sums.add(sum);
      }
    }
    return only(range(said(9), said(10)).filter((n) => !sums.has(n)));
  },

  "number-theory-medium-004": ({ said, says }) => {
    says("A palindrome reads the same forwards and backwards", "palindromes are multiples of", "does not begin with 0");
    const digits = said(5);
    const palindromes = range(10 ** (digits - 1), 10 ** digits - 1).filter(
      (n) => String(n) === [...String(n)].reverse().join(""),
    );
    insist(
      said(1) === 2 &&
        said(2) === digits &&
        said(7) === digits &&
        [3, 4].every((place) => palindromes.includes(said(place))),
      "two of them",
    );
    return palindromes.filter((n) => n % said(6) === 0).length;
  },

  // Squares every number with two digits and reads its last two digits.
  "number-theory-medium-005": ({ said, says }) => {
    says("square ends in the same", "in the same order", "There are exactly");
    insist(said(1) ** 2 === said(2) && String(said(2)).endsWith(String(said(3))), "the one that is shown");
    const fitting = range(10 ** (said(4) - 1), 10 ** said(4) - 1).filter((n) => String(n * n).endsWith(String(n)));
    insist(said(5) === said(4) && said(6) === fitting.length, "so many");
    return fitting;
  },

  // Divides 1 by n place by place and sees whether the remainder dies out.
  "number-theory-medium-009": ({ said, says }) => {
    says(
      "is a decimal that comes to an end",
      "goes on for ever",
      "Look at all the fractions",
      "How many of them come to an end as decimals?",
    );
    const ends = (n: number) => {
      let rest = 1;
      for (const _place of range(1, n)) rest = (rest * 10) % n;
      return rest === 0;
    };
    insist(ends(said(2)) && said(1) / said(2) === said(3), "one that ends");
    insist(!ends(said(5)) && String(said(4) / said(5)).startsWith(String(said(6))), "one that does not");
    insist(
      [2, 3, 4].every((n) => said(2 * n + 4) === n && said(2 * n + 3) === 1) && said(13) === 1,
      "all with 1 on top",
    );
    return range(said(8), said(14)).filter(ends).length;
  },

  // Looks through all multiples of 99 in turn.
  "number-theory-medium-012": ({ said, says }) => {
    says("in which **every** digit is even:", "that is also a multiple of", "the smallest positive whole number");
    const even = new RegExp(`^[${[1, 2, 3, 4, 5].map(said).join("")}]+$`);
    let number = said(6);
    while (!even.test(String(number))) number += said(6);
    return number;
  },

  // Hops round for every length and looks at the stones touched.
  "number-theory-medium-015": ({ said, says }) => {
    says("stones lie in a ring", "goes round and round, always the same way", "takes it $k$ stones further");
    says("stops when it is back on its first stone", "does the robot touch **all** the stones?");
    return range(said(3), said(4)).filter((hop) => {
      const touched = new Set([0]);
      for (let at = hop; at !== 0; at = (at + hop) % said(1)) touched.add(at);
      return touched.size === said(1);
    }).length;
  },

  // Every factor of ten million with its partner.
  "number-theory-medium-018": ({ said, says }) => {
    says("whole numbers multiply to", "Neither of them contains the digit", "What is the **smaller** of the");
    const [product, digit] = [said(3), String(said(4))];
    insist(said(2) === product && said(1) === 2 && said(5) === 2, "two numbers");
    const first = range(1, Math.sqrt(product)).filter((n) => product % n === 0);
    return only(first.filter((n) => !String(n).includes(digit) && !String(product / n).includes(digit)));
  },

  "number-theory-medium-021": ({ said, says }) => {
    says("With exactly **half** of them she can lay a full square, one block high", "the smallest number of blocks");
    says("she can build a solid cube", "each a small cube");
    let number = 1;
    const squares = new Set(range(1, 1000).map((n) => n * n));
    const cubes = new Set(range(1, 100).map((n) => n ** 3));
    while (!squares.has(number * said(1)) || !cubes.has(number / said(2))) number += 1;
    return number;
  },

  // The common factors of all ninety numbers, by trying.
  "number-theory-medium-024": ({ said, says }) => {
    says(
      "is one of them",
      "times in a row",
      "What is the **largest** number that divides **every** number typed in this way?",
    );
    const typedOut = (number: number) => Number(String(number).repeat(said(2)));
    insist(String(said(3)).length === said(1) && typedOut(said(3)) === said(4), "the one that is shown");
    const typed = range(10 ** (said(1) - 1), 10 ** said(1) - 1).map(typedOut);
    const common = range(1, Math.min(...typed)).filter((d) => typed.every((n) => n % d === 0));
    insist(common.includes(said(5)), "one of them");
    return Math.max(...common);
  },

  // Best choice of cards by remainder: for each set of remainders that may stand together, how many cards it allows.
  "number-theory-medium-027": ({ said, says }) => {
    says("as many of them as he can, but no two of his cards may have a **sum** that is a multiple of", "at most?");
    const of = said(5);
    insist((said(6) + said(7)) % of === 0 && said(4) === 2, "the two that are shown");
    const cards = range(said(2), said(3));
    insist(said(1) === cards.length, "so many cards");
    let most = 0;
    for (const chosen of range(0, 2 ** of - 1)) {
      const remainders = range(0, of - 1).filter((r) => chosen & (1 << r));
      if (remainders.some((r) => remainders.some((s) => r !== s && (r + s) % of === 0))) continue;
      // Two cards of one remainder clash when twice the remainder is a multiple as well.
      const kept = remainders.map((r) => {
        const such = cards.filter((card) => card % of === r).length;
        return (2 * r) % of === 0 ? Math.min(such, 1) : such;
      });
      most = Math.max(
        most,
        kept.reduce((total, n) => total + n, 0),
      );
    }
    return most;
  },

  // Divides every number by taking the divisor away until less than that is left.
  "number-theory-medium-030": ({ said, says }) => {
    says("the remainder is", "have equal quotient and remainder when they are divided by", "How many");
    const divisor = said(7);
    const divided = (number: number) => {
      let [rest, quotient] = [number, 0];
      while (rest >= divisor) {
        rest -= divisor;
        quotient += 1;
      }
      return [quotient, rest] as const;
    };
    const numbers = range(10 ** (said(5) - 1), 10 ** said(5) - 1).filter((n) => divided(n)[0] === divided(n)[1]);
    insist(said(2) === divisor && divided(said(1)).join() === `${said(3)},${said(4)}`, "the one that is shown");
    insist(said(6) === said(1) && numbers.includes(said(6)), "it is among them");
    return numbers.length;
  },

  // Walks along the houses until so many dark ones follow each other.
  "number-theory-medium-033": ({ said, says }) => {
    says(
      "you soon pass three dark houses in a row",
      "all on one side",
      "A lamp burns at every house whose number is **prime**. All other houses are dark.",
    );
    says("Where do you first meet", "dark houses in a row", "Give the number of the first of the");
    insist(
      [1, 2, 3, 4].every((house) => said(house) === house) && said(11) === said(9) && said(6) === said(1),
      "numbered from 1",
    );
    let dark = 0;
    let house = 0;
    while (dark < said(9)) {
      house += 1;
      dark = range(1, house).filter((d) => house % d === 0).length === 2 ? 0 : dark + 1;
    }
    return house - said(9) + 1;
  },

  // 17p + 1 = s * s, so 17 divides (s - 1)(s + 1): s = 17k - 1 or 17k + 1, and p = k(17k -+ 2) is prime for k = 1 at most.
  // Here all s up to 5000 are tried.
  "number-theory-medium-036": ({ said, says }) => {
    says("thinks of a **prime** number", "She multiplies it by", "and adds", "The result is a square number");
    const prime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
    const candidates = range(1, 5000).map((s) => (s * s - said(2)) / said(1));
    return only(candidates.filter((p) => Number.isInteger(p) && prime(p)));
  },

  // Number after number.
  "number-theory-medium-039": ({ said, says }) => {
    says("Multiply all digits of the number", "the **smallest** whole number whose digits multiply to");
    let number = 1;
    const product = (n: number) => [...String(n)].reduce((total, digit) => total * Number(digit), 1);
    insist(product(said(1)) === said(10) && said(11) === said(10), "the same product");
    insist(range(2, 9).reduce((total, place) => total * said(place), 1) === said(10), "the product that is shown");
    while (product(number) !== said(11)) number += 1;
    return number;
  },

  // Every number below the limit, with a sieve.
  "number-theory-medium-041": ({ said, says }) => {
    says(
      "trio in equal strides",
      "**all** trios of primes with strides of",
      "through all numbers below",
      "altogether?",
    );
    const limit = said(12);
    const isPrime = new Uint8Array(limit).fill(1, 2);
    for (let d = 2; d * d < limit; d++) if (isPrime[d]) for (let n = d * d; n < limit; n += d) isPrime[n] = 0;
    const trios = (stride: number) => {
      let found = 0;
      for (let n = 2; n + 2 * stride < limit; n++)
        if (isPrime[n] && isPrime[n + stride] && isPrime[n + 2 * stride]) found++;
      return found;
    };
    if (
      said(2) - said(1) !== said(4) ||
      said(3) - said(2) !== said(4) ||
      [1, 2, 3].some((place) => !isPrime[said(place)])
    )
      throw new Error("the example is no trio");
    if (said(5) !== said(4) || trios(said(5)) < 100) throw new Error("the example is not one of many");
    const strides = range(6, 11).map(said);
    if (strides.length !== said(13) || new Set(strides).size < strides.length)
      throw new Error("there are other strides");
    return strides.reduce((sum, stride) => sum + trios(stride), 0);
  },

  // All pairs up to some number: a larger one makes the product too far ahead, whatever the other.
  "number-theory-medium-042": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 and @2 are given",
      "@1 **multiplies** them. @2 **adds** them. @1's result is exactly $#$ greater than @2's.",
    );
    says("both greater than", "**multiplies** them", "**adds** them", "Ama's result is exactly", "greater than Kojo's");
    if (said(1) !== 2 || said(4) !== 2) throw new Error("there are not two numbers");
    const numbers = range(said(2) + 1, 4 * said(3));
    return only(
      numbers.flatMap((x) => numbers.filter((y) => x <= y && x * y - (x + y) === said(3)).map((y) => [x, y])),
    );
  },

  // Every secret number, and each digit of each result left out.
  "number-theory-medium-043": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 thinks of a", "says @2,", "did @1 leave");
    says("multiplies it by", "adds up all the digits of the result **but one**", "Which digit did Bakari leave out?");
    const left = new Set<number>();
    for (const secret of range(10 ** (said(1) - 1), 10 ** said(1) - 1)) {
      const digits = [...String(secret * said(2))].map(Number);
      const all = digits.reduce((sum, digit) => sum + digit);
      for (const digit of digits) if (all - digit === said(3)) left.add(digit);
    }
    return only(left);
  },

  // Adds the fractions one after the other, exactly.
  "number-theory-medium-044": ({ said, says }) => {
    says("writes each factor under a", "adds up these", "What does she get?");
    const n = said(1);
    const factors = range(1, n).filter((d) => n % d === 0);
    if (factors.length !== said(2) || factors.reduce((sum, d) => sum + d) !== said(5) || said(15) !== said(2))
      throw new Error("the factors are not as said");
    const ends = [...factors.slice(0, 4), ...factors.slice(-3)];
    if (ends.some((d, i) => said(6 + i) !== d || said(17 + 2 * i) !== d || said(16 + 2 * i) !== said(14)))
      throw new Error("the sums begin or end otherwise");
    if (said(3) !== factors[0] || said(4) !== n || said(13) !== said(5) || said(14) !== 1)
      throw new Error("it says other sums");
    let [top, bottom] = [0n, 1n];
    for (const d of factors) [top, bottom] = [top * BigInt(d) + bottom, bottom * BigInt(d)];
    if (top % bottom !== 0n) throw new Error("it is no whole number");
    return top / bottom;
  },
};

export const families: FamilyProofs = {
  // Tries every number as a factor and asks the story's condition of it.
  "choosing-factors": (p: { setting: "rows" | "lanterns" | "clips" | "flags" }, reading) => {
    const things = { rows: "small square tiles", lanterns: "lanterns", clips: "seconds", flags: "dancers" }[p.setting];
    const [n] = told(reading, `$#$ ${things}`) as [number];
    const wanted = {
      rows: () => true,
      lanterns: odd,
      clips: (d: number) => !odd(d),
      flags: (d: number) => d % 6 === 0,
    };
    const fits = wanted[p.setting];
    return range(1, n).filter((d) => n % d === 0 && fits(d)).length;
  },

  // Every number up to the common multiple.
  "the-other-number": ({ factor, known, other }: { factor: number; known: number; other: number }) => {
    const [first, multiple] = [factor * known, factor * known * other];
    return only(
      range(1, multiple).filter((n) => {
        if (multiple % n !== 0 || n % factor !== 0) return false;
        const common = range(1, n).filter((d) => n % d === 0 && first % d === 0);
        let meeting = n;
        while (meeting % first !== 0) meeting += n;
        return Math.max(...common) === factor && meeting === multiple;
      }),
    );
  },

  // The giants themselves, with all their digits.
  "last-digit-of-a-giant": (p: { setting: string; a: number; b: number; n: number; m: number }) => {
    const [first, second] = [BigInt(p.a) ** BigInt(p.n), BigInt(p.b) ** BigInt(p.m)];
    const giants: Record<string, bigint> = {
      display: first,
      sum: first + second,
      product: first * second,
      difference: first - second,
    };
    return String(giants[p.setting]).slice(-1);
  },

  // Reads the three numbers as they stand in every base that has their digits.
  "which-base": ({ setting }: { setting: string }, reading) => {
    const times = setting === "tablet" || setting === "field";
    const [one = "", two = "", three = ""] = reading.numbers.flatMap(({ form }, i) =>
      form === "digits" ? [String(reading.said(i + 1))] : [],
    );
    // The probe's bolts: so many, less so many, so many are left.
    const texts = { probe: [three, two, one], field: [one, one, two] }[setting] ?? [one, two, three];
    const value = (text: string, b: number) => [...text].reduce((total, digit) => total * b + Number(digit), 0);
    const enough = Math.max(...[...texts.join("")].map(Number)) + 1;
    return only(
      range(enough, 150).filter((b) => {
        const [u = 0, v = 0, w] = texts.map((text) => value(text, b));
        return (times ? u * v : u + v) === w;
      }),
    );
  },

  // Goes along the row and does to each thing what the story says.
  "neither-nor": ({ setting, n, a, b }: { setting: string; n: number; a: number; b: number }) => {
    let found = 0;
    for (let i = 1; i <= n; i++) {
      const [first, second] = [i % a === 0, i % b === 0];
      let on = false;
      if (first) on = !on;
      if (second) on = !on;
      const wanted: Record<string, boolean> = {
        posts: !first && !second,
        switches: on,
        tickets: first || second,
        pages: first && !second,
      };
      if (wanted[setting]) found += 1;
    }
    return found;
  },

  // Divides the three numbers by everything.
  "the-same-left-over": (p: { setting: string }, reading) => {
    const [x, y, z] =
      p.setting === "ropes" ? told(reading, "$#$ cm, $#$ cm and $#$ cm") : told(reading, "$#$, $#$ and $#$");
    const fitting = range(1, z).filter((d) => x % d === y % d && y % d === z % d);
    const largest = Math.max(...fitting);
    return p.setting === "remainder" ? x % largest : largest;
  },

  // Cuts square after square.
  "squares-cut-off": ({ setting, a, b }: { setting: string; a: number; b: number }) => {
    let [width, height, squares, side] = [b, a, 0, 0];
    while (width > 0 && height > 0) {
      side = Math.min(width, height);
      if (width > height) width -= side;
      else height -= side;
      squares += 1;
    }
    return { cloth: side, pixels: side * side }[setting] ?? squares;
  },
};

function odd(n: number): boolean {
  return n % 2 === 1;
}
