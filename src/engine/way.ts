/** A way to a place of this site: its address below the site's top, and its name. */
export interface Way {
  readonly path: string;
  readonly title: string;
}
