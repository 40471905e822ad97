import { log } from "../../learner/store/log.ts";
import { moves } from "../../learner/store/moves.ts";
import { profiles } from "../../learner/store/profiles.ts";
import { saves } from "../../learner/store/saves.ts";

/** Everything that the record of this device is made of. */
export const stores = [log, profiles, saves, moves] as const;
