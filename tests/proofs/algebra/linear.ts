import { sum } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { formula } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import { tableIn } from "../reading/tables.ts";
import { matches, pictured, told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Every starting number up to 1000 goes through the four steps.
  "algebra-linear-001": ({ said }) =>
    only(range(0, 1000).filter((start) => ((start + said(1)) * said(2) - said(3)) / 2 === said(4))),

  // Minute by minute, in sixtieths of a centimetre, while both candles still burn.
  "algebra-linear-002": (reading) => {
    const [red, slow, blue, fast] = told(
      reading,
      "A red candle is # cm tall. It burns down # cm every hour. A blue candle is # cm tall. It burns down # cm every hour.",
    );
    told(reading, "lit at the same moment", "are they the same height, with both still burning?");
    const height = (tall: number, burns: number, minute: number) => 60 * tall - burns * minute;
    return (
      only(
        range(0, 60 * blue).filter((t) => height(red, slow, t) > 0 && height(red, slow, t) === height(blue, fast, t)),
      ) / 60
    );
  },

  // Each line as left side minus right side; the first line with another solution than the line above holds the slip.
  "algebra-linear-003": (reading) => {
    const [a, b, c, d] = told(reading, "solved the equation $#(x - #) - (x - #) = #$ like this.");
    const [one, e, f, g, h] = told(reading, "| # | $#x - # - (x - #) = #$ |");
    const [two, i, j, k, l] = told(reading, "| # | $#x - # - x - # = #$ |");
    const [three, m, n, o] = told(reading, "| # | $#x - # = #$ |");
    const [four, p, q, five, r, s] = told(reading, "| # | $#x = #$ | | # | $x = \\frac{#}{#}$ |");
    const [slips] = told(reading, "Exactly # line does not follow from the line above it.");
    const lines: readonly ((x: number) => number)[] = [
      (x) => a * (x - b) - (x - c) - d,
      (x) => e * x - f - (x - g) - h,
      (x) => i * x - j - x - k - l,
      (x) => m * x - n - o,
      (x) => p * x - q,
      (x) => x * s - r,
    ];
    insist([one, two, three, four, five].every((line, at) => line === at + 1) && slips === 1, "the lines and one slip");
    const solutions = lines.map((line) => ({ top: -line(0), bottom: line(1) - line(0) }));
    const broken = range(1, 5).filter((i) => {
      const above = solutions[i - 1];
      const here = solutions[i];
      return above && here && above.top * here.bottom !== here.top * above.bottom;
    });
    const x = only(range(-1000, 1000).filter((value) => lines[0]?.(value) === 0));
    return [only(broken), x];
  },

  // Live through the week from every possible Monday count.
  "algebra-linear-004": (reading) => {
    labelled(reading, "Every @1 morning", "This @1 the count is exactly the same as last @1.");
    const [things, part, first, brought, share, second] = told(
      reading,
      "the same # things happen, in this order.",
      "1. # # of the bikes are ridden away and do not come back. 2. A van brings # bikes.",
      "3. # # of the bikes now at the station are taken away",
    );
    told(reading, "Nothing else changes. This Monday the count is exactly the same as last Monday.");
    insist(things === 3, "three things");
    return only(
      range(1, 20_000).filter((monday) => {
        if (monday % first !== 0) return false;
        const afterVan = monday - (part * monday) / first + brought;
        return afterVan % second === 0 && afterVan - (share * afterVan) / second === monday;
      }),
    );
  },

  // For many a, b, c the one x that fits (found by search, fractions cleared), then the only formula through them all.
  "algebra-linear-005": (reading) => {
    const { said } = reading;
    labelled(
      reading,
      "The numbers $@1$, $@2$ and $@3$ are positive. Solve for $@4$:",
      "\\frac{@4 - @1 - @2}{@3} + \\frac{@4 - @2 - @3}{@1} + \\frac{@4 - @3 - @1}{@2} = #",
      "Give $@4$ as an expression in $@1$, $@2$ and $@3$.",
    );
    const cases = [...choices([range(1, 4), range(1, 4), range(1, 4)])].map(([a = 0, b = 0, c = 0]) => {
      const fits = (x: number) =>
        (x - a - b) * a * b + (x - b - c) * b * c + (x - c - a) * a * c === said(1) * a * b * c;
      return { a, b, c, x: only(range(-200, 200).filter(fits)) };
    });
    const factors = range(-3, 3);
    const formulas = [...choices([factors, factors, factors, factors])].filter(([p = 0, q = 0, r = 0, s = 0]) =>
      cases.every(({ a, b, c, x }) => p * a + q * b + r * c + s === x),
    );
    const [p, q, r, s] = only(formulas);
    return `${p}*a + ${q}*b + ${r}*c + ${s}`;
  },

  // x falls towards 5 as n grows and is below 6 from n = 23 on, so n up to 2000 and x up to 100 leave nothing out.
  "algebra-linear-006": (reading) => {
    labelled(
      reading,
      "Each positive whole number $@1$ gives an equation for $@2$: $$@1@2 + #@2 = #@1 + #$$",
      "positive whole numbers $@1$ is the solution $@2$",
    );
    const [more, times, plus] = told(
      reading,
      "$$nx + #x = #n + #$$ For how many positive whole numbers $n$ is the solution $x$ a whole number?",
    );
    return range(1, 2000).filter((n) => range(-100, 100).some((x) => n * x + more * x === times * n + plus)).length;
  },

  // Every weight in half grams that keeps both rods level.
  "algebra-linear-009": (reading) => {
    const [grams, balls, cones] = told(
      reading,
      "weighs $#$ g altogether",
      "From the left end of the top rod hang $#$ balls. From its right end hangs the small rod.",
      "From the left end of the small rod hang a ball and a box. From its right end hang a box and $#$ cones.",
    );
    const [ends, asked] = told(
      reading,
      "weigh nothing",
      "hang from their middle and are level, so the # ends of a rod carry **the same** weight",
      "How many grams does **# cone** weigh?",
    );
    const halves = range(1, 2 * grams);
    return (
      (asked *
        only(
          [...choices([halves, halves])].flatMap(([ball = 0, box = 0]) => {
            const [left, small] = [balls * ball, ball + box];
            if (left !== ends * small || left + ends * small !== 2 * grams) return [];
            return halves.filter((cone) => box + cones * cone === small);
          }),
        )) /
      2
    );
  },

  "algebra-linear-012": (reading) => {
    const [side, first, second, third, houses, total, asked] = told(
      reading,
      "On # side of Mango Street all the house numbers are even: $#, #, #$ and so on, and none is left out.",
      "brings a letter to each of # houses next to each other on that side. Their numbers add up to $#$.",
      "What is the **largest** of the # numbers?",
    );
    insist(
      side === 1 && first === 2 && second === 4 && third === 6 && asked === houses,
      "even numbers, of so many houses",
    );
    const row = (house: number) => range(0, houses - 1).map((i) => first * (house + i));
    return row(only(range(1, 500).filter((house) => sum(row(house)) === total))).at(-1) ?? 0;
  },

  "algebra-linear-017": (reading) => {
    const [count, step, few, others, again] = told(
      reading,
      "writes down # whole numbers in a row, each one larger by $#$ than the one before.",
      "He adds the **#** smallest, and he adds the **#** largest. Both sums are the same. What is the smallest of the # numbers?",
    );
    insist(step === 1 && again === count, "one after the other");
    return only(
      range(0, 5000).filter((first) => {
        const row = range(first, first + count - 1);
        return sum(row.slice(0, few)) === sum(row.slice(-others));
      }),
    );
  },

  // Every pair of sides in tenths of a centimetre. The rim of the tray is walked round, tile by tile.
  "algebra-linear-020": (reading) => {
    const [tiles, upright, lying, round, one, first] = told(
      reading,
      "# equal rectangular tiles fill a rectangular tray, with no gaps. # of them stand side by side, and # lie above them, end to end.",
      "The perimeter of the **tray** is $#$ cm. How long are the short and the long side of **# tile**, in centimetres? Give the short side #.",
    );
    insist(tiles === upright + lying, "all the tiles");
    insist(one === 1 && first === 1, "one tile, its short side first");
    const sides = range(1, 600);
    const times = (count: number, length: number) => range(1, count).map(() => length);
    const rim = (short: number, long: number) =>
      sum([...times(lying, long), short, long, ...times(upright, short), long, short]);
    const fitting = sides.flatMap((short) =>
      sides
        .filter((long) => short < long && upright * short === lying * long && rim(short, long) === 10 * round)
        .map((long) => [short / 10, long / 10]),
    );
    return only(fitting);
  },

  // Every whole side of A, B, C and F; E, G, H and D fill what is left. Then each cell must be covered once.
  "algebra-linear-023": (reading) => {
    const [count, tiny] = told(
      reading,
      "is cut into # squares, all of different sizes",
      "The tiny shaded square in the middle of $C$, $D$, $G$ and $H$ has sides of $#$ cm. How wide and how high is",
    );
    pictured(reading, tiny);
    insist(reading.shown.labels.join("").startsWith("ABCDEFGH"), "the letters of the squares");
    const found: [number, number][] = [];
    for (const [a = 0, b = 0] of choices([range(2, 50), range(2, 50)]))
      for (const [c = 0, f = 0] of choices([range(1, b - 1), range(1, a - 1)])) {
        const [d, e] = [b - c, a - f];
        const [wide, high] = [a + b, a + e];
        const [g, h] = [high - a - f, high - b - d];
        if (e + g + h !== wide || g - h !== tiny || d - c !== tiny || g < 1 || h < 1) continue;
        // Left, top (measured downwards) and side.
        const squares = [
          [0, 0, a],
          [a, 0, b],
          [a, b, c],
          [a + c, b, d],
          [0, a, e],
          [e, a, f],
          [e, high - g, g],
          [wide - h, high - h, h],
          [e + g, high - g, tiny],
        ] as const;
        insist(squares.length === count, "so many squares");
        const painted = new Map<number, number>();
        for (const [left, top, side] of squares)
          for (const [x = 0, y = 0] of choices([range(left, left + side - 1), range(top, top + side - 1)]))
            painted.set(x + 1000 * y, (painted.get(x + 1000 * y) ?? 0) + 1);
        if (painted.size === wide * high && [...painted.values()].every((times) => times === 1))
          found.push([wide, high]);
      }
    return only(found);
  },

  // In eighths, far beyond all bends, which lie at integers: between them the left side changes by as much as x does.
  "algebra-linear-025": (reading) => {
    const [inner, outer, right] = told(
      reading,
      "How many different numbers $x$ satisfy this equation? $$\\left| \\left| |x| - # \\right| - # \\right| = #$$",
    );
    return range(-800, 800).filter((n) => Math.abs(Math.abs(Math.abs(n / 8) - inner) - outer) === right).length;
  },

  // Both ways are walked tick by tick (a tick is one fast step), for every length and every speed of the escalator in
  // 120ths of a step a tick.
  "algebra-linear-027": ({ said }) => {
    const walked = (steps: number, ticksAStep: number, drift: number) => {
      let way = 0;
      for (let tick = 1; tick <= steps * ticksAStep; tick++) way += drift + (tick % ticksAStep === 0 ? 120 : 0);
      return way;
    };
    const fits = [...choices([range(1, 200), range(1, 119)])].filter(
      ([n = 0, speed = 0]) => walked(said(1), said(2), speed) === 120 * n && walked(said(3), 1, -speed) === 120 * n,
    );
    return only(fits)[0] ?? 0;
  },

  // 3x is whole in every solution, so all thirds up to 100; in the same way for another factor.
  "algebra-linear-029": (reading) => {
    const [a, floorOfA, b, floorOfB, times, floors, right] = told(
      reading,
      "\\rfloor$ is the largest integer that is not above $x$. For example, $\\lfloor # \\rfloor = #$ and $\\lfloor # \\rfloor = #$.",
      "Find **every** number $x$ with $$#x - # \\lfloor x \\rfloor = #$$",
    );
    insist(Math.floor(a) === floorOfA && Math.floor(b) === floorOfB, "the examples");
    return range(-100 * times, 100 * times)
      .filter((n) => n - floors * Math.floor(n / times) === right)
      .map((n) => `${n}/${times}`);
  },

  // Quarters up to 30; two functions of this form that agree for two numbers agree for all.
  "algebra-linear-030": (reading) => {
    const [times, more] = told(
      reading,
      "$f(x) = ax + b$ with real numbers $a$ and $b$. For every $x$, $$f(f(f(x))) = #x + #$$ Find $a$ and $b$.",
    );
    const quarters = range(-120, 120).map((n) => n / 4);
    return only(
      [...choices([quarters, quarters])].filter(([a = 0, b = 0]) => {
        const thrice = (x: number) => a * (a * (a * x + b) + b) + b;
        return thrice(0) === more && thrice(1) === times + more;
      }),
    );
  },

  // Every way to hop, from one pair of stones to the next.
  "algebra-linear-031": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "# frog, @1, sits on stone",
      "Another frog, @2, sits on stone",
      "each hop of @2's goes **exactly #** as far as @1's hop",
    );
    says("hop towards each other", "land on the same stone", "numbered $1, 2, 3$ and so on. One frog");
    const seen = new Set<string>();
    const pairs = [{ kele: said(5), tiva: said(6) }];
    const met = new Set<number>();
    for (const { kele, tiva } of pairs) {
      if (kele === tiva) met.add(kele);
      for (let hop = 1; kele + hop <= tiva - said(7) * hop; hop++) {
        const next = { kele: kele + hop, tiva: tiva - said(7) * hop };
        const name = `${next.kele} ${next.tiva}`;
        if (!seen.has(name)) pairs.push(next);
        seen.add(name);
      }
    }
    return only(met);
  },

  // The jumps from every half number up to 500. Starts one apart end one apart the other way round, so no further one fits.
  "algebra-linear-032": ({ said }) => {
    const over = [said(1), said(2), said(3)];
    const jump = (at: number, i: number) => 2 * (over[i % 3] ?? 0) - at;
    insist(
      over.every((stone, i) => stone === said(8 + i) && stone === said(11 + i)),
      "jumped over in turn",
    );
    insist(
      [0, 1, 2].every((i) => jump(said(4 + i), i) === said(5 + i)),
      "the example",
    );
    const end = (start: number) => range(0, said(14) - 1).reduce(jump, start);
    insist(end(1) - end(0) === -1, "one start only");
    return only(
      range(-1000, 1000)
        .map((half) => half / 2)
        .filter((start) => end(start) === start),
    );
  },

  // Straight between whole numbers, so every flat part is as long as one step at least: collects their heights.
  "algebra-linear-033": (reading) => {
    const { said, says } = reading;
    insist(said(12) === 1, "for most k one x or none");
    labelled(
      reading,
      "The modulus $|@1|$ of a number",
      "$$|@2 - #| - |@2 - #| + |@2 - #| - |@2 - #| + \\dots + |@2 - #| - |@2 - #| = @3$$",
      "For most numbers $@3$, # number $@2$ fits",
      "For how many numbers $@3$ do **infinitely many** real numbers $@2$ fit?",
    );
    says("Plus and minus take turns", "infinitely many");
    insist(said(1) === 0 && said(3) === said(2) && said(4) === -said(2) && said(5) === said(2), "the modulus");
    const [from, to] = [said(6), said(11)];
    insist([1, 2, 3].every((i) => said(6 + i) === from + i) && said(10) === to - 1, "the bars count up");
    insist((to - from) % 2 === 1, "a plus first and a minus last");
    const side = (x: number) => sum(range(from, to).map((n, i) => (i % 2 === 0 ? 1 : -1) * Math.abs(x - n)));
    const heights = range(from - 3, to + 3).filter((x) => side(x) === side(x + 0.5) && side(x) === side(x + 1));
    return new Set(heights.map(side)).size;
  },
};

