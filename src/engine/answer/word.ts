import type { Kind, SpecOf } from "./kind.ts";
import { right, wrong } from "./kind.ts";
import { fold, quotable, tidy } from "./tidy.ts";

interface Word {
  readonly typed: string;
  readonly folded: string;
}

export const word: Kind<SpecOf<"word">, Word, readonly string[]> = {
  read(_form, text) {
    const folded = fold(text);
    return folded === "" ? { unread: true } : [{ typed: text, folded }];
  },
  key: ({ accepted }) => accepted.map((one) => fold(tidy(one))),
  mark(_spec, key, { typed, folded }) {
    if (key.includes(folded)) return right;
    if (/^[\d.,/ -]+$/.test(typed) && !key.some((one) => /\d/.test(one)))
      return { verdict: "unread", say: "Write a word, not a number." };
    return wrong(`You wrote ${quotable(typed)}.`);
  },
  same: (a, b) => a.folded === b.folded,
  show: ({ typed }) => typed.replace(/(?<=.)[.,!?;:]$/, ""),
};
