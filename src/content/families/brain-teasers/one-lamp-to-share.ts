import { family } from "../../../engine/family.ts";
import { commas, count, noun } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Four walkers, at most two at a time, and one lamp that must go back each time. */
const settings = {
  bridge: {
    title: "One torch on the rope bridge",
    names: ["Aylin", "Bongani", "Chandra", "Diego"],
    problem: (who: readonly string[], [a, b, c, d]: Times) =>
      `Four hikers stand at a rope bridge at night with **one** torch. The bridge carries at most two people at a time, and nobody crosses without the torch, which must be carried back each time. ${who[0]} needs ${count(a, "minute")} to cross, ${who[1]} $${b}$, ${who[2]} $${c}$ and ${who[3]} $${d}$. Two together walk at the pace of the slower one.\n\nWhat is the smallest number of minutes in which all four can get across?`,
    unit: "minutes",
    check: "Write a timetable: who crosses, who brings the torch back, and the minutes of each crossing.",
  },
  tunnel: {
    title: "Before the battery is empty",
    names: ["Emre", "Fatou", "Grace", "Hiro"],
    problem: (who: readonly string[], [a, b, c, d]: Times) =>
      `Four miners with **one** lamp want to leave a low tunnel. Nobody walks without the lamp, and at most two can walk together, at the pace of the slower one. So somebody must carry it back for the others. Alone, ${who[0]} needs ${count(a, "minute")} for the tunnel, ${who[1]} $${b}$, ${who[2]} $${c}$ and ${who[3]} $${d}$. The battery lasts $${battery([a, b, c, d])}$ more minutes.\n\nThey follow the best possible plan. How many minutes are left in the battery when the last of them is out?`,
    unit: "minutes",
    check:
      "Write a timetable with every walk through the tunnel, also the ones back with the lamp, and subtract its total from the battery.",
  },
  raft: {
    title: "The fastest need not row every time",
    names: ["Inés", "Jamal", "Keala", "Lars"],
    problem: (who: readonly string[], [a, b, c, d]: Times) =>
      `Four friends want to cross a lagoon on a raft for **two**. The slower of the two sets the pace, and somebody has to bring the raft back. ${who[0]} needs ${count(a, "minute")} for one crossing, ${who[1]} $${b}$, ${who[2]} $${c}$ and ${who[3]} $${d}$. "I am the fastest," says ${who[0]}, "so I take you over one after the other." "There is a better plan," says ${who[3]}.\n\nHow many minutes does the best possible plan save, compared with the plan of ${who[0]}?`,
    unit: "minutes",
    check: "Write both plans with the minutes of every crossing, there and back, and compare the totals.",
  },
  cave: {
    title: "How slow may the last one be?",
    names: ["Marama", "Nuno", "Oksana", "Pavel"],
    problem: (who: readonly string[], times: Times) =>
      `Four divers want to pass a dark cave with **one** lamp. At most two can swim together, at the pace of the slower one, and the lamp must be brought back for the others. ${who[0]} needs ${count(times[0], "minute")} for the cave, ${who[1]} $${times[1]}$, ${who[2]} $${times[2]}$, and ${who[3]} is the slowest. With the best plan they all pass in exactly $${best(times)}$ minutes.\n\nHow many minutes does ${who[3]} need for the cave?`,
    unit: "minutes",
    check:
      "Write the best timetable for your number, with every swim there and back: it must take the time in the text, and no plan may be faster.",
  },
} as const;

type Times = readonly [number, number, number, number];

