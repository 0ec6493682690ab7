/** Compares a server with the contract, by reading only: `npm run tool -- contract --help`. */
import { readFileSync } from "node:fs";
import { pathFaults } from "../../portal/hosting/names.ts";
import { type Config, parseConfig } from "../../portal/src/platform/config/config.ts";
import { readOptions } from "../../scripts/options.ts";
import { checkServer } from "./checkServer.ts";

const usage = `npm run tool -- contract --url <address> --email <address> [--config <file>]
  --url <address>     where the portal's calls go, as https://clienti.example
  --email <address>   a customer to sign in as; the password comes from CONTRACT_PASSWORD of the environment
  --config <file>     the portal's config.json with the paths of this server (default: those of the contract)
Only reads are made. Prints how each call differs from docs/api, and exits 1 if one does.`;

const values = readOptions(usage, {
  url: { type: "string" },
  email: { type: "string" },
  config: { type: "string" },
  help: { type: "boolean" },
});
const password = process.env["CONTRACT_PASSWORD"];
if (values.help || !values.url || !values.email || !password) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

function configOrStop(file: string): Config {
  try {
    return parseConfig(readFileSync(file, "utf8"));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const config = values.config ? configOrStop(values.config) : undefined;
const wrongPaths = config ? pathFaults(config) : [];
for (const fault of wrongPaths) console.log(`✗ config.json: ${fault}`);

const findings = await checkServer(values.url, values.email, password, config).catch((error: Error) => {
  console.error(`${values.url} cannot be reached: ${String(error.cause ?? error.message)}`);
  process.exit(2);
});
for (const { name, requests, faults } of findings) {
  console.log(`${faults.length === 0 ? "✓" : "✗"} ${name} (${requests}×)`);
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
}
const differing = findings.filter(({ faults }) => faults.length > 0).length + wrongPaths.length;
console.log(`\n${findings.length} calls checked, ${differing} differ from the contract.`);
process.exit(differing > 0 ? 1 : 0);
