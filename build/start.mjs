// `npm start`: installs what is missing, builds the site and serves it as a static host would.
import { spawn } from "node:child_process";
import { installPackages, run } from "./install.mjs";

const port = process.env.PORT || "4173";
installPackages();
run("npm", ["run", "--silent", "build"]);
const server = spawn(
  "npx",
  ["serve", "dist", "--listen", port, "--no-clipboard", "--no-port-switching", "--no-request-logging"],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);
server.on("exit", (code) => {
  console.error(`The server ended. Is something else using port ${port}? Try another: PORT=5000 npm start`);
  process.exit(code ?? 1);
});
server.on("spawn", () => console.log(`\nSumwhere is at http://localhost:${port}   (Ctrl+C stops it)`));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill() && process.exit(0));