export default family({
  level: "medium",
  topic: "crossing-weighing",
  minutes: 8,
  kind: "thinking",
  technique: "comparing two strategies",
  ages: "12-14",
  curriculum: ["KS3 optimisation", "MP1", "MP3"],
  bounds: {
    setting: ["bridge", "tunnel", "raft", "cave"],
    a: [1, 4],
    b: [2, 8],
    c: [4, 12],
    d: [6, 20],
  },
  rules: {
    "from the fastest to the slowest": ({ a, b, c, d }) => a < b && b < c && c < d,
    "one of the two plans is better": ({ a, b, c }) => 2 * b !== a + c,
    "in the lagoon and in the cave the slow ones go together": ({ setting, a, b, c }) =>
      setting === "bridge" || setting === "tunnel" || 2 * b < a + c,
  },
  write({ setting, a, b, c, d }) {
    const { title, names, problem, unit, check } = settings[setting];
    const times: Times = [a, b, c, d];
    const [A, B, C, D] = names;
    // The two slowest apart, with the fastest as companion of everybody, or together; without the time of the slowest.
    const [escortRest, togetherRest] = [2 * a + b + c, a + 3 * b];
    const [escort, together] = [escortRest + d, togetherRest + d];
    const least = Math.min(escort, together);
    const pairUp = together < escort;
    const lamp = { bridge: "torch", tunnel: "lamp", raft: "raft", cave: "lamp" }[setting];
    const way = { bridge: "crossing", tunnel: "walk", raft: "crossing", cave: "swim" }[setting];
    const lasts = battery(times);
    const [left, saved] = [lasts - least, escort - together];
    const [onlyFirst, onlySecond] = [a + c, 2 * b];
    const answer = { bridge: least, tunnel: left, raft: saved, cave: d }[setting];
    const known = setting !== "cave";
    const first = known
      ? `Three trips over with two people and two trips back with one are needed. If the two slowest, ${C} and ${D}, travel **apart**, their trips take at least $${c} + ${d}$ minutes, the third trip over at least $${b}$ (two people!) and the trips back at least $${a}$ each. ${A} as companion of the others does exactly that: $${c} + ${d} + ${b} + ${a} + ${a} = ${escort}$ minutes.`
      : `Three trips over with two people and two trips back with one are needed. If ${C} and ${D} travel **apart**, ${D}'s time comes on top of at least $${c} + ${b} + ${a} + ${a} = ${escortRest}$ minutes: ${C}'s trip, the third trip over, and two trips back.`;
    const second = known
      ? `If ${C} and ${D} travel **together**, only the $${d}$ minutes count. Nobody slow should have to come back, so they take the second trip over: ${A} and ${B} over ($${b}$), ${A} back ($${a}$), ${C} and ${D} over ($${d}$), ${B} back ($${b}$), ${A} and ${B} over ($${b}$). Total $${together}$ minutes.`
      : `If they travel **together**, ${C}'s time is hidden behind ${D}'s: ${A} and ${B} over ($${b}$), ${A} back ($${a}$), ${C} and ${D} over, ${B} back ($${b}$), ${A} and ${B} over ($${b}$). ${D}'s time comes on top of $${b} + ${a} + ${b} + ${b} = ${togetherRest}$ minutes.`;
    const third = {
      bridge: `**Compare the two strategies**: $${least}$ is the smaller total, so $${least}$ minutes is the best.`,
      tunnel: `**Compare the two strategies**: the better one takes $${least}$ minutes. So $${lasts} - ${least} = ${left}$ ${noun(left, "minute is", "minutes are")} left.`,
      raft: `**Compare the two strategies**: ${A}'s plan takes $${escort}$ minutes, the best one $${together}$. It saves $${escort} - ${together} = ${saved}$ ${noun(saved, "minute")}.`,
      cave: `**Compare the two strategies**: $${togetherRest}$ is less than $${escortRest}$, so the second plan is the best, whatever time ${D} needs. From $${least}$ minutes it leaves $${least} - ${togetherRest} = ${d}$ for ${D}.`,
    }[setting];
    const minutes = pairUp ? [b, a, d, b, b] : [b, a, c, a, d];
    const ticks = commas(minutes.map((_, i) => sum(minutes.slice(0, i + 1))));
    const which = pairUp ? "second" : "first";
    const compared = known
      ? `And compare only what differs: ${A} once more and ${C} cost $${a} + ${c} = ${onlyFirst}$ in the first plan, ${B} twice more costs $2 \\times ${b} = ${onlySecond}$ in the second.`
      : `The first plan would take $${escortRest} + ${d} = ${escort}$, which is more.`;
    return {
      title,
      problem: problem(names, times),
      answer: { kind: "whole", value: String(answer), unit },
      hint: `Who should bring the ${lamp} back? And what would be gained if the two slowest went together, and what would it cost?`,
      solution: [
        first,
        second,
        third,
        `Check with a watch: after each ${way} of the ${which} plan it shows ${ticks} minutes. ${compared}`,
      ],
      slips: apart(
        answer,
        {
          bridge: [
            [
              Math.max(escort, together),
              pairUp
                ? "That is the plan in which the fastest goes with everybody. Could the two slowest share one crossing?"
                : "That is the plan in which the two slowest cross together. Here it costs more than it gains.",
            ],
            [b + d, "You have forgotten that the torch must be carried back each time."],
          ] as const,
          tunnel: [
            [
              lasts - Math.max(escort, together),
              pairUp
                ? "That is left if the fastest walks with everybody. Could the two slowest share one walk?"
                : "That is left if the two slowest walk together. Here that costs more than it gains.",
            ],
            [least, "That is the time of the best plan. The puzzle asks what is left in the battery."],
          ] as const,
          raft: [
            [together, "That is the time of the best plan. The puzzle asks how much it saves."],
            [
              c - a,
              "The two slowest together do save one slow crossing, but who brings the raft back to them, and what does that cost?",
            ],
          ] as const,
          cave: [
            [
              least - escortRest,
              "In your plan the fastest swims with everybody. Could the two slowest share one swim?",
            ],
          ] as const,
        }[setting],
        1,
      ),
      check,
    };
  },
});

function best([a, b, c, d]: Times): number {
  return Math.min(2 * a + b + c + d, a + 3 * b + d);
}

/** The next full ten above the best time. */
function battery(times: Times): number {
  return 10 * Math.floor(best(times) / 10) + 10;
}
