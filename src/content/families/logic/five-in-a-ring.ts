import { family } from "../../../engine/family.ts";
import { and, capital, commas, noun } from "../../../engine/words.ts";
import { type RingClue, ringPuzzle } from "./shared/ring-clues.ts";

/** Five things in a ring; the order asked for goes clockwise and starts with the first name. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly string[];
  readonly next: (a: string, b: string) => string;
  readonly beside: (a: string, b: string) => string;
  readonly apart: (a: string, b: string) => string;
  readonly between: (a: string, b: string, c: string) => string;
  readonly ask: string;
  readonly place: string;
  /** The first one, as the hint speaks of it. */
  readonly top: string;
}

const settings: Record<string, Setting> = {
  table: {
    title: "Round the tea table",
    story: "Farid, Greta, Hiro, Isla and Jomo sit round a tea table with five chairs. You see it from above.",
    names: ["Farid", "Greta", "Hiro", "Isla", "Jomo"],
    next: (a, b) => `Clockwise, ${b} sits directly after ${a}.`,
    beside: (a, b) => `${a} and ${b} sit next to each other.`,
    apart: (a, b) => `${a} and ${b} do not sit next to each other.`,
    between: (a, b, c) => `${a} sits directly between ${b} and ${c}.`,
    ask: "Write the five names clockwise, starting with Farid.",
    place: "chair",
    top: "Farid",
  },
  wheel: {
    title: "Five cabins on a wheel",
    story:
      "A fairground wheel has five cabins: an amber, a blue, a green, a red and a violet one. You see it from the front.",
    names: ["amber", "blue", "green", "red", "violet"],
    next: (a, b) => `Clockwise, the ${b} cabin comes directly after the ${a} one.`,
    beside: (a, b) => `The ${a} and the ${b} cabin are neighbours.`,
    apart: (a, b) => `The ${a} and the ${b} cabin are not neighbours.`,
    between: (a, b, c) => `The ${a} cabin hangs directly between the ${b} one and the ${c} one.`,
    ask: "Write the five colours clockwise, starting with amber.",
    place: "cabin",
    top: "the amber cabin",
  },
  pond: {
    title: "Five huts round a pond",
    story:
      "Five huts stand in a ring round a pond. You see them on a map. In them live a baker, a cobbler, a doctor, a potter and a weaver.",
    names: ["baker", "cobbler", "doctor", "potter", "weaver"],
    next: (a, b) => `Clockwise, the ${b}'s hut comes directly after the ${a}'s.`,
    beside: (a, b) => `The ${a} and the ${b} are neighbours.`,
    apart: (a, b) => `The ${a} and the ${b} are not neighbours.`,
    between: (a, b, c) => `The ${a} lives directly between the ${b} and the ${c}.`,
    ask: "Write the five jobs clockwise round the pond, starting with baker.",
    place: "hut",
    top: "the baker",
  },
};

