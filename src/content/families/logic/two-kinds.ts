import { family } from "../../../engine/family.ts";
import { capital, commas } from "../../../engine/words.ts";
import { type Claim, claimIsTrue, type Inference, speakersPuzzle } from "./shared/truth-tellers.ts";

/** Three speakers, each always truthful or never; what they say about one another tells which. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly string[];
  /** Words for an honest one and for the other kind: what is typed, and how a sentence ends. */
  readonly signs: readonly [honest: string, other: string];
  readonly kind: readonly [honest: string, other: string];
  readonly same: (other: string) => readonly [same: string, different: string];
  readonly honest: readonly [one: string, two: string];
  readonly others: readonly [one: string, two: string];
  /** What the speech is called, and how a line of it begins. */
  readonly sentence: string;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  jetty: {
    title: "Three on the jetty",
    story:
      "On an island everybody is either a truth-teller, who says only true things, or a liar, who says only false things. Three islanders sit on the jetty:",
    names: ["Kalea", "Moana", "Tavita"],
    signs: ["T", "L"],
    kind: ["is a truth-teller", "is a liar"],
    same: (other) => [`${other} and I are of the same kind.`, `One of ${other} and me is a liar, the other is not.`],
    honest: ["Exactly one of us three is a truth-teller.", "Exactly two of us three are truth-tellers."],
    others: ["At least one of us three is a liar.", "At least two of us three are liars."],
    sentence: "sentence",
    ask: "Who is what? Write T (truth-teller) or L (liar) for Kalea, Moana and Tavita, in this order.",
  },
  crates: {
    title: "Pearls or pebbles",
    story:
      "Three crates stand in a cellar. Each holds either pearls or pebbles. The label on a crate of pearls is true, the label on a crate of pebbles is false. The labels say:",
    names: ["oak crate", "pine crate", "teak crate"],
    signs: ["pearls", "pebbles"],
    kind: ["holds pearls", "holds pebbles"],
    same: (other) => [`The ${other} and this one hold the same.`, `The ${other} and this one hold different things.`],
    honest: ["Exactly one of the three crates holds pearls.", "Exactly two of the three crates hold pearls."],
    others: ["At least one of the three crates holds pebbles.", "At least two of the three crates hold pebbles."],
    sentence: "label",
    ask: "What is in the oak, the pine and the teak crate? Write “pearls” or “pebbles” three times, in this order.",
  },
  probes: {
    title: "Messages from the sea floor",
    story:
      "Three diving robots send messages. A robot that works sends only true messages, and a robot that is broken sends only false ones. These messages come up:",
    names: ["Coral", "Drift", "Eddy"],
    signs: ["works", "broken"],
    kind: ["works", "is broken"],
    same: (other) => [`${other} and I are in the same state.`, `Exactly one of ${other} and me works.`],
    honest: ["Exactly one of us three works.", "Exactly two of us three work."],
    others: ["At least one of us three is broken.", "At least two of us three are broken."],
    sentence: "message",
    ask: "Write “works” or “broken” for Coral, Drift and Eddy, in this order.",
  },
  masks: {
    title: "Sun masks and moon masks",
    story:
      "At a carnival, whoever wears a sun mask says only true things, and whoever wears a moon mask says only false things. In the dark you hear three voices:",
    names: ["Jarek", "Lucía", "Thandi"],
    signs: ["sun", "moon"],
    kind: ["wears a sun mask", "wears a moon mask"],
    same: (other) => [`${other} and I wear the same kind of mask.`, `${other} and I wear different kinds of mask.`],
    honest: ["Exactly one of us three wears a sun mask.", "Exactly two of us three wear sun masks."],
    others: ["At least one of us three wears a moon mask.", "At least two of us three wear moon masks."],
    sentence: "sentence",
    ask: "Which masks are they? Write “sun” or “moon” for Jarek, Lucía and Thandi, in this order.",
  },
};