export const families: FamilyProofs = {
  // Every worth of one thing up to 500, in halves.
  "same-on-both-sides": ({ setting, x, a, b, c }: { setting: string; x: number; a: number; b: number; c: number }) => {
    const d = a * x + b - c * x;
    const one = only(range(1, 1000).filter((half) => a * half + 2 * b === c * half + 2 * d)) / 2;
    return setting === "scales" || setting === "trains" ? one : c * one + d;
  },

  // Every multiplier up to 30 with everything that could be added or taken away: one rule fits the three lines.
  "rule-from-three": ({ setting, n }: { setting: string; n: number }, reading) => {
    const [, ...rows] = tableIn(reading);
    const lines = rows.map((row) => row.flatMap(({ numbers }) => numbers()));
    const rules = [...choices([range(1, 30), range(-30, 30)])];
    const [times = 0, more = 0] = only(
      rules.filter(([times = 0, more = 0]) => lines.every(([x = 0, y]) => times * x + more === y)),
    );
    if (setting === "vine") return more;
    if (setting !== "code") return times * n + more;
    const [sent] = told(reading, "sends the code $#$");
    return only(range(0, 300).filter((x) => times * x + more === sent));
  },

  // Every integer up to 1000 goes to its place in the lowest row, and the wall is built with numbers.
  "wall-of-sums": (_: { setting: string }, reading) => {
    // The lowest row and the top, as they stand in the picture; the words tell the top as well.
    const bricks = reading.shown.labels.map((label) => formula(label, "x"));
    for (const [i, { text }] of reading.numbers.entries()) if (text > 0) reading.said(i + 1);
    const [[told] = []] = matches(reading, /(?:holds|reads) \$(\d+)\$/g);
    insist(bricks.at(-1)?.(0) === Number(told), "the top is told");
    const top = (row: readonly number[]): number =>
      row.length === 1 ? (row[0] ?? 0) : top(row.slice(1).map((right, i) => right + (row[i] ?? 0)));
    return only(range(-1000, 1000).filter((n) => top(bricks.slice(0, -1).map((brick) => brick(n))) === Number(told)));
  },

  // Every integer up to 400, and every half between them, is put into the question.
  "a-new-sign": ({ setting }: { setting: string }, reading) => {
    const op = formula(matches(reading, /\$\$a \\\w+ b = (.+?)\$\$/g)[0]?.[0] ?? "", "ab");
    const [[equation = ""] = []] = matches(reading, /if \$(.+?)\$/g);
    const [k = 0, second = 0, third = 0] = (equation.replaceAll(/([+-]) (?=\d)/g, "$1").match(/-?\d+/g) ?? []).map(
      Number,
    );
    const isSo: Readonly<Record<string, (n: number) => boolean>> = {
      sign: (n) => op(k, n) === second,
      order: (n) => k === second && op(n, k) - op(k, n) === third,
      chain: (n) => op(op(n, k), second) === third,
      shifted: (n) => op(n, n + k) === second,
    };
    return only(range(-800, 800).filter((half) => isSo[setting]?.(half / 2))) / 2;
  },

  // Every k up to 60 in eighths. An equation of first degree that holds for two numbers x holds for all of them.
  "when-k-decides": ({ setting, p, q, r }: { setting: string; p: number; q: number; r: number }) => {
    const leftMinusRight = (k: number, x: number) => k * k * x + p * q * x - (p + q) * k * x - r * k + r * p;
    const solutions = (k: number) => {
      const [start, rise] = [leftMinusRight(k, 0), leftMinusRight(k, 1) - leftMinusRight(k, 0)];
      return rise !== 0 ? -start / rise : start === 0 ? "every" : "none";
    };
    const ks = range(-480, 480).map((eighth) => eighth / 8);
    const none = only(ks.filter((k) => solutions(k) === "none"));
    const every = only(ks.filter((k) => solutions(k) === "every"));
    const whole = range(-60, 60).filter((k) => {
      const x = solutions(k);
      return typeof x === "number" && Number.isInteger(x) && leftMinusRight(k, x) === 0;
    });
    return { none, every, both: [none, every], whole: whole.length }[setting] ?? Number.NaN;
  },
};
