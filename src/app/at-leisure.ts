import { takeInstallOffers } from "../learner/install.ts";
import { keepNoted } from "../learner/keep-noted.ts";
import { startConnectivity } from "./connectivity/start.tsx";
import { startStorageNotice } from "./storage-notice.ts";

/** Starts what a page can do without until it answers clicks: one file, so that first pages name no more than one. */
export function startAtLeisure() {
  takeInstallOffers();
  startStorageNotice();
  startConnectivity();
  keepNoted();
  if (import.meta.env.PROD) void import("./updates/start.ts").then(({ startUpdates }) => startUpdates());
}
