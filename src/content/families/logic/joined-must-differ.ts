import { family } from "../../../engine/family.ts";
import { and, capital, commas, inWords, noun, withArticle } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { conflicts } from "./shared/conflicts.ts";

/** Things of which some cannot share: how few groups are enough? */
interface Setting {
  readonly title: string;
  readonly story: (all: string) => string;
  readonly names: readonly string[];
  readonly pairs: string;
  readonly ask: string;
  /** What each group takes of the unit that is asked for. */
  readonly each: number;
  readonly unit: string;
  /** "channel", and what two that conflict do. */
  readonly group: string;
  readonly clash: string;
  /** The first words of the line that turns groups into the answer. */
  readonly total?: (groups: number, all: number) => string;
}

const settings: Record<string, Setting> = {
  radio: {
    title: "Stations on the air",
    story: (all) =>
      `The radio stations ${all} send in a mountain country. Two stations that disturb each other need **different** channels; all others may share one.`,
    names: ["A", "B", "C", "D", "E", "F", "G", "H"],
    pairs: "These pairs disturb each other:",
    ask: "What is the smallest number of channels that is enough?",
    each: 1,
    unit: "channels",
    group: "channel",
    clash: "disturb each other",
  },
  exams: {
    title: "The exam week",
    story: (all) =>
      `A school sets exams in ${all}. Every exam takes $2$ hours. Exams that have a pupil in common cannot be held at the same time; all others can, and they then begin together. There are no breaks.`,
    names: ["art", "biology", "chemistry", "drama", "economics", "French", "geography", "history"],
    pairs: "These have a pupil in common:",
    ask: "In how many hours, at the least, can all the exams be held?",
    each: 2,
    unit: "hours",
    group: "session",
    clash: "have a pupil in common",
    total: (groups, all) => `Each session takes $2$ hours: $${groups} \\times 2 = ${all}$ hours.`,
  },
  fish: {
    title: "Fish that fight",
    story: (all) => `An aquarium gets new fish: ${all}. Some kinds fight and must not be in the same tank.`,
    names: ["barbs", "cichlids", "danios", "gouramis", "loaches", "mollies", "rasboras", "tetras"],
    pairs: "These pairs fight:",
    ask: "How many tanks does it need, at the least?",
    each: 1,
    unit: "tanks",
    group: "tank",
    clash: "fight",
  },
  lights: {
    title: "Green for everybody",
    story: (all) =>
      `At a large crossing in Hà Nội there are traffic streams ${all}. Streams whose ways cross must never have green together; all others may. In one round of the lights every stream has green once, for $20$ seconds, and those that share a green phase begin and end together.`,
    names: ["1", "2", "3", "4", "5", "6", "7", "8"],
    pairs: "The ways of these streams cross:",
    ask: "How many seconds, at the least, do the green phases of one round take together?",
    each: 20,
    unit: "seconds",
    group: "phase",
    clash: "cross",
    total: (groups, all) => `Each phase takes $20$ seconds: $${groups} \\times 20 = ${all}$ seconds.`,
  },
};

export default family({
  level: "hard",
  topic: "grids",
  minutes: 8,
  kind: "thinking",
  technique: "colouring a graph",
  ages: "14-18",
  curriculum: ["A-level Further: graphs", "HSG-MG.3", "MP4"],
  bounds: { setting: ["radio", "exams", "fish", "lights"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { size, pairs, ring, hubs, groups } = conflicts(seed);
    const name = (one: number) => its.names[one] ?? "";
    const all = and(its.names.slice(0, size));
    const list = (some: readonly number[]) => and(some.map(name));
    const n = groups.length;
    const answer = n * its.each;
    const groupsWord = noun(n, its.group);
    const isTriangle = ring.length === 3;
    const around = [...ring, ring[0] ?? 0].map(name).join(" – ");
    const ringStep = isTriangle
      ? `${capital(list(ring))} all ${its.clash}, each with each. So these three need three different ${groupsWord}.`
      : `Look for a closed ring: ${around}. Neighbours in it must differ. With two ${groupsWord} they would have to take turns, but ${inWords(ring.length)} is odd, so the last would meet the first with the same ${its.group}. A ring of odd length needs three.`;
    const joined =
      hubs.length === 1
        ? `${list(hubs)} is joined to every one of these, so it needs ${withArticle(its.group)} of its own besides their three`
        : `${list(hubs)} are joined to every one of these and to each other, so each needs ${withArticle(its.group)} of its own besides their three`;
    const hubStep =
      hubs.length === 0
        ? `So fewer than three ${groupsWord} can never be enough.`
        : `There is more: ${joined}. That makes at least ${inWords(n)}.`;
    const plan = groups
      .map((group, i) => {
        const [number, members] = [i + 1, commas(group.map(name))];
        return `${number}: ${members}`;
      })
      .join("; ");
    const total = its.total ? ` ${its.total(n, answer)}` : "";
    const listed = commas(pairs.map(([a, b]) => `${name(a)}–${name(b)}`));
    const busiest = Math.max(...range(0, size - 1).map((one) => pairs.filter((pair) => pair.includes(one)).length));
    return {
      title: its.title,
      problem: `${its.story(all)}\n\n${its.pairs} ${listed}.\n\n${its.ask}`,
      answer: { kind: "whole", value: String(answer), unit: its.unit },
      hint: "Draw a dot for each name and a line for each pair in the list. Are there dots that are all joined to each other, or a closed ring with an odd number of dots? What does that part need on its own? Is there another dot joined to all of it?",
      solution: [
        `Draw a **graph**: a dot for each name, a line for each pair in the list. Dots with a line between them must not share ${withArticle(its.group)}. ${ringStep}`,
        hubStep,
        `${capital(inWords(n))} are enough, and a plan proves it. ${capital(its.group)} ${plan}.${total} The answer is $${answer}$.`,
        `Check the plan against the list: none of the $${pairs.length}$ pairs has both its members in the same ${its.group}, and all $${size}$ names occur once. With the argument above, the number can be neither larger nor smaller.`,
      ],
      slips: apart(answer, [
        [
          (n - 1) * its.each,
          isTriangle
            ? `Look for those that are all joined to each other: are there enough ${groupsWord} for them?`
            : `Try to go round a ring with an odd number of dots: can its ${groupsWord} take turns until the end?`,
        ],
        [
          (n + 1) * its.each,
          `That works, but it can be done with less: let those share that have no line between them.`,
        ],
        [
          (busiest + 1) * its.each,
          `One of the dots is joined to ${inWords(busiest)} others, but these others need not all differ from each other.`,
        ],
      ]),
      check: `Make a plan for your number and go through all the pairs; then ask why one ${its.group} less is impossible.`,
    };
  },
});
