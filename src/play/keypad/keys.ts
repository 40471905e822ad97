/** What a key does that writes nothing; "device": the device's own keyboard instead. */
export type Act = "left" | "right" | "erase" | "enter" | "device";

export type Key = { readonly types: string } | { readonly does: Act };

/** A key, with its share of the row it stands in. */
export interface Placed {
  readonly key: Key;
  readonly share: number;
}

const digits: readonly Key[] = [..."1234567890"].map((types) => ({ types }));
const device: Key = { does: "device" };
const erase: Key = { does: "erase" };
const enter: Key = { does: "enter" };
const arrows: readonly Key[] = [{ does: "left" }, { does: "right" }];
/** As many keys of 44 pixels as fit the narrowest screen, side by side. */
const longest = 6;
/** The signs that there is room for beside and below the digits, in `longest` columns. */
const most = 7;

/**
 * The rows of a keypad with these signs. Digits as on a phone, two signs beside the 0, the others on the right; what
 * there is no room for stands in rows above. `flat`: for a low screen, in rows of ten.
 */
export function rowsOf(signs: readonly string[], flat = false): readonly (readonly Placed[])[] {
  const keys = signs.map((types) => ({ types }));
  if (flat) return [digits, ...chunks([...keys, device, ...arrows, erase, enter], digits.length)].map(even);
  return [...chunks(keys.slice(most), longest).map(even), ...block(keys.slice(0, most))];
}

function block(signs: readonly Key[]): Placed[][] {
  const [before, after, ...body] = [...signs, device];
  const columns = body.length === 0 ? 1 : body.length < 4 ? 2 : 3;
  const first = Math.min(columns, body.length) - 1;
  const right =
    columns === 1
      ? [[erase], ...arrows.map((arrow) => [arrow])]
      : [
          [...body.slice(0, first), erase],
          body.slice(first, first + columns),
          [...body.slice(first + columns), ...arrows],
        ];
  const one = 1 / (3 + columns);
  const rows = right.map((keys, row) => [
    ...digits.slice(3 * row, 3 * row + 3).map((key) => ({ key, share: one })),
    ...keys.map((key) => ({ key, share: (columns * one) / keys.length })),
  ]);
  const beside = [before, { types: "0" }, after].flatMap((key) => (key ? [{ key, share: one }] : []));
  return [...rows, [...beside, { key: enter, share: 1 - one * beside.length }]];
}

function even(keys: readonly Key[]): Placed[] {
  return keys.map((key) => ({ key, share: 1 / keys.length }));
}

/** As few parts as there can be, of about the same size. */
function chunks<One>(all: readonly One[], size: number): One[][] {
  const count = Math.ceil(all.length / size);
  const each = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, at) => all.slice(at * each, (at + 1) * each));
}
