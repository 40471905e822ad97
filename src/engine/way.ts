/** A way to a place of this site: its address below the site's top, and its name. */
export interface Way {
  readonly path: string;
  readonly title: string;
  /** Of a lesson that is for older learners than the page which leads to it: "14-18". */
  readonly ages?: string;
}
