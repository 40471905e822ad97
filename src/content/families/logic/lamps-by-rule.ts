import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

type Operation = "and" | "or" | "one";

/** Four inputs that are on or off, joined two by two: how many of the sixteen settings give the wanted result? */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly inputs: readonly [string, string, string, string];
  /** "%" stands for the rule. */
  readonly rule: string;
  /** What the rule says when it holds, and when it does not. */
  readonly yes: string;
  readonly no: string;
  readonly wanted: boolean;
  readonly unit: string;
  readonly ask: string;
}

const words =
  "Here OR means: at least one of the two. XOR means: exactly one of the two. NOT turns the letter or the bracket right after it from on to off, or from off to on.";

const settings: Record<string, Setting> = {
  lamp: {
    title: "Four switches, one lamp",
    story: "A lamp is wired to four switches A, B, C and D. Each of them is on or off. The lamp glows exactly when",
    inputs: ["A", "B", "C", "D"],
    rule: words,
    yes: "the lamp glows",
    no: "the lamp is dark",
    wanted: true,
    unit: "settings",
    ask: "How many of the $16$ settings of the switches make the lamp glow?",
  },
  greenhouse: {
    title: "The quiet greenhouse",
    story:
      "In a greenhouse four sensors watch the heat (H), the rain (R), the sun (S) and the wind (W). Each is on or off. A bell rings exactly when",
    inputs: ["H", "R", "S", "W"],
    rule: words,
    yes: "the bell rings",
    no: "the bell is quiet",
    wanted: false,
    unit: "states",
    ask: "In how many of the $16$ states of the four sensors is the bell **quiet**?",
  },
  tickets: {
    title: "Holes in a ticket",
    story:
      "Each ticket has four fields P, Q, R and S. A field has a hole or not; with a hole it counts as on. The turnstile opens exactly when",
    inputs: ["P", "Q", "R", "S"],
    rule: words,
    yes: "the turnstile opens",
    no: "the turnstile stays shut",
    wanted: true,
    unit: "tickets",
    ask: "How many of the $16$ different tickets open the turnstile?",
  },
};

const signs: Record<Operation, string> = { and: "AND", or: "OR", one: "XOR" };

/** In how many of the four ways a bracket is on. */
function ways(operation: Operation, negated: boolean): number {
  const on = { and: 1, or: 3, one: 2 }[operation];
  return negated ? 4 - on : on;
}

function joined(outer: Operation, left: number, right: number): number {
  switch (outer) {
    case "and":
      return left * right;
    case "or":
      return 16 - (4 - left) * (4 - right);
    case "one":
      return left * (4 - right) + (4 - left) * right;
  }
}

