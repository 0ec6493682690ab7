/** Writes the configuration of web servers for an installation, from a build: `npm run tool -- hosting --help`. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readInstallation } from "../../portal/hosting/settings.ts";
import { readRules, writeDeployment } from "../../portal/hosting/write.ts";
import { readOptions } from "../../scripts/options.ts";

const usage = `npm run tool -- hosting [options]
  --config <file>    config.json of the installation (default: portal/public/config.json)
  --settings <file>  hosting.json of the installation (default: portal/hosting.json)
  --build <folder>   the build, with dist (default: portal)
Puts config.json into the build, and writes <build>/deploy anew: nginx, container, Kubernetes, table for a CDN.
A wrong field or template is named, and nothing is written.`;

const values = readOptions(usage, {
  config: { type: "string", default: "portal/public/config.json" },
  settings: { type: "string", default: "portal/hosting.json" },
  build: { type: "string", default: "portal" },
  help: { type: "boolean" },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
try {
  const dist = join(values.build, "dist");
  const installation = readInstallation(values.config, values.settings);
  const rules = readRules(dist, installation);
  writeDeployment(rules, installation, values.config, join(values.build, "deploy"));
  copyFileSync(values.config, join(dist, "config.json"));
  writeFileSync(join(dist, "hosting.json"), `${JSON.stringify(rules, null, 2)}\n`);
  console.log(`Written to ${join(values.build, "deploy")}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
