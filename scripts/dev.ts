/** The portal with hot reload, in front of the sandbox. Ctrl+C ends both. */
import { spawn } from "node:child_process";

const children = [
  spawn("node", ["--watch", "sandbox/src/server.ts", "--port", "4010"], { stdio: "inherit" }),
  spawn("vite", ["portal", "--host", "127.0.0.1"], { stdio: "inherit" }),
];
const end = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", end);
process.on("SIGTERM", end);
for (const child of children) child.on("exit", end);
