/** Why a text cannot be worked out, in a sentence for its writer, and where in the tidy text it goes wrong. */
export class Fault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export const zeroBelow = "Nothing can be divided by 0, so 0 cannot be a denominator.";
