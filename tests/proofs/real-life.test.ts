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
