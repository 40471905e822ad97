import { compare, multiply, power, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Load the ferry sack by sack until one more would be too many.
  "algebra-inequalities-001": ({ said }) => {
    let load = said(2);
    let sacks = 0;
    while (load + said(3) <= said(1)) {
      load += said(3);
      sacks += 1;
    }
    return sacks * said(4); // trips
  },

  "algebra-inequalities-002": (reading) => {
    const [money, pencil, book, fewest, least] = told(
      reading,
      "has # cedis. A pencil costs # cedis and a notebook costs # cedis.",
      "at least # pencil and at least # notebook. He may spend all his money or keep some.",
    );
    return [...choices([range(fewest, money), range(least, money)])].filter(
      ([pencils = 0, books = 0]) => pencil * pencils + book * books <= money,
    ).length;
  },

  "algebra-inequalities-003": (reading) => {
    const [least, start, times, below] = told(reading, "Some integers $x$ satisfy $$# \\le # - #x < #$$");
    told(reading, "Give the smallest of these integers and then the largest.");
    const fitting = range(-500, 500).filter((x) => least <= start - times * x && start - times * x < below);
    return [Math.min(...fitting), Math.max(...fitting)];
  },

  // Every x and y in eighths, 0 and all four ends among them.
  "algebra-inequalities-004": (reading) => {
    labelled(
      reading,
      "The numbers $@1$ and $@2$ need not be whole",
      "# \\le @1 \\le # \\quad \\text{and} \\quad # \\le @2 \\le #",
      "values of $@1^# - @2$",
    );
    const [xLeast, xMost, yLeast, yMost] = told(
      reading,
      "need not be whole. All you know is that $$# \\le x \\le # \\quad \\text{and} \\quad # \\le y \\le #$$",
    );
    const [power, first] = told(
      reading,
      "the smallest and the largest possible values of $x^# - y$? Give the smallest #",
    );
    insist(first === 1, "the smallest first");
    const eighths = (from: number, to: number) => range(8 * from, 8 * to).map((n) => n / 8);
    const values = [...choices([eighths(xLeast, xMost), eighths(yLeast, yMost)])].map(
      ([x = 0, y = 0]) => x ** power - y,
    );
    return [Math.min(...values), Math.max(...values)];
  },

  // In steps of a twelfth, far beyond both ends. Between the three places the sum is straight, so it is least at one of them.
  "algebra-inequalities-005": (reading) => {
    const [a, one, b, two, c, three] = told(
      reading,
      "the smallest value that $$#|x - #| + #|x - #| + #|x - #|$$ can take, when $x$ may be any real number?",
    );
    return (
      Math.min(
        ...range(-1200, 1200).map(
          (n) => a * Math.abs(n - 12 * one) + b * Math.abs(n - 12 * two) + c * Math.abs(n - 12 * three),
        ),
      ) / 12
    );
  },

  // Beyond 1000 both factors are positive.
  "algebra-inequalities-006": (reading) => {
    const [square, b, c, again, d, right] = told(
      reading,
      "How many integers $x$ satisfy this inequality? $$(x^# - #x - #)(x^# - #) < #$$",
    );
    insist(square === 2 && again === 2 && right === 0, "two squares, below zero");
    return range(-1000, 1000).filter((x) => (x * x - b * x - c) * (x * x - d) < 0).length;
  },

  "algebra-inequalities-009": (reading) => {
    const { said } = reading;
    labelled(reading, "@1 and @2 collect stamps. @2 says:", "By how many stamps must @1 be ahead of @2 now");
    return Math.min(
      ...[...choices([range(0, 60), range(0, 60)])]
        .filter(([teuila = 0, bruno = 0]) => teuila + said(2) > bruno + said(1))
        .map(([teuila = 0, bruno = 0]) => teuila - bruno),
    );
  },

  "algebra-inequalities-012": (reading) => {
    const [plum, few, one, more, two] = told(
      reading,
      "plums in Hinewai's basket weigh $#$ g each.",
      "- $#$ plums are **heavier** than $#$ peach. - $#$ plums are **lighter** than $#$ peaches.",
    );
    told(reading, "a whole number of grams", "How many different weights could a peach have?");
    return range(1, 1000).filter((peach) => few * plum > one * peach && more * plum < two * peach).length;
  },

  // Every x from -0.999 to -0.001, by 1/x = -1000/n and the like; the order is the same for all of them.
  "algebra-inequalities-017": (reading) => {
    const [low, high, count, square, top, cube, letters, first] = told(
      reading,
      "lies **between $#$ and $#$**. From it Eirik makes # numbers:",
      "- $A = x^#$ - $B = \\frac{#}{x}$ - $C = x^#$ - $D = x$ Put the # letters in order, so that the smallest number comes #.",
    );
    insist(low === -1 && high === 0 && first === 1, "below zero, smallest first");
    const orders = range(1, 999).map((n) => {
      const x = rational(-n, 1000);
      const numbers = { A: power(x, square), B: multiply(rational(top), power(x, -1)), C: power(x, cube), D: x };
      insist(Object.keys(numbers).length === count && letters === count, "so many numbers");
      return Object.entries(numbers)
        .sort(([, one], [, other]) => compare(one, other))
        .map(([letter]) => letter)
        .join("");
    });
    return only(new Set(orders)).split("");
  },

  "algebra-inequalities-020": (reading) => {
    const [few, above, many, below, one] = told(
      reading,
      "# postcards cost **less** than €$#$. # postcards cost **more** than €$#$. How many cents does # postcard cost?",
    );
    told(reading, "a whole number of cents");
    return (
      one * only(range(0, 2000).filter((price) => few * price < 100 * above && many * price > Math.round(100 * below)))
    );
  },

  // The fraction is worked out exactly; beyond 1000 it stays between 4 and 6.
  "algebra-inequalities-024": (reading) => {
    const [least, times, more, less] = told(
      reading,
      "For how many integers $x$ is this fraction $#$ **or more**? $$\\frac{#x + #}{x - #}$$",
    );
    return range(-1000, 1000).filter(
      (x) => x !== less && compare(rational(times * x + more, x - less), rational(least)) >= 0,
    ).length;
  },

  // Every y and z in twelfths, x as the rest.
  "algebra-inequalities-025": (reading) => {
    labelled(reading, "\\sqrt[#]{@1@2@3} \\le \\frac{@1 + @2 + @3}{#}$, with equality when $@1 = @2 = @3$");
    const [two, three, sum] = told(reading, "positive real numbers $x$, $y$ and $z$ satisfy $$x + #y + #z = #$$");
    const [root, parts] = told(
      reading,
      "the largest possible value of $xyz$?",
      "for positive numbers $\\sqrt[#]{uvw} \\le \\frac{u + v + w}{#}$",
    );
    insist(root === [..."uvw"].length && parts === root, "as many as are multiplied");
    let most = 0;
    for (let y = 1; two * y < 12 * sum; y++)
      for (let z = 1; three * z < 12 * sum; z++) most = Math.max(most, (12 * sum - two * y - three * z) * y * z);
    return most / 12 ** 3;
  },

  "algebra-inequalities-027": (reading) => {
    labelled(reading, "The points $(@1, @2)$ in this puzzle", "|@1| + #|@2| \\le");
    const [times, most] = told(
      reading,
      "have **integer** coordinates and lie where $$|x| + #|y| \\le #$$ How many such points",
    );
    return [...choices([range(-30, 30), range(-30, 30)])].filter(
      ([x = 0, y = 0]) => Math.abs(x) + times * Math.abs(y) <= most,
    ).length;
  },

  "algebra-inequalities-028": (reading) => {
    const [ends, terms] = told(reading, "Between which # neighbouring integers does this sum of $#$ terms lie?");
    const [a, first, b, second, c, third, d, last] = told(
      reading,
      "$$\\frac{#}{\\sqrt{#}} + \\frac{#}{\\sqrt{#}} + \\frac{#}{\\sqrt{#}} + \\cdots + \\frac{#}{\\sqrt{#}}$$",
    );
    told(reading, "give the **smaller** one");
    insist([a, b, c, d].every((top) => top === 1) && [first, second, third].join() === "1,2,3", "1 over each root");
    insist(ends === 2 && last === terms, "so many terms");
    return Math.floor(range(first, last).reduce((total, n) => total + 1 / Math.sqrt(n), 0));
  },

  // Every way to write 100 as a sum of seven different whole numbers, largest first; a diver may have none.
  "algebra-inequalities-030": ({ said, says }) => {
    says("No two of them have the same number of pearls");
    let least = said(2);
    const share = (left: number, divers: number, below: number, best: number) => {
      if (best >= least) return;
      if (divers === 0) {
        if (left === 0) least = best;
        return;
      }
      // Not enough room for the rest below this number.
      for (let most = Math.min(left, below - 1); most >= divers - 1; most--) {
        if (divers * most - (divers * (divers - 1)) / 2 < left) break;
        share(left - most, divers - 1, most, divers > said(1) - said(4) ? best + most : best);
      }
    };
    share(said(2), said(1), said(2) + 1, 0);
    return least;
  },

  // Every weight of the three boxes.
  "algebra-inequalities-031": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "has a @1, a @2 and a @3 box",
      "- Red and @2 together weigh **at most** $#$ kg. - Blue and @3 together weigh **at most** $#$ kg. - Red and @3 together weigh",
    );
    says("whole number of kilograms", "Red and blue", "Blue and green", "**at most**");
    const most = Math.max(said(1), said(2), said(3));
    const totals = [...choices(range(1, said(4)).map(() => range(1, most)))].flatMap(
      ([red = 0, blue = 0, green = 0]) =>
        red + blue <= said(1) && blue + green <= said(2) && red + green <= said(3) ? [red + blue + green] : [],
    );
    return Math.max(...totals);
  },

  // All rows of cards.
  "algebra-inequalities-032": ({ said, says }) => {
    says("no two are equal", "larger and larger", "first card", "last card");
    const [cards, first, last, place] = [said(1), said(4), said(5), said(6)];
    let rows = [[first]];
    while ((rows[0]?.length ?? cards) < cards)
      rows = rows.flatMap((row) => range((row.at(-1) ?? 0) + 1, last).map((card) => [...row, card]));
    const full = rows.filter((row) => row.at(-1) === last);
    return [...new Set(full.map((row) => row[place - 1] ?? 0))].sort((a, b) => a - b);
  },

  // From 7 times 8 eggs on there is always one box more of the small ones.
  "algebra-inequalities-033": ({ said, says }) => {
    says("at least one", "exactly as many");
    const [small, large] = [said(1), said(3)];
    const full = (eggs: number, box: number): number => Math.floor(eggs / box);
    return range(1, 2 * small * large).filter(
      (eggs) => full(eggs, small) >= said(2) && full(eggs, small) === full(eggs, large),
    ).length;
  },

  // The best row for every set of numbers that have been put down and every last number; then the ring is closed.
  "algebra-inequalities-034": ({ said, says }) => {
    says(
      "one on each of the",
      "For every two neighbours",
      "puts them back in another order",
      "all the way round",
      "greatest total",
    );
    const count = said(1);
    if (said(3) !== count || said(5) !== count) throw new Error("there are more or fewer places");
    const best = new Int32Array(2 ** count * count).fill(-1);
    best[count] = 0; // only the 1 lies there, and it is the last one
    for (let set = 1; set < 2 ** count; set++)
      for (let last = 0; last < count; last++) {
        const so = best[set * count + last] ?? -1;
        if (so < 0) continue;
        for (let next = 0; next < count; next++) {
          if ((set >> next) % 2 === 1) continue;
          const at = (set + 2 ** next) * count + next;
          best[at] = Math.max(best[at] ?? -1, so + Math.abs(next - last));
        }
      }
    return Math.max(...range(1, count - 1).map((last) => (best[(2 ** count - 1) * count + last] ?? 0) + last));
  },

  // All ways to lay the piles.
  "algebra-inequalities-035": ({ said, says }) => {
    says("multiplies", "largest", "as small as possible");
    const [cards, first, last, piles, each] = [said(1), said(2), said(3), said(4), said(5)];
    if (said(6) !== each || said(7) !== piles) throw new Error("other piles");
    if (last - first + 1 !== cards || piles * each !== cards) throw new Error("the piles do not hold all the cards");
    let least = Number.POSITIVE_INFINITY;
    const lay = (card: number, products: readonly number[], sizes: readonly number[]): void => {
      if (card < first) least = Math.min(least, Math.max(...products));
      else
        for (const [pile, size] of sizes.entries())
          if (size < each) lay(card - 1, products.with(pile, (products[pile] ?? 1) * card), sizes.with(pile, size + 1));
    };
    lay(last, Array(piles).fill(1), Array(piles).fill(0));
    return least;
  },
};

