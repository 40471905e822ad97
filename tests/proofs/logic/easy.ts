import { necessarily } from "../clues.ts";
import { choices, only, orderings, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "logic-easy-001": () => {
    const place = (queue: string[], name: string) => queue.indexOf(name);
    return necessarily(orderings(["Aiko", "Bruno", "Chen", "Dara", "Emeka"]), [
      (queue) => place(queue, "Chen") === place(queue, "Dara") + 1,
      (queue) => Math.abs(place(queue, "Dara") - place(queue, "Emeka")) === 2,
      (queue) => place(queue, "Chen") < place(queue, "Bruno"),
      (queue) => ![queue[0], queue[4]].includes("Bruno"),
    ]);
  },

  "logic-easy-002": () => {
    const labels = [
      (kite: string) => kite !== "blue",
      (kite: string) => kite !== "green",
      (kite: string) => kite === "blue",
    ];
    return necessarily(["red", "green", "blue"], [(kite) => labels.filter((label) => label(kite)).length === 1]);
  },

  "logic-easy-003": () => {
    const digits = range(0, 9);
    const [first = 0, middle = 0, last = 0] = necessarily(choices([digits, digits, digits]), [
      ([first = 0, , last = 0]) => first === 2 * last,
      (lock) => lock.reduce((sum, digit) => sum + digit, 0) === 15,
      (lock) => new Set(lock).size === 3,
      (lock) => Number(lock.join("")) > 500,
    ]);
    return only(range(500, 999).filter((number) => String(number) === `${first}${middle}${last}`));
  },
};
