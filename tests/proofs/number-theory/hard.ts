import { gcd, isPrime, sum } from "../../../src/maths/whole.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { told } from "../reading/told.ts";

export const proofs: Proofs = {
  // 1/x + 1/y = 1/r as r(x + y) = xy. With 1/y < 1/r and x <= y, x is at least r + 1, so y = rx/(x - r) is at most r(r + 1).
  "number-theory-hard-001": ({ said, says }) => {
    says(
      "Two resistors of $x$ and $y$ ohms",
      "act like one resistor of $R$ ohms",
      "$\\frac{1}{R} = \\frac{1}{x} + \\frac{1}{y}$",
      "every whole number of ohms",
      "so that $R$ is exactly",
    );
    says("In how many ways can two of them be chosen", "The two may be equal, and their order does not matter");
    const r = said(7);
    const ohms = range(1, r * (r + 1));
    return ohms.flatMap((x) => ohms.filter((y) => x <= y && r * (x + y) === x * y)).length;
  },

  // Multiplies the factorials out and reads their zeros off.
  "number-theory-hard-002": ({ said, says }) => {
    says(
      "ends in one zero and",
      "$n! = 1 \\times 2 \\times 3 \\times \\cdots \\times n$",
      "No factorial ends in **exactly five** zeros",
    );
    says("are **not** the number of zeros at the end of any factorial?");
    const seen = new Set<number>();
    const first: { factorial: bigint; zeros: number }[] = [];
    let factorial = 1n;
    let zeros = 0;
    for (let n = 1n; zeros <= said(17); n += 1n) {
      factorial *= n;
      zeros = /0*$/.exec(String(factorial))?.[0].length ?? 0;
      seen.add(zeros);
      if (first.length < 40) first.push({ factorial, zeros });
    }
    const zerosOf = (place: number) => first[said(place) - 1]?.zeros;
    insist(
      zerosOf(4) === said(6) && zerosOf(8) === said(10) && zerosOf(12) === said(13) && zerosOf(14) === said(15),
      "zeros",
    );
    insist(
      Number(first[said(4) - 1]?.factorial) === said(5) && Number(first[said(8) - 1]?.factorial) === said(9),
      "6! and 10!",
    );
    insist(!seen.has(said(11)), "none with five");
    return range(said(16), said(17)).filter((count) => !seen.has(count)).length;
  },

  // Looks for a common factor of top and bottom, number after number.
  "number-theory-hard-003": ({ said, says }) => {
    says(
      "\\ldots,",
      "into $$\\frac{5n + 6}{8n + 7}$$",
      "fractions **can** be cancelled, by a whole number greater than 1?",
    );
    insist([9, 14].every((place) => said(place) === said(4)) && said(3) === 3, "numbers in a row");
    const fraction = (n: number) => [said(5) * n + said(6), said(7) * n + said(8)] as const;
    insist([fraction(said(1)), fraction(said(2))].join() === [10, 11, 12, 13].map(said).join(), "the first two");
    return range(said(1), said(4)).filter((n) => {
      const [top, bottom] = fraction(n);
      return range(2, top).some((d) => top % d === 0 && bottom % d === 0);
    }).length;
  },

  // Cards that are tied to each other by doubling form groups; of each group every selection is tried.
  "number-theory-hard-005": ({ said, says }) => {
    says(
      "one on each",
      "as many cards as possible",
      "there must be **no two** of which one number is",
      "the other. If she takes",
    );
    const times = said(5);
    insist(said(6) === times * said(7) && said(8) === times * said(6), "the cards that are shown");
    const group = new Map(range(said(1), said(2)).map((card) => [card, card]));
    for (const card of range(1, Math.floor(said(2) / times))) {
      const [from, to] = [group.get(times * card), group.get(card) ?? card];
      for (const [other, its] of group) if (its === from) group.set(other, to);
    }
    let most = 0;
    for (const name of new Set(group.values())) {
      const cards = [...group].flatMap(([card, its]) => (its === name ? [card] : []));
      const sizes = range(0, 2 ** cards.length - 1).map((choice) => {
        const taken = cards.filter((_, i) => (choice >> i) % 2 === 1);
        return taken.some((card) => taken.includes(times * card)) ? 0 : taken.length;
      });
      most += Math.max(...sizes);
    }
    return most;
  },

  "number-theory-hard-008": ({ said, says }) => {
    says(
      "A whole number ends in the digit",
      "away from the end and put it at the **front**",
      "times** the old one",
      "the smallest number",
    );
    const [digit, times] = [said(1), said(3)];
    insist(said(2) === digit, "the same digit");
    const numbers = range(1, 99_999).map((start) => Number(`${start}${digit}`));
    const moved = (number: number) => Number(`${digit}${String(number).slice(0, -1)}`);
    return numbers.find((number) => moved(number) === times * number) ?? "none below a million";
  },

  // The one that is left over among the remainders of three cubes; the others are found as sums.
  "number-theory-hard-011": ({ said, says }) => {
    says(
      "and also $-1$, $-8$, $-27$, $-64, \\ldots$",
      "are a sum of **three** cubes. A cube may be used more than once.",
    );
    says("Which of the five is **not** the sum of three cubes?");
    insist(
      [0, 1, 2, 3, 4].every((n) => said(1 + n) === n ** 3),
      "the first cubes",
    );
    insist(said(11) === 5 && said(10) === 4 && said(12) === 3 && said(14) === 3, "one of five");
    const cubes = range(-10, 10).map((n) => n ** 3);
    const sums = new Set(cubes.flatMap((x) => cubes.flatMap((y) => cubes.map((z) => x + y + z))));
    const never = only([15, 16, 17, 18, 19].map(said).filter((n) => !sums.has(n)));
    // What is hinted for the second: two equal cubes that are more, and one that is taken away.
    const positive = cubes.filter((cube) => cube > 0);
    insist(
      positive.some((two) => positive.includes(2 * two - said(16))),
      "beyond it with two equal cubes, and back",
    );
    // n and n + 9 have cubes that differ by a multiple of 9, so nine cubes in a row give every remainder there is.
    const rests = range(0, 8).map((n) => n ** 3 % 9);
    if (rests.some((x) => rests.some((y) => rests.some((z) => (x + y + z) % 9 === never % 9))))
      throw new Error("possible");
    return never;
  },

  "number-theory-hard-014": ({ said, says }) => {
    says(
      "consecutive positive whole numbers",
      "the first is a multiple of",
      "the second is a multiple of",
      "the third is a multiple of",
    );
    says("the smallest possible **first** number");
    insist([3, 7, 11].every((place) => said(place) ** said(place + 1) === said(place + 2)) && said(1) === 3, "squares");
    let first = 1;
    while (first % said(5) !== 0 || (first + 1) % said(9) !== 0 || (first + 2) % said(13) !== 0) first += 1;
    return first;
  },

  "number-theory-hard-018": ({ said, says }) => {
    says("written with ones only", "multiples of", "How many ones has the **smallest** of them?");
    insist(
      [1, 2, 3, 4].every((ones) => String(said(ones)) === "1".repeat(ones)),
      "a one more each time",
    );
    // One more at the end of a line, by what it leaves over; more lines than there are remainders only repeat them.
    let over = 1 % said(5);
    for (let ones = 1; ones <= said(5); ones++, over = (10 * over + 1) % said(5)) if (over === 0) return ones;
    throw new Error("no multiple is written with ones only");
  },

  // Every crossing of a square that holds the circle.
  "number-theory-hard-021": ({ said, says }) => {
    says(
      "stands on one crossing",
      "a grid of unit squares",
      "On every crossing whose straight-line distance from the fountain is **exactly** $\\sqrt{",
    );
    const reach = Math.ceil(Math.sqrt(said(2)));
    return range(-reach, reach).flatMap((x) => range(-reach, reach).filter((y) => x * x + y * y === said(2))).length;
  },

  // A number divides the product, so it is made of at most thirty 2s and fifteen 3s: all of these are tried.
  "number-theory-hard-024": ({ said, says }) => {
    says("Multiply **all** the factors of", "does the same with another whole number", "Which number did he take?");
    const shown = range(4, 9).map(said);
    insist(
      shown.join() ===
        range(1, said(1))
          .filter((n) => said(1) % n === 0)
          .join() && said(3) === said(1),
      "the factors of 12",
    );
    insist(shown.reduce((a, b) => a * b) === said(10) && said(2) === 1, "their product");
    insist(said(11) ** said(12) * said(13) ** said(14) === said(10), "their product again");
    const exponents = (a: number, b: number) => {
      let [twos, threes] = [0, 0];
      for (const i of range(0, a))
        for (const j of range(0, b)) {
          twos += i;
          threes += j;
        }
      return twos === said(16) && threes === said(18);
    };
    return only(
      range(0, said(16)).flatMap((a) =>
        range(0, said(18)).flatMap((b) => (exponents(a, b) ? [said(15) ** a * said(17) ** b] : [])),
      ),
    );
  },

  // Builds every street, house after house.
  "number-theory-hard-027": ({ said, says }) => {
    insist(said(3) === said(2) + 1 && said(4) === said(3) + 1, "numbered without a gap");
    says("stand on one side", "and so on without a gap", "more than", "fewer than", "the number of Ximena's house?");
    says("the numbers **before** her own house add up to exactly as much as the numbers **after** it");
    return only(
      range(said(5) + 1, said(6) - 1).flatMap((last) => {
        const total = range(said(2), last).reduce((a, b) => a + b);
        let before = 0;
        const fitting: number[] = [];
        for (const house of range(said(2), last)) {
          if (before === total - before - house) fitting.push(house);
          before += house;
        }
        return fitting;
      }),
    );
  },

  // The giant itself, with its more than twenty thousand digits.
  "number-theory-hard-030": ({ said, says }) => {
    says(
      "with all its digits",
      "Add up its digits and call the result $A$",
      "Add up the digits of $A$ and call the result $B$",
    );
    says("Add up the digits of $B$ and call the result $C$", "What is $C$?");
    const digitSum = (text: string) => [...text].reduce((total, digit) => total + Number(digit), 0);
    const a = digitSum(String(BigInt(said(1)) ** BigInt(said(2))));
    const b = digitSum(String(a));
    return digitSum(String(b));
  },

  // Builds every number from its end and doubles it by hand; of each only the digit sums, the carry and the large digits are kept.
  "number-theory-hard-031": ({ said, says }) => {
    says("digits of her first number are", "digits add up to", "doubles the number", "or more");
    const [sumOfFirst, sumOfDouble, from] = [said(1), said(3), said(5)];
    const states = new Set(["0 0 0 0"]);
    const found = new Set<number>();
    for (const state of states) {
      const [digits = 0, doubled = 0, carry = 0, large = 0] = state.split(" ").map(Number);
      if (digits === sumOfFirst && doubled + carry === sumOfDouble) found.add(large);
      for (const digit of range(0, Math.min(9, sumOfFirst - digits))) {
        const here = 2 * digit + carry;
        const more = large + (digit >= from ? 1 : 0);
        states.add([digits + digit, doubled + (here % 10), Math.floor(here / 10), more].join(" "));
      }
    }
    return only(found);
  },

  // Every number with so many of the two digits.
  "number-theory-hard-032": ({ said, says }) => {
    says("digits", "halve it");
    const numbers = [...choices(range(1, said(1)).map(() => [said(2), said(3)]))].map((digits) =>
      Number(digits.join("")),
    );
    return only(numbers.filter((number) => number % 2 ** said(4) === 0));
  },

  // Pays with every number of vouchers. Beyond twice the product of the two values every amount has two ways.
  "number-theory-hard-033": ({ said, says }) => {
    says("in two or more ways", "at least one of each kind", "exactly one way");
    const [a, b] = [said(1), said(2)];
    const ways = new Map<number, number>();
    for (let first = a; first <= 3 * a * b; first += a)
      for (let total = first + b; total <= 3 * a * b; total += b) ways.set(total, (ways.get(total) ?? 0) + 1);
    return [...ways.values()].filter((count) => count === 1).length;
  },

  // Takes away one card, two cards, and so on, in every way, until a square is left.
  "number-theory-hard-034": ({ said, says }) => {
    says("There is only one way", "as few cards as possible", "square number");
    const [count, first, last] = [said(1), said(2), said(3)];
    if (last - first + 1 !== count) throw new Error("so many cards do not have these numbers");
    const primes = range(2, last).filter(isPrime);
    const odd = (card: number): number =>
      primes.reduce((bits, prime, i) => {
        let power = 0;
        for (let rest = card; rest % prime === 0; rest /= prime) power += 1;
        return bits + (power % 2) * 2 ** i;
      }, 0);
    const cards = range(first, last).map((card) => [card, odd(card)] as const);
    const all = cards.reduce((bits, [, own]) => bits ^ own, 0);
    function* taken(many: number, from: number, bits: number): Generator<number[]> {
      if (many === 0 && bits === 0) yield [];
      if (many > 0)
        for (const [i, [card, own]] of cards.entries())
          if (i >= from) for (const rest of taken(many - 1, i + 1, bits ^ own)) yield [card, ...rest];
    }
    for (const many of range(0, 6)) {
      const found = [...taken(many, 0, all)];
      if (found.length > 0) return only(found);
    }
    throw new Error("more cards than six are needed");
  },

  // All rows of rolls, all blocks.
  "number-theory-hard-035": ({ said, says }) => {
    says("no single number", "no two neighbours", "no three neighbours");
    const [rolls, multiple] = [said(1), said(3)];
    const rows = [...choices(range(1, rolls).map(() => range(1, 6)))];
    const isLiked = (row: readonly number[]): boolean =>
      row.every((_, from) => {
        let total = 0;
        return row.slice(from).every((number) => {
          total += number;
          return total % multiple !== 0;
        });
      });
    const example = range(6, 10).map(said);
    insist(!isLiked(example) && rows.some((row) => row.join() === example.join()), "a row that he does not like");
    const block = [said(11), said(12), said(13)];
    const isShown = block.every((number, i) => number === said(8 + i)) && sum(block) === said(14);
    if (!isShown || isLiked(block) || said(2) !== rolls || said(15) !== rows.length)
      throw new Error("the example and the number of rows do not fit");
    return rows.filter(isLiked).length;
  },

  // With how many squares each total can be made.
  "number-theory-hard-036": ({ said, says }) => {
    says("prime numbers", "greater than", "squares each", "several times");
    const total = said(2);
    const squares = range(said(1) + 1, total)
      .filter((n) => n * n <= total && isPrime(n))
      .map((prime) => prime * prime);
    const counts = range(0, total).map((n) => new Set(n === 0 ? [0] : []));
    for (const square of squares)
      for (const n of range(square, total)) for (const count of counts[n - square] ?? []) counts[n]?.add(count + 1);
    return only(counts[total] ?? []);
  },

  // Writes them all down.
  "number-theory-hard-037": ({ said, says }) => {
    says("lowest terms", "is a factor of");
    const [low, high, bottoms] = [said(1), said(2), said(3)];
    const isHers = (top: number, bottom: number): boolean =>
      top > low * bottom && top < high * bottom && gcd(top, bottom) === 1 && bottoms % bottom === 0;
    if (
      !isHers(said(4), said(5)) ||
      !isHers(said(6), said(7)) ||
      bottoms % said(9) === 0 ||
      gcd(said(10), said(11)) === 1
    )
      throw new Error("the examples do not fit");
    insist(
      said(8) > low * said(9) && said(8) < high * said(9) && gcd(said(8), said(9)) === 1,
      "only its bottom is wrong",
    );
    return range(1, bottoms).flatMap((bottom) => range(0, bottom).filter((top) => isHers(top, bottom))).length;
  },

  "number-theory-hard-038": ({ said, says }) => {
    says("halves it again and again", "until it is odd");
    const halved = (number: number): number => (number % 2 === 0 ? halved(number / 2) : number);
    const numbers = range(said(2), said(3));
    if (numbers.length !== said(1) || said(8) !== said(1) || halved(said(4)) !== said(5))
      throw new Error("these are not so many numbers");
    const way = [4, 6, 7, 5].map(said);
    insist(
      way.slice(1).every((half, i) => 2 * half === way[i]),
      "the way from 104",
    );
    return numbers.reduce((total, number) => total + halved(number), 0);
  },
};

