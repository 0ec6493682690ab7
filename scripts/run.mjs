/** The commands of package.json: each sets up the repository, then runs on the pinned Node. */
import { become, run, setup } from "./setup.mjs";

const [command = "", ...args] = process.argv.slice(2);

const portal = ["vite", ["build", "portal", "--logLevel", "warn"]];
const commands = {
  start: { steps: [portal, ["node", ["sandbox/src/server.ts", "--portal", "portal/dist", ...args]]] },
  dev: { steps: [["node", ["scripts/dev.ts", ...args]]] },
  sandbox: { steps: [["node", ["sandbox/src/server.ts", ...args]]] },
  storybook: { steps: [["storybook", ["dev", "--port", "6006", "--host", "127.0.0.1", "--ci", ...args]]] },
  new: { steps: [["node", ["scripts/new.ts", ...args]]] },
  build: {
    steps: [
      portal,
      ["node", ["scripts/sbom.ts"]],
      ["node", ["scripts/packages.ts"]],
      ["storybook", ["build", "--quiet", "--output-dir", "storybook-static"]],
    ],
  },
  publish: {
    steps: [
      ["node", ["scripts/packages.ts"]],
      ["node", ["scripts/publish.ts", ...args]],
    ],
  },
  check: { browser: true, steps: [["node", ["scripts/check.ts", ...args]]] },
  // It prepares its programs itself, beside its first checks.
  test: { steps: [["node", ["scripts/test.ts", ...args]]] },
  patterns: {
    browser: true,
    steps: [
      ["storybook", ["build", "--quiet", "--output-dir", "storybook-static"]],
      ["env", ["PATTERNS=1", "playwright", "test", "--config", "tests/playwright.config.ts", "--project=desktop", ...args]],
    ],
  },
  sessions: {
    browser: true,
    steps: [portal, ["env", ["SESSIONS=all", "playwright", "test", "--config", "tests/playwright.config.ts", "--project=cookie", ...args]]],
  },
  screenshots: args.some((arg) => arg.startsWith("--engine"))
    ? { browser: true, engines: true, steps: [["node", ["tools/engines/pictures.ts", ...args]]] }
    : { browser: true, steps: [["node", ["tools/screenshots/main.ts", ...args]]] },
  // Sends no error reports, as in Storybook's own settings.
  chromatic: { needs: "CHROMATIC_PROJECT_TOKEN", steps: [["env", ["DISABLE_ERROR_MONITORING=true", "chromatic", ...args]]] },
  walks: { browser: true, nginx: true, firefox: true, office: true, steps: [["node", ["tools/walks/main.ts", ...args]]] },
  matrix: { browser: true, steps: [["node", ["tools/matrix/main.ts", ...args]]] },
  engines: { browser: true, engines: true, steps: [["node", ["tools/engines/main.ts", ...args]]] },
  fuzz: { browser: true, steps: [portal, ["node", ["tools/fuzz/main.ts", ...args]]] },
  simulate: { browser: true, steps: [portal, ["node", ["tools/simulate/main.ts", ...args]]] },
  phone: { browser: true, steps: [portal, ["node", ["tools/phone/main.ts", ...args]]] },
  audit: { browser: true, steps: [["node", ["tools/audit/main.ts", ...args]]] },
  consumers: { browser: true, steps: [["node", ["scripts/consumers.ts", ...args]]] },
  contract: { steps: [["node", ["tests/contract/check.ts", ...args]]] },
  hosting: { steps: [["node", ["tools/hosting/main.ts", ...args]]] },
  release: { steps: [["node", ["tools/release/main.ts", ...args]]] },
  doctor: { steps: [["node", ["tools/doctor/main.ts", ...args]]] },
  bench: { browser: "whole", steps: [["node", ["tools/bench/main.mjs", ...args]]] },
};

const chosenCommand = commands[command];
if (!chosenCommand) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
if (chosenCommand.needs && !process.env[chosenCommand.needs]) {
  console.error(
    `Set ${chosenCommand.needs} to the token of the project on chromatic.com; without an account, npm run screenshots compares here.`,
  );
  process.exit(2);
}
setup(chosenCommand);
for (const [program, programArgs] of chosenCommand.steps.slice(0, -1)) {
  if (!run(program, programArgs).ok) process.exit(1);
}
become(...chosenCommand.steps.at(-1));