export const families: FamilyProofs = {
  // Every whole number up to 400 is put into the box.
  "how-many-can-it-be": (
    { setting, k, c }: { setting: "box" | "crates" | "riddle" | "stairs"; k: number; c: number },
    reading,
  ) => {
    const limits = {
      box: () => told(reading, `$$# < # \\times \\square ${c === 0 ? "" : "+ # "}< #$$`),
      crates: () => told(reading, "**more than** # kg and **less than** # kg"),
      riddle: () => told(reading, "more than # but less than #"),
      stairs: () => told(reading, "**more than** # cm and **less than** # cm"),
    }[setting]();
    const [low = 0, high = 0] = [limits.at(0), limits.at(-1)];
    const fitting = range(0, 400).filter((x) => low < k * x + c && k * x + c < high);
    return setting === "box" || setting === "crates" ? fitting.length : [Math.min(...fitting), Math.max(...fitting)];
  },

  // Lived through step by step, with the two amounts side by side.
  "for-the-first-time-ahead": (p: { setting: string; start: number; gap: number; fast: number; slow: number }) => {
    const falling = p.setting === "tanks";
    let [quick, slower] = falling ? [p.gap, 0] : [p.start, p.start + p.gap];
    let steps = 0;
    while (falling ? quick >= slower : quick <= slower) {
      quick += falling ? -p.fast : p.fast;
      slower += falling ? -p.slow : p.slow;
      steps += 1;
    }
    return steps;
  },

  // Three lengths make a triangle when its angle between the first two has a cosine between -1 and 1; at -1 and 1 the
  // three points lie on one line.
  "the-third-side": ({ setting, a, b }: { setting: string; a: number; b: number }) => {
    const lengths = range(1, a + b + 5).filter((x) => {
      const cosine = (a * a + b * b - x * x) / (2 * a * b);
      return setting === "villages" ? Math.abs(cosine) <= 1 : Math.abs(cosine) < 1;
    });
    if (setting === "perimeters") return [a + b + Math.min(...lengths), a + b + Math.max(...lengths)];
    return setting === "closing" ? lengths.filter((x) => x > a && x > b).length : lengths.length;
  },

  // Every x and y in halves, 0 and all ends among them.
  "from-end-to-end": (p: Record<"p" | "q" | "r" | "s" | "a" | "b", number> & { setting: string }) => {
    const made: Record<string, (x: number, y: number) => number> = {
      product: (x, y) => x * y,
      difference: (x, y) => p.a * x - p.b * y,
      square: (x, y) => (x - y) ** 2,
      cold: (x, y) => x - y,
    };
    const value = made[p.setting];
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let x = -p.p; x <= p.q; x += 0.5)
      for (let y = -p.r; y <= p.s; y += 0.5) {
        const here = value?.(x, y) ?? Number.NaN;
        least = Math.min(least, here);
        most = Math.max(most, here);
      }
    return [least, most];
  },

  // The interval round the lowest point is cut down by thirds until it is tiny.
  "bottom-of-the-valley": ({ setting, a, b, c, d }: Record<"a" | "b" | "c" | "d", number> & { setting: string }) => {
    const height: Record<string, (x: number) => number> = {
      sum: (x) => a * x + b / x + c,
      shifted: (x) => a * (x + c) + b / x,
      brackets: (x) => (a * x + b) * (c / x + d),
      fence: (x) => 10 * a * x + 2 * 10 * d * ((2 * b * c) / x),
    };
    const at = (x: number) => height[setting]?.(x) ?? Number.NaN;
    let [from, to] = [1e-6, 2000];
    for (let cut = 0; cut < 120; cut++) {
      const [one, two] = [from + (to - from) / 3, to - (to - from) / 3];
      if (at(one) < at(two)) to = two;
      else from = one;
    }
    const least = at((from + to) / 2);
    return only([Math.round(least)].filter((whole) => Math.abs(whole - least) < 1e-7));
  },
};
