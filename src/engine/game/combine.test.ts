import fc from "fast-check";
import { expect, test } from "vitest";
import { valueAt } from "../../maths/expression/equal.ts";
import { parse } from "../../maths/expression/parse.ts";
import { equal, rational } from "../../maths/rational.ts";
import { combinationText, combine, lastOperation, made, type Table, type Term, term, termText } from "./combine.ts";
import { firstStep, planReason } from "./combine-plan.ts";
import { isRefusal } from "./game.ts";

const whole = (n: number) => term(rational(n));
const operation = fc.constantFrom("+", "-", "*", "/");
const terms: fc.Arbitrary<Term> = fc.letrec<{ term: Term; sum: Term; leaf: Term }>((tie) => ({
  leaf: fc.integer({ min: 0, max: 12 }).map(whole),
  sum: fc.tuple(tie("term"), operation, tie("term")).map(([a, sign, b]) => made(a, sign, b) ?? a),
  term: fc.oneof({ maxDepth: 4 }, tie("leaf"), tie("sum")),
})).term;

test("what was made is written so that it is read as the same value", () => {
  fc.assert(
    fc.property(terms, (one) => {
      const tidy = termText(one).replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-");
      expect(valueAt(parse(tidy, []), new Map()), tidy).toEqual(one.value);
    }),
  );
});

test("a combination puts what it makes into the second place and empties the first", () => {
  const table: Table = [whole(8), whole(3), whole(5)];
  const next = combine(table, { left: 0, operation: "/", right: 1 });
  if (isRefusal(next)) throw new Error(next.refusal);
  expect(next[0]).toBeNull();
  expect(next[1]?.value).toEqual(rational(8, 3));
  expect(next[2]).toBe(table[2]);
  expect(combine(next, { left: 0, operation: "+", right: 2 })).toEqual({
    refusal: "This number has been used already.",
  });
});

test("every combination is what is read from its text", () => {
  fc.assert(
    fc.property(fc.nat(9), operation, fc.nat(9), (left, sign, right) => {
      const move = { left, operation: sign, right };
      expect(combinationText.read(combinationText.write(move))).toEqual({ value: move });
    }),
  );
  expect(combinationText.read("0×2")).toEqual({ value: { left: 0, operation: "*", right: 2 } });
  expect(combinationText.read("0^2")).toHaveProperty("problem");
});

test("numbers beside a sign have the brackets that they need", () => {
  const third = term(rational(1, 3));
  const minus = whole(-5);
  const text = (left: Term, sign: "+" | "-" | "*" | "/", right: Term) => {
    const result = made(left, sign, right);
    return result && lastOperation(result);
  };
  expect(text(whole(8), "/", third)).toBe("8 ÷ (1/3)");
  expect(text(whole(3), "-", third)).toBe("3 − 1/3");
  expect(text(whole(3), "-", minus)).toBe("3 − (−5)");
  expect(text(minus, "+", whole(3))).toBe("−5 + 3");
});

test("any plan is carried out by its first steps, one after the other", () => {
  fc.assert(
    fc.property(terms, (plan) => {
      const leaves: Term[] = [];
      const own = (one: Term): Term => {
        const leaf = one.made
          ? made(own(one.made.left), one.made.operation, own(one.made.right))
          : whole(Number(one.value.num));
        if (!leaf) throw new Error("a division by zero");
        if (!one.made) leaves.push(leaf);
        return leaf;
      };
      // Each leaf an object of its own, as on a table.
      let wanted = own(plan);
      let table: Table = leaves;
      for (let step = firstStep(table, wanted); step; step = firstStep(table, wanted)) {
        expect(planReason(table, step)).toMatch(/^[−\d].* is .*\.$/);
        const [a, b] = [table[step.move.left], table[step.move.right]];
        const next = combine(table, step.move);
        if (isRefusal(next) || !a || !b) throw new Error("the step cannot be done");
        const result = next[step.move.right];
        if (!result) throw new Error("nothing was made");
        wanted = replaced(wanted, table, a, b, result);
        table = next;
      }
      expect(table.filter((one) => one !== null)).toHaveLength(1);
      expect(table.some((one) => one && equal(one.value, plan.value))).toBe(true);
    }),
  );
});

test("of two equal numbers the one that is there already and the one that is to be made are told apart", () => {
  const [twelve, nine, three] = [whole(12), whole(9), whole(3)];
  const sum = made(nine, "+", three);
  const plan = sum && made(twelve, "+", sum);
  if (!plan) throw new Error("nothing was made");
  const table = [twelve, nine, three];
  const step = firstStep(table, plan);
  expect(step && planReason(table, step)).toBe("24 is 12 + 12. The 12 is there already, and 9 + 3 makes the other 12.");
});

/** The plan, where the very combination of a and b is what was made of them on the table. */
function replaced(plan: Term, table: Table, a: Term, b: Term, result: Term): Term {
  if (!plan.made || table.includes(plan)) return plan;
  const { operation, left, right } = plan.made;
  if (left === a && right === b) return result;
  const [first, second] = [left, right].map((part) => replaced(part, table, a, b, result)) as [Term, Term];
  return { ...plan, made: { operation, left: first, right: second } };
}
