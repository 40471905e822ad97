import { collect, families, listed, lists, retired, unreadable } from "../../build/content/bank.ts";
import type { Parameters } from "../../src/engine/parameters.ts";
import type { Answer, FamilyProofs, Proofs } from "./proof.ts";
import type { Reading } from "./reading/reading.ts";

export { families, listed, lists, retired, unreadable };

const files = import.meta.glob<{ proofs?: Proofs; families?: FamilyProofs }>([
  "./*/*.ts",
  "!./**/*.test.ts",
  "!./skills/**",
  "!./reading/**",
]);
const proofFiles = await collect(Object.keys(files), (file) => files[file]?.());

/** The proof of every puzzle that is written out. */
export const proofs = Object.assign({}, ...[...proofFiles.values()].map((file) => file?.proofs)) as Proofs;

/** The proof of every family, by its path. */
export const familyProofs = Object.fromEntries(
  [...proofFiles].flatMap(([file, module]) =>
    Object.entries(module?.families ?? {}).map(([name, proof]) => [
      `${file.split("/")[1]}/${name}`,
      proof as (parameters: Parameters, reading: Reading) => Answer,
    ]),
  ),
);
