/**
 * Figures of a phone: where the answers stand, in pixels, and what tasks take, in presses from the home page; then the time and the memory
 * of the largest export. In front of the sandbox, on the day of the journeys. The exit code is 1 if a limit is exceeded.
 */
import { join } from "node:path";
import { root } from "../../scripts/setup.mjs";
import { startServers } from "../common/servers.ts";
import { measureExports } from "./exports.ts";
import { measurePhone, type Say } from "./figures.ts";

const { url, browser, close } = await startServers(process.env["PORTAL_DIST"] ?? join(root, "portal/dist"));
let met = true;

const say: Say = (name, value, limit, unit) => {
  const isMet = value <= limit;
  met &&= isMet;
  console.log(`${isMet ? "✓" : "✗"} ${name}: ${Math.round(value * 1000) / 1000} ${unit}, at most ${limit}`);
};

try {
  await measurePhone(browser, url, say);
  for (const { format, documents, seconds, megabytes, longest } of await measureExports(browser, url)) {
    say(`${documents} documents as ${format}`, seconds, 10, "s");
    say(`  its most memory`, megabytes, 150, "MB");
    console.log(`  longest time without an answer to a press: ${Math.round(longest)} ms`);
  }
} finally {
  await close();
}
process.exitCode = met ? 0 : 1;
