import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { apart } from "../slips.ts";

/** What `speed` km/h makes in that many minutes. */
function km(speed: number, minutes: number): number {
  return (speed * minutes) / 60;
}

/** Kilometres in TeX, with the tenths that whole minutes can bring. */
function tidy(n: number): string {
  return String(Number(n.toFixed(3)));
}

/** Two that move at `u` and `v` km/h: it takes `w` minutes until their gap is closed; `t` minutes are told besides. */
const settings: Record<
  "trains" | "tandem" | "lorries" | "drones",
  (u: number, v: number, w: number, t: number) => PuzzleText
> = {
  trains: (u, v, w, t) => {
    const closing = u + v;
    const [alone, left] = [km(u, t), km(closing, w)];
    const whole = alone + left;
    const minutes = t + w;
    const [goods, express] = [km(u, minutes), km(v, w)];
    return {
      title: "Two trains on the plain",
      problem: `Two stations are ${whole} km apart. A goods train leaves the first one for the second at a steady ${u} km/h. After ${t} minutes an express leaves the second one for the first, on the other track, at a steady ${v} km/h.\n\nHow many minutes after the start of the **goods train** do they meet?`,
      answer: { kind: "whole", value: String(minutes), unit: "minutes" },
      hint: "How far has the goods train gone when the express starts? By how much does the gap shrink in each hour from then on?",
      solution: [
        `Until the express starts, the goods train runs alone: ${t} minutes at $${u}$ km/h are $${tidy(alone)}$ km. So the gap is then $${whole} - ${tidy(alone)} = ${tidy(left)}$ km.`,
        `Now both run towards each other, so their speeds add to a **closing speed**: $${u} + ${v} = ${closing}$ km/h.`,
        `Closing the gap takes $${tidy(left)} \\div ${closing}$ hours, or $60 \\times ${tidy(left)} \\div ${closing} = ${w}$ minutes. Counted from the start of the goods train: $${t} + ${w} = ${minutes}$ minutes.`,
        `Check where they are. The goods train has gone $${tidy(goods)}$ km in $${minutes}$ minutes, the express $${tidy(express)}$ km in $${w}$. Together: $${whole}$ km.`,
      ],
      slips: apart(minutes, [
        [w, "That counts from the start of the express; the question counts from the start of the goods train."],
        [(60 * whole) / closing, "You let both trains start at the same time, but the express waits."],
        [
          t + (60 * whole) / closing,
          "You added the wait, but during the wait the goods train was already making the gap smaller.",
        ],
      ]),
      check: `Work out how far each train has gone at that moment: together it must be ${whole} km.`,
    };
  },
  tandem: (u, v, w) => {
    const closing = v - u;
    const start = (w * closing) / u;
    const minutes = start + w;
    const [ahead, followed, ridden] = [km(u, start), km(v, w), km(u, minutes)];
    return {
      title: "Chasing the tandem",
      problem: `On a long coast road a tandem sets off at a steady ${u} km/h. After ${start} minutes a racing cyclist starts from the same place and follows it at a steady ${v} km/h.\n\nHow many minutes does the **racing cyclist** ride until she catches up?`,
      answer: { kind: "whole", value: String(w), unit: "minutes" },
      hint: "How far ahead is the tandem when she starts? How much of that does she win back in an hour?",
      solution: [
        `The tandem is ahead by what it rides in ${start} minutes: $${u} \\times ${start} \\div 60 = ${tidy(ahead)}$ km.`,
        `Both ride the same way, so the gap shrinks by the difference of the speeds. This **closing speed** is $${v} - ${u} = ${closing}$ km/h.`,
        `To win back $${tidy(ahead)}$ km takes $60 \\times ${tidy(ahead)} \\div ${closing} = ${w}$ minutes.`,
        `Check both ways: the racing cyclist rides $${tidy(followed)}$ km in $${w}$ minutes, and the tandem rides $${tidy(ridden)}$ km in its $${start} + ${w} = ${minutes}$ minutes.`,
      ],
      slips: apart(w, [
        [minutes, "That counts from the start of the tandem; the question asks how long the racing cyclist rides."],
        [
          (u * start) / v,
          "That is when she passes the place where the tandem was at her start; by then it is further on.",
        ],
        [(u * start) / (u + v), "You added the speeds, but both ride the same way; one runs away from the other."],
      ]),
      check: "Work out how far each of them has gone at that moment: it must be the same distance.",
    };
  },
  lorries: (u, v, w, t) => {
    const together = u + v;
    const [whole, right] = [km(together, w), km(together, t)];
    const before = w - t;
    const driven = km(together, before);
    return {
      title: "Shortly before they meet",
      problem: `A road of ${whole} km leads over the Andes from one town to another. At the same moment a lorry leaves the first town and a van leaves the second, and they drive towards each other. The lorry drives at a steady ${u} km/h and the van at a steady ${v} km/h.\n\nHow many kilometres of road are between them exactly **${t} minutes before** they meet?`,
      answer: { kind: "whole", value: String(right), unit: "km" },
      hint: "Let the film run backwards from the meeting. How fast do the two move away from each other?",
      solution: [
        "Run the film **backwards** from the moment of meeting. Then the gap is nothing at first and grows steadily.",
        `The two move away from each other, so their speeds add: the gap grows by $${u} + ${v} = ${together}$ km in each hour.`,
        `In ${t} minutes that makes $${together} \\times ${t} \\div 60 = ${right}$ km. How far apart the towns are does not matter.`,
        `Check forwards. They meet after $60 \\times ${whole} \\div ${together} = ${w}$ minutes. After $${before}$ minutes they have driven $${together} \\times ${before} \\div 60 = ${tidy(driven)}$ km, and $${whole} - ${tidy(driven)} = ${right}$.`,
      ],
      slips: apart(right, [
        [km(Math.abs(u - v), t), "You took one speed from the other, but the two drive towards each other."],
        [driven, "That is what they have driven by then; the question asks what is still between them."],
        [km(u, t), "That is only the lorry's part of the gap; the van has its part too."],
        [km(v, t), "That is only the van's part of the gap; the lorry has its part too."],
      ]),
      check: `From your distance, let both drive for ${t} minutes: they must meet exactly then.`,
    };
  },
  drones: (u, v, w) => {
    const together = u + v;
    const bothWays = km(together, w);
    const far = bothWays / 2;
    const [slow, fast] = [km(u, w), km(v, w)];
    return {
      title: "The drone that turns round",
      problem: `Two drones leave a beach at the same moment and fly straight towards a lighthouse ${far} km away. One flies at a steady ${v} km/h. When it reaches the lighthouse, it turns round at once and flies back the same way. The other one flies at a steady ${u} km/h.\n\nHow many minutes after the start do they meet?`,
      answer: { kind: "whole", value: String(w), unit: "minutes" },
      hint: "Draw both flights up to the meeting. What do the two lengths make together?",
      solution: [
        `Draw both flights up to the meeting. The fast drone has gone to the lighthouse and part of the way back; the slow one has flown the rest of that way. **Together** they have flown there and back once: $2 \\times ${far} = ${bothWays}$ km.`,
        `In one hour the two fly $${u} + ${v} = ${together}$ km together.`,
        `So they meet after $60 \\times ${bothWays} \\div ${together} = ${w}$ minutes.`,
        `Check where they are. The slow drone has flown $${tidy(slow)}$ km from the beach. The fast one has flown $${tidy(fast)}$ km, so it is $${bothWays} - ${tidy(fast)} = ${tidy(slow)}$ km from the beach too.`,
      ],
      slips: apart(w, [
        [w / 2, "You let them fly towards each other from two ends, but both start at the beach."],
        [(60 * far) / v, "That is when the fast drone is at the lighthouse; it has to come back to meet the other."],
        [(60 * far) / u, "That is when the slow drone would be at the lighthouse; they meet on the way."],
      ]),
      check: "Work out how far each drone has flown at that moment: together it must be the way there and back.",
    };
  },
};

