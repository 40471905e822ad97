/** Numbers that are written as words, and how another number of the same kind is written. */

const units = "zero one two three four five six seven eight nine".split(" ");
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small = [...units, ...teens];
const firstOrdinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const powers: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1e9 };
const one = (words: readonly string[]) => `(?:${words.join("|")})`;

const upTo99 = `(?:${one(tens)}(?:[- ]${one(units.slice(1))})?|${one(teens)}|${one(units)})`;
const upTo999 = `(?:(?:(?:a|${upTo99}) )?hundred(?: and ${upTo99})?|${upTo99})`;
const big = `(?:(?:a |${upTo999} )?(?:thousand|million|billion)(?:(?: and)? ${upTo999})?)`;
/** One, twenty-one, a hundred, two hundred and five, three thousand. */
export const cardinal = `(?:${big}|${upTo999})`;
const tensOrdinal = tens.map((word) => word.replace(/y$/, "ieth"));
/** First, twenty-third, hundredth, thousandth. */
export const ordinal = `(?:${one(tens)}-${one(firstOrdinals.slice(1, 10))}|${one(firstOrdinals.slice(1))}|${one(tensOrdinal)}|hundredth|thousandth|millionth)`;
/** What the bottom of a fraction is called: thirds, quarters, sixteenths, hundredths. */
export const denominator = `(?:half|halves|quarters?|(?!first|second)${ordinal}s?)`;

/** The value of a cardinal number. */
export function cardinalValue(text: string): number {
  let [total, group] = [0, 0];
  for (const word of text.toLowerCase().split(/[- ]/)) {
    const power = powers[word];
    if (word === "and") continue;
    if (word === "a") group += 1;
    else if (power === 100) group = Math.max(1, group) * 100;
    else if (power) {
      total += Math.max(1, group) * power;
      group = 0;
    } else if (tens.includes(word)) group += 20 + 10 * tens.indexOf(word);
    else group += Math.max(0, small.indexOf(word));
  }
  return total + group;
}

/** The value of an ordinal or of the bottom of a fraction. */
export function ordinalValue(text: string): number {
  const word = text.toLowerCase();
  const singular = word.replace(/(?<=th|rd|nd|r)s$/, "");
  if (/^hal/.test(word)) return 2;
  if (singular === "quarter") return 4;
  if (singular.includes("-")) {
    const [ten = "", unit = ""] = singular.split("-");
    return cardinalValue(ten) + firstOrdinals.indexOf(unit);
  }
  const at = firstOrdinals.indexOf(singular);
  if (at >= 0) return at;
  const ten = tensOrdinal.indexOf(singular);
  return ten >= 0 ? 20 + 10 * ten : (powers[singular.replace(/th$/, "")] ?? Number.NaN);
}

/** A number from 0 on in words, "minus" before one below; digits where there is no short way to say it. */
export function inWords(value: number): string {
  if (value < 0) return `minus ${inWords(-value)}`;
  if (value < 20) return small[value] ?? String(value);
  const ten = tens[Math.floor(value / 10) - 2];
  if (value < 100 && ten) return value % 10 ? `${ten}-${units[value % 10]}` : ten;
  for (const [word, power] of Object.entries(powers).reverse())
    if (value % power === 0 && value / power < 100) return `${inWords(value / power)} ${word}`;
  return String(value);
}

/** First, twenty-third; "25th" works for every other. */
export function inOrder(value: number): string {
  if (value > 0 && value < 20) return firstOrdinals[value] ?? "";
  if (value < 20) return `${value}th`;
  if (value < 100 && value % 10 === 0) return tensOrdinal[value / 10 - 2] ?? "";
  if (value < 100) return `${tens[Math.floor(value / 10) - 2]}-${firstOrdinals[value % 10]}`;
  const [last, teen] = [value % 10, Math.floor(value / 10) % 10 === 1];
  return `${value}${teen ? "th" : (["th", "st", "nd", "rd"][last] ?? "th")}`;
}