export const families: FamilyProofs = {
  // Walks the whole way: carries the remainder through every single multiplication, then does what the story says.
  "round-of-remainders": ({ setting, a, n, m, c }: { setting: string; a: number; n: number; m: number; c: number }) => {
    const giant = BigInt(a) ** BigInt(n) + BigInt(c);
    if (setting === "weekday")
      return ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][Number(giant % 7n)] ?? "";
    if (setting !== "missing") return giant % BigInt(m);
    let added = 1n;
    while ((giant + added) % BigInt(m) !== 0n) added += 1n;
    return added;
  },

  // Presses, hides or opens one after the other.
  "undo-a-multiplication": ({ setting, a, b, m }: { setting: string; a: number; b: number; m: number }) => {
    if (setting === "cipher") return only(range(0, m - 1).filter((x) => (a * x) % m === b));
    let [at, times] = [0, 0];
    do {
      for (let step = 0; step < a; step++) at = at === m - 1 ? 0 : at + 1;
      times += 1;
    } while (at !== b);
    return times;
  },

  // Tries to cancel every fraction, or draws every star.
  "nothing-in-common": ({ setting, n }: { setting: string; n: number }) => {
    if (setting === "stars")
      return range(2, n).filter((k) => {
        if (2 * k >= n) return false;
        const visited = new Set<number>();
        for (let point = 0; !visited.has(point); point = (point + k) % n) visited.add(point);
        return visited.size === n;
      }).length;
    const lowest = range(1, n - 1).filter((top) => range(2, top).every((d) => top % d !== 0 || n % d !== 0));
    return setting === "sum" ? lowest.reduce((a, b) => a + b, 0) / n : lowest.length;
  },

  // Multiplies the factorial out.
  "which-prime-runs-out": ({ setting, m, n }: { setting: string; m: number; n: number }, reading) => {
    if (setting === "least") {
      const [of, times] = told(reading, "a multiple of $#^{#}$");
      let [product, last] = [1n, 1n];
      while (product % BigInt(of) ** BigInt(times) !== 0n) {
        last += 1n;
        product *= last;
      }
      return last;
    }
    let factorial = 1n;
    for (let i = 2n; i <= BigInt(n); i += 1n) factorial *= i;
    let times = 0;
    for (let rest = factorial; rest % BigInt(m) === 0n; rest /= BigInt(m)) times += 1;
    if (setting === "base") return /0*$/.exec(inBase(factorial, BigInt(m)))?.[0].length ?? 0;
    return times;
  },

  // Tries every other side, or every smaller square, as far as neighbouring squares are not too far apart.
  "squares-apart": ({ setting, n }: { setting: string; n: number }) => {
    const given = setting === "triangles" || setting === "longest";
    const target = given ? n * n : n;
    const larger: number[] = [];
    for (let b = 1; 2 * b + 1 <= target; b++)
      if (Number.isInteger(Math.sqrt(b * b + target))) larger.push(Math.sqrt(b * b + target));
    if (setting === "longest") return Math.max(...larger);
    return setting === "garden" ? Math.min(...larger) : larger.length;
  },

  // The giants themselves: taking the smaller away from the larger until nothing is left.
  "one-less-than-powers": ({ setting, a, m, n }: { setting: string; a: number; m: number; n: number }) => {
    const giant = (exponent: number) =>
      setting === "ones" ? BigInt("1".repeat(exponent)) : BigInt(a) ** BigInt(exponent) - 1n;
    let [x, y] = [giant(m), giant(n)];
    if (setting === "remainder") return x % y;
    while (y !== 0n) [x, y] = [y, x % y];
    return x;
  },
};

/** The number in a base, each digit from ten on as a letter or sign of its own. */
function inBase(n: bigint, base: bigint): string {
  let text = "";
  for (let rest = n; rest > 0n; rest /= base) text = String.fromCharCode(48 + Number(rest % base)) + text;
  return text;
}
