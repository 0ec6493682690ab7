import { startSandbox } from "../sandbox/src/start.ts";

/** The day on which every journey takes place, in Rome: seeds and pictures are relative to it. */
export const today = "2026-11-20T10:00:00+01:00";

/** Starts the sandbox with the built portal on a free port; the returned function ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  process.env["SANDBOX_NOW"] = today;
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: process.env["PORTAL_DIST"] ?? "portal/dist" });
  process.env["PORTAL_URL"] = sandbox.url;
  return sandbox.close;
}