export default family({
  level: "medium",
  topic: "time-speed",
  minutes: 6,
  kind: "thinking",
  technique: "closing speed",
  ages: "12-14",
  curriculum: ["KS3 speed", "7.RP.3"],
  bounds: {
    setting: ["trains", "tandem", "lorries", "drones"],
    u: [12, 90, 3],
    v: [15, 120, 3],
    w: [10, 150],
    t: [0, 45, 3],
  },
  rules: {
    "the second is the faster one": ({ u, v }) => u + 3 <= v,
    "a time is told only where the story needs one": ({ setting, t }) =>
      (t === 0) === (setting === "tandem" || setting === "drones"),
    "trains take whole kilometres": ({ setting, u, v, w, t }) =>
      setting !== "trains" ||
      (u >= 42 && u % 6 === 0 && v % 6 === 0 && (u * t) % 60 === 0 && (v * w + u * w) % 60 === 0 && t >= 6),
    "nobody on a tandem races": ({ setting, u, v, w }) =>
      setting !== "tandem" ||
      (u <= 24 &&
        v >= 21 &&
        v <= 36 &&
        (w * (v - u)) % u === 0 &&
        (w * (v - u)) % 60 === 0 &&
        w * (v - u) >= 5 * u &&
        w * (v - u) <= 60 * u),
    "lorries drive on a mountain road": ({ setting, u, v, w, t }) =>
      setting !== "lorries" ||
      (u >= 36 &&
        v <= 84 &&
        w >= 60 &&
        t <= 30 &&
        w !== 2 * t &&
        t >= 6 &&
        ((u + v) * w) % 60 === 0 &&
        ((u + v) * t) % 60 === 0),
    "drones come back before they are empty": ({ setting, u, v, w }) =>
      setting !== "drones" || (u >= 24 && v <= 72 && w <= 40 && w % 2 === 0 && ((u + v) * w) % 120 === 0),
    "the answer is not in the story": ({ setting, u, v, w, t }) => {
      const right = setting === "trains" ? t + w : setting === "lorries" ? km(u + v, t) : w;
      const told = {
        trains: km(u, t) + km(u + v, w),
        tandem: (w * (v - u)) / u,
        lorries: km(u + v, w),
        drones: km(u + v, w) / 2,
      };
      return ![u, v, t, told[setting]].includes(right);
    },
  },
  write: ({ setting, u, v, w, t }) => settings[setting](u, v, w, t),
});
