const maxItems = 60;
/** "(x, y) = (3, 5)": the names of all before the values of all. */
const tuple = /^\(? ?(\p{L}[\p{L}\d ,;]{0,60}[\p{L}\d]) ?\)? ?= ?(.+)$/u;

/**
 * Every way in which tidy text can be taken apart into items, the likeliest first: "1,234, 5" is 1,234 and 5 rather
 * than three numbers; "3 5" and "3 and 5" are lists too. Brackets around the whole do not count.
 */
export function splits(text: string): string[][] {
  const [, names = "", values] = tuple.exec(text) ?? [];
  const each = names.split(/ ?[,;] ?| and /);
  if (values !== undefined && each.length > 1)
    return splits(values)
      .filter((way) => way.length === each.length)
      .map((way) => way.map((value, i) => `${each[i]}=${value}`));
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

/** "±3" as two items. */
export function bothSigns(item: string): string[] {
  const [, before = "", size] = /^(.{0,8})(?:±|\+\/?-) ?(.+)$/.exec(item) ?? [];
  return size === undefined ? [item] : [`${before}${size}`, `${before}-${size}`];
}