export default family({
  level: "medium",
  topic: "truth-and-lies",
  minutes: 6,
  kind: "thinking",
  technique: "supposing and finding a contradiction",
  ages: "11-14",
  curriculum: ["KS3 reasoning", "MP3"],
  bounds: { setting: ["jetty", "crates", "probes", "masks"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { claims, kinds, start, wrong, clash, right, without } = speakersPuzzle(seed);
    const isThing = setting === "crates";
    const name = (who: number) => its.names[who] ?? "";
    const the = (who: number) => (isThing ? `the ${name(who)}` : name(who));
    const of = (who: number) =>
      isThing ? `the ${its.sentence} on the ${name(who)}` : `${name(who)}'s ${its.sentence}`;
    const kind = (honest: boolean) => its.kind[honest ? 0 : 1];
    const sign = (honest: boolean) => its.signs[honest ? 0 : 1];
    const say = (claim: Claim) => {
      switch (claim.says) {
        case "is":
          return `${capital(the(claim.about))} ${kind(claim.honest)}.`;
        case "same":
          return its.same(name(claim.about))[claim.same ? 0 : 1];
        case "honest":
          return its.honest[claim.count - 1] ?? "";
        case "false":
          return its.others[claim.count - 1] ?? "";
      }
    };
    const told = (first: boolean, steps: readonly Inference[]) => {
      const known = new Map([[start, first]]);
      return steps
        .map(({ speaker, about, honest }) => {
          const spoke = known.get(speaker);
          known.set(about, honest);
          if (spoke === undefined) return `That makes ${of(speaker)} ${honest}, so ${the(about)} ${kind(honest)}.`;
          return `${capital(of(speaker))} must be ${spoke}, and so ${the(about)} ${kind(honest)}.`;
        })
        .join(" ");
    };
    const reached = (first: boolean, steps: readonly Inference[]) =>
      [0, 1, 2].map((who) => (who === start ? first : steps.find(({ about }) => about === who)?.honest));
    const [truth, supposed] = [kinds[start] ?? true, !kinds[start]];
    const clashing = reached(supposed, wrong)[clash] ?? false;
    const answer = kinds.map(sign);
    const seen = [...new Map(without.map((other, who) => [commas(other.map(sign)), who]))];
    const said = claims.map((claim, who) => `- ${capital(name(who))}: “${say(claim)}”`).join("\n");
    const followed = wrong.length ? `${told(supposed, wrong)} But` : "But";
    const checked = claims
      .map((claim, who) => [who, claimIsTrue(claim, who, kinds), kinds[who] ?? false] as const)
      .map(([who, isTrue, honest]) => `${of(who)} is ${isTrue}, and ${the(who)} ${kind(honest)}`)
      .join("; ");
    return {
      title: its.title,
      problem: `${its.story}\n\n${said}\n\n${its.ask}`,
      answer: { kind: "list", items: answer, ordered: true },
      inside: { match: { each: its.names.map(capital), with: its.signs } },
      hint: `Suppose that ${the(start)} ${kind(true)}. What follows for the others, one by one? Is there a clash? Then suppose the opposite.`,
      solution: [
        `**Suppose** that ${the(start)} ${kind(supposed)}. ${followed} then ${of(clash)} would be ${!clashing}, although ${the(clash)} ${kind(clashing)}. That is a **contradiction**, so the supposition was wrong.`,
        `So ${the(start)} ${kind(truth)}. ${told(truth, right)}`,
        `The answer is **${commas(answer)}**.`,
        `Check every ${its.sentence}: ${checked}. All three fit.`,
      ],
      slips: seen.map(([when, who]) => {
        const other = without[who] ?? [];
        const [honest, isTrue] = [other[who] ?? false, !other[who]];
        return {
          when,
          say: `Two of the three fit. But in your answer ${the(who)} ${kind(honest)}, and yet ${of(who)} would be ${isTrue}.`,
        };
      }),
      check: `Take your answer and test each ${its.sentence}: is it true exactly where it should be?`,
    };
  },
});
