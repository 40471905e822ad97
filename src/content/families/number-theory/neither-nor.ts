import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { gcd, lcm } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Multiples of two numbers up to a third: how many are both, one of them, neither? */
const settings = {
  posts: {
    title: "Bare posts by the lake",
    story: (n: number, a: number, b: number) =>
      `Along a lake in Malawi stand $${n}$ posts, numbered from $1$ to $${n}$. Every post whose number is a multiple of $${a}$ is painted red. Every post whose number is a multiple of $${b}$ gets a lamp.`,
    question: "How many posts have **neither** red paint **nor** a lamp?",
  },
  switches: {
    title: "Press and press again",
    story: (n: number, a: number, b: number) =>
      `A wall has $${n}$ lights, numbered from $1$ to $${n}$, all off. Kaito presses the button of every light whose number is a multiple of $${a}$. Then Zeynep does the same with the multiples of $${b}$. Each press turns a light on if it is off, and off if it is on.`,
    question: "How many lights are on at the end?",
  },
  tickets: {
    title: "Winning tickets",
    story: (n: number, a: number, b: number) =>
      `At a school concert $${n}$ tickets are sold, numbered from $1$ to $${n}$. A ticket wins a drink if its number is a multiple of $${a}$, and a poster if its number is a multiple of $${b}$. A ticket can win both.`,
    question: "How many tickets win something?",
  },
  pages: {
    title: "Stars in the catalogue",
    story: (n: number, a: number, b: number) =>
      `A catalogue has $${n}$ pages, numbered from $1$ to $${n}$. Machine A prints a star on each page whose number is a multiple of $${a}$. Machine B puts a picture on each page whose number is a multiple of $${b}$; if there is a star, the picture covers it.`,
    question: "On how many pages can a star be seen?",
  },
};

