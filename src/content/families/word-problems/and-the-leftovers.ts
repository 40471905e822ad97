import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** `n` things in groups of `k`, and some left over; each story wants another thing to be done with those. */
const settings = {
  cableCar: {
    title: "Up with the cable car",
    unit: "trips",
    right: (n: number, k: number) => Math.ceil(n / k),
    story: (n: number, k: number) =>
      `In a valley, ${n} hikers wait for a cable car. It has one cabin, which carries at most ${k} people on a trip up.\n\nWhat is the smallest number of trips up that brings them all to the top?`,
    hint: "After some full trips a few hikers still stand in the valley. What happens to them?",
    meaning: (_n: number, _k: number, q: number, r: number) =>
      `The $${r}$ hikers who are left may not stay behind, so one more trip goes up: $${q} + 1 = ${q + 1}$ trips.`,
    test: (n: number, k: number, q: number) =>
      `Check both sides: $${q}$ trips carry only $${q} \\times ${k} = ${q * k}$, but $${q + 1}$ trips can carry $${(q + 1) * k}$, which is enough for $${n}$.`,
    slips: (q: number, r: number) =>
      [
        [q, "After that many trips somebody is still waiting in the valley."],
        [r, "That is how many hikers are left for the last trip; the question asks for trips."],
      ] as const,
    check: (n: number, k: number) =>
      `With your number of trips, ${k} on each, there must be room for all ${n} hikers, and with one trip fewer there must not be.`,
  },
  tangerines: {
    title: "Only full bags are sold",
    unit: "bags",
    right: (n: number, k: number) => Math.floor(n / k),
    story: (n: number, k: number) =>
      `At the harvest, ${n} tangerines are packed into bags. Exactly ${k} go into a bag, and only full bags are sold.\n\nHow many bags can be sold?`,
    hint: "Fill bag after bag. Can the tangerines that remain at the end be sold?",
    meaning: (_n: number, _k: number, q: number, r: number) =>
      `The $${r}$ tangerines that are left cannot fill a bag, so they are not sold. That makes $${q}$ bags.`,
    test: (n: number, k: number, q: number) =>
      `Check both sides: $${q}$ bags need $${q} \\times ${k} = ${q * k}$ tangerines, but $${q + 1}$ bags would need $${(q + 1) * k}$, more than $${n}$.`,
    slips: (q: number, r: number) =>
      [
        [q + 1, "Your last bag would not be full, and only full bags are sold."],
        [r, "That is how many tangerines remain; the question asks for bags."],
      ] as const,
    check: (n: number, k: number) =>
      `Fill your bags with ${k} each: ${n} tangerines must be enough for that, but not for one bag more.`,
  },
  chairs: {
    title: "The back row",
    unit: "chairs",
    right: (n: number, k: number) => n % k,
    story: (n: number, k: number) =>
      `For an open-air play, Baraka sets out ${n} chairs in rows. He puts ${k} chairs in a row and starts a new row when one is full. The back row does not become full.\n\nHow many chairs are in the back row?`,
    hint: "How many chairs stand in all the full rows together? Which chairs does that leave?",
    meaning: (_n: number, _k: number, _q: number, r: number) => `The rest is the back row, so it has $${r}$ chairs.`,
    test: (n: number, k: number, q: number, r: number) =>
      `Check by putting the rows together: $${q} \\times ${k} + ${r} = ${n}$, and $${r}$ is fewer than a row of $${k}$.`,
    slips: (q: number, r: number, k: number) =>
      [
        [q, "That is the number of full rows; how many chairs come behind them?"],
        [k - r, "That many chairs are missing from the back row; the question asks for those that stand there."],
      ] as const,
    check: (n: number, k: number) =>
      `Take your number from ${n}: what is left should fill rows of ${k} exactly, and your number should be smaller than ${k}.`,
  },
  album: {
    title: "The last page of the album",
    unit: "stamps",
    right: (n: number, k: number) => k - (n % k),
    story: (n: number, k: number) =>
      `Ingrid sticks ${n} stamps into an album, page after page. Every page holds ${k} stamps. The last page she uses has some empty places.\n\nHow many **more** stamps does she need to fill that page?`,
    hint: "How many stamps are on the page that is not full? How many places does a page have?",
    meaning: (_n: number, k: number, _q: number, r: number) =>
      `The rest sits on the last page. It has $${k}$ places, so $${k} - ${r} = ${k - r}$ are still empty.`,
    test: (n: number, k: number, q: number, r: number) =>
      `Check with full pages: $${n} + ${k - r} = ${n + k - r}$, and that is $${q + 1} \\times ${k}$, so every page is full.`,
    slips: (q: number, r: number) =>
      [
        [r, "That many stamps are on the last page already; how many places are still empty?"],
        [q, "That is the number of full pages; look at the page after them."],
      ] as const,
    check: (n: number, k: number) =>
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
    const q = Math.floor(n / k);
    const r = n % k;
    const answer = right(n, k);
    return {
      title,
      problem: story(n, k),
      answer: { kind: "whole", value: String(answer), unit },
      hint,
      solution: [
        `Equal groups are made, so divide by $${k}$. How many full groups are there? $${q} \\times ${k} = ${q * k}$, and one group more would be $${(q + 1) * k}$, too many. So there are $${q}$ full groups.`,
        `Find the rest, the **remainder**: $${n} - ${q * k} = ${r}$. Now ask what happens to it in this story.`,
        meaning(n, k, q, r),
        test(n, k, q, r),
      ],
      slips: apart(answer, slips(q, r, k)),
      check: check(n, k),
    };
  },
});
