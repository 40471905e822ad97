// The rule of floors (.dependency-cruiser.cjs), and that it was really looked at: with a TypeScript it cannot read,
// dependency-cruiser finds no modules, no violations, and says that all is well.
import { spawnSync } from "node:child_process";

const leastModules = 150;
const { stdout, stderr } = spawnSync(
  "npx",
  ["depcruise", "src", "build", "--config", ".dependency-cruiser.cjs", "--output-type", "json"],
  { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
if (!stdout) {
  console.error(stderr);
  process.exit(1);
}
const { violations, totalCruised } = JSON.parse(stdout).summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (totalCruised < leastModules) console.error(`only ${totalCruised} modules were read, there are more`);
console.log(`floors: ${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || totalCruised < leastModules ? 1 : 0);
