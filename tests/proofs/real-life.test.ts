import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { judge } from "../../src/engine/answer/judge.ts";

// Each problem of /real-life worked out a second time, from the numbers in its words, by plain arithmetic that knows
// nothing of the use's model.

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The numbers in the words of a problem, in order. */
const numbersIn = (words: string) =>
  [...words.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(",", "")));

type Numbers = readonly number[];

/** The only number of some that fits. */
function only(some: Numbers, fits: (one: number) => boolean): number {
  const found = some.filter(fits);
  expect(found).toHaveLength(1);
  return found[0] ?? Number.NaN;
}

/** What the words ask for, as somebody would type it; the numbers come in the order of the words. */
const proofs: Readonly<Record<string, (numbers: Numbers) => number | string>> = {
  // The sound is followed kilometre by kilometre.
  "how-far-is-the-storm": ([first = 0, then = 0, each = 1]) => {
    let nearer = 0;
    for (let seconds = first; seconds > then; seconds -= each) nearer += 1;
    return nearer;
  },

  "points-in-a-league": ([win = 0, draw = 0, defeat = 0, games = 0, points = 0, lost = 0]) =>
    only(range(0, games - lost), (won) => won * win + (games - lost - won) * draw + lost * defeat === points),

  // A can is filled from one square metre after the other.
  "rain-on-a-roof": ([long = 0, wide = 0, rain = 0, reach = 0, of = 1, can = 1]) => {
    let litres = 0;
    for (const _ of range(1, long)) for (const _also of range(1, wide)) litres += (rain * reach) / of;
    return litres / can;
  },

  "lunch-for-a-school": ([children = 0, grams = 0, sack = 1, days = 0]) => {
    let kilograms = 0;
    for (const _ of range(1, days)) kilograms += (children * grams) / 1000;
    return Math.ceil(kilograms / sack);
  },

  "how-long-is-the-path": ([one = 1, scale = 0, long = 0, speed = 1]) => {
    const metres = (long * scale) / one / 100;
    const metresAMinute = (speed * 1000) / 60;
    return (2 * metres) / metresAMinute;
  },

  "a-ramp-for-a-wheelchair": ([steps = 0, high = 0, up = 1, along = 0]) => {
    let centimetres = 0;
    for (let climbed = 0; climbed < steps * high; climbed += up) centimetres += along;
    return centimetres / 100;
  },

  "counting-heartbeats": ([seconds = 1, ...counts]) => {
    const pulses = counts.map((count) => (count / seconds) * 60);
    return Math.max(...pulses) - Math.min(...pulses);
  },

  "when-two-drums-meet": ([bell = 1, drum = 1, inASecond = 1]) => {
    const strokes = range(1, bell * drum).map((stroke) => stroke * bell);
    return (strokes.find((pulse) => pulse % drum === 0) ?? 0) / inASecond;
  },

  // What 10 kg cost in bags of each kind, shared among the kilograms.
  "the-cheaper-bag": ([grams = 1, small = 0, kilograms = 1, large = 0, one = 1]) =>
    ((10_000 / grams) * small - (10 / kilograms) * large) / (10 / one),

  "a-picture-of-numbers": ([across = 0, down = 0, colours = 0, bits = 0, inAByte = 1]) => {
    expect(2 ** bits).toBe(colours);
    return range(1, down).reduce((sum) => sum + across * bits, 0) / inAByte;
  },

  // Each part as a multiple of what is known at the first speed, so that how a car brakes need not be known.
  "stopping-a-car": ([slow = 1, thinking = 0, braking = 0, fast = 0]) =>
    (thinking * fast) / slow + (braking * fast * fast) / slow / slow,

  // Tooth by tooth: each link that the front pulls turns the back by one of its teeth.
  "gears-of-a-bicycle": ([front = 1, wheel = 1, hill = 0, back = 1]) => {
    const teethAtTheBack = (hill / wheel) * back;
    return teethAtTheBack / front;
  },

  "sale-and-tax": ([price = 0, tax = 0]) => {
    const without = only(range(1, price), (one) => one * 100 + one * tax === price * 100);
    return price - without;
  },

  // Squares of the same width stand for the circles: between like shapes the part is the same.
  "one-tin-for-another": ([small = 1, flour = 0, large = 0]) => (flour / (small * small)) * large * large,

  "the-last-digit-of-a-barcode": (numbers) => {
    // The counts and the 0 at the end come after the thirteen places, of which twelve can be read.
    const read = numbers.slice(0, 12);
    return only(range(0, 9), (digit) => {
      const all = [...read.slice(0, 7), digit, ...read.slice(7)];
      return all.reduce((sum, one, at) => sum + one * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
    });
  },

  // Step by step up the stairs; the one onto the upper floor has no going.
  "a-staircase-for-tired-legs": ([climb = 0, rises = 1, stride = 0]) => {
    const going = only(range(1, stride), (one) => (stride - one) * rises === 2 * climb);
    return range(2, rises).reduce((floor) => floor + going, 0);
  },

  "tuning-by-beats": ([fork = 0, before = 0, after = 0]) =>
    only([fork - before, fork + before], (string) =>
      [fork - after, fork + after].some((tightened) => tightened > string && tightened < string + 2 * before),
    ),

  "the-shape-of-a4": (numbers) => {
    // "A0" and "A4" are names with numbers in them.
    const [, metre = 0, grams = 0, envelope = 0, size = 0, most = 0] = numbers;
    let sheet = metre * grams;
    for (const _ of range(1, size)) sheet /= 2;
    let sheets = 0;
    while (envelope + (sheets + 1) * sheet <= most) sheets += 1;
    return sheets;
  },

  "counting-fish-in-a-pond": ([marked = 0, caught = 1, again = 0]) =>
    only(range(caught, 10_000), (fish) => again * fish === marked * caught),

  // Goat by goat.
  "a-positive-test": ([goats = 0, ill = 0, found = 0, alarmed = 0]) => {
    const alarms = range(1, goats).map((goat) => (goat <= ill ? found : alarmed) / 100);
    const sum = (some: Numbers) => some.reduce((one, other) => one + other, 0);
    return (100 * sum(alarms.slice(0, ill))) / sum(alarms);
  },

  // Dose after dose, until nothing changes any more.
  "how-long-medicine-lasts": ([halfLife = 1, dose = 0, every = 0]) =>
    range(1, 100).reduce((level) => level / 2 ** (every / halfLife) + dose, 0),

  "frets-of-a-guitar": ([string = 0, near = 0, far = 0]) => {
    const swings = (fret: number) => range(1, fret / 12).reduce((length) => length / 2, string);
    return swings(near) - swings(far);
  },

  // The ball is followed through the air; its speed is the one that lands where the words say.
  "the-best-angle-to-throw": ([low = 0, landed = 0, high = 0]) => {
    const g = 9.81;
    const lands = (speed: number, degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      const timeInTheAir = (2 * speed * Math.sin(angle)) / g;
      return speed * Math.cos(angle) * timeInTheAir;
    };
    const speed = Math.sqrt(landed / lands(1, low));
    return lands(speed, high);
  },

  "saving-for-a-bicycle": ([lent = 0, rate = 0, years = 0]) => {
    const first = range(1, years).reduce((owed) => owed + (lent * rate) / 100, lent);
    const second = range(1, years).reduce((owed) => owed + (owed * rate) / 100, lent);
    return second - first;
  },

  // Every point of a grid is tried.
  "where-am-i": (numbers) => {
    const [, , along = 0, , , fromA = 0, fromB = 0] = numbers;
    const points = range(-30, 30).flatMap((x) => range(1, 30).map((y) => [x, y] as const));
    const found = points.filter(
      ([x, y]) => x * x + y * y === fromA * fromA && (x - along) ** 2 + y * y === fromB * fromB,
    );
    expect(found).toHaveLength(1);
    return `(${found[0]?.join(", ")})`;
  },

  // Panel by panel of one metre: from each to the next the slope grows by the same amount, so that to the middle the
  // drops are as the odd numbers.
  "a-bridge-for-the-village": ([span = 0, metre = 0, each = 1, place = 0]) => {
    const drops = range(1, span / 2)
      .map((panel) => 2 * panel - 1)
      .reverse();
    const sum = (some: Numbers) => some.reduce((one, other) => one + other, 0);
    return ((metre * span) / each) * (sum(drops.slice(0, place)) / sum(drops));
  },

  // All that can happen to the copies, one after the other.
  "a-code-that-mends-itself": ([wrong = 0, copies = 0]) => {
    const outcomes = range(0, 2 ** copies - 1).map((outcome) => range(0, copies - 1).map((at) => (outcome >> at) % 2));
    const chance = (outcome: Numbers) =>
      outcome.reduce((product, isWrong) => product * (isWrong ? wrong / 100 : 1 - wrong / 100), 1);
    return outcomes
      .filter((outcome) => outcome.filter(Boolean).length > copies / 2)
      .reduce((sum, outcome) => sum + 100 * chance(outcome), 0);
  },

  // Minute by minute from high water on.
  "the-tide-at-darwin": ([high = 0, start = 0, low = 0, end = 0, needed = 0]) => {
    const minutes = (end - start) * 60;
    const depth = (minute: number) => (high + low) / 2 + ((high - low) / 2) * Math.cos((Math.PI * minute) / minutes);
    const last = range(0, minutes).findLast((minute) => depth(minute) >= needed - 1e-9) ?? 0;
    const two = (n: number) => String(n).padStart(2, "0");
    return `${two(start + Math.floor(last / 60))}:${two(last % 60)}`;
  },

  // Cans of all radii by hundredths of a centimetre.
  "the-best-tin-can": ([overPi = 0]) => {
    const metal = (radius: number) => {
      const height = overPi / radius ** 2;
      return 2 * Math.PI * radius ** 2 + 2 * Math.PI * radius * height;
    };
    const radii = range(100, 2000).map((hundredths) => hundredths / 100);
    return radii.reduce((best, radius) => (metal(radius) < metal(best) ? radius : best));
  },

  // Ballot by ballot, in parts of a point small enough for every w that is a fraction of small numbers.
  "the-same-votes-another-winner": ([voters = 0, acb = 0, bca = 0, cba = 0, first = 0, last = 0]) => {
    const ballots = [...Array(acb).fill("ACB"), ...Array(bca).fill("BCA"), ...Array(cba).fill("CBA")] as string[];
    expect(ballots).toHaveLength(voters);
    const fractions = range(2, 20).flatMap((below) => range(1, below - 1).map((above) => [above, below] as const));
    const found = fractions.find(([above, below]) => {
      const points = (name: string) =>
        ballots.reduce((sum, ballot) => sum + ([first * below, above, last * below][ballot.indexOf(name)] ?? 0), 0);
      return points("A") === points("C");
    });
    return found?.join("/") ?? "";
  },
};

/** As somebody would type it: without what floating point leaves behind. */
const typed = (found: number | string | undefined) =>
  typeof found === "number" ? String(Number(found.toFixed(9))) : String(found);

const uses = libraryOf(readFiles())["real-life"];

test("every use has its problem worked out here", () => {
  expect(Object.keys(proofs).sort()).toEqual(uses.map(({ id }) => id).sort());
});

describe.each(uses.map((use) => [use.id, use] as const))("%s", (id, { ask: { prompt, answer, check } }) => {
  test("the answer follows from the words of the problem", () => {
    const found = typed(proofs[id]?.(numbersIn(prompt)));
    expect(judge(answer, found, { slips: [], check }).verdict, `${prompt} ${found}`).toBe("right");
  });
});
