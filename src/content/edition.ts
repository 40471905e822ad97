/** The month up to which this edition of the site knows: what happened later is not in it. Set with each release. */
export const edition = "2026-11";
