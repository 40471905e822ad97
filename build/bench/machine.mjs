import { cpus, loadavg, totalmem } from "node:os";

/** What the figures were measured on, as lines of text. */
export function machine(browserVersion, build) {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0] ?? 0;
  const busy = load > processors.length ? " (other programs were running: times are too long)" : "";
  return [
    `Processor  ${processors[0]?.model.trim() ?? "unknown"}, ${processors.length} cores, ${memory} GB of memory`,
    `Load       ${load.toFixed(1)}${busy}`,
    `Node       ${process.version}`,
    `Chromium   ${browserVersion ?? "none found"}`,
    `Build      ${minute(build.builtAt)}`,
    `Measured   ${minute(new Date())}`,
  ].join("\n");
}

const minute = (date) => `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
