import { attempts } from "../../learner/attempts.ts";
import { profiles } from "../../learner/profiles.ts";
import { runs } from "../../learner/runs.ts";
import { saves } from "../../learner/saves.ts";

/** Everything that the record of this device is made of. */
export const stores = [attempts, runs, profiles, saves] as const;
