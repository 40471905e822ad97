import { takeInstallOffers } from "../device/install.ts";
import { keepNoted } from "../learner/keep/keep-noted.ts";
import { followSettings } from "../ui/appearance.ts";
import { readyToasts } from "../ui/toast/toast.ts";
import { keepFocus } from "./keep-focus.ts";
import { startPastedFormulas } from "./pasted-formulas.ts";
import { startStorageNotice } from "./storage-notice.ts";
import { startTerms } from "./terms/terms.ts";

/** Starts what a page can do without until it answers clicks: one file, so that first pages name no more than one. */
export function startAtLeisure() {
  keepFocus();
  readyToasts();
  followSettings();
  takeInstallOffers();
  startStorageNotice();
  keepNoted();
  startTerms();
  startPastedFormulas();
  if (import.meta.env.PROD) {
    // Without it there are no offline copies until the next visit.
    import("./updates/start.ts").then(
      ({ startUpdates }) => startUpdates(),
      () => undefined,
    );
  }
}
