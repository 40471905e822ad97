import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { and, commas, inWords } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { places, type Roads, roads } from "./shared/roads.ts";

/** A map of places and roads: what odd places mean for walking along every road. */
type Write = (map: Roads) => PuzzleText;

const names = ["A", "B", "C", "D", "E", "F", "G"];
const name = (place: number) => names[place] ?? "";
const list = (some: readonly number[]) => and(some.map(name));

const road = ([a = 0, b = 0]: readonly number[]) => `${name(a)}–${name(b)}`;

function figure({ pairs }: Roads, what: string, line: string) {
  const joined = pairs.map(road);
  return {
    alt: `Seven ${what}, A to G, and ${pairs.length} ${line} between them: ${and(joined)}.`,
    scale: false,
    points: Object.fromEntries(places.map(({ at }, place) => [name(place), at])),
    draw: [
      ...pairs.map(([a, b]) => ({ line: [name(a), name(b)] })),
      ...places.map(({ side }, place) => ({ dot: name(place), label: name(place), side })),
    ],
  };
}

function degree({ pairs }: Roads, place: number): number {
  return pairs.filter((pair) => pair.includes(place)).length;
}

function counted(map: Roads): string {
  return commas(names.map((one, place) => `${one} ${degree(map, place)}`));
}

/** The same places along a walk, as a route of letters. */
const route = (walk: readonly number[]) => walk.map(name).join("–");

/** How many roads the shortest way has. */
function distance({ pairs }: Roads, from: number, to: number): number {
  let reached = [from];
  let steps = 0;
  while (!reached.includes(to)) {
    const now = reached;
    reached = names
      .map((_, place) => place)
      .filter(
        (place) =>
          now.includes(place) || pairs.some((pair) => pair.includes(place) && pair.some((one) => now.includes(one))),
      );
    steps++;
  }
  return steps;
}

const parity = (line: string) =>
  `Whenever a walk comes to a place and goes on, it uses up two ${line} there: one to come and one to go.`;

