import type { Question } from "../../../engine/exercise.ts";
import { texSum } from "../../../engine/tex.ts";
import { inWords } from "../../../engine/words.ts";
import { digits } from "../../../maths/whole.ts";
import { slips } from "../../slips.ts";
import { digitSum } from "../shared-divisibility.ts";

const lastDigits: Readonly<Record<number, number>> = { 4: 2, 5: 1, 8: 3, 25: 2 };

/** The remainder of n by d, without dividing all of n. */
export function remainderFromDigits(n: number, d: number, way: "plain" | "packs"): Question {
  const r = n % d;
  const answer = { kind: "whole", value: String(r) } as const;
  const last = lastDigits[d];
  const deciding = last ?? 0;
  const round = 10 ** deciding;
  const end = n % round;
  const total = digitSum(n);
  const place = { 10: "tens", 100: "hundreds", 1000: "thousands" }[round];
  const digitsCount = last === 1 ? "digit counts" : `${inWords(deciding)} digits count`;
  const multipleInEnd = end - r;
  const added = texSum(digits(n));
  const multipleInTotal = total - r;
  const left = total < d ? `$${total}$ is smaller than $${d}$` : `$${total} - ${multipleInTotal} = ${r}$`;
  return {
    prompt:
      way === "plain"
        ? `What remainder does $${n}$ leave when you divide it by $${d}$? Try to find it without a long division.`
        : `$${n}$ nails are packed in bags of $${d}$, as many full bags as possible. How many nails are left over? Try to find it without a long division.`,
    answer,
    steps: last
      ? [
          `$${round}$ is a multiple of $${d}$, so the ${place} leave no remainder. Only the last ${digitsCount}: $${end}$.`,
          end < d
            ? `$${end}$ is smaller than $${d}$, so nothing can be taken away from it.`
            : `$${end}$ holds $${multipleInEnd}$, a multiple of $${d}$. What is left of $${end}$?`,
          `So the answer is $${r}$.`,
        ]
      : [
          `Each of $10$, $100$ and $1000$ is one more than a multiple of $${d}$. So a number and the sum of its digits leave the same remainder.`,
          `$${added} = ${total}$. What remainder does $${total}$ leave when you divide it by $${d}$?`,
          `${left}, so the answer is $${r}$.`,
        ],
    slips: slips(answer, [
      ...(last
        ? []
        : ([
            [
              (n % 10) % d,
              "looked at the last digit only",
              `The last digit tells you nothing about $${d}$, because $10$ is not a multiple of $${d}$. Use all of the digits.`,
            ],
            [
              total,
              "stopped at the sum of the digits",
              `The digits add up to that, but it is not smaller than $${d}$. What remainder does the sum leave?`,
            ],
          ] as const)),
      ...(last && last > 1
        ? ([
            [
              (n % 10) % d,
              "looked at the last digit only",
              `One digit is not enough: $10$ is not a multiple of $${d}$. Which of $100$ and $1000$ is?`,
            ],
            [
              end,
              "stopped at the last digits",
              `That is how the number ends, but a remainder is smaller than $${d}$. What is left of it?`,
            ],
          ] as const)
        : []),
      ...(last === 1
        ? ([
            [
              n % 10,
              "stopped at the last digits",
              `That is how the number ends, but a remainder is smaller than $${d}$. What is left of it?`,
            ],
            [
              total % d,
              "used the sum of the digits",
              `The sum of the digits helps with $3$ and $9$. With $${d}$ the tens leave nothing, so what counts?`,
            ],
          ] as const)
        : []),
      [
        d - r,
        "counted up to the next multiple",
        `That is how much is missing up to the next multiple of $${d}$. The remainder tells how far $${n}$ is past the last one.`,
      ],
    ]),
    check: `Take your remainder away from $${n}$ and divide by $${d}$: nothing may be left over.`,
  };
}
