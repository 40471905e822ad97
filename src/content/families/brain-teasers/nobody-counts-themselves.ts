import { family } from "../../../engine/family.ts";
import { capital, count, inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Two kinds in one group; a member of each kind counts the others, but not itself. */
const settings = {
  family: {
    title: "Brothers and sisters",
    start: "Ayşe and Kerem are sister and brother. All the children of their family are at the table.",
    speakers: ["Ayşe", "Kerem"],
    says: "I have",
    kinds: ["girls", "boys"],
    seen: ["sister", "brother"],
    one: ["girl", "boy"],
    question: "How many girls and how many boys are in the family? Write the girls first.",
    hint: "Is Ayşe her own sister? Compare the number of girls with the number of sisters that a girl has.",
  },
  hats: {
    title: "Hats in a circle",
    start: "Children sit in a circle. Each wears a red or a blue hat. They see all the hats but their own.",
    speakers: ["a child with a red hat", "a child with a blue hat"],
    says: "I can see",
    kinds: ["red hats", "blue hats"],
    seen: ["red hat", "blue hat"],
    one: ["red hat", "blue hat"],
    question: "How many red hats and how many blue hats are there? Write the red ones first.",
    hint: "Which hat can the child with the red hat not see? Compare what this child sees with what there is.",
  },
  boats: {
    title: "Boats on the lake",
    start: "Green boats and white boats are on a lake. Each rower counts all the **other** boats.",
    speakers: ["a rower in a green boat", "a rower in a white boat"],
    says: "I count",
    kinds: ["green boats", "white boats"],
    seen: ["green boat", "white boat"],
    one: ["green boat", "white boat"],
    question: "How many green boats and how many white boats are on the lake? Write the green ones first.",
    hint: "Which boat is missing when the rower in the green boat counts? Compare this count with the true number.",
  },
  robots: {
    title: "What the robots see",
    start: "In a workshop stand round robots and square robots. Each robot's camera sees every robot **but itself**.",
    speakers: ["a round robot", "a square robot"],
    says: "I see",
    kinds: ["round robots", "square robots"],
    seen: ["round robot", "square robot"],
    one: ["round robot", "square robot"],
    question: "How many round robots and how many square robots are there? Write the round ones first.",
    hint: "How many round robots does a round robot see: all of them? Which one is missing?",
  },
} as const;

export default family({
  level: "easy",
  topic: "numbers",
  minutes: 5,
  kind: "thinking",
  technique: "trying in order",
  ages: "9-11",
  curriculum: ["Y6 unknowns", "4.OA.3", "MP1"],
  bounds: {
    setting: ["family", "hats", "boats", "robots"],
    first: [2, 9],
    second: [2, 9],
  },
  rules: {
    "one of them sees so many times as many": ({ first, second }) =>
      times(first - 1, second) > 0 || times(second - 1, first) > 0,
    "nothing is more than four times as many, and no difference is large": ({ first, second }) =>
      [relation(first - 1, second), relation(second - 1, first)].every(
        ({ factor, more }) => factor <= 4 && Math.abs(more) <= 5,
      ),
    "only one group fits": ({ first, second }) => fitting(first, second) === 1,
    "the group is not tiny": ({ first, second }) => first + second >= 6,
  },
  write({ setting, first, second }) {
    const its = settings[setting];
    const counts = [first, second] as const;
    // Both sentences, each with the speaker's own kind as the speaker counts it.
    const seenBy = [0, 1].map((me) => {
      const own = me as 0 | 1;
      const other = (1 - own) as 0 | 1;
      const ofOwn = counts[own] - 1;
      const said = relation(ofOwn, counts[other]);
      return {
        own,
        other,
        said,
        words: sentence(said, its.seen[own], its.seen[other]),
        ofOwn: counted(ofOwn, its.seen[own]),
        ofOther: counted(counts[other], its.seen[other]),
      };
    });
    const [one = fail(), two = fail()] = seenBy;
    // The sentence with "times" leads: its groups are listed and the other sentence picks one.
    const lead = seenBy.find(({ said }) => said.factor > 0) ?? fail();
    const test = lead === one ? two : one;
    const { own, other, said } = lead;
    const small = said.small === "own";
    const unit = (n: number) => (small ? { own: n, other: n * said.factor } : { own: n * said.factor, other: n });
    const steps = small ? counts[own] - 1 : counts[other];
    const groups = Array.from({ length: steps + 1 }, (_, i) => unit(i + 1)).map((seen) => ({
      own: seen.own + 1,
      other: seen.other,
    }));
    const listed = groups.map((group) => `${group.own} and ${group.other}`).join("; ");
    const [firstSpeaker, secondSpeaker] = its.speakers;
    const [firstCount, secondCount] = [first - 1, second - 1];
    return {
      title: its.title,
      problem: `${its.start}\n\n- ${capital(firstSpeaker)} says: "${its.says} ${one.words}."\n- ${capital(secondSpeaker)} says: "${its.says} ${two.words}."\n\nBoth are right. ${its.question}`,
      answer: { kind: "list", items: counts.map(String), ordered: true, labels: [...its.kinds] },
      hint: its.hint,
      solution: [
        `Nobody counts themselves. So ${its.speakers[own]} counts one ${its.one[own]} fewer than there are, but every ${its.one[other]}.`,
        `**Try in order** which groups make the sentence "${its.says} ${lead.words}" true. For ${its.kinds[own]} and ${its.kinds[other]} they are ${listed}; and so on.`,
        `Now test these groups with the other sentence. Only ${counts[own]} ${its.kinds[own]} and ${counts[other]} ${its.kinds[other]} fit; the groups after that are further and further off. With the right group, ${its.speakers[test.own]} counts ${test.ofOwn} and ${test.ofOther}: ${test.words}.`,
        `So the answer is **${first} ${its.kinds[0]}** and **${second} ${its.kinds[1]}**.`,
        `Check with both speakers: ${firstSpeaker} counts ${one.ofOwn} and ${one.ofOther}, ${secondSpeaker} counts ${two.ofOwn} and ${two.ofOther}. Both sentences are true.`,
      ],
      slips: apart(`${first}, ${second}`, [
        [`${second}, ${first}`, `These are the right numbers the other way round: the ${its.kinds[0]} come first.`],
        [`${firstCount}, ${second}`, `That is what ${firstSpeaker} counts. Somebody is missing from that count.`],
        [`${first}, ${secondCount}`, `That is what ${secondSpeaker} counts. Somebody is missing from that count.`],
      ]),
      check: `Take one away from your ${its.kinds[0]} and read the first sentence; then do the same with your ${its.kinds[1]} for the second.`,
    };
  },
});

/** What somebody says who counts so many of the own kind and so many of the other. */
interface Relation {
  /** How many times as many, 1 for "as many", 0 when it is said with "more". */
  readonly factor: number;
  readonly small: "own" | "other";
  /** How many more of the other kind than of the own; 0 where `factor` says it. */
  readonly more: number;
}

function relation(own: number, other: number): Relation {
  const factor = times(own, other);
  const small = own <= other ? "own" : "other";
  return { factor, small, more: factor ? 0 : other - own };
}

/** How many times the smaller goes into the bigger, 0 where it does not go evenly. */
function times(own: number, other: number): number {
  const [small, big] = own <= other ? [own, other] : [other, own];
  return small > 0 && big % small === 0 ? big / small : 0;
}

/** The sentence about two things, each named as a single one. */
function sentence({ factor, small, more }: Relation, own: string, other: string): string {
  const [little, much] = small === "own" ? [own, other] : [other, own];
  const [few, many] = [noun(2, little), noun(2, much)];
  if (factor === 1) return `as many ${many} as ${few}`;
  if (factor === 2) return `twice as many ${many} as ${few}`;
  if (factor > 2) return `${inWords(factor)} times as many ${many} as ${few}`;
  const difference = Math.abs(more);
  return `${inWords(difference)} more ${noun(difference, much)} than ${few}`;
}

/** In how many groups, up to 60 of each, both sentences are true. */
function fitting(first: number, second: number): number {
  const [one, two] = [relation(first - 1, second), relation(second - 1, first)];
  let found = 0;
  for (let a = 1; a <= 60; a++) {
    const b = otherOf(one, a - 1);
    if (Number.isInteger(b) && b >= 1 && b <= 60 && otherOf(two, b - 1) === a) found++;
  }
  return found;
}

/** How many of the other kind the sentence gives to somebody who counts so many of the own. */
function otherOf({ factor, small, more }: Relation, own: number): number {
  if (!factor) return own + more;
  return small === "own" ? factor * own : own / factor;
}

function counted(n: number, thing: string): string {
  return n === 1 ? `one ${thing}` : count(n, thing);
}

function fail(): never {
  throw new Error("no sentence says how many times as many");
}
