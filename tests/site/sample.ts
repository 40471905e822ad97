export { oneIn } from "../../src/engine/contract-tests/scale.ts";

/** A long run (`npm run test:long`) tries everything everywhere; an ordinary one what stands for the rest. */
export const isLong = process.env["TEST_LONG"] === "1";

/** A rarer way, or one much like another: for the long run alone. */
export const long = { tag: "@long" };
