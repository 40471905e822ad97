import type { Listing } from "../engine/listing.ts";
import type { IconName } from "../ui/icon-names.ts";

/** What every screen is given: its row of the route table and the puzzle lists the row names, in its order. */
export interface ScreenProps {
  readonly row: {
    readonly path: string;
    readonly title: string;
    readonly icon: IconName;
    readonly hue?: string;
    readonly lists?: readonly string[];
  };
  readonly lists: readonly Listing[];
}