export default family({
  level: "medium",
  topic: "factors-multiples",
  minutes: 5,
  kind: "thinking",
  technique: "inclusion and exclusion",
  ages: "12-14",
  curriculum: ["GCSE Venn diagrams", "KS3 LCM", "HSS-CP.A.1"],
  bounds: {
    setting: ["posts", "switches", "tickets", "pages"],
    n: [100, 400],
    a: [4, 15],
    b: [4, 15],
  },
  rules: {
    "the first number is smaller, and the second is no multiple of it": ({ a, b }) => a < b && b % a !== 0,
    // Otherwise the slip of multiplying them would be right.
    "they share a factor": ({ a, b }) => gcd(a, b) > 1,
    "there are at least three multiples of both": ({ n, a, b }) => n >= 3 * lcm(a, b),
    // So that the check by blocks ends well.
    "the row ends soon after a multiple of both": ({ n, a, b }) => n % lcm(a, b) < a,
  },
  write(p) {
    const { setting, n, a, b } = p;
    const { title, story, question } = settings[setting];
    const least = lcm(a, b);
    const upTo = (k: number) => Math.floor(n / k);
    const [ofA, ofB, ofBoth, ofProduct] = [upTo(a), upTo(b), upTo(least), upTo(a * b)];
    const [lastOfA, lastOfB, lastOfBoth] = [a * ofA, b * ofB, least * ofBoth];
    const [onlyA, onlyB] = [ofA - ofBoth, ofB - ofBoth];
    const either = ofA + ofB - ofBoth;
    const right = {
      posts: n - either,
      switches: onlyA + onlyB,
      tickets: either,
      pages: onlyA,
    }[setting];
    const [inA, inB] = [least / a, least / b];
    const block = { posts: least - inA - inB + 1, switches: inA + inB - 2, tickets: inA + inB - 1, pages: inA - 1 }[
      setting
    ];
    const inBlocks = ofBoth * block;
    const left = n - lastOfBoth;
    const things = { posts: "posts", switches: "lights", tickets: "tickets", pages: "pages" }[setting];
    const wanted = { posts: "are bare", switches: "are on", tickets: "win", pages: "keep a star" }[setting];
    const counted = `Up to $${n}$ there are $${ofA}$ multiples of $${a}$, because $${a} \\times ${ofA} = ${lastOfA}$ is the last one, and $${ofB}$ multiples of $${b}$, up to $${b} \\times ${ofB} = ${lastOfB}$.`;
    const twice = `Some ${things} are in both lists: the multiples of both numbers, which are the multiples of their least common multiple $${least}$. There are $${ofBoth}$ of them, up to $${lastOfBoth}$.`;
    const found = {
      posts: [
        `Adding $${ofA}$ and $${ofB}$ counts those $${ofBoth}$ twice, so take them away once: $${ofA} + ${ofB} - ${ofBoth} = ${either}$ posts are red or have a lamp. This is **inclusion and exclusion**.`,
        `The others are bare: $${n} - ${either} = ${right}$.`,
      ],
      switches: [
        `A light in both lists is pressed twice and is off again, so it must go from both lists: $${ofA} - ${ofBoth} = ${onlyA}$ and $${ofB} - ${ofBoth} = ${onlyB}$ lights are pressed once. This is **inclusion and exclusion**.`,
        `Pressed once means on: $${onlyA} + ${onlyB} = ${right}$ lights.`,
      ],
      tickets: [
        `Adding $${ofA}$ and $${ofB}$ counts those $${ofBoth}$ twice, so take them away once: $${ofA} + ${ofB} - ${ofBoth} = ${right}$. This is **inclusion and exclusion**.`,
      ],
      pages: [
        `Those stars are covered, so exclude them: $${ofA} - ${ofBoth} = ${right}$. Picture pages without a star do not matter. Taking the overlap away is the idea of **inclusion and exclusion**.`,
      ],
    }[setting];
    const bare = setting === "posts";
    const adds = bare ? left : 0;
    const over = noun(
      left,
      `one, $${n}$, is in neither list, so it adds`,
      `$${left}$ are in neither list, so they add`,
    );
    const together = bare ? ` Together $${right}$.` : "";
    const end = left === 0 ? "" : ` The last ${over} $${adds}$.${together}`;
    const product = a * b;
    const moreOften = `Multiples of both numbers come more often than every ${product}: the two share a factor.`;
    return {
      title,
      problem: `${story(n, a, b)}\n\n${question}`,
      answer: { kind: "whole", value: String(right), unit: things },
      hint: "Count the multiples of each number. Which are in both lists, and how often should they be counted here?",
      solution: [
        counted,
        twice,
        ...found,
        `Check with blocks of $${least}$, since the pattern repeats after $${least}$ ${things}. A block holds $${inA}$ multiples of $${a}$ and $${inB}$ of $${b}$, and only its last number is both, so in a block $${block}$ ${things} ${wanted}. $${ofBoth}$ blocks give $${ofBoth} \\times ${block} = ${inBlocks}$.${end}`,
      ],
      slips: apart(
        right,
        {
          posts: [
            [n - ofA - ofB, "The posts with both paint and lamp were taken away twice; give them back once."],
            [either, "Those are the posts that have something; the question asks for the others."],
            [n - ofA - ofB + ofProduct, moreOften],
          ] as const,
          switches: [
            [either, "A light that is pressed twice is off again. Take it out of both lists."],
            [ofA + ofB, "That counts presses. What happens to a light that is pressed twice?"],
            [ofA + ofB - 2 * ofProduct, moreOften],
          ] as const,
          tickets: [
            [ofA + ofB, "The tickets that win both were counted twice."],
            [ofA + ofB - ofProduct, moreOften],
            [ofA + ofB - 2 * ofBoth, "You left out the tickets that win both. They win something too."],
          ] as const,
          pages: [
            [ofA, "That counts all printed stars. Some of them lie under a picture."],
            [ofA - ofProduct, moreOften],
            [ofA - ofB, "Not every picture covers a star: a page needs a number in both lists for that."],
          ] as const,
        }[setting],
      ),
      check:
        "Write out the first numbers up to a multiple of both, mark what happens to each, and carry the pattern on.",
    };
  },
});
