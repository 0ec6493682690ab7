/** Installs a build on a web server, or goes back to the one before: `npm run tool -- release --help`. */
import { spawnSync } from "node:child_process";
import { readOptions, wholeOption } from "../../scripts/options.ts";
import { currentOf, release, rollBack } from "./release.ts";

const usage = `npm run tool -- release --to <folder> [options]
  --to <folder>       the folder of the releases: current is the one that is served
  --keep <number>     builds whose releases stay, the new one included (default 3)
  --back              switch to the release before the current one instead
  --from <folder>     the build, with dist and deploy (default: portal)
  --reload <command>  run after the switch, as "nginx -t && nginx -s reload"`;

const values = readOptions(usage, {
  to: { type: "string" },
  keep: { type: "string", default: "3" },
  back: { type: "boolean" },
  from: { type: "string", default: "portal" },
  reload: { type: "string" },
  help: { type: "boolean" },
});
const keep = wholeOption("keep", values.keep);
if (values.help || !values.to) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}
try {
  const before = currentOf(values.to);
  const { name, gone } = values.back ? { name: rollBack(values.to), gone: [] } : release({ from: values.from, to: values.to, keep });
  console.log(`${values.to}/current is now ${name}${before ? ` (before: ${before})` : ""}.`);
  if (gone.length > 0) console.log(`Deleted: ${gone.join(", ")}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (values.reload && spawnSync(values.reload, { shell: true, stdio: "inherit" }).status !== 0) {
  console.error(`The files are switched, but "${values.reload}" failed: the web server runs with the configuration of before.`);
  process.exit(1);
}
