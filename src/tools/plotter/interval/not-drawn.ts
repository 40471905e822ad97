/** What has no place in a drawing, in a sentence for its writer. */
export class NotDrawn extends Error {}
