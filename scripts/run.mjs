/** The commands of package.json, and the tools behind `npm run tool`: each sets up the repository, then runs on the pinned Node. */
import { become, run, setup } from "./setup.mjs";

const portal = ["npm", ["run", "build", "--workspace", "portal", "--silent"]];
const storybookBuild = ["storybook", ["build", "--quiet", "--output-dir", "storybook-static"]];
const journeys = (variable, project, args) => [
  "env",
  [variable, "playwright", "test", "--config", "tests/playwright.config.ts", `--project=${project}`, ...args],
];

/**
 * The commands of package.json, by name.
 * @type {Record<string, (args: string[]) => object>}
 */
const commands = {
  start: (args) => ({ steps: [portal, ["node", ["sandbox/src/server.ts", "--portal", "portal/dist", ...args]]] }),
  dev: (args) => ({ steps: [["node", ["scripts/dev.ts", ...args]]] }),
  // It prepares its programs itself, beside its first checks.
  test: (args) => ({ steps: [["node", ["scripts/test.ts", ...args]]] }),
  check: (args) => ({ browser: true, steps: [["node", ["scripts/check.ts", ...args]]] }),
  storybook: (args) => ({ steps: [["storybook", ["dev", "--port", "6006", "--host", "127.0.0.1", "--ci", ...args]]] }),
  build: () => ({ steps: [portal, ["node", ["scripts/sbom.ts"]], ["node", ["scripts/packages.ts"]], storybookBuild] }),
  bench: (args) => ({ browser: "whole", steps: [["node", ["tools/bench/main.mjs", ...args]]] }),
  audit: (args) => ({ browser: true, steps: [["node", ["tools/audit/main.ts", ...args]]] }),
  new: (args) => ({ steps: [["node", ["scripts/new.ts", ...args]]] }),
};

/**
 * The tools, by name: what each is for, in a line, and its steps.
 * @type {Record<string, { line: string, needs?: string, prepare: (args: string[]) => object }>}
 */
const tools = {
  sandbox: {
    line: "The sandbox API alone",
    prepare: (args) => ({ steps: [["node", ["sandbox/src/server.ts", ...args]]] }),
  },
  format: {
    line: "Formats, and fixes what can be fixed",
    prepare: (args) => ({ steps: [["biome", ["check", "--write", ...(args.length > 0 ? args : ["."])]]] }),
  },
  changeset: {
    line: "Asks what a change means for the packages, and writes it down for the next release",
    prepare: (args) => ({ steps: [["changeset", args]] }),
  },
  walks: {
    line: "Every page, story, old browser, web server and site in further settings (tests/walks.json)",
    prepare: (args) => ({ browser: true, nginx: true, firefox: true, office: true, steps: [["node", ["tools/walks/main.ts", ...args]]] }),
  },
  matrix: {
    line: "The colours of every story in the eight other looks, with axe (tests/matrix.json)",
    prepare: (args) => ({ browser: true, steps: [["node", ["tools/matrix/main.ts", ...args]]] }),
  },
  engines: {
    line: "Every story, pattern and core journey in Firefox and WebKit (tests/engines.json)",
    prepare: (args) => ({ browser: true, engines: true, steps: [["node", ["tools/engines/main.ts", ...args]]] }),
  },
  patterns: {
    line: "What each ARIA pattern promises, on every component that claims it",
    prepare: (args) => ({ browser: true, steps: [storybookBuild, journeys("PATTERNS=1", "desktop", args)] }),
  },
  sessions: {
    line: "The journeys of sign-in, session and payment with the tokens in cookies",
    prepare: (args) => ({ browser: true, steps: [portal, journeys("SESSIONS=all", "cookie", args)] }),
  },
  consumers: {
    line: "The packed packages in sites of others",
    prepare: (args) => ({ browser: true, steps: [["node", ["scripts/consumers.ts", ...args]]] }),
  },
  screenshots: {
    line: "Stories as pictures, against those taken before or those of a commit",
    prepare: (args) => ({ browser: true, steps: [["node", ["tools/screenshots/main.ts", ...args]]] }),
  },
  chromatic: {
    line: "The same pictures on Chromatic",
    needs: "CHROMATIC_PROJECT_TOKEN",
    // Sends no error reports, as in Storybook's own settings.
    prepare: (args) => ({ steps: [["env", ["DISABLE_ERROR_MONITORING=true", "chromatic", ...args]]] }),
  },
  fuzz: {
    line: "Wild visits over all pages, with rules that must hold after each step",
    prepare: (args) => ({ browser: true, steps: [portal, ["node", ["tools/fuzz/main.ts", ...args]]] }),
  },
  simulate: {
    line: "The day on which a million customers get a bill, in calls a second",
    prepare: (args) => ({ browser: true, steps: [portal, ["node", ["tools/simulate/main.ts", ...args]]] }),
  },
  contract: {
    line: "A back end against the contract",
    prepare: (args) => ({ steps: [["node", ["tests/contract/check.ts", ...args]]] }),
  },
  hosting: {
    line: "The configuration of web servers for an installation",
    prepare: (args) => ({ steps: [["node", ["tools/hosting/main.ts", ...args]]] }),
  },
  release: {
    line: "Switches a build of the portal on, or back, on a web server",
    prepare: (args) => ({ steps: [["node", ["tools/release/main.ts", ...args]]] }),
  },
  doctor: {
    line: "What is wrong with an installed site, and how to mend it",
    prepare: (args) => ({ steps: [["node", ["tools/doctor/main.ts", ...args]]] }),
  },
  publish: {
    line: "Packs the packages and says what would be sent",
    prepare: (args) => ({
      steps: [
        ["node", ["scripts/packages.ts"]],
        ["node", ["scripts/publish.ts", ...args]],
      ],
    }),
  },
};

const [command = "", ...rest] = process.argv.slice(2);
const isTool = command === "tool";
const [name = "", ...args] = isTool ? rest : [command, ...rest];

if (isTool && name === "") {
  const width = Math.max(...Object.keys(tools).map((each) => each.length));
  console.log(
    Object.entries(tools)
      .map(([each, { line }]) => `${each.padEnd(width)}  ${line}`)
      .join("\n"),
  );
  console.log("\nnpm run tool -- <name> runs one; CONTRIBUTING.md says more of each.");
  process.exit(0);
}
const known = isTool ? tools : commands;
if (!Object.hasOwn(known, name)) {
  console.error(`Unknown ${isTool ? "tool" : "command"} "${name}". There are: ${Object.keys(known).join(", ")}.`);
  process.exit(2);
}
const { needs, prepare } = isTool ? tools[name] : { prepare: commands[name] };
if (needs && !process.env[needs]) {
  console.error(
    `Set ${needs} to the token of the project on chromatic.com; without an account, npm run tool -- screenshots compares here.`,
  );
  process.exit(2);
}
const chosenCommand = prepare(args);
setup(chosenCommand);
for (const [program, programArgs] of chosenCommand.steps.slice(0, -1)) {
  if (!run(program, programArgs).ok) process.exit(1);
}
become(...chosenCommand.steps.at(-1));
