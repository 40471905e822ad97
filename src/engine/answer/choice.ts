import type { Kind, SpecOf } from "./kind.ts";
import { right, wrong } from "./kind.ts";
import { quotable, tidy } from "./tidy.ts";

/** A choice reads only as one of its options; the page passes the text of the option chosen. */
export const choice: Kind<SpecOf<"choice">, string> = {
  read({ options }, text) {
    const chosen =
      options.find((option) => tidy(option) === text) ?? options.find((option) => plain(option) === plain(text));
    return chosen === undefined ? { unread: true } : [chosen];
  },
  key: ({ value }) => value,
  mark: (_spec, key, chosen) => (chosen === key ? right : wrong(`You chose ${quotable(chosen)}.`)),
  same: (a, b) => a === b,
  show: (chosen) => chosen,
};

function plain(text: string): string {
  return tidy(text).toLowerCase();
}
