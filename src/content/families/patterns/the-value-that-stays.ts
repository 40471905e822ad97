import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, tex } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Each value is a multiple of the last one with something added or taken away: measure from the value that stays. */
interface Shape {
  readonly setting: "bulbs" | "tank" | "machine" | "swing";
  readonly k: number;
  readonly fixed: number;
  readonly e: number;
  readonly n: number;
}

export default family({
  level: "hard",
  topic: "sequences",
  minutes: 7,
  kind: "thinking",
  technique: "measuring from the value that stays",
  ages: "15-18",
  curriculum: ["A-level recurrence relations", "HSF-BF.2"],
  bounds: {
    setting: ["bulbs", "tank", "machine", "swing"],
    k: [2, 5],
    fixed: [10, 120, 2],
    e: [1, 9],
    n: [5, 11],
  },
  rules: {
    "bulbs double or treble, a tank is halved, the swing is gentle": ({ setting, k }) =>
      setting === "machine" ? k >= 3 : setting === "tank" ? k === 2 : k <= 3,
    "the numbers stay short": ({ k, e, n }) => e * k ** n >= 300 && e * k ** n <= 4000,
    "a tank starts well above the value that stays": ({ setting, e, n, fixed }) =>
      setting !== "tank" || (e * 2 ** n > 2 * fixed && fixed >= 30),
    "bulbs are few at first": ({ setting, fixed }) => setting !== "bulbs" || fixed <= 60,
  },
  write(p) {
    const { setting, k, fixed, e, n } = p;
    const factor = setting === "swing" ? `(-${k})` : String(k);
    const away = { bulbs: (k - 1) * fixed, tank: fixed / 2, machine: (k - 1) * fixed, swing: (k + 1) * fixed }[setting];
    const values = run(p);
    const start = values[0] ?? 0;
    const end = values.at(-1) ?? 0;
    const [, second, third, fourth] = values;
    const right = setting === "machine" ? start : end;
    const grown = e * k ** n;
    const list = commas(texEach(values.map((value) => tex(value))));
    const multiplies = k === 2 ? "doubles" : "becomes three times as large";
    const place = n + 1;
    const distance = end - fixed;
    const sign = distance < 0 ? "-" : "+";
    const further = setting === "tank" ? "half that distance" : `$${factor}$ times that distance`;
    const story = {
      bulbs: `In autumn Mahbub plants $${start}$ tulip bulbs. In the ground the number of his bulbs ${multiplies} every year. Each summer, after that, he gives $${away}$ bulbs to neighbours and plants all the others again.\n\nHow many bulbs has he after $${n}$ years, when he has given bulbs away for the ${n}th time?`,
      tank: `A water tank of a tree nursery holds $${tex(start)}$ litres. Every day exactly half of the water in it is used, and every night $${away}$ litres flow in from a spring.\n\nHow many litres are in the tank after $${n}$ days and nights?`,
      machine: `A machine shows a whole number. When its button is pressed, it multiplies the number by $${k}$, takes away $${away}$ and shows the result. Siosaia has pressed the button $${n}$ times. Now the machine shows $${tex(end)}$.\n\nWhich number did it show at first?`,
      swing: `A sequence starts with $${start}$. Each next number is $${away}$ **minus** $${k}$ times the number before it:\n\n$$${start}, \\; ${second}, \\; ${third}, \\; ${fourth}, \\; \\ldots$$\n\nWhich number stands at place $${place}$?`,
    }[setting];
    const stays = {
      bulbs: `Look for the number of bulbs that would stay: $${fixed}$, because $${k} \\times ${fixed} - ${away} = ${fixed}$.`,
      tank: `Look for the amount that would stay: $${fixed}$ litres, because half of it is $${away}$, and $${away} + ${away} = ${fixed}$.`,
      machine: `Look for the number that the button would not change: $${fixed}$, because $${k} \\times ${fixed} - ${away} = ${fixed}$.`,
      swing: `Look for the number that would stay: $${fixed}$, because $${away} - ${k} \\times ${fixed} = ${fixed}$.`,
    }[setting];
    const rule = {
      bulbs: `$${k}(${fixed} + d) - ${away}$ is $${fixed} + ${k}d$`,
      tank: `half of $${fixed} + d$ and $${away}$ more is $${fixed} + \\frac{1}{2}d$`,
      machine: `$${k}(${fixed} + d) - ${away}$ is $${fixed} + ${k}d$`,
      swing: `$${away} - ${k}(${fixed} + d)$ is $${fixed} - ${k}d$`,
    }[setting];
    const ends = {
      bulbs: `At first the distance is $${start} - ${fixed} = ${e}$. After $${n}$ years it is $${e} \\times ${k}^{${n}} = ${tex(grown)}$, so Mahbub has $${fixed} + ${tex(grown)} = ${tex(end)}$ bulbs.`,
      tank: `At first the distance is $${tex(start)} - ${fixed} = ${tex(grown)}$. After $${n}$ days it is $${tex(grown)} \\div 2^{${n}} = ${e}$, so the tank holds $${fixed} + ${e} = ${end}$ litres.`,
      machine: `At the end the distance is $${tex(end)} - ${fixed} = ${tex(grown)}$. Each press multiplied it by $${k}$, so at first it was $${tex(grown)} \\div ${k}^{${n}} = ${e}$, and the number was $${fixed} + ${e} = ${start}$.`,
      swing: `At first the distance is $${start} - ${fixed} = ${e}$. From place $1$ to place $${place}$ there are $${n}$ steps, and $${e} \\times (-${k})^{${n}} = ${tex(distance)}$. The number is $${fixed} ${sign} ${tex(grown)} = ${tex(end)}$.`,
    }[setting];
    const gone = fixed + (n % 2 ? 1 : -1) * (grown / k);
    return {
      title: {
        bulbs: "Bulbs for the neighbours",
        tank: "Half goes, some comes",
        machine: "Back through the machine",
        swing: "Over it and under it",
      }[setting],
      problem: story,
      answer: {
        kind: "whole",
        value: String(right),
        ...(setting === "bulbs" ? { unit: "bulbs" } : setting === "tank" ? { unit: "litres" } : {}),
      },
      hint: {
        bulbs:
          "With how many bulbs would he have the same number every year? How far is his real number from that one, this year and the next?",
        tank: "Which amount would be the same again after a day and a night? How far from it is the tank at first, and one day later?",
        machine:
          "Is there a number that the button does not change? What does a press do to the distance from that number?",
        swing:
          "Which number would be followed by itself? Write down how far the first four numbers are from it, with their signs.",
      }[setting],
      solution: [
        stays,
        `**Measure everything from the value that stays.** At a distance $d$ from it the next value is at ${further}, because ${rule}.`,
        ends,
        setting === "machine"
          ? `Check forwards, press by press: ${list}.`
          : `Check step by step from the start: ${list}.`,
      ],
      slips: apart(
        right,
        {
          bulbs: [
            [grown, "That is how far the number is from the one that stays. Add the number that stays."],
            [
              fixed + grown / k,
              "That is one year too early: the distance is multiplied once in every year, the first one too.",
            ],
            [start * k ** n, "You let the bulbs grow, but no bulbs were given away."],
            [
              start * k ** n - n * away,
              "The bulbs given away in early years would have multiplied too, so they cannot be taken off at the end.",
            ],
          ] as const,
          tank: [
            [e, "That is how far the tank is from the amount that stays. Add that amount."],
            [fixed + 2 * e, "That is one day too early: the distance is halved on the first day too."],
            [fixed, "The amount comes close to that, but it has not arrived yet. How far away is it still?"],
            [start / 2 ** n, "You halved the water every day, but no water flowed in."],
          ] as const,
          machine: [
            [e, "That is how far the first number was from the one that stays. Add the number that stays."],
            [fixed + e * k, "You went back one press too few."],
            [fixed, "That number never changes. How far from it is the number on the machine now?"],
          ] as const,
          swing: [
            [gone, "You are one place too early or too late: count the steps between place 1 and the place asked for."],
            [
              fixed - distance,
              "Look at the signs again: the numbers lie above and below the value that stays, in turn.",
            ],
            [distance, "That is how far the number is from the value that stays. Add that value."],
          ] as const,
        }[setting],
        Number.NEGATIVE_INFINITY,
      ),
      check: {
        bulbs: "Work forwards year by year from the first number of bulbs: multiply, then take away.",
        tank: "Follow the tank day by day: halve, then add what flows in.",
        machine: "Put your number into the machine and press the button as often as Siosaia did.",
        swing: "Write the sequence on, number by number, up to the place asked for.",
      }[setting],
    };
  },
});

/** All the values, from the first to the last. */
function run({ setting, k, fixed, e, n }: Shape): number[] {
  const factor = setting === "swing" ? -k : k;
  const distances = Array.from({ length: n + 1 }, (_, i) => (setting === "tank" ? e * k ** (n - i) : e * factor ** i));
  return distances.map((distance) => fixed + distance);
}
