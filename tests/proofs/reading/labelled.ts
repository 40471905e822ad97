import { meaning } from "./exchanges.ts";
import { escaped, outside, type Reading } from "./reading.ts";
import { blanked } from "./told.ts";

/**
 * The labels that stand at the signs @1, @2 … of these phrases: letters, names, units or colours, by their number. Refuses where one sign stands for two labels, or
 * two signs for one; so it reads who is who, whatever they are called. Numbers are #, as in `told`.
 */
export function labelled(reading: Reading, ...phrases: readonly string[]): string[] {
  const text = blanked(reading);
  const found: string[] = [];
  for (const phrase of phrases) {
    const parts = phrase.split(/@(\d)/);
    const pattern = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : "(\\p{L}[\\p{L}\\p{M}]*?)")).join("");
    // Not a part of a longer word, where the phrase begins or ends with a label.
    const whole = `${parts[0] === "" ? "(?<![\\p{L}\\\\])" : outside}${pattern}${parts.at(-1) === "" ? "(?!\\p{L})" : ""}`;
    const all = [...text.matchAll(new RegExp(whole, "gu"))];
    const [one] = all;
    if (!one || all.length > 1) throw new Error(`it ${one ? "says twice" : "no longer says"} “${phrase}”`);
    for (const [i, said] of one.slice(1).entries()) {
      const place = Number(parts[2 * i + 1]) - 1;
      const label = meaning(said);
      const old = found[place];
      if (old === undefined ? found.includes(label) : old !== label)
        throw new Error(`“${said}” stands at @${place + 1} of “${phrase}”, where it was ${old ?? "another label"}`);
      found[place] = label;
    }
  }
  return found;
}

/** The values in the order in which the words ask for them: "Find $@$ and then $@$". */
export function inOrder<Value>(reading: Reading, phrase: string, values: Readonly<Record<string, Value>>): Value[] {
  let count = 0;
  return labelled(
    reading,
    phrase.replace(/@/g, () => `@${++count}`),
  ).map((label) => {
    const value = values[label];
    if (value === undefined) throw new Error(`“${phrase}” asks for ${label}`);
    return value;
  });
}
