/** What a tool says of an input it cannot work with: its message is a sentence for the learner, shown as it is. */
export class Refusal extends Error {}

/** What a piece of work gives, or the sentence of the Refusal it throws. Any other error is passed on. */
export function attempt<Done>(work: () => Done): Done | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
