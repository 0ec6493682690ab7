/** Compares a server with the contract, by reading only: `npm run contract -- --help`. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkServer } from "./checkServer.ts";
import { operations } from "./openapi.ts";
import type { Endpoints } from "./tools.ts";

const usage = `npm run contract -- --url <address> --email <address> [--config <file>]
  --url <address>     where the portal's calls go, as https://clienti.example
  --email <address>   a customer to sign in as; the password comes from CONTRACT_PASSWORD of the environment
  --config <file>     the portal's config.json with the paths of this server (default: those of the contract)
Only reads are made. Prints how each call differs from docs/api, and exits 1 if one does.`;

const { values } = parseArgs({
  options: { url: { type: "string" }, email: { type: "string" }, config: { type: "string" }, help: { type: "boolean" } },
});
const password = process.env["CONTRACT_PASSWORD"];
if (values.help || !values.url || !values.email || !password) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

const endpoints: Endpoints | undefined = values.config ? JSON.parse(readFileSync(values.config, "utf8")) : undefined;
const placeholders = (path: string) => [...path.matchAll(/\{\w+\}/g)].map(String).sort().join(" ");
const wrongPaths = operations.filter(({ operationId, path }) => {
  const configured = endpoints?.paths[operationId];
  return endpoints && (configured === undefined || placeholders(configured) !== placeholders(path));
});
for (const { operationId, path } of wrongPaths) console.log(`✗ config.json: paths.${operationId} is missing, or lacks a value of ${path}`);

const findings = await checkServer(values.url, values.email, password, endpoints).catch((error: Error) => {
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