export default family({
  level: "easy",
  topic: "ordering",
  minutes: 5,
  kind: "thinking",
  technique: "fix one and go round",
  ages: "9-11",
  curriculum: ["KS2 reasoning", "MP1"],
  bounds: { setting: ["table", "wheel", "pond"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { order, clues, left } = ringPuzzle(seed);
    const name = (thing: number) => its.names[thing] ?? "";
    const initial = (thing: number) => capital(name(thing)).charAt(0);
    const short = (row: readonly number[]) => row.map(initial).join("");
    const say = (clue: RingClue) =>
      clue.says === "between"
        ? its.between(name(clue.a), name(clue.b), name(clue.c))
        : its[clue.says](name(clue.a), name(clue.b));
    const quoted = (clue: RingClue) => `“${say(clue)}”`;
    const [first, second, third] = clues as readonly [RingClue, RingClue, RingClue];
    const answer = order.map(name);
    const shift = seed % 3;
    const clueOrder = [second, third, first];
    const shown = [...clueOrder.slice(shift), ...clueOrder.slice(0, shift)].map((clue) => `- ${say(clue)}`).join("\n");
    const [afterFirst, afterSecond] = [0, 1].map((i) => (left[i] ?? []).map(short)) as [string[], string[]];
    const anticlockwise = clues.map((clue) => seen(clue, initial));
    const places = noun(5, its.place);
    const start = initial(0);
    const nearly = (left[1] ?? []).find((row) => row.join() !== order.join()) ?? [];
    const backwards = [order[0] ?? 0, ...order.slice(1).toReversed()];
    // A row that forgets the last clue may be the true ring read the other way round; one slip is enough then.
    const forgets = nearly.join() === backwards.join() ? [] : [nearly];
    return {
      title: its.title,
      problem: `${its.story}\n\n${shown}\n\n${its.ask}`,
      answer: { kind: "list", items: answer, ordered: true },
      inside: { order: its.names },
      hint: `In a ring there is no first place, so make one: put ${its.top} at the top of a circle. Then look for the clue that leaves the fewest ways to go on.`,
      solution: [
        `**Fix one and go round**: a ring has no beginning, so let ${start} be at the top and number the ${places} clockwise, ${start} in number 1. We write only first letters.`,
        `Take the tightest clue: ${quoted(first)} ${because(first, initial)} That gives ${and(afterFirst)}.`,
        `Test these with ${quoted(second)} That leaves ${and(afterSecond)}.`,
        `Test these with ${quoted(third)} Only ${short(order)} is left: **${commas(answer)}**.`,
        `Check by going round the other way. Anticlockwise the ring reads ${short(backwards)}, and then comes ${start} again. Read the three clues once more in this direction: ${and(anticlockwise)}. They hold.`,
      ],
      slips: [
        {
          when: commas(backwards.map(name)),
          say: "You have the right neighbours, but you went round anticlockwise. Clockwise is the way the hands of a clock turn.",
        },
        ...forgets.map((row) => ({
          when: commas(row.map(name)),
          say: `Two of the clues hold. Read this one again: ${quoted(third)}`,
        })),
      ],
      check:
        "Draw your ring and point at each clue in it; remember that the last one in your list sits beside the first.",
    };
  },
});

/** Why so many rings fit the first clue and no more. */
function because(clue: RingClue, initial: (thing: number) => string): string {
  const [a, b] = [initial(clue.a), initial(clue.b)];
  if (clue.says === "next") {
    if (clue.a === 0) return `So ${b} is in number 2. The other three can follow in $6$ orders.`;
    if (clue.b === 0) return `So ${a} is in number 5. The other three can come in between in $6$ orders.`;
    return `The block ${a}${b} fits into numbers 2 and 3, 3 and 4, or 4 and 5. The other two can swap: $3 \\times 2 = 6$ ways.`;
  }
  const c = clue.says === "between" ? initial(clue.c) : "";
  if (clue.a === 0)
    return `So ${b} and ${c} are in numbers 2 and 5. They can swap, and so can the others: $2 \\times 2 = 4$ ways.`;
  if (clue.says === "between" && (clue.b === 0 || clue.c === 0)) {
    const far = clue.b === 0 ? c : b;
    return `So ${a} and ${far} follow in numbers 2 and 3, or backwards in 5 and 4. The other two can swap: $2 \\times 2 = 4$ ways.`;
  }
  return `The three fill numbers 2 to 4 or 3 to 5, with ${a} in the middle. ${b} and ${c} can swap: $2 \\times 2 = 4$ ways.`;
}

/** What a clue says to somebody who goes round anticlockwise. */
function seen(clue: RingClue, initial: (thing: number) => string): string {
  const [a, b] = [initial(clue.a), initial(clue.b)];
  switch (clue.says) {
    case "next":
      return `${a} comes directly after ${b}`;
    case "beside":
      return `${a} and ${b} are neighbours`;
    case "apart":
      return `${a} and ${b} are not neighbours`;
    case "between":
      return `${a} is directly between ${b} and ${initial(clue.c)}`;
  }
}
