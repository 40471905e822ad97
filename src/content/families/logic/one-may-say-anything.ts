import type { Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { commas } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import {
  type Casting,
  castings,
  claimHolds,
  fits,
  type Role,
  type RoleClaim,
  roles,
  rolesPuzzle,
} from "./shared/roles.ts";

/** Three speakers: one always truthful, one never, and one who may say anything. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly [string, string, string];
  /** What they are called: the truthful one, the false one, the free one. */
  readonly called: Readonly<Record<Role, string>>;
  /** The one who is asked for; without it, all three in the order of `called`. */
  readonly wanted?: Role;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  castle: {
    title: "A knight, a knave and a spy",
    story:
      "Of three people at a castle gate, one is a knight, who says only true things. One is a knave, who says only false things. One is a spy, who may say anything. They all know who is who, and they say:",
    names: ["Ingrid", "Kwame", "Talia"],
    called: { true: "knight", false: "knave", free: "spy" },
    ask: "Who is who? Write three names: the knight first, then the knave, then the spy.",
  },
  stage: {
    title: "Behind the curtain",
    story:
      "Three actors stand behind a curtain. In the play, one is the sage, whose sentences are all true. One is the trickster, whose sentences are all false. One is the poet, whose sentences may be true or false. You hear:",
    names: ["Bilal", "Chenoa", "Dmitri"],
    called: { true: "sage", false: "trickster", free: "poet" },
    wanted: "free",
    ask: "Who is the poet?",
  },
  sensors: {
    title: "Three warning systems",
    story:
      "A space station has three warning systems. The sound one sends only true messages, the reversed one only false messages, and the scrambled one sends true or false messages at random. After a storm nobody remembers which is which. They report:",
    names: ["Altair", "Vega", "Rigel"],
    called: { true: "sound one", false: "reversed one", free: "scrambled one" },
    ask: "Write three names: the sound one first, then the reversed one, then the scrambled one.",
  },
  parrots: {
    title: "Parrots on one perch",
    story:
      "Three parrots sit on a perch in Belém. The professor says only true things, the prankster only false things, and the dreamer says whatever comes to mind. They say:",
    names: ["Aipim", "Caju", "Umbu"],
    called: { true: "professor", false: "prankster", free: "dreamer" },
    wanted: "true",
    ask: "Which parrot is the professor?",
  },
};

export default family({
  level: "hard",
  topic: "truth-and-lies",
  minutes: 7,
  kind: "thinking",
  technique: "going through the cases",
  ages: "14-18",
  curriculum: ["enrichment proof by cases", "MP3"],
  bounds: { setting: ["castle", "stage", "sensors", "parrots"], seed: [1, 999999] },
  write({ setting, seed }) {
    const { title, story, names, called, wanted, ask } = settings[setting] as Setting;
    const { claims, casting, without } = rolesPuzzle(seed);
    const name = (who: number) => names[who] ?? "";
    const claim = (who: number) => claims[who] as RoleClaim;
    const who = (one: Casting, role: Role) => one.indexOf(role);
    const is = (person: number, role: Role) => `${name(person)} is the ${called[role]}`;
    const say = (speaker: number) => {
      const { about, role, not } = claim(speaker);
      const subject = about === speaker ? "I am" : `${name(about)} is`;
      const verb = not ? `${subject} not` : subject;
      return `${verb} the ${called[role]}`;
    };
    const named = (one: Casting) => roles.map((role) => name(who(one, role)));
    const knight = who(casting, "true");

    /** Why the sentence of this truthful speaker cannot stand, or which of the two castings it leaves. */
    const tried = (truthful: number): string => {
      const open = castings.filter((one) => who(one, "true") === truthful);
      const left = open.filter((one) => claimHolds(claim(truthful), one));
      const suppose = `Suppose that ${is(truthful, "true")}.`;
      const rest = (one: Casting) => `${is(who(one, "false"), "false")} and ${is(who(one, "free"), "free")}`;
      const verdict = (one: Casting) => {
        const liar = who(one, "false");
        return fits(claim(liar), liar, one)
          ? `${name(liar)} says “${say(liar)}”, which is false, as it should be`
          : `${name(liar)} would be saying “${say(liar)}”, which is true then, and the ${called.false} never says anything true`;
      };
      if (left.length === 0)
        return `${suppose} Then “${say(truthful)}” would have to be true. But it is not: a **contradiction**.`;
      const [one, two] = left as [Casting, Casting?];
      if (!two) {
        const end = fits(claim(who(one, "false")), who(one, "false"), one) ? "" : " Contradiction.";
        return `${suppose} Then “${say(truthful)}” is true, so ${rest(one)}. Here ${verdict(one)}.${end}`;
      }
      const [bad, good] = fits(claim(who(one, "false")), who(one, "false"), one) ? [two, one] : [one, two];
      const begin = `${suppose} Then “${say(truthful)}” is true whoever the other two are. If ${rest(bad)}, ${verdict(bad)}.`;
      const end = truthful === knight ? "" : " Neither is possible.";
      return `${begin} If ${rest(good)}, ${verdict(good)}.${end}`;
    };

    const wrong = [0, 1, 2].filter((one) => one !== knight);
    const order = named(casting);
    const answer = wanted ? name(who(casting, wanted)) : order;
    const shown = typeof answer === "string" ? answer : commas(answer);
    const said = [0, 1, 2].map((one) => `- ${name(one)}: “${say(one)}.”`).join("\n");
    const truthOf = (speaker: number) => (claimHolds(claim(speaker), casting) ? "true" : "false");
    const checked = roles
      .map((role) => [who(casting, role), called[role]] as const)
      .map(([one, part]) => `${name(one)} (the ${part}) says something ${truthOf(one)}`)
      .join("; ");
    const [firstWrong = 0, secondWrong = 0] = wrong;
    const slips: Slip[] = wanted
      ? [0, 1, 2]
          .filter((one) => one !== who(casting, wanted))
          .map((one) => ({
            when: name(one),
            say: `Let ${name(one)} be the ${called[wanted]} and give out the other two parts, one way and then the other. Which sentence goes wrong each time?`,
          }))
      : apart(
          commas(order),
          without.map((one, out) => [
            commas(named(one)),
            `Two of the sentences fit that, but not what ${name(out)} says: “${say(out)}.”`,
          ]),
        );
    return {
      title,
      problem: `${story}\n\n${said}\n\n${ask}`,
      answer: Array.isArray(answer)
        ? { kind: "list", items: answer, ordered: true }
        : { kind: "word", accepted: [answer as string] },
      hint: `There are only three candidates for the part of the ${called.true}. Suppose each in turn. Which sentence is then certainly true, and which must be false?`,
      solution: [
        `**Go through the cases**: who is the ${called.true}? ${tried(firstWrong)}`,
        tried(secondWrong),
        `So only one case is left, and it has to hold. ${tried(knight)}`,
        `So ${is(who(casting, "true"), "true")}, ${is(who(casting, "false"), "false")} and ${is(who(casting, "free"), "free")}. The answer is **${shown}**.`,
        `Check the three sentences: ${checked}. The first must be true, the second false, and the third may be either.`,
      ],
      slips,
      check: `With your answer, give all three their parts: the sentence of the ${called.true} must be true and that of the ${called.false} false.`,
    };
  },
});
