import { takeInstallOffers } from "../learner/install.ts";
import { startConnectivity } from "./connectivity/start.tsx";
import { keepFocus } from "./keep-focus.ts";
import { startStorageNotice } from "./storage-notice.ts";

/** Starts what a page can do without until it answers clicks: one file, so that first pages name no more than one. */
export function startAtLeisure() {
  keepFocus();
  takeInstallOffers();
  startStorageNotice();
  startConnectivity();
  if (import.meta.env.PROD) void import("./updates/start.ts").then(({ startUpdates }) => startUpdates());
}
