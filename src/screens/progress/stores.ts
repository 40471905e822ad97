import { log } from "../../learner/log.ts";
import { moves } from "../../learner/moves.ts";
import { profiles } from "../../learner/profiles.ts";
import { saves } from "../../learner/saves.ts";

/** Everything that the record of this device is made of. */
export const stores = [log, profiles, saves, moves] as const;
