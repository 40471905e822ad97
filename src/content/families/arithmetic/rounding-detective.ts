import { family } from "../../../engine/family.ts";
import { texProduct, texSum } from "../../../engine/tex.ts";
import { and } from "../../../engine/words.ts";
import { digits, product, range, sum } from "../../../maths/whole.ts";

/** A hidden number, what it rounds to, and something about its digits. */
const settings = {
  door: {
    title: "The door on Harbour Street",
    story: "Mariam lives in Harbour Street. The number on her door has three digits.",
    rounds: (to: string) => `Rounded to the nearest 10 it is $${to}$.`,
    question: "What is the number on her door?",
    places: 0,
    measure: (n: number) => sum(digits(n)),
    clue: (value: number) => `Its digits add up to $${value}$.`,
    method: "Add the digits of each",
    idea: "digit sum",
  },
  car: {
    title: "How far did the car roll?",
    story:
      "Anjali lets a toy car roll. She measures how far it goes, in centimetres with one decimal place. Her number has three digits.",
    rounds: (to: string) => `Rounded to the nearest whole centimetre it is $${to}$.`,
    question: "How many centimetres did the car roll? Give a decimal.",
    places: 1,
    measure: (n: number) => sum(digits(n)),
    clue: (value: number) => `The three digits add up to $${value}$.`,
    method: "Add the digits of each",
    idea: "digit sum",
  },
  safe: {
    title: "The code of the school safe",
    story: "A safe in the school office opens with a three-digit number. The caretaker left herself two reminders.",
    rounds: (to: string) => `Rounded to the nearest 10 it is $${to}$.`,
    question: "Which number opens the safe?",
    places: 0,
    measure: (n: number) => product(digits(n)),
    clue: (value: number) => `Multiplying its three digits gives $${value}$.`,
    method: "Multiply the digits of each",
    idea: "product of the digits",
  },
  bus: {
    title: "The lost bus pass",
    story: "Tevita's bus pass has a three-digit number. He has forgotten it, but he remembers two things.",
    rounds: (to: string) => `Rounded to the nearest 10 it is $${to}$.`,
    question: "What is the number on his pass?",
    places: 0,
    measure: (n: number) => (n % 10) - Math.floor(n / 100),
    clue: (value: number) => `Its last digit is $${value}$ more than its first digit.`,
    method: "",
    idea: "",
  },
};

/** To the nearest ten, half-way up. */
function toTen(n: number): number {
  return Math.floor((n + 5) / 10) * 10;
}

/** The ten numbers that round to the same ten as n. */
function alike(n: number): number[] {
  return range(toTen(n) - 5, toTen(n) + 4);
}

export default family({
  level: "easy",
  topic: "rounding-estimating",
  minutes: 3,
  kind: "thinking",
  technique: "rounding as a range",
  ages: "9-10",
  curriculum: ["Y4 rounding", "Y5 rounding", "4.NBT.3"],
  bounds: {
    setting: ["door", "car", "safe", "bus"],
    hidden: [116, 984],
  },
  rules: {
    "rounding changes it": ({ hidden }) => hidden % 10 !== 0,
    "one number fits both clues": ({ setting, hidden }) => {
      const { measure } = settings[setting];
      return alike(hidden).filter((n) => measure(n) === measure(hidden)).length === 1;
    },
    "the second clue can be said": ({ setting, hidden }) => settings[setting].measure(hidden) > 0,
    "products stay small": ({ setting, hidden }) => setting !== "safe" || product(digits(hidden)) <= 300,
    "the range is hard to overlook": ({ hidden }) => alike(hidden).every((n) => n >= 100 && n <= 999),
  },
  write({ setting, hidden }) {
    const { title, story, rounds, question, places, measure, clue, method, idea } = settings[setting];
    const shown = (n: number) => (places ? (n / 10).toFixed(1) : String(n));
    const ten = toTen(hidden);
    const rounded = String(places ? ten / 10 : ten);
    const value = measure(hidden);
    const list = alike(hidden);
    const [low = 0, high = 0] = [list[0], list.at(-1)];
    // Fits the digits, but rounds to a neighbour.
    const near = [...range(Math.max(100, low - 5), low - 1), ...range(high + 1, high + 6)].filter(
      (n) => measure(n) === value,
    );
    const values = list.map((n) => `$${measure(n)}$`);
    const firsts = [...new Set(list.map((n) => Math.floor(n / 100)))];
    const lastDigits = firsts.map((first) => lastDigit(first, value)).join(" ");
    const next = high + 1;
    const off = Math.abs(hidden - ten);
    const belowOrAbove = hidden < ten ? "below" : "above";
    return {
      title,
      problem: `${story}\n\n- ${rounds(rounded)}\n- ${clue(value)}\n\nA number exactly half-way is rounded up. ${question}`,
      answer: places ? { kind: "decimal", value: shown(hidden) } : { kind: "whole", value: shown(hidden) },
      hint: "Which ten numbers are rounded to that? Write them all down before you use the second clue.",
      solution: [
        `A rounded number stands for a **range**. Half-way down is $${shown(low)}$, which is rounded up. Half-way up is $${shown(next)}$, which goes on to the next. So the range is $${shown(low)}$ to $${shown(high)}$: ten numbers.`,
        setting === "bus"
          ? lastDigits
          : `${method}, from $${shown(low)}$ on. One after the other, the ${idea} is ${and(values)}.`,
        setting === "bus"
          ? `In the range only $${shown(hidden)}$ does that, so it is the number.`
          : `Only $${shown(hidden)}$ gives $${value}$, so that is the number.`,
        `Check both clues again: $${shown(hidden)}$ is $${shown(off)}$ ${belowOrAbove} $${rounded}$, so it is rounded to $${rounded}$, and ${proofOfDigits(setting, hidden, value)}.`,
      ],
      slips: [
        ...near.map((n) => ({
          when: shown(n),
          say: `The digits fit, but is ${shown(n)} really rounded to ${rounded}?`,
        })),
        {
          when: rounded,
          say: "That is what rounding makes of it; the clue about the digits leads to the number itself.",
        },
      ],
      check: "Round your number again, then test the clue about its digits.",
    };
  },
});

/** What a number that begins with `first` must end in, where its last digit is `more` than that. */
function lastDigit(first: number, more: number): string {
  const last = first + more;
  return last > 9
    ? `No number that begins with $${first}$ will do, because $${first} + ${more}$ is more than a digit.`
    : `A number that begins with $${first}$ must end in $${first} + ${more} = ${last}$.`;
}
function proofOfDigits(setting: keyof typeof settings, hidden: number, value: number): string {
  const three = digits(hidden);
  if (setting === "safe") return `$${texProduct(three)} = ${value}$`;
  if (setting === "bus") return `$${three[2]} - ${three[0]} = ${value}$`;
  return `$${texSum(three)} = ${value}$`;
}
