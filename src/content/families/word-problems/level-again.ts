import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, count, noun, tex } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two who go round and round the same way at different speeds: what counts is the gap between them. */
export default family({
  level: "hard",
  topic: "time-speed",
  minutes: 7,
  kind: "thinking",
  technique: "watching the gap",
  ages: "14-16",
  curriculum: ["GCSE speed", "HSA-CED.1"],
  bounds: {
    setting: ["stadium", "lake", "rink", "reservoir"],
    p: [3, 9],
    q: [2, 8],
    g: [10, 40, 5],
    c: [15, 150],
    t: [20, 60],
  },
  rules: {
    "the first is faster, in lowest terms": ({ p, q }) => p > q && gcd(p, q) === 1,
    "the speeds suit runners, walkers, skaters and cyclists": ({ setting, p, q, g }) => {
      const [slow, fast] = { stadium: [150, 320], lake: [50, 110], rink: [120, 400], reservoir: [150, 450] }[setting];
      return q * g >= Number(slow) && p * g <= Number(fast);
    },
    "the way round suits them": ({ setting, c }) => {
      const [short, long] = { stadium: [15, 20], lake: [40, 100], rink: [15, 20], reservoir: [60, 150] }[setting];
      return c >= Number(short) && c <= Number(long);
    },
    "nobody is level close to the very end": ({ setting, p, q, g, c, t }) => {
      const part = ((t * g * (setting === "stadium" ? p - q : p + q)) / (20 * c)) % 1;
      return (setting !== "stadium" && setting !== "lake") || (part > 0.1 && part < 0.9);
    },
    "it happens a few times": ({ setting, p, q, g, c, t }) =>
      (setting !== "stadium" || t * (p - q) * g > 60 * c) && (setting !== "lake" || t * (p + q) * g > 60 * c),
    "the times are whole minutes": ({ setting, p, q, g, c }) =>
      setting !== "reservoir" || ((20 * c) % ((p + q) * g) === 0 && (20 * c) % ((p - q) * g) === 0),
    "the times are not tiny": ({ setting, p, q, g, c }) => setting !== "reservoir" || 20 * c >= 3 * (p + q) * g,
    "there are not too few or too many places": ({ setting, p, q }) =>
      setting !== "rink" || (p + q >= 5 && p + q <= 13),
  },
  write({ setting, p, q, g, c, t }) {
    const [u, v, way] = [p * g, q * g, 20 * c];
    const [difference, sum] = [u - v, u + v];
    /** So many rounds of a gap that grows by so many metres a minute, in minutes. */
    const about = (rounds: number, speed: number) => ((rounds * way) / speed).toFixed(1);
    const length = tex(way);
    switch (setting) {
      case "stadium": {
        const gained = t * difference;
        const right = Math.floor(gained / way);
        const remainder = gained - right * way;
        const [every, last, next] = [about(1, difference), about(right, difference), about(right + 1, difference)];
        return {
          title: "Overtaking again and again",
          problem: `Chipo and Dov start together and run round a $${length}$ m track in the **same** direction. Chipo runs $${u}$ metres a minute and Dov $${v}$ metres a minute.\n\nHow many times does Chipo overtake Dov during the next $${t}$ minutes? (The start does not count.)`,
          answer: { kind: "whole", value: String(right), unit: "times" },
          hint: "How much does Chipo's lead grow in one minute? How large is it at the moment when she overtakes him?",
          solution: [
            `**Watch the gap** and forget where on the track they are. Chipo's lead grows by $${u} - ${v} = ${difference}$ metres every minute.`,
            `She overtakes Dov each time her lead has grown by one full lap of $${length}$ m, because then she comes up behind him again.`,
            `In $${t}$ minutes her lead grows to $${t} \\times ${difference} = ${tex(gained)}$ m. That is $${right}$ full ${noun(right, "lap")} and $${tex(remainder)}$ m more, so she overtakes him $${right}$ times.`,
            `Check with the times: she overtakes him every $${length} \\div ${difference}$ minutes, about $${every}$ minutes. Time number ${right} is after about $${last}$ minutes, and the next would be after about $${next}$ minutes, too late.`,
          ],
          slips: apart(right, [
            [right + 1, "That lead would take longer than the time they run, or you counted the start."],
            [Math.floor((t * u) / way), "That is how many full laps Chipo runs, but Dov runs too."],
            [
              Math.floor((t * u) / way) - Math.floor((t * v) / way),
              "Comparing completed laps can be one off, because both are somewhere in the middle of a lap at the end.",
            ],
            [Math.floor((t * sum) / way), "They run in the same direction, so the speeds must be subtracted."],
          ]),
          check:
            "Multiply your number by the length of the track: the lead must reach that in the time given, but not one lap more.",
        };
      }
      case "lake": {
        const walked = t * sum;
        const right = Math.floor(walked / way);
        const remainder = walked - right * way;
        const [every, last, next] = [about(1, sum), about(right, sum), about(right + 1, sum)];
        return {
          title: "Round the lake, both ways",
          problem: `A path of $${length}$ m leads round a lake. Ines and Tiago start together at the boathouse and walk round and round in **opposite** directions, Ines at $${u}$ and Tiago at $${v}$ metres a minute. They do not stop when they meet.\n\nHow many times do they meet during the next $${t}$ minutes? (The start does not count.)`,
          answer: { kind: "whole", value: String(right), unit: "times" },
          hint: "How many metres of path do the two walk together between one meeting and the next?",
          solution: [
            `**Watch the gap** between them, along the path. They walk towards each other round the lake, so the gap closes by $${u} + ${v} = ${sum}$ metres every minute.`,
            `From one meeting to the next the two together walk once round the lake, $${length}$ m.`,
            `In $${t}$ minutes they walk $${t} \\times ${sum} = ${tex(walked)}$ m together. That is $${right}$ times round the lake and $${tex(remainder)}$ m more, so they meet $${right}$ times.`,
            `Check with the times: a meeting comes every $${length} \\div ${sum}$ minutes, about $${every}$ minutes. Meeting ${right} is after about $${last}$ minutes, and one more would be after about $${next}$ minutes, too late.`,
          ],
          slips: apart(right, [
            [right + 1, "The last of these would come too late, or you counted the start."],
            [
              Math.floor((t * difference) / way),
              "You took one speed from the other, but they walk in opposite directions, so both speeds close the gap.",
            ],
            [Math.floor((t * u) / way), "That is how many full rounds Ines walks; how many times do they meet?"],
          ]),
          check:
            "Multiply your number by the length of the path: the two together must walk that far in the time given, but not one round more.",
        };
      }
      case "rink": {
        const right = p + q;
        const last = right - 1;
        return {
          title: "Always at the same spots",
          problem: `Two skaters start together and go round a rink of $${length}$ m in **opposite** directions, at $${u}$ and $${v}$ metres a minute. They keep their speeds for hours and pass each other again and again.\n\nAt how many **different** points of the rink, the starting point included, do they pass each other?`,
          answer: { kind: "whole", value: String(right), unit: "points" },
          hint: "What part of the rink does the slower skater go between one meeting and the next? After how many meetings are both back at the start?",
          solution: [
            `**Watch the gap**: from one meeting to the next the two together go once round, and they share it in the ratio of their speeds, $${u} : ${v} = ${p} : ${q}$.`,
            `So between two meetings the faster skater goes $\\frac{${p}}{${right}}$ of the rink and the slower one $\\frac{${q}}{${right}}$. Each meeting point is $\\frac{${q}}{${right}}$ of the rink further than the last.`,
            `Divide the rink into $${right}$ equal parts. The meetings step along by $${q}$ parts. As $${q}$ and $${right}$ have no common factor, the steps reach every point of division before they come back to the start: $${right}$ points.`,
            `Check by following the slower skater's steps of $${q}$, counted in parts from the start: ${steps(q, right)}, and then $0$ again. All numbers from $0$ to $${last}$ occur.`,
          ],
          slips: apart(right, [
            [p - q, "That would be the number if they went round in the same direction."],
            [last, "The starting point counts too: they meet there again."],
            [1, "They pass each other long before both are back at the start."],
            [sum / 10, "Put the ratio of the speeds in its lowest terms first."],
          ]),
          check:
            "Mark the meetings one after the other on a circle with that many points: all of them must be used before the start comes again.",
        };
      }
      case "reservoir": {
        const [a, b] = [way / difference, way / sum];
        const doubled = sum + difference;
        const [rahelInA, ojasInA] = [a * u, a * v];
        const [rahelInB, ojasInB] = [b * u, b * v];
        return {
          title: "With you and against you",
          problem: `Rahel and Ojas cycle round a reservoir on a road of $${length}$ m, each at a steady speed. When they ride in the **same** direction, Rahel overtakes Ojas every $${a}$ minutes. When they ride in **opposite** directions, they meet every $${b}$ minutes.\n\nHow many metres does Rahel ride in one minute?`,
          answer: { kind: "whole", value: String(u), unit: "m" },
          hint: "What does each of the two times tell about the two speeds: their sum, or their difference?",
          solution: [
            `**Watch the gap.** In the same direction Rahel gains one round of $${length}$ m in ${a} minutes. So the difference of the speeds is $${length} \\div ${a} = ${difference}$ metres a minute.`,
            `In opposite directions the two ride one round together in ${b} minutes. So the sum of the speeds is $${length} \\div ${b} = ${sum}$ metres a minute.`,
            `Add them: $${sum} + ${difference} = ${doubled}$ is Rahel's speed twice, because Ojas's speed cancels. Rahel rides $${doubled} \\div 2 = ${u}$ metres a minute.`,
            `Check with Ojas, who rides $${u} - ${difference} = ${v}$ metres a minute. In ${a} minutes they ride $${tex(rahelInA)}$ m and $${tex(ojasInA)}$ m, and the difference is $${length}$ m; in ${b} minutes $${tex(rahelInB)}$ m and $${tex(ojasInB)}$ m, together $${length}$ m.`,
          ],
          slips: apart(u, [
            [v, "That is Ojas's speed."],
            [sum, "That is what both ride together in a minute."],
            [difference, "That is how much Rahel gains in a minute; she rides more than that."],
            [doubled, "The sum and the difference together make her speed twice."],
          ]),
          check: `Find Ojas's speed from yours and let both ride for ${count(a, "minute")}, and then for ${count(b, "minute")} in opposite directions.`,
        };
      }
    }
  },
});

/** 0, q, 2q, ... on a ring of n. */
function steps(q: number, n: number): string {
  return commas(texEach(Array.from({ length: n }, (_, i) => (i * q) % n)));
}
