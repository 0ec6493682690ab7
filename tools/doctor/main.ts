/** Examines a site after a deploy: `npm run tool -- doctor --help`. */
import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { readSettings, type Settings } from "../../portal/hosting/settings.ts";
import { readOptions } from "../../scripts/options.ts";
import { examine } from "./examine.ts";

const usage = `npm run tool -- doctor --url <address> [options]
  --url <address>       the site, as https://clienti.example
  --settings <file>     its hosting.json (default: portal/hosting.json)
  --release <name>      the release that must be running
  --email <address>     a customer for the contract's reading calls; the password comes from CONTRACT_PASSWORD of the environment
  --ca <file>           an authority that is trusted too, for sites inside a company
Only reads are made. Each line says what is wrong and how to mend it; the exit code is 1 if anything is.`;

const values = readOptions(usage, {
  url: { type: "string" },
  settings: { type: "string", default: "portal/hosting.json" },
  release: { type: "string" },
  email: { type: "string" },
  ca: { type: "string" },
  help: { type: "boolean" },
});
const password = process.env["CONTRACT_PASSWORD"];
if (values.help || !values.url || (values.email && !password)) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}
if (values.ca) setDefaultCACertificates([...getCACertificates("default"), readFileSync(values.ca, "utf8")]);

function settingsOrStop(file: string): Settings {
  try {
    return readSettings(file);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const lines = await examine({
  url: values.url,
  settings: settingsOrStop(values.settings),
  release: values.release,
  customer: values.email && password ? { email: values.email, password } : undefined,
}).catch((error: Error) => {
  console.error(`✗ ${values.url} cannot be reached: ${error.message}`);
  process.exit(1);
});
for (const { name, findings, skipped } of lines) {
  const passed = skipped ? "–" : "✓";
  console.log(`${findings.length > 0 ? "✗" : passed} ${name}${skipped ? `: not checked, ${skipped}` : ""}`);
  for (const { wrong, mend } of findings) console.log(`    ${wrong}\n      → ${mend}`);
}
const faults = lines.flatMap(({ findings }) => findings).length;
console.log(faults === 0 ? "\nAll is well." : `\n${faults} to mend.`);
process.exit(faults === 0 ? 0 : 1);
