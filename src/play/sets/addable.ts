/** What can be put into a set: the item of its question, for a seed where it has fresh ones. */
export interface Addable {
  readonly label: string;
  readonly item: (seed: number) => string;
}
