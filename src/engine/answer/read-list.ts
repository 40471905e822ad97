/** One item of a list as typed, with the label before it: "x = 3" has label "x" and text "3". */
export interface Entry {
  readonly label?: string;
  readonly text: string;
}

const maxItems = 60;
/** "17 r 2", as a division with a remainder is often written. */
const withRemainder = /^(\d[\d,. ]*?) ?r(?:em(?:ainder)?)?\.? ?(\d+)$/i;

/**
 * Every way in which tidy text can be taken apart into items, the likeliest first: "1,234, 5" is 1,234 and 5 rather
 * than three numbers; "3 5" and "3 and 5" are lists too. Brackets around the whole do not count.
 */
export function splits(text: string): string[][] {
  const [, quotient, remainder] = withRemainder.exec(text) ?? [];
  if (quotient !== undefined && remainder !== undefined) return [[quotient, remainder]];
  const body = unbracketed(text).replace(/ ?([=:]) ?/g, "$1");
  const ways = body.includes(";") ? [body.split(";")] : byCommas(body);
  const plain = ways.map((way) => way.map((item) => item.trim().replace(/^(?:and|or|&) /, "")));
  return plain.map(withoutEmptyEnd).filter((way) => way.length <= maxItems && way.every((item) => item !== ""));
}

function byCommas(text: string): string[][] {
  const words = text.split(" ");
  if (!text.includes(",")) return words.length > 1 ? [...byWords(text), words, [text]] : [words];
  const commas = text.split(",");
  const spaced = text.split(/, /);
  const first = spaced.length > 1 && spaced.length < commas.length ? [spaced, commas] : [commas];
  return [
    ...first,
    ...first.flatMap(lastInWords),
    ...byWords(text),
    ...(spaced.length > 1 || words.length < 2 ? [] : [words]),
  ];
}

function byWords(text: string): string[][] {
  const parts = text.split(/ (?:and|or|&) /);
  return parts.length > 1 ? [parts] : [];
}

/** "red, blue and green": the last item is two. */
function lastInWords(items: readonly string[]): string[][] {
  const rest = items.slice(0, -1);
  return byWords(items.at(-1)?.trim() ?? "").map((last) => [...rest, ...last]);
}

function withoutEmptyEnd(items: readonly string[]): string[] {
  return items.at(-1) === "" ? items.slice(0, -1) : [...items];
}

function unbracketed(text: string): string {
  const [, open = "", body = "", close = ""] = /^([([{<]) ?(.*?) ?([)\]}>])$/.exec(text) ?? [];
  const closed = new Map([
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
    ["<", ">"],
  ]).get(open);
  return close === closed && !/[([{<]/.test(body) ? body : text;
}

/** Takes the label off an item: one of `labels` where there are some, before or behind it, otherwise a letter or two before "=". */
export function entry(item: string, labels: readonly string[] | undefined): Entry {
  const lower = item.toLowerCase();
  const own = labels?.find((label) => lower.startsWith(label.toLowerCase()));
  if (own !== undefined) {
    const [, text] = /^ ?(?:[=:]|(?:is|are) | ) ?(.+)$/.exec(item.slice(own.length)) ?? [];
    if (text !== undefined) return { label: own, text };
  }
  // "3 girls and 6 boys": a label that is a word may stand behind its number.
  const after = labels?.find((label) => label.length > 2 && lower.endsWith(` ${label.toLowerCase()}`));
  if (after !== undefined) return { label: after, text: item.slice(0, -after.length - 1) };
  const [, label, text] = /^(\p{L}{1,2}\d?)(?:=| is )(.+)$/u.exec(item) ?? [];
  return label !== undefined && text !== undefined ? { label, text } : { text: item };
}

/** "±3" as two items. */
export function bothSigns(item: string): string[] {
  const [, before = "", size] = /^(.{0,8})(?:±|\+\/?-) ?(.+)$/.exec(item) ?? [];
  return size === undefined ? [item] : [`${before}${size}`, `${before}-${size}`];
}