export default family({
  level: "medium",
  topic: "arguments",
  minutes: 5,
  kind: "drill",
  technique: "truth tables in two halves",
  ages: "12-14",
  curriculum: ["KS3 Boolean logic", "MP1", "MP7"],
  bounds: {
    setting: ["lamp", "greenhouse", "tickets"],
    left: ["and", "or", "one"],
    outer: ["and", "or", "one"],
    right: ["and", "or", "one"],
    /** NOT before each of the four inputs, then before each bracket. */
    not: { list: [0, 1], length: [6, 6] },
  },
  rules: {
    "the brackets differ": ({ left, right }) => left !== right,
    "OR occurs, and not everywhere": ({ left, outer, right }) =>
      [left, outer, right].includes("or") && new Set([left, outer, right]).size > 1,
    "one or two NOT": ({ not }) => sum(not) >= 1 && sum(not) <= 2,
    "at most one NOT inside a bracket": ({ not }) =>
      (not[0] ?? 0) + (not[1] ?? 0) < 2 && (not[2] ?? 0) + (not[3] ?? 0) < 2,
  },
  write({ setting, left, outer, right, not }) {
    const its = settings[setting] as Setting;
    const negated = (text: string, isNot: boolean) => (isNot ? `NOT ${text}` : text);
    const input = (i: number) => negated(its.inputs[i] ?? "", not[i] === 1);
    const halves = [
      { text: `${input(0)} ${signs[left]} ${input(1)}`, operation: left, isNot: not[4] === 1, inputs: [0, 1] },
      { text: `${input(2)} ${signs[right]} ${input(3)}`, operation: right, isNot: not[5] === 1, inputs: [2, 3] },
    ].map((half) => ({ ...half, shown: negated(`(${half.text})`, half.isNot) }));
    const [first, second] = halves as [(typeof halves)[number], (typeof halves)[number]];
    const [l, r] = [ways(first.operation, first.isNot), ways(second.operation, second.isNot)];
    const [lFails, rFails] = [4 - l, 4 - r];
    const [both, onlyLeft, onlyRight, neither] = [l * r, l * rFails, lFails * r, lFails * rFails];
    const on = joined(outer, l, r);
    const off = 16 - on;
    const [answer, others, said, saidOfOthers] = its.wanted ? [on, off, its.yes, its.no] : [off, on, its.no, its.yes];
    const table = ({ operation, isNot, inputs, shown }: (typeof halves)[number]) => {
      const rows = [
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ].filter(([a = 0, b = 0]) => {
        const [x, y] = [a !== not[inputs[0] ?? 0], b !== not[inputs[1] ?? 0]];
        const bare = { and: x && y, or: x || y, one: x !== y }[operation];
        return bare !== isNot;
      });
      const names = inputs.map((i) => its.inputs[i] ?? "");
      const onOff = (n = 0) => (n ? "on" : "off");
      const list = rows.map(([a, b]) => `${onOff(a)}–${onOff(b)}`);
      return `${shown} holds in $${rows.length}$ of the $4$ ways to set ${and(names)}: ${commas(list)}`;
    };
    const join = {
      and: `Both halves must hold. Each way of the left half goes with each way of the right: $${l} \\times ${r} = ${on}$.`,
      or: `At least one half must hold. Both fail in $${lFails} \\times ${rFails} = ${neither}$ of the $16$ cases, so the rule holds in $16 - ${neither} = ${on}$.`,
      one: `Exactly one half must hold: left but not right gives $${l} \\times ${rFails} = ${onlyLeft}$, right but not left gives $${lFails} \\times ${r} = ${onlyRight}$. Together $${on}$.`,
    }[outer];
    const cells = [
      { which: "both halves hold", n: both, counts: outer !== "one" },
      { which: "only the left half holds", n: onlyLeft, counts: outer !== "and" },
      { which: "only the right half holds", n: onlyRight, counts: outer !== "and" },
      { which: "neither holds", n: neither, counts: false },
    ];
    const inEach = cells.map(({ which, n }) => `${which} in $${n}$`);
    const numbers = cells.map(({ n }) => n);
    const counted = cells.filter(({ counts }) => counts === its.wanted).map(({ n }) => n);
    const total = counted.length === 1 ? `$${answer}$` : `$${texSum(counted)} = ${answer}$`;
    const wrongOr = (operation: Operation): Operation => (operation === "or" ? "one" : operation);
    const asXor = joined(wrongOr(outer), ways(wrongOr(left), not[4] === 1), ways(wrongOr(right), not[5] === 1));
    const bare = joined(outer, ways(left, false), ways(right, false));
    const told = (n: number) => (its.wanted ? n : 16 - n);
    return {
      title: its.title,
      problem: `${its.story}\n\n**${first.shown} ${signs[outer]} ${second.shown}**\n\n${its.rule}\n\n${its.ask}`,
      answer: { kind: "whole", value: String(answer), unit: its.unit },
      hint: `Cut the rule in two halves at the ${signs[outer]} outside the brackets. Look at each half alone: in which of its four cases does it hold? How do you put the halves together?`,
      solution: [
        `Make a small **truth table** for each half. ${table(first)}. ${table(second)}.`,
        `${join} So in $${on}$ of the $16$ cases ${its.yes}.`,
        ...(its.wanted
          ? []
          : [`The question asks for the others: in $16 - ${on} = ${answer}$ of the cases ${its.no}.`]),
        `Check with all $16$: ${commas(inEach)}. That makes $${texSum(numbers)} = 16$, and in ${total} of them ${said}.`,
      ],
      slips: apart(answer, [
        [others, `Those are the cases in which ${saidOfOthers}. Read the question again.`],
        [told(asXor), "You read OR as “one but not both”. Here OR also holds when both do."],
        ...(not[4] || not[5]
          ? ([
              [told(bare), "You left out the NOT in front of a bracket. It swaps when that half holds and fails."],
            ] as const)
          : []),
      ]),
      check:
        "Take one of the sixteen cases, work out both brackets and then the whole rule; do so for all of them and count.",
    };
  },
});
