/** What a tool says of an input it cannot work with: its message is a sentence for the learner, shown as it is. */
export class Refusal extends Error {}
