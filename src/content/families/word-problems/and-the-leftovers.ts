import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** `n` things in groups of `k`, and some left over. */
function shared(n: number, k: number) {
  const [quotient, remainder] = [Math.floor(n / k), n % k];
  const [missing, next] = [k - remainder, quotient + 1];
  return { n, k, quotient, remainder, missing, next, grouped: quotient * k, oneMore: next * k, filledUp: n + missing };
}

type Shared = ReturnType<typeof shared>;

/** Each story wants another thing to be done with the leftovers. */
const settings = {
  cableCar: {
    title: "Up with the cable car",
    unit: "trips",
    right: ({ next }: Shared) => next,
    story: ({ n, k }: Shared) =>
      `In a valley, ${n} hikers wait for a cable car. It has one cabin, which carries at most ${k} people on a trip up.\n\nWhat is the smallest number of trips up that brings them all to the top?`,
    hint: "After some full trips a few hikers still stand in the valley. What happens to them?",
    meaning: ({ quotient, remainder, next }: Shared) =>
      `The $${remainder}$ hikers who are left may not stay behind, so one more trip goes up: $${quotient} + 1 = ${next}$ trips.`,
    test: ({ n, k, quotient, next, grouped, oneMore }: Shared) =>
      `Check both sides: $${quotient}$ trips carry only $${quotient} \\times ${k} = ${grouped}$, but $${next}$ trips can carry $${oneMore}$, which is enough for $${n}$.`,
    slips: ({ quotient, remainder }: Shared) =>
      [
        [quotient, "After that many trips somebody is still waiting in the valley."],
        [remainder, "That is how many hikers are left for the last trip; the question asks for trips."],
      ] as const,
    check: ({ n, k }: Shared) =>
      `With your number of trips, ${k} on each, there must be room for all ${n} hikers, and with one trip fewer there must not be.`,
  },
  tangerines: {
    title: "Only full bags are sold",
    unit: "bags",
    right: ({ quotient }: Shared) => quotient,
    story: ({ n, k }: Shared) =>
      `At the harvest, ${n} tangerines are packed into bags. Exactly ${k} go into a bag, and only full bags are sold.\n\nHow many bags can be sold?`,
    hint: "Fill bag after bag. Can the tangerines that remain at the end be sold?",
    meaning: ({ quotient, remainder }: Shared) =>
      `The $${remainder}$ tangerines that are left cannot fill a bag, so they are not sold. That makes $${quotient}$ bags.`,
    test: ({ n, k, quotient, next, grouped, oneMore }: Shared) =>
      `Check both sides: $${quotient}$ bags need $${quotient} \\times ${k} = ${grouped}$ tangerines, but $${next}$ bags would need $${oneMore}$, more than $${n}$.`,
    slips: ({ remainder, next }: Shared) =>
      [
        [next, "Your last bag would not be full, and only full bags are sold."],
        [remainder, "That is how many tangerines remain; the question asks for bags."],
      ] as const,
    check: ({ n, k }: Shared) =>
      `Fill your bags with ${k} each: ${n} tangerines must be enough for that, but not for one bag more.`,
  },
  chairs: {
    title: "The back row",
    unit: "chairs",
    right: ({ remainder }: Shared) => remainder,
    story: ({ n, k }: Shared) =>
      `For an open-air play, Baraka sets out ${n} chairs in rows. He puts ${k} chairs in a row and starts a new row when one is full. The back row does not become full.\n\nHow many chairs are in the back row?`,
    hint: "How many chairs stand in all the full rows together? Which chairs does that leave?",
    meaning: ({ remainder }: Shared) => `The rest is the back row, so it has $${remainder}$ chairs.`,
    test: ({ n, k, quotient, remainder }: Shared) =>
      `Check by putting the rows together: $${quotient} \\times ${k} + ${remainder} = ${n}$, and $${remainder}$ is fewer than a row of $${k}$.`,
    slips: ({ quotient, missing }: Shared) =>
      [
        [quotient, "That is the number of full rows; how many chairs come behind them?"],
        [missing, "That many chairs are missing from the back row; the question asks for those that stand there."],
      ] as const,
    check: ({ n, k }: Shared) =>
      `Take your number from ${n}: what is left should fill rows of ${k} exactly, and your number should be smaller than ${k}.`,
  },
  album: {
    title: "The last page of the album",
    unit: "stamps",
    right: ({ missing }: Shared) => missing,
    story: ({ n, k }: Shared) =>
      `Ingrid sticks ${n} stamps into an album, page after page. Every page holds ${k} stamps. The last page she uses has some empty places.\n\nHow many **more** stamps does she need to fill that page?`,
    hint: "How many stamps are on the page that is not full? How many places does a page have?",
    meaning: ({ k, remainder, missing }: Shared) =>
      `The rest sits on the last page. It has $${k}$ places, so $${k} - ${remainder} = ${missing}$ are still empty.`,
    test: ({ n, k, missing, next, filledUp }: Shared) =>
      `Check with full pages: $${n} + ${missing} = ${filledUp}$, and that is $${next} \\times ${k}$, so every page is full.`,
    slips: ({ quotient, remainder }: Shared) =>
      [
        [remainder, "That many stamps are on the last page already; how many places are still empty?"],
        [quotient, "That is the number of full pages; look at the page after them."],
      ] as const,
    check: ({ n, k }: Shared) =>
      `Add your number to ${n}: the stamps should fill pages of ${k} exactly, and your number should be smaller than ${k}.`,
  },
};

export default family({
  level: "easy",
  topic: "sharing-ratio",
  minutes: 3,
  kind: "thinking",
  technique: "what the remainder means",
  ages: "9-11",
  curriculum: ["Y5 remainders in context", "4.OA.3"],
  bounds: { setting: ["cableCar", "tangerines", "chairs", "album"], n: [60, 250], k: [8, 18] },
  rules: {
    "at least two are left over and two are missing": ({ n, k }) => n % k >= 2 && n % k <= k - 2,
    "what is left and what is missing differ": ({ n, k }) => 2 * (n % k) !== k,
    "there are several full groups": ({ n, k }) => n > 4 * k,
  },
  write({ setting, n, k }) {
    const { title, unit, right, story, hint, meaning, test, slips, check } = settings[setting];
    const its = shared(n, k);
    const { quotient, remainder, grouped, oneMore } = its;
    const answer = right(its);
    return {
      title,
      problem: story(its),
      answer: { kind: "whole", value: String(answer), unit },
      hint,
      solution: [
        `Equal groups are made, so divide by $${k}$. How many full groups are there? $${quotient} \\times ${k} = ${grouped}$, and one group more would be $${oneMore}$, too many. So there are $${quotient}$ full groups.`,
        `Find the rest, the **remainder**: $${n} - ${grouped} = ${remainder}$. Now ask what happens to it in this story.`,
        meaning(its),
        test(its),
      ],
      slips: apart(answer, slips(its)),
      check: check(its),
    };
  },
});