const settings: Record<string, Write> = {
  trails: (map) => {
    const answer = map.odd.map(name);
    const even = names.filter((_, place) => !map.odd.includes(place));
    return {
      title: "Every trail once",
      problem: `The map shows the trails of a national park and the seven places A to G where they meet. Ranger Nayeli wants to walk along **every trail exactly once**. She may pass a place as often as she likes, and she need not end where she began.\n\nAt which two places must her walk begin and end? Write both letters.`,
      figure: figure(map, "places", "trails"),
      answer: { kind: "list", items: answer, ordered: false },
      hint: "Count the trails at each place. When she passes through a place, how many of its trails does she use up? What does that say about a place with an odd number?",
      solution: [
        `${parity("trails")} So a place that is neither the beginning nor the end of the walk must have an **even** number of trails.`,
        `Count them: ${counted(map)}. Only ${list(map.odd)} have an odd number. At every other place the trails can be used up in pairs.`,
        `So one of these two is the beginning and the other the end: **${commas(answer)}**. (Such a walk is called an **Euler path**.)`,
        `Check by walking it: ${route(map.walk)}. That is $${map.pairs.length}$ steps, along $${map.pairs.length}$ different trails, all there are.`,
      ],
      slips: apart(commas(answer), [
        [
          `${answer[0]}, ${even[0]}`,
          "One of the two is right. Count the trails at the other: can they all be used if the walk ends there?",
        ],
        [
          `${answer[1]}, ${even[0]}`,
          "One of the two is right. Count the trails at the other: can they all be used if the walk ends there?",
        ],
        [
          `${even[0]}, ${even[1]}`,
          "Count the trails at the two places: if a walk leaves there, how can it use the last one?",
        ],
      ]),
      check: "Try to walk along every trail once between your two places, and look at how many trails each place has.",
    };
  },
  snow: (map) => {
    const all = map.pairs.length;
    const extra = map.again.length;
    const answer = all + extra;
    const [p = 0, q = 0, ...more] = map.odd;
    const [r, s] = more;
    const pairings =
      r === undefined || s === undefined
        ? [[[p, q]]]
        : [
            [
              [p, q],
              [r, s],
            ],
            [
              [p, r],
              [q, s],
            ],
            [
              [p, s],
              [q, r],
            ],
          ];
    const ways = pairings.map((pairing) => {
      const lengths = pairing.map(([a = 0, b = 0]) => distance(map, a, b));
      const total = sum(lengths);
      const joined = and(pairing.map(([a = 0, b = 0]) => `${name(a)} with ${name(b)}`));
      const length = lengths.length === 1 ? String(total) : `${texSum(lengths)} = ${total}`;
      return `${joined} takes at least $${length}$ km`;
    });
    const waysToJoin = ways.join("; ");
    const twice = and(map.again.map(road));
    return {
      title: "The snowplough's round",
      problem: `Every street of a village in Hokkaido is $1$ km long. The map shows the streets and the seven corners A to G. A snowplough starts at A, has to drive along **every street at least once**, and must come back to A.\n\nHow long, in km, is the shortest round that does this?`,
      figure: figure(map, "corners", "streets"),
      answer: { kind: "whole", value: String(answer), unit: "km" },
      hint: "Count the streets at each corner. On a round trip the plough arrives at a corner as often as it leaves. What must happen at a corner with an odd number of streets?",
      solution: [
        `On a round trip the plough leaves every corner as often as it enters it. So the number of **drives** at each corner is **even**, when a street that is driven twice counts twice.`,
        `Count the streets: ${counted(map)}. Odd are ${list(map.odd)}. At each of these an odd number of second drives is needed, at every other corner an even number. So the second drives make up ways that join the odd corners **in pairs**.`,
        `To join ${waysToJoin}. So nothing is shorter than driving ${twice} twice, which is $${extra}$ km more. The round has $${all} + ${extra} = ${answer}$ km.`,
        `Check with a round of that length: ${route(map.walk)}. It has $${answer}$ steps and uses each of the $${all}$ streets.`,
      ],
      slips: apart(answer, [
        [all, "That would use every street once only. Is that possible with these corners?"],
        [2 * all, "Driving every street twice is always possible, but far fewer streets need it."],
        [answer + 1, "One street fewer will do. Which corners really need a second drive?"],
        [
          answer - 1,
          "Count how often the plough leaves and enters each odd corner: too few drives are left for one of them.",
        ],
      ]),
      check:
        "Write a round of that length as a row of letters and tick off every street; then ask why a shorter one must fail.",
    };
  },
  wire: (map) => {
    const answer = map.odd.length / 2;
    const most = Math.max(...names.map((_, place) => degree(map, place)));
    const pieces = map.strokes.map(route).join("; ");
    const lengths = map.strokes.map((stroke) => stroke.length - 1);
    return {
      title: "Bent from wire",
      problem: `Tjarra bends pieces of wire into the shape in the picture, with seven corners A to G. Each line of the shape is to be **one** wire thick, so no line may be laid twice. Wire can be bent at a corner and several pieces may meet there.\n\nWhat is the smallest number of pieces of wire?`,
      figure: figure(map, "corners", "lines"),
      answer: { kind: "whole", value: String(answer), unit: "pieces" },
      hint: "Count the lines at each corner. At which corners must a piece of wire begin or end? How many ends has one piece?",
      solution: [
        `A wire that runs through a corner covers two of its lines. So at a corner with an **odd** number of lines at least one piece must begin or end.`,
        `Count the lines: ${counted(map)}. Odd are ${list(map.odd)}, ${inWords(map.odd.length)} corners.`,
        `One piece of wire has only two ends. So at least $${map.odd.length} \\div 2 = ${answer}$ pieces are needed.`,
        `And $${answer}$ are enough: ${pieces}.`,
        `Check these pieces by counting their lines: ${and(texEach(lengths))}, altogether $${map.pairs.length}$, and no line comes twice. So the answer is $${answer}$.`,
      ],
      slips: apart(answer, [
        [1, "With one piece only its two ends could be at odd corners. Count the odd corners."],
        [map.odd.length, "Each odd corner needs an end of a wire, but a piece of wire has two ends."],
        [answer - 1, "Each odd corner needs an end of a wire. Have so few pieces enough ends?"],
        [answer + 1, "That works, but you can join two of the pieces."],
        [most, "That many lines meet at one corner, but a wire can run through it and use two of them."],
      ]),
      check: "Write your pieces as rows of letters, tick off every line, and count how many ends each odd corner has.",
    };
  },
  museum: (map) => {
    const [a = 0, b = 0] = map.odd;
    const even = names.map((_, place) => place).filter((place) => !map.odd.includes(place));
    const [p, q] = map.pairs.find((pair) => pair.every((place) => even.includes(place))) ?? [];
    const [r, s] = map.pairs.find((pair) => pair.includes(a) && !pair.includes(b)) ?? [];
    const steps = map.pairs.length - 1;
    // The end that stays odd when the wrong corridor is closed.
    const oddLeft = degree(map, (r === a ? s : r) ?? 0) - 1;
    return {
      title: "One corridor too many",
      problem: `A museum has seven halls, A to G, and the corridors in the picture. The director wants a round tour that uses **every corridor exactly once** and ends in the hall where it began. That is impossible, but it becomes possible when a **single corridor** is closed and left out.\n\nWhich corridor must be closed? Write its two letters, such as XY.`,
      figure: figure(map, "halls", "corridors"),
      answer: {
        kind: "word",
        accepted: [
          [a, b],
          [b, a],
        ].flatMap((pair) => {
          const [x, y] = pair.map(name);
          return [`${x}${y}`, `${x}-${y}`, `${x}–${y}`, `${x}, ${y}`, `${x} ${y}`, `${x} and ${y}`];
        }),
      },
      hint: "Count the corridors at each hall. A round tour leaves a hall as often as it enters it. Which halls are in the way of that?",
      solution: [
        `A round tour leaves every hall as often as it enters it, so it uses an **even** number of corridors at each hall.`,
        `Count them: ${counted(map)}. Only ${list(map.odd)} have an odd number. Closing a corridor makes the number smaller by $1$ at **both** its ends.`,
        `To make ${list(map.odd)} even and leave the others even, the corridor between these two must be closed: **${name(a)}${name(b)}**.`,
        `Check that a tour is now possible (it is called an **Euler circuit**): ${route(map.walk)}. It has $${steps}$ steps and uses each remaining corridor once.`,
      ],
      slips: [
        ...(p === undefined || q === undefined
          ? []
          : [
              {
                when: `${name(p)}${name(q)}`,
                say: `Then ${name(p)} and ${name(q)} would have an odd number of corridors as well. Count them in every hall.`,
              },
            ]),
        ...(r === undefined || s === undefined
          ? []
          : [
              {
                when: `${name(r)}${name(s)}`,
                say: `That helps at one of its ends, but the hall at the other end is left with an odd number, ${oddLeft}.`,
              },
            ]),
      ],
      check: "Leave your corridor out, count the corridors at every hall, and try to walk the round tour.",
    };
  },
};

export default family({
  level: "hard",
  topic: "grids",
  minutes: 7,
  kind: "thinking",
  technique: "odd and even places",
  ages: "14-18",
  curriculum: ["A-level Further: route inspection", "MP3", "MP7"],
  bounds: { setting: ["trails", "snow", "wire", "museum"], seed: [1, 999999] },
  write: ({ setting, seed }) => (settings[setting] as Write)(roads(setting, seed)),
});
