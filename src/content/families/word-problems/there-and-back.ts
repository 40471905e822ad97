import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { noun } from "../../../engine/words.ts";
import { lcm } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** The steady speed that takes as long as half of the way at `u` and half of it at `v`. */
function average(u: number, v: number): number {
  return (2 * u * v) / (u + v);
}

/** Kilometres of the way on which `u` km/h comes `m` minutes too late and `v` km/h as much too early. */
function way(u: number, v: number, m: number): number {
  return (m * u * v) / (30 * (v - u));
}

const middle = "That is halfway between the two speeds, but more of the time is spent at the slower one.";

/** Equal ways at `u` and at `v` km/h; `m` is a length in km or a time in minutes where the story needs one. */
const settings: Record<"pass" | "bus" | "concert" | "couriers", (u: number, v: number, m: number) => PuzzleText> = {
  pass: (u, v) => {
    const right = average(u, v);
    const road = lcm(u, v);
    const [up, down] = [road / u, road / v];
    const [bothWays, time] = [2 * road, up + down];
    const rides = v > 40 ? "rides her moped" : "cycles";
    return {
      title: "Up to the pass and back",
      problem: `Giulia ${rides} from her village up to a mountain pass at a steady ${u} km/h. She turns round at once and rides down the same road at a steady ${v} km/h.\n\nWhat is her average speed for the **whole** ride, in km/h?`,
      answer: { kind: "whole", value: String(right), unit: "km/h" },
      hint: "The length of the road does not matter, so choose one that both speeds divide. How long does each way take then?",
      solution: [
        `An **average speed** is the whole distance divided by the whole time. The road may have any length; choose $${road}$ km, because both speeds divide it.`,
        `Up takes $${road} \\div ${u} = ${up}$ ${noun(up, "hour")}, down takes $${road} \\div ${v} = ${down}$ ${noun(down, "hour")}.`,
        `Altogether she rides $${bothWays}$ km in $${time}$ hours: $${bothWays} \\div ${time} = ${right}$ km/h. This is nearer to the slower speed, because she rides at it for longer.`,
        `Check with a road of $1$ km: the two ways take $\\frac{1}{${u}} + \\frac{1}{${v}} = \\frac{2}{${right}}$ of an hour, and that is the time for $2$ km at $${right}$ km/h.`,
      ],
      slips: apart(right, [[(u + v) / 2, middle]]),
      check: "Choose a length for the road: both ways together must take as long as there and back at your speed.",
    };
  },
  bus: (u, v) => {
    const whole = average(u, v);
    const road = lcm(u, whole);
    const bothWays = 2 * road;
    const [all, up] = [bothWays / whole, road / u];
    const down = all - up;
    const quotient = down === 1 ? `${road}` : `${road} \\div ${down} = ${v}`;
    return {
      title: "Making up time downhill",
      problem: `A bus climbs from the valley to a mountain village at an average speed of ${u} km/h. Then it drives back down the same road. For the whole trip, up and down, the driver wants an average of ${whole} km/h.\n\nWhat must the average speed on the way **down** be, in km/h?`,
      answer: { kind: "whole", value: String(v), unit: "km/h" },
      hint: "Choose a length for the road. How much time does the whole trip get, and how much of it is used up at the top?",
      solution: [
        `Work with **total time**, because the speeds on two equal distances cannot be averaged. Choose a road of $${road}$ km, which suits both numbers.`,
        `Up and down are $${bothWays}$ km. At $${whole}$ km/h they may take $${bothWays} \\div ${whole} = ${all}$ hours.`,
        `The way up uses $${road} \\div ${u} = ${up}$ ${noun(up, "hour")}. That leaves $${all} - ${up} = ${down}$ ${noun(down, "hour")} for $${road}$ km, so the bus must do $${quotient}$ km/h.`,
        `Check with a road of $1$ km: $\\frac{1}{${u}} + \\frac{1}{${v}} = \\frac{2}{${whole}}$ of an hour, as long as $2$ km at $${whole}$ km/h.`,
      ],
      slips: apart(v, [
        [
          2 * whole - u,
          `You made ${whole} the number halfway between the two speeds, but the bus spends more time on the slow way up.`,
        ],
        [
          whole,
          "At that speed the way down is as fast as the wanted average; but the slow way up has to be made up for.",
        ],
      ]),
      check: `Choose a length for the road: up at ${u} km/h and down at your speed must take as long as both ways at ${whole} km/h.`,
    };
  },
  concert: (u, v, m) => {
    const right = average(u, v);
    const km = way(u, v, m);
    const [slow, fast] = [60 / u, 60 / v];
    const [difference, gap] = [slow - fast, 2 * m];
    const [slowRide, fastRide] = [km * slow, km * fast];
    const onTime = slowRide - m;
    return {
      title: "On time for the concert",
      problem: `Rashid cycles to a concert. At a steady ${u} km/h he would be ${m} minutes late. At a steady ${v} km/h he would be ${m} minutes early. In each case he leaves home at the same time.\n\nAt what steady speed, in km/h, would he arrive **exactly** on time?`,
      answer: { kind: "whole", value: String(right), unit: "km/h" },
      hint: "How many minutes does one kilometre take at each speed? How far apart are the two arrivals? So how far does he ride?",
      solution: [
        `Compare **minutes for one kilometre**. At $${u}$ km/h it takes $60 \\div ${u} = ${slow}$, at $${v}$ km/h $60 \\div ${v} = ${fast}$. So each kilometre makes a difference of $${difference}$.`,
        `The two arrivals are $${m} + ${m} = ${gap}$ minutes apart. So his way is $${gap} \\div ${difference} = ${km}$ km long.`,
        `At $${u}$ km/h it takes $${km} \\times ${slow} = ${slowRide}$ minutes, which is $${m}$ too many. On time means $${slowRide} - ${m} = ${onTime}$ minutes.`,
        `$${km}$ km in $${onTime}$ minutes is $60 \\times ${km} \\div ${onTime} = ${right}$ km/h.`,
        `Check with the fast ride: it takes $${km} \\times ${fast} = ${fastRide}$ minutes, and $${onTime} - ${fastRide} = ${m}$ minutes early.`,
      ],
      slips: apart(right, [
        [
          (u + v) / 2,
          "That speed is halfway between, but the arrival is not: going from slow to middling saves more time than going from middling to fast.",
        ],
      ]),
      check: `Find the length of his way and the three times: yours should lie exactly in the middle of the other two.`,
    };
  },
  couriers: (u, v, m) => {
    const mean = (u + v) / 2;
    const [first, second, steady] = [(30 * m) / u, (30 * m) / v, (60 * m) / mean];
    const both = first + second;
    const right = both - steady;
    const [half, halfSteady] = [m / 2, steady / 2];
    const [lost, won] = [first - halfSteady, halfSteady - second];
    return {
      title: "Halfway between is faster",
      problem: `Two couriers set off together on the same ${m} km route. Aroha rides the first half of the **distance** at ${u} km/h and the second half at ${v} km/h. Jonas rides all the way at ${mean} km/h, the speed halfway between.\n\nHow many minutes before Aroha does Jonas arrive?`,
      answer: { kind: "whole", value: String(right), unit: "minutes" },
      hint: "The two halves of the route are equally long. Does Aroha spend the same time on each of them?",
      solution: [
        `Compare **times**, because speeds do not tell who is first. Half of the route is $${m} \\div 2 = ${half}$ km.`,
        `Aroha takes $${half} \\div ${u}$ hours, which is $${first}$ minutes, and then $${half} \\div ${v}$ hours, which is $${second}$ minutes. Together: $${first} + ${second} = ${both}$ minutes.`,
        `Jonas takes $${m} \\div ${mean}$ hours, which is $${steady}$ minutes. He is $${both} - ${steady} = ${right}$ minutes earlier, because Aroha spends more time at her slow speed than at her fast one.`,
        `Check half by half. Jonas needs $${halfSteady}$ minutes for each. On the first Aroha loses $${first} - ${halfSteady} = ${lost}$, on the second she wins back $${halfSteady} - ${second} = ${won}$, and $${lost} - ${won} = ${right}$.`,
      ],
      slips: apart(right, [
        [0, "They would arrive together if Aroha spent equal times at her two speeds, but she rides equal distances."],
        [lost, "That is how far Aroha is behind at the halfway point; on the second half she wins some of it back."],
      ]),
      check: "Work out in minutes how long each half takes each rider, and compare the two totals.",
    };
  },
};

