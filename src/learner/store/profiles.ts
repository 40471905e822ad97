import { type Profile, readProfile } from "../records/profile.ts";
import { createStore } from "./store.ts";

/** Those who practise on this device. */
export const profiles = createStore<Profile>("profiles", async () => (await import("./db.ts")).openTable, readProfile);
