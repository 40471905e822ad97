import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { inWords, numbersIn } from "./asked-in-words.ts";
import { faultOf, sumsIn } from "./sums/sums.ts";

// A question of the library that asks for the value of a formula has that value as its answer; of tricks, shortcuts
// and ideas what is asked in words is worked out as well.

const { tutorials, "math-tricks": tricks, shortcuts, concepts } = libraryOf(readFiles());
const ideas = concepts.map(({ id, practise }) => ({
  id,
  tries: practise.flatMap((from) => (typeof from === "string" ? [] : [from.ask])),
}));
const each = [...tricks, ...shortcuts, ...ideas].filter(({ tries }) => tries.length > 0);

const asked = [
  ...tutorials.flatMap(({ id, steps }) => steps.flatMap(({ ask }) => (ask ? [{ id, ask }] : []))),
  ...each.flatMap(({ id, tries }) => tries.map((ask) => ({ id, ask }))),
];

/** The formula whose value is the answer, where a question asks for one. */
function formulaOf({ prompt, answer }: (typeof asked)[number]["ask"]): string | null {
  const isNumber = ["whole", "decimal", "fraction"].includes(answer.kind);
  const [, formula] =
    /(?:What is|How much is|Work out|Calculate|What do you get for) \$([^$]+)\$(?! of)/.exec(prompt) ?? [];
  return (isNumber && formula) || null;
}

const computed = asked.flatMap(({ id, ask }) => {
  const formula = formulaOf(ask);
  if (formula === null || !("value" in ask.answer)) return [];
  const value = String(ask.answer.value).replace(" ", " + ");
  return sumsIn(`$${formula} = ${value}$`).map((sum) => ({ name: `${id}: ${ask.prompt}`, sum }));
});

test("what can be worked out is what the answer says", () => {
  expect(computed.flatMap(({ name, sum }) => (faultOf(sum) === null ? [] : [`${name} ${faultOf(sum)}`]))).toEqual([]);
  expect(computed.length).toBeGreaterThan(60);
});

test.each(
  each
    .map(({ id, tries }) => [id, tries.filter((ask) => formulaOf(ask) === null)] as const)
    .filter(([, tries]) => tries.length > 0),
)("what %s asks in words is worked out", (id, tries) => {
  const worked = tries.map(({ prompt, answer }, at) => {
    const options = answer.kind === "choice" ? answer.options : [];
    const value = inWords[id]?.[at]?.(numbersIn(prompt), { prompt, options });
    return typeof value === "number" ? String(Number(value.toPrecision(12))) : value;
  });
  expect(worked).toEqual(
    tries.map(({ answer }) =>
      answer.kind === "list" ? answer.items.join(" ") : "value" in answer && String(answer.value),
    ),
  );
  expect(inWords[id], "none is left over").toHaveLength(tries.length);
});

test("what is worked out is asked", () => {
  const ids = each.map(({ id }) => id);
  expect(Object.keys(inWords).filter((id) => !ids.includes(id))).toEqual([]);
});