export default family({
  level: "medium",
  topic: "time-speed",
  minutes: 5,
  kind: "thinking",
  technique: "whole distance over whole time",
  ages: "12-14",
  curriculum: ["KS3 compound measures", "6.RP.3"],
  bounds: { setting: ["pass", "bus", "concert", "couriers"], u: [6, 30], v: [10, 60], m: [0, 60, 5] },
  rules: {
    "the second speed is the higher one by three at least": ({ u, v }) => u + 3 <= v,
    "the middle of the speeds is whole": ({ u, v }) => (u + v) % 2 === 0,
    "the speed asked for is whole": ({ setting, u, v }) => setting === "couriers" || (2 * u * v) % (u + v) === 0,
    "a length or a time is there only where the story tells one": ({ setting, m }) =>
      (m === 0) === (setting === "pass" || setting === "bus"),
    "a bicycle goes up slowly and down fast": ({ setting, u, v }) =>
      setting !== "pass" || (u <= 20 && v >= 20 && lcm(u, v) <= 240),
    "a bus is no bicycle": ({ setting, u, v }) =>
      setting !== "bus" || (u >= 18 && v <= 60 && lcm(u, average(u, v)) <= 240),
    "a kilometre takes whole minutes, and the way to the concert whole kilometres": ({ setting, u, v, m }) =>
      setting !== "concert" ||
      (u >= 10 &&
        60 % u === 0 &&
        60 % v === 0 &&
        v <= 30 &&
        m <= 20 &&
        average(u, v) !== m &&
        Number.isInteger(way(u, v, m)) &&
        way(u, v, m) <= 30),
    "couriers take whole minutes": ({ setting, u, v, m }) =>
      setting !== "couriers" ||
      (u >= 12 && v <= 40 && m % 2 === 0 && [(30 * m) / u, (30 * m) / v, (60 * m) / (u + v)].every(Number.isInteger)),
    "the answer is not in the story": ({ setting, u, v, m }) => {
      const right = (30 * m) / u + (30 * m) / v - (120 * m) / (u + v);
      return setting !== "couriers" || (right >= 2 && ![u, v, m, (u + v) / 2].includes(right));
    },
  },
  write: ({ setting, u, v, m }) => settings[setting](u, v, m),
});
