import { texEach } from "../../engine/tex.ts";
import { and } from "../../engine/words.ts";
import { digits, sum } from "../../maths/whole.ts";

export const digitSum = (n: number) => sum(digits(n));
/** "$12$, $18$ and $24$". */
export const listed = (numbers: readonly number[]) => and(texEach(numbers));

/** How to see that a number can be divided; a sentence. */
export const rules: Readonly<Record<number, string>> = {
  2: "Only the last digit matters: tens and hundreds can all be halved. It must be $0$, $2$, $4$, $6$ or $8$.",
  3: "Add the digits: a number can be divided by $3$ when the sum of its digits can.",
  4: "Only the last two digits matter, because $100$ can be divided by $4$. They must make a multiple of $4$.",
  5: "Only the last digit matters: tens and hundreds are all multiples of $5$. It must be $0$ or $5$.",
  6: "To be divided by $6$, a number must be even and also be a multiple of $3$: the sum of its digits tells that.",
  9: "Add the digits: a number can be divided by $9$ when the sum of its digits can.",
  10: "Only the last digit matters: a multiple of $10$ is a number of whole tens, so it must end in $0$.",
};
