import { startSandbox } from "../sandbox/src/start.ts";

/** The day on which every journey takes place, in Rome: seeds and pictures are relative to it. */
export const today = "2026-11-20T10:00:00+01:00";

/** Starts two sandboxes with the built portal on free ports, one for each place of the tokens; the returned function ends them. */
export default async function startServer(): Promise<() => Promise<void>> {
  process.env["SANDBOX_NOW"] = today;
  const options = { port: 0, database: ":memory:", portal: process.env["PORTAL_DIST"] ?? "portal/dist" };
  const [storage, cookie] = [await startSandbox(options), await startSandbox({ ...options, session: "cookie" })];
  process.env["PORTAL_URL"] = storage.url;
  process.env["COOKIE_PORTAL_URL"] = cookie.url;
  return async () => {
    await storage.close();
    await cookie.close();
  };
}
