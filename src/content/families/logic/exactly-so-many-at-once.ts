import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { capital, inWords, noun, withArticle } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** In every move exactly so many things are turned: how many moves until all stand as wanted? */
interface Setting {
  readonly title: string;
  /** `wrong` is "all" or the number of them. */
  readonly story: (all: number, wrong: string, many: number) => string;
  readonly thing: string;
  readonly wrong: string;
  readonly right: string;
  readonly move: string;
  /** What one move does to one thing, for counting: "turn", "change". */
  readonly turn: string;
  readonly who: "that" | "who";
  /** "turned over", "switched". */
  readonly turned: string;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  bowls: {
    title: "Bowls upside down",
    story: (all, wrong, many) =>
      `On a table in Samarkand stand $${all}$ bowls, ${wrong} of them **upside down**. In each move Dilnoza turns over **exactly** $${many}$ different bowls, whichever she likes; a bowl that stands the right way up is then upside down.`,
    thing: "bowl",
    wrong: "upside down",
    right: "the right way up",
    move: "move",
    turn: "turn",
    who: "that",
    turned: "turned over",
    ask: "What is the smallest number of moves after which all bowls can stand the right way up?",
  },
  lamps: {
    title: "The lighting desk",
    story: (all, wrong, many) =>
      `A stage has $${all}$ lamps, and ${wrong} of them are **on**. The desk accepts only commands that switch **exactly** $${many}$ different lamps, whichever the technician names: those that are off go on, those that are on go off.`,
    thing: "lamp",
    wrong: "on",
    right: "off",
    move: "command",
    turn: "change",
    who: "that",
    turned: "switched",
    ask: "What is the smallest number of commands after which all lamps can be off?",
  },
  guards: {
    title: "About turn!",
    story: (all, wrong, many) =>
      `At a parade $${all}$ drummers stand in a row. By mistake ${wrong} of them face **the wall** instead of the crowd. At each signal **exactly** $${many}$ of them, whichever the leader points at, make a half turn to face the other way.`,
    thing: "drummer",
    wrong: "facing the wall",
    right: "facing the crowd",
    move: "signal",
    turn: "turn",
    who: "who",
    turned: "turned",
    ask: "What is the smallest number of signals after which all can face the crowd?",
  },
};

/** The numbers of wrong ones, from the start to 0, by a shortest way; empty if there is none. */
function shortest(all: number, wrong: number, many: number): number[] {
  const ways = new Map([[wrong, [wrong]]]);
  for (const [now, way] of ways) {
    if (now === 0) return way;
    // As many wrong ones as possible first.
    for (let fix = Math.min(many, now); fix >= Math.max(0, many - (all - now)); fix--) {
      const next = now - fix + (many - fix);
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return [];
}

export default family({
  level: "hard",
  topic: "arguments",
  minutes: 7,
  kind: "thinking",
  technique: "parity",
  ages: "14-17",
  curriculum: ["enrichment parity", "MP3", "MP7"],
  bounds: { setting: ["bowls", "lamps", "guards"], all: [7, 16], wrong: [5, 15], many: [3, 9] },
  rules: {
    "there are so many": ({ all, wrong }) => wrong <= all && wrong >= all - 4,
    "so many can be turned at once": ({ all, many }) => many <= all - 2,
    "the smallest number of turns has the wrong parity": ({ wrong, many }) =>
      many % 2 === 1 && (Math.ceil(wrong / many) - wrong) % 2 !== 0,
    "parity and enough turns are all it takes": ({ all, wrong, many }) =>
      shortest(all, wrong, many).length - 1 === Math.ceil(wrong / many) + 1,
    "one move is not enough": ({ wrong, many }) => wrong > many,
  },
  write({ setting, all, wrong, many }) {
    const its = settings[setting] as Setting;
    const way = shortest(all, wrong, many);
    const answer = way.length - 1;
    const enough = answer - 1;
    const tooFew = enough - 1;
    const [turnsTooFew, turnsEnough, turnsDone] = [tooFew * many, enough * many, answer * many];
    const things = noun(all, its.thing);
    const turns = noun(turnsDone, its.turn);
    const moves = noun(answer, its.move);
    const steps = way
      .slice(1)
      .map((next, i) => {
        const fix = (many + (way[i] ?? 0) - next) / 2;
        const back = many - fix;
        const fixed = `$${fix}$ of those ${its.wrong}`;
        const undone = `$${back}$ of those ${its.right}`;
        const what = back === 0 ? fixed : fix === 0 ? undone : `${fixed} and ${undone}`;
        const left = next === 0 ? "none" : `$${next}$`;
        const number = i + 1;
        return `${capital(its.move)} ${number}: ${what}, leaving ${left}`;
      })
      .join(". ");
    const [parity, other] = wrong % 2 === 0 ? ["even", "odd"] : ["odd", "even"];
    const someRight = wrong < all;
    const wrongOnes = someRight ? `$${wrong}$` : "all";
    const alsoRight = someRight ? ` And one ${its.who} starts ${its.right}?` : "";
    const rightOnes = someRight ? ", every other one an even number of times (perhaps never)" : "";
    return {
      title: its.title,
      problem: `${its.story(all, wrongOnes, many)}\n\n${its.ask}`,
      answer: { kind: "whole", value: String(answer), unit: moves },
      hint: `Count the single ${turns}: every ${its.move} makes ${inWords(many)} of them. How often, in all the ${moves} together, must ${withArticle(its.thing)} ${its.who} starts ${its.wrong} be ${its.turned}?${alsoRight}`,
      solution: [
        `Count single ${turns}. Each ${its.thing} ${its.who} starts ${its.wrong} must be ${its.turned} an odd number of times${rightOnes}. So the total of all ${turns} has the same **parity** as $${wrong}$: it is ${parity}.`,
        `The total is also at least $${wrong}$. ${capital(inWords(tooFew))} ${noun(tooFew, its.move)} ${noun(tooFew, "makes", "make")} $${tooFew} \\times ${many} = ${turnsTooFew}$ ${turns}, which is too few. ${capital(inWords(enough))} make $${enough} \\times ${many} = ${turnsEnough}$: that would be enough, but the number is ${other}.`,
        `So at least ${inWords(answer)} are needed, with $${answer} \\times ${many} = ${turnsDone}$ ${turns}. It can be done. ${steps}.`,
        `Check the numbers: every ${its.move} names $${many}$ ${things}, and the number of ${things} ${its.wrong} goes $${texList(way)}$. So the answer is $${answer}$.`,
      ],
      slips: apart(
        answer,
        [
          [
            enough,
            `There are enough ${turns} in ${inWords(enough)} ${noun(enough, its.move)}, but count them: is their number odd or even, and what must it be?`,
          ],
          [tooFew, `So few ${turns} cannot reach all the ${things} ${its.who} start ${its.wrong}.`],
          [answer + 2, `That many can do it, but there is a shorter way.`],
        ],
        1,
      ),
      check: `Play it with coins for that many ${moves}; then ask whether the number of single ${turns} can be right with fewer.`,
    };
  },
});
