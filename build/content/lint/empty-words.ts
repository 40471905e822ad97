import { plain, type Rule, textsOf } from "./rule.ts";

const words =
  /\b(obviously|clearly|trivial(?:ly)?|of course|as you can see|it is easy to|simply|needless to say|everyone knows)\b/i;

/** Words that tell a reader who is stuck that she should not be. */
export const emptyWords: Rule = {
  name: "empty-words",
  check: (puzzle) =>
    textsOf(puzzle).flatMap(([field, text]) => {
      const found = words.exec(plain(text))?.[0];
      return found ? [`${field} says "${found}"; say why instead`] : [];
    }),
};
