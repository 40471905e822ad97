import { range } from "../proof.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 121 as "one hundred and twenty-one", without "and" the American way; up to 999 999. */
export function numberWord(number: number, and: "and" | "no and" = "and"): string {
  const joint = and === "and" ? " and " : " ";
  if (number < 20) return small[number] ?? "";
  if (number < 100) return tens[Math.floor(number / 10)] + (number % 10 ? `-${small[number % 10]}` : "");
  const [unit, name] = number < 1000 ? [100, "hundred"] : [1000, "thousand"];
  const rest = number % unit;
  const head = `${numberWord(Math.floor(number / unit), and)} ${name}`;
  if (rest === 0) return head;
  return head + (rest < 100 ? joint : " ") + numberWord(rest, and);
}

/** The letters of a text, in small ones; gaps and hyphens left out. */
export const letters = (text: string): string[] => [...text.toLowerCase().replace(/[^a-z]/g, "")];

/** The numbers from..to, each with the letters of its word. */
export function spelled(from: number, to: number, and: "and" | "no and" = "and") {
  return range(from, to).map((number) => {
    const own = letters(numberWord(number, and));
    return { number, letters: own, word: own.join("") };
  });
}

/** The way the Romans wrote it, 1 to 3999. */
export function roman(number: number): string {
  const signs = "M1000 CM900 D500 CD400 C100 XC90 L50 XL40 X10 IX9 V5 IV4 I1".split(" ");
  let [left, text] = [number, ""];
  for (const one of signs) {
    const [, sign = "", worth = ""] = /^([A-Z]+)(\d+)$/.exec(one) ?? [];
    for (; left >= Number(worth); left -= Number(worth)) text += sign;
  }
  return text;
}

const romans = new Map(range(1, 3999).map((number) => [roman(number), number]));

/** What a Roman reads in some letters; nothing where they are no number. */
export const readByRomans = (text: string): number | undefined => romans.get(text.toUpperCase());
